// Settings of this browser: language, theme, motion, pace, confirmations, keys, text size.

import { button, h } from "./dom.js";
import { lang, t } from "./words.js";
import { dress, prefs } from "./prefs.js";
import { openDialog } from "./dialogs.js";

function choice(name, values, words) {
  const id = `setting-${name}`;
  const field = h(
    "select",
    {
      id,
      onchange: () => {
        prefs.set(name, field.value);
        dress();
      },
    },
    values.map((value) => h("option", { value, selected: prefs.get(name) === value }, words(value))),
  );
  return h("div", { class: "setting" }, h("label", { for: id, text: t(`setting-${name}`) }), field);
}

function range(name, least, most, step, words) {
  const id = `setting-${name}`;
  const out = h("output", { for: id, text: words(prefs.get(name)) });
  const field = h("input", {
    type: "range",
    id,
    min: least,
    max: most,
    step,
    value: prefs.get(name),
    oninput: () => {
      prefs.set(name, Number(field.value));
      out.textContent = words(Number(field.value));
      dress();
    },
  });
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id, text: t(`setting-${name}`) }),
    h("span", { class: "ranged" }, field, out),
  );
}

function check(name) {
  const id = `setting-${name}`;
  const field = h("input", { type: "checkbox", id, checked: prefs.get(name), onchange: () => prefs.set(name, field.checked) });
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id }, t(`setting-${name}`), h("small", { class: "muted", text: t(`setting-${name}-text`) })),
    field,
  );
}

export function openSettings() {
  const tongue = h(
    "select",
    {
      id: "setting-lang",
      onchange: () => {
        dialog.close();
        dispatchEvent(new CustomEvent("brigadier-lang", { detail: tongue.value }));
      },
    },
    h("option", { value: "en", lang: "en", selected: lang() === "en" }, "English"),
    h("option", { value: "fr", lang: "fr", selected: lang() === "fr" }, "Français"),
  );
  const dialog = openDialog(
    t("settings"),
    h(
      "div",
      { class: "settings" },
      h("div", { class: "setting" }, h("label", { for: "setting-lang", text: t("language") }), tongue),
      choice("theme", ["auto", "light", "dark"], (value) => t(`theme-${value}`)),
      choice("motion", ["normal", "fast", "none"], (value) => t(`motion-${value}`)),
      range("pace", 0, 3, 0.1, (value) => t("seconds", { seconds: value.toFixed(1) })),
      range("textScale", 0.875, 2, 0.125, (value) => `${Math.round(value * 100)} %`),
      check("confirm"),
      check("auto"),
      check("keys"),
    ),
    [button(t("close"), { class: "primary", onclick: () => dialog.close() })],
  );
}
