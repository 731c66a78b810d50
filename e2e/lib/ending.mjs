// How a game comes to its end through the page, and what the page says of it.

import assert from "node:assert/strict";

/** Plays the persons' sides by `player` and skips the computer's, until `there` says it is enough or the game is over. */
export async function playOn(hand, player, there = () => false) {
  let game = await hand.ready();
  while (game.view.asked.choose && !there(game)) {
    if (game.computer) game = await hand.makes(() => hand.page.locator('[data-key="skip"]').click());
    else game = await hand.makes(() => hand.perform(player(game.view.choices)));
  }
  return game;
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
