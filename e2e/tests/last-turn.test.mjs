// The last turn through the page: the middle of the battle is the computer's, the end a person's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { checkTheEnd, playOn } from "../lib/ending.mjs";
import { bold, calm, track } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();

test("the last turn is played to its verdict, and the report opens", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ players: { union: "greedy", confederate: "greedy" } });
  const last = await api.computer(id, (game) => track(game, "turn").value < track(game, "turn").max);
  assert.equal(track(last, "turn").value, track(last, "turn").max);
  await api.players(id, { union: "human" });
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } }), stage.server, id);
  await hand.open();
  await playOn(hand, calm);
  await checkTheEnd(hand);
  await closePage(hand.page);
});

test("a whole game against the computer is played through the page", { skip: process.env.BRIGADIER_LONG ? false : "only with BRIGADIER_LONG=1", timeout: 1_200_000 }, async () => {
  const id = await stage.server.api.newGame({ players: { union: "human", confederate: "greedy" } });
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 3 } }), stage.server, id);
  await hand.open();
  await playOn(hand, bold);
  await checkTheEnd(hand);
  await closePage(hand.page);
});
