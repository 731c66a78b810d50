// The arc of fire of the unit pointed at or picked: an outline around all it could fire at as it faces, and marks where its
// flanks and its rear are. The server knows; this draws it.

import { s } from "./dom.js";
import { t } from "./words.js";
import { gamePath, get, Refused } from "./api.js";
import { prefs } from "./prefs.js";
import { flankAt } from "./overlays.js";
import { knowsSight } from "./sight.js";

/** The unit whose arc is shown: the one under the pointer, else the one picked; only who has a front has an arc. */
function shownUnit({ ui }) {
  const find = (id) => ui.view.counters.find((counter) => counter.id === id && counter.place && counter.front.length);
  return find(ui.pointed) ?? find(ui.selected) ?? null;
}

/** Keeps the arc in step with what is pointed at and picked; asks the server only where that has changed. */
export async function followArc(table) {
  const { ui, game } = table;
  const counter = prefs.get("arcs") && knowsSight(table) && !ui.hidden ? shownUnit(table) : null;
  const key = counter ? `${counter.id} ${game.seq} ${game.made}` : null;
  if (key === (ui.arcKey ?? null)) return;
  ui.arcKey = key;
  ui.arc = null;
  const at = table.role.replay ? { at: game.made } : {};
  try {
    const found = counter ? await get(gamePath(game.id, `sight/${encodeURIComponent(counter.place)}`), at) : null;
    if (ui.arcKey !== key) return;
    const inside = (found?.places ?? []).filter((line) => line.arc && line.band !== null).map((line) => line.place);
    // Under others in a stack nobody fires, and they have no arc to show.
    if (found?.unit === counter?.id && inside.length) ui.arc = { counter, inside: new Set(inside) };
    table.map.showArc();
  } catch (problem) {
    // Asked again as soon as something changes; until then there is nothing to show.
    if (!(problem instanceof Refused)) throw problem;
  }
}

const line = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** The borders between a set of places and all others, but for one. */
function outlineOf(board, inside, but) {
  const open = (id) => board.place(id)?.neighbours.filter((next) => next && next !== but && !inside.has(next)) ?? [];
  const borders = [...inside].flatMap((id) => open(id).map((next) => board.border(id, next)));
  return borders.filter((one) => one.length > 1).map(line).join("");
}

/** The neighbours of a unit beside its front, and those behind it. */
function sidesOf(board, { place, front }) {
  const others = (board.place(place)?.neighbours ?? []).filter((id) => id && !front.includes(id));
  const beside = (id) => front.some((ahead) => board.place(ahead)?.neighbours.includes(id));
  return { flanks: others.filter(beside), rear: others.filter((id) => !beside(id)) };
}

/** The outline, and a triangle on each side from which the unit is taken in the flank, two on each behind it. */
export function arcMarks(board, arc) {
  if (!arc) return [];
  const { counter, inside } = arc;
  const { flanks, rear } = sidesOf(board, counter);
  const d = outlineOf(board, inside, counter.place);
  const sides = (ids) => ids.map((id) => board.border(counter.place, id)).filter((one) => one.length > 1).map(line).join("");
  return [
    s("path", { class: "arc-halo", d }),
    s("path", { class: "arc", d }),
    s("path", { class: "arc-flank", d: sides(flanks) }),
    s("path", { class: "arc-rear", d: sides(rear) }),
    s("path", { class: "flank", d: flanks.map((id) => flankAt(board, counter.place, id)).join("") }),
  ];
}

/** Entries of the legend. */
export const arcLegend = (arc) =>
  arc
    ? [
        ["arc", t("legend-arc", { unit: arc.counter.name })],
        ["arc-flank", t("legend-arc-flank")],
        ["arc-rear", t("legend-arc-rear")],
      ]
    : [];
