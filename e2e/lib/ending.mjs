// How a game comes to its end through the page, and what the page says of it.

import assert from "node:assert/strict";
import { until } from "./table.mjs";

/** Plays the persons' sides by `player` and skips the computer's, until `there` says it is enough or the game is over. */
export async function playOn(hand, player, there = () => false) {
  let game = await hand.ready();
  while (game.view.asked.choose && !there(game)) {
    if (game.computer) game = await letPlay(hand);
    else game = await hand.makes(() => hand.perform(player(game.view.choices)));
  }
  return game;
}

/** Skips the computer's choices. It may have made them all before the button is reached, so that nothing is left to skip. */
export async function letPlay(hand) {
  await hand.page.locator('[data-key="skip"]').click({ timeout: 2000 }).catch(() => {});
  return until(async () => {
    const game = await hand.ready();
    return !game.computer && game;
  }, "the computer has played", 120);
}

/** The verdict is told, and the report tells why, with losses drawn and dice counted. */
export async function checkTheEnd(hand) {
  const { page } = hand;
  const { outcome } = await hand.api.get(`/api/games/${hand.id}/report`);
  const verdict = await page.locator(".prompt .asks").innerText();
  assert.match(verdict, new RegExp(`${outcome.points.union} : ${outcome.points.confederate}`));
  await page.locator(".prompt").getByRole("link", { name: "Report" }).click();
  await page.waitForURL(/\/report$/);
  const text = await page.locator("main.report").innerText();
  for (const reason of outcome.reasons) assert.ok(text.includes(reason.text), `the report tells: ${reason.text}`);
  assert.ok((await page.locator("main.report svg").count()) > 0, "losses are drawn");
  assert.ok((await page.locator("table.figures tbody tr").count()) > 0, "dice are counted");
}
