// Coming back to a game, and two windows on one game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, until } from "../lib/table.mjs";

const stage = suite();

/** What a player sees: the question, the tracks and where every counter lies. */
const shown = (page) => page.evaluate(() => ({
  question: document.querySelector(".question").textContent,
  tracks: [...document.querySelectorAll(".tracks li, .points li")].map((one) => one.textContent),
  counters: [...document.querySelectorAll(".layer-counters [data-unit]")].map((one) => `${one.dataset.unit} ${one.style.transform}`).sort(),
}));

const windowOn = async (id) => {
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false } }), stage.server, id);
  await hand.open();
  return hand;
};

test("a reload in the middle of a move shows the same position", async () => {
  const hand = await windowOn(await battle(stage.server.api));
  await hand.makes(() => hand.pick("us_sherman"));
  await hand.makes(() => hand.click("N08"));
  const before = await shown(hand.page);
  await hand.page.reload();
  await hand.ready();
  assert.deepEqual(await shown(hand.page), before);
  await closePage(hand.page);
});

test("two windows on one game stay in step", async () => {
  const id = await battle(stage.server.api);
  const [one, other] = [await windowOn(id), await windowOn(id)];
  const inStep = () => until(async () => JSON.stringify(await shown(one.page)) === JSON.stringify(await shown(other.page)), "both windows show the same");
  await one.makes(() => one.pick("us_sherman"));
  await inStep();
  assert.match(await other.question(), /^Sherman has 4/);
  await other.makes(() => other.click("N08"));
  await inStep();
  assert.match(await one.question(), /^Sherman has 3/);
  await one.makes(() => one.page.keyboard.press("u"));
  await inStep();
  assert.match(await other.question(), /^Sherman has 4/);
  await Promise.all([closePage(one.page), closePage(other.page)]);
});
