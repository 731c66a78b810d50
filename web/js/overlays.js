// What is drawn between the map and the counters, and above them: reach, zones of control, fronts, objectives, arrows.

import { h, s } from "./dom.js";
import { marker, SMALL, starPath, tag } from "./counters.js";
import { points } from "./words.js";

const enemyOf = (side) => (side === "union" ? "confederate" : "union");
const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Patterns and heads that the drawings refer to. */
export function definitions() {
  const hatch = (id, name, turn) =>
    s(
      "pattern",
      { id, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
      s("path", { class: `hatch ${name}`, d: "M0 0V7" }),
    );
  return s(
    "defs",
    {},
    hatch("hatch-enemy", "enemy", 45),
    hatch("hatch-union", "union", -45),
    hatch("hatch-confederate", "confederate", -45),
    s(
      "marker",
      {
        id: "head-attack",
        viewBox: "0 0 10 10",
        refX: 8,
        refY: 5,
        markerWidth: 3.2,
        markerHeight: 3.2,
        orient: "auto-start-reverse",
      },
      s("path", { class: "head attack", d: "M0 0L10 5L0 10L2.5 5Z" }),
    ),
    s(
      "marker",
      {
        id: "head-threat",
        viewBox: "0 0 10 10",
        refX: 8,
        refY: 5,
        markerWidth: 4,
        markerHeight: 4,
        orient: "auto-start-reverse",
      },
      s("path", { class: "head threat", d: "M0 0L10 5L0 10L2.5 5Z" }),
    ),
  );
}

const shapes = (board, ids) => ids.map((id) => board.place(id)?.path ?? "").join("");

/** Places that can be chosen, tinted, and what each costs. */
export function lit(board, places, kind = "reach", crowded = new Set()) {
  const ids = [...places.keys()].filter((id) => board.place(id));
  if (!ids.length) return [];
  const numbers = ids.flatMap((id) => {
    const cost = places.get(id)[0]?.cost;
    return cost ? [costMark(board, id, cost.points, cost.fatigue, { near: true, low: crowded.has(id) })] : [];
  });
  return [s("path", { class: `lit ${kind}`, d: shapes(board, ids) }), ...numbers];
}

/** Corners of a place that can be faced, by the two places each lies between. */
export const cornersOf = (board, place, ids) =>
  place ? ids.filter((id) => id.includes("/")).map((id) => ({ id, at: board.corner(place, id.split("/")) })) : [];

/** Discs on the corners that can be chosen. */
export const corners = (found) => found.map(({ at: [x, y] }) => s("circle", { class: "lit facing corner", cx: x, cy: y, r: 12 }));

/** A cost at the foot of a place, lower where counters stand. */
function costMark(board, id, cost, fatigue, { near, low }) {
  const [x, y] = board.anchor(id);
  const foot = board.pitch < SMALL ? [36, 43] : [42, 50];
  return s(
    "g",
    { class: `cost ${near ? "near" : "far"}`, transform: `translate(${x} ${y + foot[low ? 1 : 0]})` },
    fatigue > 0 ? s("circle", { class: "effort", r: 11, cy: -5 }) : null,
    s("text", {}, fatigue > 0 ? `${points(cost)}+` : points(cost)),
  );
}

/** Everything a unit could reach. */
export function reach(board, view, skip = new Map(), crowded = new Set()) {
  const places = (view?.places ?? []).filter(({ place }) => board.place(place) && !skip.has(place));
  if (!places.length) return [];
  const easy = places.filter((one) => one.fatigue === 0).map((one) => one.place);
  const hard = places.filter((one) => one.fatigue > 0).map((one) => one.place);
  return [
    s("path", { class: "reach-area", d: shapes(board, easy) }),
    s("path", { class: "reach-area effort-area", d: shapes(board, hard) }),
    ...places.map((one) => costMark(board, one.place, one.cost, one.fatigue, { near: false, low: crowded.has(one.place) })),
  ];
}

/** The way to a place, with a dot for each step. */
export function way(board, from, places) {
  const points = [from, ...places].filter((id) => board.place(id)).map((id) => board.anchor(id));
  if (points.length < 2) return [];
  return [
    s("path", { class: "way-halo", d: path(points) }),
    s("path", { class: "way", d: path(points) }),
    ...points.slice(1).map(([x, y]) => s("circle", { class: "way-dot", cx: x, cy: y, r: 4 })),
  ];
}

/** Zones of control of both sides, seen from one of them. */
export function control(board, places, own) {
  const of = (side) => places.filter((place) => place.zoc.includes(side)).map((place) => place.id);
  return [
    s("path", { fill: "url(#hatch-enemy)", d: shapes(board, of(enemyOf(own))) }),
    s("path", { fill: `url(#hatch-${own})`, d: shapes(board, of(own)) }),
  ];
}

/** Places within command, outlined; only titles that tell it have them. */
export function command(board, places, side) {
  return [
    s("path", {
      class: "command",
      d: shapes(
        board,
        places.filter((place) => place.command?.includes(side)).map((place) => place.id),
      ),
    }),
  ];
}

/** True if the view says which places are within command. */
export const knowsCommand = (places) => places.some((place) => place.command);

function inset(line, [x, y], by) {
  return line.map(([px, py]) => {
    const far = Math.hypot(px - x, py - y) || 1;
    return [px + ((x - px) / far) * by, py + ((y - py) / far) * by];
  });
}

/** One front for each place and side, from the first line that has one. */
function fronts(counters) {
  const found = new Map();
  for (const counter of counters) {
    if (counter.place && counter.front.length && !found.has(counter.place)) found.set(counter.place, counter);
  }
  return [...found.values()];
}

/** Marks on the border a unit faces: thick toward the faced place, thin toward its neighbours. One path for each kind. */
export function facings(board, counters) {
  const drawn = new Map();
  const put = (kind, d) => drawn.set(kind, (drawn.get(kind) ?? "") + d);
  for (const counter of fronts(counters)) {
    const at = board.anchor(counter.place);
    const towards = facedOf(counter);
    for (const ahead of counter.front) {
      const line = board.border(counter.place, ahead);
      if (line.length < 2) continue;
      const d = path(inset(line, at, 3.5));
      put("front-halo", d);
      put(`front ${counter.side}${towards.includes(ahead) ? " faced" : ""}`, d);
    }
    if (towards.length) put(`front-head ${counter.side}`, headAt(board, counter, towards));
  }
  const order = ["front-halo", "front ", "front-head"];
  const kinds = [...drawn.keys()].sort((a, b) => rank(order, a) - rank(order, b));
  return kinds.map((kind) => s("path", { class: kind, d: drawn.get(kind) }));
}

const rank = (order, kind) => order.findIndex((start) => kind.startsWith(start));

/** The place a unit faces; the two it faces between, joined by a stroke, where it faces a corner. */
const facedOf = (counter) => (counter.facing ? counter.facing.split("/") : []);

/** An arrowhead on the border or corner faced. */
function headAt(board, counter, towards) {
  const [x, y] = board.anchor(counter.place);
  const tip = towards.length > 1 ? board.corner(counter.place, towards) : board.gate(counter.place, towards[0]);
  const far = Math.hypot(tip[0] - x, tip[1] - y) || 1;
  const [dx, dy] = [(tip[0] - x) / far, (tip[1] - y) / far];
  const point = (along, across) => [tip[0] + dx * along - dy * across, tip[1] + dy * along + dx * across];
  return `${path([point(-9, -6), point(1, 0), point(-9, 6)])}Z`;
}

/** The ground before each front as a sector, and small triangles where the flanks are; one path for each kind. */
export function sectors(board, counters) {
  const drawn = new Map();
  const put = (kind, d) => drawn.set(kind, (drawn.get(kind) ?? "") + d);
  for (const counter of fronts(counters)) {
    const at = board.anchor(counter.place);
    const ahead = counter.front.map((id) => board.border(counter.place, id)).filter((line) => line.length > 1);
    for (const line of ahead) put(`sector ${counter.side}`, `${path([at, ...line])}Z`);
    for (const id of flanksOf(board, counter)) put("flank", flankAt(board, counter.place, id));
  }
  return [...drawn].sort(([a], [b]) => (a === "flank") - (b === "flank")).map(([kind, d]) => s("path", { class: kind, d }));
}

/** The neighbours of a unit that are not before its front. */
const flanksOf = (board, { place, front }) => (board.place(place)?.neighbours ?? []).filter((id) => id && !front.includes(id));

/** A triangle on a border, pointing inwards. */
export function flankAt(board, place, from) {
  const at = board.anchor(place);
  const gate = board.gate(place, from);
  const far = Math.hypot(at[0] - gate[0], at[1] - gate[1]) || 1;
  const [dx, dy] = [(at[0] - gate[0]) / far, (at[1] - gate[1]) / far];
  const point = (along, across) => [gate[0] + dx * along - dy * across, gate[1] + dy * along + dx * across];
  return `${path([point(0, -5), point(8, 0), point(0, 5)])}Z`;
}

/** Stars with their value and the side that holds them. */
export function objectives(board, places, large) {
  return places
    .filter((place) => place.points && board.place(place.id))
    .map((place) => {
      const [x, y] = board.anchor(place.id);
      const small = board.pitch < SMALL;
      const size = large ? 20 : small ? 11 : 13;
      // Beside the counter: in the corner of a small place, clear of it in a large one.
      const [across, down] = small ? [-37, -3] : [-44, -28];
      return s(
        "g",
        { class: `objective ${large ? "large" : ""}`, transform: `translate(${x + across} ${y + down})` },
        s("path", { d: starPath(size) }),
        s("text", { class: "objective-value", y: large ? 7 : 5 }, place.points),
        place.control ? tag(place.control, 0, size + 7) : null,
      );
    });
}

/** Bars that join the two parts of an extended line. */
export function lines(board, counters, spotOf) {
  return counters
    .filter((counter) => counter.kind === "extended-line" && counter.place)
    .flatMap((counter) => {
      const [a, b] = [spotOf(counter.id), spotOf(counter.with)];
      if (!a || !b) return [];
      const gate = board.gate(counter.place, b.counter.place);
      const d = path([[a.x, a.y], gate, [b.x, b.y]]);
      return [s("path", { class: "line-halo", d }), s("path", { class: `line-bar ${counter.side}`, d })];
    });
}

/** Attacks: to the place a unit has declared, else to the target of the attack being formed, else to the place it faces. */
export function attacks(board, counters, spotOf, targets) {
  const arrows = new Map();
  for (const counter of counters.filter((one) => one.place)) {
    const firm = counter.target ?? targets.get(counter.id);
    const aim = firm ?? (marker(counter, "attack") ? counter.facing : null);
    if (!aim) continue;
    // One arrow for all who attack from the same place, from the one on top.
    const key = firm ? `${counter.place} ${aim}` : counter.id;
    if (!(arrows.get(key)?.counter.line <= counter.line)) arrows.set(key, { counter, aim, firm: Boolean(firm) });
  }
  return [...arrows.values()].flatMap(({ counter, aim, firm }) => arrow(board, spotOf(counter.id), counter.place, aim, firm));
}

function arrow(board, spot, from, aim, firm) {
  if (!spot || !board.place(aim)) return [];
  if (firm && !board.place(from).neighbours.includes(aim)) return fireLine(spot, board.anchor(aim));
  const [gate, end] = [board.gate(from, aim), board.anchor(aim)];
  const tip = firm ? [gate[0] + (end[0] - gate[0]) * 0.45, gate[1] + (end[1] - gate[1]) * 0.45] : gate;
  const d = path([[spot.x + (tip[0] - spot.x) * 0.4, spot.y + (tip[1] - spot.y) * 0.4], tip]);
  return [
    s("path", { class: "attack-halo", d }),
    s("path", { class: `attack ${firm ? "firm" : ""}`, d, "marker-end": "url(#head-attack)" }),
  ];
}

/** Fire at a place further off: a thin line from the gun to the target's edge. */
function fireLine({ x, y }, end) {
  const far = Math.hypot(end[0] - x, end[1] - y) || 1;
  const along = (by) => [x + ((end[0] - x) * by) / far, y + ((end[1] - y) * by) / far];
  const d = path([along(30), along(far - 34)]);
  return [
    s("path", { class: "attack-halo far", d }),
    s("path", { class: "attack far", d, "marker-end": "url(#head-threat)" }),
  ];
}

/** Who could come against a place, as arrows. */
export function threats(board, place, units, spotOf) {
  const end = board.anchor(place);
  return units.flatMap(({ id }) => {
    const spot = spotOf(id);
    if (!spot) return [];
    const tip = [end[0] - (end[0] - spot.x) * 0.16, end[1] - (end[1] - spot.y) * 0.16];
    return [s("path", { class: "threat", d: path([[spot.x, spot.y], tip]), "marker-end": "url(#head-threat)" })];
  });
}

/** What changed between two positions of the map: where units came from. */
export function movesBetween(board, before, after) {
  const old = new Map(before.map((counter) => [counter.id, counter.place]));
  return after.flatMap((counter) => {
    const from = old.get(counter.id);
    if (!from || !counter.place || from === counter.place) return [];
    return [
      s("path", {
        class: `ghost ${counter.side}`,
        d: path([board.anchor(from), board.anchor(counter.place)]),
        "marker-end": "url(#head-threat)",
      }),
    ];
  });
}

/** Outlines of places: of the cursor, of something pointed at, of something told in the log. */
export const outline = (board, ids, kind) => (ids.length ? [s("path", { class: `outline ${kind}`, d: shapes(board, ids) })] : []);

/** Entries of the legend for what is shown. */
export const legend = (entries) =>
  entries.map(([kind, text]) => h("li", {}, h("span", { class: `swatch ${kind}`, "aria-hidden": "true" }), text));
