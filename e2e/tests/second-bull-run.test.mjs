// Second Bull Run, 29 August, through the page: the first turn with its entries, the last turn to its verdict, and how it is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { checkTheEnd, playOn } from "../lib/ending.mjs";
import { battle, beforeAttack, bold, calm, counter, COUNTER_STROKE, playUntil, SECOND, track } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";

const stage = suite();
/** Choices about entries that are made through the page. */
const MARCHES = 8;
const has = (verb) => (game) => game.view.choices.some((choice) => choice.verb === verb);

/** A unit that waits is picked among the buttons and set on an entry that is lit on the map. */
async function enterByMap(hand) {
  const { view } = await hand.game();
  const entry = view.choices.find((choice) => choice.verb === "enter" || choice.verb === "arrive");
  await hand.page.locator(`[data-key="tray-${entry.unit}"]`).click();
  await hand.page.locator(".layer-areas .lit").waitFor();
  const game = await hand.makes(() => hand.click(entry.place));
  assert.equal(counter(game, entry.unit).place, entry.place, "it stands where it entered");
}

test("29 August: set up by one button, the entries of turn 1 and an activation, to turn 2", async () => {
  const hand = await sitDown(stage, await stage.server.api.newGame(SECOND));
  const { page } = hand;
  assert.doesNotMatch(await page.locator(".track-phase").innerText(), /\//, "the set-up is none of the numbered phases");
  const first = page.locator(".prompt .actions button").first();
  assert.equal(await first.getAttribute("data-key"), "muster", "placing the whole army is offered first");
  const placed = await hand.makes(async () => {
    await first.click();
    await page.locator("[role=menu] [role=menuitem]").first().click();
  });
  const standing = placed.view.counters.filter((one) => one.side === "confederate" && one.place);
  assert.ok(standing.length > 15 && (await page.locator(".layer-counters .confederate").count()) === standing.length, "Jackson's corps is drawn");

  const entries = await playUntil(stage.server.api, hand.id, has("arrive"));
  await hand.ready();
  const due = entries.view.counters.filter((one) => one.side === "union" && one.markers.some((mark) => mark.id === "due"));
  await until(async () => (await page.locator('.army:first-child [data-key^="group-union-s-"]').count()) > 3, "reinforcements by turn and entry");
  assert.ok(due.length > 20, "most of the army is still to come");
  await enterByMap(hand);
  // Some more by the page, the others by the interface: they enter all alike.
  await playOn(hand, calm, (game) => has("designate")(game) || game.made > placed.made + MARCHES);
  const acting = await playUntil(stage.server.api, hand.id, has("designate"));
  await hand.ready();

  // One commander, one division, one brigade; then both sides let the turn pass.
  const called = await hand.makes(() => hand.perform(acting.view.choices.find((choice) => choice.verb === "designate")));
  const chief = called.view.counters.find((one) => one.markers.some((mark) => mark.id === "designated"));
  assert.ok(await hand.counter(chief.id).locator(".chosen").count(), "the designated commander has a ring");
  const active = await playOn(hand, (choices) => choices.find((choice) => choice.verb === "activate") ?? calm(choices), (game) => has("act")(game) || has("lead")(game));
  if (has("act")(active)) await hand.makes(() => hand.perform(active.view.choices.find((choice) => choice.verb === "act")));
  const next = await playOn(hand, calm, (game) => track(game, "turn").value > 1);
  assert.equal(track(next, "turn").value, 2);
  assert.match(await page.locator(".track-turn").innerText(), /2\/10/);
  await closePage(page);
});

test("29 August: the last turn is played to its verdict, and the report and the replay tell it", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ ...SECOND, players: { union: "random", confederate: "random" } });
  const last = await api.computer(id, (game) => track(game, "turn").value < track(game, "turn").max, 20);
  assert.equal(track(last, "turn").value, track(last, "turn").max);
  await api.players(id, { union: "human", confederate: "human" });
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const over = await playOn(hand, calm);
  await checkTheEnd(hand);

  const middle = Math.round(over.made / 2);
  await page.goto(`/game/${id}/replay?at=${middle}`);
  const then = await api.get(`/api/games/${id}/at/${middle}`);
  await until(async () => (await page.locator(".question").innerText()) === then.view.asked.choose.prompt, "the middle of the battle is shown");
  const drawn = await page.locator(".layer-counters [data-unit]").evaluateAll((all) => all.map((one) => one.dataset.unit).sort());
  assert.deepEqual(drawn, then.view.counters.filter((one) => one.place).map((one) => one.id).sort());
  await closePage(page);
});

test("an attack is declared with an arrow, fought with its odds before it, and told folded", async () => {
  const id = await beforeAttack(stage.server.api, COUNTER_STROKE);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  await page.locator(".layer-areas .lit.target").waitFor();
  await hand.makes(() => hand.click("129"));
  await page.locator(".layer-marks .attack.firm").waitFor();
  const ready = await playUntil(stage.server.api, id, has("fight"));
  await hand.ready();
  const fight = ready.view.choices.find((choice) => choice.verb === "fight");
  await page.locator(".odds .roll").waitFor();
  const sheet = await stage.server.api.get(`/api/games/${id}/odds?choice=${encodeURIComponent(fight.notation)}`);
  assert.equal(await page.locator(".odds .bars > .outcome").count(), sheet.outcomes.length);
  for (const { label, then } of sheet.outcomes.filter((one) => one.then)) {
    assert.equal(then.side, null, "nobody chooses who is tested");
    const line = page.locator(".odds .bars > .outcome", { hasText: label }).first();
    assert.equal(await line.locator("summary").first().innerText(), `Then: ${then.prompt}`);
  }
  await page.locator(".odds .roll").hover();
  await page.locator(".layer-marks .outline.told").waitFor();
  await hand.makes(() => page.locator(".odds .roll").click());
  await page.locator("#tab-log").click();
  const fold = page.locator(".log-fold").last();
  await fold.locator("summary").click();
  assert.ok((await fold.locator(".log-line").count()) >= 2, "what went into the sums is there");
  await closePage(page);
});

test("the whole table speaks French", async () => {
  const hand = await sitDown(stage, await battle(stage.server.api, COUNTER_STROKE), { lang: "fr-FR" });
  const { page } = hand;
  const game = await hand.ready("fr");
  for (const choice of game.view.choices) assert.ok((await hand.button(choice.notation).innerText()).startsWith(choice.label), `${choice.notation} has its French label`);
  const text = await page.locator("body").innerText();
  assert.deepEqual(text.match(/\[[a-z-]+\]/g) ?? [], [], "no word is missing");
  assert.match(await page.locator(".armies").innerText(), /Corps de McDowell/);
  await closePage(page);
});

test("on a phone a division is called by a tap on one of its counters, and marches by a tap on a zone", async () => {
  const id = await battle(stage.server.api, COUNTER_STROKE);
  await stage.server.api.play(id, "designate us_cc_reno");
  const hand = await sitDown(stage, id, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = hand;
  const tap = async (unit) => {
    const { x, y } = await hand.face(unit);
    await page.touchscreen.tap(x, y);
  };
  await hand.makes(() => tap("us_nagle"));
  await hand.makes(() => tap("us_nagle"));
  const stepped = await hand.makes(() => hand.tap("119"));
  assert.equal(counter(stepped, "us_nagle").place, "119");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `nothing sticks out: ${wide}`);
  await closePage(page);
});

test("29 August as a whole through the page", { skip: process.env.BRIGADIER_LONG ? false : "only with BRIGADIER_LONG=1", timeout: 1_800_000 }, async () => {
  const id = await stage.server.api.newGame({ ...SECOND, players: { union: "human", confederate: "greedy" } });
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } }), stage.server, id);
  await hand.open();
  await playOn(hand, bold);
  await checkTheEnd(hand);
  await closePage(hand.page);
});
