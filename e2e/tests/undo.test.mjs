// Taking back: freely before dice, with a reason after them, and by agreement of those at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle, beforeAttack } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();

async function sitDown(id) {
  const hand = new Hand(await openPage(stage.browser, stage.server, { prefs: { auto: false } }), stage.server, id);
  await hand.open();
  return hand;
}

test("choices are taken back one by one and made again", async () => {
  const hand = await sitDown(await battle(stage.server.api));
  const start = await hand.game();
  await hand.makes(() => hand.pick("us_sherman"));
  const moved = await hand.makes(() => hand.click("N08"));
  const undo = hand.page.locator('[data-key="undo"]');
  await hand.makes(() => undo.click());
  const back = await hand.makes(() => undo.click());
  assert.equal(back.made, start.made);
  assert.deepEqual(back.view.counters, start.view.counters);
  await hand.makes(() => hand.page.locator('[data-key="redo"]').click());
  const again = await hand.makes(() => hand.page.keyboard.press("r"));
  assert.deepEqual(again.view.counters, moved.view.counters);
  await closePage(hand.page);
});

test("after dice undo is refused with the reason, and a take-back rolls new dice", async () => {
  const { api } = stage.server;
  const id = await beforeAttack(api);
  await api.play(id, "target S06");
  const ready = await api.play(id, "join us_sherman");
  const rolled = await api.play(id, "resolve");
  assert.equal(rolled.can_undo.ok, false);
  const hand = await sitDown(id);
  await hand.page.locator('[data-key="undo"]').click();
  const dialog = hand.page.getByRole("dialog");
  assert.ok((await dialog.innerText()).includes(rolled.can_undo.why), "the dialog says why");
  assert.equal((await hand.game()).seq, rolled.seq, "nothing was taken back by asking");
  await dialog.locator("select").selectOption(String(ready.made));
  const back = await hand.makes(() => dialog.getByRole("button", { name: /new dice/i }).click());
  assert.equal(back.made, ready.made);
  assert.deepEqual(back.view.choices.map((one) => one.notation), ["resolve"]);
  await hand.page.locator(".odds .roll").waitFor();
  const once = await hand.makes(() => hand.page.locator(".odds .roll").click());
  assert.ok(once.made > ready.made && once.seq > rolled.seq);
  await closePage(hand.page);
});
