// Plays what needs no person: the computer's choices at a pace one can follow, and choices without alternative.

import { prefs } from "./prefs.js";

const HASTE = 400;

export class Pacer {
  constructor(table) {
    this.table = table;
    this.timer = 0;
    this.running = false;
    this.paused = false;
  }

  stop() {
    clearTimeout(this.timer);
    this.stopped = true;
  }

  /** Goes on from a new position. */
  next(game) {
    clearTimeout(this.timer);
    this.running = false;
    if (this.stopped || this.table.role.replay || !game.view.asked.choose) return;
    if (game.computer) {
      this.running = !this.paused;
      if (this.running) this.timer = setTimeout(() => this.step(), prefs.get("pace") * 1000);
    } else if (this.only(game)) {
      this.timer = setTimeout(() => this.table.play(this.only(game)), 60);
    }
  }

  /** The one choice there is, if making it can be undone and the player wants that done for them. */
  only(game) {
    const [choice, ...others] = game.view.choices;
    if (!prefs.get("auto") || others.length || !choice || choice.irreversible || choice.target || this.table.undoing) return null;
    return choice;
  }

  async step() {
    if (this.stopped || !this.running) return;
    if (this.table.session.busy) this.timer = setTimeout(() => this.step(), 50);
    else if (!(await this.table.session.computer())) this.trouble();
  }

  /** Lets the computer finish at once. */
  async skip() {
    clearTimeout(this.timer);
    this.running = false;
    this.paused = false;
    await this.table.session.computer(HASTE);
  }

  pause() {
    this.paused = !this.paused;
    this.next(this.table.game);
    this.table.layout.render();
  }

  trouble() {
    clearTimeout(this.timer);
    if (this.running && !this.stopped) this.timer = setTimeout(() => this.next(this.table.game), 1500);
    this.running = false;
  }
}
