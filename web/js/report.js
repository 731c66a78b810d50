// After the battle: the verdict and how it came about, losses over time, every unit's story, the dice.

import { h } from "./dom.js";
import { gamePath, get } from "./api.js";
import { letters, number, own, ownMaybe, playTitle, sideName, t } from "./words.js";
import { frame, link } from "./frame.js";
import { verdictOf } from "./score.js";
import { bars, curve } from "./plots.js";
import { recordOf } from "./log.js";
import { toast } from "./dialogs.js";

const sideTag = (side) => h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side));

export async function reportPage(root, id) {
  const [game, report] = await Promise.all([get(gamePath(id)), get(gamePath(id, "report"))]);
  playTitle(game.title);
  const over = report.over ?? Boolean(game.view.asked.over);
  const lost = report.units.filter((unit) => unit.losses > 0).sort((a, b) => b.losses - a.losses);
  const main = h(
    "main",
    { class: "page report" },
    h("h1", { text: game.name }),
    verdictOf({ game }, report.outcome, over),
    h(
      "div",
      { class: "plots" },
      curve(own("plot-losses"), report.losses, (one, side) => one[side]),
      report.losses[0]?.points ? curve(own("plot-points"), report.losses, (one, side) => one.points[side]) : null,
      lost.length
        ? bars(
            own("plot-units"),
            lost.map((unit) => ({ label: unit.name, side: unit.side, value: unit.losses })),
          )
        : null,
    ),
    h("section", {}, h("h2", { text: t("dice-title") }), diceTable(report.dice)),
    h(
      "section",
      {},
      h("h2", { text: t("stories") }),
      h(
        "div",
        { class: "stories" },
        ["union", "confederate"].map((side) =>
          h("section", {}, h("h3", {}, sideTag(side)), report.units.filter((unit) => unit.side === side).map(story)),
        ),
      ),
    ),
    h(
      "p",
      { class: "noprint report-links" },
      link(`/game/${id}/replay`, t("replay"), { class: "button primary" }),
      over ? link(`/game/${id}/analysis`, t("analyse"), { class: "button" }) : link(`/game/${id}`, t("continue"), { class: "button" }),
      h("a", { class: "button", href: recordOf(id) }, t("download")),
      h("button", { type: "button", onclick: () => copy(main) }, t("copy-text")),
      h("button", { type: "button", onclick: () => print() }, t("print")),
    ),
    h("p", { class: "small muted mono", text: `${t("commitment")} ${game.commitment ?? ""}` }),
  );
  frame(root, t("report"), main, [link("/", t("lobby"))]);
}

/** The report as plain text, everything unfolded. */
async function copy(main) {
  const whole = main.cloneNode(true);
  whole.querySelectorAll(".noprint, svg, .chip").forEach((one) => one.remove());
  const blocks = [...whole.querySelectorAll("h1, h2, h3, p, li, tr, figcaption, summary")].filter((one) => !one.closest("li li"));
  const text = blocks
    .map((one) =>
      [...one.childNodes]
        .map((node) => node.textContent.trim())
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");
  await navigator.clipboard?.writeText(text);
  toast(t("copied"));
}

function story(unit) {
  const figures = [
    t("story-attacks", { count: unit.attacks }),
    own("story-losses", { count: unit.losses }),
    t("story-steps", { count: unit.steps }),
  ].join(" · ");
  const lines = unit.story;
  return h(
    "details",
    {},
    h("summary", {}, h("b", { text: unit.name }), h("span", { class: "muted small", text: ` ${figures}` })),
    lines.length
      ? h(
          "ol",
          { class: "small" },
          lines.map((line) => h("li", { text: line })),
        )
      : h("p", { class: "small muted", text: t("story-none") }),
  );
}

/** The words of a list that a title keeps. */
const listOf = (key) => ownMaybe(key)?.split(" ") ?? [];

/** A row as players count: where a title reads ten as nought, so do mean and expectation. */
function asRead(row) {
  if (!listOf("ten-is-nought").includes(row.purpose)) return row;
  const tens = row.faces[9] ?? 0;
  return { ...row, mean: row.mean - (10 * tens) / Math.max(1, row.count), expected: 4.5 };
}

function diceTable(all) {
  // Markers drawn from a cup are no dice, though they are chance.
  const dice = all.filter((row) => !listOf("drawn").includes(row.purpose)).map(asRead);
  if (!dice.length) return h("p", { class: "muted", text: t("dice-none") });
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": t("dice-title") },
    h(
      "table",
      { class: "figures" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["side", "purpose", "count", "mean", "expected"].map((key) => h("th", { scope: "col", text: t(`dice-${key}`) })),
        ),
      ),
      h(
        "tbody",
        {},
        dice.map((row) =>
          h(
            "tr",
            {},
            h("td", {}, row.side ? sideTag(row.side) : ""),
            h("td", { text: ownMaybe(`die-${row.purpose}`) ?? row.purpose }),
            h("td", { text: row.count }),
            h("td", { text: number(row.mean, 2) }),
            h("td", { text: number(row.expected, 2) }),
          ),
        ),
      ),
    ),
  );
}
