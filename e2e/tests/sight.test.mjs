// Lines of sight: laid over the map by key and by menu, told by pointer and by keyboard; absent where a title has none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage } from "../lib/browser.mjs";
import { battle, THIRD } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown, until } from "../lib/table.mjs";

const stage = suite();

/** A battery of the side that is not asked, lest a click moves it, with what it sees as the server tells it. */
async function lookout(api, id) {
  const { view } = await api.game(id);
  const guns = view.counters.filter((one) => one.kind === "artillery" && one.place && one.side !== view.asked.choose.side);
  for (const gun of guns) {
    const { places } = await api.get(`/api/games/${id}/sight/${gun.place}`);
    const empty = (line) => !view.counters.some((one) => one.place === line.place);
    const clear = places.find((line) => line.clear && line.distance > 1 && empty(line));
    const blocked = places.find((line) => line.by.length === 1 && empty(line));
    if (clear && blocked) return { gun, clear, blocked, places };
  }
  throw new Error("no battery sees anything");
}

test("what a battery sees is shown, and what blocks is named", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ title: "cedar-mountain" });
  const { gun, clear, blocked } = await lookout(api, id);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const legend = page.locator(".legend");
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("v");
  await legend.getByText("Pick a unit or a place").waitFor();
  await hand.pick(gun.id);
  await page.locator(".sighted").first().waitFor({ state: "attached" });
  for (const line of [clear, blocked]) {
    const { x, y } = await hand.seen(line.place);
    await page.mouse.move(x, y);
    await page.locator(".tip").getByText(line.reason.text).waitFor();
    assert.ok((await legend.innerText()).includes(`${line.reason.text} [${line.reason.rule}]`));
    assert.equal(await page.locator(".layer-aim .sight-line").count(), 1, "a line is drawn under the counters");
    assert.equal(await page.locator(".layer-marks .sight-cross").count(), line.by.length, "a cross at what blocks");
  }
  // The bands of range, each with its pattern and its words.
  const { bands, places } = await api.get(`/api/games/${id}/sight/${gun.place}`);
  assert.equal(bands.length, 3);
  const said = await legend.innerText();
  for (const words of bands) assert.ok(said.includes(words), words);
  const reached = new Set(places.filter((line) => line.clear && line.band !== null).map((line) => line.band));
  assert.equal(await page.locator(".layer-areas .sighted.fire").count(), reached.size);
  // By keyboard: the sentence belongs to what is read out about the place.
  await page.mouse.move(2, 2);
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("g");
  await page.keyboard.type(clear.place);
  await page.keyboard.press("Enter");
  await page.locator(".map-cursor").focus();
  assert.ok((await page.locator(".map-cursor [role=option]").innerText()).includes(clear.place));
  await page.keyboard.press("v");
  await page.locator(".sighted").first().waitFor({ state: "detached" });
  assert.ok(!(await legend.innerText()).includes("seen from"));
  await closePage(page);
});

test("places under fire are shaded and numbered: the enemy's fire, then one's own, then none", async () => {
  const { api } = stage.server;
  const id = await battle(api, THIRD);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const legend = page.locator(".legend");
  const shown = async (side) => {
    const fire = await api.get(`/api/games/${id}/fire/${side}`);
    await legend.getByText(fire.note).waitFor();
    // Both sides' fire has the same note, so the numbers of the one before may still be there.
    const wanted = fire.places.map((one) => one.strength).join();
    await until(async () => (await page.locator(".layer-areas .fire-strength").allTextContents()).map(Number).join() === wanted, `the fire of the ${side} is shown`);
    return fire;
  };
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("d");
  const { places } = await shown("confederate");
  assert.ok((await legend.innerText()).match(/strength \d/g).length > 1, "the shades are explained");
  // A place by keyboard says who fires at it.
  const [hot] = [...places].sort((a, b) => b.strength - a.strength);
  await page.keyboard.press("g");
  await page.keyboard.type(hot.place);
  await page.keyboard.press("Enter");
  assert.match(await page.locator(".map-cursor [role=option]").innerText(), new RegExp(`Under fire with ${hot.strength}`));
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("d");
  await shown("union");
  await page.keyboard.press("d");
  await page.locator(".fire-strength").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Overlays" }).first().click();
  const menu = page.locator("[role=menu]");
  assert.ok(await menu.evaluate((one) => Boolean(one.closest("main"))), "a menu is part of the main landmark");
  await menu.getByText("Enemy’s fire").click();
  await shown("confederate");
  await closePage(page);
});

test("fire and range speak French", async () => {
  const id = await battle(stage.server.api, THIRD);
  const hand = await sitDown(stage, id, { lang: "fr-FR", prefs: { overlays: ["fire"] } });
  await hand.page.locator(".legend").getByText("si personne ne bouge").waitFor();
  assert.match(await hand.page.locator(".legend").innerText(), /force \d/);
  await closePage(hand.page);
});

test("a title without lines of sight does not offer them", async () => {
  const id = await battle(stage.server.api);
  const hand = await sitDown(stage, id, { prefs: { overlays: ["sight"] } });
  const { page } = hand;
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Overlays" }).first().click();
  await page.locator("[role=menu]").waitFor();
  for (const hasText of ["Line of sight", "Enemy’s fire"]) assert.equal(await page.locator("[role=menu]", { hasText }).count(), 0);
  await closePage(page);
});
