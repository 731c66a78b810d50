// The loupe: what lies under a finger, twice as large, above the finger.

import { h } from "./dom.js";
import { levelOf } from "./mapview.js";

const SIZE = 120;
const TIMES = 2;
const ABOVE = 86;

export class Loupe {
  constructor(map) {
    this.map = map;
    this.element = h("div", { class: "loupe", hidden: true, "aria-hidden": "true" });
  }

  /** Shows the surroundings of a point of the sheet, by the finger. */
  follow([x, y], event) {
    const { map } = this;
    if (this.element.hidden) this.open();
    const box = map.element.getBoundingClientRect();
    const scale = map.camera.scale * TIMES;
    this.copy.style.transform = `translate(${SIZE / 2 - x * scale}px, ${SIZE / 2 - y * scale}px) scale(${scale / map.camera.drawn})`;
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    // Below the finger where there is no room above it.
    const down = top < ABOVE + SIZE / 2 ? ABOVE : -ABOVE;
    this.element.style.left = `${Math.max(0, Math.min(box.width - SIZE, left - SIZE / 2))}px`;
    this.element.style.top = `${top + down - SIZE / 2}px`;
    map.point(map.board.at(x, y)?.id ?? null);
  }

  open() {
    const { world, camera } = this.map;
    this.copy = world.cloneNode(true);
    this.copy.className = "world";
    this.copy.querySelector(".sheet").dataset.lod = levelOf(camera.scale * TIMES);
    this.element.replaceChildren(this.copy, h("span", { class: "loupe-cross" }));
    this.element.hidden = false;
  }

  close() {
    this.element.hidden = true;
    this.element.replaceChildren();
    this.map.point(null);
  }
}
