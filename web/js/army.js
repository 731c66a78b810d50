// The board as text: army, formation, unit, with place, strength, state and what can be done. Choosing here equals choosing on the map.

import { h, s } from "./dom.js";
import { letters, maybe, sideName, t } from "./words.js";
import { bandOf, formationsOf } from "./bands.js";
import { hasActed, isLeader } from "./counters.js";
import { kindName, markerWords, title, valueOf } from "./card.js";

/** Markers that the row tells in another way, or that never change. */
export const SILENT = new Set(["star", "acted", "activated", "moved", "available", "due", "corps-commander", "army-commander"]);

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

const statusName = (id) => maybe(`status-${id}`) ?? id;
export const dueOf = (counter) => counter.markers.find((one) => one.id === "due");

/** Formations on the map by the greater ones above them, then those who wait by their hour, then those who are gone. */
function groups(mine) {
  const found = new Map();
  const put = (id, name, counter) => {
    if (!found.has(id)) found.set(id, { id, name, units: [] });
    found.get(id).units.push(counter);
  };
  const standing = mine.filter((one) => one.place);
  const layered = mine.some((one) => one.corps);
  // An army commander has nothing above him and comes first; whoever belongs nowhere comes last.
  const rankOf = (one) => (!layered ? 0 : one.corps ? 1 : isLeader(one) ? 0 : 2);
  for (const counter of [...standing].sort((a, b) => rankOf(a) - rankOf(b))) {
    if (layered) put(`c-${counter.corps ?? rankOf(counter)}`, corpsName(counter, mine), counter);
    else put(`f-${counter.formation ?? ""}`, title(counter.formation ?? ""), counter);
  }
  const away = mine.filter((one) => !one.place).sort((a, b) => (dueOf(a)?.value ?? 0) - (dueOf(b)?.value ?? 0));
  for (const counter of away) {
    const name = dueOf(counter)?.label ?? statusName(counter.status);
    put(`s-${counter.status}-${name}`, name, counter);
  }
  return [...found.values()];
}

/** A corps is called after whoever leads it. */
function corpsName(counter, mine) {
  if (!counter.corps) return t(isLeader(counter) ? "army-chief" : "army-independent");
  const chief = mine.find((one) => isLeader(one) && one.corps === counter.corps);
  return t("army-corps", { corps: chief?.name ?? title(counter.corps) });
}

/** Units of a group by formation, those who lead first; a group of one formation has no parts. */
function parts(units) {
  const leaders = units.filter((one) => isLeader(one));
  const others = units.filter((one) => !leaders.includes(one));
  const ids = [...new Set(others.map((one) => one.formation))];
  return [
    { formation: null, units: leaders },
    ...ids.map((formation) => ({ formation, units: others.filter((one) => one.formation === formation) })),
  ].filter((part) => part.units.length);
}

/** The name of a formation under its corps, with the band its counters bear. */
function partHead(table, [sample]) {
  const { colour, letter, dark } = bandOf(sample, formationsOf(table.ui.view.counters));
  return h(
    "h4",
    { class: "part-head" },
    s(
      "svg",
      { class: "part-band", viewBox: "0 0 16 20", width: 16, height: 20, "aria-hidden": "true" },
      s("rect", { class: "band", x: 0.5, y: 0.5, width: 15, height: 19, fill: colour }),
      s("text", { class: dark ? "light" : "", x: 8, y: 15 }, letter ?? ""),
    ),
    title(sample.formation),
  );
}

/** A group that can be folded; what the player folded stays so. */
function section(table, side, { id, name, units }) {
  const key = `${side}-${id}`;
  const ready = units.filter((counter) => table.ui.offers.has(counter.id)).length;
  const rows = (some) =>
    h(
      "ul",
      { class: "plain units" },
      some.map((counter) => row(table, counter)),
    );
  const list = id.startsWith("c-")
    ? parts(units).map((part) => [part.formation ? partHead(table, part.units) : null, rows(part.units)])
    : rows(units);
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
  const acted = !acting && hasActed(counter);
  const place = counter.place ? table.board.name(counter.place) : "";
  const state = counter.markers
    .filter((one) => !SILENT.has(one.id))
    .map(markerWords)
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
      place ? h("span", { class: "unit-place muted small", text: place }) : null,
      state ? h("span", { class: "unit-state small", text: state }) : null,
    ),
  );
}

/** Goes to a unit and chooses it if it can act, else shows it. */
export function choose(table, counter, event) {
  const box = event.currentTarget.getBoundingClientRect();
  if (counter.place) {
    table.map.camera.touch();
    table.map.camera.see([table.board.anchor(counter.place)]);
  }
  if (table.ui.offers.has(counter.id)) table.chooseUnit(counter.id, { clientX: box.right, clientY: box.top });
  else table.select(counter.id);
}
