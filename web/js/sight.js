// Lines of sight: what is seen from a unit or a place, and what stands in the way. The server knows; this draws it.

import { h, s } from "./dom.js";
import { t } from "./words.js";
import { gamePath, get, Refused } from "./api.js";

const NOTHING = { from: null, lines: new Map() };

/** True if the title of the game has lines of sight. */
export const knowsSight = (table) => Boolean(table.game.sight);

/** Where one looks from: the place that was asked about, else the unit picked. */
const origin = ({ ui, layout }) =>
  layout.place ?? ui.view.counters.find((counter) => counter.id === ui.selected)?.place ?? null;

/** Keeps what is shown in step with what is picked; asks the server only where that has changed. */
export async function followSight(table) {
  const { ui, game } = table;
  const on = ui.overlays.has("sight") && knowsSight(table);
  const from = on ? origin(table) : null;
  const key = on ? `${from} ${game.seq} ${game.made}` : null;
  if (key === (ui.sightKey ?? null)) return;
  ui.sightKey = key;
  ui.sight = on ? NOTHING : null;
  if (!from) return;
  const at = table.role.replay ? { at: game.made } : {};
  try {
    const found = await get(gamePath(game.id, `sight/${encodeURIComponent(from)}`), at);
    if (ui.sightKey !== key) return;
    ui.sight = { ...found, lines: new Map(found.places.map((line) => [line.place, line])) };
    table.render();
  } catch (problem) {
    // Asked again as soon as something changes; until then there is nothing to show.
    if (!(problem instanceof Refused)) throw problem;
  }
}

/** The line to the place pointed at, or to the cursor while the map has the focus. */
export function aimOf(ui, focused) {
  const place = ui.hover ?? (focused ? ui.cursor : null);
  return ui.sight?.lines.get(place) ?? null;
}

const shapes = (board, ids) => ids.map((id) => board.place(id)?.path ?? "").join("");

/** The bands of range have this many patterns, the nearest the densest. */
const BANDS = 3;
const bandOf = ({ band }) => Math.min(BANDS, band + 1);

/** Places in sight tinted, with the pattern of their band of range where the unit can fire; the others hatched. */
export function sightAreas(board, sight) {
  if (!sight?.from) return [];
  const all = [...sight.lines.values()];
  const of = (want) => shapes(board, all.filter(want).map((line) => line.place));
  return [
    s("path", { class: "unsighted", fill: "url(#hatch-sight)", d: of((line) => !line.clear) }),
    s("path", { class: "sighted", d: of((line) => line.clear && !hits(line)) }),
    ...bandsOf(all).map((band) =>
      s("path", {
        class: `sighted fire band-${band}`,
        fill: `url(#band-${band})`,
        d: of((line) => hits(line) && bandOf(line) === band),
      }),
    ),
    s("path", { class: "sight-from", d: shapes(board, [sight.from]) }),
  ];
}

/** Whether fire would reach a place: in sight, in range, and in the arc where units have one. */
const hits = (line) => line.clear && line.strength > 0 && line.band !== null && line.arc !== false;

/** The bands that reach some place in sight, the nearest first. */
const bandsOf = (lines) => [...new Set(lines.filter(hits).map(bandOf))].sort();

/** The line itself, under the counters: broken off where it is blocked. */
export function sightLine(board, sight, line) {
  if (!line || !board.place(line.place)) return [];
  const [[ax, ay], [bx, by]] = [board.anchor(sight.from), board.anchor(line.place)];
  const d = `M${ax} ${ay}L${bx} ${by}`;
  return [s("path", { class: "sight-halo", d }), s("path", { class: `sight-line ${line.clear ? "" : "blocked"}`, d })];
}

/** A cross and the name at each place that blocks. */
export function sightCross(board, line) {
  return (line?.by ?? [])
    .filter((id) => board.place(id))
    .map((id) => {
      const [x, y] = board.anchor(id);
      return s(
        "g",
        { class: "sight-cross", transform: `translate(${x} ${y})` },
        s("path", { class: "halo", d: "M-13-13L13 13M13-13L-13 13" }),
        s("path", { d: "M-13-13L13 13M13-13L-13 13" }),
        s("text", { y: 34 }, board.name(id)),
      );
    });
}

/** The pattern of what is not seen, and those of the bands of range: dots, the denser the nearer. */
export function sightHatches() {
  const dots = (band, size, dot) =>
    s(
      "pattern",
      { id: `band-${band}`, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      s("rect", { class: `band-ground band-${band}`, width: size, height: size }),
      s("circle", { class: "band-dot", cx: size / 2, cy: size / 2, r: dot }),
    );
  return [
    s(
      "pattern",
      { id: "hatch-sight", width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: "rotate(20)" },
      s("path", { class: "hatch sight", d: "M0 0V9" }),
    ),
    dots(1, 8, 2.4),
    dots(2, 12, 2),
    dots(3, 18, 1.7),
  ];
}

/** A line in words, with its rule. */
export const sightWords = (board, line) => `${board.name(line.place)}: ${line.reason.text} [${line.reason.rule}]`;

/** The sentence of a place for the card by the pointer. */
export function sightTip(table, id) {
  const line = table.ui.sight?.lines.get(id);
  if (!line) return null;
  return h(
    "div",
    { class: "tip-offer" },
    line.reason.text,
    h("span", { class: "small muted", text: ` [${line.reason.rule}]` }),
  );
}

/** Entries of the legend. */
export function sightLegend(board, sight) {
  if (!sight) return [];
  if (!sight.from) return [["sight", t("sight-pick")]];
  const bands = sight.bands ?? [];
  return [
    ["sight", t("legend-sight", { place: board.name(sight.from) })],
    ...bands.map((words, n) => [`band-${bandOf({ band: n })}`, t("legend-band", { band: words })]),
    ["unsighted", t("legend-unsighted")],
  ];
}
