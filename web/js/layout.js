// Where things stand around the map: top bar, armies, tabs, prompt, and the sheet at the bottom of a phone.

import { button, fill, h, icon, iconButton } from "./dom.js";
import { letters, sideName, t } from "./words.js";
import { largeText, prefs } from "./prefs.js";
import { languages, link } from "./frame.js";
import { Overview } from "./overview.js";
import { roster } from "./roster.js";
import { placeCard, unitCard } from "./card.js";
import { LogPanel } from "./log.js";
import { oddsPanel } from "./odds.js";
import { hintPanel } from "./hint.js";
import { threatPanel } from "./threats.js";
import { scorePanel } from "./score.js";
import { promptBar } from "./prompt.js";
import { Dice } from "./dice.js";
import { overlayMenu, tableMenu, takeBackDialog } from "./tablemenu.js";
import { bindKeys } from "./keys.js";
import { keyName } from "./keymap.js";
import { told } from "./anew.js";
import { centreLit } from "./charts.js";

const wayBack = (key) => ({ class: "button icon quiet", "aria-label": t(key), title: t(key) });

const TABS = ["unit", "odds", "hint", "log", "score", "armies"];
/** Tracks of the top bar from the longest time to the shortest. */
const TIMES = ["day", "turn", "phase"];
const trackOrder = ({ id }) => (TIMES.includes(id) ? TIMES.indexOf(id) : TIMES.length);
const HEIGHTS = ["low", "mid", "high"];

export class Layout {
  constructor(table) {
    this.table = table;
    this.wide = matchMedia("(min-width: 1180px)");
    this.phone = matchMedia("(max-width: 720px)");
    this.small = matchMedia("(max-width: 720px), (max-height: 500px)");
    this.tab = "log";
    this.place = null;
    this.log = new LogPanel(table);
    this.dice = new Dice();
  }

  /** True if the armies have a column of their own. */
  get roomy() {
    return this.wide.matches && !largeText();
  }

  mount() {
    const { table } = this;
    this.top = h("header", { class: "topbar" });
    this.army = h("section", { class: "armies", "aria-label": t("armies") });
    this.tabs = h("div", { class: "tabs", role: "tablist", "aria-label": t("panels") });
    this.panel = h("div", { class: "panel", role: "tabpanel", id: "panel", tabindex: "0" });
    this.side = h("aside", { class: "side-panel", "aria-label": t("panels") }, this.tabs, this.panel);
    this.left = h("aside", { class: "left-panel", "aria-label": t("armies") });
    this.handle = h(
      "button",
      { type: "button", class: "handle", "aria-label": t("sheet"), onclick: () => this.cycleSheet() },
      h("span"),
    );
    this.prompt = h("section", { class: "prompt", "aria-label": t("prompt") });
    // Its room is kept from the start, lest the map shrink under what it has just shown.
    this.strip = h("div", { class: "strip", hidden: table.game.made === 0 });
    this.sheet = h("div", { class: "sheet-box" }, this.handle, this.prompt, this.side);
    this.eye = iconButton("eye", t("hide-counters"), { data: { key: "eye" }, onclick: () => table.hide() }, keyName("hide"));
    this.overview = new Overview(table);
    const zoom = h(
      "div",
      { class: "zoom", role: "group", "aria-label": t("zoom") },
      iconButton("plus", t("zoom-in"), { onclick: () => table.map.camera.zoomBy(1.35, null, true) }, keyName("zoom-in")),
      iconButton("minus", t("zoom-out"), { onclick: () => table.map.camera.zoomBy(1 / 1.35, null, true) }, keyName("zoom-out")),
      iconButton("home", t("zoom-all"), { onclick: () => table.eyes.all() }, "Home"),
      iconButton("layers", t("overlays"), { "aria-haspopup": "menu", onclick: (event) => overlayMenu(table, event) }),
      this.eye,
      this.overview.button,
    );
    this.field = h("main", { class: "field", id: "main" }, table.map.element, zoom, this.dice.element, this.strip);
    table.root.className = "table";
    table.root.replaceChildren(this.top, this.field, this.sheet, this.left);
    this.arrange = () => this.arrangePanels();
    this.wide.addEventListener("change", this.arrange);
    this.unbind = bindKeys(table);
    if (!prefs.get("panels")) table.root.classList.add("folded");
    this.setSheet("low");
    table.map.camera.veils = [this.overview.element, zoom, this.strip];
    this.watcher = new ResizeObserver(() => this.measure());
    for (const element of [this.sheet, this.strip, this.overview.element]) this.watcher.observe(element);
    this.arrangePanels();
  }

  stop() {
    this.wide.removeEventListener("change", this.arrange);
    this.watcher.disconnect();
    this.unbind?.();
  }

  /** The armies stand on the left of a wide screen and in a tab of a narrow one; so does the overview, which else lies on the map. */
  arrangePanels() {
    const beside = this.roomy && !this.table.root.classList.contains("folded");
    if (!beside) this.table.map.element.after(this.overview.element);
    this.left.replaceChildren(...(beside ? [this.overview.element] : []), ...(this.roomy ? [this.army] : []));
    this.measure();
    this.left.hidden = !this.roomy;
    if (this.roomy && this.tab === "armies") this.tab = "log";
    if (this.table.ui.view) this.render();
  }

  render() {
    const { table } = this;
    fill(this.top, this.topBar());
    fill(this.army, roster(table));
    this.overview.render();
    fill(this.prompt, promptBar(table));
    this.eye?.setAttribute("aria-pressed", String(table.ui.hidden));
    this.renderTabs();
    this.renderPanel();
  }

  topBar() {
    const { table } = this;
    const { game, ui } = table;
    const tracks = ui.view.tracks;
    const told = new Set(tracks.filter((track) => track.id === "turn").map((track) => track.shows));
    const plain = tracks
      .filter((track) => !track.side && (track.max || (TIMES.includes(track.id) && track.shows)))
      .filter((track) => !(track.id === "phase" && told.has(track.shows ?? "")))
      .sort((a, b) => trackOrder(a) - trackOrder(b));
    const points = tracks.filter((track) => track.id === "points");
    const { can_undo: can } = game;
    const last = this.log.last;
    const what = last?.n === game.made ? (last.events.at(-1)?.text ?? "") : "";
    const undoWords = !can?.ok ? t("take-back") : what ? t("undo-what", { what }) : t("undo");
    return [
      table.role.replay
        ? link(`/game/${table.session.id}`, icon("back"), wayBack("back-to-game"))
        : link("/", icon("back"), wayBack("lobby")),
      h("h1", { class: "game-name", title: game.name, text: game.name || game.title }),
      h(
        "ul",
        { class: "tracks", "aria-label": t("tracks") },
        plain.map((track) =>
          h(
            "li",
            { class: `track-${track.id}`, title: track.max ? `${track.label} ${track.value}/${track.max}` : track.label },
            // The name of a phase says where in the turn it is; what has no last space is not counted.
            track.shows && (track.id === "phase" || !track.max)
              ? h("span", { text: track.shows })
              : [
                  h("span", { class: "track-label", text: track.label }),
                  " ",
                  h("b", { text: `${track.value}/${track.max}` }),
                  track.shows ? h("span", { class: "shows", text: ` ${track.shows}` }) : null,
                ],
          ),
        ),
      ),
      h(
        "ul",
        { class: "points", "aria-label": t("points-now") },
        points.map((track) =>
          h(
            "li",
            {},
            h(
              "span",
              {
                class: "side",
                title: `${sideName(track.side)}: ${track.label}`,
                data: { side: track.side, letters: letters(track.side) },
              },
              h("span", { class: "unseen", text: `${sideName(track.side)}, ${track.label}` }),
              h("b", { text: track.value }),
            ),
          ),
        ),
      ),
      h("span", { class: "space" }),
      this.small.matches ? null : languages(),
      h(
        "div",
        { class: "top-buttons", data: { keep: "top-buttons" } },
        table.redoable.length
          ? iconButton("redo", t("redo"), { data: { key: "redo" }, onclick: () => table.redo() }, keyName("redo"))
          : null,
        table.role.replay
          ? null
          : h(
              "button",
              {
                type: "button",
                class: "undo",
                title: [undoWords, keyName("undo") && `(${keyName("undo")})`].filter(Boolean).join(" "),
                data: { key: "undo" },
                disabled: game.made === 0,
                onclick: () => table.undo(),
              },
              icon("undo"),
              h("span", { class: "undo-text", text: can?.ok || game.made === 0 ? t("undo") : t("take-back") }),
            ),
        iconButton("menu", t("menu"), {
          "aria-haspopup": "menu",
          data: { key: "menu" },
          onclick: (event) => tableMenu(table, event),
        }),
      ),
    ];
  }

  renderTabs() {
    const shown = TABS.filter((tab) => (tab !== "armies" || !this.roomy) && (tab !== "hint" || this.table.ui.hint));
    const has = { odds: this.table.ui.odds.length };
    fill(
      this.tabs,
      shown.map((tab) =>
        h(
          "button",
          {
            type: "button",
            role: "tab",
            id: `tab-${tab}`,
            "aria-selected": String(tab === this.tab),
            "aria-controls": "panel",
            tabindex: tab === this.tab ? "0" : "-1",
            data: { key: `tab-${tab}` },
            onclick: () => this.open(tab, true),
            onkeydown: (event) => this.tabKey(event, shown),
          },
          t(`tab-${tab}`),
          has[tab] ? h("span", { class: "badge", text: has[tab] }) : null,
        ),
      ),
    );
    this.panel.setAttribute("aria-labelledby", `tab-${this.tab}`);
  }

  tabKey(event, shown) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const tab = shown[(shown.indexOf(this.tab) + by + shown.length) % shown.length];
    this.open(tab, true);
    this.tabs.querySelector(`#tab-${tab}`)?.focus();
  }

  renderPanel() {
    const { table } = this;
    const contents = {
      // A place that was asked about comes before the unit that is acting.
      unit: () =>
        this.place
          ? placeCard(table, this.place)
          : table.ui.selected
            ? unitCard(table, table.ui.selected)
            : [h("p", { class: "muted", text: t("unit-none") })],
      odds: () => (table.ui.threats ? threatPanel(table) : oddsPanel(table)),
      hint: () => hintPanel(table),
      log: () => this.log.nodes(),
      score: () => scorePanel(table),
      armies: () => roster(table),
    };
    fill(this.panel, contents[this.tab]());
    centreLit(this.panel);
  }

  /** The odds that are open: those asked for, else the first. */
  get oddsShown() {
    const { odds } = this.table.ui;
    return odds.find(({ choice }) => choice.notation === this.oddsAt) ?? odds[0];
  }

  /** True if a tab is open and in sight. */
  shows(tab) {
    const folded = this.table.root.classList.contains("folded") || (this.phone.matches && this.height === "low");
    return this.tab === tab && !folded && !(tab === "odds" && this.table.ui.threats);
  }

  /** Goes on counting for how long somebody has been thinking; nothing else is drawn again. */
  tickPrompt() {
    for (const clock of this.table.root.querySelectorAll(".thinks .clock"))
      clock.textContent = t("thinks-for", { seconds: Math.floor((performance.now() - clock.dataset.since) / 1000) });
  }

  renderPrompt() {
    if (this.table.ui.view) fill(this.prompt, promptBar(this.table));
  }

  /** Shows a tab; on a phone the sheet comes up if the player asked for it. */
  open(tab, asked = false) {
    const other = tab !== this.tab || asked;
    this.tab = tab;
    this.renderTabs();
    this.renderPanel();
    if (other) this.panel.scrollTop = 0;
    if (tab === "log") this.log.toEnd(this.panel);
    if (asked && this.phone.matches && this.height === "low") this.setSheet("mid");
    else this.renderPrompt();
  }

  /** Whoever may act together is shown with the odds, which follow as they come and go. */
  showJoint() {
    this.open("odds");
    if (!this.phone.matches) return;
    this.setSheet("mid");
    this.raised = true;
  }

  showUnit() {
    this.place = null;
    if (this.tab !== "armies") this.open("unit");
  }

  showPlace(place) {
    this.place = place;
    if (place && (this.tab === "unit" || !this.table.mine)) this.open("unit");
  }

  /** Odds come to the front as soon as there is something to commit to. */
  showOdds(notation = null, asked = false) {
    const { odds } = this.table.ui;
    if (notation) this.oddsAt = notation;
    if (odds.length && (asked || odds.some(({ choice }) => choice.irreversible && choice.target))) {
      this.open("odds");
      if (this.phone.matches) {
        this.setSheet(asked ? "high" : "mid");
        this.raised = true;
      }
    } else if (this.tab === "odds" && this.table.joint.open) this.open("odds");
    else if (!odds.length && this.tab === "odds" && !this.table.ui.threats) this.open("log");
    else this.renderTabs();
    // What rose by itself goes down by itself when the map is needed.
    if (this.raised && !odds.length && !this.table.joint.open && !this.table.ui.threats) this.setSheet("low");
    this.renderPrompt();
    if (asked) this.panel.querySelector(".roll")?.focus();
  }

  async readLog(before, game, how) {
    const news = await this.log.read(before, game, how);
    // The undo button says what the log has just told, and so does the one that changes a choice.
    fill(this.top, this.topBar());
    if (told(this.table)) this.renderPrompt();
    if (this.tab === "log") {
      this.renderPanel();
      this.log.toEnd(this.panel);
    }
    this.showStrip(before && !how.undone ? news : []);
  }

  /** The last thing that happened with its dice stays in sight. */
  showStrip(news) {
    const last = this.log.last;
    this.strip.hidden = !last;
    if (!last) return;
    const rolled = news.flatMap((step) => step.faces);
    if (rolled.length) {
      this.dice.show(rolled);
      this.overview.flash(news);
    }
    fill(this.strip, this.log.strip(news));
  }

  askTakeBack() {
    return takeBackDialog(this.table, this.log.steps);
  }

  setSheet(height) {
    this.height = height;
    this.raised = false;
    this.table.root.dataset.sheet = height;
    // The camera needs it before the browser tells of the new size.
    this.measure();
    this.handle.setAttribute("aria-expanded", String(height !== "low"));
    this.renderPrompt();
  }

  /** Tells the camera how much of the map the sheet of a phone covers, and what lies over its left and upper edge. */
  measure() {
    const { camera } = this.table.map;
    camera.foot = this.phone.matches ? this.sheet.offsetHeight : 0;
    const below = this.small.matches && !this.strip.hidden ? this.strip.offsetTop + this.strip.offsetHeight : 0;
    const { element } = this.overview;
    camera.pad(this.field.contains(element) ? element.offsetLeft + element.offsetWidth : 0, below);
  }

  cycleSheet() {
    this.setSheet(HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length]);
  }

  /** Folds the panels away so that the map has all the room. */
  fold() {
    const on = this.table.root.classList.toggle("folded");
    prefs.set("panels", !on);
    this.arrangePanels();
    this.renderPrompt();
  }
}
