// Colours as numbers: contrast by WCAG 2, difference by CIEDE2000, and how they look to eyes that see fewer of them.

/** `#RRGGBB` as linear light, 0 to 1. */
export function linear(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
}

const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, one, n) => sum + one * vector[n], 0));
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [one, other].map((hex) => luminance(linear(hex))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Kinds of sight, each a matrix on linear light: Machado, Oliveira and Fernandes 2009 at full strength, and grey. */
export const SIGHTS = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  grey: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

/** CIE Lab under D65 of a colour as a kind of sight has it. */
function lab(hex, sight) {
  const seen = times(SIGHTS[sight], linear(hex)).map((one) => Math.min(1, Math.max(0, one)));
  const xyz = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], seen);
  const [x, y, z] = xyz.map((one, n) => one / [0.95047, 1, 1.08883][n]).map((one) => (one > 216 / 24389 ? Math.cbrt(one) : (one * 24389) / 27 / 116 + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees) => (degrees * Math.PI) / 180;
const hue = (a, b) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** The difference of two Lab colours by CIEDE2000 (Sharma, Wu and Dalal 2005). */
export function ciede2000([l1, a1, b1], [l2, a2, b2]) {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [hue(a1 * (1 + g), b1), hue(a2 * (1 + g), b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  const t = 1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** How different two colours are to a kind of sight. */
export const difference = (one, other, sight = "normal") => ciede2000(lab(one, sight), lab(other, sight));

/** The custom properties of a block of CSS, by name; none if there is no such block. */
export function tokens(css, selector) {
  const start = `\n${css}`.indexOf(`\n${selector} {`);
  if (start < 0) return {};
  const block = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map(([, name, value]) => [name, value]));
}
