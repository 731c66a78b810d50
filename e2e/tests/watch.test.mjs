// Watching: where the view goes while others act, how long each thing is looked at, whole activations at once, and what must not lie
// over what is watched.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { closePage, openPage, PHONE } from "../lib/browser.mjs";
import { battle, FOURTH, playUntil, SECOND } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";
import { nameSpot } from "../../web/js/counters.js";
import { lookAt, lookBack } from "../../web/js/pacer.js";

const stage = suite();

const key = (page, name) => page.locator(`.prompt [data-key="${name}"]`);
const COMPUTERS = { union: "level2", confederate: "level2" };

/** A battle between computers that wait, with the view left in a corner where nobody stands. */
async function fromTheCorner(prefs = {}, options = {}) {
  const id = await battle(stage.server.api, { players: COMPUTERS });
  const page = await openPage(stage.browser, stage.server, { prefs: { pace: 3, cameras: { [id]: { at: [0, 0], scale: 3 } }, ...prefs }, ...options });
  const hand = new Hand(page, stage.server, id);
  return { id, page, hand };
}

const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** True if the middle of a counter of these is on the map and nothing lies over it. */
const inSight = (page, units) =>
  page.evaluate((ids) => {
    const map = document.querySelector(".map").getBoundingClientRect();
    return ids.some((id) => {
      const face = document.querySelector(`.layer-counters [data-unit="${id}"] .face`)?.getBoundingClientRect();
      if (!face) return false;
      const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
      const there = x > map.left && x < map.right && y > map.top && y < map.bottom;
      return there && Boolean(document.elementFromPoint(x, y)?.closest(".map"));
    });
  }, units);

const worldAt = (page) => page.locator(".world").evaluate((world) => world.style.transform);

test("the side that is about to act comes into sight before it has chosen", async () => {
  const { page, hand } = await fromTheCorner({ pace: 0.1 });
  let go = null;
  const held = new Promise((resolve) => (go = resolve));
  await page.route("**/computer*", async (route) => {
    await held;
    await route.continue();
  });
  await hand.open();
  const { view } = await hand.game();
  const own = view.counters.filter((one) => one.place && one.side === view.asked.choose.side).map((one) => one.id);
  await until(() => inSight(page, own), "somebody of the acting side is in sight");
  go();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page, /computer/);
});

test("whoever acts is brought into sight, even if all that happens to him is an order", async () => {
  const { page, hand } = await fromTheCorner();
  await hand.open();
  await key(page, "pause").click();
  for (let n = 0; n < 6; n += 1) {
    await hand.makes(() => key(page, "step").click());
    const step = (await stage.server.api.log(hand.id)).at(-1);
    if (step.unit) await until(() => inSight(page, [step.unit]), `${step.unit} is in sight after ${step.notation}`);
  }
  await closePage(page);
});

test("the view is left alone just after the player has moved it, and later goes where the action is", async () => {
  const { page, hand } = await fromTheCorner();
  await page.clock.install();
  await hand.open();
  await key(page, "pause").click();
  await page.locator(".map-cursor").hover();
  await page.mouse.wheel(0, -120);
  await until(() => page.evaluate(() => !document.querySelector(".map").classList.contains("panning")), "the map rests");
  const before = await worldAt(page);
  await hand.makes(() => key(page, "step").click());
  assert.equal(await worldAt(page), before, "nothing moves while the player has the map");
  const step = (await stage.server.api.log(hand.id)).at(-1);
  await page.clock.fastForward(5000);
  await until(() => inSight(page, [step.unit]), "a while later the action is in sight");
  await closePage(page);
});

test("the view stays where it is if the player wants it so", async () => {
  const { page, hand } = await fromTheCorner({ follow: false });
  await hand.open();
  await key(page, "pause").click();
  const before = await worldAt(page);
  for (let n = 0; n < 3; n += 1) await hand.makes(() => key(page, "step").click());
  assert.equal(await worldAt(page), before);
  await page.locator('[data-key="menu"]').click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  assert.equal(await page.locator("#setting-follow").isChecked(), false);
  await closePage(page);
});

test("what somebody does at another window is brought into sight", async () => {
  const { api } = stage.server;
  const id = await battle(api);
  await api.play(id, "select us_sherman");
  const hand = await sitDown(stage, id, { prefs: { cameras: { [id]: { at: [0, 0], scale: 3 } } } });
  const { page } = hand;
  await page.locator(".zoom button").first().click();
  await page.reload();
  await hand.ready();
  await api.play(id, "step N08");
  await hand.ready();
  await until(() => inSight(page, ["us_sherman"]), "the one who moved is in sight");
  await closePage(page);
});

test("a march goes on quickly, dice are looked at longer, and a whole activation longest", () => {
  const step = (unit, faces = 0, events = 1) => ({ unit, faces: Array(faces).fill({}), events: Array(events).fill({}) });
  const [plain, onward, dice] = [lookAt([step("a")], null), lookAt([step("a")], "a"), lookAt([step("a", 2)], "a")];
  assert.ok(onward < plain && plain < dice, `${onward} < ${plain} < ${dice}`);
  assert.equal(lookAt([step(null, 0, 0)], null), onward, "what nothing came of is passed over");
  assert.equal(lookAt([], null), plain);
  const [march, fight] = [lookBack([step("a"), step("a")]), lookBack([step("a"), step("a", 1)])];
  assert.ok(plain < march && march < fight);
  assert.equal(lookBack([step(null, 0, 0)]), 0);
});

test("by activation: all of it is shown at once with where everybody went, then there is a pause", async () => {
  const id = await battle(stage.server.api, { players: COMPUTERS });
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  const { page } = hand;
  await key(page, "pause").click();
  const asked = [];
  page.on("request", (request) => request.url().includes("/computer") && asked.push(request.postDataJSON()));
  await key(page, "by-activation").click();
  assert.equal(await key(page, "by-activation").getAttribute("aria-pressed"), "true");
  assert.equal(await key(page, "skip-activation").innerText(), "Next activation");
  const { made } = await hand.ready();
  const game = await hand.makes(() => key(page, "skip-activation").click());
  assert.ok(game.made > made + 1, "several choices at once");
  assert.deepEqual(asked.map((one) => one.activation), [true]);
  const before = new Map((await stage.server.api.get(`/api/games/${id}/at/${made}`)).view.counters.map((one) => [one.id, one.place]));
  const moved = game.view.counters.filter((one) => one.place && before.get(one.id) && before.get(one.id) !== one.place);
  assert.equal(await page.locator(".layer-lines .ghost").count(), moved.length, "an arrow for everybody who moved");
  if (moved.length) await until(async () => (await page.locator(".strip").innerText()).includes("→"), "the line below tells who went where");
  assert.equal((await hand.game()).made, game.made, "and then it waits");
  await page.reload();
  await key(page, "by-activation").waitFor();
  assert.equal(await key(page, "by-activation").getAttribute("aria-pressed"), "true", "the choice is kept");
  await closePage(page);
});

test("nothing lies over the map but what was put there: the line of what happened and the overview stand beside it", async () => {
  const id = await stage.server.api.newGame({ ...FOURTH, players: COMPUTERS });
  await stage.server.api.computer(id, (game) => game.made < 60, 20);
  const page = await openPage(stage.browser, stage.server, { prefs: { pace: 3 } });
  const hand = new Hand(page, stage.server, id);
  await hand.open();
  await page.locator(".strip").waitFor();
  const boxes = await Promise.all([".map", ".strip", ".overview"].map((one) => page.locator(one).boundingBox()));
  assert.ok(!meets(boxes[0], boxes[1]), "the line is below the map");
  assert.ok(!meets(boxes[0], boxes[2]), "the overview is beside the map");
  const cut = await page.locator(".game-name").evaluate((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2);
  assert.ok(!cut, "the whole name can be read");
  await page.keyboard.press("\\");
  await until(async () => meets(await page.locator(".map").boundingBox(), await page.locator(".overview").boundingBox()), "with the panels folded the overview lies on the map");
  await closePage(page);
});

test("who leaves a game waits for nothing any more", async () => {
  const { page, hand } = await fromTheCorner({ pace: 0 });
  let asked = null;
  // The computer never answers.
  await page.route("**/computer*", (route) => (asked = route.request()));
  await hand.open();
  await until(() => asked, "the computer is asked");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/computer"));
  await page.locator(".topbar a").first().click();
  await failed;
  await page.waitForURL("/");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await closePage(page);
});

test("a leader's name never lies on somebody else", () => {
  const jackson = { x: 0, y: 0, size: 19, counter: { name: "Jackson" } };
  const troops = (x, y) => ({ x, y, size: 27, counter: { name: "Hardin" } });
  assert.equal(nameSpot(jackson, [jackson]), "below");
  assert.equal(nameSpot(jackson, [jackson, troops(10, 55)]), "above");
  assert.equal(nameSpot(jackson, [jackson, troops(10, 55), troops(-20, -50)]), "none");
  assert.equal(nameSpot(jackson, [jackson, troops(90, 30)]), "below");
});

test("in Second Bull Run no leader's name lies on a counter", async () => {
  const id = await stage.server.api.newGame({ ...SECOND, players: COMPUTERS });
  await stage.server.api.computer(id, (game) => game.made < 300, 50);
  const hand = await sitDown(stage, id, { prefs: { pace: 3 } });
  const { page } = hand;
  const overlaps = await page.evaluate(() => {
    const faces = [...document.querySelectorAll(".layer-counters > .counter")];
    const box = (node) => node.getBoundingClientRect();
    return faces.flatMap((one) => {
      const name = one.querySelector(".leader-name");
      if (!name) return [];
      const a = box(name);
      // The halo of the letters may touch, the letters may not.
      const lies = (b) => a.left + 3 < b.right && b.left + 3 < a.right && a.top + 5 < b.bottom && b.top + 5 < a.bottom;
      return faces.filter((other) => other !== one && lies(box(other.querySelector(".face")))).map((other) => `${name.textContent} on ${other.dataset.unit}`);
    });
  });
  assert.deepEqual(overlaps, []);
  await closePage(page);
});

test("who watches is told who is asked, and no question says you", async () => {
  const { page, hand } = await fromTheCorner();
  await hand.open();
  assert.match(await page.locator(".prompt .asks").innerText(), /is asked:/);
  await closePage(page);
  const folder = new URL("../../data/text/", import.meta.url);
  const address = { en: /\byou(r|rs)?\b/i, fr: /(?<!-)\bvous\b|\b(votre|vos)\b/i };
  for (const [lang, words] of Object.entries(address)) {
    for (const file of (await readdir(new URL(`${lang}/`, folder))).filter((name) => name.endsWith(".ftl"))) {
      const blocks = (await readFile(new URL(`${lang}/${file}`, folder), "utf8")).split(/\n(?=\S)/);
      const asks = blocks.filter((block) => /^[a-z0-9]+-ask-/.test(block));
      assert.deepEqual(asks.filter((block) => words.test(block)), [], `${lang}/${file}`);
      assert.deepEqual(asks.filter((block) => /= .*\$points \} (movement points|points de mouvement)/.test(block)), [], `one point is no plural: ${lang}/${file}`);
    }
  }
});

test("after the screen is handed over nothing of the other side is picked", async () => {
  const { api } = stage.server;
  const id = await battle(api);
  const { side } = (await api.game(id)).view.asked.choose;
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const mine = (await hand.game()).view.counters.filter((one) => one.side === side && one.place);
  await page.locator(`.armies [data-key="unit-${mine[0].id}"]`).click();
  await page.locator(`.layer-counters .selected[data-unit="${mine[0].id}"]`).waitFor();
  await playUntil(api, id, (game) => game.view.asked.choose?.side !== side);
  await hand.ready();
  const picked = await page.locator(".layer-counters .selected").evaluateAll((all) => all.map((one) => one.dataset.unit));
  assert.deepEqual(picked.filter((unit) => mine.some((one) => one.id === unit)), []);
  await closePage(page);
});

test("a unit that was turned in the set-up can be turned again, and what was done after it stays", async () => {
  const { api } = stage.server;
  const id = await api.newGame({ ...FOURTH });
  const turns = (game, unit) => game.view.choices.filter((one) => one.verb === "face" && one.unit === unit);
  const [first, second] = [...new Set((await api.game(id)).view.choices.filter((one) => one.verb === "face").map((one) => one.unit))];
  const wanted = turns(await api.game(id), first);
  await api.play(id, wanted[0].notation);
  await api.play(id, turns(await api.game(id), second)[0].notation);
  const hand = await sitDown(stage, id);
  const { page } = hand;
  const { made, view } = await hand.game();
  const kept = view.counters.find((one) => one.id === second).facing;
  await hand.pick(first);
  await key(page, "anew").click();
  await until(async () => turns(await hand.game(), first).length && (await hand.game()).made === made - 1, "the turn is taken back, the other one stays");
  const game = await hand.ready();
  assert.equal(game.view.counters.find((one) => one.id === second).facing, kept);
  const after = await hand.makes(() => hand.fromList(turns(game, first).find((one) => one.notation === wanted[1].notation)));
  assert.equal(after.made, made);
  // And again, as often as one likes.
  await hand.pick(first);
  await key(page, "anew").waitFor();
  await closePage(page);
});

test("on a phone the log has room while two computers play, and the buttons stand in even rows", async () => {
  const id = await stage.server.api.newGame({ ...SECOND, players: COMPUTERS });
  await stage.server.api.computer(id, (game) => game.made < 260, 50);
  const page = await openPage(stage.browser, stage.server, { viewport: PHONE, hasTouch: true, prefs: { pace: 3 } });
  const hand = new Hand(page, stage.server, id);
  await hand.open();
  const low = await page.locator(".sheet-box").boundingBox();
  assert.ok(low.height <= PHONE.height * 0.36, `the sheet leaves the map most of the screen: ${low.height}`);
  await key(page, "pause").click();
  await page.locator(".handle").click();
  await page.locator("#tab-log").click();
  const raised = await page.locator(".sheet-box").boundingBox();
  assert.ok(raised.height <= PHONE.height * 0.6, `the map can still be watched above it: ${raised.height}`);
  const panel = await page.locator(".panel").boundingBox();
  assert.ok(panel.height >= 240, `the log has room: ${panel.height}`);
  const [earlier, heading] = await Promise.all(["[data-key=earlier]", ".log-phase h2"].map((one) => page.locator(`.panel ${one}`).first().boundingBox()));
  assert.ok(heading.y - earlier.y - earlier.height >= 16, "the button for earlier lines is not half under the first heading");
  const wide = await page.locator(".panel").evaluate((one) => one.scrollWidth > one.clientWidth);
  assert.ok(!wide, "nothing of it is off to the side");
  await closePage(page);
});
