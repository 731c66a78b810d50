// Replay of any game: step, play, jump, and play on from a moment.

import { fill, h, icon, iconButton } from "./dom.js";
import { gamePath, get, post } from "./api.js";
import { t } from "./words.js";
import { prefs } from "./prefs.js";
import { toast } from "./dialogs.js";
import { keyName } from "./keymap.js";

const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
  constructor(session, total, at) {
    Object.assign(this, { session, total, n: at, speed: 1, playing: false, turns: [] });
    this.element = h("section", { class: "replay-bar", "aria-label": t("replay") });
    get(gamePath(session.id, "report"))
      .then(({ losses }) => {
        this.turns = losses.filter((one, n) => n === 0 || one.turn !== losses[n - 1].turn);
        this.render();
      })
      .catch(() => {});
  }

  attach(table) {
    this.table = table;
    table.layout.sheet.prepend(this.element);
    this.render();
    if (new URLSearchParams(location.search).has("play")) this.begin();
  }

  /** Milliseconds between two steps. */
  get rest() {
    return (Math.max(0.1, prefs.get("pace")) * 1000) / this.speed;
  }

  /** Plays by itself, after a moment to look at where it begins. */
  begin() {
    this.playing = true;
    this.render();
    this.timer = setTimeout(() => this.tick(), this.rest);
  }

  stop() {
    clearTimeout(this.timer);
    this.stopped = true;
  }

  /** Shows the position after some number of choices. */
  async to(n) {
    this.n = Math.max(0, Math.min(this.total, n));
    const wanted = this.n;
    history.replaceState(null, "", `${location.pathname}?at=${this.n}`);
    try {
      const game = await get(gamePath(this.session.id, `at/${wanted}`));
      if (wanted === this.n && !this.stopped) this.session.accept(game);
    } catch (problem) {
      this.playing = false;
      toast(problem.message);
    }
    this.render();
  }

  go(by) {
    this.pause();
    return this.to(this.n + by);
  }

  /** To the beginning of the turn before or after. */
  turn(by) {
    const marks = this.turns.map((one) => one.n);
    const next = by > 0 ? (marks.find((n) => n > this.n) ?? this.total) : (marks.findLast((n) => n < this.n) ?? 0);
    this.pause();
    return this.to(next);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.n >= this.total) this.n = 0;
    this.playing = true;
    this.render();
    return this.tick();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
    this.render();
  }

  async tick() {
    if (!this.playing || this.stopped) return;
    if (this.n >= this.total) return this.pause();
    await this.to(this.n + 1);
    this.timer = setTimeout(() => this.tick(), this.rest);
  }

  async branch() {
    try {
      const { id } = await post(gamePath(this.session.id, "branch"), { at: this.n });
      dispatchEvent(new CustomEvent("brigadier-go", { detail: `/game/${id}` }));
    } catch (problem) {
      toast(problem.message);
    }
  }

  render() {
    const slider = h("input", {
      type: "range",
      min: 0,
      max: this.total,
      value: this.n,
      "aria-label": t("replay-moment"),
      data: { key: "slider" },
      oninput: () => {
        this.pause();
        this.to(Number(slider.value));
      },
    });
    slider.value = this.n;
    const name = (key, call) => iconButton(key, t(`replay-${key}`), { onclick: call, data: { key } }, keyName(`replay-${key}`));
    fill(
      this.element,
      h(
        "div",
        { class: "replay-buttons" },
        name("first", () => this.turn(-1)),
        name("back", () => this.go(-1)),
        iconButton(
          this.playing ? "pause" : "play",
          t(this.playing ? "pause" : "replay-play"),
          { class: "primary", data: { key: "play" }, onclick: () => this.toggle() },
          keyName("replay-play"),
        ),
        name("forward", () => this.go(1)),
        name("last", () => this.turn(1)),
      ),
      h("div", { class: "replay-where" }, slider, h("span", { class: "replay-count", text: `${this.n} / ${this.total}` })),
      h(
        "select",
        {
          "aria-label": t("replay-speed"),
          data: { key: "speed" },
          onchange: (event) => (this.speed = Number(event.target.value)),
        },
        SPEEDS.map((speed) => h("option", { value: speed, selected: speed === this.speed }, `×${speed}`)),
      ),
      h(
        "button",
        { type: "button", class: "branch-button", title: t("branch"), data: { key: "branch" }, onclick: () => this.branch() },
        icon("branch"),
        h("span", { text: t("branch") }),
      ),
    );
  }
}
