// The drawing under everything. A small map is one picture. A large one is kept as bitmaps of the very size they have on the
// screen, drawn at rest from the pieces the server cuts, so that moving the map only shifts what is there already.

import { h } from "./dom.js";
import { lang } from "./words.js";

/** The side of a bitmap in pixels. */
const BITMAP = 512;
/** Pieces kept at most; beyond, those not used for longest go. */
const PIECES = 40;
/** The scale of the picture that lies under all bitmaps. */
const BACK = 0.25;
/** Scales from which on strokes and grid, and then numbers, can be told. */
const MIDDLE = 0.3;
const NEAR = 0.9;

const detailAt = (scale) => (scale >= NEAR ? "near" : scale >= MIDDLE ? "middle" : "far");

/** Pixels of the screen to a unit of the page. */
const sharpness = () => Math.min(2, devicePixelRatio || 1);

/** Lets the browser answer the player first. */
const soon = (call) => (globalThis.requestIdleCallback ? requestIdleCallback(call, { timeout: 300 }) : setTimeout(call, 16));

/** Forgets the oldest entries of a map that keeps the order of use. */
function prune(map, most) {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** The part of the sheet on the screen. */
function seenBy(camera) {
  const { width, height } = camera.room;
  const [left, top] = [-camera.left / camera.scale, -camera.top / camera.scale];
  return { left, top, right: left + width / camera.scale, bottom: top + height / camera.scale };
}

const holds = (outer, inner) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** The rectangle of some squares. */
const extent = (squares) => ({
  left: Math.min(...squares.map(({ x }) => x)),
  top: Math.min(...squares.map(({ y }) => y)),
  right: Math.max(...squares.map(({ x, side }) => x + side)),
  bottom: Math.max(...squares.map(({ y, side }) => y + side)),
});

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
    /** What moves with the world is the picture alone; bitmaps have a place of their own below it. */
    this.element = h("div", { class: "ground" });
    this.plates = new Map();
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

  /** The whole map from afar, once: it lies under the bitmaps, so that there is no hole wherever one looks. */
  drawBack() {
    const { width, height } = this.board;
    const canvas = h("canvas", { class: "back", width: Math.ceil(width * BACK), height: Math.ceil(height * BACK) });
    canvas.getContext("2d", { alpha: false }).drawImage(this.image, 0, 0, width * BACK, height * BACK);
    this.back = canvas;
    this.element.prepend(canvas);
    this.image.classList.add("drawn");
    if (this.camera) this.rest(this.camera);
  }

  /** Shifts what is there; whatever is being drawn waits. */
  follow(camera) {
    if (!this.back) return;
    this.run += 1;
    this.place(camera);
  }

  place(camera) {
    this.element.classList.toggle("gliding", camera.world.classList.contains("gliding"));
    const at = (scale) => `translate(${camera.left}px, ${camera.top}px) scale(${scale})`;
    for (const plate of this.plates.values()) plate.element.style.transform = at(camera.scale / plate.scale);
    this.back.style.transform = at(camera.scale / BACK);
    // What nobody sees need not be drawn.
    const plate = this.plates.get(camera.scale);
    this.back.hidden = Boolean(plate?.covers && holds(plate.covers, seenBy(camera)));
  }

  /** Draws what is in sight, the middle first, then what lies around it. */
  rest(camera) {
    this.camera = camera;
    if (!this.back || this.stopped) return;
    this.run += 1;
    const { run } = this;
    const plate = this.plateFor(camera.scale);
    const wanted = this.wanted(camera, plate);
    const open = wanted.filter(({ key }) => !plate.bitmaps.has(key));
    this.place(camera);
    const next = async () => {
      if (run !== this.run) return;
      const one = open.shift();
      if (one) await this.draw(plate, one).catch(() => {});
      if (!open.some(({ seen }) => seen)) this.finish(plate, wanted, open);
      if (run === this.run) this.place(camera);
      if (open.length) soon(next);
    };
    soon(next);
  }

  /** The bitmaps of a scale. */
  plateFor(scale) {
    if (!this.plates.has(scale)) {
      const element = h("div", { class: "plate" });
      this.element.append(element);
      this.plates.set(scale, { scale, detail: detailAt(scale), element, bitmaps: new Map(), covers: null });
    }
    return this.plates.get(scale);
  }

  /** All in sight is there: plates of other scales and bitmaps far off can go. */
  finish(plate, wanted, open) {
    for (const [scale, other] of this.plates) {
      if (other === plate) continue;
      other.element.remove();
      this.plates.delete(scale);
    }
    const drawn = wanted.slice(0, wanted.length - open.length);
    // Only whole rings around the middle count: the part in sight, and in the end everything.
    const sure = open.length ? drawn.filter(({ seen }) => seen) : drawn;
    plate.covers = extent(sure);
    const near = new Set(wanted.map(({ key }) => key));
    for (const [key, canvas] of plate.bitmaps) {
      if (near.has(key)) continue;
      canvas.remove();
      plate.bitmaps.delete(key);
    }
    prune(this.pieces, PIECES);
  }

  /** The bitmaps for what the camera sees and half a screen around it, by column and row. */
  wanted(camera, { scale }) {
    const side = BITMAP / (scale * sharpness());
    const { left, top, right, bottom } = seenBy(camera);
    const [around, below] = [(right - left) / 2, (bottom - top) / 2];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const range = (low, high, end) => {
      const [first, last] = [Math.max(0, Math.floor(low / side)), Math.min(Math.ceil(end / side) - 1, Math.floor(high / side))];
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
    };
    const found = range(left - around, right + around, this.board.width).flatMap((column) =>
      range(top - below, bottom + below, this.board.height).map((row) => {
        const [x, y] = [column * side, row * side];
        const seen = x < right && x + side > left && y < bottom && y + side > top;
        const far = Math.hypot(x + side / 2 - middle[0], y + side / 2 - middle[1]);
        return { key: `${column}/${row}`, column, row, x, y, side, seen, far };
      }),
    );
    return found.sort((a, b) => b.seen - a.seen || a.far - b.far);
  }

  async draw(plate, { key, column, row, x, y, side }) {
    const sources = await this.sources(plate.detail, x, y, side);
    if (plate.bitmaps.has(key) || this.stopped) return;
    const raster = BITMAP / side;
    const sheet = new OffscreenCanvas(BITMAP, BITMAP);
    const pen = sheet.getContext("2d", { alpha: false });
    pen.fillStyle = "#E9DFC6";
    pen.fillRect(0, 0, BITMAP, BITMAP);
    for (const { image, at, size, bleed } of sources) {
      // Each is drawn beyond its square and cut on whole pixels: the edge of a picture is blurred and would be seen.
      const edge = (n) => Math.round(n * raster);
      const [left, top] = [edge(at[0] - x), edge(at[1] - y)];
      pen.save();
      pen.beginPath();
      pen.rect(left, top, edge(at[0] + size[0] - x) - left, edge(at[1] + size[1] - y) - top);
      pen.clip();
      const around = (length) => (length + bleed * 2) * raster;
      pen.drawImage(image, (at[0] - bleed - x) * raster, (at[1] - bleed - y) * raster, around(size[0]), around(size[1]));
      pen.restore();
    }
    // A finished bitmap, unlike a canvas one could go on drawing on, costs the browser nothing while the map moves.
    const canvas = h("canvas", { width: BITMAP, height: BITMAP });
    canvas.getContext("bitmaprenderer", { alpha: false }).transferFromImageBitmap(sheet.transferToImageBitmap());
    const wide = BITMAP / sharpness();
    Object.assign(canvas.style, { left: `${column * wide}px`, top: `${row * wide}px`, width: `${wide}px`, height: `${wide}px` });
    plate.bitmaps.set(key, canvas);
    plate.element.append(canvas);
  }

  /** The pictures that a square of the sheet is drawn from. */
  async sources(detail, x, y, side) {
    const { pieces, width, height } = this.board;
    if (detail === "far") return [{ image: this.image, at: [0, 0], size: [width, height], bleed: 0 }];
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
        bleed: pieces.bleed,
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
}
