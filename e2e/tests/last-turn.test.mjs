// The last turn through the page: the middle of the battle is the computer's, the end a person's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { bold, calm, track } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();

/** Plays a person's side, until the game is over. */
async function playToTheEnd(hand, player) {
  let game = await hand.ready();
  while (game.view.asked.choose) {
    if (game.computer) game = await hand.makes(() => hand.page.locator('[data-key="skip"]').click());
    else game = await hand.makes(() => hand.perform(player(game.view.choices)));
  }
}

async function checkTheEnd(hand) {
  const { page } = hand;
  const { outcome } = await stage.server.api.get(`/api/games/${hand.id}/report`);
  const verdict = await page.locator(".prompt .asks").innerText();
  assert.match(verdict, new RegExp(`${outcome.points.union} : ${outcome.points.confederate}`));
  await page.locator(".prompt").getByRole("link", { name: "Report" }).click();
  await page.waitForURL(/\/report$/);
  const text = await page.locator("main.report").innerText();
  for (const reason of outcome.reasons) assert.ok(text.includes(reason.text), `the report tells: ${reason.text}`);
  assert.ok((await page.locator("main.report svg").count()) > 0, "losses are drawn");
  assert.ok((await page.locator("table.figures tbody tr").count()) > 0, "dice are counted");
}

test("the last turn is played to its verdict, and the report opens", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ players: { union: "greedy", confederate: "greedy" } });
  const last = await api.computer(id, (game) => track(game, "turn").value < track(game, "turn").max);
  assert.equal(track(last, "turn").value, track(last, "turn").max);
  await api.players(id, { union: "human" });
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } }), stage.server, id);
  await hand.open();
  await playToTheEnd(hand, calm);
  await checkTheEnd(hand);
  await closePage(hand.page);
});

test("a whole game against the computer is played through the page", { skip: process.env.BRIGADIER_LONG ? false : "only with BRIGADIER_LONG=1", timeout: 1_200_000 }, async () => {
  const id = await stage.server.api.newGame({ players: { union: "human", confederate: "greedy" } });
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } }), stage.server, id);
  await hand.open();
  await playToTheEnd(hand, bold);
  await checkTheEnd(hand);
  await closePage(hand.page);
});
