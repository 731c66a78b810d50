// The colours of the page, computed from its style sheets: readable, and told apart by every kind of eye.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ciede2000, contrast, difference, SIGHTS, tokens } from "../lib/colour.mjs";

const read = (path) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const base = await read("web/css/base.css");
// A script of the page is no module to every node unless it is told so.
const { COLOURS, INK, isDark } = await import(`data:text/javascript,${encodeURIComponent(await read("web/js/bands.js"))}`);
const light = tokens(base, ":root");
const dark = { ...light, ...tokens(base, '[data-theme="dark"]') };
/** Tints of the ground as the map is drawn, on which overlays lie. */
const ground = [...new Set([...(await read("crates/atlas/src/css.rs")).matchAll(/\.(?:tint-\d|field|woods|paper)\{fill:(#[0-9A-F]{6})/gi)].map(([, hex]) => hex))];

/** Pairs and the contrast they must have at least. */
const EVERYWHERE = [
  ["us-ink", "us", 7], ["cs-ink", "cs", 7], ["us-edge", "halo", 7], ["cs-edge", "halo", 7],
  ["tired2", "us-ink", 4.5], ["rout", "us-ink", 4.5], ["loss", "us-ink", 4.5], ["tired1", "select-edge", 7], ["select", "select-edge", 7],
];
const PANELS = [
  ["text", "panel", 7], ["text", "panel-2", 7], ["text", "bg", 7], ["muted", "panel", 4.5], ["muted", "panel-2", 4.5], ["muted", "bg", 4.5],
  ["primary", "panel", 4.5], ["danger", "panel", 4.5], ["good", "panel", 4.5], ["warn", "panel", 4.5], ["on-primary", "primary", 4.5], ["line", "panel", 3],
];
const OVERLAYS = ["reach", "zoc", "command", "sight", "retreat", "objective"];

function check(theme, pairs, where) {
  const low = pairs.map(([one, other, least]) => ({ pair: `${one} on ${other}`, has: contrast(theme[one], theme[other]), least })).filter(({ has, least }) => !(has >= least));
  assert.deepEqual(low, [], where);
}

test("the formulas are right", () => {
  assert.equal(contrast("#000000", "#FFFFFF"), 21);
  assert.ok(Math.abs(contrast("#777777", "#FFFFFF") - 4.48) < 0.01);
  // From the table of Sharma, Wu and Dalal.
  for (const [one, other, is] of [[[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425], [[50, 2.5, 0], [73, 25, -18], 27.1492], [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082], [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195]]) {
    assert.ok(Math.abs(ciede2000(one, other) - is) < 0.0001, `${one} and ${other}: ${ciede2000(one, other)}`);
  }
  assert.ok(Object.keys(light).length > 30 && Object.keys(dark).length >= Object.keys(light).length && ground.length >= 4, "the style sheets were read");
});

test("text, outlines and counters have the contrast they need, light and dark", () => {
  check(light, [...EVERYWHERE, ...PANELS], "light");
  check(dark, PANELS, "dark");
  check({ ...light, ...tokens(base, '[data-contrast="high"]') }, PANELS, "high contrast, light");
  check({ ...dark, ...tokens(base, '[data-contrast="high"][data-theme="dark"]') }, PANELS, "high contrast, dark");
});

test("ink and overlays stand out from every tint of the ground", () => {
  const tints = [...ground, light.field, light.paper, light.frame];
  const low = tints.flatMap((tint) => [["ink", 6.9], ...OVERLAYS.map((name) => [name, 3.5])].filter(([name, least]) => contrast(light[name], tint) < least).map(([name]) => `${name} on ${tint}: ${contrast(light[name], tint)}`));
  assert.deepEqual(low, []);
});

test("the two sides differ for every kind of sight", (context) => {
  for (const sight of Object.keys(SIGHTS)) {
    const far = difference(light.us, light.cs, sight);
    context.diagnostic(`${sight}: ${far.toFixed(1)}`);
    assert.ok(far >= (sight === "grey" ? 35 : 40), `${sight}: the faces differ by ${far}`);
    const ink = difference(light["us-ink"], light["cs-ink"], sight);
    assert.ok(ink >= 40, `${sight}: the inks differ by ${ink}`);
  }
});

test("a counter stands out from the ground for every kind of sight by its edge and halo", () => {
  for (const sight of Object.keys(SIGHTS)) {
    for (const tint of ground) {
      for (const edge of ["us-edge", "cs-edge"]) assert.ok(difference(light[edge], tint, sight) >= 40, `${sight}: ${edge} on ${tint}`);
    }
  }
});

test("degrees of fatigue and rout are told apart in lightness or hue by every kind of sight", () => {
  for (const sight of Object.keys(SIGHTS)) {
    const far = difference(light.tired1, light.tired2, sight);
    assert.ok(far >= 20, `${sight}: one and two chevrons differ by ${far}`);
    assert.ok(difference(light.tired1, light.rout, sight) >= 20, `${sight}: fatigue and rout`);
  }
});

test("the letter on every band of a formation can be read", () => {
  const low = Object.entries(COLOURS).map(([word, hex]) => [word, contrast(isDark(hex) ? INK.light : INK.dark, hex)]).filter(([, has]) => has < 4.5);
  assert.deepEqual(low, []);
  assert.ok(Object.keys(COLOURS).length > 15);
});
