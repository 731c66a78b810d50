// The analysis of a finished game: the curve of chances, turning points, what each side did and what dice did to it.

import { button, h } from "./dom.js";
import { gamePath, get, post, remove } from "./api.js";
import { letters, maybe, number, percent, sideName, t } from "./words.js";
import { frame, link } from "./frame.js";
import { toast } from "./dialogs.js";
import { dieGlyphs } from "./dice.js";
import { chances } from "./chances.js";

const SIDES = ["union", "confederate"];
const DEPTHS = ["luck", "quick", "full", "deep"];
/** Milliseconds between two looks at how far an analysis is. */
const PATIENCE = 700;

const sideTag = (side) => h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side));
const go = (path) => dispatchEvent(new CustomEvent("brigadier-go", { detail: path }));

/** Points of a chance as a signed number. */
export function gain(share) {
  const points = Math.round(share * 1000) / 10;
  const words = number(Math.abs(points), Math.abs(points) < 10 && points % 1 !== 0 ? 1 : 0);
  return points === 0 ? number(0) : `${points > 0 ? "+" : "−"}${words}`;
}

/** Points of a chance without a sign. */
const points = (share) => gain(Math.abs(share)).replace("+", "");

/** A chance; what level dice come to may lie beyond. */
const chance = (share) => percent(Math.round(Math.min(1, Math.max(0, share)) * 100) / 100);

/** When something was. */
export function when(moment, n) {
  if (moment) return t("analysis-moment-turn", { turn: moment.turn, phase: moment.phase });
  return n ? t("analysis-moment", { n }) : t("analysis-start-of-game");
}

export async function analysisPage(root, id) {
  const page = new Page(root, id);
  await page.load();
  return () => page.leave();
}

class Page {
  constructor(root, id) {
    Object.assign(this, { root, id, left: false });
    this.body = h("div", { class: "analysis-body" });
  }

  async load() {
    const [game, state] = await Promise.all([get(gamePath(this.id)), get(gamePath(this.id, "analysis"))]);
    this.game = game;
    const main = h("main", { class: "page analysis" }, h("h1", { text: game.name }), this.body);
    frame(this.root, t("analysis"), main, [link("/", t("lobby")), link(`/game/${this.id}/report`, t("report-short"))]);
    this.show(state);
  }

  leave() {
    this.left = true;
    clearTimeout(this.timer);
  }

  /** Shows how it stands, and looks again while it is under way. */
  show(state) {
    const busy = state.status === "running" || state.status === "waiting";
    if (!busy || !this.meter?.isConnected) this.body.replaceChildren(...this.parts(state).filter(Boolean));
    if (busy) {
      this.meter.value = state.share;
      this.said.textContent =
        state.status === "waiting" ? t("analysis-waiting") : t("analysis-running", { percent: percent(Math.round(state.share * 100) / 100) });
      this.timer = setTimeout(() => this.look(), PATIENCE);
    }
  }

  async look() {
    try {
      const state = await get(gamePath(this.id, "analysis"));
      if (!this.left) this.show(state);
    } catch (problem) {
      if (!this.left) toast(problem.message);
    }
  }

  parts(state) {
    if (!state.over) return [h("p", { text: t("analysis-on") }), link(`/game/${this.id}`, t("continue"), { class: "button primary" })];
    if (state.status === "running" || state.status === "waiting") return [this.progress()];
    const failed = state.status === "failed" ? h("p", { class: "less", role: "alert", text: t("analysis-failed", { reason: state.problem ?? "" }) }) : null;
    if (!state.analysis) return [failed, h("p", { text: t("analysis-what") }), this.starter("quick", t("analysis-start"))];
    return [
      ...new Findings(this.id, this.game, state).parts(),
      h("details", { class: "again noprint" }, h("summary", { text: t("analysis-again") }), this.starter(state.depth ?? "quick", t("analysis-again"))),
    ];
  }

  progress() {
    this.meter = h("progress", { max: 1, value: 0, "aria-label": t("analysis-progress") });
    this.said = h("p", { role: "status" });
    return h(
      "section",
      { class: "analysis-progress" },
      this.said,
      this.meter,
      button(t("analysis-cancel"), { onclick: () => this.ask(() => remove(gamePath(this.id, "analysis"))) }),
    );
  }

  starter(depth, words) {
    const select = h(
      "select",
      { id: "depth" },
      DEPTHS.map((one) => h("option", { value: one, selected: one === depth }, t(`analysis-depth-${one}`))),
    );
    const start = () => this.ask(() => post(gamePath(this.id, "analysis"), { depth: select.value }));
    return h(
      "div",
      { class: "analysis-start" },
      h("label", { for: "depth", text: t("analysis-depth") }),
      select,
      button(words, { class: "primary", onclick: start }),
    );
  }

  /** Asks the server for something that changes how it stands. */
  async ask(call) {
    clearTimeout(this.timer);
    try {
      const state = await call();
      this.meter = null;
      if (!this.left) this.show(state);
    } catch (problem) {
      toast(problem.message);
    }
  }
}

/** Everything that was found. */
class Findings {
  constructor(id, game, state) {
    Object.assign(this, { id, game, found: state.analysis, depth: state.depth });
  }

  replay(n) {
    return `/game/${this.id}/replay?at=${n}`;
  }

  parts() {
    const { found } = this;
    return [
      this.verdict(),
      chances(found, { moment: (at) => this.moment(at), open: (n) => go(this.replay(n)), replay: (n) => this.replay(n) }),
      this.turning(),
      h("div", { class: "accounts" }, SIDES.map((side) => this.account(side))),
      this.plans(),
      this.uncertainty(),
    ];
  }

  verdict() {
    const { winner } = this.game.verdict;
    const key = this.found.nodes ? "analysis-made" : "analysis-made-luck";
    return h(
      "p",
      { class: "analysis-verdict" },
      h("b", { text: winner ? t("won", { side: sideName(winner) }) : t("draw") }),
      h("span", {
        class: "muted small",
        text: ` · ${t(key, { depth: t(`analysis-depth-${this.depth ?? "quick"}`), nodes: number(this.found.nodes) })}`,
      }),
    );
  }

  /** What happened at a point of the curve. */
  moment(point) {
    const throwOf = this.found.throws.find((one) => one.n === point.n);
    const plan = this.found.activations.find((one) => one.to === point.n);
    const head = throwOf ?? plan;
    return [
      h(
        "p",
        { class: "moment-head" },
        h("b", { text: when(head?.moment, point.n) }),
        h("span", { text: ` · ${sideName("union")} ${chance(point.chance)}` }),
      ),
      throwOf ? this.thrown(throwOf) : null,
      plan ? this.ended(plan) : null,
    ];
  }

  thrown(one) {
    const dice = one.dice.length <= 12 ? dieGlyphs(one.dice) : null;
    return h(
      "div",
      {},
      h(
        "p",
        {},
        dice,
        dice ? " " : null,
        h("span", { text: t("analysis-by-dice", { expected: chance(one.expected), after: chance(one.after) }) }),
        " ",
        one.points >= 0.005 ? sideTag(one.favours) : null,
        one.points >= 0.005 ? ` ${gain(one.points)} ` : null,
        one.mark ? mark(one.mark) : null,
      ),
      one.story.map((line) => h("p", { class: "small", text: line })),
    );
  }

  ended(one) {
    const words = { side: sideName(one.side), before: chance(one.before), after: chance(one.after) };
    const found = one.opinion?.mark ?? (one.opinion?.only ? "only" : null);
    return h("p", {}, t("analysis-by-plan", words), " ", found ? mark(found) : null);
  }

  turning() {
    const all = this.found.turning_points;
    return h(
      "section",
      {},
      h("h2", { text: t("analysis-turning") }),
      all.length
        ? h(
            "ol",
            { class: "turning" },
            all.map((one) => this.turned(one)),
          )
        : h("p", { class: "muted", text: t("analysis-turning-none") }),
    );
  }

  turned(one) {
    const plan = one.kind === "decision" ? this.found.activations[one.index] : null;
    return h(
      "li",
      { class: `turned ${one.kind}` },
      h(
        "p",
        { class: "turned-head" },
        sideTag(one.side),
        h("span", { class: "muted small", text: when(one.moment, one.n) }),
        h("b", { class: one.kind, text: one.kind === "dice" ? gain(one.points) : gain(-one.points) }),
        plan?.opinion.mark ? mark(plan.opinion.mark) : null,
        plan ? null : fortuneOf(this.found.throws[one.index]),
      ),
      h("p", { text: one.text }),
      one.story.map((line) => h("p", { class: "small muted", text: line })),
      h("p", { class: "turned-links noprint" }, this.links(one.n, plan)),
      plan ? better(plan.opinion) : null,
    );
  }

  links(n, plan) {
    return [
      link(this.replay(n), t("analysis-show"), { class: "button" }),
      plan ? button(t("analysis-try"), { onclick: () => this.trial(plan) }) : null,
    ];
  }

  /** Opens the position before a plan as a table of its own, where another can be tried. */
  async trial(plan) {
    try {
      const players = { union: "human", confederate: "human" };
      const { id } = await post(gamePath(this.id, "branch"), { at: plan.from, players });
      go(`/game/${id}?try=${this.id}&at=${plan.from}&side=${plan.side}`);
    } catch (problem) {
      toast(problem.message);
    }
  }

  account(side) {
    const one = this.found.sides[side];
    const row = (name, value, note) => [h("dt", { text: name }), h("dd", {}, value, note ? h("span", { class: "muted small", text: ` ${note}` }) : null)];
    return h(
      "section",
      { class: "account" },
      h("h2", {}, sideTag(side)),
      h(
        "dl",
        {},
        row(t("analysis-accuracy"), accuracy(one)),
        one.decisions ? row(t("analysis-given"), t("analysis-points", { points: points(one.errors) })) : null,
        one.decisions ? row(t("analysis-marks"), marks(one.marks)) : null,
        row(t("analysis-luck-own"), t("analysis-points", { points: gain(one.luck) })),
        row(t("analysis-level"), chance(one.adjusted), t("analysis-level-note")),
      ),
      h("h3", { text: t("analysis-luck") }),
      figures(
        `${t("analysis-luck")}, ${sideName(side)}`,
        [t("analysis-purpose"), t("analysis-count"), t("analysis-luck")],
        one.purposes.filter((row) => row.dice).map((row) => [maybe(`die-${row.purpose}`) ?? row.purpose.replaceAll("-", " "), number(row.dice), gain(row.luck)]),
      ),
      h("h3", { text: t("analysis-dice-plain") }),
      figures(
        `${t("analysis-dice-plain")}, ${sideName(side)}`,
        [t("dice"), t("analysis-number"), t("analysis-mean"), t("analysis-expected"), t("analysis-chi")],
        one.dice.map((row) => [
          t("analysis-die", { sides: row.sides }),
          number(row.count),
          number(row.mean, 2),
          number(row.expected, 1),
          `${number(row.chi_square, 1)} (${number(row.degrees)})`,
        ]),
      ),
    );
  }

  plans() {
    const marked = this.found.activations.filter((one) => one.opinion?.mark || one.opinion?.only);
    if (!this.found.nodes) return null;
    return h(
      "section",
      {},
      h("h2", { text: t("analysis-plans") }),
      marked.length
        ? h(
            "ol",
            { class: "turning" },
            marked.map((one) => this.plan(one)),
          )
        : h("p", { class: "muted", text: t("analysis-plans-none") }),
    );
  }

  plan(one) {
    const { opinion } = one;
    const words = { side: sideName(one.side), played: chance(opinion.played), best: chance(opinion.best) };
    return h(
      "li",
      { class: "turned decision" },
      h(
        "p",
        { class: "turned-head" },
        sideTag(one.side),
        h("span", { class: "muted small", text: when(one.moment, one.from) }),
        opinion.error ? h("b", { class: "decision", text: gain(-opinion.error) }) : null,
        mark(opinion.mark ?? "only"),
      ),
      h(
        "p",
        {},
        t("analysis-plan-head", words),
        h("span", { class: "muted small", text: ` (${t("analysis-plan-sure", { error: points(opinion.lead_error) })})` }),
      ),
      h("p", { class: "turned-links noprint" }, this.links(one.from, opinion.mark ? one : null)),
      better(opinion),
    );
  }

  uncertainty() {
    const { found } = this;
    const sampled = found.throws.filter((one) => !one.exact).length;
    const [union, confederate] = SIDES.map((side) => found.sides[side]);
    const sum = {
      initial: chance(union.initial),
      luck: gain(union.luck - confederate.luck),
      errors: gain(confederate.errors - union.errors),
      drift: gain(found.drift.union),
      result: chance(union.result),
    };
    const words = { mean: t("analysis-points", { points: points(found.drift.mean) }), total: gain(found.drift.union), side: sideName("union") };
    return h(
      "section",
      {},
      h("h2", { text: t(found.nodes ? "analysis-uncertain" : "analysis-in-all") }),
      found.nodes ? h("p", { text: t("analysis-uncertain-text", words) }) : null,
      h("p", {}, sideTag("union"), " ", t(found.nodes ? "analysis-sum" : "analysis-sum-luck", sum)),
      h("p", { class: "small muted", text: t("analysis-chi-note", { degrees: number(union.dice[0]?.degrees ?? confederate.dice[0]?.degrees ?? 5) }) }),
      sampled ? h("p", { class: "small muted", text: t("analysis-sampled", { sampled: number(sampled), throws: number(found.throws.length) }) }) : null,
    );
  }
}

const mark = (name) => h("span", { class: `mark ${name}`, text: t(`analysis-mark-${name}`) });

const fortuneOf = (one) => (one?.mark ? mark(one.mark) : null);

function accuracy(one) {
  if (one.accuracy === null) return t("analysis-accuracy-none");
  const words = { accuracy: number(one.accuracy), count: number(one.decisions) };
  return t(one.decisions === 1 ? "analysis-accuracy-one" : "analysis-accuracy-of", words);
}

function marks(all) {
  const given = Object.entries(all).filter(([, count]) => count);
  if (!given.length) return t("analysis-marks-none");
  return given.map(([name, count]) => h("span", { class: "mark-count" }, mark(name), ` ${number(count)} `));
}

/** A better plan, folded until somebody wants to see it. */
function better(opinion) {
  const plan = opinion.better;
  if (!plan) return null;
  return h("details", { class: "better" }, h("summary", { text: t("analysis-better-show") }), planLines(plan));
}

/** The lines of a plan, marches in one line, and what it is better at. */
export function planLines(plan) {
  return [
    h(
      "ol",
      { class: "plan small" },
      marches(plan.plan).map((line) => h("li", { text: line })),
    ),
    h("p", { class: "small muted", text: t("analysis-better-then") }),
    plan.why.length
      ? h(
          "p",
          { class: "small" },
          `${t("analysis-why")}: `,
          plan.why.map((one) => `${one.term} ${gain(one.change)}`).join(" · "),
        )
      : null,
  ];
}

/** Steps one after another, with what begins and ends them, are one march. */
function marches(plan) {
  const lines = [];
  let run = null;
  for (const line of plan) {
    const words = line.label ?? line.notation;
    if (run && line.unit && line.unit === run.unit) run.words.push(words);
    else lines.push((run = { unit: line.unit, words: [words] }));
  }
  return lines.map((one) => one.words.join(" → "));
}

function figures(name, heads, rows) {
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": name },
    h(
      "table",
      { class: "figures" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((head) => h("th", { scope: "col", text: head })),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            {},
            row.map((cell, at) => (at ? h("td", { text: cell }) : h("th", { scope: "row", text: cell }))),
          ),
        ),
      ),
    ),
  );
}
