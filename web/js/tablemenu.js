// Menus of the table: overlays, the game itself, and taking back what undo cannot.

import { button, h } from "./dom.js";
import { sideName, t } from "./words.js";
import { openDialog, openMenu, toast } from "./dialogs.js";
import { gamePath, post } from "./api.js";
import { knowsCommand } from "./overlays.js";
import { openSettings } from "./settings.js";
import { openHelp } from "./help.js";
import { handOverDialog, playersDialog, takeCommand } from "./newgame.js";
import { SIDES, isPerson } from "./players.js";
import { recordOf } from "./log.js";
import { prefs } from "./prefs.js";
import { keyName } from "./keymap.js";
import { knowsSight } from "./sight.js";

const OVERLAYS = ["zoc", "fronts", "command", "sight", "fire", "fire-own", "objectives", "last"];

/** Overlays that not every title has. */
const KNOWN = { command: ({ ui }) => knowsCommand(ui.view.places), sight: knowsSight, fire: knowsSight, "fire-own": knowsSight };

const go = (path) => dispatchEvent(new CustomEvent("brigadier-go", { detail: path }));

function below(event) {
  const box = event.currentTarget.getBoundingClientRect();
  return { clientX: box.left, clientY: box.bottom };
}

/** What can be laid over the map and taken off it, each with its key. */
export function overlayMenu(table, event) {
  const { ui } = table;
  const box = (on, text) => `${on ? "☑" : "☐"} ${text}`;
  const shown = OVERLAYS.filter((name) => KNOWN[name]?.(table) ?? true);
  const here = ui.cursor ?? ui.view.counters.find((counter) => counter.id === ui.selected)?.place;
  const items = [
    ...shown.map((name) => [name, box(ui.overlays.has(name), t(`overlay-${name}`)), () => table.toggle(name)]),
    ...(knowsSight(table) ? [["arc", box(prefs.get("arcs"), t("overlay-arc")), () => table.showArcs()]] : []),
    ["costs", box(prefs.get("costs"), t("overlay-costs")), () => table.showCosts()],
    ...(here ? [["threat", t("overlay-threat"), () => table.threats(here)]] : []),
    ["plain", box(prefs.get("plain"), t("plain-counters")), () => table.plain()],
    ["hide", box(ui.hidden, t("hide-counters")), () => table.hide()],
    [
      "one-side",
      box(ui.onlySide, ui.onlySide ? t("only-side", { side: sideName(ui.onlySide) }) : t("one-side")),
      () => table.cycleSide(),
    ],
  ];
  openMenu(
    t("overlays"),
    items.map(([action, label, call]) => ({ label, note: keyName(action), call })),
    below(event),
  );
}

export function tableMenu(table, event) {
  const { id } = table.session;
  const items = [
    { label: t("replay"), call: () => go(`/game/${id}/replay`) },
    { label: t("report"), call: () => go(`/game/${id}/report`) },
    { label: t("download"), call: () => location.assign(recordOf(id)) },
    {
      label: t("link"),
      call: async () => {
        await navigator.clipboard?.writeText(`${location.origin}/game/${id}/replay?at=${table.game.made}`);
        toast(t("copied"));
      },
    },
    ...(table.role.replay ? [] : [...seatItems(table.session), ...trustItem(table.session)]),
    { label: t("rules-title"), call: () => go(`/rules/${table.game.title}`) },
    { label: t("fold"), note: keyName("fold"), call: () => table.layout.fold() },
    { label: t("settings"), call: () => openSettings() },
    { label: t("help"), note: keyName("help"), call: () => openHelp() },
    { label: t("lobby"), call: () => go("/") },
  ];
  openMenu(t("menu"), items, below(event));
}

/** Who commands: each side can be handed to the computer or taken from it while the game is on. */
function seatItems(session) {
  const { game } = session;
  const seat = (side) => {
    const words = { side: sideName(side) };
    return isPerson(game.players[side])
      ? { label: t("hand-over", words), call: () => handOverDialog(session, side) }
      : { label: t("take-command", words), call: () => takeCommand(session, side) };
  };
  return [{ label: t("players"), call: () => playersDialog(session) }, ...(game.view.asked.choose ? SIDES.map(seat) : [])];
}

/** Two at one screen, in a game with secrets, may do without the curtain. */
function trustItem(session) {
  if (!session.shared) return [];
  const { trusting } = session;
  return [{ label: t(trusting ? "trust-off" : "trust"), call: () => session.trust(!trusting) }];
}

/** Beyond dice and the other side's choices: back to a moment, with the same dice or new ones. */
export function takeBackDialog(table, steps) {
  const recent = steps
    .filter((step) => step.n <= table.game.made)
    .slice(-40)
    .reverse();
  const pick = h(
    "select",
    { id: "take-back-to" },
    recent.map((step) =>
      h(
        "option",
        { value: step.n - 1 },
        `${step.n}. ${step.side ? sideName(step.side) : ""}: ${step.events[0]?.text ?? step.notation ?? ""}`.slice(0, 90),
      ),
    ),
  );
  const people = Object.values(table.game.players).every((player) => player === "human");
  const dialog = openDialog(
    t("take-back"),
    [
      table.game.can_undo?.why ? h("p", { text: table.game.can_undo.why }) : null,
      h("p", { text: people ? t("take-back-text") : t("take-back-branch") }),
      h("p", {}, h("label", { for: "take-back-to", text: t("take-back-to") }), pick),
    ],
    [
      button(t("cancel"), { onclick: () => dialog.close() }),
      ...(people
        ? [
            button(t("dice-new"), { onclick: () => back("new") }),
            button(t("dice-same"), { class: "primary", onclick: () => back("same") }),
          ]
        : [button(t("branch"), { class: "primary", onclick: () => branch() })]),
    ],
  );
  const branch = async () => {
    dialog.close();
    try {
      const { id } = await post(gamePath(table.session.id, "branch"), { at: Number(pick.value) });
      go(`/game/${id}`);
    } catch (problem) {
      toast(problem.message);
    }
  };
  const back = (dice) => {
    dialog.close();
    table.session.takeBack(Number(pick.value), dice);
  };
}
