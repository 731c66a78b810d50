// Everything by keyboard: the map's cursor, choosing, overlays, replay.

import { h } from "./dom.js";
import { prefs } from "./prefs.js";
import { t } from "./words.js";
import { closeMenu, openDialog, openMenu } from "./dialogs.js";
import { openHelp } from "./help.js";
import { askHint, mayAsk } from "./hint.js";
import { allChoices } from "./prompt.js";
import { actionsOf, keyOf } from "./keymap.js";
import { knowsSight } from "./sight.js";

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const typing = (target) => target.closest?.("input, textarea, select, dialog, [role=menu]");

/** Listens for keys; gives a function that stops it. */
export function bindKeys(table) {
  const listener = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (onMap(table, event) || anywhere(table, event)) event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/** Keys of the map itself, while it has the focus. */
function onMap(table, event) {
  if (event.target !== table.map.cursorBox) return false;
  const { ui, board } = table;
  if (ARROWS[event.key]) {
    if (event.shiftKey) {
      table.map.camera.panBy(-ARROWS[event.key][0] * 120, -ARROWS[event.key][1] * 120);
      return true;
    }
    const from = ui.cursor ?? startOf(table);
    table.cursorTo(ui.cursor ? (board.towards(from, ...ARROWS[event.key]) ?? from) : from);
    return true;
  }
  if (event.key === "Enter" || event.key === " ") {
    if (ui.cursor) choose(table, ui.cursor);
    return Boolean(ui.cursor);
  }
  return false;
}

const startOf = (table) =>
  table.ui.view.counters.find((counter) => counter.place && (counter.id === table.ui.selected || table.ui.offers.has(counter.id)))
    ?.place ?? [...table.board.places.keys()][0];

/** What a click on the place would do; with several units that can act, a menu of them. */
function choose(table, place) {
  const [x, y] = table.map.camera.toScreen(table.board.anchor(place));
  const at = { clientX: x, clientY: y };
  const { offers, view } = table.ui;
  const here = view.counters.filter((counter) => counter.place === place);
  const able = here.filter((counter) => offers.has(counter.id));
  if (offers.places.has(place) || table.canWalk(place) || (!able.length && table.canSetOut(place))) table.tap(place, null, at);
  else if (able.length > 1)
    openMenu(
      table.board.name(place),
      able.map((counter) => ({ label: counter.name, call: () => table.chooseUnit(counter.id, at) })),
      at,
    );
  else table.tap(place, (able[0] ?? here[0])?.id ?? null, at);
}

/** Turns through the facings offered. */
function turn(table, by) {
  const faced = [...table.ui.offers.places].filter(([, choices]) => choices[0].facing).map(([place]) => place);
  if (!faced.length) return false;
  const at = faced.indexOf(table.ui.cursor);
  table.cursorTo(faced[(at + by + faced.length) % faced.length]);
  table.map.cursorBox.focus({ preventScroll: true });
  return true;
}

function anywhere(table, event) {
  if (event.key === "Escape") {
    table.back();
    return true;
  }
  if (event.key === "Home" && event.target === table.map.cursorBox) return table.eyes.all() || true;
  if (!prefs.get("keys")) return false;
  // A space on a button presses it.
  if (event.key === " " && event.target.closest("button, a")) return false;
  const backwards = event.shiftKey && event.key.toLowerCase() === keyOf("next");
  const wanted = backwards ? ["previous"] : actionsOf(event.key);
  if (wanted.length) closeMenu();
  return wanted.some((action) => CALLS[action](table) !== false);
}

/** What the actions do; `false` means there was nothing to do, and the next one with the same key has its turn. */
const CALLS = {
  "zoom-in": ({ map }) => map.camera.zoomBy(1.35, null, true),
  "zoom-out": ({ map }) => map.camera.zoomBy(1 / 1.35, null, true),
  undo: (table) => !table.role.replay && table.undo() && true,
  redo: (table) => !table.role.replay && table.redo() && true,
  next: (table) => table.next(),
  previous: (table) => table.next(-1),
  zoc: (table) => table.toggle("zoc"),
  fronts: (table) => table.toggle("fronts"),
  command: (table) => table.toggle("command"),
  objectives: (table) => table.toggle("objectives"),
  "turn-left": (table) => turn(table, -1),
  "turn-right": (table) => turn(table, 1),
  last: (table) => table.toggle("last"),
  costs: (table) => table.showCosts(),
  threat: (table) => table.threats() && true,
  sight: (table) => knowsSight(table) && table.toggle("sight"),
  arc: (table) => knowsSight(table) && (table.showArcs(), true),
  fire: (table) => knowsSight(table) && table.cycleFire(),
  advise: (table) => mayAsk(table) && askHint(table) && true,
  hide: (table) => table.hide(),
  "one-side": (table) => table.cycleSide(),
  plain: (table) => table.plain(),
  stack: (table) => fan(table),
  inspect: (table) =>
    table.inspect(
      table.ui.cursor,
      table.ui.view.counters.find((counter) => counter.place === table.ui.cursor)?.id ?? table.ui.selected,
    ),
  all: (table) => !table.role.replay && allChoices(table),
  log: (table) => table.layout.open("log", true),
  score: (table) => table.layout.open("score", true),
  "go-to": (table) => goTo(table),
  find: (table) => findUnit(table),
  overview: ({ layout }) => layout.overview.toggle(),
  help: () => openHelp(),
  fold: (table) => table.layout.fold(),
  "replay-back": ({ role }) => Boolean(role.replay?.go(-1)),
  "replay-forward": ({ role }) => Boolean(role.replay?.go(1)),
  "replay-first": ({ role }) => Boolean(role.replay?.turn(-1)),
  "replay-last": ({ role }) => Boolean(role.replay?.turn(1)),
  "replay-play": ({ role }) => Boolean(role.replay) && (role.replay.toggle(), true),
};

/** Spreads the stack under the cursor or the pointer, or lays it together again. */
function fan(table) {
  const place = table.ui.cursor ?? table.ui.hover;
  if (table.map.fan) return table.map.closeFan();
  return place ? table.map.openFan(place) : false;
}

/** A dialog with a field that finds by name. */
function finder(title, entries, pick) {
  const list = h("ul", { class: "choice-list" });
  const show = () => {
    const word = field.value.toLowerCase();
    const found = entries.filter((entry) => `${entry.id} ${entry.label}`.toLowerCase().includes(word)).slice(0, 30);
    list.replaceChildren(
      ...found.map((entry) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", onclick: () => take(entry) },
            h("span", { text: entry.label }),
            h("span", { class: "cost", text: entry.note ?? entry.id }),
          ),
        ),
      ),
    );
  };
  const take = (entry) => {
    dialog.close();
    pick(entry);
  };
  const field = h("input", {
    type: "search",
    "aria-label": title,
    autocomplete: "off",
    oninput: show,
    onkeydown: (event) => {
      if (event.key === "Enter") list.querySelector("button")?.click();
    },
  });
  show();
  const dialog = openDialog(title, [field, list]);
  field.focus();
}

function goTo(table) {
  finder(
    t("go-to"),
    [...table.board.places.values()].map((place) => ({ id: place.id, label: place.name })),
    ({ id }) => {
      table.cursorTo(id);
      table.map.camera.touch();
      table.map.camera.centre(table.board.anchor(id));
      table.map.cursorBox.focus({ preventScroll: true });
      table.layout.showPlace(id);
    },
  );
}

function findUnit(table) {
  const units = table.ui.view.counters.filter((counter) => counter.place);
  finder(
    t("find-unit"),
    units.map((counter) => ({ id: counter.id, label: counter.name, note: table.board.name(counter.place) })),
    ({ id }) => {
      const counter = units.find((one) => one.id === id);
      table.cursorTo(counter.place);
      table.select(id);
    },
  );
}
