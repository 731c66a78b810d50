// Help: how the table works and all its keys.

import { h } from "./dom.js";
import { t } from "./words.js";
import { openDialog } from "./dialogs.js";

const KEYS = [
  ["← ↑ → ↓", "cursor"],
  ["⇧ ←↑→↓", "pan"],
  ["Enter", "choose"],
  ["Esc", "back"],
  ["U", "undo"],
  ["R", "redo"],
  ["N", "next"],
  ["A", "all"],
  ["Q E", "turn"],
  ["S", "stack"],
  ["I", "inspect"],
  ["Z", "zoc"],
  ["F", "fronts"],
  ["C", "command"],
  ["O", "objectives"],
  ["E", "last"],
  ["T", "threat"],
  ["H", "hide"],
  ["J", "one-side"],
  ["L", "log"],
  ["P", "score"],
  ["G", "go-to"],
  ["/", "find"],
  ["+ −", "zoom"],
  ["Home", "whole"],
  ["\\", "fold"],
  ["[ ]", "replay-step"],
  ["{ }", "replay-turn"],
  ["␣", "replay-play"],
  ["?", "help"],
];
const TOPICS = ["map", "choose", "attack", "undo", "log", "counters", "computer"];

export function openHelp() {
  openDialog(t("help"), [
    TOPICS.map((topic) =>
      h("section", { class: "help-topic" }, h("h3", { text: t(`help-${topic}-title`) }), h("p", { text: t(`help-${topic}`) })),
    ),
    h("h3", { text: t("help-keys") }),
    h(
      "dl",
      { class: "keys" },
      KEYS.map(([key, what]) => h("div", {}, h("dt", {}, h("kbd", { text: key })), h("dd", { text: t(`key-${what}`) }))),
    ),
  ]);
}
