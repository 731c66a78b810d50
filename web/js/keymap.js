// Which key does what. Every key here can be changed or switched off; arrows, Enter, Esc and Home stay.

import { prefs } from "./prefs.js";

/** Actions with the key they have at first. */
const FIRST = {
  undo: "u",
  redo: "r",
  next: "n",
  all: "a",
  "turn-left": "q",
  "turn-right": "e",
  stack: "s",
  inspect: "i",
  zoc: "z",
  fronts: "f",
  command: "c",
  objectives: "o",
  last: "e",
  costs: "m",
  threat: "t",
  sight: "v",
  advise: "b",
  arc: "y",
  fire: "d",
  hide: "h",
  "one-side": "j",
  plain: "k",
  log: "l",
  score: "p",
  "go-to": "g",
  find: "/",
  overview: "w",
  "zoom-in": "+",
  "zoom-out": "-",
  fold: "\\",
  "replay-back": "[",
  "replay-forward": "]",
  "replay-first": "{",
  "replay-last": "}",
  "replay-play": " ",
  help: "?",
};

/** Two actions that may share a key: with something to turn the first is meant, else the second. */
const SHARED = new Set(["turn-right", "last"]);

export const ACTIONS = Object.keys(FIRST);

/** The key of an action; empty if it has none. */
export const keyOf = (action) => prefs.get("keymap")[action] ?? FIRST[action] ?? "";

/** The key as people read it, empty while single keys are off. */
export function keyName(action) {
  const key = prefs.get("keys") ? keyOf(action) : "";
  return key === " " ? "␣" : key.length === 1 ? key.toUpperCase() : key;
}

/** Actions that a key stands for, in order of precedence. */
export function actionsOf(key) {
  const wanted = key === "=" ? "+" : key;
  const exact = ACTIONS.filter((action) => keyOf(action) === wanted);
  return exact.length ? exact : ACTIONS.filter((action) => keyOf(action) === wanted.toLowerCase());
}

/** Gives an action a key and takes it from those that had it; gives the actions that lost theirs. */
export function assign(action, key) {
  const losers = ACTIONS.filter(
    (other) => other !== action && key && keyOf(other) === key && !(SHARED.has(other) && SHARED.has(action)),
  );
  const changed = { ...prefs.get("keymap"), [action]: key };
  for (const loser of losers) changed[loser] = "";
  prefs.set("keymap", changed);
  return losers;
}

/** All keys as they were at first. */
export const resetKeys = () => prefs.set("keymap", {});
