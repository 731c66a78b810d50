// Turns the list of legal choices into things that can be clicked. It reads verb, unit, place, facing and
// target of a choice and knows no rule: what is not in the list cannot be offered.

/** The verb by which every title writes entering a neighbouring place. */
const STEP = "step";
/** The verb by which a title writes taking a unit up for its march, if it has to be. */
const MOVE = "move";
/** The verb by which every title writes having the whole army placed. */
export const ALL = "muster";
/** Up to this many choices of units have buttons beside their counters. */
const FEW = 8;

/**
 * @typedef {{notation: string, verb: string, unit: string|null, place: string|null, facing: string|null,
 *   target: string|null, rule: string, cost: object|null, label: string|null, irreversible: boolean}} Choice
 */

/** All ways to act in a view, for a unit picked and a kind of action picked by the player. */
export class Offers {
  constructor(view, picked = null, mode = null) {
    /** @type {Choice[]} */
    this.choices = view?.choices ?? [];
    this.where = new Map((view?.counters ?? []).map((counter) => [counter.id, counter.place]));
    this.known = new Map((view?.counters ?? []).map((counter) => [counter.id, counter]));
    this.mode = mode;
    const spatial = this.choices.filter((choice) => this.spot(choice));
    const movers = new Set(spatial.map((choice) => choice.unit));
    this.movers = movers;
    /** The unit whose places are lit: the only one there is, or the one picked. */
    this.unit = movers.size === 1 ? [...movers][0] : movers.has(picked) ? picked : null;
    const settled = movers.size === 1 || this.unit !== null;
    this.spatial = settled ? spatial.filter((choice) => choice.unit === this.unit) : [];
    this.verbs = [...new Set(this.spatial.map((choice) => choice.verb))];
    this.verb = this.verbs.includes(mode)
      ? mode
      : this.verbs.includes(STEP)
        ? STEP
        : this.verbs.length === 1
          ? this.verbs[0]
          : null;
    const still = this.choices.filter((choice) => !this.spot(choice));
    this.holders = new Set(still.map((choice) => choice.unit).filter(Boolean));
    this.still = still;
    this.named = namedFormations(still, view);
    const moves = still.filter((choice) => picked && choice.unit === picked && choice.verb === MOVE && !choice.irreversible);
    /** The choice by which the unit picked begins to move, where it has to be taken up before its first step. */
    this.firstMove = moves.length === 1 ? moves[0] : null;
  }

  /** The place a choice points at, if it points at another place than the one its unit is in. */
  spot(choice) {
    if (choice.facing) return choice.facing;
    if (choice.unit && choice.place && choice.place !== this.where.get(choice.unit)) return choice.place;
    // What is final and about no unit is a button: the place it aims at was chosen before.
    if (!choice.unit && choice.target && !choice.irreversible) return this.where.get(choice.target) ?? choice.target;
    if (!choice.unit && choice.place) return choice.place;
    return null;
  }

  /** Places lit now, each with its choices. */
  get places() {
    const lit = new Map();
    for (const choice of this.spatial) {
      if (this.verb && choice.verb !== this.verb) continue;
      const spot = this.spot(choice);
      if (!lit.has(spot)) lit.set(spot, []);
      lit.get(spot).push(choice);
    }
    return lit;
  }

  /** What can be done at a place with any verb, the current one first. */
  at(place) {
    const here = this.spatial.filter((choice) => this.spot(choice) === place);
    const wanted = here.filter((choice) => !this.verb || choice.verb === this.verb);
    return { wanted, others: here.filter((choice) => !wanted.includes(choice)) };
  }

  /** What a unit can do where it stands, by itself or with its formation. */
  of(unit) {
    return this.still.filter((choice) => choice.unit === unit || this.named.get(choice.notation)?.includes(unit));
  }

  /** The counters and places that a choice is about. */
  about(choice) {
    const units = [choice.unit, ...(this.named.get(choice.notation) ?? [])].filter(Boolean);
    const places = [choice.target, choice.facing, choice.place].filter((id) => id && !this.where.has(id));
    return { units, places };
  }

  /** How what is lit would be written for another place; nothing if nothing is lit, or for the unit's own place. */
  wouldGo(place) {
    if (!place || place === this.where.get(this.unit)) return null;
    const [sample] = [...this.places.values()].flat().sort((a, b) => a.notation.length - b.notation.length);
    return sample ? inPlaceOf(sample.notation, this.spot(sample), place) : null;
  }

  /** How the choice of a unit would be written for another unit of its side, after one of its kind if there is one. */
  wouldPick(unit) {
    const { side, kind } = this.known.get(unit) ?? {};
    const samples = this.still.filter(
      (choice) => choice.unit && choice.unit !== unit && choice.unit !== this.unit && this.known.get(choice.unit)?.side === side,
    );
    const sample = samples.find((choice) => this.known.get(choice.unit).kind === kind) ?? samples[0];
    return sample && !this.has(unit) ? inPlaceOf(sample.notation, sample.unit, unit) : null;
  }

  /** True if something can be done with a unit. */
  has(unit) {
    return this.holders.has(unit) || this.movers.has(unit) || [...this.named.values()].some((units) => units.includes(unit));
  }

  /** Units that can be chosen, in the order of the list. */
  get units() {
    const own = this.choices.map((choice) => choice.unit).filter(Boolean);
    return [...new Set([...own, ...[...this.named.values()].flat()])];
  }

  /**
   * Choices that are buttons: those of nobody in particular, all of a unit that is alone in the list or picked and about to move,
   * and those of several units as long as they are few. What sets up everything at once comes first.
   */
  get buttons() {
    const alone = this.holders.size === 1 || this.unit !== null;
    const few = !this.spatial.length && !this.movers.size && this.still.length <= FEW;
    const shown = this.still.filter(
      (choice) =>
        !choice.unit ||
        few ||
        (this.firstMove && choice.unit === this.firstMove.unit) ||
        (alone && (this.holders.size === 1 || this.stands(choice.unit))),
    );
    return shown.sort((a, b) => (b.verb === ALL) - (a.verb === ALL));
  }

  /** True for the unit whose places are lit and for those with it in its place. */
  stands(unit) {
    return unit === this.unit || (this.where.has(unit) && this.where.get(unit) === this.where.get(this.unit));
  }

  /** Kinds of action on places beside the one that is lit. */
  get modes() {
    return this.verbs.length > 1 ? this.verbs : [];
  }

  /** The step into a place, where there is just one way to take it. */
  step(place) {
    const steps = this.spatial.filter((choice) => choice.verb === STEP && choice.place === place);
    return steps.length ? steps[0] : null;
  }
}

/** Counters of the formations that choices without a unit name, by notation; they are as good as the button. */
function namedFormations(still, view) {
  const found = new Map();
  const side = view?.asked?.choose?.side;
  const own = (view?.counters ?? []).filter((counter) => counter.side === side && counter.place && counter.formation);
  for (const choice of still) {
    if (choice.unit || choice.place || choice.target) continue;
    const words = new Set(choice.notation.split(" ").slice(1));
    const units = own.filter((counter) => words.has(counter.formation)).map((counter) => counter.id);
    if (units.length) found.set(choice.notation, units);
  }
  return found;
}

/** A notation with one of its words exchanged; nothing if it does not have that word. */
function inPlaceOf(notation, word, other) {
  const words = notation.split(" ");
  return words.includes(word) ? words.map((one) => (one === word ? other : one)).join(" ") : null;
}
