// Settings of this browser. They change nothing about a game.

const KEY = "brigadier";
const DEFAULTS = {
  theme: "auto",
  motion: "normal",
  pace: 0.6,
  confirm: true,
  auto: true,
  keys: true,
  textScale: 1,
  overlays: [],
  panels: true,
  hidden: false,
  seen: {},
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

/** Puts theme, motion and text size on the document. */
export function dress() {
  const root = document.documentElement;
  const dark =
    prefs.get("theme") === "dark" || (prefs.get("theme") === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = prefs.get("motion");
  root.style.setProperty("--text-scale", prefs.get("textScale"));
}

/** True if things on the screen may move. */
export const moves = () => prefs.get("motion") !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
