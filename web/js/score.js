// How things stand: points if the game ended now and where they come from, objectives, tracks.

import { h } from "./dom.js";
import { letters, sideName, t } from "./words.js";
import { ruleChip } from "./rules.js";
import { chitTable } from "./roster.js";

export function scorePanel(table) {
  const { game, ui } = table;
  const { verdict } = game;
  const held = ui.view.places.filter((place) => place.points);
  return [
    verdict ? verdictOf(table, verdict, Boolean(ui.view.asked.over)) : null,
    h("h3", { text: t("objectives") }),
    h(
      "table",
      { class: "figures" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["place", "points", "holder"].map((key) => h("th", { scope: "col", text: t(`objective-${key}`) })),
        ),
      ),
      h(
        "tbody",
        {},
        held.map((place) =>
          h(
            "tr",
            {},
            h(
              "th",
              { scope: "row" },
              h(
                "button",
                { type: "button", class: "quiet link", onclick: () => table.tell([place.id], []) },
                table.board.name(place.id),
              ),
            ),
            h("td", { text: place.points }),
            h("td", {}, place.control ? sideTag(place.control) : t("nobody")),
          ),
        ),
      ),
    ),
    chitTable(table),
    h("h3", { text: t("tracks") }),
    h(
      "ul",
      { class: "plain" },
      ui.view.tracks.filter((track) => !track.id.startsWith("markers-")).map((track) =>
        h(
          "li",
          {},
          track.side ? sideTag(track.side) : null,
          ` ${track.label}: `,
          h("b", { text: track.max ? `${track.value}/${track.max}` : track.shows ? "" : track.value }),
          track.shows ? ` ${track.shows}` : "",
        ),
      ),
    ),
  ];
}

const sideTag = (side) => h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side));

/** The result with every reason and its rule. */
export function verdictOf(table, verdict, over) {
  const winner = verdict.winner ? t("won", { side: sideName(verdict.winner) }) : t("draw");
  return h(
    "section",
    { class: "verdict" },
    h("h2", { text: over ? winner : t("if-now", { result: winner }) }),
    h(
      "p",
      { class: "score" },
      sideTag("union"),
      h("b", { text: verdict.points.union }),
      sideTag("confederate"),
      h("b", { text: verdict.points.confederate }),
    ),
    h(
      "ul",
      { class: "plain reasons" },
      verdict.reasons.map((reason) => h("li", {}, `${reason.text} `, ruleChip(table.game.title, reason.rule))),
    ),
  );
}
