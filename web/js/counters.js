// Counters on the map: faces, values, marks of state, and how a stack lies.

import { s } from "./dom.js";
import { letters, t } from "./words.js";

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
};
/** Bands of formations, distinct in every kind of colour vision; each bears a letter. */
const BANDS = ["#56B4E9", "#E69F00", "#009E73", "#F0E442", "#CC79A7", "#D55E00", "#0072B2", "#FFFFFF"];

/** How far the next line of a stack lies behind the one before. */
const BEHIND = [19, -14];

const figure = (counter, id) => counter.figures.find((one) => one.id === id);
export const marker = (counter, id) => counter.markers.find((one) => one.id === id);

const isLeader = (counter) => counter.kind === "hq" || counter.kind === "leader";
const isHalf = (counter) => counter.kind === "extended-line" || Boolean(marker(counter, "extended"));
const isRider = (counter) => Boolean(counter.with) && counter.kind !== "extended-line";

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
  return [...places].flatMap(([place, here]) => stack(board.anchor(place), here));
}

function stack([x, y], here) {
  const troops = here.filter((counter) => !isLeader(counter) && !isRider(counter)).sort((a, b) => b.line - a.line);
  const lines = troops.map((counter) => {
    const depth = troops.length - 1 - troops.indexOf(counter);
    const shift = (troops.length - 1) / 2;
    return {
      counter,
      behind: depth > 0,
      size: HALF,
      x: x + BEHIND[0] * (depth - shift),
      y: y + BEHIND[1] * (depth - shift),
    };
  });
  const riders = here.filter(isRider).map((counter) => {
    const host = lines.find((line) => line.counter.id === counter.with) ?? { x, y, behind: false };
    const [dx, dy] = host.behind ? [6, -38] : [-18, 32];
    return { counter, behind: false, size: 15, x: host.x + dx, y: host.y + dy };
  });
  const leaders = here.filter(isLeader).map((counter, n, all) => {
    const [dx, dy] = troops.length ? [-44, 16 - n * 44] : [(n - (all.length - 1) / 2) * 48, 0];
    return { counter, behind: false, size: 19, x: x + dx, y: y + dy };
  });
  return [...lines, ...riders, ...leaders];
}

/** All that is drawn of one counter; equal text means nothing has to be drawn again. */
const signature = (counter, behind, flags) =>
  JSON.stringify([counter.figures, counter.markers, counter.kind, counter.name, behind, flags]);

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
    const seen = new Set();
    this.layout.forEach((spot, n) => {
      const { counter } = spot;
      seen.add(counter.id);
      const now = signature(counter, spot.behind, flags(counter));
      let old = this.drawn.get(counter.id);
      if (!old || old.signature !== now) {
        const element = draw(counter, spot.behind, flags(counter), formations);
        old?.element.replaceWith(element);
        old = { element, signature: now };
        this.drawn.set(counter.id, old);
      }
      old.element.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
      if (this.group.children[n] !== old.element) this.group.insertBefore(old.element, this.group.children[n] ?? null);
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

  /** Where a counter lies. */
  spot(id) {
    return this.layout.find((spot) => spot.counter.id === id) ?? null;
  }
}

/** One counter around the origin. */
export function draw(counter, behind, flags, formations) {
  const shown = ["counter", counter.side, counter.kind, ...Object.keys(flags).filter((flag) => flags[flag])];
  if (behind) shown.push("behind");
  if (marker(counter, "acted") || marker(counter, "activated")) shown.push("acted");
  const group = s("g", { class: shown.join(" "), data: { unit: counter.id } });
  if (isLeader(counter)) group.append(...leader(counter));
  else if (isRider(counter)) group.append(...rider(counter));
  else if (isHalf(counter)) group.append(...face(counter, HALVES, 18), ...values(counter, 18, behind), ...badges(counter, 18));
  else
    group.append(
      ...face(counter, FACES, HALF),
      ...band(counter, formations),
      ...values(counter, HALF, behind),
      ...badges(counter, HALF),
    );
  return group;
}

function face(counter, faces, half) {
  const d = faces[counter.side];
  const arm = ARMS[counter.kind === "extended-line" ? counter.arm : counter.kind] ?? ARMS.infantry;
  const narrow = half < HALF;
  return [
    s("path", { class: "shadow", d, transform: "translate(1.6 2)" }),
    s("path", { class: "halo", d }),
    s("path", { class: "face", d }),
    s("path", { class: "shade", d }),
    s("path", {
      class: "arm",
      d: arm,
      transform: narrow
        ? "translate(0 -4) scale(.8)"
        : figure(counter, "cavalry")?.value
          ? "translate(-3.5 -3.5) scale(.78)"
          : "translate(1 -3.5)",
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
  const n = formations.indexOf(counter.formation);
  if (n < 0) return [];
  return [
    s("rect", { class: "band", x: -25, y: -12, width: 9.5, height: 30, fill: BANDS[n % BANDS.length] }),
    s("text", { class: "band-letter", x: -20.2, y: 5.5 }, counter.formation.charAt(0).toUpperCase()),
  ];
}

function values(counter, half, behind) {
  const [combat, guns, horse] = ["combat", "artillery", "cavalry"].map((id) => figure(counter, id)?.value ?? 0);
  const nodes = [];
  if (figure(counter, "combat")) nodes.push(s("text", { class: "combat", x: half - 10, y: 22 }, combat));
  if (behind) nodes.push(s("text", { class: "combat-behind", x: half - 9.5, y: 2 }, combat));
  if (guns) {
    nodes.push(s("circle", { class: "gun", cx: half < HALF ? -12 : -9.5, cy: 16.5, r: 2.3 }));
    nodes.push(s("text", { class: "guns", x: half < HALF ? -5 : -1.5, y: 21.5 }, guns));
  }
  if (horse && half === HALF) {
    nodes.push(
      s("circle", { class: "horse", cx: 17.5, cy: -3.5, r: 7.6 }),
      s("text", { class: "horse-value", x: 17.5, y: 1.6 }, horse),
    );
  }
  return nodes;
}

function badges(counter, half) {
  const nodes = [];
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
  if (tired) nodes.push(pennant(tired, half));
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
  if (marker(counter, "attack")) {
    nodes.push(
      s(
        "g",
        { class: "sword", transform: `translate(${-half - 2} -27)` },
        s("circle", { r: 8 }),
        s("path", { d: "M-4-4L4 4M4-4L-4 4M-4.6 1.4L-1.4 4.6M4.6 1.4L1.4 4.6" }),
      ),
    );
  }
  if (marker(counter, "acted"))
    nodes.push(
      s("g", { class: "tick", transform: "translate(1 28)" }, s("circle", { r: 6 }), s("path", { d: "M-3 0L-.8 2.6L3.4-2.8" })),
    );
  return nodes;
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

function leader(counter) {
  return [
    s("circle", { class: "shadow", r: 19, cx: 1.6, cy: 2 }),
    s("circle", { class: "halo", r: 19 }),
    s("circle", { class: "face", r: 19 }),
    s("circle", { class: "shade", r: 19 }),
    s("circle", { class: "inner", r: 15.5 }),
    s("text", { class: "leader-mark", x: 0, y: 4.5 }, counter.kind === "hq" ? t("hq-mark") : counter.name.charAt(0)),
    s("text", { class: "leader-name", x: 0, y: 31 }, counter.name),
  ];
}

function rider(counter) {
  const d = "M-15-11H15V11H-15Z";
  return [
    s("path", { class: "halo", d }),
    s("path", { class: "face", d }),
    s("path", { class: "shade", d }),
    s("path", { class: "arm", d: ARMS[counter.kind] ?? ARMS.infantry, transform: "translate(-6 0) scale(.5)" }),
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

/** The formations of a game in a fixed order, for their bands. */
export const formationsOf = (counters) => [...new Set(counters.map((counter) => counter.formation).filter(Boolean))].sort();

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
