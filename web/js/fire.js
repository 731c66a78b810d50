// Where the fire of a side falls: every place under it, shaded and numbered by the strength of all who could fire there.
// The server knows; this draws it.

import { h, s } from "./dom.js";
import { sideName, t } from "./words.js";
import { gamePath, get, Refused } from "./api.js";
import { toast } from "./dialogs.js";

/** Overlay by overlay, whose fire it shows as seen from the side that is asked. */
export const FIRES = { fire: "enemy", "fire-own": "own" };
/** Shades, from weak to strong; each has a pattern of its own. */
const SHADES = 4;

const enemyOf = (side) => (side === "union" ? "confederate" : "union");

/** The side whose fire is wanted, if one is. */
function wanted({ ui, game }) {
  const name = Object.keys(FIRES).find((one) => ui.overlays.has(one));
  if (!name || !game.sight) return null;
  const own = ui.view.asked.choose?.side ?? "union";
  return FIRES[name] === "own" ? own : enemyOf(own);
}

/** Keeps what is shown in step with the position; asks the server only where that has changed. */
export async function followFire(table) {
  const { ui, game } = table;
  const side = wanted(table);
  const key = side ? `${side} ${game.seq} ${game.made}` : null;
  if (key === (ui.fireKey ?? null)) return;
  ui.fireKey = key;
  if (!side) {
    ui.fire = null;
    return;
  }
  const at = table.role.replay ? { at: game.made } : {};
  try {
    const found = await get(gamePath(game.id, `fire/${side}`), at);
    if (ui.fireKey !== key) return;
    const most = Math.max(0, ...found.places.map((one) => one.strength));
    // A small screen has no legend.
    if (!ui.fire && table.layout.small.matches) toast(t("legend-fire", { side: sideName(found.side), note: found.note }));
    ui.fire = { ...found, step: Math.max(1, Math.ceil(most / SHADES)), most, at: byPlace(found.places) };
    table.render();
  } catch (problem) {
    // Asked again as soon as something changes; until then there is nothing to show.
    if (!(problem instanceof Refused)) throw problem;
    ui.fire = null;
  }
}

const byPlace = (places) => new Map(places.map((one) => [one.place, one]));

const shadeOf = (strength, step) => Math.min(SHADES, Math.ceil(strength / step));

/** Places under fire in the pattern of their shade, with the strength at the head of each. */
export function fireAreas(board, fire) {
  if (!fire) return [];
  const known = fire.places.filter((one) => board.place(one.place));
  const shades = Array.from({ length: SHADES }, (_, n) => n + 1);
  return [
    ...shades.map((shade) =>
      s("path", {
        class: `under-fire shade-${shade}`,
        fill: `url(#fire-${shade})`,
        d: known
          .filter((one) => shadeOf(one.strength, fire.step) === shade)
          .map((one) => board.place(one.place).path)
          .join(""),
      }),
    ),
    ...known.map((one) => {
      const [x, y] = board.anchor(one.place);
      return s("text", { class: "fire-strength", x, y: y - board.pitch * 0.36 }, one.strength);
    }),
  ];
}

/** Patterns that can be told apart without colour: dots, more dots, lines, crossed lines. */
export function fireHatches() {
  const pattern = (id, size, d, turn = 0) =>
    s(
      "pattern",
      { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
      s("rect", { class: "fire-ground", width: size, height: size }),
      s("path", { class: "fire-mark", d }),
    );
  return [
    pattern("fire-1", 14, "M3 3h2v2h-2z", 30),
    pattern("fire-2", 9, "M3 3h2.6v2.6h-2.6z", 30),
    pattern("fire-3", 8, "M0 0h8v1.8h-8z"),
    pattern("fire-4", 8, "M0 0h8v2h-8zM0 0v8h2v-8z", 45),
  ];
}

/** Entries of the legend: whose fire and when, then the strengths of each shade. */
export function fireLegend(fire) {
  if (!fire) return [];
  const spans = Array.from({ length: SHADES }, (_, n) => [n * fire.step + 1, Math.min(fire.most, (n + 1) * fire.step), n + 1]);
  return [
    ["", t("legend-fire", { side: sideName(fire.side), note: fire.note })],
    ...spans
      .filter(([from, to]) => from <= to)
      .map(([from, to, shade]) => [`fire-${shade}`, t("legend-fire-strength", { span: from === to ? to : `${from}–${to}` })]),
  ];
}

/** Who could fire at a place, and with what, in words. */
export function fireWords(table, id) {
  const here = table.ui.fire?.at.get(id);
  if (!here) return null;
  const units = here.units.map((unit) => table.unitName(unit)).join(", ");
  return t("under-fire", { strength: here.strength, units });
}

/** The same for the card by the pointer. */
export function fireTip(table, id) {
  const words = fireWords(table, id);
  return words ? h("div", { class: "tip-offer", text: words }) : null;
}
