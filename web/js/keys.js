// Everything by keyboard: the map's cursor, choosing, overlays, replay.

import { h } from "./dom.js";
import { prefs } from "./prefs.js";
import { t } from "./words.js";
import { closeMenu, openDialog, openMenu } from "./dialogs.js";
import { openHelp } from "./help.js";
import { allChoices } from "./prompt.js";

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
  if (offers.places.has(place) || table.canWalk(place)) table.tap(place, null, at);
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
  const { camera } = table.map;
  if (event.key === "Escape") {
    table.back();
    return true;
  }
  if (event.key === "Home" && event.target === table.map.cursorBox) return camera.whole() || true;
  if (!prefs.get("keys")) return false;
  const replay = table.role.replay;
  const calls = {
    "+": () => camera.zoomBy(1.35, null, true),
    "=": () => camera.zoomBy(1.35, null, true),
    "-": () => camera.zoomBy(1 / 1.35, null, true),
    u: () => !replay && table.undo(),
    r: () => !replay && table.redo(),
    n: () => table.next(),
    N: () => table.next(-1),
    z: () => table.toggle("zoc"),
    f: () => table.toggle("fronts"),
    c: () => table.toggle("command"),
    o: () => table.toggle("objectives"),
    q: () => turn(table, -1),
    e: () => turn(table, 1) || table.toggle("last"),
    t: () => table.threats(),
    h: () => table.hide(),
    j: () => table.cycleSide(),
    s: () => (table.ui.cursor ?? table.ui.hover) && table.map.openFan(table.ui.cursor ?? table.ui.hover),
    i: () =>
      table.inspect(
        table.ui.cursor,
        table.ui.view.counters.find((counter) => counter.place === table.ui.cursor)?.id ?? table.ui.selected,
      ),
    a: () => !replay && allChoices(table),
    l: () => table.layout.open("log", true),
    p: () => table.layout.open("score", true),
    g: () => goTo(table),
    "/": () => findUnit(table),
    "?": () => openHelp(),
    "\\": () => table.layout.fold(),
    "[": () => replay?.go(-1),
    "]": () => replay?.go(1),
    "{": () => replay?.turn(-1),
    "}": () => replay?.turn(1),
  };
  if (event.key === " " && replay && !event.target.closest("button, a")) calls[" "] = () => replay.toggle();
  const call = calls[event.key] ?? calls[event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : ""];
  if (!call) return false;
  closeMenu();
  call();
  return true;
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
