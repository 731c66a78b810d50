// What people typically try against the rules, by title. A new title adds its own list here and the tests take it up.

import { battle, beforeAttack, COUNTER_STROKE, longBattle, playUntil, SCRIPTS, SECOND, THIRD } from "./positions.mjs";

const BULL_RUN = SCRIPTS["bull-run-1861"];
const CEDAR = SCRIPTS["cedar-mountain"];
const RENO = ["designate us_cc_reno", "activate reno", "act us_nagle"];

/** A position, and choices that lead on from it. */
const then = (begin, ...choices) => async (api) => {
  const id = await begin(api);
  for (const notation of choices) await api.play(id, notation);
  return id;
};

/** The second title after its set-up, and after its first attack could be declared. */
const stroke = (api) => battle(api, COUNTER_STROKE);
const beforeStroke = (api) => beforeAttack(api, COUNTER_STROKE);

/** Commanders may ride, whatever the die has given. */
async function beforeRide(api) {
  const id = await stroke(api);
  await playUntil(api, id, (game) => game.view.choices.some((choice) => choice.verb === "lead"), [...RENO, "face 119", "close"]);
  return id;
}

/** The third title's guns, and its first march: the first turn belongs to the guns of both sides. */
const guns = (api) => battle(api, THIRD);
const marching = then(guns, "done", "done", "done");

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
  "second-bull-run": [
    {
      position: (api) => api.newGame(SECOND),
      attempts: [
        { what: "a commander set up away from his corps", choice: "post cs_cc_jackson 30", rule: "S-11.2-each-zone", tap: { place: "30" } },
        { what: "a set-up out of order", choice: "place cs_starke 30", rule: "S-11.2-each-zone" },
        { what: "a commander designated during the set-up", choice: "designate us_cc_reno", rule: "S-4-order" },
      ],
    },
    {
      position: (api) => api.newGame({ ...SECOND, choices: ["muster"] }),
      attempts: [
        { what: "a reinforcement that is not due yet", choice: "arrive us_cc_reno 14", rule: "S-8.E-when" },
        { what: "a reinforcement of the wrong army", choice: "enter cs_starke 14", rule: "S-8.E-when" },
      ],
    },
    {
      position: stroke,
      attempts: [
        { what: "the enemy's commander designated", choice: "designate cs_cc_jackson", rule: "S-4-halves" },
        { what: "a commander designated who is not there", choice: "designate us_cc_sigel", rule: "S-6.1-designate" },
        { what: "the army commander designated like one of a corps", choice: "designate us_ac_pope", rule: "S-6.1-designate", tap: { unit: "us_ac_pope" } },
        { what: "a division activated by nobody", choice: "activate reno", rule: "S-4-order" },
      ],
    },
    {
      position: then(stroke, RENO[0]),
      attempts: [
        { what: "a division of another corps", choice: "activate hatch", rule: "S-6.1-one-by-one-div" },
        { what: "a division that is still to come", choice: "activate schurz", rule: "S-6.2-alone-reinf" },
        { what: "a brigade without its division", choice: "substitute us_nagle", rule: "S-6.1-substitute" },
      ],
    },
    {
      position: then(stroke, ...RENO.slice(0, 2)),
      attempts: [{ what: "a brigade of another division", choice: "act us_christ", rule: "S-6.2-two", tap: { unit: "us_christ" } }],
    },
    {
      position: then(stroke, ...RENO),
      attempts: [
        { what: "a jump over the map", choice: "step 30", rule: "S-2-zones", tap: { place: "30" } },
        { what: "a rest without fatigue", choice: "rest", rule: "S-6.1-rest-who" },
        { what: "infantry told to dismount", choice: "dismount", rule: "S-9.4-dismount" },
      ],
    },
    {
      position: then(stroke, ...RENO, "step 121"),
      attempts: [{ what: "a third brigade in one zone", choice: "stop", rule: "S-9.6-two" }],
    },
    {
      position: then(stroke, ...RENO, "step 119"),
      attempts: [{ what: "a rest after a march", choice: "rest", rule: "S-6.1-rest-or-move" }],
    },
    {
      position: then(stroke, ...RENO, "stop"),
      attempts: [
        { what: "a facing towards a zone that is not next to it", choice: "face 160", rule: "S-9.3-face-zone", tap: { place: "160" } },
        { what: "a march before the facing", choice: "step 119", rule: "S-9.5-react-order" },
      ],
    },
    {
      position: beforeStroke,
      attempts: [
        { what: "an attack on an empty zone", choice: "attack 130", rule: "S-9.4-attack-adjacent", tap: { place: "130" } },
        { what: "an attack over two borders", choice: "attack 143", rule: "S-9.4-attack-adjacent", tap: { place: "143" } },
      ],
    },
    {
      position: then(beforeStroke, ...SCRIPTS["second-bull-run"].form),
      attempts: [{ what: "a division torn apart", choice: "stop", rule: "S-9.1-cohesion-end" }],
    },
    {
      position: beforeRide,
      attempts: [
        { what: "a commander who was not designated rides", choice: "lead us_cc_porter 109", rule: "S-6.3-who" },
        { what: "a corps commander tests like the army's", choice: "try us_cc_reno", rule: "S-6.3-ac-test" },
        { what: "the enemy's commander rides", choice: "try cs_ac_lee", rule: "S-4-halves" },
      ],
    },
  ],
  "cedar-mountain": [
    {
      position: (api) => api.newGame(THIRD),
      attempts: [
        { what: "a leader posted far from his corps", choice: "post us_banks 0101", rule: "CM-14.1c" },
        { what: "a leader posted with another division", choice: "post us_augur 0804", rule: "CM-14.1c" },
        { what: "the enemy's guns drawn up", choice: "draw cs_andrews limbered", rule: "CM-5.1" },
        { what: "infantry with limbers", choice: "draw us_crawford limbered", rule: "CM-3.3b" },
        { what: "guns on horseback", choice: "draw us_res1 mounted", rule: "CM-3.3b" },
        { what: "a march during the set-up", choice: "move us_prince", rule: "CM-5.1" },
      ],
    },
    {
      position: guns,
      attempts: [
        { what: "fire at one's own side", choice: "target us_prince", rule: "CM-9.2a" },
        { what: "fire at a target behind the woods", choice: "target cs_stonewall", rule: "CM-7.2", tap: { unit: "cs_stonewall" } },
        { what: "fire at a target far away", choice: "target cs_forno", rule: "CM-7.2", tap: { unit: "cs_forno" } },
        { what: "fire at a brigade that has not come yet", choice: "target cs_branch", rule: "CM-8.1a" },
        { what: "a march in the Artillery Phase", choice: "move us_prince", rule: "CM-5.1" },
        { what: "a rally before its phase", choice: "rally us_prince", rule: "CM-5.1" },
      ],
    },
    {
      position: then(guns, CEDAR.form[0]),
      attempts: [
        { what: "fire by nobody", choice: "fire", rule: "CM-9.5a" },
        { what: "infantry among the guns", choice: "join us_prince", rule: "CM-7.1", tap: { unit: "us_prince" } },
        { what: "the enemy's guns in one's own fire", choice: "join cs_walker", rule: "CM-5.1" },
      ],
    },
    {
      position: then(guns, ...CEDAR.form),
      attempts: [
        { what: "a battery that fires twice", choice: "join us_res3", rule: "CM-9.5a" },
        { what: "another target before the fire", choice: "target cs_walker", rule: "CM-5.1" },
      ],
    },
    {
      position: marching,
      attempts: [
        { what: "the enemy's brigade moved", choice: "move cs_early", rule: "CM-5.1" },
        { what: "a brigade moved that has not come", choice: "move us_duryee", rule: "CM-8.1a" },
        { what: "a division entered that does not come", choice: "enter us_duryee 1702", rule: "CM-14.3d" },
      ],
    },
    {
      position: then(marching, "move us_prince"),
      attempts: [
        { what: "a jump over the map", choice: "step 1701", rule: "CM-M.3", tap: { place: "1701" } },
        { what: "infantry limbered up", choice: "limber", rule: "CM-3.3b" },
        { what: "another brigade before the first is done", choice: "move us_geary", rule: "CM-5.1" },
      ],
    },
    {
      position: then(marching, "move us_prince", "halt"),
      attempts: [{ what: "a brigade moved twice", choice: "move us_prince", rule: "CM-8.1a", tap: { unit: "us_prince" } }],
    },
    {
      position: then(marching, "move us_res1"),
      attempts: [{ what: "guns moved as they stand", choice: "step 1410", rule: "CM-8.0a" }],
    },
  ],
};
