// Accessibility by axe: every page and every sheet, on a wide screen and a phone, light and dark.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { closePage, DESKTOP, openPage, PHONE } from "./browser.mjs";
import { beforeDice, FIRST } from "./positions.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ALL = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** What a theme can change. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const BAD = ["serious", "critical"];

export const SCREENS = { "a wide screen": { viewport: DESKTOP }, "a phone": { viewport: PHONE, hasTouch: true, isMobile: true } };

/** What axe finds on a page, in words. */
async function findings(page, runOnly) {
  // The page's policy allows no foreign script; evaluated source is not bound by it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // The drawing of the map is hidden from assistive technology; without it axe is done in a third of the time.
  await page.evaluate(() => document.querySelector(".world")?.style.setProperty("display", "none"));
  const found = await page.evaluate((only) => window.axe.run(document, { runOnly: only, resultTypes: ["violations"] }), runOnly);
  return found.violations.map((one) => ({
    impact: one.impact,
    words: `${one.id} (${one.impact}): ${one.nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join("; ")}`,
  }));
}

/** Walks through everything there is to see, looking at each with axe in both themes. */
export class Inspector {
  constructor(page, screen, told) {
    Object.assign(this, { page, screen, told });
  }

  /** The theme changes colours only, so in the dark only they are looked at. */
  async look(where) {
    const bad = [];
    for (const [theme, only] of [["light", ALL], ["dark", COLOURS]]) {
      await this.page.emulateMedia({ colorScheme: theme });
      await this.page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
      for (const { impact, words } of await findings(this.page, only)) {
        const line = `${where} on ${this.screen}, ${theme}: ${words}`;
        if (BAD.includes(impact)) bad.push(line);
        else this.told(line);
      }
    }
    assert.deepEqual(bad, [], "axe finds nothing serious");
  }

  async visit(path, sign, where) {
    await this.page.goto(path);
    await this.page.locator(sign).first().waitFor();
    await this.look(where);
  }

  /** Presses something that opens something. */
  async open(press, sign, where) {
    await press();
    await this.page.locator(sign).first().waitFor();
    await this.look(where);
  }

  async close() {
    await this.page.keyboard.press("Escape");
    await this.page.locator("dialog, [role=menu]").first().waitFor({ state: "detached" });
  }
}

/** One game before its dice and one that is over. */
export async function twoGames(api, others = FIRST) {
  const attack = await beforeDice(api, others);
  const over = await api.newGame({ ...others, players: { union: "random", confederate: "random" } });
  await api.computer(over, () => true, 400);
  return { attack, over, title: others.title };
}

/** Looks at every page in one language. `told` gets what is less than serious. */
export async function lookAtAll(stage, { attack, over, title }, { screen, lang, told }) {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false }, lang, colorScheme: "light", ...SCREENS[screen] });
  const see = new Inspector(page, screen, told);
  await see.visit("/", ".game-row", "the lobby");
  await see.open(() => page.locator(".title-card button.primary").first().click(), "dialog", "the new game dialog");
  await see.close();
  await see.open(() => page.locator(".game-row [aria-haspopup=menu]").first().click(), "[role=menu]", "a game's menu");
  await see.close();
  await see.open(() => page.locator("header.bar button.icon").first().click(), "dialog", "the settings");
  await see.close();

  await see.visit(`/game/${attack}`, ".odds .roll", "the table with odds");
  for (const tab of ["log", "score", "unit"]) await see.open(() => page.locator(`#tab-${tab}`).click(), `#tab-${tab}[aria-selected=true]`, `the table's ${tab}`);
  await see.open(() => page.locator(".zoom [aria-haspopup=menu]").click(), "[role=menu]", "the overlays");
  await see.close();
  await see.open(() => page.keyboard.press("?"), "dialog", "the help");
  await see.close();
  await see.open(() => page.keyboard.press("a"), "dialog", "the list of choices");
  await see.close();
  await see.visit(`/game/${over}/replay?at=200`, ".replay-bar", "the replay");
  await see.visit(`/game/${over}/report`, "main.report", "the report");
  await see.visit(`/rules/${title}`, ".rules article", "the rules");
  await see.visit(`/learn/${title}`, ".coach", "the lesson");
  await closePage(page);
}
