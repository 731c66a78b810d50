// What people typically try against the rules, by title. A new title adds its own list here and the tests take it up.

import { battle, beforeAttack, longBattle, SCRIPTS } from "./positions.mjs";

const BULL_RUN = SCRIPTS["bull-run-1861"];

/** A position, and choices that lead on from it. */
const then = (begin, ...choices) => async (api) => {
  const id = await begin(api);
  for (const notation of choices) await api.play(id, notation);
  return id;
};

/**
 * `what` is tried in a position, `choice` is how it is written, `rule` forbids it. Where the page has something to point at, `tap`
 * names the place or the unit that is not lit; `mode` is the button pressed before.
 */
export const ATTEMPTS = {
  "bull-run-1861": [
    {
      position: (api) => api.newGame({ scenario: "historical" }),
      attempts: [
        { what: "a line set up in zones far apart", choice: "extend cs_cocke S20", rule: "BR-3-adjacency-border", tap: { place: "S20" } },
        { what: "the enemy's brigade put in line", choice: "extend us_sherman N08", rule: "BR-12.2-free-extended" },
        { what: "an activation during the set-up", choice: "select us_sherman", rule: "BR-5-phase-order" },
      ],
    },
    {
      position: (api) => api.newGame({ scenario: "free" }),
      attempts: [
        { what: "a set-up on the enemy's bank", choice: "place cs_evans N20", rule: "BR-12.2-free-south" },
        { what: "a brigade set up before the forward three", choice: "place cs_jackson S06", rule: "BR-12.2-free-south" },
        { what: "a set-up left unfinished", choice: "placed", rule: "BR-12.1-decisions" },
      ],
    },
    {
      position: battle,
      attempts: [
        { what: "the enemy's brigade activated", choice: "select cs_evans", rule: "BR-5-phase-order" },
        { what: "a brigade on operational march activated", choice: "select us_porter", rule: "BR-6-op-not-activatable", tap: { unit: "us_porter" } },
        { what: "fewer brigades activated than the die says", choice: "done", rule: "BR-7-must-select" },
        { what: "dice rolled before an attack", choice: "resolve", rule: "BR-5-phase-order" },
      ],
    },
    {
      position: then(battle, "select us_sherman"),
      attempts: [
        { what: "a jump over the map", choice: "step N20", rule: "BR-3-adjacency-border", tap: { place: "N20" } },
        { what: "a march into the enemy", choice: "step S06", rule: "BR-10.3-enemy-zone", tap: { unit: "cs_evans" } },
        { what: "a march through the stream", choice: "step S16", rule: "BR-10.3-river-closed", tap: { place: "S16" } },
        { what: "a line over the stream", choice: "deploy S06", rule: "BR-10.6-deploy-no-river", mode: "deploy", tap: { unit: "cs_evans" } },
        { what: "a rest without fatigue", choice: "rest", rule: "BR-7-rest-only-fatigued" },
        { what: "no line, yet regrouped", choice: "regroup N07", rule: "BR-10.6-regroup" },
        { what: "a third line in a stack of two", choice: "line us_sherman third", rule: "BR-10.5-line-swap" },
        { what: "a host for the Legion, by the wrong army", choice: "host us_keyes", rule: "BR-10.5-legion-host" },
      ],
    },
    {
      position: then(battle, "select us_sherman", "stop"),
      attempts: [{ what: "a facing towards a zone that is not next to it", choice: "face N20", rule: "BR-10.4-free-facing", tap: { place: "N20" } }],
    },
    {
      position: then(battle, "select us_sherman", "engage"),
      attempts: [{ what: "an engagement with the back to the enemy", choice: "face N06", rule: "BR-10.3-engage-facing", tap: { place: "N06" } }],
    },
    {
      position: then(longBattle, "select us_sherman", "stop", "face S06"),
      attempts: [{ what: "a brigade activated twice", choice: "select us_sherman", rule: "BR-7-once-per-half-phase", tap: { unit: "us_sherman" } }],
    },
    {
      position: beforeAttack,
      attempts: [
        { what: "an attack on a zone nobody faces", choice: "target S05", rule: "BR-11.1-needs-mark", tap: { place: "S05" } },
        { what: "an attack on one's own troops", choice: "target N06", rule: "BR-11.1-needs-mark", tap: { place: "N06" } },
        { what: "two zones attacked where there is one", choice: "sweep us_sherman", rule: "BR-11.1-multi-target" },
      ],
    },
    {
      position: then(beforeAttack, BULL_RUN.form[0]),
      attempts: [
        { what: "a brigade in an attack that it has not engaged for", choice: "join us_keyes", rule: "BR-11.1-needs-mark", tap: { unit: "us_keyes" } },
        { what: "dice rolled for an attack that nobody has joined", choice: "resolve", rule: "BR-11.1-needs-mark" },
      ],
    },
    {
      position: then(beforeAttack, ...BULL_RUN.form),
      attempts: [{ what: "a brigade twice in one attack", choice: "join us_sherman", rule: "BR-11.1-joint" }],
    },
  ],
};
