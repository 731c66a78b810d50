// The table without a mouse: by keys alone, and by touch on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { battle } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();
const where = (game) => game.view.counters.find((one) => one.id === "us_sherman");

test("one activation by keyboard only", async () => {
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false } }), stage.server, await battle(stage.server.api));
  const { page } = hand;
  await hand.open();
  const focused = () => page.evaluate(() => document.activeElement.className);
  for (let n = 0; n < 40 && (await focused()) !== "map-cursor"; n += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(), "map-cursor", "Tab comes to the map");

  await page.keyboard.press("/");
  await page.keyboard.type("Sherman");
  await page.keyboard.press("Enter");
  // By its element: a role is gone as soon as the dialog is hidden, the focus comes back only with its removal.
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator(".map-cursor:focus").waitFor();
  const begun = where(await hand.game()).place;
  assert.equal(await page.locator(".map-cursor").getAttribute("aria-activedescendant"), `place-${begun}`);
  const focusedText = () => page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press("Enter");
  await page.locator("[role=menu]").waitFor();
  for (let n = 0; n < 10 && (await focusedText()) !== "Sherman"; n += 1) await page.keyboard.press("ArrowDown");
  assert.equal(await focusedText(), "Sherman", "a stack asks which of its brigades");
  await hand.makes(() => page.keyboard.press("Enter"));
  assert.match(await hand.question(), /^Sherman has 4/);

  const game = await hand.game();
  const steps = game.view.choices.filter((one) => one.verb === "step").map((one) => one.place);
  const cursor = async () => (await page.locator(".map-cursor").getAttribute("aria-activedescendant")).replace("place-", "");
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press(key);
    if (steps.includes(await cursor())) break;
  }
  const to = await cursor();
  assert.ok(steps.includes(to), `the arrows lead from ${begun} to ${steps}, not ${to}`);
  assert.match(await page.locator(".map-cursor [role=option]").textContent(), new RegExp(`${to}.*\\d`), "the place is said with its cost");
  let now = await hand.makes(() => page.keyboard.press("Enter"));
  assert.equal(where(now).place, to);

  await page.keyboard.press("a");
  const stop = now.view.choices.find((one) => one.notation === "stop");
  for (let n = 0; n < 40 && !(await focusedText()).startsWith(stop.label); n += 1) await page.keyboard.press("Tab");
  now = await hand.makes(() => page.keyboard.press("Enter"));
  if (now.view.choices.every((one) => one.verb === "face")) {
    await page.keyboard.press("e");
    const faced = await cursor();
    now = await hand.makes(() => page.keyboard.press("Enter"));
    assert.ok(where(now).front.includes(faced));
  }
  assert.ok(where(now).markers.some((one) => one.id === "acted"), "the activation is over");
  await closePage(page);
});

test("on a phone a brigade is selected and moved by touch", async () => {
  const page = await openPage(stage.browser, stage.server, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, prefs: { auto: false } });
  const hand = new Hand(page, stage.server, await battle(stage.server.api));
  await hand.open();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the screen");
  const sheet = page.locator(".sheet-box");
  const low = await sheet.boundingBox();
  assert.ok(low.y + low.height <= PHONE.height + 1 && low.y > PHONE.height / 2, "the sheet lies at the bottom");

  const { place } = where(await hand.game());
  const small = await page.locator(".prompt button, .zoom button, .topbar button, .topbar a").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width && (box.width < 24 || box.height < 24)).length);
  assert.equal(small, 0, "every button can be hit by a finger");
  await hand.makes(() => hand.tap(place));
  assert.match(await hand.question(), /^Sherman has 4/);
  const moved = await hand.makes(() => hand.tap("N08"));
  assert.equal(where(moved).place, "N08");

  await page.locator(".handle").tap();
  await page.locator(".table[data-sheet=mid]").waitFor();
  await page.locator("#tab-log").tap();
  const high = await sheet.boundingBox();
  assert.ok(high.height > low.height, "the sheet comes up");
  assert.ok((await page.locator(".log-line").count()) > 0);
  await closePage(page);
});
