// Those who act together on one target: a button for each, pressed while it takes part. A title may take them in a fixed order
// only; whoever comes late is put in by taking back what can be taken back and naming all of them again.

const JOIN = "join";

export class Joint {
  constructor(table) {
    Object.assign(this, { table, key: null, pool: new Map(), made: new Set(), busy: false });
  }

  /** True if there is somebody to let in or out. */
  get open() {
    return this.pool.size > 0;
  }

  /** Told of every position: what is asked stays the same while an attack is formed. */
  follow({ view }, { choice, undone }) {
    const asked = view.asked.choose;
    const offered = view.choices.filter((one) => one.verb === JOIN && one.unit);
    const key = asked && `${asked.side} ${asked.prompt}`;
    if (key !== this.key) {
      this.pool.clear();
      this.made.clear();
    }
    this.key = key;
    for (const one of offered) this.pool.set(one.unit, one);
    this.recall(view, offered[0]);
    if (choice?.verb === JOIN && this.pool.has(choice.unit)) this.made.add(choice.unit);
    if (undone) for (const one of offered) this.made.delete(one.unit);
    for (const counter of view.counters) if (counter.target && this.pool.has(counter.id)) this.made.add(counter.id);
  }

  /** Adds whoever had joined before the page was opened, and puts all in the order of the counters. */
  recall(view, sample) {
    const unknown = view.counters.filter((one) => one.target && one.side === view.asked.choose?.side && !this.pool.has(one.id));
    if (sample)
      for (const { id, name } of unknown)
        this.pool.set(id, { ...sample, unit: id, notation: sample.notation.replace(sample.unit, id), label: name });
    const order = view.counters.map((one) => one.id);
    this.pool = new Map([...this.pool].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
  }

  /** All who may take part, in the order of the list. */
  get members() {
    return [...this.pool.values()].map((choice) => ({ choice, joined: this.made.has(choice.unit) }));
  }

  has(unit) {
    return this.pool.has(unit);
  }

  /** Lets a unit take part or no longer. */
  toggle(unit) {
    const offered = this.table.ui.offers.choices.find((one) => one.verb === JOIN && one.unit === unit);
    if (offered && !this.made.has(unit)) return this.table.perform(offered);
    const wanted = this.members.filter(({ choice, joined }) => joined !== (choice.unit === unit));
    return this.name(wanted);
  }

  /** Lets everybody take part. */
  all() {
    return this.name(this.members);
  }

  /** Takes back those who come after the first that differs, and names the rest. */
  async name(wanted) {
    if (this.busy) return;
    this.busy = true;
    const { session } = this.table;
    const now = this.members.filter(({ joined }) => joined);
    const same = now.findIndex(({ choice }, n) => choice !== wanted[n]?.choice);
    const kept = same < 0 ? now.length : same;
    const rest = wanted.slice(kept).map(({ choice }) => choice);
    try {
      for (let left = now.length; left > kept; left -= 1) if (!(await session.undo())) return;
      if (rest.length) await session.send("choices", { choices: rest.map((one) => one.notation) }, { choice: rest.at(-1) });
    } finally {
      this.busy = false;
    }
  }
}
