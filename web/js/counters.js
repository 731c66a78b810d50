// Counters on the map: faces, values, marks of state, and how a stack lies.

import { s } from "./dom.js";
import { letters, t } from "./words.js";
import { moves, prefs } from "./prefs.js";
import { bandOf } from "./bands.js";

const HALF = 27;
const FACES = {
  union: "M-24-27H24Q27-27 27-24V24Q27 27 24 27H-24Q-27 27-27 24V-24Q-27-27-24-27Z",
  confederate: "M-19-27H19L27-19V19L19 27H-19L-27 19V-19Z",
};
/** The half-width faces of an extended line. */
const HALVES = {
  union: "M-15-27H15Q18-27 18-24V24Q18 27 15 27H-15Q-18 27-18 24V-24Q-18-27-15-27Z",
  confederate: "M-11-27H11L18-20V20L11 27H-11L-18 20V-20Z",
};
const ARMS = {
  infantry: "M-13-8.5H13V8.5H-13ZL13 8.5M13-8.5L-13 8.5",
  cavalry: "M-13-8.5H13V8.5H-13ZM-13 8.5L13-8.5",
  artillery: "M-13-8.5H13V8.5H-13ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z",
  legion: "M-13-8.5H13V8.5H-13ZL13 8.5M13-8.5L-13 8.5M0-8.5V8.5",
  /** Cavalry on foot: the sign of the horse, on two legs. */
  dismounted: "M-13-8.5H13V6H-13ZM-13 6L13-8.5M-6 6V10.5M6 6V10.5",
  /** Guns hooked up: the sign of the gun, on two wheels. */
  limbered: "M-13-8.5H13V5H-13ZM-2.6-1.75a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0ZM-10.5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM4.5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z",
};
/** The same arms as figures: a man with his musket, a horse, a gun. */
const SILHOUETTES = {
  infantry:
    "M-2.6-8.6h5.2v2.4h1.4v1.2h-8v-1.2h1.4ZM-2.2-4.4h4.4l2.6 1.6 1.6 4.4-1.6 .6-1.9-3.4v4.2l2 6h-2.5l-2.2-5-2.2 5h-2.5l1.8-6v-3l-2.6 1.6-1-1.7ZM5.4-8.6l1 .3-2.4 9-1-.3Z",
  cavalry:
    "M9.6-8.2l3 3.2-.6 2.2-2.8-.6-1.8 3.2.4 8.4h-2l-1.3-5.4h-8l-2 5.4h-2.1l.7-6.2-1.6-2.6-1.6 2.8-1.4-.6 1.6-5.2 3-.9h8.6l4-4.2Z",
  artillery:
    "M-12.6-4.4l15 3.2 1.6-2.8 3.2.8 5.4 1.2-.5 2.2-6.3-1.2a4.9 4.9 0 1 1-7.6-.9l-10.9-2.5ZM1.4-.4a2.4 2.4 0 1 0 .1 0ZM-2.4 1.6l-9.4 5.8-.9-1.5 9.6-5.6Z",
  legion:
    "M-8.6-8.6h5.2v2.4h1.4v1.2h-8v-1.2h1.4ZM-8.2-4.4h4.4l2.6 1.6 1.6 4.4-1.6 .6-1.9-3.4v4.2l2 6h-2.5l-2.2-5-2.2 5h-2.5l1.8-6v-3ZM11.6-7l1.6 1.8-.3 1.4-1.7-.3-1.1 2 .2 5.2h-1.3l-.8-3.4H3.6l-1 3.4H1.3l.5-3.9-.9-1.9 1.4-1.3h5.2l2.5-2.6Z",
};
/** Markers that change the look of the whole counter. */
const STATES = ["routed", "shattered", "out-of-command", "isolated", "designated", "disordered"];

/** Markers that a unit bears as a letter in a disc. */
const LETTERED = ["dismounted", "limbered", "isolated", "failed", "disordered", "ineffective"];

/** What a unit is ordered to do, as a sign: a foot march, a step on, an attack, a halt. Orders without one have a letter. */
const ORDERS = {
  march: "M-5 0H2M-1-4L4 0L-1 4",
  advance: "M-4.5 2.5L0-3L4.5 2.5",
  attack: "M-4.5 4L0-.5L4.5 4M-4.5 0L0-4.5L4.5 0",
  reserve: "M-3.6-3.6H3.6V3.6H-3.6Z",
};
const orderOf = (counter) => counter.markers.find((one) => one.id.startsWith("order-"));
const weaponOf = (counter) => counter.markers.find((one) => one.id.startsWith("weapon-"));

/** How far the next line of a stack lies behind the one before, and all of a stack together at most. */
const BEHIND = [19, -14];
const SPREAD = [28, -20];
/** Where leaders lie beside troops: clear of values, of what rides along and of the objective's star. */
const BESIDE = [
  [45, 24],
  [-46, 24],
  [46, -22],
  [-46, -22],
];
/** Where leaders lie on troops where places are too small to lie beside them: on corners with nothing else. */
const CORNERS = [
  [-30, 27],
  [30, -27],
  [30, 27],
];
/** Places nearer to each other than this are small. */
export const SMALL = 100;
/** How large a leader is on a corner. */
const ON_CORNER = 0.76;
/** A stack from this many up bears its number. */
const MANY = 3;

/** The step from line to line of a stack. */
const stepOf = (lines) =>
  BEHIND.map((by, axis) => Math.sign(by) * Math.min(Math.abs(by), Math.abs(SPREAD[axis]) / Math.max(1, lines - 1)));

const figure = (counter, id) => counter.figures.find((one) => one.id === id);
/** The figure a unit fights with, by either name. */
export const fightsWith = (counter) => figure(counter, "combat") ?? figure(counter, "strength");
export const marker = (counter, id) => counter.markers.find((one) => one.id === id);

const LEADERS = new Set(["hq", "leader", "commander", "general"]);
export const isLeader = (counter) => LEADERS.has(counter.kind);
const isHalf = (counter) => counter.kind === "extended-line" || Boolean(marker(counter, "extended"));
const isRider = (counter) => Boolean(counter.with) && counter.kind !== "extended-line" && !isLeader(counter);

/**
 * Where every counter lies, back of a stack first.
 * @returns {{counter: object, x: number, y: number, size: number, behind: boolean}[]}
 */
function layOut(counters, board) {
  const places = new Map();
  for (const counter of counters) {
    if (!counter.place || !board.place(counter.place)) continue;
    if (!places.has(counter.place)) places.set(counter.place, []);
    places.get(counter.place).push(counter);
  }
  return [...places].flatMap(([place, here]) => stack(board.anchor(place), here, board.pitch < SMALL));
}

function stack([x, y], here, small) {
  const troops = here.filter((counter) => !isLeader(counter) && !isRider(counter)).sort((a, b) => b.line - a.line);
  const [dx, dy] = stepOf(troops.length);
  const shift = (troops.length - 1) / 2;
  const lines = troops.map((counter, n) => {
    const depth = troops.length - 1 - n;
    return {
      counter,
      behind: depth > 0,
      count: depth === 0 && troops.length >= MANY ? troops.length : 0,
      size: HALF,
      x: x + dx * (depth - shift),
      y: y + dy * (depth - shift),
    };
  });
  const riders = here.filter(isRider).map((counter) => {
    const host = lines.find((line) => line.counter.id === counter.with) ?? { x, y, behind: false };
    const [across, down] = host.behind ? [6, -38] : [-18, 32];
    return { counter, behind: false, size: 15, x: host.x + across, y: host.y + down };
  });
  const leaders = here.filter(isLeader).map((counter, n, all) => {
    const [across, down] = troops.length ? leaderSpot(n, troops, small) : [(n - (all.length - 1) / 2) * 44, 0];
    const corner = small && troops.length > 0;
    return { counter, behind: false, corner, size: corner ? 19 * ON_CORNER : 19, x: x + across, y: y + down };
  });
  return [...lines, ...riders, ...leaders];
}

/** Where the next leader lies; a corner with a letter is left free. */
function leaderSpot(n, troops, small) {
  const spots = small ? CORNERS : BESIDE;
  const skip = small && troops.some((counter) => LETTERED.some((id) => marker(counter, id))) ? 1 : 0;
  return spots[(n + skip) % spots.length];
}

/** Half of a leader's name, by its letters, and where it stands below or above his middle. */
const NAME_LETTER = 3.1;
const NAME_BELOW = 29;
const NAME_ABOVE = -25;
const NAME_HIGH = 6;

/** Where a leader's name has room: below him, above him, or nowhere without lying on somebody who would seem to bear it. */
export function nameSpot(spot, all) {
  const half = spot.counter.name.length * NAME_LETTER;
  const free = (at) =>
    !all.some(
      (other) =>
        other !== spot && Math.abs(other.x - spot.x) < half + other.size && Math.abs(other.y - spot.y - at) < NAME_HIGH + other.size,
    );
  return free(NAME_BELOW) ? "below" : free(NAME_ABOVE) ? "above" : "none";
}

/** All that is drawn of one counter; equal text means nothing has to be drawn again. */
const signature = (counter, spot, flags) =>
  JSON.stringify([
    counter.figures,
    counter.markers,
    counter.kind,
    counter.name,
    counter.band,
    counter.target,
    spot.behind,
    spot.corner,
    spot.count,
    spot.named,
    flags,
    prefs.get("symbols"),
  ]);

/** Moves a counter from where it lay. No transition would do: a counter drawn anew or laid on another has none. */
function glide(element, from) {
  const to = element.style.transform;
  const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue("--move"));
  if (from === to || !duration || !moves()) return;
  element.animate([{ transform: from }, { transform: to }], { duration, easing: "ease-in-out" });
}

/** Keeps the drawn counters and changes only those that differ. */
export class Counters {
  constructor(group) {
    this.group = group;
    this.drawn = new Map();
    this.layout = [];
  }

  /** @param flags what the page adds to a counter: can it be chosen, is it chosen */
  update(counters, board, flags, formations) {
    // The second part of a line has the arm of the unit it belongs to.
    const kinds = new Map(counters.map((counter) => [counter.id, counter.kind]));
    this.layout = layOut(
      counters.map((counter) => ({ ...counter, arm: kinds.get(counter.with) ?? counter.kind })),
      board,
    );
    for (const spot of this.layout) if (isLeader(spot.counter) && !spot.corner) spot.named = nameSpot(spot, this.layout);
    const seen = new Set();
    this.layout.forEach((spot, n) => {
      const { counter } = spot;
      seen.add(counter.id);
      const now = signature(counter, spot, flags(counter));
      let old = this.drawn.get(counter.id);
      const from = old?.element.style.transform;
      if (!old || old.signature !== now) {
        const element = draw(counter, spot.behind, flags(counter), formations, spot.named);
        if (spot.corner) shrink(element);
        if (spot.count) element.append(...countBadge(spot.count));
        old?.element.replaceWith(element);
        old = { element, signature: now };
        this.drawn.set(counter.id, old);
      }
      old.element.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
      if (this.group.children[n] !== old.element) this.group.insertBefore(old.element, this.group.children[n] ?? null);
      if (from) glide(old.element, from);
    });
    for (const [id, { element }] of this.drawn) {
      if (!seen.has(id)) {
        element.remove();
        this.drawn.delete(id);
      }
    }
  }

  /** The counter on top at a point. */
  at(x, y) {
    for (let n = this.layout.length - 1; n >= 0; n -= 1) {
      const spot = this.layout[n];
      if (Math.abs(x - spot.x) <= spot.size && Math.abs(y - spot.y) <= spot.size) return spot.counter;
    }
    return null;
  }

  /** Lights these counters and no others. */
  hint(units) {
    for (const [id, { element }] of this.drawn) element.classList.toggle("hinted", units.has(id));
  }

  /** Where a counter lies. */
  spot(id) {
    return this.layout.find((spot) => spot.counter.id === id) ?? null;
  }
}

/** Makes a leader small enough for the corner of a counter. */
function shrink(element) {
  element.classList.add("corner");
  element.replaceChildren(s("g", { transform: `scale(${ON_CORNER})` }, ...element.childNodes));
}

/** Marks of a unit that has done what it could in this phase. */
const ACTED = ["acted", "activated", "moved", "finished"];
export const hasActed = (counter) => ACTED.some((id) => marker(counter, id));

/** One counter around the origin. */
export function draw(counter, behind, flags, formations, named = "below") {
  const shown = ["counter", counter.side, counter.kind, ...Object.keys(flags).filter((flag) => flags[flag])];
  if (behind) shown.push("behind");
  // A unit has acted once it is done, not while it acts.
  const acted = !flags.acting && hasActed(counter);
  if (acted) shown.push("acted");
  for (const state of STATES) if (marker(counter, state)) shown.push(state);
  const group = s("g", { class: shown.join(" "), data: { unit: counter.id } });
  if (isLeader(counter)) group.append(...leader(counter, acted, named));
  else if (isRider(counter)) group.append(...rider(counter));
  else if (isHalf(counter))
    group.append(...face(counter, HALVES, 18), ...values(counter, 18, behind), ...badges(counter, 18, acted));
  else
    group.append(
      ...face(counter, FACES, HALF),
      ...band(counter, formations),
      ...values(counter, HALF, behind),
      ...badges(counter, HALF, acted),
    );
  return group;
}

/** What a unit fights as: cavalry on foot and guns on the road have signs of their own. */
const armName = (counter) =>
  ["dismounted", "limbered"].find((id) => marker(counter, id)) ?? (counter.kind === "extended-line" ? counter.arm : counter.kind);

/** The arm whose figure serves for a formation that has none of its own. */
const ON = { dismounted: "infantry", limbered: "artillery" };

/** The symbol of an arm, in the set the player has picked. */
function armOf(kind) {
  const figures = prefs.get("symbols") === "silhouettes";
  const set = figures ? SILHOUETTES : ARMS;
  return { class: figures ? "arm figure" : "arm", d: set[kind] ?? set[ON[kind]] ?? set.infantry };
}

/** Where the symbol stands on the face; that of a routed unit stands on its head. */
function armPlace(counter, narrow) {
  const place = narrow
    ? "translate(0 -4) scale(.8)"
    : figure(counter, "cavalry")?.value || marker(counter, "sharpshooters") || orderOf(counter)
      ? "translate(-3.5 -3.5) scale(.78)"
      : "translate(1 -3.5)";
  return marker(counter, "routed") ? `${place} rotate(180)` : place;
}

function face(counter, faces, half) {
  const d = faces[counter.side];
  const narrow = half < HALF;
  return [
    s("path", { class: "shadow", d, transform: "translate(1.6 2)" }),
    s("path", { class: "halo", d }),
    s("path", { class: "face", d }),
    s("path", { class: "shade", d }),
    s("path", {
      ...armOf(armName(counter)),
      transform: armPlace(counter, narrow),
    }),
    nameOf(counter, half),
  ];
}

/** The name, drawn narrower where it is long. */
function nameOf(counter, half) {
  const star = marker(counter, "star") ? 9 : 0;
  const room = half * 2 - 6 - star;
  const long = counter.name.length * 5.4 > room;
  return s(
    "text",
    { class: "name", x: -star / 2, y: -16, textLength: long ? room : null, lengthAdjust: long ? "spacingAndGlyphs" : null },
    counter.name,
  );
}

function band(counter, formations) {
  const found = bandOf(counter, formations);
  if (!found) return [];
  const strip = s("rect", { class: "band", x: -25.5, y: -12, width: 11, height: 30, fill: found.colour });
  if (!found.letter) return [strip, s("path", { class: "lone", d: "M0-6L4.4 0L0 6L-4.4 0Z", transform: "translate(-20 3)" })];
  const wide = found.letter.length > 1 || /[MW]/.test(found.letter);
  return [
    strip,
    s(
      "text",
      {
        class: found.dark ? "band-letter light" : "band-letter",
        x: -20,
        y: 8,
        textLength: wide ? 9 : null,
        lengthAdjust: wide ? "spacingAndGlyphs" : null,
      },
      found.letter,
    ),
  ];
}

/** How many lie in a stack. */
function countBadge(count) {
  return [s("circle", { class: "count-disc", cx: -27, cy: -27, r: 9.5 }), s("text", { class: "count", x: -27, y: -21.8 }, count)];
}

function values(counter, half, behind) {
  const [guns, horse] = ["artillery", "cavalry"].map((id) => figure(counter, id)?.value ?? 0);
  const combat = fightsWith(counter)?.value ?? 0;
  const nodes = [];
  if (fightsWith(counter)) nodes.push(s("text", { class: "combat", x: half - 10, y: 22 }, combat));
  if (behind) nodes.push(s("text", { class: "combat-behind", x: half - 9.5, y: 2 }, combat));
  if (guns) {
    nodes.push(s("circle", { class: "gun", cx: half < HALF ? -12 : -9.5, cy: 16.5, r: 2.3 }));
    nodes.push(s("text", { class: "guns", x: half < HALF ? -5 : -1.5, y: 21.5 }, guns));
  }
  nodes.push(...rating(counter, half));
  const beside = horse || (marker(counter, "sharpshooters") ? t("letter-sharpshooters") : 0);
  if (beside && half === HALF) {
    nodes.push(
      s("circle", { class: "horse", cx: 17.5, cy: -3.5, r: 7.6 }),
      s("text", { class: "horse-value", x: 17.5, y: 1.6 }, beside),
    );
  }
  return nodes;
}

/** What it fires with and how steady it is, in small letters; there is room where no guns go along. */
function rating(counter, half) {
  const [weapon, steady] = [weaponOf(counter), figure(counter, "cohesion")];
  if (half < HALF || (!weapon && !steady)) return [];
  const arm = weapon?.id.slice("weapon-".length).toUpperCase();
  // The name of a gun leaves no room for more.
  const words = arm?.length > 1 ? arm : [arm, steady?.value].filter((one) => one !== undefined).join(" ");
  return [s("text", { class: "rating", x: -12, y: 21 }, words)];
}

/** The order, where the eye finds it at every size. */
function orderSign(counter, half) {
  const order = orderOf(counter);
  if (!order || half < HALF) return [];
  const name = order.id.slice("order-".length);
  const sign = ORDERS[name] ? s("path", { d: ORDERS[name] }) : s("text", { y: 5 }, t(`letter-${order.id}`));
  return [s("g", { class: `order ${name}`, transform: "translate(17 -3)" }, s("circle", { r: 8 }), sign)];
}

function badges(counter, half, acted) {
  const nodes = orderSign(counter, half);
  if (marker(counter, "star"))
    nodes.push(s("path", { class: "star", d: starPath(4.6), transform: `translate(${half - 6.5} -19.5)` }));
  const lost = marker(counter, "losses")?.value ?? 0;
  if (lost > 5)
    nodes.push(
      s("rect", { class: "pip", x: half - 3, y: -9, width: 12, height: 13 }),
      s("text", { class: "pip-count", x: half + 3, y: 1.5 }, lost),
    );
  else
    for (let n = 0; n < lost; n += 1)
      nodes.push(s("rect", { class: "pip", x: half - 2.5, y: -12 + n * 7, width: 5.5, height: 5.5 }));
  const tired = marker(counter, "fatigue")?.value ?? 0;
  if (marker(counter, "routed")) nodes.push(flag(half));
  else if (tired) nodes.push(pennant(tired, half));
  if (marker(counter, "shattered"))
    nodes.push(
      s("path", {
        class: "torn",
        d: `M${-half} 28L${-half / 1.5} 19L${-half / 3} 28L0 19L${half / 3} 28L${half / 1.5} 19L${half} 28Z`,
      }),
    );
  if (marker(counter, "op")) {
    nodes.push(
      s(
        "g",
        { class: "op", transform: `translate(${-half + 3} 24)` },
        s("rect", { x: -9, y: -6.5, width: 18, height: 13, rx: 3 }),
        s("path", { d: "M-5-3.5L-1.5 0L-5 3.5M0-3.5L3.5 0L0 3.5" }),
      ),
    );
  }
  // An attack on a known place has an arrow.
  if (marker(counter, "attack") && !counter.target) {
    nodes.push(
      s(
        "g",
        { class: "sword", transform: `translate(${-half - 2} -27)` },
        s("circle", { r: 8 }),
        s("path", { d: "M-4-4L4 4M4-4L-4 4M-4.6 1.4L-1.4 4.6M4.6 1.4L1.4 4.6" }),
      ),
    );
  }
  LETTERED.filter((id) => marker(counter, id)).forEach((id, n) => {
    nodes.push(
      s(
        "g",
        { class: `mark ${id}`, transform: `translate(${-half + 1 + n * 17} 26)` },
        s("circle", { r: 8.6 }),
        s("text", { y: 5.2 }, t(`letter-${id}`)),
      ),
    );
  });
  // A unit of a formation that acts alone for now; one that always does has it in its band.
  if (counter.formation && marker(counter, "independent"))
    nodes.push(s("path", { class: "lone", d: "M0-6L4.4 0L0 6L-4.4 0Z", transform: `translate(${-half - 1} -2)` }));
  if (marker(counter, "fired")) nodes.push(smoke(half));
  if (acted) nodes.push(tick(1, 28));
  return nodes;
}

/** The tick of those who have acted. */
const tick = (x, y) =>
  s("g", { class: "tick", transform: `translate(${x} ${y})` }, s("circle", { r: 6 }), s("path", { d: "M-3 0L-.8 2.6L3.4-2.8" }));

/** The puff of those who have fired. */
const smoke = (half) =>
  s("path", {
    class: "smoke",
    d: "M-7 4a4 4 0 0 1-1-7.6a4.6 4.6 0 0 1 8-2.2a4 4 0 0 1 6.4 3a3.6 3.6 0 0 1-.4 6.8Z",
    transform: `translate(${-half - 3} -28) scale(1.15)`,
  });

/** The white flag of a rout. */
function flag(half) {
  return s(
    "g",
    { class: "pennant rout", transform: `translate(${half + 4} -33)` },
    s("path", { class: "cloth", d: "M-13 0H3V13L-5 18L-13 13Z" }),
    s("path", { class: "white", d: "M-9 13V3H-1V8H-9" }),
  );
}

function pennant(tired, half) {
  const chevrons = ["M-10 3.5L-5 7.5L0 3.5", "M-10 8.5L-5 12.5L0 8.5"].slice(0, Math.min(2, tired));
  const group = s(
    "g",
    { class: `pennant tired-${Math.min(2, tired)}`, transform: `translate(${half + 4} -33)` },
    s("path", { class: "cloth", d: "M-13 0H3V13L-5 18L-13 13Z" }),
    s("path", { class: "chevron", d: chevrons.join("") }),
  );
  if (tired > 2) group.append(s("text", { class: "pennant-count", x: -5, y: 12 }, tired));
  return group;
}

function leader(counter, acted, named) {
  return [
    s("circle", { class: "shadow", r: 19, cx: 1.6, cy: 2 }),
    s("circle", { class: "halo", r: 19 }),
    marker(counter, "designated") ? s("circle", { class: "chosen", r: 22.5 }) : null,
    s("circle", { class: "face", r: 19 }),
    s("circle", { class: "shade", r: 19 }),
    s("circle", { class: "inner", r: 15.5 }),
    ...rank(counter),
    named === "none" ? null : s("text", { class: "leader-name", x: 0, y: named === "above" ? -23 : 32 }, counter.name),
    acted ? tick(15, -14) : null,
  ].filter(Boolean);
}

/** What stands on a leader: the value, if the title gives one, else a mark. */
function rank(counter) {
  const value = rankOf(counter);
  if (counter.kind === "hq" || value === "")
    return [s("text", { class: "leader-mark", x: 0, y: 4.5 }, counter.kind === "hq" ? t("hq-mark") : initials(counter.name))];
  return [s("text", { class: "leader-value", x: 0, y: 7 }, value)];
}

/** Figures that are not a leader's own value: what all of them have, and what his troops have lost. */
const COMMON = new Set(["movement", "range", "radius", "brigade-losses"]);

/** The value of a leader in a word: what it adds to a die with its sign, or the face a die must not pass. */
export function rankOf(counter) {
  const adds = figure(counter, "activation");
  if (adds) return adds.value > 0 ? `+${adds.value}` : adds.value < 0 ? `−${-adds.value}` : "0";
  const test = figure(counter, "move-test");
  if (test) return test.value > 0 ? `≤${test.value}` : "–";
  return String(counter.figures.find((one) => !COMMON.has(one.id) && one.value)?.value ?? "");
}

const initials = (name) => {
  const words = name.split(/[\s.-]+/).filter(Boolean);
  return words.length > 1
    ? words
        .map((word) => word.charAt(0))
        .join("")
        .slice(0, 2)
    : name.slice(0, 2);
};

function rider(counter) {
  const d = "M-15-11H15V11H-15Z";
  return [
    s("path", { class: "halo", d }),
    s("path", { class: "face", d }),
    s("path", { class: "shade", d }),
    s("path", { ...armOf(counter.kind), transform: "translate(-6 0) scale(.5)" }),
    s("text", { class: "rider-value", x: 8, y: 5.5 }, figure(counter, "combat")?.value ?? ""),
  ];
}

/** A five-pointed star around the origin. */
export function starPath(radius) {
  const corner = (n) => {
    const [angle, far] = [(Math.PI / 5) * n - Math.PI / 2, n % 2 ? radius * 0.42 : radius];
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  };
  return `M${Array.from({ length: 10 }, (_, n) => corner(n)).join("L")}Z`;
}

/** The letters and shape of a side as a small drawing, for tags on the map. */
export function tag(side, x, y) {
  const shape =
    side === "union"
      ? "M-9-5.5Q-9-6.5-8-6.5H8Q9-6.5 9-5.5V5.5Q9 6.5 8 6.5H-8Q-9 6.5-9 5.5Z"
      : "M-6-6.5H6L9-3.5V3.5L6 6.5H-6L-9 3.5V-3.5Z";
  return s(
    "g",
    { class: `tag ${side}`, transform: `translate(${x} ${y})` },
    s("path", { d: shape }),
    s("text", { x: 0, y: 3.4 }, letters(side)),
  );
}
