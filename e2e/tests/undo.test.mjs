// Taking back: freely before dice, with a reason after them, and by agreement of those at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage } from "../lib/browser.mjs";
import { battle, beforeDice, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, name, step } = scriptOf();
const undoButton = (hand) => hand.page.locator('[data-key="undo"]');
const redoButton = (hand) => hand.page.locator('[data-key="redo"]');
const undoWords = (hand) => undoButton(hand).getAttribute("title");

/** A battle in which one unit has been chosen and moved one place; with the games before and after. */
async function marched() {
  const hand = await sitDown(stage, await battle(stage.server.api));
  const start = await hand.game();
  const chosen = await hand.makes(() => hand.pick(unit));
  const moved = await hand.makes(() => hand.click(step));
  return { hand, start, chosen, moved };
}

test("choices are taken back one by one and made again", async () => {
  const { hand, start, moved } = await marched();
  await hand.makes(() => undoButton(hand).click());
  const back = await hand.makes(() => undoButton(hand).click());
  assert.equal(back.made, start.made);
  assert.deepEqual(back.view.counters, start.view.counters);
  await hand.makes(() => redoButton(hand).click());
  const again = await hand.makes(() => hand.page.keyboard.press("r"));
  assert.deepEqual(again.view, moved.view);
  await closePage(hand.page);
});

test("undo and redo by keys alone, and a new choice leaves nothing to redo", async () => {
  const { hand, chosen, moved } = await marched();
  assert.equal(await redoButton(hand).count(), 0, "nothing was taken back yet");
  const back = await hand.makes(() => hand.page.keyboard.press("u"));
  assert.deepEqual(back.view, chosen.view, "undo equals never done");
  await redoButton(hand).waitFor();
  const again = await hand.makes(() => hand.page.keyboard.press("r"));
  assert.deepEqual(again.view, moved.view);
  assert.equal(await redoButton(hand).count(), 0);

  await hand.makes(() => hand.page.keyboard.press("u"));
  const other = back.view.choices.find((one) => one.verb === "step" && one.place !== step);
  const elsewhere = await hand.makes(() => hand.click(other.place));
  assert.equal(await redoButton(hand).count(), 0, "another way was taken");
  await hand.page.keyboard.press("r");
  assert.equal((await hand.game()).seq, elsewhere.seq, "the key does nothing either");
  await closePage(hand.page);
});

test("undo says what it takes back", async () => {
  const { hand } = await marched();
  const says = (words) => until(async () => (await undoWords(hand)).includes(words), `the button says ${words}`);
  const told = async () => (await stage.server.api.log(hand.id)).at(-1).events.at(-1).text;
  assert.ok((await told()).includes(name));
  await says(await told());
  await hand.makes(() => undoButton(hand).click());
  await hand.makes(() => undoButton(hand).click());
  assert.equal((await hand.game()).can_undo.ok, false, "dice lie before this");
  await says("Take back");
  await closePage(hand.page);
});

/** Before the dice, then after them, on one page. */
async function rolled() {
  const { api } = stage.server;
  const id = await beforeDice(api);
  const ready = await api.game(id);
  const hand = await sitDown(stage, id);
  await hand.page.locator(".odds .roll").waitFor();
  const after = await hand.makes(() => hand.page.locator(".odds .roll").click());
  return { hand, ready, after };
}

const faces = async (hand, ready) => (await stage.server.api.log(hand.id))[ready.made].faces.map((one) => [one.purpose, one.face]);

/** Goes back before the dice and rolls again; gives the new faces. */
async function again(hand, ready, how) {
  const { page } = hand;
  await undoButton(hand).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("select").selectOption(String(ready.made));
  const back = await hand.makes(() => dialog.getByRole("button", { name: how }).click());
  assert.equal(back.made, ready.made);
  assert.deepEqual(back.view, ready.view, "the position before the dice");
  await page.locator(".odds .roll").waitFor();
  await hand.makes(() => page.locator(".odds .roll").click());
  return faces(hand, ready);
}

test("after dice the button offers a take-back, and asking for it changes nothing", async () => {
  const { hand, after } = await rolled();
  assert.equal(after.can_undo.ok, false);
  await until(async () => /^Take back/.test((await undoButton(hand).innerText()).trim()), "the button offers a take-back");
  await undoButton(hand).click();
  const dialog = hand.page.getByRole("dialog");
  assert.ok((await dialog.innerText()).includes(after.can_undo.why), "the dialog says why");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await hand.page.locator("dialog").waitFor({ state: "detached" });
  await hand.page.keyboard.press("u");
  await dialog.waitFor();
  await hand.page.keyboard.press("Escape");
  await hand.page.locator("dialog").waitFor({ state: "detached" });
  assert.equal((await hand.game()).seq, after.seq, "nothing was taken back by asking");
  await closePage(hand.page);
});

test("alone at the table, a take-back rolls the same dice or new ones", async () => {
  const { hand, ready } = await rolled();
  const first = await faces(hand, ready);
  assert.ok(first.length > 0);
  assert.deepEqual(await again(hand, ready, /same dice/i), first, "the same dice fall the same way");
  let tries = 1;
  // New dice may by chance show the same faces, but not time after time.
  while (JSON.stringify(await again(hand, ready, /new dice/i)) === JSON.stringify(first)) {
    tries += 1;
    assert.ok(tries < 12, "new dice are new");
  }
  await closePage(hand.page);
});
