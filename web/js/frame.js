// The frame around every page but the table: a bar with name, language, theme and settings.

import { h, icon, iconButton } from "./dom.js";
import { lang, t } from "./words.js";
import { dress, isDark, prefs } from "./prefs.js";
import { openSettings } from "./settings.js";
import { openHelp } from "./help.js";

/** A link within the page, without loading it again. */
export function link(href, text, props = {}) {
  return h("a", { href, "data-inside": "", ...props }, text);
}

/** The switch between languages. */
export function languages() {
  const one = (code, name) =>
    h(
      "button",
      {
        type: "button",
        lang: code,
        "aria-pressed": String(lang() === code),
        title: name,
        onclick: () => dispatchEvent(new CustomEvent("brigadier-lang", { detail: code })),
      },
      code.toUpperCase(),
    );
  return h(
    "div",
    { class: "languages", role: "group", "aria-label": t("language") },
    one("en", "English"),
    one("fr", "Français"),
  );
}

/** Light or dark, whatever it is not now. */
function themeButton() {
  const box = h("span", { class: "theme-button" });
  const show = () => {
    const other = isDark() ? "light" : "dark";
    const press = () => {
      prefs.set("theme", other);
      dress();
      show();
      box.firstChild.focus();
    };
    const name = t(`theme-to-${other}`);
    box.replaceChildren(
      h(
        "button",
        { type: "button", class: "square", "aria-label": name, title: name, onclick: press },
        icon(isDark() ? "sun" : "moon"),
      ),
    );
  };
  show();
  return box;
}

/** Puts a page into the frame. */
export function frame(root, title, main, links = []) {
  document.title = `${title} · Brigadier`;
  root.className = "framed";
  root.replaceChildren(
    h("a", {
      class: "skip",
      href: "#main",
      text: t("skip"),
      onclick: (event) => {
        event.preventDefault();
        main.focus();
      },
    }),
    h(
      "header",
      { class: "bar" },
      link("/", "Brigadier", { class: "brand" }),
      h("nav", { "aria-label": t("pages") }, links),
      h("span", { class: "space" }),
      languages(),
      themeButton(),
      iconButton("gear", t("settings"), { onclick: openSettings }),
      iconButton("help", t("help"), { onclick: () => openHelp() }, "?"),
    ),
    main,
  );
  main.id = "main";
  main.tabIndex = -1;
}
