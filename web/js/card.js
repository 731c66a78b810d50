// What is known of a unit or a place: values with their sources, state, and what can be done.

import { h, s } from "./dom.js";
import { letters, maybe, ownMaybe, points, sideName, t } from "./words.js";
import { costWords, choiceButton } from "./prompt.js";
import { formationsOf } from "./bands.js";
import { draw, fightsWith, isLeader, rankOf } from "./counters.js";
import { sightTip } from "./sight.js";
import { fireTip, fireWords } from "./fire.js";

const say = (kind, id) => ownMaybe(`${kind}-${id}`) ?? id;
/** A formation's id as a name; a number in Roman letters is written large. */
export const title = (id) =>
  id
    .split("-")
    .map((word) => (/^[ivx]+$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

export const kindName = (id) => say("kind", id);

/** The terrain of a place in words, with its height where the map tells one. */
const terrainOf = (place) => {
  const ground = maybe(`terrain-${place.terrain}`) ?? place.terrain ?? "";
  return Number.isInteger(place.level) ? t("terrain-level", { ground, level: place.level }) : ground;
};

/** A place by name and number; one without a name by its number alone. */
const whereOf = (table, id) => (table.board.place(id)?.name ? `${table.board.name(id)} (${id})` : table.board.name(id));

/** With more choices than this a card leaves out those that are places on the map. */
const MANY = 24;

/** The formation of a unit and the greater one above it, each once. */
const commandOf = ({ formation, corps }) => [...new Set([formation, corps])].filter(Boolean).map(title).join(" · ");

/** A counter drawn by itself. */
function picture(counter, counters, acting) {
  return s(
    "svg",
    { class: "portrait", viewBox: "-36 -38 76 72", width: 76, height: 72, "aria-hidden": "true", "data-lod": "0" },
    draw({ ...counter, with: null }, false, { acting }, formationsOf(counters)),
  );
}

export function unitCard(table, id) {
  const { view, offers } = table.ui;
  const counter = view.counters.find((one) => one.id === id);
  if (!counter) return [];
  const standing = counter.place ? whereOf(table, counter.place) : say("status", counter.status);
  const acting = offers.unit === id;
  // It has acted once it is done.
  const marks = counter.markers.filter((one) => !acting || one.id !== "acted");
  const all = offers.choices.filter((choice) => choice.unit === id);
  // Of very many places one picks on the map, not from a list.
  const doable = all.length > MANY ? all.filter((choice) => !offers.spot(choice)) : all;
  return [
    h(
      "div",
      { class: "card-head" },
      picture(counter, view.counters, acting),
      h(
        "div",
        {},
        h("h2", { text: counter.name }),
        h(
          "p",
          { class: "small" },
          h("span", { class: "side", data: { side: counter.side, letters: letters(counter.side) } }, sideName(counter.side)),
          ` · ${kindName(counter.kind)}`,
        ),
        counter.formation || counter.corps
          ? h("p", { class: "small muted", text: commandOf(counter) })
          : null,
      ),
    ),
    h("p", { text: `${standing}${counter.facing ? ` · ${t("facing", { place: table.board.name(counter.facing) })}` : ""}` }),
    counter.with ? h("p", { class: "small", text: t("with", { unit: table.unitName(counter.with) }) }) : null,
    marks.length
      ? h(
          "ul",
          { class: "marks" },
          marks.map((one) => h("li", { text: markerWords(one) })),
        )
      : null,
    figures(counter),
    doable.length
      ? h(
          "section",
          {},
          h("h3", { text: t("can-do") }),
          h(
            "div",
            { class: "card-actions" },
            doable.map((choice) => choiceButton(table, choice)),
          ),
        )
      : null,
    counter.note
      ? h("details", {}, h("summary", { text: t("sources") }), h("p", { class: "small", lang: "en", text: counter.note }))
      : null,
  ];
}

function figures(counter) {
  const shown = counter.figures.filter((figure) => figure.printed || figure.value);
  if (!shown.length) return null;
  return h(
    "table",
    { class: "figures" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ["figure", "now", "printed", "source"].map((key) => h("th", { scope: "col", text: t(`figure-head-${key}`) })),
      ),
    ),
    h(
      "tbody",
      {},
      shown.map((figure) =>
        h(
          "tr",
          {},
          h("th", { scope: "row", text: say("figure", figure.id) }),
          h("td", { class: figure.value < figure.printed && !figure.id.endsWith("losses") ? "less" : "", text: figure.value }),
          h("td", { text: figure.printed }),
          h(
            "td",
            {},
            h("abbr", { title: t(`provenance-${figure.provenance}`), text: t(`provenance-short-${figure.provenance}`) }),
          ),
        ),
      ),
    ),
  );
}

export function placeCard(table, id) {
  const place = table.board.place(id);
  if (!place) return [];
  const seen = table.ui.view.places.find((one) => one.id === id);
  const here = table.ui.view.counters.filter((counter) => counter.place === id);
  return [
    h("h2", { text: `${table.board.name(id)} ` }, place.name ? h("span", { class: "muted small", text: id }) : null),
    h("p", { text: terrainOf(place) }),
    place.note ? h("p", { class: "small muted", text: place.note }) : null,
    seen?.points
      ? h("p", { text: t("worth", { points: seen.points, side: seen.control ? sideName(seen.control) : t("nobody") }) })
      : null,
    seen?.zoc.length ? h("p", { class: "small", text: t("zoc-of", { sides: seen.zoc.map(sideName).join(", ") }) }) : null,
    seen?.markers.length
      ? h(
          "ul",
          { class: "marks" },
          seen.markers.map((one) => h("li", { text: one.label })),
        )
      : null,
    here.length
      ? h(
          "ul",
          { class: "plain" },
          here.map((counter) =>
            h(
              "li",
              {},
              h(
                "button",
                { type: "button", class: "quiet", onclick: () => table.select(counter.id) },
                `${counter.name} ${valueOf(counter)}`,
              ),
            ),
          ),
        )
      : null,
    h("button", { type: "button", onclick: () => table.threats(id) }, t("threats-here")),
  ];
}

/** The values of a counter in one word. */
export const valueOf = (counter) =>
  fightsWith(counter)?.value ?? (isLeader(counter) && counter.kind !== "hq" ? rankOf(counter) : "");

/** A marker in words, with its number unless the words have one. */
export const markerWords = (one) => (one.value === null || /\d/.test(one.label) ? one.label : `${one.label} ${one.value}`);

/** A place in one sentence, for assistive technology. */
export function placeWords(table, id) {
  const place = table.board.place(id) ?? { name: table.board.name(id) };
  const here = table.ui.view.counters.filter((counter) => counter.place === id);
  const offered = table.ui.offers.at(id).wanted[0];
  const reached = table.ui.reach?.places.find((one) => one.place === id);
  return [
    `${place.name ? `${place.name}, ${id}` : table.board.name(id)}, ${terrainOf(place)}`,
    ...here.map((counter) =>
      `${sideName(counter.side)} ${counter.name} ${valueOf(counter)} ${counter.markers.map(markerWords).join(", ")}`.trim(),
    ),
    table.ui.sight?.lines.get(id)?.reason.text,
    fireWords(table, id),
    offered
      ? `${offered.label ?? ""} ${costWords(offered)}`.trim()
      : reached
        ? t("could-reach", { cost: points(reached.cost) })
        : null,
  ]
    .filter(Boolean)
    .join(". ");
}

/** The card by the pointer: terrain, who stands there, what going there costs and why. */
export function tipOf(table, id, unit) {
  const place = table.board.place(id);
  const { view, offers, reach } = table.ui;
  const here = view.counters.filter((counter) => counter.place === id);
  const { wanted } = offers.at(id);
  const found = reach?.places.find((one) => one.place === id);
  const focus = here.find((counter) => counter.id === unit);
  return [
    h("strong", { text: table.board.name(id) }),
    h("span", { class: "muted", text: `${place.name ? ` ${id}` : ""} · ${terrainOf(place)}` }),
    here.length
      ? h(
          "ul",
          {},
          here.map((counter) =>
            h(
              "li",
              { class: counter === focus ? "focus" : "" },
              h("span", { class: "side", data: { side: counter.side, letters: letters(counter.side) } }),
              ` ${counter.name} ${valueOf(counter)}`,
              h("span", {
                class: "muted",
                text: counter.markers.length ? ` · ${counter.markers.map(markerWords).join(", ")}` : "",
              }),
            ),
          ),
        )
      : null,
    ...wanted.map((choice) => h("div", { class: "tip-offer" }, h("b", { text: choice.label ?? "" }), costLines(choice))),
    sightTip(table, id),
    fireTip(table, id),
    found && !wanted.length
      ? h(
          "div",
          { class: "tip-offer" },
          t("could-reach", { cost: points(found.cost) }),
          found.fatigue ? ` · ${t("cost-fatigue", { fatigue: found.fatigue })}` : "",
          found.stops ? h("div", { class: "small", text: t("must-stop", { reason: found.stops.text }) }) : null,
        )
      : null,
  ].filter(Boolean);
}

function costLines(choice) {
  if (!choice.cost) return null;
  const left = choice.cost.left === null ? "" : ` · ${t("cost-left", { left: points(choice.cost.left) })}`;
  return h(
    "div",
    { class: "small" },
    `${costWords(choice)}${left}`,
    choice.cost.reasons.map((reason) => h("div", { class: "muted", text: `${reason.text} [${reason.rule}]` })),
  );
}
