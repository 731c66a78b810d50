// Plots as plain SVG: lines over time in two dash patterns, and bars.

import { h, s } from "./dom.js";
import { number, sideName, t } from "./words.js";

const [HIGH, LEFT, LOW, RIGHT] = [220, 36, 30, 14];
const SIDES = ["union", "confederate"];
/** Turns marked below a plot stand at least this far apart. */
const APART = 26;

/**
 * Two stepped lines over the choices of a game, drawn as wide as there is room so that their text keeps its size.
 * @param moments `{n, turn, union, confederate}` in order
 */
export function curve(title, moments, value) {
  const label = `${title}. ${SIDES.map((side) => `${sideName(side)}: ${value(moments.at(-1), side)}`).join(", ")}`;
  const drawing = s("svg", { role: "img", "aria-label": label, height: HIGH });
  const draw = () => {
    const wide = Math.max(200, Math.round(drawing.getBoundingClientRect().width) || 480);
    drawing.setAttribute("viewBox", `0 0 ${wide} ${HIGH}`);
    drawing.replaceChildren(...lines(wide, moments, value));
  };
  draw();
  new ResizeObserver(draw).observe(drawing);
  return h("figure", { class: "plot" }, h("figcaption", { text: title }), drawing, plotLegend());
}

function lines(wide, moments, value) {
  const last = Math.max(1, moments.at(-1)?.n ?? 1);
  const top = Math.max(4, ...moments.flatMap((one) => SIDES.map((side) => value(one, side))));
  const low = Math.min(0, ...moments.flatMap((one) => SIDES.map((side) => value(one, side))));
  const x = (n) => LEFT + (n / last) * (wide - LEFT - RIGHT);
  const y = (v) => HIGH - LOW - ((v - low) / (top - low)) * (HIGH - LOW - 14);
  const steps = (side) =>
    moments
      .map((one, n) => `${n ? `H${x(one.n).toFixed(1)}V` : `M${x(one.n).toFixed(1)} `}${y(value(one, side)).toFixed(1)}`)
      .join("");
  const turns = spaced(
    moments.filter((one, n) => n === 0 || one.turn !== moments[n - 1].turn).map((one) => ({ turn: one.turn, at: x(one.n) })),
  );
  return [
    ...(low < 0 ? [low, 0, top] : [0, Math.round(top / 2), top]).flatMap((v) => [
      s("path", { class: "grid", d: `M${LEFT} ${y(v)}H${wide - RIGHT}` }),
      s("text", { class: "tick", x: LEFT - 8, y: y(v) + 5, "text-anchor": "end" }, v),
    ]),
    ...turns.flatMap(({ turn, at }) => [
      s("path", { class: "grid", d: `M${at.toFixed(1)} ${HIGH - LOW}v5` }),
      s("text", { class: "tick", x: at.toFixed(1), y: HIGH - 8, "text-anchor": "middle" }, turn),
    ]),
    ...SIDES.map((side) => s("path", { class: `line ${side}`, d: `${steps(side)}H${x(last).toFixed(1)}` })),
  ];
}

/** Leaves out marks that would run into the one before. */
function spaced(marks) {
  const kept = [];
  for (const mark of marks) if (!kept.length || mark.at - kept.at(-1).at >= APART) kept.push(mark);
  return kept;
}

function plotLegend() {
  return h(
    "ul",
    { class: "plot-legend" },
    SIDES.map((side) =>
      h(
        "li",
        {},
        s(
          "svg",
          { viewBox: "0 0 30 6", width: 30, height: 6, "aria-hidden": "true" },
          s("path", { class: `line ${side}`, d: "M0 3H30" }),
        ),
        ` ${sideName(side)}`,
      ),
    ),
    h("li", { class: "muted", text: t("plot-turns") }),
  );
}

/** Losses by unit as bars with numbers. */
export function bars(title, rows) {
  const most = Math.max(1, ...rows.map((row) => row.value));
  return h(
    "figure",
    { class: "plot" },
    h("figcaption", { text: title }),
    h(
      "ul",
      { class: "plain unit-bars" },
      rows.map((row) =>
        h(
          "li",
          {},
          h("span", { text: row.label }),
          h(
            "span",
            { class: "unit-bar", "aria-hidden": "true" },
            h("span", { class: `unit-fill ${row.side}`, vars: { share: row.value / most } }),
          ),
          h("b", { text: number(row.value) }),
        ),
      ),
    ),
  );
}
