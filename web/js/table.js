// The table: what the player points at and picks, and what is sent for it. Rules live on the server.

import { announce } from "./dom.js";
import { playTitle, sideName, t } from "./words.js";
import { prefs } from "./prefs.js";
import { Offers } from "./offers.js";
import { Eyes } from "./eyes.js";
import { Joint } from "./joint.js";
import { MapView } from "./mapview.js";
import { closeMenu, openMenu, toast } from "./dialogs.js";
import { placeWords, tipOf } from "./card.js";
import { shortOf, why } from "./rules.js";
import { Layout } from "./layout.js";
import { Pacer } from "./pacer.js";
import { costWords } from "./prompt.js";
import { showThreats } from "./threats.js";
import { followArc } from "./arc.js";
import { followSight } from "./sight.js";
import { FIRES, followFire } from "./fire.js";
import { sound } from "./sound.js";
import { within } from "./roster.js";
import { followHint, relight } from "./hint.js";

const NOBODY = { choices: [], counters: [] };

/** True if a unit belongs to the person who has just handed over: whoever sits down now has not picked it. */
function handedOver(before, game, { side }) {
  const [from, to] = [before, game].map((one) => one?.view.asked.choose?.side);
  return Boolean(before) && !before.computer && side === from && to !== from;
}

export class Table {
  /** @param role `{replay, coach}`: a replay cannot be changed; a coach is told what happens */
  constructor(root, session, board, role = {}) {
    Object.assign(this, { root, session, board, role });
    playTitle(session.game.title);
    this.ui = {
      board,
      view: null,
      offers: new Offers(null),
      selected: null,
      mode: null,
      hover: null,
      cursor: null,
      reach: null,
      told: null,
      threats: null,
      sight: null,
      before: null,
      trail: null,
      hidden: false,
      folded: new Set(),
      onlySide: null,
      /** The formation in the light, by its key in the roster, and its name. */
      light: null,
      find: "",
      overlays: new Set(prefs.get("overlays")),
      costs: prefs.get("costs"),
      odds: [],
      /** Advice of the computer, asked for or given. */
      hint: null,
      tab: "log",
    };
    this.map = new MapView(session.game.title, board, {
      tap: (place, unit, event) => this.tap(place, unit, event),
      inspect: (place, unit) => this.inspect(place, unit),
      point: (place, unit, event) => this.point(place, unit, event),
      rest: () => this.eyes.keep(),
      moved: () => this.layout?.overview?.moved(),
      showAll: () => this.showAll(),
    });
    this.unlisten = prefs.listen((name) => this.settingChanged(name));
    this.redoable = [];
    this.eyes = new Eyes(this);
    this.joint = new Joint(this);
    this.layout = new Layout(this);
    this.pacer = new Pacer(this);
    this.onChange = (event) => this.changed(event.detail);
    this.onTrouble = (event) => this.trouble(event.detail);
    session.addEventListener("change", this.onChange);
    session.addEventListener("trouble", this.onTrouble);
  }

  get game() {
    return this.session.game;
  }

  /** True if a person may choose now. */
  get mine() {
    return !this.role.replay && !this.game.computer && Boolean(this.ui.view.asked.choose);
  }

  start() {
    this.layout.mount();
    this.changed({ game: this.game, before: null });
    this.map.camera.ready(() => this.eyes.firstLook());
  }

  stop() {
    this.session.removeEventListener("change", this.onChange);
    this.session.removeEventListener("trouble", this.onTrouble);
    this.unlisten();
    this.pacer.stop();
    this.eyes.stop();
    this.map.stop();
    this.layout.stop();
  }

  /** Settings that change the picture take effect at once. */
  settingChanged(name) {
    if (["symbols", "plain", "costs", "arcs", "keys", "keymap"].includes(name)) {
      this.ui.costs = prefs.get("costs");
      this.render();
    } else if (name === "textScale") this.layout.arrangePanels();
    else if (name === "auto") this.pacer.next(this.game);
    else if (name === "watch") this.pacer.changed();
  }

  /** The server has sent a new position. */
  changed({ before, game, choice, undone, redone, computer, answer }) {
    const { ui } = this;
    if (!undone && !redone) this.redoable = [];
    this.noteRun(before, game);
    this.noteTrail(before, answer);
    ui.view = game.view;
    ui.mode = null;
    ui.threats = null;
    ui.told = null;
    const picked = game.view.counters.find((counter) => counter.id === ui.selected);
    if (!picked?.place || handedOver(before, game, picked)) ui.selected = null;
    this.undoing = undone ?? false;
    followHint(this, game, choice);
    this.settle();
    const { key, open } = this.joint;
    this.joint.follow(game, { choice, undone });
    // While an attack is formed the odds stay in sight until the new ones are known.
    const forming = this.joint.open && open && this.joint.key === key;
    if (!forming) ui.odds = [];
    ui.oddsStale = ui.odds.length > 0;
    if (before && before.made !== game.made) this.layout.place = null;
    const acting = ui.offers.unit;
    if (acting && acting !== ui.selected) ui.selected = acting;
    if (!before || before.made !== game.made || before.seq !== game.seq) this.askReach(acting);
    this.render();
    this.say(before, game);
    this.eyes.follow(this.doneByOthers({ before, game, choice, undone, redone, computer, answer }));
    this.layout.readLog(before, game, { undone, replay: this.role.replay });
    if (this.joint.open && !forming && this.mine) this.layout.showJoint();
    if (!this.role.replay) this.askOdds();
    if (choice) this.role.coach?.happened({ verb: choice.verb, choice });
    if (answer?.unplayed?.length) toast(t("stopped-early"));
    relight(this);
    this.pacer.next(game, answer);
    if (!this.role.replay) prefs.set("seen", { ...prefs.get("seen"), [this.session.id]: game.made });
  }

  /** Remembers where everybody stood before several choices that are shown at once, until the next change. */
  noteTrail(before, answer) {
    const open = this.trailing && this.ui.trail;
    this.ui.trail = before && answer?.steps?.length > 1 ? open || before.view.counters : null;
    this.trailing = Boolean(answer?.more);
  }

  /** What the computer or somebody at another window has done; `null` if the position is of our own making. */
  doneByOthers({ before, game, choice, undone, redone, computer, answer }) {
    if (computer) return answer?.steps ?? [];
    const news = before && !choice && !undone && !redone && !answer && game.made > before.made;
    // Who is asked now, after the other side, looks for what he can do.
    const goesOn = news && before.view.asked.choose?.side === game.view.asked.choose?.side;
    return goesOn ? [] : null;
  }

  /** Remembers how things stood when the other side began, to show what it did. */
  noteRun(before, game) {
    const side = game.view.asked.choose?.side;
    if (side !== this.side) {
      this.ui.before = this.runStart?.counters ?? null;
      this.run = before ? { from: this.runStart?.made ?? game.made, to: game.made } : null;
      this.runStart = { counters: game.view.counters, made: game.made };
      this.side = side;
    }
    if (before && !game.computer && (before.computer || before.view.asked.choose?.side !== side)) sound("turn");
  }

  /** Where the other side's last run of choices began, if it is worth watching again. */
  get rerun() {
    return this.run && this.mine && this.run.to - this.run.from > 1 ? this.run.from : null;
  }

  /** Works out what can be clicked. */
  settle() {
    const { ui } = this;
    ui.offers = new Offers(this.mine ? ui.view : NOBODY, ui.selected, ui.mode);
  }

  render() {
    followSight(this);
    followFire(this);
    followArc(this);
    this.map.render(this.ui);
    this.layout.render();
  }

  again() {
    this.settle();
    this.render();
  }

  say(before, game) {
    const asked = game.view.asked.choose;
    const told = before && before.made !== game.made ? (game.last ?? []).map((event) => event.text).join(" ") : "";
    announce([told, asked ? `${sideName(asked.side)}: ${asked.prompt}` : t("over")].filter(Boolean).join(" "));
    const turn = asked && !game.computer ? "● " : "";
    document.title = `${turn}${game.name || game.title} · Brigadier`;
  }

  async askReach(unit) {
    const { ui } = this;
    ui.reach = null;
    const { seq } = this.game;
    if (
      !unit ||
      this.role.replay ||
      !ui.view.counters.some((counter) => counter.id === unit && counter.place && counter.kind !== "extended-line")
    )
      return;
    const reach = await this.session.reach(unit);
    if (this.game.seq !== seq || (ui.selected !== unit && ui.offers.unit !== unit)) return;
    // An acting unit that cannot step just now has no way to show.
    ui.reach = ui.offers.unit === unit && ui.offers.movers.size && !ui.offers.verbs.includes("step") ? null : reach;
    this.render();
  }

  /** Odds of all that could be committed to now; a choice without odds has none to show. */
  async askOdds() {
    const { seq } = this.game;
    const risky = this.ui.offers.choices
      .filter((choice) => (choice.target || (choice.irreversible && choice.unit)) && !this.joint.has(choice.unit))
      .sort((a, b) => b.irreversible - a.irreversible)
      .slice(0, 10);
    const sheets = await Promise.all(
      risky.map(async (choice) => ({ choice, sheet: await this.session.odds(choice).catch(() => null) })),
    );
    if (this.game.seq !== seq) return;
    this.ui.odds = sheets.filter(({ sheet }) => sheet?.outcomes?.length);
    this.ui.oddsStale = false;
    if (this.ui.odds.length) this.role.coach?.happened({ verb: "odds" });
    this.layout.showOdds();
    // On a phone the sheet has just risen: what the odds are about must not lie behind it.
    if (this.ui.odds.length) requestAnimationFrame(() => this.eyes.seeOffers());
  }

  // What the player does.

  tap(place, unit, event) {
    closeMenu();
    const { offers } = this.ui;
    if (this.mine && unit && this.joint.has(unit)) return this.joint.toggle(unit);
    if (place && offers.places.has(place) && !(unit && unit === offers.unit)) return this.choosePlace(place, event);
    if (unit && offers.has(unit)) return this.chooseUnit(unit, event);
    if (place && this.canWalk(place)) return this.walk(place);
    if (place && this.canSetOut(place)) return this.setOut(place);
    if (unit) this.select(unit);
    else this.lookAt(place);
    return this.askWhyNot(place, unit);
  }

  lookAt(place) {
    const { offers } = this.ui;
    this.ui.selected = offers.unit;
    this.ui.told = null;
    this.ui.reach = offers.unit ? this.ui.reach : null;
    this.again();
    this.layout.showPlace(place);
    if (this.ui.sight) this.render();
  }

  /** What is not lit is asked for all the same: the server refuses it and names the rule. */
  askWhyNot(place, unit) {
    const { offers } = this.ui;
    if (!this.mine) return null;
    const notation = (unit && offers.wouldPick(unit)) || offers.wouldGo(place);
    return notation ? this.session.send("choices", { choices: [notation] }) : null;
  }

  /** Picks a unit: acts at once where it has one thing to do. */
  chooseUnit(unit, event = {}) {
    const { offers } = this.ui;
    const here = offers.of(unit);
    this.select(unit);
    // Where it could go may be far from here.
    if (offers.movers.has(unit) && offers.unit !== unit) {
      this.eyes.seeOffers();
      return;
    }
    if (here.length === 1 && offers.unit !== unit) this.perform(here[0], event);
    // Who can march is picked without a menu: a click on the map sends it off, its other choices are in the bar.
    else if (here.length && !this.ui.offers.firstMove) this.menu(this.unitName(unit), here, event);
  }

  select(unit) {
    const { ui } = this;
    ui.selected = unit;
    ui.told = null;
    this.again();
    this.layout.showUnit();
    this.role.coach?.happened({ verb: "look", unit });
    this.askReach(unit);
  }

  choosePlace(place, event = {}) {
    const { wanted, others } = this.ui.offers.at(place);
    if (wanted.length === 1) this.perform(wanted[0], event);
    else this.menu(this.board.name(place), wanted.length ? wanted : others, event);
  }

  /** Many choices at one spot: a menu with what each costs. */
  menu(title, choices, event) {
    const items = choices.map((choice) => ({
      label: choice.label ?? choice.notation,
      note: costWords(choice),
      call: () => this.perform(choice, event),
    }));
    openMenu(title, items, event);
  }

  /** Makes a choice. What cannot be undone is asked for twice, with its odds if dice fall. */
  async perform(choice, event = {}) {
    if (!choice.irreversible) return this.play(choice);
    const sheet =
      this.ui.odds.find((one) => one.choice.notation === choice.notation)?.sheet ??
      (await this.session.odds(choice).catch(() => null));
    if (sheet?.outcomes?.length) {
      if (!this.ui.odds.some((one) => one.choice.notation === choice.notation)) this.ui.odds.push({ choice, sheet });
      return this.layout.showOdds(choice.notation, true);
    }
    if (!prefs.get("confirm")) return this.play(choice);
    return openMenu(
      t("final"),
      [
        { label: choice.label ?? choice.notation, call: () => this.play(choice) },
        { label: t("cancel"), call: () => {} },
      ],
      event,
    );
  }

  play(choice) {
    return this.session.play(choice);
  }

  canWalk(place) {
    const { offers, reach } = this.ui;
    return (
      offers.verbs.includes("step") &&
      reach?.unit === offers.unit &&
      reach.places.some((one) => one.place === place && one.path.length > 1)
    );
  }

  canSetOut(place) {
    const { reach, offers } = this.ui;
    return offers.firstMove?.unit === reach?.unit && Boolean(reach?.places.some((one) => one.place === place));
  }

  /** Takes the unit picked up and goes to a place within its reach: one click instead of three. */
  async setOut(place) {
    const { unit, places } = this.ui.reach;
    const way = places.find((one) => one.place === place).path;
    if (await this.play(this.ui.offers.firstMove)) await this.goAlong(unit, way);
  }

  /** Goes along the way shown. */
  walk(place) {
    const { unit, places } = this.ui.reach;
    return this.goAlong(unit, places.find((one) => one.place === place).path);
  }

  /** Goes step by step, as long as each step is offered. */
  async goAlong(unit, way) {
    // Where only one step is left the game has taken it already.
    const passed = (next) => way.indexOf(this.ui.view.counters.find((one) => one.id === unit)?.place) >= way.indexOf(next);
    for (const next of way) {
      if (passed(next)) continue;
      const step = this.ui.offers.step(next);
      if (!step || !(await this.play(step))) return;
    }
  }

  setMode(verb) {
    this.ui.mode = verb;
    this.again();
  }

  /** Takes back, through positions that left no choice. */
  async undo() {
    closeMenu();
    const what = this.game.can_undo;
    if (!what?.ok) return this.layout.askTakeBack();
    do {
      this.redoable.push(this.game.can_undo.what);
      if (!(await this.session.undo())) return this.redoable.pop();
    } while (prefs.get("auto") && this.game.view.choices.length === 1 && this.game.can_undo.ok && this.game.made > 0);
    return null;
  }

  /** Makes again what was just taken back; no die had fallen, so it comes out the same. */
  redo() {
    const notation = this.redoable.pop();
    return notation ? this.session.send("choices", { choices: [notation] }, { redone: true }) : null;
  }

  /** Esc: one step back in what is shown. */
  back() {
    const { ui } = this;
    if (closeMenu()) return;
    if (this.pacer.running) this.pacer.skip();
    else if (ui.mode) this.setMode(null);
    else if (ui.told || ui.threats) {
      ui.told = null;
      ui.threats = null;
      this.render();
    } else if (ui.selected !== ui.offers.unit) {
      ui.selected = ui.offers.unit;
      ui.reach = null;
      this.again();
      this.askReach(ui.offers.unit);
    } else if (ui.hidden || ui.onlySide || ui.light) this.showAll();
    else if (ui.overlays.size) {
      ui.overlays.clear();
      this.render();
    }
  }

  toggle(name) {
    const { overlays } = this.ui;
    if (overlays.has(name)) overlays.delete(name);
    else overlays.add(name);
    // Two areas at a time can be told apart; a third replaces the oldest.
    for (const other of Object.keys(FIRES)) if (name in FIRES && other !== name) overlays.delete(other);
    const areas = [...overlays].filter((one) => ["zoc", "fronts", "command", "sight", ...Object.keys(FIRES)].includes(one));
    if (areas.length > 2) overlays.delete(areas[0]);
    prefs.set("overlays", [...overlays]);
    this.role.coach?.happened({ verb: `overlay-${name}` });
    this.render();
  }

  /** The enemy's fire, then one's own, then none. */
  cycleFire() {
    const { overlays } = this.ui;
    this.toggle(overlays.has("fire") || overlays.has("fire-own") ? "fire-own" : "fire");
  }

  hide(on = !this.ui.hidden) {
    this.ui.hidden = on;
    this.render();
    announce(t(on ? "counters-hidden" : "both-sides"));
  }

  /** Counters with all that is on them, or only what counts in a fight. */
  plain(on = !prefs.get("plain")) {
    prefs.set("plain", on);
  }

  /** What every place in reach costs, or only the places that can be entered now. */
  showCosts(on = !prefs.get("costs")) {
    prefs.set("costs", on);
  }

  /** The arc of fire of the unit pointed at or picked. */
  showArcs(on = !prefs.get("arcs")) {
    prefs.set("arcs", on);
  }

  /** All counters again. */
  showAll() {
    Object.assign(this.ui, { hidden: false, onlySide: null, light: null });
    this.render();
  }

  /** Puts all but one formation in the shade, and looks at it. */
  light(key, name) {
    Object.assign(this.ui, { light: key, lightName: name });
    this.render();
    if (!key) return;
    const places = this.ui.view.counters.filter((counter) => counter.place && within(counter, key)).map((counter) => counter.place);
    this.map.camera.see(this.eyes.anchors([...new Set(places)]), true);
    announce(t("only-formation", { name }));
  }

  /** Counters of both sides, then of one, then of the other. */
  cycleSide() {
    this.ui.onlySide =
      { union: "confederate", confederate: null }[this.ui.onlySide] ?? (this.ui.onlySide === null ? "union" : null);
    this.render();
    announce(this.ui.onlySide ? t("only-side", { side: sideName(this.ui.onlySide) }) : t("both-sides"));
  }

  inspect(place, unit) {
    if (unit) this.select(unit);
    else if (place) this.layout.showPlace(place);
    this.layout.open("unit", true);
  }

  point(place, unit, event) {
    const { ui } = this;
    if (ui.hover !== place) {
      ui.hover = place;
      this.map.pointer();
    }
    clearTimeout(this.tipping);
    if (!place || !event) {
      this.aimWith(null);
      return this.map.hideTip();
    }
    const show = () => {
      this.map.showTip(tipOf(this, place, unit), event);
      this.aimWith(unit);
    };
    if (this.map.tip.hidden) this.tipping = setTimeout(show, 220);
    else show();
    return null;
  }

  /** Shows the arc of a unit as long as it is pointed at. */
  aimWith(unit) {
    this.ui.pointed = unit;
    followArc(this);
  }

  /** Lights what a button is about while it is pointed at; nothing is moved or chosen. */
  hint(choice) {
    const found = choice ? this.ui.offers.about(choice) : { units: [], places: [] };
    this.map.hint(found);
  }

  /** Points at places and units told elsewhere. */
  tell(places, units) {
    const known = places.filter((id) => this.board.place(id));
    this.ui.told = { places: known, units };
    const standing = units.map((id) => this.ui.view.counters.find((counter) => counter.id === id)?.place).filter(Boolean);
    this.map.camera.touch();
    this.map.camera.see([...known, ...standing].slice(0, 5).map((id) => this.board.anchor(id)));
    this.render();
    this.role.coach?.happened({ verb: "log" });
  }

  async threats(place = this.ui.hover ?? this.ui.cursor) {
    if (place) await showThreats(this, place);
  }

  /** The next unit with something to do. */
  next(by = 1) {
    const units = this.ui.offers.units.filter((id) =>
      this.ui.view.counters.some((counter) => counter.id === id && counter.place),
    );
    if (!units.length) return;
    const at = units.indexOf(this.nextUnit ?? this.ui.selected);
    this.nextUnit = units[(at + by + units.length) % units.length];
    const counter = this.ui.view.counters.find((one) => one.id === this.nextUnit);
    this.cursorTo(counter.place);
    this.select(counter.id);
  }

  cursorTo(place) {
    this.ui.cursor = place;
    this.map.announce(place, placeWords(this, place));
    this.map.camera.see([this.board.anchor(place)]);
    this.map.pointer();
  }

  unitName(id) {
    return this.ui.view.counters.find((counter) => counter.id === id)?.name ?? id;
  }

  trouble({ problem, path }) {
    // Another window let the computer play; we have its position already.
    if (path === "computer" && problem.status === 409) return;
    const text = problem.code === "offline" ? t("offline") : problem.message;
    const act = problem.rule
      ? { label: `${t("why")} ${shortOf(problem.rule)}`, call: () => why(this.game.title, problem.rule) }
      : null;
    toast(path === "choices" && problem.rule ? t("not-possible", { reason: text }) : text, act);
    announce(text);
    this.pacer.trouble();
  }
}
