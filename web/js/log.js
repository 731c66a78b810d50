// The story of the game: what was chosen, which dice fell, what came of it and by which rule.

import { button, h } from "./dom.js";
import { letters, sideName, t } from "./words.js";
import { gamePath } from "./api.js";
import { ruleChip } from "./rules.js";
import { dieGlyphs } from "./dice.js";

/** How many steps are shown at first. */
const MOST = 120;
/** Fewer lines than this are not folded. */
const LEAST_FOLDED = 2;
/** How many marches are told in one line. */
const MOST_WAYS = 3;
/** How many sentences of the last step are told in one line. */
const MOST_TOLD = 3;
const FILTERS = ["all", "dice", "union", "confederate"];

export class LogPanel {
  constructor(table) {
    this.table = table;
    this.steps = [];
    this.filter = "all";
    this.most = MOST;
  }

  /** The last step of which there is something to tell. */
  get last() {
    return this.shown.findLast((step) => step.events.length) ?? null;
  }

  /** Steps up to the position shown. */
  get shown() {
    return this.steps.filter((step) => step.n <= this.table.game.made);
  }

  /** Reads what is new and gives it. */
  async read(before, game, how) {
    const known = this.steps.length;
    try {
      this.steps = how.replay && known ? this.steps : [...(await this.table.session.readLog())];
    } catch {
      return [];
    }
    const from = before ? before.made : game.made - 1;
    return this.shown.filter((step) => step.n > from && step.n <= game.made).slice(-12);
  }

  nodes() {
    const all = this.shown.filter((step) => this.wanted(step));
    const steps = all.slice(-this.most);
    return [
      h(
        "div",
        { class: "log-tools", role: "group", "aria-label": t("log-filter") },
        FILTERS.map((filter) =>
          h(
            "button",
            {
              type: "button",
              class: "small-button",
              "aria-pressed": String(filter === this.filter),
              data: { key: `filter-${filter}` },
              onclick: () => {
                this.filter = filter;
                this.table.layout.renderPanel();
              },
            },
            filter === "union" || filter === "confederate" ? sideName(filter) : t(`log-${filter}`),
          ),
        ),
        button(t("copy"), { class: "small-button quiet", onclick: () => navigator.clipboard?.writeText(this.text(all)) }),
      ),
      all.length > steps.length
        ? button(t("log-earlier", { count: all.length - steps.length }), {
            class: "small-button",
            data: { key: "earlier" },
            onclick: () => {
              this.most += MOST * 2;
              this.table.layout.renderPanel();
            },
          })
        : null,
      steps.length ? phases(steps).map((phase) => this.phase(phase)) : h("p", { class: "muted", text: t("log-empty") }),
    ];
  }

  /** Steps that something came of; of the others there is nothing to tell. */
  wanted(step) {
    if (!step.events.length && !step.intent) return false;
    if (this.filter === "all") return true;
    return this.filter === "dice" ? step.faces.length > 0 : step.side === this.filter;
  }

  /** A part of a turn under its heading; titles that do not tell have none. */
  phase(steps) {
    const [{ turn, phase }] = steps;
    return h(
      "section",
      { class: "log-phase" },
      phase ? h("h2", {}, h("b", { text: t("log-turn", { turn }) }), " ", h("span", { text: phase })) : null,
      groups(steps).map((group) => this.group(group)),
    );
  }

  /** An activation, or a run of choices of one side. */
  group(steps) {
    const [{ unit, side, n }] = steps;
    const last = steps.at(-1).n;
    // Fire is about its target, but the heading names who acts.
    const enemy = this.table.ui.view.counters.some((counter) => counter.id === unit && counter.side !== side);
    return h(
      "section",
      { class: "log-group" },
      h(
        "h3",
        {},
        h("span", { class: "side", data: { side, letters: letters(side) } }, unit && !enemy ? this.table.unitName(unit) : sideName(side)),
        h("span", { class: "muted small", text: n === last ? n : `${n}–${last}` }),
      ),
      h(
        "ol",
        {},
        steps.map((step) => this.step(step)),
      ),
    );
  }

  step(step) {
    const { table } = this;
    return h(
      "li",
      { class: step.faces.length ? "with-dice" : "" },
      step.intent ? h("p", { class: "intent", title: t("log-intent"), text: step.intent }) : null,
      step.faces.length ? dieGlyphs(step.faces) : null,
      this.lines(step),
      h(
        "a",
        {
          class: "log-moment small",
          href: `/game/${table.session.id}/replay?at=${step.n}`,
          "data-inside": "",
          "aria-label": t("log-moment", { n: step.n }),
          title: t("log-moment", { n: step.n }),
        },
        step.n,
      ),
    );
  }

  /** What came of a step; lines that only tell what a sum is made of lie folded. */
  lines(step) {
    const some = (events) => events.map((event) => this.event(event));
    return runs(step.events, (a, b) => a.detail === b.detail).map((run) =>
      run[0].detail && run.length >= LEAST_FOLDED
        ? h("details", { class: "log-fold" }, h("summary", { text: t("log-fold", { count: run.length }) }), some(run))
        : some(run),
    );
  }

  event(event) {
    const { table } = this;
    return h(
      "p",
      {},
      line(event, () => table.tell(event.places, event.units)),
      " ",
      ruleChip(table.game.title, event.rule),
    );
  }

  /**
   * The last step in one line, without what a sum in it is made of. Of several shown at once, who went where, and the last dice if
   * there were any.
   */
  strip(news) {
    const { trail } = this.table.ui;
    const step = (trail && news.findLast((one) => one.faces.length && one.events.length)) || this.last;
    const ways = trail ? this.ways(trail) : [];
    const few = ways.length ? Number(step.faces.length > 0) : MOST_TOLD;
    const told = few ? step.events.filter((event) => !event.detail).slice(-few) : [];
    return [
      step.faces.length ? dieGlyphs(step.faces) : null,
      h("span", { class: "said", text: [...ways, ...told.map((event) => event.text)].join(" ") }),
      told.length ? ruleChip(this.table.game.title, told.at(-1).rule) : null,
    ];
  }

  /** Who stands elsewhere now, and where. */
  ways(trail) {
    const { board, ui } = this.table;
    const old = new Map(trail.map((counter) => [counter.id, counter.place]));
    const moved = ui.view.counters.filter((one) => one.place && old.get(one.id) && old.get(one.id) !== one.place && one.kind !== "extended-line");
    const ways = moved.slice(0, MOST_WAYS).map((one) => `${one.name}: ${board.name(old.get(one.id))} → ${board.name(one.place)}.`);
    return moved.length > MOST_WAYS ? [...ways, "…"] : ways;
  }

  text(steps) {
    const line = (step) => {
      const dice = step.faces.map((face) => `${face.purpose} ${face.face}`).join(", ");
      return step.events.map((event) => `${step.n}. ${event.text} [${event.rule}]${dice ? ` (${dice})` : ""}`).join("\n");
    };
    return steps.map(line).join("\n");
  }

  toEnd(panel) {
    panel.scrollTop = panel.scrollHeight;
  }
}

/** A sentence that can be pressed; no button, since a button would not break over lines. */
function line(event, call) {
  return h(
    "span",
    {
      class: "log-line",
      role: "button",
      tabindex: "0",
      title: t("log-show"),
      onclick: call,
      onkeydown: (key) => {
        if (key.key !== "Enter" && key.key !== " ") return;
        key.preventDefault();
        call();
      },
    },
    event.text,
  );
}

/** Runs of neighbours that belong together. */
function runs(steps, together) {
  const found = [];
  for (const step of steps) {
    const run = found.at(-1);
    if (run && together(run[0], step)) run.push(step);
    else found.push([step]);
  }
  return found;
}

/** Steps by turn and phase. */
const phases = (steps) => runs(steps, (a, b) => a.turn === b.turn && a.phase === b.phase);

/** Steps of one phase by activation, and outside of activations by side. An answer of the enemy belongs to what it answers. */
const groups = (steps) => runs(steps, (a, b) => a.unit === b.unit && (a.unit !== null || a.side === b.side));

/** The address of a game's record. */
export const recordOf = (id) => gamePath(id, "record");
