// Help: how the table works and all its keys.

import { h } from "./dom.js";
import { t } from "./words.js";
import { openDialog } from "./dialogs.js";
import { ACTIONS, keyName } from "./keymap.js";

/** Keys that cannot be changed. */
const FIXED = [
  ["← ↑ → ↓", "cursor"],
  ["⇧ ←↑→↓", "pan"],
  ["Enter", "choose"],
  ["Esc", "back"],
  ["Home", "whole"],
];
const TOPICS = ["map", "choose", "attack", "undo", "log", "counters", "computer"];

const keys = () => [...FIXED, ...ACTIONS.map((action) => [keyName(action), action]).filter(([key]) => key)];

export function openHelp() {
  openDialog(t("help"), [
    TOPICS.map((topic) =>
      h("section", { class: "help-topic" }, h("h3", { text: t(`help-${topic}-title`) }), h("p", { text: t(`help-${topic}`) })),
    ),
    h("h3", { text: t("help-keys") }),
    h(
      "dl",
      { class: "keys" },
      keys().map(([key, what]) => h("div", {}, h("dt", {}, h("kbd", { text: key })), h("dd", { text: t(`key-${what}`) }))),
    ),
  ]);
}
