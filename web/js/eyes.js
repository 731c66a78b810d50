// Where the table looks: the view a player left, and what happens or is asked about off the screen.

import { prefs } from "./prefs.js";
import { READABLE } from "./mapview.js";

/** More lit places than this are not all brought into view. */
const MANY = 12;
/** Up to this many places to choose from are shown together, however far apart. */
const APART = 4;
const GAMES_KEPT = 20;
/** Scale below which a front can no longer be made out. */
const TINY = 0.45;
/** So long after a gesture the view is the player's own, in milliseconds. */
const HANDS_OFF = 4000;
/** Most places of what happened that have to be in sight together. */
const FEW = 4;

export class Eyes {
  constructor(table) {
    this.table = table;
  }

  get camera() {
    return this.table.map.camera;
  }

  stop() {
    clearTimeout(this.later);
  }

  /** The whole sheet, because the player wants it. */
  all() {
    this.camera.touch();
    this.camera.whole();
  }

  anchors(places) {
    const { board } = this.table;
    return places.filter((id) => board.place(id)).map((id) => board.anchor(id));
  }

  /** The view this player left, or the counters of the side asked at a size that can be read. */
  firstLook() {
    const kept = prefs.get("cameras")[this.table.session.id];
    if (this.table.role.replay) return this.frameEvent();
    if (kept) this.camera.centre(kept.at, kept.scale, false);
    else this.frameOwn();
    if (this.table.game.computer) return this.look(this.scene(this.lastStep));
    return this.seeOffers();
  }

  /** What the position tells of the last choice. */
  get lastStep() {
    return [this.table.game.last_step ?? { unit: null, events: [], faces: [] }];
  }

  /** What happened last, in the middle and at a size that can be read; of a beginning, the counters. */
  frameEvent() {
    const { game } = this.table;
    const last = game.last ?? [];
    const standing = new Map(game.view.counters.map((counter) => [counter.id, counter.place]));
    const places = last.flatMap((event) => [...event.places, ...event.units.map((unit) => standing.get(unit))]);
    const points = this.anchors([...new Set(places)].slice(0, 6));
    if (points.length) this.camera.frame(points, READABLE);
    else this.frameOwn();
  }

  frameOwn() {
    const { view } = this.table.ui;
    const counters = view.counters.filter((counter) => counter.place);
    const own = counters.filter((counter) => counter.side === view.asked.choose?.side);
    this.framed = own.length > 0 || !view.asked.choose;
    const shown = own.length ? own : counters;
    this.camera.frame(this.anchors(shown.map((counter) => counter.place)), READABLE);
  }

  /** True once, when the side asked has its first counters on a map that was empty of them. */
  get deployed() {
    const { view } = this.table.ui;
    const side = view.asked.choose?.side;
    return this.framed === false && view.counters.some((counter) => counter.place && counter.side === side);
  }

  /** Remembers the view for the next time; that of a replay is of the moment only. */
  keep() {
    if (this.table.role.replay) return;
    const { x, y, scale, free } = this.camera;
    const at = [(free.width / 2 - x) / scale, (free.height / 2 - y) / scale];
    const { [this.table.session.id]: _, ...others } = prefs.get("cameras");
    const kept = Object.fromEntries(Object.entries(others).slice(1 - GAMES_KEPT));
    prefs.set("cameras", { ...kept, [this.table.session.id]: { at, scale } });
  }

  /**
   * Moves the camera only if what happened, or what is asked about, is off the screen.
   * @param steps what others have done, the computer or somebody at another window; `null` after a choice made here
   */
  follow(steps) {
    const { role, ui, map } = this.table;
    if (this.deployed) this.frameOwn();
    clearTimeout(this.later);
    if (!steps && !role.replay) return this.seeOffers();
    const done = steps?.length ? steps : this.lastStep;
    const events = done.flatMap((step) => step.events);
    ui.told = { places: [...new Set(events.flatMap((event) => event.places))], units: [...new Set(events.flatMap((event) => event.units))] };
    const scene = this.scene(done);
    // Where nothing happened on the map, what one is asked about is looked for at once.
    if (scene.length || !this.table.mine) this.look(scene);
    else this.seeOffers();
    return map.render(ui);
  }

  /** Where the thing happened: the last one who acted and the places told of, the dice first; without those, the units told of. */
  scene(steps) {
    const rolled = steps.filter((step) => step.faces.length && step.events.some((event) => event.places.length));
    const shown = rolled.length ? rolled : steps;
    const places = shown.flatMap((step) => step.events.flatMap((event) => event.places)).reverse();
    const standing = (units) => units.map((id) => this.table.ui.view.counters.find((counter) => counter.id === id)?.place).filter(Boolean);
    const actor = standing([shown.findLast((step) => step.unit)?.unit]);
    const found = [...new Set([...actor, ...places])];
    const told = shown.flatMap((step) => step.events.flatMap((event) => event.units));
    return this.anchors(found.length ? found : standing(told)).slice(0, FEW);
  }

  /** Brings points into view, the first of them for certain; a player who moves the map just now has it for himself a while. */
  look(points) {
    clearTimeout(this.later);
    if (!points.length || !prefs.get("follow")) return;
    const wait = this.camera.keptFor(HANDS_OFF);
    if (wait > 0) {
      // Whoever has to choose himself by now is not carried off.
      if (!this.table.mine) this.later = setTimeout(() => this.look(points), wait);
      return;
    }
    const together = points.reduce((some, point) => (this.camera.fits([...some, point]) ? [...some, point] : some), []);
    this.camera.see(together.length ? together : points.slice(0, 1));
  }

  /** The side that is about to act has somebody in sight, lest one wait for it looking at empty ground. */
  expect() {
    const { view } = this.table.ui;
    const side = view.asked.choose?.side;
    const troops = view.counters.filter((counter) => counter.place && counter.side === side);
    const points = this.anchors(troops.map((counter) => counter.place));
    if (points.length && !points.some((point) => this.camera.sees(point))) this.look([this.camera.nearest(points)]);
  }

  /** Of many counters that can be chosen, one is always on the screen: if none is, the nearest comes into view. */
  seeOne(units) {
    const standing = this.table.ui.view.counters.filter((counter) => counter.place && units.includes(counter.id));
    const points = this.anchors(standing.map((counter) => counter.place));
    if (points.length && !points.some((point) => this.camera.sees(point))) this.camera.see([this.camera.nearest(points)]);
  }

  seeOffers() {
    const { offers, view } = this.table.ui;
    // An attack that is formed has no place to click any more, but it is what the odds are about.
    const aims = [...new Set(offers.choices.map((choice) => choice.target).filter(Boolean))];
    if (offers.units.length > 4 && !offers.unit && aims.length !== 1) {
      this.seeOne(offers.units);
      return;
    }
    const turning = this.anchors([...offers.places.values()].flat().map((choice) => (choice.facing ? choice.place : null)));
    // Who must turn is in the middle, and large enough to see which way.
    if (turning.length && this.camera.scale < TINY) this.camera.centre(turning[0], READABLE);
    const about = offers.unit ? [offers.unit] : offers.units;
    const standing = view.counters.filter((counter) => about.includes(counter.id)).map((counter) => counter.place);
    const lit = offers.places.size > MANY ? [] : [...offers.places.keys()];
    const points = this.anchors([...lit, ...standing, ...(aims.length > MANY ? [] : aims)]);
    // A few places far apart, such as ways onto the map, are all shown.
    this.camera.see(points, lit.length > 1 && lit.length <= APART);
  }
}
