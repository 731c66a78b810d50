// Who could attack a place in the next phase, and at what odds: asked of the server, listed beside the map, arrows on it.

import { announce, h, iconButton } from "./dom.js";
import { letters, own, points, sideName, t } from "./words.js";
import { gamePath, get, Refused } from "./api.js";
import { toast } from "./dialogs.js";
import { oddsBody, shares } from "./odds.js";

/** Asks who could attack a place and shows it; in a replay, as it stood then. */
export async function showThreats(table, place) {
  const { game } = table;
  const at = table.role.replay ? { at: game.made } : {};
  let found;
  try {
    found = await get(gamePath(game.id, `threats/${encodeURIComponent(place)}`), at);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    toast(problem.code === "offline" ? t("offline") : problem.message);
    return;
  }
  if (table.game.seq !== game.seq || table.game.made !== game.made) return;
  table.ui.threats = { ...found, open: null, units: unitsOf(found.threats) };
  table.render();
  table.layout.open("odds", true);
  announce(t(found.threats.length ? "threat-count" : "threats-none", words(table, found)));
}

const words = (table, { place, threats }) => ({ count: unitsOf(threats).length, place: table.board.name(place) });

/** Every unit once, with what its cheapest way costs. */
function unitsOf(threats) {
  const found = new Map();
  for (const { unit, cost } of threats.flatMap((threat) => threat.units)) {
    if (!(found.get(unit) <= cost)) found.set(unit, cost);
  }
  return [...found].map(([id, cost]) => ({ id, cost }));
}

/** The list, most dangerous first; each opens into its odds sheet. */
export function threatPanel(table) {
  const { threats: shown } = table.ui;
  const { place, side, threats } = shown;
  return [
    h(
      "div",
      { class: "threat-head" },
      h("h2", { text: t("threats-on", { place: table.board.name(place) }) }),
      iconButton("close", t("close"), { data: { key: "threats-close" }, onclick: () => close(table) }, "Esc"),
    ),
    h(
      "p",
      { class: "small muted" },
      h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side)),
      " ",
      threats.length ? own("threats-how") : t("threats-none", { place: table.board.name(place) }),
    ),
    classes(threats),
    h(
      "ol",
      { class: "threats" },
      threats.map((threat, n) => entry(table, threat, n)),
    ),
  ];
}

function close(table) {
  table.ui.threats = null;
  table.render();
  table.map.cursorBox.focus({ preventScroll: true });
}

/** Opens or folds one threat; the arrows show only those who take part in it. */
function toggle(table, n) {
  const shown = table.ui.threats;
  shown.open = shown.open === n ? null : n;
  shown.units = unitsOf(shown.open === null ? shown.threats : [shown.threats[n]]);
  table.render();
}

/** What the colours mean, once for all. */
function classes(threats) {
  const found = new Map(threats.flatMap(({ odds }) => odds?.outcomes ?? []).map((one) => [one.what, one.label]));
  if (!found.size) return null;
  return h(
    "ul",
    { class: "threat-key small", "aria-hidden": "true" },
    [...found].map(([what, label]) => h("li", {}, h("span", { class: `share ${what}` }), label)),
  );
}

function entry(table, threat, n) {
  const open = table.ui.threats.open === n;
  return h(
    "li",
    { class: "threat-entry" },
    h(
      "button",
      {
        type: "button",
        class: "threat-button",
        "aria-expanded": String(open),
        data: { key: `threat-${n}` },
        onclick: () => toggle(table, n),
      },
      h(
        "span",
        { class: "threat-who" },
        threat.units.length > 1 ? h("span", { class: "small muted", text: t("threat-together") }) : null,
        threat.units.map((unit) => part(table, unit)),
      ),
      chances(threat.odds),
    ),
    threat.notes.map((note) => h("p", { class: "small muted", text: note })),
    open && threat.odds ? h("section", { class: "odds" }, oddsBody(table, threat.odds)) : null,
  );
}

/** A unit's part: who, from where, for how much. */
function part(table, { unit, from, cost, fatigue }) {
  // Who fires from where it stands has no way to go.
  const words = [t(cost > 0 ? "threat-from" : "threat-at", { place: table.board.name(from), cost: points(cost) })];
  if (fatigue > 0) words.push(t("threat-fatigue"));
  return h(
    "span",
    { class: "threat-part" },
    h("b", { text: table.unitName(unit) }),
    " ",
    h("span", { class: "small", text: words.join(", ") }),
  );
}

/** What it may come to; a place that is simply entered has no odds. */
const chances = (odds) => (odds ? shares(odds) : h("span", { class: "small", text: t("threat-enters") }));
