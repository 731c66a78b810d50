// French: everything a player reads, at once and after coming back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();

/** Words of the page that exist in English only: a text that is the same in both languages proves nothing. */
async function englishOnly() {
  const [en, fr] = await Promise.all(["en", "fr"].map((lang) => stage.server.api.get(`/api/words?lang=${lang}`)));
  assert.deepEqual(Object.keys(fr).sort(), Object.keys(en).sort(), "both languages have all the words");
  const french = new Set(Object.values(fr));
  return new Set(Object.values(en).filter((words) => !words.includes("{") && !french.has(words)));
}

/** Every text, name and tooltip on the page. */
const texts = (page) => page.evaluate(() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent.trim());
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) found.push(...["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name)));
  return found.filter(Boolean);
});

async function noEnglish(page, where) {
  const english = await englishOnly();
  const all = await texts(page);
  assert.deepEqual(all.filter((text) => english.has(text)), [], `no English on ${where}`);
  assert.deepEqual(all.filter((text) => /^\[[a-z-]+\]$/.test(text)), [], `no word is missing on ${where}`);
}

test("the page speaks French after one click, and still does after a reload", async () => {
  const id = await battle(stage.server.api);
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false } }), stage.server, id);
  const { page } = hand;
  await hand.open();
  await page.getByRole("button", { name: "FR", exact: true }).click();
  let game = await hand.ready("fr");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await noEnglish(page, "the table");

  await page.locator('.armies [data-key="unit-us_sherman"]').click();
  game = await hand.ready("fr");
  const labels = await page.locator(".prompt .actions button[data-key]").evaluateAll((all) => all.map((one) => one.dataset.key));
  assert.ok(labels.includes("stop"));
  for (const choice of game.view.choices.filter((one) => labels.includes(one.notation))) {
    assert.ok((await hand.button(choice.notation).innerText()).startsWith(choice.label), `${choice.notation} has its French label`);
  }
  const english = await stage.server.api.game(id);
  assert.notEqual(await hand.question(), english.view.asked.choose.prompt);
  await noEnglish(page, "the table with a brigade selected");

  await page.reload();
  await hand.ready("fr");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr", "remembered");
  for (const [path, where] of [["/", "the lobby"], [`/game/${id}/replay?at=5`, "the replay"], [`/game/${id}/report`, "the report"], ["/rules/bull-run-1861", "the rules"]]) {
    await page.goto(path);
    await page.locator("#app:not([aria-busy]) main").waitFor();
    await noEnglish(page, where);
  }
  await closePage(page);
});

test("a browser that prefers French gets French", async () => {
  const page = await openPage(stage.browser, stage.server, { lang: "fr-FR" });
  await page.goto("/");
  await page.locator("main.lobby").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await closePage(page);
});
