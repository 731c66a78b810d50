// Settings of this browser. They change nothing about a game.

const KEY = "brigadier";
const DEFAULTS = {
  theme: "auto",
  motion: "normal",
  pace: 0.6,
  /** How the computer's play is shown: by `steps`, or by `activations`. */
  watch: "steps",
  /** Whether the view goes where the others act. */
  follow: true,
  confirm: true,
  auto: true,
  keys: true,
  /** Keys the player has changed, by action; an empty one is off. */
  keymap: {},
  symbols: "boxes",
  contrast: false,
  sound: false,
  plain: false,
  costs: true,
  arcs: true,
  textScale: 1,
  overlays: [],
  panels: true,
  /** Whether the overview map is open; null leaves it to the size of the map. */
  overview: null,
  seen: {},
  /** Games in which two at one screen see everything, by their id. */
  trust: {},
  cameras: {},
};

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

let kept = read();
const listeners = new Set();

export const prefs = {
  /** A setting, or its default. */
  get: (name) => kept[name] ?? DEFAULTS[name],

  /** Changes a setting and tells those who listen. */
  set(name, value) {
    kept = { ...kept, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    listeners.forEach((listener) => listener(name, value));
  },

  /** Calls back on every change; gives a function that stops it. */
  listen(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** True if text is so large that panels need the room of two. */
export const largeText = () => prefs.get("textScale") >= 1.5;

/** True if the page is dark now. */
export const isDark = () => document.documentElement.dataset.theme === "dark";

/** Puts theme, contrast, motion and text size on the document. */
export function dress() {
  const root = document.documentElement;
  const dark =
    prefs.get("theme") === "dark" || (prefs.get("theme") === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = prefs.get("motion");
  root.dataset.contrast = prefs.get("contrast") ? "high" : "normal";
  root.dataset.text = largeText() ? "large" : "normal";
  root.style.setProperty("--text-scale", prefs.get("textScale"));
}

/** True if things on the screen may move. */
export const moves = () => prefs.get("motion") !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
