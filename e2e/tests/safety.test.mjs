// Nothing leaves the machine, nothing acknowledged is lost, nothing is rolled twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle, beforeDice, calm, counter, FIRST, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, step } = scriptOf();
/** What a browser writes to its console when a server is away or says no. */
const AWAY = /Failed to load resource|status of 409|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE/;
const dice = async (id) => (await stage.server.api.log(id)).map((one) => [one.n, one.notation, one.faces.map((face) => face.face)]);

test("no page asks another host for anything, nor could it", async () => {
  const { api, address } = stage.server;
  const attack = await beforeDice(api);
  const asked = [];
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false } });
  page.context().on("request", (request) => asked.push(request.url()));
  for (const path of ["/", `/game/${attack}`, `/game/${attack}/replay?at=3`, `/game/${attack}/report`, `/rules/${FIRST.title}`, `/learn/${FIRST.title}`]) {
    const response = await page.goto(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    assert.match(policy, /default-src 'self'|default-src 'none'/, `${path} forbids it`);
    assert.doesNotMatch(policy, /https?:|\*/, `${path} allows no other host`);
    await page.locator("#app:not([aria-busy]) main").waitFor();
    await page.waitForLoadState("networkidle").catch(() => {});
  }
  assert.ok(asked.length > 30);
  assert.deepEqual(asked.filter((url) => !url.startsWith(`${address}/`) && !/^(data|blob):/.test(url)), []);
  await closePage(page);
});

test("a server killed after the dice has lost nothing when it comes back, and rolls nothing twice", async () => {
  const id = await beforeDice(stage.server.api);
  const hand = await sitDown(stage, id);
  await hand.page.locator(".odds .roll").waitFor();
  const rolled = await hand.makes(() => hand.page.locator(".odds .roll").click());
  const before = await dice(id);
  await stage.server.crash();
  await stage.server.revive();
  await hand.page.reload();
  const now = await hand.ready();
  assert.equal(now.made, rolled.made);
  assert.deepEqual(now.view, rolled.view, "the same position");
  assert.deepEqual(await dice(id), before, "the same dice, once");
  assert.ok((await hand.makes(() => hand.perform(calm(now.view.choices)))).made > now.made, "and the game goes on");
  await closePage(hand.page, AWAY);
});

test("a server killed while its answer is on the way: the dice have fallen once, whatever the page does", async () => {
  const { api } = stage.server;
  const id = await beforeDice(api);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const ready = await hand.game();
  await page.locator(".odds .roll").waitFor();
  // The choice gets through, its answer does not.
  await page.route("**/choices*", async (route) => {
    await route.fetch();
    await stage.server.crash();
    await route.abort("connectionreset");
  });
  await page.locator(".odds .roll").click();
  await page.locator(".toast").waitFor();
  await stage.server.revive();
  await page.unroute("**/choices*");
  const stored = await dice(id);
  assert.equal(stored.length, ready.made + 1, "the choice was stored before it was answered");
  // The page may have caught up by itself; whoever presses again must not roll again.
  const roll = page.locator(".odds .roll");
  if (await roll.count()) await roll.click({ timeout: 1000 }).catch(() => {});
  await page.reload();
  const now = await hand.ready();
  assert.equal(now.made, ready.made + 1);
  assert.deepEqual(await dice(id), stored, "rolled once, and the dice are those of then");
  await closePage(page, AWAY);
});

test("a server killed before the choice reaches it: nothing was rolled, and it can be chosen again", async () => {
  const { api } = stage.server;
  const id = await beforeDice(api);
  const hand = await sitDown(stage, id);
  const ready = await hand.game();
  await hand.page.locator(".odds .roll").waitFor();
  await stage.server.crash();
  await hand.page.locator(".odds .roll").click();
  await hand.page.locator(".toast").waitFor();
  await stage.server.revive();
  assert.equal((await dice(id)).length, ready.made, "nothing has happened");
  const rolled = await hand.makes(() => hand.page.locator(".odds .roll").click());
  assert.equal(rolled.made, ready.made + 1, "the same page goes on without a reload");
  await closePage(hand.page, AWAY);
});

test("a stale window is told, shows what happened, and plays nothing twice", async () => {
  const id = await battle(stage.server.api);
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false } });
  // This window hears nothing of the others.
  await page.route("**/stream*", (route) => route.abort());
  const stale = new Hand(page, stage.server, id);
  await stale.open();
  const other = await sitDown(stage, id);
  await other.makes(() => other.pick(unit));
  const moved = await other.makes(() => other.click(step));

  assert.notEqual(await stale.question(), moved.view.asked.choose.prompt, "it still shows the position of before");
  await stale.page.locator(`.armies [data-key="unit-${unit}"]`).click();
  await stale.page.locator(".toast").waitFor();
  const now = await stale.ready();
  assert.equal(now.seq, moved.seq, "the old click changed nothing");
  assert.equal(counter(now, unit).place, step);
  assert.equal(await stale.question(), moved.view.asked.choose.prompt, "now it shows what was done");
  const on = await stale.makes(() => stale.button("stop").click());
  assert.equal(on.made, moved.made + 1, "and goes on from there");
  await until(async () => (await other.ready()).made === on.made, "which the other window sees");
  await Promise.all([closePage(page, AWAY), closePage(other.page)]);
});
