// Settings of this browser: language, looks, pace, confirmations, sound, keys.

import { button, h } from "./dom.js";
import { lang, number, t } from "./words.js";
import { dress, prefs } from "./prefs.js";
import { openDialog } from "./dialogs.js";
import { ACTIONS, assign, keyOf, resetKeys } from "./keymap.js";

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
  const field = h("input", {
    type: "checkbox",
    id,
    checked: prefs.get(name),
    onchange: () => {
      prefs.set(name, field.checked);
      dress();
    },
  });
  return h(
    "div",
    { class: "setting" },
    h("label", { for: id }, t(`setting-${name}`), h("small", { class: "muted", text: t(`setting-${name}-text`) })),
    field,
  );
}

/** All actions with their keys, each to be changed or switched off. */
function keyTable() {
  const said = h("p", { class: "small key-said", role: "status" });
  const list = h("ul", { class: "plain key-list" });
  const show = (focus) => {
    list.replaceChildren(...ACTIONS.map((action) => keyRow(action, said, show)));
    if (focus) list.querySelector(`[data-key="key-${focus}"]`)?.focus();
  };
  show();
  return h(
    "details",
    { class: "key-table" },
    h("summary", { text: t("keys-change") }),
    h("p", { class: "small muted", text: t("keys-text") }),
    said,
    list,
    button(t("keys-reset"), {
      onclick: () => {
        resetKeys();
        said.textContent = t("keys-as-first");
        show();
      },
    }),
  );
}

function keyRow(action, said, show) {
  const [name, key] = [t(`key-${action}`), keyOf(action)];
  const shown = key ? (key === " " ? t("key-space") : key.toUpperCase()) : t("key-off");
  const field = h(
    "button",
    {
      type: "button",
      class: "key-field",
      data: { key: `key-${action}` },
      "aria-label": `${name}: ${shown}. ${t("key-change")}`,
      onclick: () => catchKey(field, action, said, show),
    },
    h("kbd", { text: shown }),
  );
  const off = button(t("key-switch-off"), {
    class: "small-button quiet",
    disabled: !key,
    "aria-label": `${t("key-switch-off")}: ${name}`,
    onclick: () => {
      assign(action, "");
      show(action);
    },
  });
  return h("li", {}, h("span", { text: name }), field, off);
}

/** Waits for one key; Esc leaves it as it was. */
function catchKey(field, action, said, show) {
  field.replaceChildren(h("span", { text: t("key-press") }));
  const end = () => {
    field.removeEventListener("keydown", listen, true);
    field.removeEventListener("blur", end);
    show(action);
  };
  const listen = (event) => {
    if (event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const losers = assign(action, event.key.toLowerCase());
      said.textContent = losers.map((one) => t("key-taken", { action: t(`key-${one}`) })).join(" ");
    } else if (event.key !== "Escape") return;
    end();
  };
  field.addEventListener("keydown", listen, true);
  field.addEventListener("blur", end);
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
      range("textScale", 0.875, 2, 0.125, (value) => `${number(value * 100)} %`),
      check("contrast"),
      choice("symbols", ["boxes", "silhouettes"], (value) => t(`symbols-${value}`)),
      check("plain"),
      choice("motion", ["normal", "fast", "none"], (value) => t(`motion-${value}`)),
      range("pace", 0, 3, 0.1, (value) => t("seconds", { seconds: number(value, 1) })),
      choice("watch", ["steps", "activations"], (value) => t(`watch-${value}`)),
      check("follow"),
      check("confirm"),
      check("auto"),
      check("sound"),
      check("keys"),
      keyTable(),
    ),
    [button(t("close"), { class: "primary", onclick: () => dialog.close() })],
  );
}
