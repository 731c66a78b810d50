// Ten wrong taps on a tablet. Nothing is lost by any of them: each is undone by a tap, or asked for twice, or changes nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, DESKTOP, PHONE, SIDEWAYS, TABLET } from "../lib/browser.mjs";
import { beforeAttack, longBattle, playUntil, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, step, target, form } = scriptOf();
const TOUCH = { viewport: TABLET, hasTouch: true, isMobile: true };

class Clumsy {
  constructor(hand) {
    Object.assign(this, { hand, page: hand.page });
  }

  async at({ x, y }) {
    await this.page.touchscreen.tap(x, y);
  }

  /** A wrong tap that makes a choice: one tap on Undo, and all is as before. */
  async undone(what, tap) {
    const before = await this.hand.game();
    const after = await this.hand.makes(tap);
    assert.equal(after.can_undo.ok, true, `${what} can be undone`);
    assert.ok(after.made > before.made, `${what} was a choice`);
    const back = await this.hand.makes(() => this.page.locator('[data-key="undo"]').tap());
    assert.equal(back.made, before.made, what);
    assert.deepEqual(back.view, before.view, `${what}: undo equals never done`);
  }

  /** A wrong tap that must not make a choice: what it shows is closed again, and nothing has happened. */
  async harmless(what, tap, sign, close) {
    const { seq } = await this.hand.game();
    await tap();
    if (sign) await this.page.locator(sign).first().waitFor();
    assert.equal((await this.hand.game()).seq, seq, `${what} changes nothing`);
    await close?.();
    const now = await this.hand.ready();
    assert.equal(now.seq, seq, `${what} is over and nothing has changed`);
  }
}

test("ten wrong taps on a tablet, all recoverable", async () => {
  const { api } = stage.server;
  const hand = await sitDown(stage, await longBattle(api), TOUCH);
  const { page } = hand;
  const clumsy = new Clumsy(hand);
  const game = await hand.game();
  const side = game.view.asked.choose.side;
  const enemy = game.view.counters.find((one) => one.place === target);
  const others = game.view.choices.filter((one) => one.verb === "select" && one.unit !== unit).map((one) => one.unit);
  const wrong = others.find((id) => game.view.counters.filter((one) => one.place === game.view.counters.find((piece) => piece.id === id).place).length === 1);

  await clumsy.harmless("1 a tap on an enemy", async () => clumsy.at(await hand.face(enemy.id)), '#tab-unit[aria-selected="true"]');
  await clumsy.undone("2 the wrong brigade", async () => clumsy.at(await hand.face(wrong)));
  await hand.makes(async () => clumsy.at(await hand.face(unit)));
  await clumsy.undone("3 the wrong place", () => hand.tap(step));
  await clumsy.harmless("4 a place out of reach", () => hand.tap(enemy.place), ".toast");
  await clumsy.undone("5 a stop too early", () => hand.button("stop").tap());
  await clumsy.undone("6 an engagement by mistake", () => hand.button("engage").tap());
  const stopped = await hand.makes(() => hand.button("stop").tap());
  await clumsy.undone("7 the wrong facing", () => hand.tap(stopped.view.choices.find((one) => one.verb === "face").facing));
  await clumsy.harmless("8 the menu instead of undo", () => page.locator('[data-key="menu"]').tap(), "[role=menu]", async () => {
    const map = await page.locator(".map").boundingBox();
    await page.touchscreen.tap(map.x + 5, map.y + map.height - 5);
    await page.locator("[role=menu]").waitFor({ state: "detached" });
  });
  assert.equal((await hand.game()).view.asked.choose.side, side);
  await closePage(page, /status of 422/);

  const attack = await sitDown(stage, await beforeAttack(api), TOUCH);
  const over = new Clumsy(attack);
  await over.undone("9 the wrong target", () => attack.tap(target));
  await attack.makes(() => attack.tap(target));
  for (const notation of form.slice(1)) await attack.makes(() => attack.button(notation).tap());
  // Beside another sheet the attack's button only opens the odds.
  await attack.page.locator("#tab-log").tap();
  await over.harmless("10 the attack instead of a look at it", () => attack.button("resolve").tap(), ".odds .roll");
  await closePage(attack.page, /status of 422/);
});

test("whatever cannot be undone is asked for twice on the page", async () => {
  const { api } = stage.server;
  const id = await longBattle(api);
  const final = (one) => one.irreversible;
  await playUntil(api, id, (game) => game.view.choices.some((one) => final(one) && one.verb === "done"));
  const hand = await sitDown(stage, id, TOUCH);
  const { page } = hand;
  const game = await hand.game();
  const choice = game.view.choices.find((one) => final(one) && one.verb === "done");
  await hand.button(choice.notation).tap();
  const menu = page.locator("[role=menu]");
  await menu.waitFor();
  assert.equal((await hand.game()).seq, game.seq, "one tap is not enough");
  await menu.getByRole("menuitem", { name: "Cancel" }).tap();
  await menu.waitFor({ state: "detached" });
  assert.equal((await hand.game()).seq, game.seq, "and it can be left");
  await hand.button(choice.notation).tap();
  const after = await hand.makes(() => menu.getByRole("menuitem", { name: choice.label }).tap());
  assert.ok(after.made > game.made, "the second tap is meant");
  await until(async () => (await menu.count()) === 0, "the menu is gone");
  await closePage(page);
});

test("a refusal does not lie over what can be chosen instead", async () => {
  for (const viewport of [DESKTOP, TABLET, PHONE, SIDEWAYS]) {
    const hand = await sitDown(stage, await longBattle(stage.server.api), { viewport, hasTouch: true });
    await hand.makes(async () => new Clumsy(hand).at(await hand.face(unit)));
    await hand.tap(target);
    const toast = await hand.page.locator(".toast").boundingBox();
    const prompt = await hand.page.locator(".prompt").boundingBox();
    const apart = toast.y + toast.height <= prompt.y || toast.x + toast.width <= prompt.x;
    assert.ok(apart, `at ${viewport.width} x ${viewport.height}: ${JSON.stringify({ toast, prompt })}`);
    assert.ok(toast.x >= 0 && toast.x + toast.width <= viewport.width && toast.y >= 0, "and all of it can be read");
    await closePage(hand.page, /status of 422/);
  }
});
