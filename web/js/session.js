// One game as this page knows it: the newest answer of the server, and the requests that change it.

import { gamePath, get, post, Refused } from "./api.js";
import { askToPass, passes } from "./curtain.js";

/** Tells `change` when the game has changed and `trouble` when the server refused. */
export class Session extends EventTarget {
  constructor(id) {
    super();
    this.id = id;
    this.game = null;
    this.busy = false;
    this.log = [];
  }

  /** Asks for the game as it is now. */
  async load() {
    this.accept(await get(gamePath(this.id)));
    return this.game;
  }

  accept(game, how = {}) {
    const before = this.game;
    // Nobody sees what only the other side may know: the screen is handed over first.
    if (!passes(before, game)) return this.show(before, game, how);
    const falls = !this.behind;
    this.behind = { game, how };
    if (falls) askToPass(game, () => this.behind && this.show(before, this.behind.game, this.behind.how));
  }

  show(before, game, how) {
    this.behind = null;
    this.game = game;
    this.dispatchEvent(new CustomEvent("change", { detail: { before, game, ...how } }));
  }

  /** Sends something that changes the game. One at a time: a second click while one is on its way is dropped. */
  async send(path, body, how = {}) {
    if (this.busy) return null;
    this.busy = true;
    try {
      const answer = await post(gamePath(this.id, path), { seq: this.game.seq, ...body });
      if (answer.game) this.accept(answer.game, { ...how, answer });
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      // Somebody else was faster: show what they did instead of what we had.
      if (problem.status === 409 && path !== "undo") await this.load().catch(() => {});
      this.dispatchEvent(new CustomEvent("trouble", { detail: { problem, path } }));
      return null;
    } finally {
      this.busy = false;
    }
  }

  play(choice) {
    return this.send("choices", { choices: [choice.notation] }, { choice });
  }

  undo() {
    return this.send("undo", {}, { undone: true });
  }

  takeBack(to, dice) {
    return this.send("takeback", { to, dice }, { undone: true });
  }

  computer(steps = 1) {
    return this.send("computer", steps > 1 ? { steps } : {}, { computer: true });
  }

  odds(choice) {
    return get(gamePath(this.id, "odds"), { choice: choice.notation });
  }

  reach(unit) {
    return get(gamePath(this.id, `reach/${encodeURIComponent(unit)}`)).catch(() => null);
  }

  /** Keeps the log up to date and gives it; choices taken back are cut off. */
  async readLog() {
    const { made } = this.game;
    const { viewer } = this.game.view;
    if (this.stale || this.log.length > made || this.reader !== viewer) {
      this.log = [];
      this.stale = false;
      this.reader = viewer;
    }
    const { steps } = await get(gamePath(this.id, "log"), { from: this.log.length });
    const known = new Set(this.log.map((step) => step.n));
    this.log.push(...steps.filter((step) => !known.has(step.n)));
    return this.log;
  }

  /** Follows what others do. */
  follow() {
    this.stream = new EventSource(gamePath(this.id, "stream"));
    this.stream.addEventListener("seq", (event) => {
      const { seq } = JSON.parse(event.data);
      const known = this.behind?.game ?? this.game;
      if (known && seq > known.seq && !this.busy) {
        this.stale = true;
        this.load().catch(() => {});
      }
    });
  }

  stop() {
    this.stream?.close();
  }
}
