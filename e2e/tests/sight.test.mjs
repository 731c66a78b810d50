// Lines of sight: laid over the map by key and by menu, told by pointer and by keyboard; absent where a title has none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage } from "../lib/browser.mjs";
import { battle } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown } from "../lib/table.mjs";

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

test("a title without lines of sight does not offer them", async () => {
  const id = await battle(stage.server.api);
  const hand = await sitDown(stage, id, { prefs: { overlays: ["sight"] } });
  const { page } = hand;
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("v");
  await page.getByRole("button", { name: "Overlays" }).first().click();
  await page.locator("[role=menu]").waitFor();
  assert.equal(await page.locator("[role=menu]", { hasText: "Line of sight" }).count(), 0);
  await closePage(page);
});
