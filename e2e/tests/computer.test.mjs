// Playing against the computer: levels and temperaments, pace and skipping, advice, taking a side over, watching.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle, beforeAttack, FOURTH, playUntil } from "../lib/positions.mjs";
import { startServer } from "../lib/server.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";

const stage = suite({ nodes: 4000 });

const key = (page, name) => page.locator(`.prompt [data-key="${name}"]`);
const menu = async (page, name) => {
  await page.locator('[data-key="menu"]').click();
  await page.getByRole("menuitem", { name }).click();
};

test("a new game against level 3 takes three clicks, and says that no level touches the dice", async () => {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false, pace: 0 } });
  await page.goto("/");
  await page.getByRole("button", { name: "Play against the computer" }).first().click();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.locator("#seat-confederate").inputValue(), "level3");
  assert.match(await dialog.innerText(), /No level touches the dice/);
  assert.ok(await dialog.locator("#temper-union").isHidden(), "people have a temper of their own");
  const levels = await dialog.locator("#seat-confederate option").evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(levels, ["human", "level1", "level2", "level3", "level4", "level5", "level6"]);
  const before = await dialog.locator("#seat-confederate-text").innerText();
  await dialog.locator("#seat-confederate").selectOption("level5");
  assert.notEqual(await dialog.locator("#seat-confederate-text").innerText(), before, "every level says how it thinks");
  await dialog.locator("#seat-confederate").selectOption("level3");
  await dialog.locator("#temper-confederate").selectOption("aggressive");
  await dialog.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  const id = page.url().split("/").at(-1);
  const game = await until(async () => {
    const now = await stage.server.api.game(id);
    return !now.computer && now;
  }, "the computer sets up and hands over");
  assert.equal(game.players.confederate, "level3-aggressive");
  await new Hand(page, stage.server, id).ready();
  await page.goto("/");
  assert.match(await page.locator(".game-row", { has: page.locator(`a[href="/game/${id}"]`) }).first().innerText(), /computer: Regular, aggressive/);
  await closePage(page);
});

test("while it thinks the page says who and since when, and the side can be taken back", async () => {
  const server = await startServer({ nodes: 100_000 });
  try {
    const id = await battle(server.api);
    await server.api.players(id, { union: "level6", confederate: "level6" });
    const hand = await sitDown({ ...stage, server }, id, { prefs: { pace: 0.1 } });
    const { page } = hand;
    await page.locator(".prompt .thinks").waitFor();
    assert.match(await page.locator(".prompt .thinks").innerText(), /Army commander is thinking · \d+ s/);
    const { side } = (await hand.game()).view.asked.choose;
    await menu(page, new RegExp(`Take command: ${side === "union" ? "Union" : "Confederacy"}`));
    const taken = await until(async () => {
      const now = await hand.game();
      return now.players[side] === "human" && now;
    }, "the seat is taken back");
    await key(page, "advise").waitFor();
    const { made } = await hand.ready();
    assert.ok(made - taken.made <= 1, "nothing is played for a side that was taken back");
    // What it had thought about meanwhile is refused, and that is all that goes wrong.
    await closePage(page, /409 \(Conflict\).*\/computer/);
  } finally {
    await server.stop();
  }
});

test("advice shows a plan with its chance, lights the first choice and can be played", async () => {
  const hand = await sitDown(stage, await battle(stage.server.api));
  const { page } = hand;
  const { made } = await hand.game();
  await page.keyboard.press("b");
  const advice = page.locator(".advice");
  await advice.locator(".plan li").first().waitFor();
  assert.match(await advice.innerText(), /What the computer would do/);
  assert.match(await advice.locator(".totals").first().innerText(), /\d+%[\s\S]*\d+%/);
  assert.match(await advice.locator(".chance-error").innerText(), /± [\d.]+% \(standard error\)/);
  assert.equal((await hand.game()).made, made, "nothing is chosen yet");
  assert.ok((await page.locator(".layer-counters .told, .layer-marks .told, .layer-areas .told").count()) > 0, "the first choice is lit");
  const plan = await advice.locator(".plan li").count();
  const after = await hand.makes(() => advice.locator('[data-key="hint-play"]').click());
  assert.equal(after.made, made + 1);
  assert.equal(await advice.locator(".plan li").count(), plan - 1, "the rest of the plan stays in sight");
  await closePage(page);
});

test("advice in front of a combat shows its exact odds, and all of it is played up to the die", async () => {
  const hand = await sitDown(stage, await beforeAttack(stage.server.api));
  const { page } = hand;
  const { made, seq } = await hand.game();
  const hint = await stage.server.api.post(`/api/games/${hand.id}/hint`, { seq });
  await key(page, "advise").click();
  const advice = page.locator(".advice");
  await advice.locator(".plan li").first().waitFor();
  assert.deepEqual(await advice.locator(".plan li").count(), hint.plan.length, "the page shows the plan of the server");
  assert.equal(await advice.locator(".odds .bars > .outcome").count(), hint.odds?.outcomes.length ?? 0, "with the odds of its first combat");
  const all = advice.locator('[data-key="hint-play-all"]').or(advice.locator('[data-key="hint-play"]')).last();
  const game = await hand.makes(() => all.click());
  assert.equal(game.made, made + hint.plan.length, "the whole plan is played");
  await advice.waitFor({ state: "detached" });
  await closePage(page);
});

test("an activation is skipped by Esc, and the rest up to the player's choice by a button", async () => {
  const id = await battle(stage.server.api);
  const { side } = (await stage.server.api.game(id)).view.asked.choose;
  const other = side === "union" ? "confederate" : "union";
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  const { page } = hand;
  await stage.server.api.players(id, { [side]: "level2" });
  await page.reload();
  await hand.ready();
  await key(page, "skip-activation").waitFor();
  const { made } = await hand.game();
  await hand.makes(() => page.keyboard.press("Escape"));
  assert.ok((await hand.game()).made > made);
  const game = await until(async () => {
    if (await key(page, "skip").count()) await key(page, "skip").click({ timeout: 1000 }).catch(() => {});
    const now = await hand.game();
    return now.view.asked.choose?.side === other && !now.computer && now;
  }, "the other side is asked", 30);
  assert.equal(game.players[side], "human+level2");
  await closePage(page);
});

test("a side is handed to the computer, and two computers are watched, paused and stepped", async () => {
  const id = await battle(stage.server.api, { players: { union: "human", confederate: "human" } });
  const hand = await sitDown(stage, id, { prefs: { pace: 0.2 } });
  const { page } = hand;
  for (const side of ["Union", "Confederacy"]) {
    await menu(page, new RegExp(`Let the computer command: ${side}`));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").first().selectOption("level1");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await dialog.waitFor({ state: "detached" });
  }
  await until(async () => (await hand.game()).made > 8, "two computers play by themselves", 30);
  await key(page, "pause").click();
  await page.locator(".prompt .state", { hasText: "waits" }).waitFor();
  const still = await hand.ready();
  const next = await hand.makes(() => key(page, "step").click());
  assert.equal(next.made, still.made + 1, "one step at a time");
  assert.equal(await key(page, "skip").count(), 0, "nobody waits for a choice");
  await closePage(page);
});

test("two at one screen in a game with secrets may do without the curtain", async () => {
  const { api } = stage.server;
  const id = await api.newGame(FOURTH);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const sideOf = (game) => game.view.asked.choose.side;
  const first = sideOf(await hand.game());
  const pass = (from) => playUntil(api, id, (game) => sideOf(game) !== from);
  await pass(first);
  await page.locator(".curtain [data-key=trust]").click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  const second = sideOf(await hand.ready());
  assert.notEqual(second, first);
  await pass(second);
  await hand.ready();
  assert.equal(await page.locator(".curtain").count(), 0, "nothing is covered any more");
  await menu(page, "Cover the screen again");
  await hand.ready();
  await pass(sideOf(await hand.game()));
  await page.locator(".curtain").waitFor();
  await closePage(page);
});
