// Accessibility by axe, on every kind of page, light and dark.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { closePage, DESKTOP, openPage, PHONE } from "../lib/browser.mjs";
import { beforeAttack } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";

const stage = suite();
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No violation of any weight that axe can find. */
async function check(page, where) {
  // The page's policy allows no foreign script; evaluated source is not bound by it.
  await page.evaluate(axe);
  const found = await page.evaluate((values) => window.axe.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] }), RULES);
  const told = found.violations.filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id} (${one.impact}): ${one.nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join("; ")}`);
  assert.deepEqual(told, [], `axe on ${where}`);
}

async function pages(options) {
  const { api } = stage.server;
  const id = await beforeAttack(api);
  await api.play(id, "target S06");
  await api.play(id, "join us_sherman");
  const over = await api.newGame({ players: { union: "random", confederate: "random" } });
  await api.computer(over, () => true, 400);
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false }, ...options });
  const visit = async (path, sign, where) => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await check(page, where);
  };
  await visit("/", ".game-row", "the lobby");
  await page.locator(".title-card button").first().click();
  await check(page, "the new game dialog");
  await visit(`/game/${id}`, ".odds .roll", "the odds panel");
  await page.locator("#tab-log").click();
  await check(page, "the table with its log");
  await page.locator("#tab-score").click();
  await check(page, "the score");
  await visit(`/game/${over}/replay?at=200`, ".replay-bar", "the replay");
  await visit(`/game/${over}/report`, "main.report", "the report");
  await visit("/rules/bull-run-1861", ".rules article", "the rules");
  await closePage(page);
}

test("axe finds nothing serious on a wide light screen", () => pages({ viewport: DESKTOP, colorScheme: "light" }));
test("axe finds nothing serious on a dark phone", () => pages({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: "dark" }));
