// Positions the tests begin from, reached by choices through the interface.

import { readFile } from "node:fs/promises";

const lesson = JSON.parse(await readFile(new URL("../../web/lessons/bull-run-1861.json", import.meta.url), "utf8"));

/** The choices that set the historical battle up. */
export const SET_UP = lesson.choices;

/** A battle set up, the Union to activate its first brigade; how many may follow is up to a die. */
export const battle = (api, others = {}) => api.newGame({ ...others, choices: SET_UP });

/** The same, with more than one brigade to activate. */
export async function longBattle(api, others = {}) {
  for (let n = 0; n < 40; n += 1) {
    const id = await battle(api, others);
    if (/\d/.test((await api.game(id)).view.asked.choose.prompt)) return id;
  }
  throw new Error("forty dice in a row allowed one brigade only");
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
export const calm = (choices) => firstOf(choices, ["stop", "done", "decline", "pass", "face", "select"]);

/** A choice that seeks the fight where there is one. */
export const bold = (choices) => firstOf(choices, ["resolve", "join", "target", "engage", "stop", "done", "decline", "pass", "face", "select"]);

/** Sherman has engaged Evans; attacks on the other bank can be declared. */
export async function beforeAttack(api, others = {}) {
  const id = await battle(api, others);
  await playUntil(api, id, (game) => game.view.choices.some((choice) => choice.notation === "target S06"), ["select us_sherman", "engage", "face S06"]);
  return id;
}

/** A track of the game by its id. */
export const track = (game, id) => game.view.tracks.find((one) => one.id === id);
