// The first turn through the page: a game from the lobby, its set-up, a march, an attack.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle, beforeAttack, SET_UP } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();
/** Nothing is chosen for the player, so that the tests know what comes next. */
const QUICK = { auto: false };

async function sitDown(id) {
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: QUICK }), stage.server, id);
  await hand.open();
  return hand;
}

test("a new game from the lobby is set up on the page by mouse and keyboard", async () => {
  const page = await openPage(stage.browser, stage.server, { prefs: QUICK });
  await page.goto("/");
  await page.getByRole("button", { name: "Play both sides" }).first().click();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.locator("#seat-union").inputValue(), "human");
  assert.equal(await dialog.locator("#seat-confederate").inputValue(), "human");
  assert.ok(await dialog.locator('input[value="historical"]').isChecked());
  await dialog.locator("#game-name").fill("The first turn");
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  const table = new Hand(page, stage.server, page.url().split("/").at(-1));
  await table.ready();

  const [place, ...others] = SET_UP;
  await table.makes(() => table.click(place.split(" ").at(-1)));
  const faced = await table.makes(async () => {
    await page.keyboard.press("e");
    await page.keyboard.press("Enter");
  });
  assert.equal(faced.made, 2, "the first facing was chosen by keys");
  let game = await table.makes(() => page.keyboard.press("u"));
  assert.equal(game.made, 1, "and taken back by another");
  for (const notation of others) {
    const choice = game.view.choices.find((one) => one.notation === notation);
    assert.ok(choice, `${notation} is offered`);
    game = await table.makes(() => table.perform(choice));
  }
  assert.equal(game.made, SET_UP.length);
  assert.match(await table.question(), /^Select a brigade to activate/);
  assert.equal(await page.locator(".game-name").innerText(), "The first turn");
  await closePage(page);
});

test("a brigade shows its reach with costs, marches and faces", async () => {
  const hand = await sitDown(await battle(stage.server.api));
  const { page } = hand;
  await hand.makes(() => hand.pick("us_sherman"));
  assert.match(await hand.question(), /^Sherman has 4 movement points left/);
  const reach = await stage.server.api.get(`/api/games/${hand.id}/reach/us_sherman`);
  await page.locator(".layer-areas .cost.far").first().waitFor();
  assert.equal(await page.locator(".layer-areas .cost").count(), reach.places.length, "every place in reach bears its cost");
  const { x, y } = await hand.seen("N08");
  await page.mouse.move(x, y);
  await page.locator(".tip:not([hidden])").waitFor();
  assert.match(await page.locator(".tip").innerText(), /along a road \[BR-10\.3-cost-road\]/);
  assert.equal(await page.locator(".layer-marks .way").count(), 1, "the way is drawn");

  let game = await hand.makes(() => hand.click("N08"));
  assert.equal(game.view.counters.find((one) => one.id === "us_sherman").place, "N08");
  assert.match(await hand.question(), /^Sherman has 3 movement points left/);
  game = await hand.makes(() => hand.button("stop").click());
  const facing = game.view.choices.find((one) => one.verb === "face");
  game = await hand.makes(() => hand.click(facing.facing));
  const sherman = game.view.counters.find((one) => one.id === "us_sherman");
  assert.ok(sherman.front.includes(facing.facing), "it looks where it was told to");
  assert.ok(sherman.markers.some((one) => one.id === "acted"));
  await closePage(page);
});

test("an attack shows its exact odds before the dice, and its story with rules after", async () => {
  const hand = await sitDown(await beforeAttack(stage.server.api));
  const { page } = hand;
  await hand.makes(() => hand.click("S06"));
  const joined = await hand.makes(() => hand.button("join us_sherman").click());
  const odds = page.locator(".odds");
  await odds.waitFor();
  const sheet = await stage.server.api.get(`/api/games/${hand.id}/odds?choice=resolve`);
  assert.equal(await odds.locator(".bars > .outcome").count(), sheet.outcomes.length);
  const chances = await odds.locator(".bars > .outcome > .bar-line .bar-number").evaluateAll((all) => all.map((one) => parseFloat(one.textContent)));
  assert.ok(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 100) <= chances.length, `the chances ${chances} add up to 100 %`);
  assert.equal(await odds.locator(".modifiers .chip").count(), sheet.modifiers.length + sheet.dice.length, "every modifier names its rule");
  assert.equal((await hand.game()).made, joined.made, "no die has fallen yet");

  const rolled = await hand.makes(() => odds.locator(".roll").click());
  const step = (await stage.server.api.get(`/api/games/${hand.id}/log?from=0`)).steps.find((one) => one.notation === "resolve");
  assert.ok(step.faces.length > 0 && rolled.made > joined.made);
  await page.locator("#tab-log").click();
  const line = page.locator(".log-group li.with-dice", { has: page.locator(`a[href$="at=${step.n}"]`) });
  assert.equal(await line.locator(".one-die").count(), step.faces.length, "every die is shown");
  assert.match(await line.locator(".dice-line .unseen").textContent(), new RegExp(String(step.faces[0].face)));
  const ruled = step.events.find((event) => event.rule);
  await line.locator(".chip").first().click();
  const { rules } = await stage.server.api.get("/api/titles/bull-run-1861/rules");
  const rule = rules.find((one) => one.id === ruled.rule);
  assert.match(await page.getByRole("dialog").innerText(), new RegExp(rule.text.slice(0, 40).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await closePage(page);
});
