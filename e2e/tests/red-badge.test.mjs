// The fourth title: a map of two sheets in pieces, markers, orders, an order of battle that finds everybody, and heights along a
// line of sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Inspector } from "../lib/axe.mjs";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { checkTheEnd, letPlay, playOn } from "../lib/ending.mjs";
import { after, battle, calm, counter, FOURTH, scriptOf, track, WHOLE_FIELD } from "../lib/positions.mjs";
import { startServer } from "../lib/server.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, until } from "../lib/table.mjs";

const stage = suite();
const script = scriptOf(FOURTH);

async function open(id, options = {}) {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false }, ...options });
  const hand = new Hand(page, stage.server, id);
  await hand.open();
  return { page, hand };
}

test("a large map is laid in bitmaps that cover the screen, at every zoom", async () => {
  const { page } = await open(await battle(stage.server.api, WHOLE_FIELD));
  const covered = () =>
    page.evaluate(() => {
      const map = document.querySelector(".map").getBoundingClientRect();
      const world = document.querySelector(".world img").getBoundingClientRect();
      const plates = [...document.querySelectorAll(".plate canvas")].map((one) => one.getBoundingClientRect());
      const [left, top] = [Math.max(map.left, world.left) + 2, Math.max(map.top, world.top) + 2];
      const [right, bottom] = [Math.min(map.right, world.right) - 2, Math.min(map.bottom, world.bottom) - 2];
      const at = (x, y) => plates.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
      return [[left, top], [right, top], [left, bottom], [right, bottom], [(left + right) / 2, (top + bottom) / 2]].every(([x, y]) => at(x, y));
    });
  for (const button of [null, 2, 0, 0, 0, 1]) {
    if (button !== null) await page.locator(".zoom button").nth(button).click();
    await assertSoon(covered, "bitmaps cover the screen");
  }
  await closePage(page);
});

async function assertSoon(ask, what) {
  for (let n = 0; n < 150; n += 1) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(what);
}

test("the overview goes where it is clicked and by its arrow keys", async () => {
  const { page } = await open(await battle(stage.server.api, WHOLE_FIELD));
  const frame = () => page.locator(".overview-frame").boundingBox();
  const overview = page.locator(".overview");
  await overview.waitFor();
  const box = await overview.boundingBox();
  await page.mouse.click(box.x + 30, box.y + box.height - 60);
  await assertSoon(async () => {
    const at = await frame();
    return Math.abs(at.x + at.width / 2 - box.x - 30) < 12 && Math.abs(at.y + at.height / 2 - (box.y + box.height - 60)) < 12;
  }, "the frame is where the click was");
  const before = await frame();
  await overview.focus();
  await page.keyboard.press("ArrowRight");
  await assertSoon(async () => (await frame()).x > before.x + 2, "the frame moves to the right");
  await page.keyboard.press("w");
  await overview.waitFor({ state: "hidden" });
  await closePage(page);
});

test("the order of battle finds any unit, goes to it and puts others in the shade", async () => {
  const id = await battle(stage.server.api, FOURTH);
  const { page, hand } = await open(id);
  const game = await hand.game();
  await page.locator(".roster-find").fill("1 sp la");
  await page.locator(".roster .unit-row").first().click();
  assert.match(await page.locator(".panel h2").first().innerText(), /1 Sp LA/);
  const place = counter(game, "CS-1LA").place;
  const at = await hand.spot(place);
  const field = await page.locator(".map").boundingBox();
  assert.ok(at.x > field.x && at.x < field.x + field.width && at.y > field.y && at.y < field.y + field.height);
  await page.locator(".roster-find").fill("no such regiment");
  await page.getByText("No unit of this name.").waitFor();
  await page.locator(".roster-find").fill("");
  await page.locator(".roster-only").first().click();
  await page.locator(".counter.dimmed").first().waitFor();
  await page.locator('[data-key="show-all"]').click();
  assert.equal(await page.locator(".counter.dimmed").count(), 0);
  await closePage(page);
});

test("a unit fires after its march, and its order is on its counter", async () => {
  const id = await after(stage.server.api, FOURTH, script.opening);
  await stage.server.api.players(id, { union: "human", confederate: "greedy" });
  const { page, hand } = await open(id);
  assert.ok(await page.locator(".counter .order").count(), "orders are on the counters");
  const { choices } = (await hand.game()).view;
  const fire = choices.find((choice) => choice.notation === script.fire);
  assert.ok(fire, "the battalion in front can be fired at");
  await hand.makes(() => hand.perform(fire));
  const log = await stage.server.api.log(id);
  assert.ok(log.some((step) => step.n > script.setUp.length + 1 && step.faces.length), "a die has fallen");
  await closePage(page);
});

test("two clicks send a regiment off: its counter, then a place within its reach", async () => {
  const id = await after(stage.server.api, FOURTH, script.toMarch);
  const { page, hand } = await open(id);
  await hand.pick(script.unit);
  await page.locator(".layer-areas .reach-area").first().waitFor({ state: "attached" });
  assert.ok(await page.locator(".prompt button", { hasText: "barricade" }).count(), "its other choices are in the bar");
  await hand.click("N4520");
  await until(async () => counter(await hand.game(), script.unit).place === "N4520", "it has gone all the way");
  const { view } = await hand.ready();
  assert.ok(view.choices.some((choice) => choice.notation === "halt"), "and may still do something there");
  await closePage(page);
});

/** At how many points an odd number of strokes ends. */
function looseEnds(path) {
  const ends = new Map();
  for (const stroke of path.split("M").filter(Boolean)) {
    const points = stroke.split("L");
    for (const end of [points[0], points.at(-1)]) ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [...ends.values()].filter((count) => count % 2).length;
}

test("the arc of fire of a unit is outlined, with its flanks, and range counts only within it", async () => {
  const { page, hand } = await open(await after(stage.server.api, FOURTH, script.opening));
  await page.keyboard.press("Escape");
  await hand.pick(script.unit);
  await page.locator(".layer-arc .arc").waitFor({ state: "attached" });
  assert.match(await page.locator(".legend").innerText(), /arc of fire of 2 RI b/);
  assert.equal((await page.locator(".layer-arc .flank").getAttribute("d")).match(/Z/g).length, 2, "two flanks");
  const { places } = await stage.server.api.get(`/api/games/${hand.id}/sight/N4520`);
  assert.ok(places.some((line) => line.clear && line.arc === false && line.band !== null), "some places in range are out of the arc");
  // Corners are sums of roundings, and here borders were lost by them once. Pointed at, a unit of the enemy shows its arc, too.
  const { x, y } = await hand.face("CS-4SC-A");
  await page.mouse.move(x, y);
  await page.locator(".legend", { hasText: "arc of fire of 4 SC a" }).waitFor();
  assert.equal(looseEnds(await page.locator(".layer-arc .arc").getAttribute("d")), 2, "the outline is open at the unit and nowhere else");
  await page.keyboard.press("y");
  await page.locator(".layer-arc .arc").waitFor({ state: "detached" });
  await closePage(page);
});

test("a line of sight shows the heights along it", async () => {
  const id = await after(stage.server.api, FOURTH, script.opening);
  const { page, hand } = await open(id);
  await page.keyboard.press("v");
  await hand.pick("US-2RI-B");
  const at = await hand.spot("N4721");
  await page.mouse.move(at.x - 3, at.y);
  await page.mouse.move(at.x, at.y);
  await page.locator(".profile-box .profile").waitFor();
  assert.match(await page.locator(".profile").getAttribute("aria-label"), /N4520.*level/);
  await closePage(page);
});

test("on a phone the roster is in the sheet", async () => {
  const { page } = await open(await battle(stage.server.api, FOURTH), { viewport: PHONE, hasTouch: true });
  await page.locator("#tab-armies").evaluate((tab) => tab.click());
  await page.locator(".roster-find").waitFor();
  await page.locator(".roster-find").fill("Evans");
  await page.locator(".roster .unit-row").first().waitFor();
  await closePage(page);
});

/** Fires where it can, sends each unit of a brigade a little way, and else lets things go on. */
function soldier() {
  const moved = new Set();
  return (choices) => {
    const fire = choices.find((choice) => choice.verb === "fire");
    if (fire) return fire;
    const on = choices.find((choice) => choice.verb === "halt");
    if (on) return choices.find((choice) => choice.verb === "step" && !moved.has(choice.unit) && moved.add(choice.unit)) ?? on;
    const fresh = choices.find((choice) => choice.verb === "move" && !moved.has(choice.unit));
    return fresh ?? choices.find((choice) => choice.verb === "enter") ?? calm(choices);
  };
}

test("the first turn of the small scenario is played through the page from its set-up on", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ ...FOURTH, players: { union: "human", confederate: "random" } });
  const { page, hand } = await open(id);
  const first = track(await hand.game(), "turn").value;
  let fired = 0;
  const player = soldier();
  const chosen = (choices) => {
    const choice = player(choices);
    fired += choice.verb === "fire";
    return choice;
  };
  const game = await playOn(hand, chosen, (now) => track(now, "turn").value !== first);
  assert.notEqual(track(game, "turn").value, first, "the second turn has begun");
  const log = await api.log(id);
  assert.ok(log.some((step) => step.side === "union" && step.faces.length), `dice fell for the Union, ${fired} of them for fire`);
  await closePage(page);
});

test("the last turn of the small scenario ends in a verdict", async () => {
  const api = stage.server.api;
  const id = await battle(api, FOURTH);
  await api.players(id, { union: "greedy", confederate: "greedy" });
  const last = (game) => (game.view.tracks.find((track) => track.id === "turn")?.value ?? 0) < 3;
  await api.computer(id, last, 40);
  await api.players(id, { union: "human", confederate: "greedy" });
  const { page, hand } = await open(id);
  await playOn(hand, calm);
  await checkTheEnd(hand);
  await closePage(page);
});

test("the whole game is played through the page", { skip: process.env.BRIGADIER_LONG !== "1" }, async () => {
  const { page, hand } = await open(await battle(stage.server.api, { ...FOURTH, players: { union: "human", confederate: "greedy" } }));
  await playOn(hand, calm);
  await checkTheEnd(hand);
  await closePage(page);
});

/** A brigade in Attack before an enemy in its front: only the shock is left to choose. */
const HAND_TO_HAND = fileURLToPath(new URL("../data", import.meta.url));

test("a shock shows its exact odds with the tests before it and the rows of the chart", async () => {
  const server = await startServer({ data: HAND_TO_HAND });
  try {
    const id = await server.api.newGame({ ...FOURTH, scenario: "hand-to-hand", players: { union: "random", confederate: "human" } });
    const page = await openPage(stage.browser, server, { prefs: { auto: false } });
    const hand = new Hand(page, server, id);
    await hand.open();
    const shock = (await hand.game()).view.choices.find((choice) => choice.verb === "shock");
    await hand.click(shock.target ?? "N4621");
    await page.locator(".odds .roll").waitFor();
    assert.match(await page.locator(".odds h2").first().innerText(), /^Shock on /, "it is a shock, not an attack");
    const said = await page.locator(".odds").innerText();
    assert.match(said, /4 AL a goes in on 7 or less/);
    assert.match(said, /2 NH a stands the test before the shock on \d or less/);
    assert.match(said, /The defender routs/);
    assert.ok((await page.locator(".odds .lit-cell").count()) > 2, "rows of the chart are lit");
    const sheet = await server.api.get(`/api/games/${id}/odds?choice=${encodeURIComponent(shock.notation)}`);
    const sum = sheet.outcomes.reduce((total, one) => total + one.probability, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, "all that can happen is told");
    await page.locator(".odds .roll").click();
    // The enemy is asked first whether he falls back, and may have answered by now; so the log tells what was chosen.
    const made = await until(async () => (await server.api.log(id)).find((step) => step.notation === shock.notation), "the shock is made");
    assert.match(made.events[0].text, /4 AL a will shock N4621/);
    await closePage(page);
  } finally {
    await server.stop();
  }
});

test("the lesson leads from the first marker to the end of the activation", async () => {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } });
  await page.goto(`/learn/${FOURTH.title}`);
  await page.locator(".coach").waitFor();
  await page.waitForURL(/\/game\//);
  const hand = new Hand(page, stage.server, page.url().split("/").at(-1));
  await hand.ready();
  const { lines } = await stage.server.api.get(`/assets/lessons/${FOURTH.title}.json`);
  for (let n = 0; n < 80 && (await page.locator(".coach").count()); n += 1) await follow(page, hand, lines);
  assert.equal(await page.locator(".coach").count(), 0, "the lesson has come to its end");
  await closePage(page);
});

/** Does what the coach asks for: marches, opens the log, makes the choice it waits for, else presses its button. */
async function follow(page, hand, lines) {
  const at = Number(/\d+/.exec(await page.locator(".coach-count").innerText())[0]) - 1;
  assert.ok(!(await page.locator(".coach-line").innerText()).startsWith("["), "every line has its words");
  const { until: { verb, of } = {}, units = [], places = [] } = lines[at];
  const { computer, view } = await hand.ready();
  if (computer) return letPlay(hand);
  if (verb === "log") return readLog(page);
  if (verb === "step" && places.length) return march(hand, view, units[0], places[0]);
  const wanted = view.choices.filter((choice) => choice.verb === verb && (!of || choice.unit === of));
  const choice = wanted.find((one) => units.includes(one.unit)) ?? wanted[0];
  if (choice) return hand.makes(() => hand.perform(choice));
  return page.locator('.coach [data-key="next"]').click();
}

async function readLog(page) {
  await page.locator("#tab-log").click();
  await page.locator(".with-dice .log-line:visible").last().click();
}

/** Sends a unit to a place on the map; one that had to be picked first is stopped there. */
async function march(hand, view, unit, place) {
  if (unit) await hand.pick(unit);
  const acting = unit ?? view.choices.find((choice) => choice.verb === "step").unit;
  await hand.click(place);
  await until(async () => counter(await hand.game(), acting).place === place, `${acting} is in ${place}`);
  await hand.ready();
  if (unit) await hand.makes(() => hand.button("halt").click());
}

test("roster, replay and report of the title are open to everybody", async (context) => {
  const { api } = stage.server;
  const id = await battle(api, FOURTH);
  const over = await api.newGame({ ...FOURTH, players: { union: "random", confederate: "random" } });
  const { made } = await api.computer(over, () => true, 400);
  for (const [screen, options] of [["a wide screen", {}], ["a phone", { viewport: PHONE, hasTouch: true, isMobile: true }]]) {
    const page = await openPage(stage.browser, stage.server, { prefs: { auto: false }, colorScheme: "light", ...options });
    const see = new Inspector(page, screen, (line) => context.diagnostic(line));
    await page.goto(`/game/${id}`);
    if (screen === "a phone") await page.locator("#tab-armies").evaluate((tab) => tab.click());
    await page.locator(".roster-find").waitFor();
    await see.look("the roster");
    await see.visit(`/game/${over}/replay?at=${Math.round(made / 2)}`, ".replay-bar", "the replay");
    await see.visit(`/game/${over}/report`, "main.report", "the report");
    await closePage(page);
  }
});
