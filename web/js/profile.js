// The ground along a line of sight, seen from the side: heights and woods as the map has them, the line, and what stops it as
// the server says.

import { s } from "./dom.js";
import { t } from "./words.js";

const [WIDE, HIGH, TOP, FOOT, EDGE] = [300, 104, 20, 20, 12];
/** Samples to a place. */
const FINE = 6;

/** The places a line runs through, each with the share of the line at which it begins and ends. */
function placesAlong(board, from, to) {
  const [a, b] = [board.anchor(from), board.anchor(to)];
  const count = Math.max(2, Math.ceil((Math.hypot(b[0] - a[0], b[1] - a[1]) / board.pitch) * FINE));
  const found = [];
  for (let n = 0; n <= count; n += 1) {
    const share = n / count;
    const place = board.at(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share);
    if (!place) continue;
    if (found.at(-1)?.place === place) found.at(-1).end = share;
    else found.push({ place, start: found.at(-1)?.end ?? 0, end: share });
  }
  return found;
}

/** A picture of the line, or nothing where the map has no heights. */
export function profile(board, from, line) {
  if (!line || !board.place(from) || !board.place(line.place) || from === line.place) return null;
  const along = placesAlong(board, from, line.place);
  if (along.length < 2 || along.some(({ place }) => !Number.isInteger(place.level))) return null;
  const levels = along.map(({ place }) => place.level);
  const [low, high] = [Math.min(...levels) - 1, Math.max(...levels) + 1];
  const x = (share) => EDGE + share * (WIDE - EDGE * 2);
  const y = (level) => TOP + ((high - level) / Math.max(1, high - low)) * (HIGH - TOP - FOOT);
  const steps = along.map(({ place, start, end }) => `L${x(start).toFixed(1)} ${y(place.level).toFixed(1)}H${x(end).toFixed(1)}`);
  const ground = `M${x(0)} ${HIGH - FOOT}${steps.join("")}V${HIGH - FOOT}Z`;
  const woods = along.filter(({ place }) => place.terrain === "woods");
  const [first, last] = [along[0].place.level, along.at(-1).place.level];
  // Eyes are a little above the ground.
  const eye = (level) => y(level) - 5;
  const label = t("profile", { from: board.name(from), to: board.name(line.place) });
  const blocked = along.filter(({ place }) => line.by.includes(place.id));
  return s(
    "svg",
    {
      class: "profile",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      width: WIDE,
      height: HIGH,
      role: "img",
      "aria-label": `${label}: ${along.map(({ place }) => `${place.id} ${t("profile-level", { level: place.level })}`).join(", ")}`,
    },
    woods.map(({ place, start, end }) => trees(x(start), x(end), y(place.level))),
    s("path", { class: "profile-ground", d: ground }),
    s("path", { class: `profile-line ${line.clear ? "" : "blocked"}`, d: `M${x(0)} ${eye(first)}L${x(1)} ${eye(last)}` }),
    blocked.map(({ start, end }) => {
      const share = (start + end) / 2;
      const at = [x(share), eye(first) + (eye(last) - eye(first)) * share];
      return s("path", { class: "profile-cross", d: `M${at[0] - 6} ${at[1] - 6}l12 12m0-12l-12 12` });
    }),
    ends(along).map(({ place, share, level }) => [
      s("text", { x: x(share), y: HIGH - 5, "text-anchor": share === 0 ? "start" : share === 1 ? "end" : "middle" }, place.id),
      s("text", { class: "profile-level", x: x(share), y: y(level) + 13, "text-anchor": share === 0 ? "start" : share === 1 ? "end" : "middle" }, level),
    ]),
  );
}

/** Both ends with their heights; the page has no room for more. */
const ends = (along) => [
  { place: along[0].place, share: 0, level: along[0].place.level },
  { place: along.at(-1).place, share: 1, level: along.at(-1).place.level },
];

function trees(left, right, foot) {
  const count = Math.max(1, Math.round((right - left) / 9));
  const wide = (right - left) / count;
  const crowns = Array.from({ length: count }, (_, n) => {
    const at = left + wide * n;
    return `M${at.toFixed(1)} ${foot}q0-13 ${(wide / 2).toFixed(1)}-13t${(wide / 2).toFixed(1)} 13Z`;
  });
  return s("path", { class: "profile-woods", d: crowns.join("") });
}
