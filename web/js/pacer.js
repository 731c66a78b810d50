// Plays what needs no person: the computer's choices at a pace one can follow, and choices without alternative.

import { prefs } from "./prefs.js";

const HASTE = 400;
/** A thought shorter than this is not worth telling, in milliseconds. */
const WORTH_TELLING = 400;
/** How long what has just happened is looked at, in shares of the pace: dice, a march that goes on, all else, a whole activation. */
const LOOKS = { dice: 2, onward: 0.25, plain: 1, activation: 2, fought: 3 };

/** How long the last of some steps is looked at; `before` is the unit that acted until then. */
export function lookAt(steps, before) {
  const last = steps.at(-1);
  if (!last) return LOOKS.plain;
  if (last.faces.length) return LOOKS.dice;
  const onward = Boolean(last.unit) && last.unit === before;
  return onward || !last.events.length ? LOOKS.onward : LOOKS.plain;
}

/** How long a whole activation is looked at: longer if dice fell in it, not at all if nothing came of it. */
export function lookBack(steps) {
  if (!steps.some((step) => step.events.length)) return 0;
  return steps.some((step) => step.faces.length) ? LOOKS.fought : LOOKS.activation;
}

export class Pacer {
  constructor(table) {
    this.table = table;
    this.timer = 0;
    this.running = false;
    this.paused = false;
    /** How far to hurry: to the end of the `activation`, or to a person's `turn`. */
    this.goal = null;
  }

  stop() {
    clearTimeout(this.timer);
    this.told();
    this.stopped = true;
  }

  /** Goes on from a new position; `answer` is what the server said to our last request. */
  next(game, answer = null) {
    clearTimeout(this.timer);
    this.running = false;
    if (!game.computer || (this.goal === "activation" && answer?.more === false)) this.goal = null;
    if (this.stopped || this.table.role.replay || !game.view.asked.choose) return;
    const rest = this.rest(answer);
    if (game.computer) {
      this.running = !this.paused || Boolean(this.goal);
      if (this.running) this.timer = setTimeout(() => this.step(), this.goal ? 0 : rest * prefs.get("pace") * 1000);
    } else if (this.only(game)) {
      this.timer = setTimeout(() => this.table.play(this.only(game)), 60);
    }
  }

  /** True if whole activations are watched. */
  get whole() {
    return prefs.get("watch") === "activations";
  }

  /** How long to look at what came of the last request, in shares of the pace. */
  rest(answer) {
    const steps = answer?.steps ?? [];
    const before = this.actor;
    this.actor = steps.at(-1)?.unit ?? null;
    if (!this.whole) return lookAt(steps, steps.at(-2)?.unit ?? before);
    this.run = [...(this.run ?? []), ...steps];
    // An activation that is not over yet goes on at once.
    if (answer?.more) return 0;
    const { run } = this;
    this.run = [];
    return lookBack(run);
  }

  /** Watches in another way from now on. */
  changed() {
    this.run = [];
    this.next(this.table.game);
    this.table.layout.renderPrompt();
  }

  /** The one choice there is, if making it can be undone and the player wants that done for them. */
  only(game) {
    const [choice, ...others] = game.view.choices;
    if (!prefs.get("auto") || others.length || !choice || choice.irreversible || choice.target || this.table.undoing) return null;
    return choice;
  }

  async step() {
    if (this.stopped || !this.running) return;
    if (this.table.session.busy || this.table.session.thinking) this.timer = setTimeout(() => this.step(), 50);
    else await this.ask(this.goal || this.whole ? { steps: HASTE, activation: this.goal !== "turn" } : {});
  }

  /** Has the computer choose, and tells of it if that takes its time. */
  async ask(how) {
    if (!this.goal) this.table.eyes.expect();
    this.since = performance.now() - 1000 * (this.table.game.thinking?.seconds ?? 0);
    this.telling = setTimeout(() => this.tell(), WORTH_TELLING);
    const answer = await this.table.session.computer(how);
    this.told();
    if (!answer && !this.stopped) this.trouble();
  }

  tell() {
    this.thinks = true;
    this.table.layout.renderPrompt();
    this.clock = setInterval(() => this.table.layout.tickPrompt(), 500);
  }

  told() {
    clearTimeout(this.telling);
    clearInterval(this.clock);
    this.thinks = false;
  }

  /** For how many seconds the computer has been thinking. */
  get seconds() {
    return Math.floor((performance.now() - this.since) / 1000);
  }

  /** One choice, also while the computer waits. */
  async one() {
    clearTimeout(this.timer);
    this.goal = null;
    if (!this.table.session.thinking) await this.ask({});
  }

  /** Lets the computer go on at once, to the end of its activation or until a person is asked. */
  skip(goal = "activation") {
    clearTimeout(this.timer);
    this.goal = goal;
    this.running = true;
    return this.step();
  }

  pause() {
    this.paused = !this.paused;
    this.goal = null;
    this.next(this.table.game);
    this.table.layout.render();
  }

  trouble() {
    clearTimeout(this.timer);
    this.told();
    if (this.running && !this.stopped) this.timer = setTimeout(() => this.next(this.table.game), 1500);
    this.running = false;
  }
}
