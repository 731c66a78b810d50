// Replay: step, jump, play on from a moment. And records: out of one game, into another.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, until } from "../lib/table.mjs";

const stage = suite();

async function played(name, steps) {
  const id = await stage.server.api.newGame({ name, players: { union: "random", confederate: "random" } });
  await stage.server.api.computer(id, (game) => game.made < steps);
  await stage.server.api.players(id, { union: "human", confederate: "human" });
  return id;
}

/** The replay shows the position after `n` choices, and every counter where it was. */
async function showsMoment(page, id, n) {
  const game = await stage.server.api.get(`/api/games/${id}/at/${n}`);
  await until(async () => (await page.locator(".replay-count").innerText()) === `${n} / 120`
    && (await page.locator(".question").innerText()) === game.view.asked.choose.prompt, `moment ${n} is shown`);
  const drawn = await page.locator(".layer-counters [data-unit]").evaluateAll((all) => all.map((one) => one.dataset.unit).sort());
  assert.deepEqual(drawn, game.view.counters.filter((one) => one.place).map((one) => one.id).sort());
}

test("a replay steps, jumps, and branches off into a game of its own", async () => {
  const id = await played("To be told again", 120);
  const page = await openPage(stage.browser, stage.server);
  await page.goto(`/game/${id}/replay`);
  await showsMoment(page, id, 0);
  await page.locator('.replay-bar [data-key="forward"]').click();
  await showsMoment(page, id, 1);
  await page.keyboard.press("]");
  await showsMoment(page, id, 2);
  await page.keyboard.press("[");
  await showsMoment(page, id, 1);
  await page.locator(".replay-bar input[type=range]").fill("60");
  await showsMoment(page, id, 60);
  assert.match(page.url(), /at=60$/, "the address links to the moment");
  await page.goto(`/game/${id}/replay?at=45`);
  await showsMoment(page, id, 45);
  assert.equal(await page.locator('[data-key="undo"]').count(), 0, "a replay changes nothing");

  await page.locator('.replay-bar [data-key="branch"]').click();
  await page.waitForURL(/\/game\/[^/]+$/);
  const branch = new Hand(page, stage.server, page.url().split("/").at(-1));
  const game = await branch.ready();
  assert.notEqual(branch.id, id);
  assert.ok(game.made >= 45 && game.made < 60, "it goes on from there");
  assert.equal((await stage.server.api.game(id)).made, 120, "the old game is as it was");
  await closePage(page);
});

test("a record is downloaded and opened again", async () => {
  const id = await played("To be kept", 40);
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false } });
  await page.goto("/");
  await page.locator(".game-row", { hasText: "To be kept" }).getByRole("button").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Download" }).click()]);
  const record = await readFile(await download.path(), "utf8");
  assert.match(download.suggestedFilename(), /\.record$/);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: /record/i }).click()]);
  await chooser.setFiles({ name: "game.record", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL(/\/game\/[^/]+$/);
  const copy = new Hand(page, stage.server, page.url().split("/").at(-1));
  const [now, before] = [await copy.ready(), await stage.server.api.game(id)];
  assert.notEqual(copy.id, id);
  assert.equal(now.made, before.made);
  assert.deepEqual(now.view, before.view, "the copy stands where the game stands");

  await page.goto("/");
  const [again] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: /record/i }).click()]);
  await again.setFiles({ name: "bad.record", mimeType: "text/plain", buffer: Buffer.from("no record at all") });
  await page.locator(".toast").waitFor();
  await closePage(page, /status of 422/);
});
