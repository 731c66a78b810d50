// Those who act together on one target: a button for each, pressed while it takes part. A title that lists who may leave lets
// everybody in and out as he comes. Another takes them in a fixed order only: whoever comes late is put in by taking back what
// can be taken back and naming all of them again.

import { button, h } from "./dom.js";
import { number, t } from "./words.js";
import { fightsWith } from "./counters.js";

export const JOIN = "join";
export const LEAVE = "leave";

export class Joint {
  constructor(table) {
    Object.assign(this, { table, key: null, pool: new Map(), made: new Set(), free: false, last: Promise.resolve() });
  }

  /** True if there is somebody to let in or out. */
  get open() {
    return this.pool.size > 0;
  }

  /** Told of every position: what is asked stays the same while an attack is formed. */
  follow({ view }, { choice, undone }) {
    const asked = view.asked.choose;
    const of = (verb) => view.choices.filter((one) => one.verb === verb && one.unit);
    const [joins, leaves] = [of(JOIN), of(LEAVE)];
    const key = asked && `${asked.side} ${asked.prompt}`;
    if (key !== this.key) {
      this.pool.clear();
      this.made.clear();
      this.free = false;
    }
    this.key = key;
    this.free ||= leaves.length > 0;
    for (const one of [...joins, ...leaves]) this.pool.set(one.unit, one);
    if (this.free) this.made = new Set(leaves.map((one) => one.unit));
    else this.guess(view, joins, { choice, undone });
    const order = view.counters.map((one) => one.id);
    this.pool = new Map([...this.pool].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
  }

  /** Without a list of those who may leave: who has joined, by what was chosen and where the counters aim. */
  guess(view, joins, { choice, undone }) {
    const aims = (one) => one.target && one.side === view.asked.choose?.side;
    const [sample] = joins;
    if (sample)
      for (const { id, name } of view.counters.filter((one) => aims(one) && !this.pool.has(one.id)))
        this.pool.set(id, { ...sample, unit: id, notation: sample.notation.replace(sample.unit, id), label: name });
    if (choice?.verb === JOIN && this.pool.has(choice.unit)) this.made.add(choice.unit);
    if (undone) for (const one of joins) this.made.delete(one.unit);
    for (const counter of view.counters) if (aims(counter) && this.pool.has(counter.id)) this.made.add(counter.id);
  }

  /** All who may take part, in the order of the list. */
  get members() {
    return [...this.pool.values()].map((choice) => ({ choice, joined: this.made.has(choice.unit) }));
  }

  has(unit) {
    return this.pool.has(unit);
  }

  /** One after the other: a finger may be faster than the server. */
  queue(act) {
    this.last = this.last.then(act, act);
    return this.last;
  }

  /** Lets a unit take part or no longer. */
  toggle(unit) {
    return this.queue(() => {
      const joined = this.made.has(unit);
      const offered = this.offer(joined ? LEAVE : JOIN, unit);
      if (offered) return this.table.perform(offered);
      if (this.free) return null;
      return this.name(this.members.filter((one) => one.joined !== (one.choice.unit === unit)));
    });
  }

  /** Lets everybody take part. */
  all() {
    return this.queue(() => (this.free ? this.send(this.out) : this.name(this.members)));
  }

  /** Those who do not take part yet. */
  get out() {
    return this.members.filter(({ joined }) => !joined);
  }

  offer(verb, unit) {
    return this.table.ui.offers.choices.find((one) => one.verb === verb && one.unit === unit);
  }

  send(members) {
    const choices = members.map(({ choice }) => choice);
    if (!choices.length) return null;
    return this.table.session.send("choices", { choices: choices.map((one) => one.notation) }, { choice: choices.at(-1) });
  }

  /** Takes back those who come after the first that differs, and names the rest. */
  async name(wanted) {
    const now = this.members.filter(({ joined }) => joined);
    const same = now.findIndex(({ choice }, n) => choice !== wanted[n]?.choice);
    const kept = same < 0 ? now.length : same;
    const rest = wanted.slice(kept);
    for (let left = now.length; left > kept; left -= 1) if (!(await this.table.session.undo())) return;
    await this.send(rest);
  }
}

/** Who may take part, each with what it brings; pressed while it does. */
export function jointPanel(table) {
  const { joint } = table;
  if (!joint.open || !table.mine) return null;
  return h("section", { class: "joint" }, h("h3", { text: summary(joint) }), jointButtons(table));
}

export function jointButtons(table) {
  const { joint } = table;
  if (!joint.open) return null;
  return h(
    "div",
    { class: "members", role: "group", "aria-label": summary(joint) },
    joint.members.map((member) => toggle(table, member)),
    joint.out.length > 1
      ? button(t("join-all"), { class: "join-all", data: { key: "join-all" }, onclick: () => joint.all() })
      : null,
  );
}

/** How many take part, and with what strength, where that is told. */
function summary({ members }) {
  const now = members.filter(({ joined }) => joined);
  const words = { now: now.length, all: members.length };
  const told = now.length > 0 && now.every(({ choice }) => typeof choice.part === "number");
  return told
    ? t("joint-strength", { ...words, strength: number(now.reduce((sum, { choice }) => sum + choice.part, 0)) })
    : t("joint-count", words);
}

function toggle(table, { choice, joined }) {
  const counter = table.ui.view.counters.find((one) => one.id === choice.unit);
  const whole = counter && fightsWith(counter)?.value;
  const words =
    typeof choice.part === "number"
      ? [
          h("span", { class: "member-name", text: counter?.name ?? choice.unit }),
          h("b", { text: choice.part }),
          whole !== undefined && whole !== choice.part
            ? h("span", { class: "small", text: t("joint-of", { whole }) })
            : null,
        ]
      : [h("span", { class: "member-name", text: choice.verb === JOIN && choice.label ? choice.label : (counter?.name ?? "") })];
  return h(
    "button",
    {
      type: "button",
      class: "member",
      "aria-pressed": String(joined),
      data: { key: `join ${choice.unit}` },
      onclick: () => table.joint.toggle(choice.unit),
      onpointerenter: () => table.hint(choice),
      onpointerleave: () => table.hint(null),
      onfocus: () => table.hint(choice),
      onblur: () => table.hint(null),
    },
    words,
  );
}
