// The page's words, as the server sends them: a flat dictionary with `{ $name }` left for us to fill.

import { get } from "./api.js";
import { prefs } from "./prefs.js";

let words = {};
let current = "en";

/** The language spoken now. */
export const lang = () => current;

/** A message with its arguments filled in. A key without words is shown as it is, in brackets. */
export function t(key, args = {}) {
  const pattern = words[`web-${key}`];
  if (pattern === undefined) return `[${key}]`;
  return pattern.replace(/\{\s*\$([\w-]+)\s*\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/** A message if there is one. */
export const maybe = (key, args) => (`web-${key}` in words ? t(key, args) : null);

/** The name of a side. */
export const sideName = (side) => words[`side-${side}`] ?? side;

/** The letters on a side's tag. */
export const letters = (side) => t(`letters-${side}`);

/** A number as people write it here. */
export const number = (value, digits = 0) =>
  new Intl.NumberFormat(current, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

let playing = null;

/** Names the title at the table: its own words tell how it counts. */
export const playTitle = (title) => {
  playing = title;
};

/** A message if there is one, in the title's own words if it has them. */
export const ownMaybe = (key, args) => maybe(`${key}-${playing}`, args) ?? maybe(key, args);

/** A message in the title's own words if it has them. */
export const own = (key, args) => ownMaybe(key, args) ?? t(key, args);

/** Movement points as people write them: a title may count them in halves, and its words say so. */
export function points(value) {
  if (maybe(`points-in-${playing}`) !== "1/2") return String(value);
  const whole = Math.floor(value / 2);
  return value % 2 ? `${whole || ""}½` : String(whole);
}

/** A share as a percentage; a small chance is not shown as none. */
export function percent(share) {
  // No chance at all is not "-0%".
  const value = Math.max(0, share);
  const rounded = Math.round(value * 100);
  const digits = value > 0 && value < 0.995 && (rounded < 1 || (value * 100) % 1 !== 0) && value < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(current, { style: "percent", maximumFractionDigits: digits }).format(value);
}

/** A moment as a date people read. */
export function moment(text) {
  const date = new Date(/^\d+$/.test(text) ? Number(text) * (text.length > 11 ? 1 : 1000) : text);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

const VISIT = "brigadier-lang";
const known = (code) => code === "en" || code === "fr";

/** The language an address asks for, kept until the window is closed. */
function visiting() {
  try {
    const asked = new URLSearchParams(location.search).get("lang");
    if (known(asked)) sessionStorage.setItem(VISIT, asked);
    return sessionStorage.getItem(VISIT);
  } catch {
    return null;
  }
}

/** Loads a language. */
export async function speak(code) {
  words = await get("/api/words", { lang: code });
  current = code;
  document.documentElement.lang = code;
}

/** Loads the language the player has picked, and remembers it. */
export async function pick(code) {
  await speak(code);
  try {
    sessionStorage.removeItem(VISIT);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=strict`;
  prefs.set("lang", code);
}

/** The language of this visit, else the one remembered, else the browser's first that we speak, else English. */
export function preferred() {
  return visiting() ?? prefs.get("lang") ?? navigator.languages?.map((tag) => tag.slice(0, 2)).find(known) ?? "en";
}
