// The board as text: army, formation, unit, with place, strength, state and what can be done. Choosing here equals choosing on the map.

import { h } from "./dom.js";
import { letters, maybe, sideName, t } from "./words.js";
import { kindName, valueOf } from "./card.js";

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
  const formations = [...new Set(mine.map((counter) => counter.formation ?? ""))];
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
    formations.map((formation) =>
      h(
        "section",
        {},
        formations.length > 1 || formation ? h("h3", { class: "muted", text: title(formation) }) : null,
        h(
          "ul",
          { class: "plain units" },
          mine.filter((counter) => (counter.formation ?? "") === formation).map((counter) => row(table, counter)),
        ),
      ),
    ),
  );
}

function row(table, counter) {
  const { offers, selected } = table.ui;
  const offered = offers.has(counter.id);
  const acted = counter.markers.some((one) => one.id === "acted" || one.id === "activated");
  const place = counter.place ? table.board.name(counter.place) : (maybe(`status-${counter.status}`) ?? counter.status);
  const state = counter.markers
    .filter((one) => one.id !== "star" && one.id !== "acted")
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
