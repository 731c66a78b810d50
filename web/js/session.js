// One game as this page knows it: the newest answer of the server, and the requests that change it.

import { gamePath, get, post, Refused } from "./api.js";
import { askToPass, passes } from "./curtain.js";
import { isPerson } from "./players.js";
import { prefs } from "./prefs.js";

/** Tells `change` when the game has changed and `trouble` when the server refused. */
export class Session extends EventTarget {
  constructor(id) {
    super();
    this.id = id;
    this.game = null;
    this.busy = false;
    /** True while the computer is asked: it may take its time, and everything else goes on. */
    this.thinking = false;
    /** Ends what we wait for when we go. */
    this.leaving = new AbortController();
    this.log = [];
  }

  /** Asks for the game as it is now. */
  async load() {
    const { trusting } = this;
    this.accept(await get(gamePath(this.id), this.query));
    // Whether two share the screen is known only now.
    if (this.trusting && !trusting) this.accept(await get(gamePath(this.id), this.query));
    return this.game;
  }

  /** True if two people share this screen in a game with secrets. */
  get shared() {
    const game = this.behind?.game ?? this.game;
    return Boolean(game?.sealed) && Object.values(game.players).every(isPerson);
  }

  /** True if they do without the curtain. */
  get trusting() {
    return this.shared && Boolean(prefs.get("trust")[this.id]);
  }

  /** As whom to ask. */
  get query() {
    return this.trusting ? { viewer: "referee" } : {};
  }

  /** Lifts the curtain for the rest of the game, or has it fall again. */
  trust(on) {
    prefs.set("trust", { ...prefs.get("trust"), [this.id]: on });
    this.behind = null;
    return this.load().catch(() => {});
  }

  accept(game, how = {}) {
    const before = this.game;
    // Nobody sees what only the other side may know: the screen is handed over first.
    if (!passes(before, game)) return this.show(before, game, how);
    const falls = !this.behind;
    this.behind = { game, how };
    if (!falls) return;
    const lift = () => this.behind && this.show(before, this.behind.game, this.behind.how);
    askToPass(game, lift, () => this.trust(true));
  }

  show(before, game, how) {
    this.behind = null;
    this.game = game;
    // What is chosen next has the number of what was taken back.
    if (how.undone) this.stale = true;
    this.dispatchEvent(new CustomEvent("change", { detail: { before, game, ...how } }));
  }

  /** Sends something that changes the game. One at a time: a second click while one is on its way is dropped. */
  async send(path, body, how = {}) {
    if (this.busy) return null;
    this.busy = true;
    try {
      const answer = await post(gamePath(this.id, path), { seq: this.game.seq, ...body }, this.query);
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

  /** Has the computer choose. It thinks beside everything else, so this holds nothing up; what it answers too late is dropped. */
  async computer(how = {}) {
    if (this.thinking) return null;
    this.thinking = true;
    try {
      const answer = await post(gamePath(this.id, "computer"), { seq: this.game.seq, ...how }, this.query, this.leaving.signal);
      if (!this.stopped && answer.game.seq >= this.game.seq) this.accept(answer.game, { computer: true, answer });
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (this.stopped) return null;
      // Somebody else was faster, or sits there now: show that.
      if (problem.status === 409) await this.load().catch(() => {});
      else this.dispatchEvent(new CustomEvent("trouble", { detail: { problem, path: "computer" } }));
      return null;
    } finally {
      this.thinking = false;
    }
  }

  /** What the computer would do in the place of who is asked. */
  hint() {
    return post(gamePath(this.id, "hint"), { seq: this.game.seq }, this.query);
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
    // An answer that comes after the log was begun anew belongs to the old one.
    const { log } = this;
    const { steps } = await get(gamePath(this.id, "log"), { from: log.length, ...this.query });
    const known = new Set(log.map((step) => step.n));
    log.push(...steps.filter((step) => !known.has(step.n)));
    return this.log;
  }

  /** Follows what others do. */
  follow() {
    this.stream = new EventSource(gamePath(this.id, "stream"));
    this.stream.addEventListener("seq", (event) => {
      const { seq } = JSON.parse(event.data);
      // While we wait for the computer the news is most likely its choice, and comes with the answer.
      if (this.thinking) setTimeout(() => this.hear(seq), 600);
      else this.hear(seq);
    });
  }

  hear(seq) {
    const known = this.behind?.game ?? this.game;
    if (!known || this.stopped || seq <= known.seq || this.busy) return;
    this.stale = true;
    this.load().catch(() => {});
  }

  stop() {
    this.stopped = true;
    // Nobody waits for the computer any more, and the server is told so by a request that ends.
    this.leaving.abort();
    this.stream?.close();
  }
}
