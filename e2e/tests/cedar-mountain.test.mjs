// The third title, the first on hexes: guns that fire together, a march, the lesson, the last turn to its verdict.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { checkTheEnd, playOn } from "../lib/ending.mjs";
import { battle, counter, playUntil, scriptOf, THIRD, track } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, name, step } = scriptOf(THIRD);
const firers = (game) => game.view.counters.filter((one) => one.target).map((one) => one.id);
const first = (choices, verbs) => verbs.map((verb) => choices.find((one) => one.verb === verb)).find(Boolean);

/** Ends whatever can be ended and gives way where that must be. */
const calmly = (choices) => first(choices, ["done", "halt", "flee", "toward", "refuge"]) ?? choices.at(-1);

/** Fires whatever can fire, brings on whoever comes and lets every third unit march. */
function warlike() {
  let asked = 0;
  return (choices) => {
    const fire = first(choices, ["join", "fire", "target", "rally", "enter", "arrive", "step"]);
    if (fire) return fire;
    asked += 1;
    return (asked % 3 === 0 && first(choices, ["move"])) || calmly(choices);
  };
}

/** What the odds sheet shows, once it is that of the server. */
async function checkOdds(hand) {
  const sheet = await hand.api.get(`/api/games/${hand.id}/odds?choice=fire`);
  const notes = hand.page.locator(".odds");
  await notes.getByText(sheet.notes[0]).waitFor();
  assert.equal(await notes.locator(".bars > .outcome").count(), sheet.outcomes.length);
  return sheet;
}

test("the guns' turn: set up as it stands, guns join and leave, the odds follow, the dice fall", async () => {
  const hand = await sitDown(stage, await stage.server.api.newGame(THIRD));
  const { page } = hand;
  for (const side of ["union", "confederate"]) {
    const { view } = await hand.game();
    assert.equal(view.asked.choose.side, side);
    await hand.makes(() => hand.perform(view.choices.find((one) => one.verb === "done")));
  }
  await hand.makes(() => hand.pick("cs_early"));
  await hand.makes(() => hand.button("join us_res3").click());
  const alone = await checkOdds(hand);
  assert.equal(await page.locator(".attack.far").count(), 1, "a line runs from the battery to its target");

  // In any order, and out again.
  await hand.makes(() => hand.button("join us_res1").click());
  assert.deepEqual(firers(await hand.ready()), ["us_res1", "us_res3"]);
  const both = await checkOdds(hand);
  assert.notDeepEqual(both.outcomes, alone.outcomes, "two batteries do more than one");
  assert.equal(await page.getByRole("button", { name: /^Fire at/ }).count(), 1, "one button throws the dice");
  await hand.makes(() => hand.button("join us_res3").click());
  assert.deepEqual(firers(await hand.game()), ["us_res1"], "a battery was let out by its button");
  assert.equal((await hand.api.log(hand.id)).at(-1).notation, "leave us_res3", "by a choice of its own, not by taking back");
  await hand.makes(() => page.locator('[data-key="join-all"]').click());
  assert.equal(firers(await hand.game()).length, 6, "all were let in");
  await until(async () => (await page.locator(".attack.far").count()) === 6, "every battery has its line");
  assert.equal(await page.locator('.member[aria-pressed="true"]').count(), 6);
  assert.equal(await page.locator('[data-key="join-all"]').count(), 0);

  // Folded panels leave everything in the prompt.
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("\\");
  await page.locator('.prompt [data-key="fire"]').waitFor();
  assert.equal(await page.locator(".prompt .member").count(), 6);
  await page.keyboard.press("\\");
  await page.locator('.prompt [data-key="fire"]').waitFor({ state: "detached" });

  await checkOdds(hand);
  assert.match(await page.locator(".odds h2").first().innerText(), /^Fire at /, "it is a fire, not an attack");
  const fired = await hand.makes(() => page.locator(".odds .roll").click());
  const [{ faces }] = (await hand.api.log(hand.id)).filter((one) => one.notation === "fire");
  assert.ok(faces.length > 0, "dice fell");
  await playOn(hand, calmly, (game) => track(game, "turn").value > track(fired, "turn").value);
  await closePage(page);
});

test("the cells that apply are lit on the charts beside the odds and on the rules page", async () => {
  const { api } = stage.server;
  const id = await battle(api, THIRD);
  for (const notation of ["target cs_early", "join us_res1", "join us_res3"]) await api.play(id, notation);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const { cells } = await checkOdds(hand);
  const { charts } = await api.get(`/api/titles/${THIRD.title}/rules`);
  await until(async () => (await page.locator(".odds-chart .lit-cell").count()) === cells.length, "every cell that applies is lit");
  const combat = cells.filter((one) => one.chart === "combat");
  assert.equal(combat.flatMap((one) => one.faces).length, 10, "every face of the die leads somewhere");
  const shown = await page.locator(".odds-chart").first().locator(".lit-cell b").allTextContents();
  const rows = charts.find((one) => one.id === "combat").rows;
  assert.deepEqual(shown, combat.map(({ row, column }) => rows[row].cells[column]));
  const [rules] = await Promise.all([page.waitForEvent("popup"), page.locator(".odds-chart a").first().click()]);
  const lit = rules.locator("#chart-combat .lit-cell");
  await lit.first().waitFor();
  assert.equal(await lit.count(), combat.length);
  assert.ok(await lit.first().evaluate((cell) => cell.getBoundingClientRect().bottom < innerHeight && cell.getBoundingClientRect().top > 0), "scrolled to");
  assert.equal(await rules.locator("#chart-combat .source-R").innerText(), "reconstructed");
  await rules.close();
  await closePage(page);
});

test("on a phone guns are let in and out by finger, before and after a reload, and nothing runs off the screen", async () => {
  const { api } = stage.server;
  const id = await battle(api, THIRD);
  await api.play(id, "target cs_early");
  const hand = await sitDown(stage, id, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = hand;
  const tap = (unit) => hand.makes(() => page.locator(`.joint [data-key="join ${unit}"]`).tap());
  await tap("us_res3");
  await tap("us_res1");
  const both = await checkOdds(hand);
  await page.reload();
  await page.locator('.member[aria-pressed="true"]').nth(1).waitFor();
  await tap("us_res3");
  assert.deepEqual(firers(await hand.game()), ["us_res1"]);
  const one = await checkOdds(hand);
  assert.notDeepEqual(one.outcomes, both.outcomes);
  assert.match(await page.locator(".joint h3").innerText(), /^1 of 6 take part, strength 1$/);
  // Two fingers quicker than the server: neither touch is lost.
  await page.locator('.joint [data-key="join us_res4"]').tap();
  await page.locator('.joint [data-key="join us_res5"]').tap();
  await until(async () => firers(await hand.game()).length === 3, "both were let in");
  for (const box of [".prompt", ".panel", ".joint"])
    assert.ok(await page.locator(box).evaluate((at) => at.scrollWidth <= at.clientWidth + 1), `${box} does not scroll sideways`);
  await closePage(page);
});

test("who can fire at a unit is told from where it stands, without points", async () => {
  const id = await battle(stage.server.api, THIRD);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const { view } = await hand.game();
  const { place } = counter({ view }, "us_res3");
  const { threats } = await hand.api.get(`/api/games/${id}/threats/${place}`);
  await hand.page.mouse.move(2, 2);
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("g");
  await page.keyboard.type(place);
  await page.keyboard.press("Enter");
  await page.keyboard.press("t");
  await page.locator(".threat-part").first().waitFor();
  const parts = await page.locator(".threat-part .small").allTextContents();
  assert.equal(parts.length, threats.flatMap((one) => one.units).length);
  assert.ok(parts.every((words) => /^from /.test(words) && !/points/.test(words)), parts[0]);
  assert.match(await page.locator(".panel").innerText(), /One fire each and all together/);
  await closePage(page);
});

test("a brigade shows its reach in whole and half points, and marches", async () => {
  const { api } = stage.server;
  const id = await battle(api, THIRD);
  await playUntil(api, id, (game) => game.view.choices.some((one) => one.notation === `move ${unit}`));
  const hand = await sitDown(stage, id);
  await hand.makes(() => hand.pick(unit));
  assert.match(await hand.question(), new RegExp(`^${name} has 6 MP left`));
  const { places } = await api.get(`/api/games/${id}/reach/${unit}`);
  await hand.page.locator(".layer-areas .cost.far").first().waitFor();
  const shown = await hand.page.locator(".layer-areas .cost text").allTextContents();
  assert.ok(shown.length >= places.length, "every hex in reach bears its cost");
  assert.ok(shown.every((one) => (Number.parseFloat(one.replace("½", ".5")) || 0) <= 6), `no cost of ${shown} is more than it has`);
  const game = await hand.makes(() => hand.click(step));
  assert.equal(counter(game, unit).place, step);
  await hand.makes(() => hand.button("halt").click());
  await closePage(hand.page);
});

test("the lesson leads through gunfire and a march, whatever the dice say", async () => {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } });
  await page.goto(`/learn/${THIRD.title}`);
  await page.locator(".coach").waitFor();
  const count = async () => Number(/\d+/.exec(await page.locator(".coach-count").innerText())[0]);
  const press = async () => {
    const at = await count();
    await page.locator('.coach [data-key="next"]').click();
    await until(async () => (await count()) > at, "the coach goes on");
  };
  const says = (at) => until(async () => (await count()) >= at, `the coach has come to line ${at}`);
  await press();
  const game = await until(async () => (await stage.server.api.get("/api/games")).games.find((one) => one.title === THIRD.title && one.players.confederate.endsWith("greedy")), "the lesson's game");
  const hand = new Hand(page, stage.server, game.id);
  await hand.ready();
  await hand.makes(() => hand.pick("cs_early"));
  await says(3);
  await hand.makes(() => hand.button("join us_res3").click());
  await says(4);
  await press();
  await hand.makes(() => page.locator(".odds .roll").click());
  await says(6);
  await press();
  await playOn(hand, calmly, ({ view }) => view.choices.some((one) => one.verb === "move"));
  await says(9);
  const { view } = await hand.ready();
  const mover = view.choices.find((one) => one.notation === `move ${unit}`) ?? view.choices.find((one) => one.verb === "move");
  const moving = await hand.makes(() => hand.pick(mover.unit));
  await says(10);
  await press();
  const going = moving.view.choices.find((one) => one.verb === "step");
  if (going) await hand.makes(() => hand.click(going.place));
  else await press();
  await says(12);
  const text = await page.locator(".coach-line").innerText();
  assert.ok(!text.startsWith("["), text);
  await closePage(page);
});

test("the last turn is played to its verdict, and the report opens", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ ...THIRD, players: { union: "greedy", confederate: "greedy" } });
  const before = ({ value, max }) => value < max;
  await api.computer(id, (game) => before(track(game, "turn")) && track(game, "turn").value + 1 < track(game, "turn").max, 8);
  const last = await api.computer(id, (game) => before(track(game, "turn")));
  assert.equal(track(last, "turn").value, track(last, "turn").max);
  await api.players(id, { union: "human" });
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  await playOn(hand, calmly);
  await checkTheEnd(hand);
  await closePage(hand.page);
});

test("a whole game against the computer is played through the page", { skip: process.env.BRIGADIER_LONG ? false : "only with BRIGADIER_LONG=1", timeout: 1_200_000 }, async () => {
  const id = await stage.server.api.newGame({ ...THIRD, players: { union: "human", confederate: "greedy" } });
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  await playOn(hand, warlike());
  await checkTheEnd(hand);
  await closePage(hand.page);
});
