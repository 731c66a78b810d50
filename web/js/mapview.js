// The map on the screen: base drawing, layers above it, camera, pointer and the fan of a stack.

import { button, fill, h, s } from "./dom.js";
import { sideName, t } from "./words.js";
import { Camera } from "./camera.js";
import { formationsOf } from "./bands.js";
import { Counters, draw, isLeader } from "./counters.js";
import { prefs } from "./prefs.js";
import { Ground } from "./ground.js";
import { Loupe } from "./loupe.js";
import * as over from "./overlays.js";
import * as eye from "./sight.js";
import { profile } from "./profile.js";
import { within } from "./roster.js";
import { arcLegend, arcMarks } from "./arc.js";
import { fireAreas, fireHatches, fireLegend } from "./fire.js";

/** From bottom to top. Costs are among the areas and must not lie under a front. */
const LAYERS = ["fronts", "areas", "arc", "lines", "aim", "counters", "marks", "fan"];
/** Scale from which on the numbers of a counter are readable. */
export const READABLE = 0.96;
const FAN_AFTER = 260;
/** Places closer together than this on the screen are hard to hit with a finger. */
const SMALL = 32;

/** How much of a counter is drawn, by the width of a hex on the screen. */
export function levelOf(scale) {
  const wide = scale * 80;
  return wide >= 66 ? 0 : wide >= 46 ? 1 : wide >= 30 ? 2 : wide >= 17 ? 3 : 4;
}

export class MapView {
  /** @param on `tap(place, unit, event)`, `inspect(place, unit, event)`, `point(place, unit, event)` */
  constructor(title, board, on) {
    this.board = board;
    this.on = on;
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}` })]));
    this.svg = s(
      "svg",
      {
        class: "sheet",
        width: board.width,
        height: board.height,
        viewBox: `0 0 ${board.width} ${board.height}`,
        "aria-hidden": "true",
      },
      over.definitions(),
      s("defs", {}, eye.sightHatches(), fireHatches()),
      ...LAYERS.map((name) => this.layers[name]),
    );
    this.ground = new Ground(title, board);
    this.world = h("div", { class: "world" }, this.ground.image, this.svg);
    this.option = h("div", { role: "option", id: "map-place", "aria-selected": "true", class: "unseen", text: t("map-label") });
    this.cursorBox = h(
      "div",
      {
        class: "map-cursor",
        role: "listbox",
        tabindex: "0",
        "aria-label": t("map-label"),
        "aria-describedby": "map-hint",
        "aria-activedescendant": "map-place",
      },
      this.option,
    );
    this.tip = h("div", { class: "tip", role: "tooltip", hidden: true });
    this.legend = h("ul", { class: "legend", "aria-label": t("legend") });
    this.sighted = h("li", { class: "sight-said" });
    this.profile = h("div", { class: "profile-box", hidden: true });
    this.notice = h("div", { class: "notice", hidden: true, onpointerdown: (event) => event.stopPropagation() });
    this.loupe = new Loupe(this);
    this.element = h(
      "div",
      { class: "map" },
      this.ground.element,
      this.world,
      this.cursorBox,
      h("div", { class: "map-foot" }, this.profile, this.legend),
      this.notice,
      this.tip,
      this.loupe.element,
      h("p", { id: "map-hint", class: "unseen", text: t("map-hint") }),
    );
    this.counters = new Counters(this.layers.counters);
    this.camera = new Camera(this.element, this.world, board, {
      tap: (point, event) => this.tapped(point, event, "tap"),
      hold: (point, event) => this.tapped(point, event, "inspect"),
      hover: (point, event) => this.hovered(point, event),
      aim: (point, event) => this.loupe.follow(point, event),
      aimed: () => this.loupe.close(),
      small: () => this.board.pitch * this.camera.scale < SMALL,
      leave: () => this.left(),
      rest: () => this.rested(),
      change: () => {
        this.ground.follow(this.camera);
        this.on.moved?.();
        this.closeFan();
        this.hideTip();
      },
    });
  }

  stop() {
    this.camera.stop();
    this.ground.stop();
    clearTimeout(this.fanning);
  }

  /** Draws everything anew; counters only where they differ. */
  render(ui) {
    // A stack that lies open stays open as long as the position is the same.
    const fanned = this.drawn === ui.view ? this.fan?.place : null;
    this.drawn = ui.view;
    this.ui = ui;
    const { board } = this;
    const { view, offers } = ui;
    const counters = view.counters.filter(
      (counter) => counter.place && !ui.hidden && (!ui.onlySide || counter.side === ui.onlySide),
    );
    this.dimmed = (counter) => Boolean(ui.light) && !within(counter, ui.light);
    const own = view.asked.choose?.side ?? "union";
    const spotOf = (id) => this.counters.spot(id);
    const formations = formationsOf(view.counters);
    const acting = view.asked.choose?.unit ?? offers.unit ?? (offers.units.length === 1 ? offers.units[0] : null);
    this.counters.update(
      counters,
      board,
      (counter) => ({
        offered: offers.has(counter.id),
        selected: ui.selected === counter.id || offers.unit === counter.id,
        told: ui.told?.units.includes(counter.id) ?? false,
        acting: acting === counter.id,
        dimmed: this.dimmed(counter),
      }),
      formations,
    );
    this.formations = formations;
    this.svg.dataset.plain = prefs.get("plain") ? "yes" : "no";
    const lit = offers.places;
    const areas = [];
    if (ui.overlays.has("zoc")) areas.push(...over.control(board, view.places, own));
    if (ui.overlays.has("command")) areas.push(...over.command(board, view.places, own));
    areas.push(...fireAreas(board, ui.fire), ...eye.sightAreas(board, ui.sight));
    const crowded = new Set(counters.map((counter) => counter.place));
    areas.push(...(ui.costs ? over.reach(board, ui.reach, lit, crowded) : []), ...over.lit(board, lit, litKind(offers), crowded));
    const under = [...over.lines(board, counters, spotOf), ...over.objectives(board, view.places, ui.overlays.has("objectives"))];
    if (ui.told) under.push(...over.outline(board, ui.told.places, "told"));
    under.push(...over.outline(board, facingFrom(lit), "asked"));
    if (ui.overlays.has("fronts")) under.unshift(...over.sectors(board, counters));
    if (ui.overlays.has("last") && ui.before) under.push(...over.movesBetween(board, ui.before, view.counters));
    if (ui.trail) under.push(...over.movesBetween(board, ui.trail, view.counters));
    const marks = [...over.attacks(board, counters, spotOf, attackers(view, counters))];
    const turning = view.counters.find((counter) => counter.id === offers.unit)?.place ?? facingFrom(lit)[0];
    this.corners = over.cornersOf(board, turning, [...lit.keys()]);
    marks.push(...over.corners(this.corners));
    if (ui.threats) marks.push(...over.threats(board, ui.threats.place, ui.threats.units, spotOf));
    this.layers.areas.replaceChildren(...areas);
    this.layers.lines.replaceChildren(...under);
    this.layers.fronts.replaceChildren(...(ui.hidden ? [] : over.facings(board, counters)));
    this.base = marks;
    this.hinted = [];
    this.counters.hint(new Set());
    this.pointer();
    this.showArc();
    this.closeFan();
    if (fanned) this.openFan(fanned);
    this.sayHidden(ui);
  }

  /** The arc of fire and the legend, which tells of it. */
  showArc() {
    const { ui, board } = this;
    if (!ui) return;
    this.layers.arc.replaceChildren(...arcMarks(board, ui.arc));
    this.legend.replaceChildren(...over.legend(this.entries(ui, ui.offers.places)), ...(ui.sight ? [this.sighted] : []));
    this.legend.hidden = !this.legend.children.length;
  }

  /** As long as counters are out of sight the map says so, with the way back. */
  sayHidden(ui) {
    const words = ui.hidden
      ? t("counters-hidden")
      : ui.onlySide
        ? t("only-side", { side: sideName(ui.onlySide) })
        : ui.light
          ? t("only-formation", { name: ui.lightName })
          : "";
    this.notice.hidden = !words;
    if (words)
      fill(
        this.notice,
        h("span", { text: words }),
        button(t("show-all"), { data: { key: "show-all" }, onclick: () => this.on.showAll() }),
      );
  }

  entries(ui, lit) {
    const shown = [];
    if (lit.size) shown.push([litKind(ui.offers), t(legendOf(lit, litKind(ui.offers)))]);
    if (ui.costs && ui.reach?.places.length) shown.push(["reach-area", t(reachWords(ui))]);
    for (const name of ["zoc", "fronts", "command", "objectives", "last"])
      if (ui.overlays.has(name)) shown.push([name, t(`legend-${name}`)]);
    shown.push(...eye.sightLegend(this.board, ui.sight), ...fireLegend(ui.fire), ...arcLegend(ui.arc));
    if (ui.threats) shown.push(["threat", t("legend-threat", { place: this.board.name(ui.threats.place) })]);
    return shown;
  }

  /** Lights counters and outlines places for as long as something about them is pointed at. */
  hint({ units, places }) {
    if (!this.ui) return;
    this.hinted = places.filter((id) => this.board.place(id));
    this.counters.hint(new Set(units));
    this.pointer();
  }

  /** Redraws only what follows pointer and cursor. */
  pointer() {
    const { ui, board } = this;
    const place = ui.hover ?? null;
    const marks = [...this.base];
    const found = ui.reach?.places.find((one) => one.place === place);
    const from = ui.view.counters.find((counter) => counter.id === ui.reach?.unit)?.place;
    if (found && from) marks.unshift(...over.way(board, from, found.path));
    const line = eye.aimOf(ui, document.activeElement === this.cursorBox);
    this.layers.aim.replaceChildren(...eye.sightLine(board, ui.sight, line));
    this.sighted.textContent = line ? eye.sightWords(board, line) : "";
    const side = profile(board, ui.sight?.from, line);
    this.profile.hidden = !side;
    this.profile.replaceChildren(...(side ? [side] : []));
    marks.push(...eye.sightCross(board, line));
    if (this.hinted?.length) marks.push(...over.outline(board, this.hinted, "told"));
    if (place) marks.push(...over.outline(board, [place], "hover"));
    if (ui.cursor && document.activeElement === this.cursorBox) marks.push(...over.outline(board, [ui.cursor], "cursor"));
    this.layers.marks.replaceChildren(...marks);
  }

  /** Outlines the place under a finger. */
  point(place) {
    if (!this.ui || this.ui.hover === place) return;
    this.ui.hover = place;
    this.pointer();
  }

  /** Puts words at the keyboard's place for assistive technology. */
  announce(id, words) {
    this.option.id = `place-${id}`;
    this.option.textContent = words;
    this.cursorBox.setAttribute("aria-activedescendant", this.option.id);
  }

  /** Shows a card by the pointer; where a line of sight is looked along, on the side the line does not come from. */
  showTip(nodes, event) {
    this.tip.replaceChildren(...nodes);
    this.tip.hidden = !nodes.length;
    if (!nodes.length) return;
    const box = this.element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const [wide, high] = [this.tip.offsetWidth, this.tip.offsetHeight];
    const from = this.ui?.sight?.from;
    const [fx, fy] = from ? this.camera.toScreen(this.board.anchor(from)) : [event.clientX, event.clientY];
    const left = x + 22 + wide > box.width || (fx > event.clientX && x - wide - 16 > 6);
    const above = fy > event.clientY && y - high - 14 > 6;
    this.tip.style.left = `${Math.max(6, left ? x - wide - 16 : x + 22)}px`;
    this.tip.style.top = `${above ? y - high - 14 : Math.max(6, Math.min(box.height - high - 6, y + 18))}px`;
  }

  hideTip() {
    if (!this.tip.hidden) this.tip.hidden = true;
  }

  unitAt([x, y]) {
    const fanned = this.fan?.spots.find((spot) => Math.abs(x - spot.x) <= spot.half && Math.abs(y - spot.y) <= spot.half);
    return fanned?.counter ?? this.counters.at(x, y);
  }

  /** The corner at a point, if one can be chosen there. */
  cornerAt([x, y]) {
    const reach = Math.max(14, 22 / this.camera.scale);
    return this.corners?.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < reach)?.id ?? null;
  }

  tapped(point, event, how) {
    const corner = how === "tap" ? this.cornerAt(point) : null;
    const unit = corner ? null : this.unitAt(point);
    const place = corner ?? unit?.place ?? this.board.at(...point)?.id ?? null;
    clearTimeout(this.fanning);
    this.hideTip();
    // First the focus, lest it close a menu that the tap opens.
    if (how === "tap") this.cursorBox.focus({ preventScroll: true });
    this.on[how](place, unit?.id ?? null, event);
    if (how === "inspect" && place) this.openFan(place);
  }

  hovered(point, event) {
    if (event.pointerType === "touch") return;
    if (this.fan && !this.inFan(point)) this.closeFan();
    const unit = this.unitAt(point);
    const place = unit?.place ?? this.board.at(...point)?.id ?? null;
    clearTimeout(this.fanning);
    if (unit && !this.fan) this.fanning = setTimeout(() => this.openFan(unit.place), FAN_AFTER);
    this.on.point(place, unit?.id ?? null, event);
  }

  left() {
    clearTimeout(this.fanning);
    this.closeFan();
    this.on.point(null, null, null);
  }

  inFan([x, y]) {
    const { low, high } = this.fan;
    return x > low[0] && x < high[0] && y > low[1] && y < high[1];
  }

  /** Lays a stack out in rows, front line first, each counter large enough to read, all within the screen. */
  openFan(place) {
    const here = this.counters.layout.filter((spot) => spot.counter.place === place).map((spot) => spot.counter);
    if (here.length < 2) return;
    const order = [...here].sort((a, b) => isLeader(a) - isLeader(b) || a.line - b.line);
    const big = Math.max(1.08, 1 / this.camera.scale);
    const [wide, half] = [66 * big, 30 * big];
    const { width } = this.camera.free;
    const columns = Math.max(2, Math.min(order.length, Math.floor((width / this.camera.scale - wide * 0.6) / wide)));
    const rows = Math.ceil(order.length / columns);
    const [ax, ay] = this.board.anchor(place);
    const [left, right] = [0, width].map((at) => (at - this.camera.x) / this.camera.scale);
    const room = wide * (columns - 1);
    const x = Math.max(left + wide * 0.8, Math.min(right - wide * 0.8 - room, ax - room / 2));
    const y = Math.max(half, ay - (wide * 1.12 * (rows - 1)) / 2);
    const spots = order.map((counter, n) => ({
      counter,
      x: x + (n % columns) * wide,
      y: y + Math.floor(n / columns) * wide * 1.12,
      half,
    }));
    const [low, high] = [
      [x - wide * 0.7, y - wide * 0.8],
      [x + wide * (columns - 0.3), y + wide * (1.12 * (rows - 1) + 0.8)],
    ];
    const tray = s("rect", {
      class: "tray",
      x: low[0],
      y: low[1],
      width: high[0] - low[0],
      height: high[1] - low[1],
      rx: 10 * big,
    });
    const cards = spots.map((spot) => {
      const flags = { offered: this.ui.offers.has(spot.counter.id), selected: this.ui.selected === spot.counter.id };
      const one = draw({ ...spot.counter, with: null }, false, flags, this.formations);
      one.setAttribute("transform", `translate(${spot.x} ${spot.y}) scale(${big})`);
      return one;
    });
    this.layers.fan.replaceChildren(tray, ...cards);
    this.fan = { place, spots, low, high };
  }

  closeFan() {
    if (!this.fan) return;
    this.fan = null;
    this.layers.fan.replaceChildren();
  }

  /** Level of detail follows the zoom once it rests. */
  rested() {
    this.svg.dataset.lod = levelOf(this.camera.scale);
    this.ground.rest(this.camera);
    this.on.rest?.();
  }
}

/** What the lit places mean. */
function litKind(offers) {
  const sample = offers.places.values().next().value?.[0];
  return sample?.facing ? "facing" : sample?.target ? "target" : "reach";
}

/** What is said of the places in reach: if it can set out, a click goes there. */
function reachWords({ reach, offers }) {
  if (offers.firstMove?.unit === reach.unit) return "legend-go";
  return reach.places.some((one) => one.fatigue > 0) ? "legend-could" : "legend-could-free";
}

/** What the lit places are called; a cost is told of only where one is shown. */
function legendOf(lit, kind) {
  const costs = [...lit.values()].some(([choice]) => choice.cost);
  return kind === "reach" && !costs ? "legend-free" : `legend-${kind}`;
}

/** The place in which something turns, by what the choices of a facing say. */
function facingFrom(lit) {
  const [sample] = lit.values().next().value ?? [];
  return sample?.facing && sample.place ? [sample.place] : [];
}

/** Units that have joined the attack being formed, by what the list still offers. */
function attackers(view, counters) {
  const target =
    view.choices.find((choice) => choice.target && !choice.unit && choice.irreversible)?.target ??
    view.choices.find((choice) => choice.unit && choice.target)?.target;
  if (!target) return new Map();
  const open = new Set(view.choices.filter((choice) => choice.target).map((choice) => choice.unit));
  const joined = counters.filter(
    (counter) => counter.markers.some((one) => one.id === "attack") && counter.front.includes(target) && !open.has(counter.id),
  );
  return new Map(joined.map((counter) => [counter.id, target]));
}
