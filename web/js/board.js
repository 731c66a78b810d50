// The places of a map: where they lie, what borders what, which one is under a point, where three meet.

import { get } from "./api.js";
import { own } from "./words.js";

/** @typedef {{id: string, name: string, terrain: string, note: string|null, anchor: [number, number], neighbours: (string|null)[], path: string, ring: [number, number][]}} Place */

const sheets = new Map();
const scratch = document.createElement("canvas").getContext("2d");

/** The points of a polygon written with M, L, H, V, Z in either case. */
function pointsOf(path) {
  const points = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([MLHVZmlhvz])([^MLHVZmlhvz]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const relative = command === command.toLowerCase();
    const wide = "hv".includes(command.toLowerCase()) ? 1 : 2;
    for (let n = 0; n + wide <= numbers.length; n += wide) {
      const across = command.toLowerCase() === "v" ? null : numbers[n];
      const down = command.toLowerCase() === "v" ? numbers[n] : wide === 2 ? numbers[n + 1] : null;
      x = across === null ? x : relative ? x + across : across;
      y = down === null ? y : relative ? y + down : down;
      points.push([x, y]);
    }
  }
  return points;
}

/** Points of one corner have the same key. Paths are written in tenths; what adding them up errs by is far less than half of one. */
const key = ([x, y]) => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** The side of the squares by which places are looked up. */
const CELL = 160;

/** A place; its outline is read when it is first needed, since a large map has thousands. */
class PlaceOnMap {
  constructor(place) {
    Object.assign(this, place);
  }

  get ring() {
    this.points ??= pointsOf(this.path);
    return this.points;
  }

  get shape() {
    this.outline ??= new Path2D(this.path);
    return this.outline;
  }

  /** Left, top, right and bottom. */
  get box() {
    const [xs, ys] = [0, 1].map((axis) => this.ring.map((point) => point[axis]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
}

/** One map with its places. */
class Board {
  constructor(json) {
    this.width = json.width;
    this.height = json.height;
    /** Into which squares a large drawing is cut; null where one picture will do. */
    this.pieces = json.pieces ?? null;
    /** @type {Map<string, Place>} */
    this.places = new Map(json.places.map((place) => [place.id, new PlaceOnMap(place)]));
    this.borders = new Map();
    this.cells = this.index();
  }

  /** Which places touch each square of the sheet, so that a point is looked up among few. */
  index() {
    const cells = new Map();
    for (const place of this.places.values()) {
      const [left, top, right, bottom] = place.box.map((at) => Math.floor(at / CELL));
      for (let x = left; x <= right; x += 1)
        for (let y = top; y <= bottom; y += 1) {
          const cell = `${x},${y}`;
          if (!cells.has(cell)) cells.set(cell, []);
          cells.get(cell).push(place);
        }
    }
    return cells;
  }

  /** How far places are apart, at the middle of all of them. */
  get pitch() {
    this.far ??= this.measure();
    return this.far;
  }

  measure() {
    const apart = [...this.places.values()]
      .slice(0, 400)
      .flatMap((place) =>
        place.neighbours
          .filter((id) => this.places.has(id))
          .map((id) => Math.hypot(...this.anchor(id).map((at, axis) => at - place.anchor[axis]))),
      );
    return apart.sort((a, b) => a - b)[Math.floor(apart.length / 2)] ?? 80;
  }

  place(id) {
    return this.places.get(id);
  }

  /** The name of a place, or of the two that a corner lies between; places without a name have their number. */
  name(id) {
    return id
      .split("/")
      .map((one) => this.places.get(one)?.name || (this.places.has(one) ? own("place-unnamed", { id: one }) : one))
      .join(" / ");
  }

  /** The middle of a place; of a corner, the middle between its two places. */
  anchor(id) {
    const found = id.split("/").map((one) => this.places.get(one)?.anchor ?? [0, 0]);
    return [0, 1].map((axis) => found.reduce((sum, point) => sum + point[axis], 0) / found.length);
  }

  /** The place under a point of the sheet. */
  at(x, y) {
    const near = this.cells.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) ?? [];
    return near.find((place) => scratch.isPointInPath(place.shape, x, y)) ?? null;
  }

  /** The corner that a place shares with two others, or half way between their borders. */
  corner(id, [first, second]) {
    const line = this.border(id, first);
    const others = new Set(this.border(id, second).map(key));
    const shared = line.find((point) => others.has(key(point)));
    if (shared) return shared;
    const [a, b] = [this.gate(id, first), this.gate(id, second)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  }

  /** The border from one place to another as a line along the first; empty if they share none. */
  border(a, b) {
    const id = `${a}|${b}`;
    if (!this.borders.has(id)) this.borders.set(id, this.findBorder(a, b));
    return this.borders.get(id);
  }

  findBorder(a, b) {
    const ring = this.places.get(a)?.ring ?? [];
    const others = new Set((this.places.get(b)?.ring ?? []).map(key));
    const shared = ring.map((point) => others.has(key(point)));
    const start = shared.findIndex((is, n) => is && !shared[(n + ring.length - 1) % ring.length]);
    if (start < 0) return shared.every(Boolean) && ring.length ? ring : [];
    // A ring can touch another twice; the longest stretch is the border.
    let best = [];
    let line = [];
    for (let n = 0; n <= ring.length; n += 1) {
      const at = (start + n) % ring.length;
      if (n < ring.length && shared[at]) line.push(ring[at]);
      else {
        if (line.length > best.length) best = line;
        line = [];
      }
    }
    return best;
  }

  /** The middle of a border, or half way between two places that share none. */
  gate(a, b) {
    const line = this.border(a, b);
    if (line.length > 1) return middle(line);
    const [from, to] = [this.anchor(a), this.anchor(b)];
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  }

  /** The neighbour that lies best in a direction. */
  towards(id, dx, dy) {
    const [x, y] = this.anchor(id);
    let best = null;
    for (const next of this.places.get(id)?.neighbours ?? []) {
      if (!next) continue;
      const [nx, ny] = this.anchor(next);
      const far = Math.hypot(nx - x, ny - y) || 1;
      const along = ((nx - x) * dx + (ny - y) * dy) / far;
      if (along > 0.35 && (!best || along > best.along)) best = { id: next, along };
    }
    return best?.id ?? null;
  }
}

/** The middle of a line by length. */
export function middle(line) {
  const lengths = line.slice(1).map((point, n) => Math.hypot(point[0] - line[n][0], point[1] - line[n][1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (let n = 0; n < lengths.length; n += 1) {
    if (left <= lengths[n]) {
      const share = lengths[n] ? left / lengths[n] : 0;
      return [0, 1].map((axis) => line[n][axis] + (line[n + 1][axis] - line[n][axis]) * share);
    }
    left -= lengths[n];
  }
  return line[0];
}

/** Loads the places of a title's map, once for each language. */
export async function loadBoard(title, lang) {
  const id = `${title}/${lang}`;
  if (!sheets.has(id))
    sheets.set(
      id,
      get(`/api/titles/${title}/map.json`, { lang }).then((json) => new Board(json)),
    );
  return sheets.get(id);
}
