// The odds sheet: exact chances of every result, all modifiers with their rules, and what may follow.

import { h, icon } from "./dom.js";
import { letters, maybe, number, own, ownMaybe, percent, sideName, t } from "./words.js";
import { chartsOf, ruleChip } from "./rules.js";
import { oddsCharts } from "./charts.js";
import { jointPanel } from "./joint.js";

export function oddsPanel(table) {
  const { odds } = table.ui;
  const joint = jointPanel(table);
  if (!odds.length) return [joint ?? h("p", { class: "muted", text: t("odds-none") })];
  const at = odds.indexOf(table.layout.oddsShown);
  const others =
    odds.length > 1
      ? h(
          "div",
          { class: "odds-list", role: "group", "aria-label": t("odds-which") },
          odds.map(({ choice }, n) =>
            h(
              "button",
              {
                type: "button",
                "aria-pressed": String(n === at),
                data: { key: `odds-${n}` },
                onclick: () => {
                  table.layout.oddsAt = choice.notation;
                  table.layout.renderPanel();
                },
              },
              choice.label ?? choice.notation,
            ),
          ),
        )
      : null;
  return [others, sheet(table, odds[at], joint)];
}

/** What the dice decide, and where: an attack, unless the choice is called otherwise. */
const heading = ({ verb }, place) => ownMaybe(`odds-of-${verb}`, { place }) ?? t("odds-of", { place });

function sheet(table, { choice, sheet: odds }, joint) {
  const place = choice.target ?? odds.taken?.[0]?.place;
  return h(
    "section",
    { class: table.ui.oddsStale ? "odds stale" : "odds" },
    joint,
    h("h2", {
      text: place && table.board.place(place) ? heading(choice, table.board.name(place)) : (choice.label ?? ""),
    }),
    place
      ? h("p", {
          class: "small muted",
          text: table.ui.view.counters
            .filter((counter) => counter.place === place)
            .map((counter) => counter.name)
            .join(", "),
        })
      : null,
    oddsBody(table, odds),
    h(
      "div",
      { class: "roll-box" },
      table.joint.open ? shares(odds) : null,
      h(
        "button",
        {
          type: "button",
          class: "primary roll",
          data: { key: "roll" },
          disabled: table.ui.oddsStale,
          onclick: () => table.play(choice),
          onpointerenter: () => table.hint(choice),
          onpointerleave: () => table.hint(null),
          onfocus: () => table.hint(choice),
          onblur: () => table.hint(null),
        },
        icon("dice"),
        choice.label ?? choice.notation,
      ),
    ),
  );
}

/** All there is to know about a combat, but nothing to press. */
export function oddsBody(table, odds) {
  return [
    modifiers(table, odds),
    h("h3", { text: t("odds-results") }),
    h(
      "ul",
      { class: "bars" },
      odds.outcomes.map((outcome) => bar(outcome)),
    ),
    totals(table, odds),
    odds.cells?.length
      ? oddsCharts(
          table,
          chartsOf(table.game.title, () => table.layout.renderPanel()),
          odds.cells,
        )
      : null,
    odds.notes?.length
      ? h(
          "ul",
          { class: "small muted" },
          odds.notes.map((note) => h("li", { text: note })),
        )
      : null,
  ];
}

function modifiers(table, odds) {
  const sides = [...new Set([...odds.modifiers, ...odds.dice].map((one) => one.side))];
  return h(
    "div",
    { class: "modifiers" },
    sides.map((side) => {
      const mine = odds.modifiers.filter((one) => one.side === side);
      const sum = mine.reduce((total, one) => total + one.value, 0);
      return h(
        "section",
        {},
        h(
          "h3",
          {},
          h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side)),
          h("b", { class: "sum", text: signed(sum) }),
        ),
        h(
          "ul",
          { class: "plain" },
          mine.map((one) =>
            h(
              "li",
              {},
              h("b", { class: "value", text: signed(one.value) }),
              " ",
              one.label,
              " ",
              ruleChip(table.game.title, one.rule),
            ),
          ),
          odds.dice
            .filter((one) => one.side === side)
            .map((one) => dieLine(table, one)),
        ),
      );
    }),
  );
}

/** A die that may add one, or that settles something else in words of its own. */
function dieLine(table, { unit, purpose, succeeds_on: face, rule }) {
  const args = { unit: table.unitName(unit), purpose: maybe(`die-${purpose}`) ?? purpose, face };
  const words = ownMaybe(`odds-die-${purpose}`, args);
  return h(
    "li",
    {},
    h("b", { class: "value", text: words ? `≤${face}` : "+0/1" }),
    " ",
    words ?? t("odds-die", args),
    " ",
    ruleChip(table.game.title, rule),
  );
}

const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** A class of results: a bar with its number, and the choice that may follow. */
function bar(outcome, depth = 0) {
  return h(
    "li",
    { class: "outcome" },
    h(
      "div",
      { class: "bar-line" },
      h("b", { class: "bar-number", text: percent(outcome.probability), title: outcome.exact }),
      h("span", { text: outcome.label }),
    ),
    h(
      "div",
      { class: "bar-track", "aria-hidden": "true" },
      h("div", { class: `bar-fill ${outcome.what}`, vars: { share: outcome.probability } }),
    ),
    outcome.then
      ? h(
          "details",
          { open: depth === 0 && outcome.then.options.length < 3 },
          h("summary", { text: thenWords(outcome.then) }),
          h(
            "ul",
            { class: "plain branch" },
            outcome.then.options.map((option) =>
              h(
                "li",
                {},
                h("b", { class: "small", text: option.label }),
                h(
                  "ul",
                  { class: "plain" },
                  option.outcomes.map((one) => bar(one, depth + 1)),
                ),
              ),
            ),
          ),
        )
      : null,
  );
}

/** What a player then chooses; or what happens, where nobody does. */
const thenWords = ({ side, prompt }) =>
  side ? t("odds-then", { side: sideName(side), prompt }) : t("odds-then-happens", { what: prompt });

/** The classes of results side by side, with their numbers. */
export function shares(odds) {
  return h(
    "span",
    { class: "threat-odds" },
    h(
      "span",
      { class: "shares", "aria-hidden": "true" },
      odds.outcomes.map((one) => h("span", { class: `share ${one.what}`, vars: { share: one.probability } })),
    ),
    h(
      "span",
      { class: "threat-numbers small" },
      odds.outcomes.map((one) =>
        h(
          "span",
          { title: `${one.label} (${one.exact})` },
          h("span", { class: `share ${one.what}`, "aria-hidden": "true" }),
          percent(one.probability),
          h("span", { class: "unseen", text: ` ${one.label}. ` }),
        ),
      ),
    ),
  );
}

/** False where too much may follow for bounds; a note says so. */
const known = (range) => range.min !== null;

function totals(table, odds) {
  const range = (one, say) => (say(one.min) === say(one.max) ? say(one.min) : `${say(one.min)}–${say(one.max)}`);
  return h(
    "dl",
    { class: "totals" },
    odds.losses
      .filter(known)
      .map((one) => [
        h("dt", { text: own("odds-losses", { side: sideName(one.side) }) }),
        h("dd", { text: range(one, (value) => number(value, 2)) }),
      ]),
    odds.taken
      .filter(known)
      .map((one) => [
        h("dt", { text: t("odds-taken", { place: table.board.name(one.place) }) }),
        h("dd", { text: range(one, percent) }),
      ]),
  );
}
