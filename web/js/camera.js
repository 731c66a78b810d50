// Pan and zoom: one transform on the world, by wheel, drag, pinch, buttons and keys.

import { moves } from "./prefs.js";

const MOST = 4;
const SLIP = 6;
/** So far the edge of the sheet can be pulled into the screen, and so far from an edge something is clear of it. */
const EDGE = 60;
const CLEAR = 40;
/** A counter reaches so far under what lies beside its middle. */
const VEIL = 16;
/** A glide is over after this. */
const GLIDE = 300;
const HOLD = 480;
/** A finger that rests this long on small places aims with the loupe; it then has longer before it is a long press. */
const AIM = 200;
const HOLD_AIMING = 900;

/**
 * Watches a viewport and moves the world inside it. Calls `on.tap`, `on.hold`, `on.hover`, `on.leave`
 * with a point of the sheet and the event, and `on.rest` when movement has come to rest.
 */
export class Camera {
  constructor(viewport, world, size, on) {
    Object.assign(this, { viewport, world, size, on, x: 0, y: 0, scale: 1, foot: 0, veils: [], pads: { left: EDGE, top: EDGE }, handled: -Infinity, drawn: 1, room: { width: 0, height: 0 }, pointers: new Map(), moved: false });
    const listen = (name, call, options) => viewport.addEventListener(name, call, options);
    listen("wheel", (event) => this.wheel(event), { passive: false });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    listen("pointerup", (event) => this.up(event));
    listen("pointercancel", (event) => this.drop(event));
    listen("pointerleave", (event) => {
      if (!this.pointers.size) on.leave?.(event);
    });
    listen("contextmenu", (event) => {
      event.preventDefault();
      if (event.pointerType !== "touch") on.hold?.(this.toSheet(event), event);
    });
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(viewport);
  }

  stop() {
    clearTimeout(this.aimingSoon);
    this.watcher.disconnect();
    clearTimeout(this.holding);
    clearTimeout(this.resting);
  }

  get box() {
    return this.viewport.getBoundingClientRect();
  }

  /** Where the world lies: on whole pixels, lest everything be smeared over two. */
  get left() {
    return Math.round(this.x);
  }

  get top() {
    return Math.round(this.y);
  }

  /** The part of the viewport that nothing covers. */
  get free() {
    const { width, height } = this.box;
    return { width, height: Math.max(height / 3, height - this.foot) };
  }

  /** The smallest scale: the whole sheet. */
  get least() {
    const { width, height } = this.box;
    return Math.min(width / this.size.width, height / this.size.height, 1) || 0.2;
  }

  toSheet({ clientX, clientY }) {
    const box = this.box;
    return [(clientX - box.left - this.x) / this.scale, (clientY - box.top - this.y) / this.scale];
  }

  toScreen([x, y]) {
    const box = this.box;
    return [box.left + this.x + x * this.scale, box.top + this.y + y * this.scale];
  }

  resized() {
    if (this.waiting) {
      const call = this.waiting;
      if (this.box.width > 40) {
        this.waiting = null;
        call();
      }
    } else this.apply();
  }

  /** Runs when the viewport has a size. */
  ready(call) {
    if (this.box.width > 40) call();
    else this.waiting = call;
  }

  apply(smooth = false) {
    this.room = this.box;
    const { width } = this.room;
    this.scale = Math.min(MOST, Math.max(this.least * 0.9, this.scale));
    const [wide, high] = [this.size.width * this.scale, this.size.height * this.scale];
    // What fits is in the middle of the free part; what does not can be moved until all of it has been seen.
    const hold = (at, room, extent, pad) => (extent <= room ? (room - extent) / 2 : Math.min(pad, Math.max(room - extent - EDGE, at)));
    this.x = hold(this.x, width, wide, this.pads.left);
    this.y = hold(this.y, this.free.height, high, this.pads.top);
    this.world.classList.toggle("gliding", smooth && moves());
    // Set where nothing inherits it: the world has thousands of elements.
    this.viewport.classList.toggle("panning", !smooth);
    this.lay();
    this.on.change?.();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), smooth && moves() ? GLIDE : 120);
  }

  /** While it moves, the picture is only shifted and stretched; it is drawn anew, at the scale it has come to, at rest. */
  lay() {
    this.world.style.transform = `translate(${this.left}px, ${this.top}px) scale(${this.scale / this.drawn})`;
  }

  rest() {
    this.world.classList.remove("gliding");
    if (this.drawn !== this.scale) {
      this.drawn = this.scale;
      for (const layer of this.world.children) layer.style.transform = `scale(${this.drawn})`;
      this.lay();
    }
    if (!this.pointers.size || !this.moved) this.viewport.classList.remove("panning");
    this.on.rest?.();
  }

  /** So much of the left and of the upper edge is covered: the sheet can be pulled clear of it. */
  pad(left, top) {
    this.pads = { left: EDGE + left, top: EDGE + top };
  }

  /** Notes that the player has just moved the view himself. */
  touch() {
    this.handled = performance.now();
  }

  /** For how many milliseconds the view shall still be left to the player, if he has it for so long after each gesture. */
  keptFor(span) {
    return this.pointers.size ? span : Math.max(0, this.handled + span - performance.now());
  }

  zoomBy(factor, about, smooth = false) {
    this.touch();
    const box = this.box;
    const [px, py] = about ? [about.clientX - box.left, about.clientY - box.top] : [box.width / 2, box.height / 2];
    const before = this.scale;
    this.scale = Math.min(MOST, Math.max(this.least * 0.9, this.scale * factor));
    const by = this.scale / before;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.apply(smooth);
  }

  panBy(dx, dy, smooth = true) {
    this.touch();
    this.x += dx;
    this.y += dy;
    this.apply(smooth);
  }

  whole() {
    const { width, height } = this.free;
    this.scale = Math.min(width / this.size.width, height / this.size.height, 1);
    this.apply(true);
  }

  centre([x, y], scale = this.scale, smooth = true) {
    const { width, height } = this.free;
    this.scale = scale;
    this.x = width / 2 - x * scale;
    this.y = height / 2 - y * scale;
    this.apply(smooth);
  }

  /** Shows a box of the sheet, not smaller than `least` so that numbers stay readable. */
  frame(points, least) {
    if (!points.length) return this.whole();
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [low, high] = [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ];
    const { width, height } = this.free;
    const fit = Math.min(width / (high[0] - low[0] + 160), height / (high[1] - low[1] + 160));
    return this.centre([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2], Math.min(1, Math.max(least, fit)), false);
  }

  /** True if a point of the sheet is on the screen, clear of its edge and of what lies over the map. */
  sees([x, y]) {
    const { width, height } = this.free;
    const [sx, sy] = [this.x + x * this.scale, this.y + y * this.scale];
    return sx >= CLEAR && sy >= CLEAR && sx <= width - CLEAR && sy <= height - CLEAR && !this.veiled(sx, sy);
  }

  /** True if a point of the viewport lies under something. */
  veiled(x, y) {
    const { left, top } = this.box;
    return this.veils.some((veil) => {
      const box = veil.getBoundingClientRect();
      const [dx, dy] = [x + left, y + top];
      return box.width > 0 && dx > box.left - VEIL && dx < box.right + VEIL && dy > box.top - VEIL && dy < box.bottom + VEIL;
    });
  }

  /** The point of the sheet nearest to the middle of the screen. */
  nearest(points) {
    const { width, height } = this.free;
    const far = ([x, y]) => Math.hypot(this.x + x * this.scale - width / 2, this.y + y * this.scale - height / 2);
    return points.reduce((best, point) => (far(point) < far(best) ? point : best));
  }

  /** Moves only if the points are off the screen; with `fit`, it goes further off where they are too far apart for one look. */
  see(points, fit = false) {
    if (points.every((point) => this.sees(point))) return;
    if (fit && !this.fits(points)) {
      this.frame(points, this.least);
      return;
    }
    const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
    this.centre([sum[0] / points.length, sum[1] / points.length]);
  }

  /** True if all the points can be seen at once at this scale. */
  fits(points) {
    const { width, height } = this.free;
    const room = [width, height].map((side) => (side - 80) / this.scale);
    return [0, 1].every((axis) => {
      const at = points.map((point) => point[axis]);
      return Math.max(...at) - Math.min(...at) <= room[axis];
    });
  }

  wheel(event) {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY;
    this.zoomBy(Math.exp(-Math.max(-240, Math.min(240, step)) * 0.0018), event);
  }

  down(event) {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, event);
    this.moved = this.pointers.size > 1;
    this.start = event;
    clearTimeout(this.holding);
    clearTimeout(this.aimingSoon);
    this.endAim();
    if (event.pointerType !== "touch" || this.pointers.size > 1) return;
    const small = this.on.small?.() ?? false;
    if (small) this.aimingSoon = setTimeout(() => this.aim(event), AIM);
    this.holding = setTimeout(
      () => {
        this.moved = true;
        this.endAim();
        this.on.hold?.(this.toSheet(event), event);
      },
      small ? HOLD_AIMING : HOLD,
    );
  }

  /** The finger aims from now on and does not move the map. */
  aim(event) {
    this.aiming = true;
    this.viewport.setPointerCapture(event.pointerId);
    this.on.aim?.(this.toSheet(event), event);
  }

  endAim() {
    clearTimeout(this.aimingSoon);
    if (!this.aiming) return;
    this.aiming = false;
    this.on.aimed?.();
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.on.hover?.(this.toSheet(event), event);
      return;
    }
    if (this.aiming && !this.moved) {
      if (Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) > SLIP) clearTimeout(this.holding);
      this.pointers.set(event.pointerId, event);
      this.on.aim?.(this.toSheet(event), event);
      return;
    }
    if (!this.moved && Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) < SLIP) return;
    if (!this.moved) {
      this.moved = true;
      clearTimeout(this.holding);
      clearTimeout(this.aimingSoon);
      this.viewport.setPointerCapture(event.pointerId);
    }
    if (this.pointers.size === 1) this.panBy(event.clientX - before.clientX, event.clientY - before.clientY, false);
    else this.pinch(event, before);
    this.pointers.set(event.pointerId, event);
  }

  pinch(event, before) {
    const other = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    const span = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY) || 1;
    const centre = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.panBy((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2, false);
    this.zoomBy(span(event) / span(before), centre);
  }

  up(event) {
    const mine = this.pointers.has(event.pointerId);
    this.drop(event);
    if (mine && !this.moved) this.on.tap?.(this.toSheet(event), event);
  }

  drop(event) {
    clearTimeout(this.holding);
    this.endAim();
    this.pointers.delete(event.pointerId);
  }
}
