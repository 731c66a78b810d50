// Analysis of a finished game: begun, stopped and kept; the curve by pointer, keys and finger; a plan tried at a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Inspector, SCREENS } from "../lib/axe.mjs";
import { closePage, openPage } from "../lib/browser.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, until } from "../lib/table.mjs";

const stage = suite();

/** A game that computers have played to its end. */
async function played(name) {
  const { api } = stage.server;
  const id = await api.newGame({ name, players: { union: "greedy", confederate: "random" } });
  await api.computer(id, () => true, 400);
  return id;
}

/** The analysis of a game, made beforehand. */
async function analysed(id, depth) {
  const { api } = stage.server;
  await api.post(`/api/games/${id}/analysis`, { depth });
  let state = await api.get(`/api/games/${id}/analysis`);
  while (state.status !== "done") {
    assert.notEqual(state.status, "failed");
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = await api.get(`/api/games/${id}/analysis`);
  }
  return state.analysis;
}

test("an analysis is begun from the report, stopped, begun again and kept", async () => {
  const id = await played("To be looked into");
  const page = await openPage(stage.browser, stage.server);
  await page.goto(`/game/${id}/report`);
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.waitForURL(/\/analysis$/);
  await page.locator("#depth").selectOption("deep");
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await page.locator("progress").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("#depth").selectOption("luck");
  await page.getByRole("button", { name: "Analyse the game" }).click();
  await page.locator(".chances").waitFor();
  const found = (await stage.server.api.get(`/api/games/${id}/analysis`)).analysis;
  assert.equal(await page.locator(".turning .turned").count(), found.turning_points.length);
  const text = await page.locator("main.analysis").innerText();
  for (const point of found.turning_points) assert.ok(text.includes(point.text), `told: ${point.text}`);
  await page.reload();
  await page.locator(".chances").waitFor();

  await page.goto("/");
  await page.locator(".game-row", { hasText: "To be looked into" }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Analysis" }).click();
  await page.locator(".chances").waitFor();
  await closePage(page);
});

test("the curve is stepped through by keys, pointer and finger, and leads to the replay", async () => {
  const id = await played("To be stepped through");
  const { curve } = await analysed(id, "luck");
  const page = await openPage(stage.browser, stage.server);
  await page.goto(`/game/${id}/analysis`);
  const slider = page.locator(".moment-steps input");
  await slider.focus();
  await page.keyboard.press("Home");
  assert.match(await page.locator(".moment").innerText(), /Before the first choice/);
  await page.keyboard.press("ArrowRight");
  assert.equal(await slider.inputValue(), "1");
  await page.getByRole("button", { name: "Next moment" }).click();
  assert.equal(await slider.inputValue(), "2");
  await slider.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`replay\\?at=${curve[2].n}$`));
  await page.goto(`/game/${id}/analysis`);
  const drawing = page.locator(".chances > svg");
  await drawing.waitFor();
  const box = await drawing.boundingBox();
  await drawing.hover({ position: { x: box.width - 6, y: 100 } });
  assert.equal(await slider.inputValue(), String(curve.length - 1));
  await drawing.click({ position: { x: box.width - 6, y: 100 } });
  await page.waitForURL(new RegExp(`replay\\?at=${curve.at(-1).n}$`));
  await closePage(page);

  const phone = await openPage(stage.browser, stage.server, SCREENS["a phone"]);
  await phone.goto(`/game/${id}/analysis`);
  const small = phone.locator(".chances > svg");
  await small.scrollIntoViewIfNeeded();
  const { width } = await small.boundingBox();
  await small.tap({ position: { x: width - 6, y: 120 } });
  assert.equal(await phone.locator(".moment-steps input").inputValue(), String(curve.length - 1));
  assert.match(phone.url(), /analysis$/, "a finger shows, it does not leave");
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, "nothing is wider than the phone");
  await closePage(phone);
});

test("a plan is tried at a table of its own, compared, and the engine's shown on request", { timeout: 300_000 }, async () => {
  const id = await played("To be done better");
  const found = await analysed(id, "quick");
  assert.ok(found.turning_points.some((point) => point.kind === "decision"), "playing at random is no art");
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false } });
  await page.goto(`/game/${id}/analysis`);
  assert.equal(await page.locator(".better[open]").count(), 0, "no plan is shown unasked");
  await page.getByRole("button", { name: "Try it yourself" }).first().click();
  await page.waitForURL(/\/game\/[^/]+\?try=/);
  await page.locator(".trial").waitFor();
  await page.locator('.trial [data-key="compare"]').click();
  await until(async () => /at least one choice/.test(await page.locator(".trial").innerText()), "without a choice nothing is compared");
  const hand = new Hand(page, stage.server, new URL(page.url()).pathname.split("/").at(-1));
  const game = await hand.ready();
  assert.equal(game.made, Number(new URL(page.url()).searchParams.get("at")), "the table stands before the plan");
  await hand.makes(() => hand.perform(game.view.choices[0]));
  await page.locator('.trial [data-key="compare"]').click();
  await page.locator('.trial [data-key="show"]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator(".trial-plan").count(), 0, "the engine keeps its plan to itself");
  assert.match(await page.locator(".trial").innerText(), /%/);
  await page.getByRole("link", { name: "Back to the analysis" }).click();
  await page.locator(".chances").waitFor();
  await closePage(page);
});

test("a game that is on is not analysed, and says so", async () => {
  const id = await stage.server.api.newGame({ name: "Still on" });
  const page = await openPage(stage.browser, stage.server);
  await page.goto(`/game/${id}/analysis`);
  await page.getByText("The game is still on").waitFor();
  assert.equal(await page.locator("#depth").count(), 0);
  await closePage(page);
});

for (const [screen, size] of Object.entries(SCREENS)) {
  test(`axe finds nothing serious in an analysis on ${screen}, in French`, async (context) => {
    const id = await played("To be looked at");
    await analysed(id, "luck");
    const page = await openPage(stage.browser, stage.server, { lang: "fr-FR", colorScheme: "light", ...size });
    const see = new Inspector(page, screen, (line) => context.diagnostic(line));
    await see.visit(`/game/${id}/analysis`, ".chances", "the analysis");
    const text = await page.locator("main.analysis").innerText();
    assert.match(text, /Ce qui a décidé/);
    assert.doesNotMatch(text, /\[[a-z-]+\]/, "every message has words");
    await closePage(page);
  });
}
