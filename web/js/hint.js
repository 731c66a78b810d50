// Advice: what the computer would do in the player's place. It is shown as advice and chosen only if the player does so.

import { announce, button, h, icon } from "./dom.js";
import { Refused } from "./api.js";
import { percent, sideName, t } from "./words.js";
import { costWords } from "./prompt.js";
import { oddsBody } from "./odds.js";

/** True if there is something to ask about. */
export const mayAsk = (table) => table.mine && !table.role.coach && table.ui.view.choices.length > 1;

/** Asks the computer; the answer comes into a panel of its own. */
export async function askHint(table) {
  if (!mayAsk(table) || table.ui.hint?.asking) return false;
  const { seq } = table.game;
  const hint = { seq, asking: true, since: performance.now(), at: 0 };
  table.ui.hint = hint;
  table.layout.open("hint", true);
  const clock = setInterval(() => (table.ui.hint === hint ? table.layout.tickPrompt() : clearInterval(clock)), 500);
  try {
    const answer = await table.session.hint();
    if (table.ui.hint === hint) show(table, hint, answer);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    if (table.ui.hint === hint) drop(table);
    table.trouble({ problem, path: "hint" });
  } finally {
    clearInterval(clock);
  }
  return true;
}

function show(table, hint, answer) {
  Object.assign(hint, answer, { asking: false });
  light(table);
  table.layout.open("hint", true);
  announce(`${t("hint-title")}: ${hint.plan[0]?.label ?? t("hint-none")}`);
}

/** Lights what the next choice of the plan is about. */
function light(table) {
  const next = table.ui.hint.plan[table.ui.hint.at];
  if (!next) return;
  const { places, units } = table.ui.offers.about(next);
  table.tell(places, units);
}

/** Puts the advice away. */
export function drop(table) {
  table.ui.hint = null;
  if (table.layout.tab === "hint") table.layout.open("log");
  else table.layout.renderTabs();
}

/** Told of every position: advice holds until something else is chosen than it says. */
export function followHint(table, game, choice) {
  const { hint } = table.ui;
  if (!hint || hint.seq === game.seq) return;
  const next = hint.plan?.[hint.at];
  const kept = choice && choice.notation === next?.notation && hint.at + 1 < hint.plan.length && game.seq === hint.seq + 1;
  if (!kept) {
    table.ui.hint = null;
    if (table.layout.tab === "hint") table.layout.tab = "log";
    return;
  }
  Object.assign(hint, { seq: game.seq, at: hint.at + 1, relight: true });
}

/** After a choice of the plan the next one is lit. */
export function relight(table) {
  const { hint } = table.ui;
  if (!hint?.relight) return;
  hint.relight = false;
  light(table);
}

export function hintPanel(table) {
  const { hint } = table.ui;
  if (!hint) return [h("p", { class: "muted", text: t("hint-none") })];
  return h(
    "section",
    { class: "advice", "aria-busy": String(hint.asking) },
    h("h2", {}, icon("star"), t("hint-title")),
    h("p", { class: "small muted", text: t("hint-text") }),
    hint.asking ? thinking(hint) : found(table, hint),
  );
}

const thinking = (hint) =>
  h(
    "p",
    { class: "thinks", role: "status" },
    `${t("hint-thinks")} · `,
    h("span", { class: "clock", data: { since: hint.since } }, t("thinks-for", { seconds: 0 })),
  );

function found(table, hint) {
  const rest = hint.plan.slice(hint.at);
  if (!rest.length) return h("p", { text: t("hint-none") });
  return [
    chances(table, hint),
    h("h3", { text: t("hint-plan") }),
    h(
      "ol",
      { class: "plan", start: hint.at + 1 },
      rest.map((choice, n) => planLine(table, choice, n)),
    ),
    h("p", { class: "small muted", text: t("hint-open") }),
    h(
      "div",
      { class: "card-actions" },
      button(t("hint-play"), { class: "primary", data: { key: "hint-play" }, onclick: () => table.play(rest[0]) }),
      rest.length > 1
        ? button(t("hint-play-all"), { data: { key: "hint-play-all" }, onclick: () => playAll(table, rest) })
        : null,
      button(t("hint-drop"), { class: "quiet", data: { key: "hint-drop" }, onclick: () => drop(table) }),
    ),
    hint.odds && hint.odds_at >= hint.at
      ? h("section", { class: "odds" }, h("h3", { text: `${t("hint-odds")}: ${hint.plan[hint.odds_at].label ?? ""}` }), oddsBody(table, hint.odds))
      : null,
  ];
}

const playAll = (table, choices) =>
  table.session.send("choices", { choices: choices.map((one) => one.notation) }, { choice: choices.at(-1) });

function chances(table, { before, after, error }) {
  const line = (share, words) => [h("dt", { text: words }), h("dd", { text: percent(share) })];
  return [
    h("h3", { text: t("hint-chance", { side: sideName(table.ui.view.asked.choose?.side) }) }),
    h("dl", { class: "totals" }, line(before, t("hint-before")), line(after, t("hint-after"))),
    h("p", { class: "small muted chance-error", text: t("hint-error", { error: percent(error) }) }),
  ];
}

function planLine(table, choice, n) {
  const cost = costWords(choice);
  const lit = () => table.hint(choice);
  return h(
    "li",
    {
      class: n ? "" : "next",
      onpointerenter: lit,
      onpointerleave: () => table.hint(null),
    },
    h("span", { text: choice.label ?? choice.notation }),
    cost ? h("span", { class: "cost", text: ` ${cost}` }) : null,
  );
}
