// The table as a screen reader has it: the accessibility tree names everything, and a whole activation is played from it by keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle, counter, scriptOf } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand, sitDown, until } from "../lib/table.mjs";

const stage = suite();
const { unit, name } = scriptOf();

/** The accessibility tree of a page, as assistive technology gets it. */
class Tree {
  static async of(page) {
    const wire = await page.context().newCDPSession(page);
    await wire.send("Accessibility.enable");
    const tree = new Tree();
    tree.wire = wire;
    return tree;
  }

  async read() {
    const { nodes } = await this.wire.send("Accessibility.getFullAXTree");
    this.byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.nodes = nodes.filter((node) => !node.ignored);
    return this;
  }

  all(role, words = /(?:)/) {
    return this.nodes.filter((node) => node.role?.value === role && words.test(node.name?.value ?? ""));
  }

  one(role, words) {
    const found = this.all(role, words);
    assert.equal(found.length, 1, `the tree has one ${role} ${words}: ${found.map((node) => node.name?.value)}`);
    return found[0];
  }

  property(node, key) {
    return node.properties?.find((one) => one.name === key)?.value;
  }

  /** All text below a node. */
  text(node) {
    if (node.role?.value === "StaticText") return node.name.value;
    return (node.childIds ?? []).map((id) => this.byId.get(id)).filter(Boolean).map((kid) => this.text(kid)).filter(Boolean).join(" ");
  }

  get focused() {
    return this.nodes.filter((node) => this.property(node, "focused")?.value && node.role?.value !== "RootWebArea").at(-1);
  }

  /** What a reader says of the focus: its name, or that of its active descendant. */
  get said() {
    const active = this.property(this.focused, "activedescendant")?.relatedNodes?.[0];
    const node = active ? this.nodes.find((one) => one.backendDOMNodeId === active.backendDOMNodeId) : this.focused;
    return node?.name?.value ?? "";
  }
}

/** A name that begins with these words. */
const begins = (words, role = "") => new RegExp(`^${role}${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** Presses a key until what is said matches. */
async function pressUntil(page, tree, key, words, most = 60) {
  for (let n = 0; n < most; n += 1) {
    await tree.read();
    if (tree.focused && words.test(`${tree.focused.role.value}: ${tree.said}`)) return tree.said;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${words}; the last was ${tree.focused?.role.value}: ${tree.said}`);
}

test("the tree names the prompt, the map's place, the log and every button", async () => {
  const hand = await sitDown(stage, await battle(stage.server.api));
  const { page } = hand;
  const game = await hand.makes(() => hand.pick(unit));
  await until(async () => (await page.locator(".log-line").count()) > 0 || (await page.locator("#tab-log").click()), "the log is open");
  const tree = await (await Tree.of(page)).read();

  const prompt = tree.all("region").find((node) => tree.text(node).includes(game.view.asked.choose.prompt));
  assert.ok(prompt, "the question is in a named region");
  assert.ok(prompt.name.value.length > 2);
  assert.ok(tree.all("banner").length === 1 && tree.all("main").length === 1, "there are landmarks");
  assert.ok(tree.all("heading", new RegExp(game.name)).length >= 1, "the game is a heading");
  const nameless = tree.nodes.filter((node) => ["button", "link", "tab", "combobox", "listbox", "region"].includes(node.role?.value) && !(node.name?.value ?? "").trim());
  assert.equal(nameless.length, 0, "every control has a name");
  for (const choice of game.view.choices.filter((one) => ["stop", "engage"].includes(one.verb))) tree.one("button", begins(choice.label));
  for (const wanted of [/^Undo/, /^Zoom in/, /^Whole map/]) tree.one("button", wanted);
  assert.equal(tree.all("tab").filter((node) => tree.property(node, "selected")?.value).length, 1, "one tab is open");

  const live = tree.nodes.filter((node) => tree.property(node, "live")?.value === "polite" && node.role?.value === "status");
  assert.equal(live.length, 1, "news is spoken as a status");
  assert.ok(tree.text(live[0]).includes(game.view.asked.choose.prompt), "the question has been spoken");
  await closePage(page);
});

test("the map's place is said with terrain, who stands there and what it costs, and refusals are spoken", async () => {
  const hand = await sitDown(stage, await battle(stage.server.api));
  const { page } = hand;
  const game = await hand.makes(() => hand.pick(unit));
  const { place } = counter(game, unit);
  const map = await stage.server.api.get(`/api/titles/${game.title}/map.json`);
  const words = await stage.server.api.get("/api/words?lang=en");
  const reach = await stage.server.api.get(`/api/games/${hand.id}/reach/${unit}`);
  const tree = await Tree.of(page);
  await page.locator(".map-cursor").focus();
  const goTo = async (id) => {
    const { name: called } = map.places.find((one) => one.id === id);
    await page.keyboard.press("g");
    await page.locator("dialog input").fill(id);
    await page.keyboard.press("Enter");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.locator(".map-cursor:focus").waitFor();
    return until(async () => ((await tree.read()).said.includes(called) ? tree.said : null), `${called} is said`);
  };
  const terrain = (id) => words[`web-terrain-${map.places.find((one) => one.id === id).terrain}`];

  const own = await goTo(place);
  for (const one of game.view.counters.filter((piece) => piece.place === place)) assert.ok(own.includes(one.name), `${one.name} stands there: ${own}`);
  if (terrain(place)) assert.ok(own.toLowerCase().includes(terrain(place).toLowerCase()), `the terrain is said: ${own}`);
  const next = game.view.choices.find((one) => one.verb === "step");
  const there = await goTo(next.place);
  const { cost } = reach.places.find((one) => one.place === next.place);
  assert.match(there, new RegExp(`\\b${cost}\\b`), `the cost ${cost} is said: ${there}`);

  const { form, target } = scriptOf();
  assert.ok(form.length);
  await goTo(target);
  const { seq } = await hand.game();
  await page.keyboard.press("Enter");
  const refusal = await stage.server.api.refusal(hand.id, `${next.notation.split(" ")[0]} ${target}`);
  await until(async () => (await tree.read()).all("alert").some((node) => tree.text(node).includes(refusal.message)), "the refusal is an alert");
  assert.equal((await hand.game()).seq, seq);
  await closePage(page, /status of 422/);
});

test("a whole activation by what the tree offers, from the lobby on, without looking", async () => {
  const { api } = stage.server;
  const id = await battle(api, { name: "Heard, not seen" });
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false } });
  const hand = new Hand(page, stage.server, id);
  await page.goto("/");
  await page.locator(".game-row").first().waitFor();
  const tree = await Tree.of(page);
  await pressUntil(page, tree, "Tab", /^link: Heard, not seen/);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/game/${id}$`));
  await hand.ready();

  // The army list is the board as text, last on the page: what can act says so.
  const row = await pressUntil(page, tree, "Shift+Tab", new RegExp(`^button: .*${name}`));
  const canAct = (await api.get("/api/words?lang=en"))["web-can-act"];
  assert.ok(row.includes(canAct), `it is said that it can act: ${row}`);
  const chosen = await hand.makes(() => page.keyboard.press("Enter"));
  assert.ok(chosen.view.asked.choose.prompt.startsWith(name));

  const step = chosen.view.choices.find((one) => one.verb === "step");
  const list = async (choice) => {
    await page.keyboard.press("a");
    await page.locator("dialog").waitFor();
    await tree.read();
    assert.ok(tree.all("dialog").length === 1 && tree.all("button", begins(choice.label)).length >= 1, "the list offers it");
    await pressUntil(page, tree, "Tab", begins(choice.label, "button: "));
    const after = await hand.makes(() => page.keyboard.press("Enter"));
    await page.locator("dialog").waitFor({ state: "detached" });
    return after;
  };
  const moved = await list(step);
  assert.equal(counter(moved, unit).place, step.place);
  let now = await list(moved.view.choices.find((one) => one.notation === "stop"));
  const facing = now.view.choices.find((one) => one.verb === "face");
  if (facing) now = await list(facing);
  assert.ok(counter(now, unit).markers.some((one) => one.id === "acted"), "the activation is over");
  await tree.read();
  const [status] = tree.nodes.filter((node) => node.role?.value === "status" && tree.property(node, "live")?.value === "polite");
  assert.ok(tree.text(status).includes((now.view.asked.choose ?? {}).prompt ?? ""), "and what comes next has been said");
  await closePage(page);
});
