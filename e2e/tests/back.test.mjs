// Coming back to a game in which the other side has moved.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage } from "../lib/browser.mjs";
import { battle, playUntil } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown, until } from "../lib/table.mjs";

const stage = suite();

test("who comes back is told what was done and can watch it", async () => {
  const { api } = stage.server;
  const id = await battle(api);
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  const { page } = hand;
  const left = await hand.ready();
  await page.goto("/");
  await page.locator(".game-row").first().waitFor();

  const mine = left.view.asked.choose.side;
  await playUntil(api, id, (game) => game.view.asked.choose.side !== mine);
  await api.players(id, { confederate: "greedy" });
  const now = await api.computer(id, () => true);
  const missed = now.made - left.made;
  const theirs = (await api.log(id)).filter((step) => step.n > left.made && step.side !== mine);
  assert.ok(theirs.length > 0, "the computer has moved");

  await page.locator(".game-row").first().getByRole("link", { name: "Continue" }).click();
  const toast = page.locator(".toast");
  await toast.waitFor();
  assert.ok((await toast.innerText()).includes(String(missed)), "it is told how much was missed");
  await toast.getByRole("button").click();
  await page.waitForURL(new RegExp(`/game/${id}/replay\\?at=${left.made}`));
  await until(async () => (await page.locator(".replay-count").innerText()) === `${left.made} / ${now.made}`, "the replay begins where the player left");
  assert.equal(await page.locator(".question").innerText(), left.view.asked.choose.prompt);

  await page.keyboard.press("]");
  await until(async () => (await page.locator(".replay-count").innerText()).startsWith(`${left.made + 1} /`), "and goes on from there");
  await page.goto(`/game/${id}`);
  await hand.ready();
  assert.equal(await toast.count(), 0, "what was seen is not told again");
  await closePage(page);
});
