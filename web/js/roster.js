// The order of battle as a tree: army, the greater formations, the lesser, their units. It finds any unit, tells its state,
// goes there, and can put all others in the shade. It knows only what the view tells.

import { button, fill, h, s } from "./dom.js";
import { letters, maybe, sideName, t } from "./words.js";
import { bandOf, formationsOf } from "./bands.js";
import { fightsWith, hasActed, isLeader } from "./counters.js";
import { markerWords, title, valueOf } from "./card.js";
import { armies, choose, dueOf, SILENT } from "./army.js";

/** True if the view tells of whom a unit is a part. */
export const hasChains = (view) => view.counters.some((counter) => counter.chain?.length);

/** The formations a counter belongs to; the last link of a unit is the unit itself. */
const pathOf = (counter) => (isLeader(counter) ? counter.chain : counter.chain?.slice(0, -1)) ?? [];

const keyOf = (side, path) => [side, ...path].join("/");

/** True if a counter is a part of the formation in the light. */
export const within = (counter, key) => `${keyOf(counter.side, pathOf(counter))}/`.startsWith(`${key}/`);

/** Search words ignore case, accents and what stands between letters. */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

export function roster(table) {
  const { ui } = table;
  if (!hasChains(ui.view)) return armies(table);
  const field = h("input", {
    type: "search",
    class: "roster-find",
    "aria-label": t("roster-find"),
    placeholder: t("roster-find"),
    autocomplete: "off",
    value: ui.find ?? "",
    data: { key: "roster-find" },
    oninput: (event) => {
      ui.find = event.target.value;
      fill(list, contents(table));
    },
    onkeydown: (event) => {
      if (event.key === "Enter") list.querySelector(".unit-row")?.click();
    },
  });
  const list = h("div", { class: "roster" }, contents(table));
  return [field, list];
}

function contents(table) {
  const { view, find } = table.ui;
  const word = plain(find ?? "");
  if (word) return found(table, word);
  const first = view.asked.choose?.side === "confederate" ? ["confederate", "union"] : ["union", "confederate"];
  const bands = formationsOf(view.counters);
  return first.map((side) => army(table, side, bands));
}

/** All units whose name, or a name above it, has these letters. */
function found(table, word) {
  const units = table.ui.view.counters.filter((counter) => counter.kind !== "extended-line");
  const named = units.filter((counter) => plain(`${counter.name} ${counter.id}`).includes(word));
  const under = units.filter((counter) => !named.includes(counter) && counter.chain?.some((one) => plain(one).includes(word)));
  const all = [...named, ...under].slice(0, 60);
  if (!all.length) return h("p", { class: "muted", text: t("roster-none") });
  return rows(table, all);
}

const rows = (table, units) =>
  h(
    "ul",
    { class: "plain units" },
    units.map((counter) => leaf(table, counter)),
  );

function army(table, side, bands) {
  const mine = table.ui.view.counters.filter((counter) => counter.side === side && counter.kind !== "extended-line");
  const losses = table.ui.view.tracks.find((track) => track.side === side && track.id === "losses");
  return h(
    "section",
    { class: "army" },
    h(
      "h2",
      {},
      h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side)),
      losses ? h("span", { class: "muted small", text: `${losses.label} ${losses.value}` }) : null,
    ),
    level(table, side, [], mine, bands),
  );
}

/** What stands at a level of the tree: those with nothing below them first, then the formations. */
function level(table, side, path, units, bands) {
  const depth = path.length;
  const own = units.filter((counter) => pathOf(counter).length === depth);
  const names = [...new Set(units.map((counter) => pathOf(counter)[depth]).filter(Boolean))];
  return [
    own.length ? rows(table, own) : null,
    ...names.map((name) =>
      node(
        table,
        side,
        [...path, name],
        units.filter((counter) => pathOf(counter)[depth] === name),
        bands,
      ),
    ),
  ];
}

/** A formation: name, band, strength, markers, and a button that puts all others in the shade. */
function node(table, side, path, units, bands) {
  const { ui } = table;
  const key = keyOf(side, path);
  const name = title(path.at(-1));
  const troops = units.filter((counter) => !isLeader(counter) && counter.place);
  const strength = troops.reduce((sum, counter) => sum + (fightsWith(counter)?.value ?? 0), 0);
  const ready = units.some((counter) => ui.offers.has(counter.id));
  const busy = ready || units.some((counter) => counter.id === ui.selected);
  const open = busy !== ui.folded.has(key);
  const lone = path.length > 0 && units.every((counter) => pathOf(counter).length === path.length);
  const sample = lone ? units.find((counter) => !isLeader(counter)) : null;
  const lit = ui.light === key;
  return h(
    "details",
    {
      class: `roster-node depth-${path.length}`,
      open,
      ontoggle: (event) => {
        if (event.target.open === open) return;
        if (ui.folded.has(key)) ui.folded.delete(key);
        else ui.folded.add(key);
      },
    },
    h(
      "summary",
      { data: { key: `node-${key}` } },
      sample ? bandMark(sample, bands) : null,
      h("span", { class: "roster-name", text: name }),
      ready ? h("span", { class: "roster-ready", text: "●", title: t("can-act") }) : null,
      h("span", { class: "muted small", text: strength ? t("roster-strength", { strength }) : t("roster-count", { count: units.length }) }),
      chits(ui.view.tracks, side, path.at(-1)),
    ),
    button(lit ? t("roster-all") : t("roster-only", { name }), {
      class: "quiet small roster-only",
      "aria-pressed": String(lit),
      data: { key: `only-${key}` },
      onclick: () => table.light(lit ? null : key, name),
    }),
    level(table, side, path, units, bands),
  );
}

/** The band that the counters of a formation bear. */
function bandMark(sample, bands) {
  const found = bandOf(sample, bands);
  if (!found) return null;
  return s(
    "svg",
    { class: "part-band", viewBox: "0 0 16 20", width: 16, height: 20, "aria-hidden": "true" },
    s("rect", { class: "band", x: 0.5, y: 0.5, width: 15, height: 19, fill: found.colour }),
    s("text", { class: found.dark ? "light" : "", x: 8, y: 15 }, found.letter ?? ""),
  );
}

function leaf(table, counter) {
  const { offers, selected } = table.ui;
  const offered = offers.has(counter.id);
  const acted = offers.unit !== counter.id && hasActed(counter);
  const place = counter.place
    ? table.board.name(counter.place)
    : (dueOf(counter)?.label ?? maybe(`status-${counter.status}`) ?? counter.status);
  const state = counter.markers
    .filter((one) => !SILENT.has(one.id) && !one.id.startsWith("weapon-"))
    .map(markerWords)
    .join(", ");
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: `unit-row ${offered ? "offered" : ""} ${counter.place ? "" : "away"}`,
        "aria-current": selected === counter.id ? "true" : null,
        data: { key: `unit-${counter.id}` },
        onclick: (event) => choose(table, counter, event),
      },
      h("span", { class: "sign", "aria-hidden": "true", text: offered ? "●" : acted ? "✓" : "○" }),
      h("span", { class: "unseen", text: offered ? t("can-act") : acted ? t("has-acted") : "" }),
      h(
        "span",
        { class: "unit-name" },
        h("b", { text: counter.name }),
        h("span", { class: "value", text: ` ${valueOf(counter)}` }),
      ),
      h("span", { class: "unit-place muted small", text: place }),
      state ? h("span", { class: "unit-state small", text: state }) : null,
    ),
  );
}

const MARKERS = "markers-";
const slug = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The markers of a formation: drawn ones filled, those left hollow; where nobody may know how many, only the drawn. */
function chits(tracks, side, name) {
  const track = tracks.find((one) => one.side === side && one.id.startsWith(MARKERS) && one.id.endsWith(`-${slug(name)}`));
  if (!track || (!track.value && !track.max)) return null;
  return pips(track, title(name));
}

/** A marker is a small square: full if drawn, hollow if left. */
function pips(track, name) {
  const words = track.max
    ? t("chits-drawn", { name, drawn: track.value, all: track.max })
    : t("chits-some", { name, drawn: track.value });
  const left = Math.max(0, (track.max ?? track.value) - track.value);
  return h(
    "span",
    { class: "chits", role: "img", "aria-label": words, title: words },
    Array.from({ length: track.value }, () => h("i", { class: "chit drawn" })),
    Array.from({ length: left }, () => h("i", { class: "chit" })),
    track.max ? null : h("span", { text: "?" }),
  );
}

/** All activation markers of a game by side: which have been drawn, which are still to come. */
export function chitTable(table) {
  const all = table.ui.view.tracks.filter((track) => track.id.startsWith(MARKERS));
  if (!all.length) return null;
  const left = all.every((track) => track.max !== null) ? all.reduce((sum, track) => sum + track.max - track.value, 0) : null;
  return h(
    "section",
    { class: "chit-table" },
    h("h3", { text: t("chits") }),
    left === null ? null : h("p", { class: "small muted", text: t("chits-left", { count: left }) }),
    h(
      "ul",
      { class: "plain" },
      all.map((track) =>
        h(
          "li",
          {},
          h("span", { class: "side", data: { side: track.side, letters: letters(track.side) } }),
          h("span", { class: "chit-name", text: track.label }),
          pips(track, track.label),
        ),
      ),
    ),
  );
}
