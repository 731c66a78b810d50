// A hand at the table: points, picks and reads as a player does.

import assert from "node:assert/strict";
import { openPage } from "./browser.mjs";

/** What the page shows: it notes the choices it has drawn, to tell later what was missed. */
function shown(id) {
  const kept = JSON.parse(localStorage.getItem("brigadier") ?? "{}");
  const asks = document.querySelector("#app:not([aria-busy]) .asks");
  return { made: kept.seen?.[id], side: asks?.querySelector(".side")?.dataset.side, said: asks?.querySelector(".question, strong")?.textContent };
}

/** Asks again and again until the answer is yes. */
export async function until(ask, what, seconds = 15) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    assert.ok(Date.now() < end, `${what} within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export class Hand {
  constructor(page, server, id, lang = "en") {
    Object.assign(this, { page, server, id, lang });
  }

  get api() {
    return this.server.api;
  }

  async open() {
    await this.page.goto(`/game/${this.id}`);
    await this.page.locator(".world img").waitFor();
    await this.ready();
  }

  /** The page shows the position the server has; gives it. */
  ready(lang = this.lang) {
    return until(async () => {
      const game = await this.api.get(`/api/games/${this.id}?lang=${lang}`);
      const { made, side, said } = await this.page.evaluate(shown, this.id);
      const asked = game.view.asked.choose;
      return made === game.made && said && (!asked || (asked.prompt === said && asked.side === side)) && game;
    }, "the page shows the server's position");
  }

  game() {
    return this.api.game(this.id);
  }

  question() {
    return this.page.locator(".prompt .question").innerText();
  }

  /** Does something that changes the game; gives the game once the server has it and the page shows it. */
  async makes(act) {
    const { seq } = await this.game();
    await act();
    await until(async () => (await this.game()).seq > seq, "the game has changed");
    return this.ready();
  }

  /** Where a place is on the screen, once the camera rests. */
  async spot(place) {
    this.map ??= await this.api.get(`/api/titles/${(await this.game()).title}/map.json`);
    const [x, y] = this.map.places.find((one) => one.id === place).anchor;
    const sheet = this.page.locator(".world img");
    let before = null;
    for (;;) {
      const box = await sheet.boundingBox();
      if (before && ["x", "y", "width"].every((key) => box[key] === before[key])) {
        const scale = box.width / this.map.width;
        return { x: box.x + x * scale, y: box.y + y * scale };
      }
      before = box;
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  }

  /** The spot of a place, shown on the map by zooming out if need be. */
  async seen(place) {
    let at = await this.spot(place);
    if (!(await this.onMap(at))) {
      await this.page.locator(".zoom button").nth(2).click();
      at = await this.spot(place);
    }
    assert.ok(await this.onMap(at), `${place} can be seen`);
    return at;
  }

  onMap(at) {
    return this.page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest(".map")), at);
  }

  async click(place) {
    const { x, y } = await this.seen(place);
    await this.page.mouse.click(x, y);
  }

  /** The middle of a counter's face, shown on the map. */
  async face(unit) {
    const { counters } = (await this.game()).view;
    await this.seen(counters.find((one) => one.id === unit).place);
    const box = await this.counter(unit).locator(".face").boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async tap(place) {
    const { x, y } = await this.seen(place);
    await this.page.touchscreen.tap(x, y);
  }

  counter(unit) {
    return this.page.locator(`.layer-counters [data-unit="${unit}"]`);
  }

  /** Clicks a counter where it lies. */
  async pick(unit) {
    const { x, y } = await this.face(unit);
    await this.page.mouse.click(x, y);
  }

  /** The button of a choice in the prompt, or of somebody who may take part in an attack. */
  button(notation) {
    return this.page.locator(`:is(.prompt, .joint) button[data-key="${notation.replace(/^leave /, "join ")}"]`);
  }

  /** Makes a choice the way a player would: its button, else its place on the map, else its unit. */
  async perform(choice) {
    // Where the odds are in sight, the dice fall by the button below them.
    const button = this.button(choice.notation).or(this.page.locator(".roll", { hasText: choice.label })).first();
    const { seq } = await this.game();
    const row = this.page.locator(`.armies [data-key="unit-${choice.unit}"]`);
    if (await button.count()) await button.click();
    else if (choice.facing) await this.click(choice.facing);
    else if (choice.target && (!choice.unit || choice.target === choice.place)) await this.click(choice.target);
    else if (choice.verb === "select" && (await row.count())) await row.click();
    else await this.fromList(choice);
    if (choice.irreversible) await this.confirm(choice, seq);
  }

  /** The list of all choices, opened by its key. */
  async fromList(choice) {
    await this.page.keyboard.press("a");
    await this.page.getByRole("dialog").getByText(choice.label, { exact: true }).click();
  }

  /** What is final is asked for twice, by the odds if dice fall, else by a menu; unless the first click was that already. */
  async confirm(choice, seq) {
    const menu = this.page.locator("[role=menu] [role=menuitem]", { hasText: choice.label });
    const again = menu.or(this.page.locator(".roll", { hasText: choice.label })).first();
    await until(async () => {
      if ((await this.game()).seq > seq) return true;
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => {});
      return false;
    }, `the choice ${choice.notation} is made`);
  }
}

/** Opens a game on a page of its own; nothing is chosen for the player, so that the tests know what comes next. */
export async function sitDown(stage, id, { prefs = {}, ...options } = {}) {
  const page = await openPage(stage.browser, stage.server, { prefs: { auto: false, ...prefs }, ...options });
  const hand = new Hand(page, stage.server, id, options.lang?.slice(0, 2));
  await hand.open();
  return hand;
}
