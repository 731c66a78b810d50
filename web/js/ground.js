// The drawing under everything. A small map is one picture. A large one is kept as bitmaps, drawn at rest from the pieces the
// server cuts, so that moving the map only shifts what is there already.

import { h } from "./dom.js";
import { lang } from "./words.js";

/** The side of a bitmap in pixels. */
const BITMAP = 512;
/** Bitmaps and pieces kept at most; beyond, those not seen for longest go. */
const BITMAPS = 72;
const PIECES = 40;
/** The scale of the picture that lies under all bitmaps. */
const BACK = 0.25;
/** Scales from which on strokes and grid, and then numbers, can be told. */
const MIDDLE = 0.3;
const NEAR = 0.9;

const detailAt = (scale) => (scale >= NEAR ? "near" : scale >= MIDDLE ? "middle" : "far");

/** The scale of the bitmaps for a scale of the screen: the next power of two that is sharp enough. */
const rasterAt = (scale) =>
  Math.min(4, Math.max(BACK, 2 ** Math.ceil(Math.log2(scale * Math.min(2, devicePixelRatio || 1) * 0.78))));

/** Lets the browser answer the player first. */
const soon = (call) => (globalThis.requestIdleCallback ? requestIdleCallback(call, { timeout: 300 }) : setTimeout(call, 16));

/** Forgets the oldest entries of a map that keeps the order of use. */
function prune(map, most, drop = () => {}) {
  for (const [key, value] of map) {
    if (map.size <= most) return;
    map.delete(key);
    drop(value);
  }
}

function touch(map, key) {
  const value = map.get(key);
  map.delete(key);
  map.set(key, value);
  return value;
}

export class Ground {
  constructor(title, board) {
    this.board = board;
    this.base = `/api/titles/${encodeURIComponent(title)}/map`;
    const whole = board.pieces ? `${this.base}/far` : `${this.base}.svg`;
    this.image = h("img", {
      src: `${whole}?lang=${lang()}`,
      alt: "",
      width: board.width,
      height: board.height,
      draggable: "false",
    });
    this.element = h("div", { class: "ground" }, this.image);
    this.bitmaps = new Map();
    this.pieces = new Map();
    this.run = 0;
    if (board.pieces)
      this.image.decode().then(
        () => this.drawBack(),
        () => {},
      );
  }

  stop() {
    this.run += 1;
    this.stopped = true;
  }

  /** Whatever is being drawn waits: the map moves. */
  pause() {
    this.run += 1;
  }

  /** The whole map from afar, once: it lies under the bitmaps, so that there is no hole wherever one looks. */
  drawBack() {
    const { width, height } = this.board;
    const canvas = h("canvas", { class: "back", width: Math.ceil(width * BACK), height: Math.ceil(height * BACK) });
    const pen = canvas.getContext("2d", { alpha: false });
    pen.drawImage(this.image, 0, 0, width * BACK, height * BACK);
    this.lay(canvas, 0, 0, 1 / BACK);
    this.image.after(canvas);
    this.element.classList.add("drawn");
    this.back = canvas;
    this.again?.();
  }

  lay(canvas, x, y, unit) {
    Object.assign(canvas.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${canvas.width * unit}px`,
      height: `${canvas.height * unit}px`,
    });
  }

  /** Draws what is in sight, the middle first, then what lies around it. */
  rest(camera) {
    if (!this.board.pieces || this.stopped) return;
    this.run += 1;
    const { run } = this;
    this.again = () => this.rest(camera);
    if (!this.back) return;
    const [detail, raster] = [detailAt(camera.scale), rasterAt(camera.scale)];
    const wanted = this.wanted(camera, detail, raster);
    for (const { key } of wanted) if (this.bitmaps.has(key)) touch(this.bitmaps, key);
    const open = wanted.filter(({ key }) => !this.bitmaps.has(key));
    const level = `${detail}/${raster}/`;
    const next = async () => {
      if (run !== this.run) return;
      const one = open.shift();
      if (!one) {
        this.tidy(level);
        return;
      }
      await this.draw(one).catch(() => {});
      // Others are covered as soon as all in sight is there.
      if (!open.some(({ seen }) => seen)) this.tidy(level);
      soon(next);
    };
    // Until the last picture in sight is drawn those of the old size stay; they must not lie above the new ones.
    for (const [key, canvas] of this.bitmaps) canvas.classList.toggle("old", !key.startsWith(level));
    soon(next);
  }

  tidy(level) {
    for (const [key, canvas] of this.bitmaps) canvas.hidden = !key.startsWith(level);
    prune(this.bitmaps, BITMAPS, (canvas) => canvas.remove());
    prune(this.pieces, PIECES);
  }

  /** The bitmaps for what the camera sees and half a screen around it. */
  wanted(camera, detail, raster) {
    const { width, height } = camera.box;
    const side = BITMAP / raster;
    const [left, top] = [-camera.x / camera.scale, -camera.y / camera.scale];
    const [right, bottom] = [left + width / camera.scale, top + height / camera.scale];
    const [around, below] = [(right - left) / 2, (bottom - top) / 2];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const range = (low, high, end) => {
      const [first, last] = [Math.max(0, Math.floor(low / side)), Math.min(Math.ceil(end / side) - 1, Math.floor(high / side))];
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
    };
    const found = range(left - around, right + around, this.board.width).flatMap((column) =>
      range(top - below, bottom + below, this.board.height).map((row) => {
        const [x, y] = [column * side, row * side];
        return {
          key: `${detail}/${raster}/${column}/${row}`,
          detail,
          raster,
          x,
          y,
          seen: x < right && x + side > left && y < bottom && y + side > top,
          far: Math.hypot(x + side / 2 - middle[0], y + side / 2 - middle[1]),
        };
      }),
    );
    return found.sort((a, b) => b.seen - a.seen || a.far - b.far).slice(0, BITMAPS);
  }

  async draw({ key, detail, raster, x, y, seen }) {
    const side = BITMAP / raster;
    const sources = await this.sources(detail, x, y, side);
    if (this.bitmaps.has(key) || this.stopped) return;
    const canvas = h("canvas", { width: BITMAP, height: BITMAP });
    const pen = canvas.getContext("2d", { alpha: false });
    pen.fillStyle = "#E9DFC6";
    pen.fillRect(0, 0, BITMAP, BITMAP);
    for (const { image, at, size } of sources) {
      const [left, top] = [(at[0] - x) * raster, (at[1] - y) * raster];
      pen.drawImage(image, left, top, size[0] * raster, size[1] * raster);
    }
    this.lay(canvas, x, y, 1 / raster);
    this.bitmaps.set(key, canvas);
    this.element.append(canvas);
    if (!seen) prune(this.bitmaps, BITMAPS, (old) => old.remove());
  }

  /** The pictures that a square of the sheet is drawn from. */
  async sources(detail, x, y, side) {
    const { pieces, width, height } = this.board;
    if (detail === "far") return [{ image: this.image, at: [0, 0], size: [width, height] }];
    const span = (from, most) => {
      const [first, last] = [Math.floor(from / pieces.side), Math.min(most, Math.ceil((from + side) / pieces.side)) - 1];
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
    };
    const all = span(x, pieces.columns).flatMap((column) => span(y, pieces.rows).map((row) => [column, row]));
    return Promise.all(
      all.map(async ([column, row]) => ({
        image: await this.piece(`${detail}-${column}-${row}`),
        at: [column * pieces.side, row * pieces.side],
        size: [pieces.side, pieces.side],
      })),
    );
  }

  piece(name) {
    if (this.pieces.has(name)) return touch(this.pieces, name);
    const image = new Image();
    image.src = `${this.base}/${name}?lang=${lang()}`;
    const coming = image.decode().then(() => image);
    // What did not come is asked for again the next time.
    coming.catch(() => this.pieces.delete(name));
    this.pieces.set(name, coming);
    return coming;
  }

  /** Copies the bitmaps into a clone of the element, which has empty ones. */
  copyTo(clone) {
    const mine = [...this.element.querySelectorAll("canvas")];
    [...clone.querySelectorAll("canvas")].forEach((canvas, n) => canvas.getContext("2d").drawImage(mine[n], 0, 0));
  }
}
