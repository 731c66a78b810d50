// For eyes that need other colours or less movement: forced colours, and reduced motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, DESKTOP } from "../lib/browser.mjs";
import { beforeDice, battle, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown } from "../lib/table.mjs";

const stage = suite();
const { unit, step } = scriptOf();

/** How every counter of the map is drawn. */
const drawn = (page) => page.evaluate(() => [...document.querySelectorAll(".layer-counters .counter")].map((one) => {
  const style = (selector) => {
    const found = one.querySelector(selector);
    return found ? getComputedStyle(found) : null;
  };
  const [face, halo, value] = [style(".face"), style(".halo"), style(".combat")];
  return {
    unit: one.dataset.unit,
    face: face?.fill, edge: face?.stroke, wide: parseFloat(face?.strokeWidth ?? "0"),
    halo: halo?.stroke, haloWide: parseFloat(halo?.strokeWidth ?? "0"), value: value?.fill ?? null,
  };
}));

test("with forced colours counters keep face, edge, halo and value, and controls their outlines", async () => {
  const id = await battle(stage.server.api);
  const plain = await sitDown(stage, id);
  const normal = await drawn(plain.page);
  await closePage(plain.page);
  const hand = await sitDown(stage, id, { forcedColors: "active" });
  const { page } = hand;
  assert.ok(await page.evaluate(() => matchMedia("(forced-colors: active)").matches));
  const forced = await drawn(page);
  assert.ok(forced.length > 20);
  for (const one of forced) {
    assert.notEqual(one.edge, "none", `${one.unit} has an edge`);
    assert.ok(one.wide > 0 && one.haloWide > one.wide, `${one.unit} has an edge and a halo around it`);
    assert.notEqual(one.face, one.edge, `${one.unit}: face and edge differ`);
    if (one.value) assert.notEqual(one.value, one.face, `${one.unit}: the value can be read`);
  }
  assert.deepEqual(forced, normal, "the map keeps its own colours, which are made for it");
  // What is pressed or selected must show without its background.
  const tab = page.locator('.tabs [aria-selected="true"]');
  const other = page.locator('.tabs [aria-selected="false"]').first();
  const looks = (one) => one.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.borderBottomColor, style.borderBottomWidth, style.fontWeight, style.outlineStyle, style.backgroundColor, style.color].join(" ");
  });
  assert.notEqual(await looks(tab), await looks(other), "the open tab differs from the others");
  const [on, off] = [page.locator('.languages [aria-pressed="true"]'), page.locator('.languages [aria-pressed="false"]')];
  assert.notEqual(await looks(on), await looks(off), "what is pressed differs from what is not");
  await page.locator(".map-cursor").focus();
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement);
    return { style: style.outlineStyle, width: parseFloat(style.outlineWidth) };
  });
  assert.ok(ring.style !== "none" && ring.width >= 2, "the focus shows");
  await closePage(page);
});

/** Notes in the page, frame by frame, whatever moves, and whether dice are thrown. */
const watchMotion = (page) => page.evaluate(() => {
  window.moved = new Set();
  const watch = () => {
    for (const { effect } of document.getAnimations()) window.moved.add(effect.target.getAttribute("class"));
    if (document.querySelector(".dice-corner:not([hidden])")) window.moved.add("dice");
    requestAnimationFrame(watch);
  };
  watch();
});

const moved = (page) => page.evaluate(() => [...window.moved]);

/** A march, a look around and dice, with motion as the system wants it. */
async function playWith(reducedMotion) {
  const { api } = stage.server;
  const march = await sitDown(stage, await battle(api), { viewport: DESKTOP, reducedMotion });
  await watchMotion(march.page);
  await march.makes(() => march.pick(unit));
  await march.makes(() => march.click(step));
  await march.page.locator(".zoom button").first().click();
  await march.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const dice = await sitDown(stage, await beforeDice(api), { viewport: DESKTOP, reducedMotion });
  await watchMotion(dice.page);
  await dice.page.locator(".odds .roll").waitFor();
  await dice.makes(() => dice.page.locator(".odds .roll").click());
  await dice.page.locator(".strip .die").first().waitFor();
  await dice.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const all = [...(await moved(march.page)), ...(await moved(dice.page))];
  await Promise.all([closePage(march.page), closePage(dice.page)]);
  return all;
}

test("with reduced motion nothing moves, and the dice are told without being thrown", async () => {
  assert.deepEqual(await playWith("reduce"), []);
});

test("without it counters glide and dice are thrown", async () => {
  const all = await playWith("no-preference");
  assert.ok(all.some((one) => one.includes("counter")) && all.includes("dice"), `otherwise the test above proves nothing: ${all}`);
});
