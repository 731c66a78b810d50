// Fingers: pinch, pan and long press; and a phone on its side.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, PHONE, SIDEWAYS, TABLET } from "../lib/browser.mjs";
import { Fingers } from "../lib/fingers.mjs";
import { battle, beforeDice, counter, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, name } = scriptOf();
const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The sheet on the screen, once the camera rests. */
async function sheet(hand) {
  await hand.spot((await hand.game()).view.counters.find((one) => one.place).place);
  return hand.page.locator(".world img").boundingBox();
}

/** Somewhere on the sheet, as a share of its width and height. */
const share = (box, [x, y]) => [(x - box.x) / box.width, (y - box.y) / box.height];
const near = (a, b, slack) => Math.abs(a - b) <= slack;

for (const [device, viewport] of [["tablet", TABLET], ["phone", PHONE]]) {
  test(`on a ${device} two fingers zoom about the point between them, one finger pans, and neither chooses anything`, async () => {
    const hand = await sitDown(stage, await battle(stage.server.api), { viewport, ...TOUCH });
    const { page } = hand;
    const { seq } = await hand.game();
    const fingers = await Fingers.on(page);
    const { x, y, width, height } = await page.locator(".map").boundingBox();
    const middle = [x + width / 2, y + height * 0.4];
    const apart = (by) => [[middle[0] - by, middle[1]], [middle[0] + by, middle[1]]];

    const first = await sheet(hand);
    await fingers.drag(apart(40), apart(80));
    const large = await sheet(hand);
    assert.ok(near(large.width / first.width, 2, 0.1), `twice as far apart is twice as large, not ${large.width / first.width}`);
    const [held, now] = [share(first, middle), share(large, middle)];
    assert.ok(near(held[0], now[0], 0.02) && near(held[1], now[1], 0.02), `what lay between the fingers still lies there: ${held}, ${now}`);
    await fingers.drag(apart(80), apart(50));
    const small = await sheet(hand);
    assert.ok(small.width < large.width, "together is smaller");

    // Towards the side where there is map to come, so that the edge does not hold it.
    const left = small.x + small.width > x + width + 120 ? -70 : 70;
    const up = small.y + small.height > y + height + 120 ? -50 : 50;
    await fingers.drag([middle], [[middle[0] + left, middle[1] + up]]);
    const panned = await sheet(hand);
    assert.equal(Math.round(panned.width), Math.round(small.width));
    assert.ok(near(panned.x - small.x, left, 2) && near(panned.y - small.y, up, 2), `the map follows the finger: ${panned.x - small.x}, ${panned.y - small.y}`);
    assert.equal((await hand.game()).seq, seq, "no finger has chosen anything");
    await closePage(page);
  });

  test(`on a ${device} a long press inspects and chooses nothing`, async () => {
    const hand = await sitDown(stage, await battle(stage.server.api), { viewport, ...TOUCH });
    const { page } = hand;
    const before = await hand.game();
    const fingers = await Fingers.on(page);
    const at = await hand.face(unit);
    await fingers.down([at.x, at.y]);
    await page.locator('#tab-unit[aria-selected="true"]').waitFor();
    await page.locator(".panel h2", { hasText: name }).waitFor();
    assert.ok(await page.locator(".panel .figures").isVisible(), "its values can be read");
    const here = before.view.counters.filter((one) => one.place === counter(before, unit).place);
    if (here.length > 1) assert.equal(await page.locator(".layer-fan .counter").count(), here.length, "the stack lies open");
    await fingers.up();
    await hand.ready();
    assert.equal((await hand.game()).seq, before.seq, "nothing was chosen by looking");

    // On a phone the panel has come up over the map; its handle takes it down again.
    const handle = page.locator(".handle");
    while ((await handle.isVisible()) && (await page.locator(".table[data-sheet=low]").count()) === 0) await handle.tap();
    const empty = (await stage.server.api.get(`/api/titles/${before.title}/map.json`)).places.find((one) => !before.view.counters.some((piece) => piece.place === one.id));
    const spot = await hand.seen(empty.id);
    await fingers.down([spot.x, spot.y]);
    await page.locator(".panel h2", { hasText: empty.name }).waitFor();
    await fingers.up();
    assert.equal((await hand.game()).seq, before.seq);
    await closePage(page);
  });
}

/** Boxes of things on the screen that must not lie over one another. */
const boxes = (page, selectors) => page.evaluate((all) => all.flatMap((selector) => [...document.querySelectorAll(selector)]
  .map((one) => ({ selector, box: one.getBoundingClientRect(), seen: getComputedStyle(one).visibility !== "hidden" }))
  .filter(({ box, seen }) => seen && box.width && box.height)
  .map(({ box }) => ({ selector, left: box.left, top: box.top, right: box.right, bottom: box.bottom }))), selectors);

const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

async function nothingOverlaps(page, selectors, where) {
  const all = await boxes(page, selectors);
  const bad = all.flatMap((one, n) => all.slice(n + 1).filter((other) => overlap(one, other)).map((other) => `${one.selector} over ${other.selector}`));
  assert.deepEqual(bad, [], `nothing lies over another ${where}`);
  const { width, height } = page.viewportSize();
  const out = all.filter((one) => one.left < -1 || one.top < -1 || one.right > width + 1 || one.bottom > height + 1).map((one) => one.selector);
  assert.deepEqual(out, [], `everything is on the screen ${where}`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight + 1), `no scroll bars ${where}`);
}

test("a phone on its side shows map, prompt and panel side by side", async () => {
  for (const lang of ["en-GB", "fr-FR"]) {
    const hand = await sitDown(stage, await beforeDice(stage.server.api), { viewport: SIDEWAYS, ...TOUCH, lang });
    const { page } = hand;
    await page.locator(".odds .roll").waitFor();
    await nothingOverlaps(page, [".topbar", ".field", ".prompt", ".side-panel"], `in ${lang}`);
    await nothingOverlaps(page, [".topbar > *"], `in the top bar in ${lang}`);
    await nothingOverlaps(page, [".zoom button", ".strip", ".legend"], `over the map in ${lang}`);
    const map = await page.locator(".map").boundingBox();
    assert.ok(map.width >= SIDEWAYS.width / 2 && map.height >= SIDEWAYS.height / 2, "the map has most of the room");
    const roll = await page.locator(".odds .roll").boundingBox();
    assert.ok(roll.y + roll.height <= SIDEWAYS.height + 1, "the dice can be rolled without scrolling");
    await closePage(page);
  }
});

test("a phone on its side: a unit is chosen and moved by touch", async () => {
  const { step } = scriptOf();
  const hand = await sitDown(stage, await battle(stage.server.api), { viewport: SIDEWAYS, ...TOUCH });
  const at = await hand.face(unit);
  await hand.makes(() => hand.page.touchscreen.tap(at.x, at.y));
  const moved = await hand.makes(() => hand.tap(step));
  assert.equal(counter(moved, unit).place, step);
  await until(async () => (await hand.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)), "nothing is wider than the screen");
  await closePage(hand.page);
});
