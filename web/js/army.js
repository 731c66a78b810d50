// The board as text: army, formation, unit, with place, strength, state and what can be done. Choosing here equals choosing on the map.

import { h } from "./dom.js";
import { letters, maybe, sideName, t } from "./words.js";
import { kindName, valueOf } from "./card.js";

/** Markers that the row tells in another way, or that never change. */
const SILENT = new Set(["star", "acted", "activated"]);

const title = (id) =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export function armies(table) {
  const { view } = table.ui;
  const first = view.asked.choose?.side === "confederate" ? ["confederate", "union"] : ["union", "confederate"];
  return first.map((side) => army(table, side));
}

function army(table, side) {
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
    groups(mine).map((group) => section(table, side, group)),
  );
}

/** Formations on the map, then those who wait, then those who are gone. */
function groups(mine) {
  const found = new Map();
  const put = (id, name, counter) => {
    if (!found.has(id)) found.set(id, { id, name, units: [] });
    found.get(id).units.push(counter);
  };
  for (const counter of mine.filter((one) => one.place))
    put(`f-${counter.formation ?? ""}`, title(counter.formation ?? ""), counter);
  for (const counter of mine.filter((one) => !one.place))
    put(`s-${counter.status}`, maybe(`status-${counter.status}`) ?? counter.status, counter);
  return [...found.values()];
}

/** A group that can be folded; what the player folded stays so. */
function section(table, side, { id, name, units }) {
  const key = `${side}-${id}`;
  const ready = units.filter((counter) => table.ui.offers.has(counter.id)).length;
  const list = h(
    "ul",
    { class: "plain units" },
    units.map((counter) => row(table, counter)),
  );
  const { folded } = table.ui;
  // Formations are open at first, those off the map are not; `folded` holds where the player wants the other.
  const open = ready > 0 || id.startsWith("s-") === folded.has(key);
  return h(
    "details",
    {
      open,
      ontoggle: (event) => {
        if (event.target.open === open) return;
        if (folded.has(key)) folded.delete(key);
        else folded.add(key);
      },
    },
    h(
      "summary",
      { data: { key: `group-${key}` } },
      name || t("army-all"),
      h("span", { class: "muted", text: ` (${ready ? `${ready}/` : ""}${units.length})` }),
    ),
    list,
  );
}

function row(table, counter) {
  const { offers, selected } = table.ui;
  const offered = offers.has(counter.id);
  const acting = offers.unit === counter.id;
  const acted = !acting && counter.markers.some((one) => one.id === "acted" || one.id === "activated");
  const place = counter.place ? table.board.name(counter.place) : (maybe(`status-${counter.status}`) ?? counter.status);
  const state = counter.markers
    .filter((one) => !SILENT.has(one.id))
    .map((one) => one.label)
    .join(", ");
  const sign = offered ? "●" : acted ? "✓" : "○";
  const words = offered ? t("can-act") : acted ? t("has-acted") : "";
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: `unit-row ${offered ? "offered" : ""}`,
        "aria-current": selected === counter.id ? "true" : null,
        data: { key: `unit-${counter.id}` },
        onclick: (event) => choose(table, counter, event),
      },
      h("span", { class: "sign", "aria-hidden": "true", text: sign }),
      h("span", { class: "unseen", text: words }),
      h(
        "span",
        { class: "unit-name" },
        h("b", { text: counter.name }),
        valueOf(counter) === ""
          ? h("span", { class: "muted small", text: ` ${kindName(counter.kind)}` })
          : h("span", { class: "value", text: ` ${valueOf(counter)}` }),
      ),
      h("span", { class: "unit-place muted small", text: place }),
      state ? h("span", { class: "unit-state small", text: state }) : null,
    ),
  );
}

function choose(table, counter, event) {
  const box = event.currentTarget.getBoundingClientRect();
  if (counter.place) table.map.camera.see([table.board.anchor(counter.place)]);
  if (table.ui.offers.has(counter.id)) table.chooseUnit(counter.id, { clientX: box.right, clientY: box.top });
  else table.select(counter.id);
}
