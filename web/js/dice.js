// Dice: faces in the colours of a side, thrown at a corner of the map for a moment.

import { h, s } from "./dom.js";
import { ownMaybe, t } from "./words.js";
import { moves, prefs } from "./prefs.js";
import { sound } from "./sound.js";

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

const purposeOf = (purpose) => ownMaybe(`die-${purpose}`) ?? purpose.replaceAll("-", " ");

/** A face as players read it: where a title says so for a kind of die, ten is nought. */
const shownFace = ({ face, purpose }) => (face === 10 && ownMaybe("ten-is-nought")?.split(" ").includes(purpose) ? 0 : face);

/** One die. A face beyond six is written as a number. */
export function die(face, side, size = 26) {
  const pips = PIPS[face];
  const marks = pips
    ? pips.map((at) => s("circle", { cx: 6 + (at % 3) * 6, cy: 6 + Math.floor(at / 3) * 6, r: 2 }))
    : [s("text", { x: 12, y: 17 }, face)];
  return s(
    "svg",
    { class: `die ${side ?? ""}`, viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    s("rect", { x: 1, y: 1, width: 22, height: 22, rx: side === "confederate" ? 1 : 4 }),
    marks,
  );
}

/** Dice in a line of text, with their numbers and what they were for. */
export function dieGlyphs(faces) {
  const words = faces.map((one) => `${purposeOf(one.purpose)}: ${shownFace(one)}`).join(", ");
  return h(
    "span",
    { class: "dice-line", title: words },
    h("span", { class: "unseen", text: `${t("dice")}: ${words}. ` }),
    faces.map((one) => h("span", { class: "one-die", "aria-hidden": "true" }, die(shownFace(one), one.side, 20))),
  );
}

export class Dice {
  constructor() {
    this.element = h("div", { class: "dice-corner", "aria-hidden": "true", hidden: true, onclick: () => this.hide() });
  }

  /** Shows all dice of a choice together; none if nothing may move. */
  show(faces) {
    clearTimeout(this.timer);
    sound("dice");
    if (!moves()) return;
    this.element.hidden = false;
    this.element.replaceChildren(
      ...faces
        .slice(-10)
        .map((one) => h("figure", {}, die(shownFace(one), one.side, 46), h("figcaption", { text: purposeOf(one.purpose) }))),
    );
    this.element.classList.remove("thrown");
    requestAnimationFrame(() => this.element.classList.add("thrown"));
    this.timer = setTimeout(() => this.hide(), prefs.get("motion") === "fast" ? 1200 : 2600);
  }

  hide() {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }
}
