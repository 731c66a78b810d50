// Small tools for making elements. No style attributes: the page's policy allows none.

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes, listeners (`onclick`), `text`, `data` and custom properties (`vars`). */
function apply(element, props) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "vars") for (const [key, what] of Object.entries(value)) element.style.setProperty(`--${key}`, what);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
}

function add(element, kids) {
  for (const kid of kids.flat(3)) {
    if (kid === null || kid === undefined || kid === false) continue;
    element.append(kid);
  }
  return element;
}

/** An HTML element. */
export function h(tag, props, ...kids) {
  const element = document.createElement(tag);
  apply(element, props);
  return add(element, kids);
}

/** An SVG element. */
export function s(tag, props, ...kids) {
  const element = document.createElementNS(SVG, tag);
  apply(element, props);
  return add(element, kids);
}

/**
 * Changes a group of buttons (`data-keep`) where it stands: a finger may lie on one of them just now, and a click on a button that
 * is replaced meanwhile is lost. Their listeners stay, so they must depend on nothing that changes.
 */
function keepInPlace(element, fresh) {
  const next = fresh.querySelector("[data-keep]");
  const old = next && [...element.children].find((one) => one.dataset.keep === next.dataset.keep);
  if (!old) return false;
  for (const other of [...element.childNodes]) if (other !== old) other.remove();
  const at = [...fresh.childNodes].indexOf(next);
  [...fresh.childNodes].forEach((one, n) => n < at && old.before(one));
  next.remove();
  element.append(fresh);
  const buttons = new Map([...old.children].map((one) => [one.dataset.key, one]));
  let last = null;
  for (const one of [...next.children]) {
    const known = one.dataset.key && buttons.get(one.dataset.key);
    if (!known) {
      if (last) last.after(one);
      else old.prepend(one);
      last = one;
      continue;
    }
    last = known;
    buttons.delete(one.dataset.key);
    for (const { name } of [...known.attributes]) if (!one.hasAttribute(name)) known.removeAttribute(name);
    for (const { name, value } of one.attributes) if (known.getAttribute(name) !== value) known.setAttribute(name, value);
    if (known.innerHTML !== one.innerHTML) known.replaceChildren(...one.childNodes);
  }
  for (const gone of buttons.values()) gone.remove();
  return true;
}

/** Puts new children in and keeps the focus where it was, by `data-key`. */
export function fill(element, ...kids) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.dataset.key : undefined;
  const top = element.scrollTop;
  const fresh = add(document.createDocumentFragment(), kids);
  const kept = keepInPlace(element, fresh);
  if (!kept) element.replaceChildren(fresh);
  element.scrollTop = top;
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  return element;
}

const ICONS = {
  undo: "M9 7H15a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4",
  redo: "M15 7H9a5 5 0 0 0 0 10h7M15 7l-4-4M15 7l-4 4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  gear: "M4 7h8M18 7h2M15 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17h2M12 17h8M9 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  layers: "M12 3l9 5-9 5-9-5ZM3 13l9 5 9-5",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  play: "M7 4l13 8-13 8Z",
  pause: "M7 4h3v16H7ZM14 4h3v16h-3Z",
  back: "M17 4L7 12l10 8Z",
  forward: "M7 4l10 8L7 20Z",
  first: "M19 4L9 12l10 8ZM6 4v16",
  last: "M5 4l10 8L5 20ZM18 4v16",
  close: "M5 5l14 14M19 5L5 19",
  dice: "M4 4h16v16H4ZM8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01",
  branch: "M6 4v16M6 14c0-4 12-2 12-7M15 9l3-3 3 3",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7Z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A line icon, hidden from assistive technology. */
export function icon(name) {
  const path = s("path", {
    d: ICONS[name],
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, path);
}

/** A button with a name for all and an icon or text for the eye. */
export function button(label, props = {}, ...kids) {
  return h("button", { type: "button", ...props }, ...(kids.length ? kids : [label]));
}

/** A square button that shows an icon and says its name, with its key in the tooltip. */
export function iconButton(name, label, props = {}, key = "") {
  const title = key ? `${label} (${key})` : label;
  const { class: extra = "", ...rest } = props;
  return h("button", { type: "button", class: `icon ${extra}`, "aria-label": label, title, ...rest }, icon(name));
}

/** Says something to assistive technology. */
export function announce(text) {
  const status = document.getElementById("status");
  if (status && text) status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
