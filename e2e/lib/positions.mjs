// Positions the tests begin from, reached by choices through the interface. What a title needs for them is in its script.

import { readFile } from "node:fs/promises";

const lessonOf = async (title) => JSON.parse(await readFile(new URL(`../../web/lessons/${title}.json`, import.meta.url), "utf8"));

/** The title the tests play unless told otherwise. */
export const FIRST = { title: "bull-run-1861", scenario: "historical" };

/** The second title: the scenario its tests play, and the one its lesson and its attacks begin from. */
export const SECOND = { title: "second-bull-run", scenario: "29-august" };
export const COUNTER_STROKE = { title: "second-bull-run", scenario: "30-august" };

/** The third title, the first on hexes. */
export const THIRD = { title: "cedar-mountain", scenario: "historical" };

/** The fourth title: its small scenario, and the whole battle on a map of two sheets. */
export const FOURTH = { title: "red-badge", scenario: "matthews-hill" };
export const WHOLE_FIELD = { title: "red-badge", scenario: "full-battle" };

/**
 * By title: the choices that set the battle up, the unit the tests march with and where to, what leads to the first attack, and
 * what forms it so that only the dice are left.
 */
export const SCRIPTS = {
  "bull-run-1861": {
    setUp: (await lessonOf("bull-run-1861")).choices,
    unit: "us_sherman",
    name: "Sherman",
    step: "N08",
    toAttack: ["select us_sherman", "engage", "face S06"],
    target: "S06",
    form: ["target S06", "join us_sherman"],
  },
  "second-bull-run": {
    setUp: (await lessonOf("second-bull-run")).choices,
    unit: "us_nagle",
    name: "Nagle",
    step: "119",
    toAttack: ["designate us_cc_reno", "activate reno", "act us_nagle", "step 119", "step 118", "face 129"],
    target: "129",
    form: ["attack 129"],
  },
  "cedar-mountain": {
    setUp: (await lessonOf("cedar-mountain")).choices,
    unit: "us_prince",
    name: "Prince",
    step: "1307",
    toAttack: [],
    target: "0810",
    form: ["target cs_early", "join us_res3"],
  },
  "red-badge": {
    setUp: (await lessonOf("red-badge")).choices,
    unit: "US-2RI-B",
    name: "2 RI b",
    step: "N4318",
    toMarch: ["activate US-BURNSIDE", "done"],
    opening: ["activate US-BURNSIDE", "done", "move US-2RI-B", "step N4318", "step N4419", "step N4519", "step N4520", "halt"],
    target: "N4721",
    fire: "fire US-2RI-B N4721",
  },
};

/** The script of the title that is meant. */
export const scriptOf = ({ title = FIRST.title } = {}) => SCRIPTS[title];

/** The choices that set the historical battle up. */
export const SET_UP = SCRIPTS[FIRST.title].setUp;

/** A battle set up, the first side to activate; how many may follow is up to a die. */
export const battle = (api, others = {}) => api.newGame({ ...FIRST, ...others, choices: scriptOf(others).setUp });

/** The same, with more than one unit to activate. */
export async function longBattle(api, others = {}) {
  for (let n = 0; n < 40; n += 1) {
    const id = await battle(api, others);
    if (/\d/.test((await api.game(id)).view.asked.choose.prompt)) return id;
  }
  throw new Error("forty dice in a row allowed one brigade only");
}

/** A battle set up, and choices made one after another. */
export async function after(api, others, choices) {
  const id = await battle(api, others);
  for (const notation of choices) await api.play(id, notation);
  return id;
}

/** Plays on with the first choice that serves, until `there` says it is enough. */
export async function playUntil(api, id, there, prefer = []) {
  let game = await api.game(id);
  for (let n = 0; n < 2000 && !there(game); n += 1) {
    const { choices } = game.view;
    const wanted = prefer.find((one) => choices.some((choice) => choice.notation === one));
    game = await api.play(id, wanted ?? calm(choices).notation);
  }
  if (!there(game)) throw new Error("the position was not reached");
  return game;
}

const firstOf = (choices, verbs) => verbs.map((verb) => choices.find((choice) => choice.verb === verb)).find(Boolean) ?? choices.at(-1);

/** A choice that brings the turn on without a fight. */
export const calm = (choices) => firstOf(choices, ["muster", "stop", "done", "decline", "pass", "face", "select"]);

/** A choice that seeks the fight where there is one. */
export const bold = (choices) => firstOf(choices, ["muster", "resolve", "join", "target", "engage", "fight", "attack", "designate", "activate", "act", "stop", "done", "decline", "pass", "face", "select"]);

/** A unit is engaged; its first attack can be declared. */
export async function beforeAttack(api, others = {}) {
  const { toAttack, form } = scriptOf(others);
  const id = await battle(api, others);
  await playUntil(api, id, (game) => game.view.choices.some((choice) => choice.notation === form[0]), toAttack);
  return id;
}

/** An attack is formed; the next choice rolls the dice. */
export async function beforeDice(api, others = {}) {
  const id = await beforeAttack(api, others);
  for (const notation of scriptOf(others).form) await api.play(id, notation);
  return id;
}

/** A track of the game by its id. */
export const track = (game, id) => game.view.tracks.find((one) => one.id === id);

/** A counter of the game by its id. */
export const counter = (game, id) => game.view.counters.find((one) => one.id === id);
