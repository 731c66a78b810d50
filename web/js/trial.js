// Find it yourself: a position before a mistake, at a table of its own. The player chooses, the engine compares; its own
// plan it tells only when asked.

import { button, fill, h } from "./dom.js";
import { gamePath, get, post } from "./api.js";
import { percent, sideName, t } from "./words.js";
import { link } from "./frame.js";
import { gain, planLines } from "./analysis.js";

/** The trial an address asks for. */
export function trialOf(search) {
  const asked = new URLSearchParams(search);
  const [game, at, side] = [asked.get("try"), Number(asked.get("at")), asked.get("side")];
  return game && Number.isInteger(at) && (side === "union" || side === "confederate") ? new Trial(game, at, side) : null;
}

const whole = (share) => percent(Math.round(share * 100) / 100);
const points = (share) => t("analysis-points", { points: gain(Math.abs(share)).replace("+", "") });

class Trial {
  constructor(game, at, side) {
    Object.assign(this, { game, at, side, said: [] });
    this.element = h("section", { class: "coach trial", "aria-label": t("trial"), "aria-live": "polite" });
  }

  attach(table) {
    this.table = table;
    table.layout.field.append(this.element);
    this.render();
  }

  /** The choices this side has made since the beginning of the trial. */
  async tried() {
    const { steps } = await get(gamePath(this.table.session.id, "log"), { from: this.at });
    return steps.filter((step) => step.side === this.side && step.notation).map((step) => step.notation);
  }

  async compare(show) {
    if (this.busy) return;
    this.busy = true;
    try {
      const choices = await this.tried();
      if (!choices.length) return this.say([h("p", { text: t("trial-none", { side: sideName(this.side) }) })]);
      this.say([h("p", { text: t("trial-thinking") })]);
      const found = await post(gamePath(this.game, "analysis/compare"), { at: this.at, choices, show });
      this.compared = true;
      this.say(this.opinion(found));
    } catch (problem) {
      this.say([h("p", { text: problem.message })]);
    } finally {
      this.busy = false;
    }
  }

  opinion(found) {
    const sure = Math.abs(found.gain) > 2 * found.gain_error && Math.abs(found.gain) >= 0.005;
    const key = !sure ? "same" : found.gain > 0 ? "better" : "worse";
    const [best, tried, played] = [found.best, found.tried, found.played].map(whole);
    return [
      h("p", { class: "coach-line", text: t(`trial-${key}`, { gain: points(found.gain), error: points(found.gain_error) }) }),
      h("p", { text: found.found ? t("trial-found", { tried }) : t("trial-best", { best, tried, played }) }),
      found.better ? h("div", { class: "trial-plan" }, planLines(found.better)) : null,
    ];
  }

  say(lines) {
    this.said = lines;
    this.render();
  }

  render() {
    fill(
      this.element,
      h("p", { class: "muted small", text: t("trial") }),
      this.said.length ? this.said : h("p", { class: "coach-line", text: t("trial-text", { side: sideName(this.side) }) }),
      h(
        "div",
        { class: "coach-buttons" },
        link(`/game/${this.game}/analysis`, t("trial-back"), { class: "button quiet" }),
        this.compared ? button(t("trial-show"), { data: { key: "show" }, onclick: () => this.compare(true) }) : null,
        button(t("trial-compare"), { class: "primary", data: { key: "compare" }, onclick: () => this.compare(false) }),
      ),
    );
  }
}
