// The overview: the whole map in a corner with all troops as dots, what the screen shows as a frame, and flashes where men fight.

import { h } from "./dom.js";
import { t } from "./words.js";
import { moves, prefs } from "./prefs.js";
import { keyName } from "./keymap.js";
import { iconButton } from "./dom.js";
import { isLeader } from "./counters.js";

const WIDE = 156;
const FLASH = 2200;
/** The frame follows a moving map this often, in milliseconds: to draw it in every frame would cost the map frames. */
const FOLLOW = 90;
const STEPS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] };

export class Overview {
  constructor(table) {
    this.table = table;
    const { width, height } = table.board;
    this.scale = WIDE / width;
    const high = Math.round(height * this.scale);
    const sharp = Math.min(2, devicePixelRatio || 1);
    this.canvas = h("canvas", { width: Math.round(WIDE * sharp), height: Math.round(high * sharp) });
    const { width: wide, height: tall } = this.canvas;
    this.drawing = new OffscreenCanvas(wide, tall);
    /** The picture of the map, once it is there. */
    this.image = null;
    this.sharp = sharp;
    this.frame = h("div", { class: "overview-frame" });
    this.flashes = h("div", { class: "overview-flashes" });
    this.element = h(
      "div",
      {
        class: "overview",
        role: "group",
        tabindex: "0",
        "aria-label": t("overview"),
        "aria-describedby": "overview-hint",
        onpointerdown: (event) => this.press(event),
        onpointermove: (event) => event.buttons && this.press(event),
        onkeydown: (event) => this.key(event),
      },
      this.canvas,
      this.frame,
      this.flashes,
      h("p", { id: "overview-hint", class: "unseen", text: t("overview-hint") }),
    );
    this.button = iconButton("map", t("overview"), { data: { key: "overview" }, onclick: () => this.toggle() }, keyName("overview"));
    // A map that is seen whole needs no overview; a phone has no room for one unasked.
    const large = Boolean(table.board.pieces) && !matchMedia("(max-width: 720px), (max-height: 500px)").matches;
    this.show(prefs.get("overview") ?? large);
    const { image } = table.map.ground;
    image.decode().then(
      () => {
        this.image = new OffscreenCanvas(wide, tall);
        this.image.getContext("2d").drawImage(image, 0, 0, wide, tall);
        this.render();
      },
      () => {},
    );
  }

  get open() {
    return !this.element.hidden;
  }

  show(on) {
    this.element.hidden = !on;
    this.button.setAttribute("aria-pressed", String(on));
    if (!on) return;
    this.render();
    this.moved();
  }

  toggle() {
    const on = !this.open;
    prefs.set("overview", on);
    this.show(on);
  }

  /** All troops as dots, leaders left out; those out of the light are faint. */
  render() {
    const { ui, map } = this.table;
    if (!this.open || !ui.view) return;
    const pen = this.drawing.getContext("2d");
    const by = this.scale * this.sharp;
    pen.clearRect(0, 0, this.drawing.width, this.drawing.height);
    if (this.image) pen.drawImage(this.image, 0, 0);
    const size = Math.max(3, 3.4 * this.sharp);
    const style = getComputedStyle(this.element);
    const paint = Object.fromEntries(["us", "cs", "us-edge", "cs-edge"].map((name) => [name, style.getPropertyValue(`--${name}`)]));
    for (const counter of ui.view.counters) {
      if (!counter.place || isLeader(counter) || !this.table.board.place(counter.place)) continue;
      const [x, y] = this.table.board.anchor(counter.place).map((at) => at * by);
      const side = counter.side === "union" ? "us" : "cs";
      pen.globalAlpha = map.dimmed?.(counter) ? 0.22 : 1;
      pen.fillStyle = paint[side];
      pen.strokeStyle = paint[`${side}-edge`];
      pen.lineWidth = this.sharp * 0.7;
      // As on the map: the one side is square, the other cut.
      pen.beginPath();
      if (side === "us") pen.rect(x - size / 2, y - size / 2, size, size);
      else pen.arc(x, y, size / 1.8, 0, Math.PI * 2);
      pen.fill();
      pen.stroke();
    }
    pen.globalAlpha = 1;
    // A finished bitmap costs nothing while the map moves; a canvas one could go on drawing on is looked at in every frame.
    this.canvas.getContext("bitmaprenderer").transferFromImageBitmap(this.drawing.transferToImageBitmap());
  }

  /** The frame follows the camera, now and then while it moves and for sure in the end; nothing else is drawn. */
  moved() {
    if (!this.open || this.following) return;
    this.following = setTimeout(() => {
      this.following = null;
      this.follow();
    }, FOLLOW);
    this.follow();
  }

  follow() {
    const { left, top, scale, room, foot } = this.table.map.camera;
    const by = this.scale / scale;
    this.frame.style.transform = `translate(${-left * by}px, ${-top * by}px)`;
    // While the map is only shifted, nothing here has to be laid out anew.
    const size = `${Math.round(room.width * by)} ${Math.round((room.height - foot) * by)}`;
    if (size === this.size) return;
    this.size = size;
    const [width, height] = size.split(" ");
    Object.assign(this.frame.style, { width: `${width}px`, height: `${height}px` });
  }

  press(event) {
    event.preventDefault();
    event.stopPropagation();
    const box = this.element.getBoundingClientRect();
    const point = [(event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale];
    this.table.map.camera.touch();
    this.table.map.camera.centre(point, undefined, event.type === "pointerdown");
  }

  key(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const { camera } = this.table.map;
    camera.panBy((step[0] * camera.box.width) / 3, (step[1] * camera.box.height) / 3);
  }

  /** A ring for a moment wherever dice fell just now. */
  flash(steps) {
    if (!this.open) return;
    const places = steps.filter((step) => step.faces.length).flatMap((step) => step.events.flatMap((event) => event.places));
    for (const id of [...new Set(places)].filter((one) => this.table.board.place(one)).slice(0, 12)) {
      const [x, y] = this.table.board.anchor(id).map((at) => at * this.scale);
      const ring = h("span", { class: moves() ? "flash" : "flash still" });
      Object.assign(ring.style, { left: `${x}px`, top: `${y}px` });
      this.flashes.append(ring);
      setTimeout(() => ring.remove(), FLASH);
    }
  }
}
