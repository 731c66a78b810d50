// Plots as plain SVG: lines over time in two dash patterns, and bars.

import { h, s } from "./dom.js";
import { number, sideName, t } from "./words.js";

const [WIDE, HIGH, LEFT, LOW] = [640, 220, 36, 28];
const SIDES = ["union", "confederate"];

/**
 * Two stepped lines over the choices of a game.
 * @param moments `{n, turn, union, confederate}` in order
 */
export function curve(title, moments, value) {
  const last = Math.max(1, moments.at(-1)?.n ?? 1);
  const top = Math.max(4, ...moments.flatMap((one) => SIDES.map((side) => value(one, side))));
  const x = (n) => LEFT + (n / last) * (WIDE - LEFT - 12);
  const y = (v) => HIGH - LOW - (v / top) * (HIGH - LOW - 14);
  const steps = (side) =>
    moments
      .map((one, n) => `${n ? `H${x(one.n).toFixed(1)}V` : `M${x(one.n).toFixed(1)} `}${y(value(one, side)).toFixed(1)}`)
      .join("");
  const grid = [0, Math.round(top / 2), top];
  const turns = moments.filter((one, n) => n === 0 || one.turn !== moments[n - 1].turn);
  return h(
    "figure",
    { class: "plot" },
    h("figcaption", { text: title }),
    s(
      "svg",
      {
        viewBox: `0 0 ${WIDE} ${HIGH}`,
        role: "img",
        "aria-label": `${title}. ${SIDES.map((side) => `${sideName(side)}: ${value(moments.at(-1), side)}`).join(", ")}`,
      },
      grid.map((v) => [
        s("path", { class: "grid", d: `M${LEFT} ${y(v)}H${WIDE - 12}` }),
        s("text", { class: "tick", x: LEFT - 6, y: y(v) + 4, "text-anchor": "end" }, v),
      ]),
      turns.map((one) => [
        s("path", { class: "grid", d: `M${x(one.n)} ${HIGH - LOW}v5` }),
        s("text", { class: "tick", x: x(one.n), y: HIGH - 8, "text-anchor": "middle" }, one.turn),
      ]),
      SIDES.map((side) => [s("path", { class: `line ${side}`, d: `${steps(side)}H${x(last).toFixed(1)}` })]),
    ),
    h(
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
    ),
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
