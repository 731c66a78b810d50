// The fourth title: a map of two sheets in pieces, markers, orders, an order of battle that finds everybody, and heights along a
// line of sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { checkTheEnd, playOn } from "../lib/ending.mjs";
import { after, battle, calm, counter, FOURTH, scriptOf, WHOLE_FIELD } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

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
