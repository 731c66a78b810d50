// The curve of chances over a game: what decisions did in one colour, what dice did in another. It can be stepped
// through by pointer, finger and keys.

import { h, iconButton, s } from "./dom.js";
import { percent, sideName, t } from "./words.js";
import { link } from "./frame.js";

const [HIGH, LEFT, LOW, RIGHT, TOP] = [280, 54, 30, 14, 14];
/** Turns marked below stand at least this far apart. */
const APART = 26;
const LINES = [0, 0.25, 0.5, 0.75, 1];

/**
 * @param found an analysis
 * @param show `moment(point)` gives what to tell of a point, `open(n)` and `replay(n)` lead to the replay there
 */
export function chances(found, show) {
  return new Chances(found, show).element;
}

class Chances {
  constructor(found, show) {
    Object.assign(this, { found, show, points: found.curve, at: found.curve.length - 1 });
    this.last = Math.max(1, found.choices);
    const side = sideName("union");
    const [first, end] = [this.points[0], this.points.at(-1)].map((one) => percent(one.chance));
    this.drawing = s("svg", {
      role: "img",
      "aria-label": t("analysis-curve-label", { side, first, last: end }),
      height: HIGH,
      onpointermove: (event) => event.pointerType === "mouse" && this.pointed(event),
      onpointerdown: (event) => event.pointerType !== "mouse" && this.pointed(event),
      onclick: (event) => event.pointerType === "mouse" && this.show.open(this.points[this.at].n),
    });
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: this.points.length - 1,
      "aria-label": t("analysis-chance"),
      oninput: () => this.step(Number(this.slider.value)),
      onkeydown: (event) => event.key === "Enter" && this.show.open(this.points[this.at].n),
    });
    this.box = h("div", { class: "moment" });
    this.element = h(
      "figure",
      { class: "plot chances" },
      h("figcaption", { text: t("analysis-chance-of", { side }) }),
      this.drawing,
      legend(),
      h(
        "div",
        { class: "moment-steps noprint" },
        iconButton("back", t("analysis-step-back"), { onclick: () => this.step(this.at - 1) }),
        this.slider,
        iconButton("forward", t("analysis-step-forward"), { onclick: () => this.step(this.at + 1) }),
      ),
      this.box,
    );
    this.draw();
    new ResizeObserver(() => this.draw()).observe(this.drawing);
    this.step(this.worst());
  }

  /** The point to begin with: where the greatest turning point shows, else the end. */
  worst() {
    const [first] = [...this.found.turning_points].sort((a, b) => b.points - a.points);
    const n = first?.kind === "decision" ? this.found.activations[first.index].to : first?.n;
    const at = first ? this.points.findIndex((one) => one.n >= n) : -1;
    return at < 0 ? this.points.length - 1 : at;
  }

  x(n) {
    return LEFT + (n / this.last) * (this.wide - LEFT - RIGHT);
  }

  y(chance) {
    return TOP + (1 - chance) * (HIGH - LOW - TOP);
  }

  draw() {
    this.wide = Math.max(240, Math.round(this.drawing.getBoundingClientRect().width) || 640);
    this.drawing.setAttribute("viewBox", `0 0 ${this.wide} ${HIGH}`);
    this.cursor = s("g", { class: "cursor" });
    this.drawing.replaceChildren(...this.grid(), ...this.curve(), ...this.marks(), this.cursor);
    this.point();
  }

  grid() {
    const turns = [];
    for (const one of this.points) {
      const at = this.x(Math.max(0, one.n - 1));
      const known = turns.at(-1);
      if (one.turn === null || one.turn === known?.turn) continue;
      if (!known || at - known.at >= APART) turns.push({ turn: one.turn, at });
    }
    return [
      ...LINES.flatMap((v) => [
        s("path", { class: v === 0.5 ? "grid even" : "grid", d: `M${LEFT} ${this.y(v)}H${this.wide - RIGHT}` }),
        s("text", { class: "tick", x: LEFT - 6, y: this.y(v) + 5, "text-anchor": "end" }, percent(v)),
      ]),
      ...turns.flatMap(({ turn, at }) => [
        s("path", { class: "grid", d: `M${at.toFixed(1)} ${HIGH - LOW}v5` }),
        s("text", { class: "tick", x: at.toFixed(1), y: HIGH - 8, "text-anchor": "middle" }, turn),
      ]),
    ];
  }

  curve() {
    const [decided, thrown] = [[], []];
    this.points.forEach((one, n) => {
      const before = this.points[n - 1];
      const x = this.x(one.n).toFixed(1);
      const [from, to] = [one.expected ?? one.chance, one.chance].map((v) => this.y(v).toFixed(1));
      if (before) decided.push(`M${this.x(before.n).toFixed(1)} ${this.y(before.chance).toFixed(1)}L${x} ${from}`);
      if (one.expected !== null) thrown.push(`M${x} ${from}V${to}`);
    });
    return [s("path", { class: "decided", d: decided.join("") }), s("path", { class: "thrown", d: thrown.join("") })];
  }

  marks() {
    const plans = this.found.activations.filter((one) => one.opinion?.mark);
    const dice = this.found.throws.filter((one) => one.mark);
    const seen = (one) => (one.side === "union" ? one.before : 1 - one.before);
    const diamond = (x, y) => `M${x} ${y - 6}l6 6l-6 6l-6 -6Z`;
    return [
      ...dice.map((one) => s("circle", { class: "thrown-mark", cx: this.x(one.n).toFixed(1), cy: this.y(one.after).toFixed(1), r: 4 })),
      ...plans.map((one) => s("path", { class: "decided-mark", d: diamond(Math.round(this.x(one.from)), Math.round(this.y(seen(one)))) })),
    ];
  }

  pointed(event) {
    const box = this.drawing.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.wide;
    const far = (one) => Math.abs(this.x(one.n) - x);
    this.step(this.points.reduce((best, one, n) => (far(one) < far(this.points[best]) ? n : best), 0));
  }

  step(at) {
    this.at = Math.max(0, Math.min(this.points.length - 1, at));
    const one = this.points[this.at];
    this.slider.value = this.at;
    this.slider.setAttribute("aria-valuetext", `${t("analysis-moment", { n: one.n })}, ${sideName("union")} ${percent(one.chance)}`);
    this.box.replaceChildren(
      ...this.show.moment(one).filter(Boolean),
      h("p", { class: "noprint" }, link(this.show.replay(one.n), t("analysis-show"), { class: "button" })),
    );
    this.point();
  }

  point() {
    const one = this.points[this.at];
    const [x, y] = [this.x(one.n).toFixed(1), this.y(one.chance).toFixed(1)];
    this.cursor.replaceChildren(s("path", { d: `M${x} ${TOP}V${HIGH - LOW}` }), s("circle", { cx: x, cy: y, r: 5 }));
  }
}

function legend() {
  const sample = (name) =>
    s("svg", { viewBox: "0 0 30 8", width: 30, height: 8, "aria-hidden": "true" }, s("path", { class: name, d: "M0 4H30" }));
  return h(
    "ul",
    { class: "plot-legend" },
    h("li", {}, sample("decided"), ` ${t("analysis-decisions")}`),
    h("li", {}, sample("thrown"), ` ${t("analysis-dice")}`),
    h("li", { class: "muted", text: t("plot-turns") }),
  );
}
