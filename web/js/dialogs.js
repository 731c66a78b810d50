// Dialogs, menus at a point, and short messages.

import { button, h, iconButton } from "./dom.js";
import { t } from "./words.js";

/** Opens a dialog and gives it; it goes away when closed, and then `gone` is called. */
export function openDialog(title, body, footer = [], extra = "", gone = () => {}) {
  const before = document.activeElement;
  const dialog = h(
    "dialog",
    { class: extra, "aria-labelledby": "dialog-title" },
    h(
      "header",
      {},
      h("h2", { id: "dialog-title", text: title }),
      iconButton("close", t("close"), { class: "quiet", onclick: () => dialog.close() }, "Esc"),
    ),
    h("div", { class: "body" }, body),
    footer.length ? h("footer", {}, footer) : null,
  );
  // The browser tells of closing only later; by then a key pressed meanwhile would have gone astray.
  dialog.close = () => {
    if (!dialog.isConnected) return;
    HTMLDialogElement.prototype.close.call(dialog);
    dialog.remove();
    before?.isConnected && before.focus({ preventScroll: true });
    gone();
  };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

let open = null;

/** Closes the menu that is open, and says whether there was one. */
export function closeMenu() {
  if (!open) return false;
  const { element, before } = open;
  open = null;
  element.remove();
  before?.isConnected && before.focus({ preventScroll: true });
  return true;
}

/**
 * A menu at a point of the screen.
 * @param items `{label, note, call, danger}`; `call` runs after the menu has closed
 */
export function openMenu(title, items, at) {
  closeMenu();
  const before = document.activeElement;
  const rows = items.map((item) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: item.danger ? "danger" : "",
        onclick: () => {
          closeMenu();
          item.call();
        },
      },
      h("span", { text: item.label }),
      item.note ? h("span", { class: "cost", text: item.note }) : null,
    ),
  );
  const element = h(
    "div",
    { class: "menu", role: "menu", "aria-label": title },
    h("h3", { text: title, "aria-hidden": "true" }),
    rows,
  );
  element.addEventListener("keydown", (event) => {
    const now = rows.indexOf(document.activeElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[(to + rows.length) % rows.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") closeMenu();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener("focusout", (event) => {
    if (open?.element === element && !element.contains(event.relatedTarget))
      setTimeout(() => open?.element === element && !element.contains(document.activeElement) && closeMenu(), 120);
  });
  // Inside the main part of the page, so that whoever goes by landmarks finds it.
  (document.querySelector("main") ?? document.body).append(element);
  const [x, y] = [at.clientX ?? innerWidth / 2, at.clientY ?? innerHeight / 2];
  element.style.left = `${Math.max(8, Math.min(innerWidth - element.offsetWidth - 8, x + 8))}px`;
  element.style.top = `${Math.max(8, Math.min(innerHeight - element.offsetHeight - 8, y + 8))}px`;
  open = { element, before };
  rows[0]?.focus();
}

let toastTimer = 0;

/** Says something for some seconds, with one thing to do about it. */
export function toast(text, action = null, seconds = 6) {
  document.querySelector(".toast")?.remove();
  clearTimeout(toastTimer);
  const box = h(
    "div",
    { class: "toast", role: "alert" },
    h("span", { text }),
    action
      ? button(action.label, {
          class: action.chip ? "chip" : "",
          onclick: () => {
            box.remove();
            action.call();
          },
        })
      : null,
  );
  box.addEventListener("click", () => box.remove());
  document.body.append(box);
  toastTimer = setTimeout(() => box.remove(), seconds * 1000);
}
