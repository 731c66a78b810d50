// Who may sit in a seat: people, and computers of a level and a temperament. A seat's word is `human`, `level5` or
// `level5-aggressive`; `human+level5` where a person has lent the seat.

import { h } from "./dom.js";
import { letters, maybe, sideName, t } from "./words.js";

export const SIDES = ["union", "confederate"];
const HUMAN = "human";
const LENT = "human+";
const EVEN = "methodical";
/** Levels from this one on search, which takes its time. */
const SEARCHES = 4;

/** What a word in a seat says. */
export function readPlayer(word) {
  const lent = word.startsWith(LENT);
  const [kind, temper = EVEN] = (lent ? word.slice(LENT.length) : word).split("-");
  return { kind, temper, lent, person: kind === HUMAN };
}

const writePlayer = ({ kind, temper }) => (kind === HUMAN || temper === EVEN ? kind : `${kind}-${temper}`);

export const isPerson = (word) => readPlayer(word).person;

/** True if this player takes time to think. */
export const thinksLong = (word) => Number(/^level(\d)$/.exec(readPlayer(word).kind)?.[1] ?? 0) >= SEARCHES;

/** The name of a level, with its temperament if it has one. */
function levelName({ kind, temper }) {
  const level = maybe(`player-${kind}`) ?? kind;
  return temper === EVEN ? level : t("player-tempered", { level, temper: maybe(`temper-${temper}`) ?? temper });
}

/** The commander at the beginning of a sentence. */
export function commanderName(word) {
  const [first = "", ...rest] = levelName(readPlayer(word));
  return first.toLocaleUpperCase() + rest.join("");
}

/** Who sits there, in short words. */
export function playerName(word) {
  const player = readPlayer(word);
  return player.person || !player.kind.startsWith("level") ? levelName(player) : t("player-computer", { level: levelName(player) });
}

/** Who plays a side: the level, its temperament, and a line about how it thinks. */
export function seatField(title, state, side, people = true) {
  const now = readPlayer(state.players[side]);
  const kinds = title.players.filter((one) => people || one.id !== HUMAN);
  // A player from the command line keeps his seat until somebody else is chosen.
  if (!kinds.some((one) => one.id === now.kind)) kinds.push({ id: now.kind, name: playerName(now.kind), text: "" });
  const about = h("small", { class: "muted seat-about", id: `seat-${side}-text` });
  const level = pick(`seat-${side}`, kinds, now.kind, { "aria-describedby": about.id });
  const temper = pick(`temper-${side}`, title.temperaments, now.temper, { "aria-describedby": about.id });
  const tempered = h("label", { class: "temper", for: temper.id }, h("span", { text: t("temperament") }), temper);
  const show = () => {
    const kind = level.value;
    state.players[side] = writePlayer({ kind, temper: temper.value });
    tempered.hidden = !kind.startsWith("level");
    const told = [kinds.find((one) => one.id === kind), tempered.hidden ? null : title.temperaments.find((one) => one.id === temper.value)];
    about.textContent = told.map((one) => one?.text ?? "").filter(Boolean).join(" ");
  };
  for (const field of [level, temper]) field.addEventListener("change", show);
  show();
  return h(
    "div",
    { class: "seat" },
    h("label", { for: level.id }, h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side))),
    level,
    tempered,
    about,
  );
}

const pick = (id, all, now, props) =>
  h(
    "select",
    { id, ...props },
    all.map((one) => h("option", { value: one.id, selected: one.id === now }, one.name)),
  );
