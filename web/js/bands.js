// Bands of formations: a colour, and a letter that no other formation of the side has.

/** Bands of titles that name no colours, distinct in every kind of colour vision. */
const BANDS = ["#56B4E9", "#E69F00", "#009E73", "#F0E442", "#CC79A7", "#D55E00", "#0072B2", "#FFFFFF"];

/** What the colour words of a title look like. */
export const COLOURS = {
  blue: "#4A90D9",
  brown: "#7E4F24",
  crimson: "#B3123D",
  "dark green": "#1E5B33",
  "dark red": "#7A1518",
  green: "#2FA36B",
  grey: "#B8B4AA",
  "light blue": "#A6D5F2",
  lilac: "#CDAEE3",
  mauve: "#B784A7",
  ochre: "#CC8A1E",
  olive: "#9A9A3A",
  orange: "#F28E1C",
  pink: "#F5A9C4",
  red: "#C9281B",
  "silver-blue": "#93ABC0",
  tan: "#D8BC93",
  turquoise: "#45C9C1",
  violet: "#7D4BB0",
  white: "#FFFFFF",
  yellow: "#F0E442",
};

export const INK = { dark: "#14110C", light: "#FFFFFF" };

/** How light a colour is, from 0 to 1, as contrast counts it. */
function lightness(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** True if a letter on this colour must be light. */
export const isDark = (hex) => lightness(hex) < 0.179;

/** The words of a formation's id that tell it from others. */
const wordsOf = (id) => id.split(/[-_\s]+/).filter(Boolean);

/** A letter or number for a formation: its number if it has one, else the first letter that is still free. */
function letterFor(id, taken) {
  const digits = /\d+/.exec(id)?.[0];
  const own = [digits, ...wordsOf(id).map((word) => word.charAt(0)), ...id.replace(/[^a-z]/gi, "")];
  const wanted = [...own, ..."abcdefghijklmnopqrstuvwxyz"];
  const found = wanted.filter(Boolean).find((one) => !taken.has(one.toUpperCase()));
  return (found ?? "?").toUpperCase().slice(0, 2);
}

/** A formation is one of its side: both armies may have a division of the same name. */
const keyOf = ({ side, formation }) => `${side}/${formation}`;

const band = (colour, letter) => ({ letter, colour, dark: isDark(colour) });

/** The formations of a game with band and letter, each letter given once on a side. */
export function formationsOf(counters) {
  const found = new Map();
  for (const side of new Set(counters.map((counter) => counter.side))) {
    const own = counters.filter((counter) => counter.side === side && counter.formation);
    const taken = new Set();
    [...new Set(own.map((counter) => counter.formation))].sort().forEach((id, n) => {
      const letter = letterFor(id, taken);
      taken.add(letter);
      const word = own.find((counter) => counter.formation === id && counter.band)?.band;
      found.set(keyOf({ side, formation: id }), band(COLOURS[word] ?? BANDS[n % BANDS.length], letter));
    });
  }
  return found;
}

/** The band of a counter: that of its formation, or one of its own without a letter. */
export const bandOf = (counter, formations) =>
  formations.get(keyOf(counter)) ?? (counter.band ? band(COLOURS[counter.band] ?? INK.light, null) : null);
