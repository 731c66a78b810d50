// The first battle: a real game with a coach line. A lesson is a file of the title: choices made beforehand and lines
// that wait for the player to do something. It can be left at any time and the game goes on.

import { button, fill, h } from "./dom.js";
import { gamePath, get, post } from "./api.js";
import { t } from "./words.js";

/** A game made ready for a lesson. */
export async function prepare(title) {
  const response = await fetch(`/assets/lessons/${encodeURIComponent(title)}.json`);
  if (!response.ok) throw new Error(t("learn-none"));
  const lesson = await response.json();
  const { id } = await post("/api/games", {
    title,
    scenario: lesson.scenario,
    options: lesson.options ?? {},
    players: { union: "human", confederate: "human" },
    name: t("learn-game"),
  });
  await playAll(id, lesson.choices);
  await post(gamePath(id, "players"), lesson.players);
  return { id, lesson };
}

/** A list stops wherever the other side is asked; the rest is sent again. */
async function playAll(id, choices) {
  let [left, seq] = [choices, (await get(gamePath(id))).seq];
  while (left.length) {
    const answer = await post(gamePath(id, "choices"), { seq, choices: left });
    if (!answer.played) return;
    left = answer.unplayed;
    seq = answer.game.seq;
  }
}

export class Coach {
  constructor(lesson, title) {
    Object.assign(this, { lesson, title, at: 0 });
    this.element = h("section", { class: "coach", "aria-label": t("learn"), "aria-live": "polite" });
  }

  attach(table) {
    this.table = table;
    table.layout.field.append(this.element);
    this.render();
    table.map.camera.ready(() => this.point());
  }

  get line() {
    return this.lesson.lines[this.at];
  }

  /** Told of everything the player does. Who is a step ahead of the coach is followed. */
  happened({ verb, unit, choice }) {
    const subject = unit ?? choice?.unit ?? choice?.target;
    const serves = (until) => until?.verb === verb && (!until.of || !subject || until.of === subject);
    const at = [this.at, this.at + 1].find((n) => serves(this.lesson.lines[n]?.until));
    if (at !== undefined) setTimeout(() => this.next(at + 1), 0);
  }

  next(at = this.at + 1) {
    this.at = Math.max(this.at, at);
    this.render();
    this.point();
  }

  /** Shows on the map what the line is about. */
  point() {
    if (!this.line || !this.table) return;
    const { units = [], places = [] } = this.line;
    this.table.ui.told = { units, places };
    const standing = units.map((id) => this.table.ui.view.counters.find((counter) => counter.id === id)?.place).filter(Boolean);
    this.table.map.camera.see([...standing, ...places].map((id) => this.table.board.anchor(id)));
    this.table.map.render(this.table.ui);
  }

  leave() {
    this.element.remove();
    if (this.table) this.table.role.coach = null;
  }

  render() {
    if (!this.line) return this.leave();
    const { lines } = this.lesson;
    return fill(
      this.element,
      h("p", { class: "coach-count muted small", text: t("learn-count", { at: this.at + 1, all: lines.length }) }),
      h("p", { class: "coach-line", text: t(`lesson-${this.title}-${this.line.say}`) }),
      h(
        "div",
        { class: "coach-buttons" },
        button(t("learn-leave"), { class: "quiet", data: { key: "leave" }, onclick: () => this.leave() }),
        button(this.at + 1 === lines.length ? t("learn-end") : t("learn-next"), {
          class: this.line.until ? "" : "primary",
          data: { key: "next" },
          onclick: () => this.next(),
        }),
      ),
    );
  }
}
