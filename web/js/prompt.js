// The bar that says who must do what, with a button for everything that has no place on the map.

import { button, h, icon } from "./dom.js";
import { letters, maybe, points, sideName, t } from "./words.js";
import { openDialog } from "./dialogs.js";
import { keyName } from "./keymap.js";
import { prefs } from "./prefs.js";
import { fightsWith } from "./counters.js";
import { ALL } from "./offers.js";
import { jointButtons } from "./joint.js";
import { commanderName, isPerson } from "./players.js";
import { tellAnew, told } from "./anew.js";
import { askHint, mayAsk } from "./hint.js";

/** Buttons beyond this many are in the list of all choices only; before, they scroll. */
const MOST = 16;
/** More than this do not stand beside each other on a phone. */
const CROWD = 4;

/** The cost of a choice in short words. */
export function costWords(choice) {
  const { cost } = choice;
  if (!cost) return "";
  const parts = [t("cost-points", { points: points(cost.points) })];
  if (cost.fatigue) parts.push(t("cost-fatigue", { fatigue: cost.fatigue }));
  return parts.join(", ");
}

/** What a kind of action is called. */
const verbName = (verb) => maybe(`verb-${verb}`) ?? verb;

export function promptBar(table) {
  const { game, ui } = table;
  const { asked } = ui.view;
  if (asked.over) return over(table, asked.over);
  const { side, prompt } = asked.choose;
  const who = h(
    "p",
    { class: "asks" },
    h("span", { class: "side", data: { side, letters: letters(side) } }, sideName(side)),
    " ",
    // Whoever only watches is not asked himself.
    game.computer ? h("span", { class: "is-asked muted", text: `${t("is-asked")} ` }) : null,
    h("span", { class: "question", text: prompt }),
  );
  if (table.role.replay) return [who, backToGame(table)];
  if (game.computer) return [who, intent(game), computerButtons(table)];
  who.append(" ", hint(table) ?? "", " ", advise(table) ?? "");
  const placing = table.ui.offers.choices.some((choice) => choice.verb === ALL);
  const aims = [tray(table), modes(table)];
  const still = choices(table);
  const parts = [...(placing ? [still, ...aims] : [...aims, still]), anew(table), again(table)];
  const crowded = parts.flat().filter(Boolean).length > CROWD;
  return [who, h("div", { class: crowded ? "actions crowded" : "actions" }, parts)];
}

function backToGame(table) {
  return h(
    "div",
    { class: "actions" },
    h("a", { class: "button", href: `/game/${table.session.id}`, "data-inside": "" }, t("back-to-game")),
  );
}

function over(table, outcome) {
  const { game } = table;
  const words = outcome.winner ? t("won", { side: sideName(outcome.winner) }) : t("draw");
  return [
    h(
      "p",
      { class: "asks" },
      h("strong", { text: words }),
      " ",
      h("span", { text: `${outcome.points.union} : ${outcome.points.confederate}` }),
    ),
    h(
      "div",
      { class: "actions" },
      h("a", { class: "button primary", href: `/game/${game.id}/report`, "data-inside": "" }, t("report")),
      h("a", { class: "button", href: `/game/${game.id}/replay`, "data-inside": "" }, t("replay")),
    ),
  ];
}

/** What the computer says it is about. */
const intent = ({ intent: words }) => (words ? h("p", { class: "intent", text: words }) : null);

/** Who plays, waits or thinks, and for how long already. */
function computerState(table) {
  const { pacer, game } = table;
  const player = commanderName(game.players[game.computer]);
  if (!pacer.thinks)
    return h("span", { class: "muted state", data: { key: "state" }, text: t(pacer.paused ? "waits-now" : "plays-now", { player }) });
  return h(
    "span",
    { class: "thinks state", role: "status", data: { key: "state" } },
    `${t("thinks-now", { player })} · `,
    h("span", { class: "clock", data: { since: pacer.since } }, t("thinks-for", { seconds: pacer.seconds })),
  );
}

function computerButtons(table) {
  const { pacer, game } = table;
  const people = Object.values(game.players).some(isPerson);
  return h(
    "div",
    { class: "actions watching", data: { keep: "computer" } },
    computerState(table),
    button(pacer.paused ? t("go-on") : t("pause"), { data: { key: "pause" }, onclick: () => pacer.pause() }),
    game.made
      ? h(
          "a",
          {
            class: "button seldom",
            href: `/game/${table.session.id}/replay?at=${game.made - 1}`,
            "data-inside": "",
            data: { key: "step-back" },
          },
          t("step-back"),
        )
      : null,
    button(t("step"), { data: { key: "step" }, onclick: () => pacer.one() }),
    button(t(pacer.whole ? "next-activation" : "skip-activation"), {
      class: "primary",
      data: { key: "skip-activation" },
      title: "Esc",
      onclick: () => pacer.skip("activation"),
    }),
    button(t("by-activation"), {
      class: "seldom",
      data: { key: "by-activation" },
      title: t("by-activation-text"),
      "aria-pressed": String(pacer.whole),
      onclick: () => prefs.set("watch", pacer.whole ? "steps" : "activations"),
    }),
    people ? button(t("skip-turn"), { class: "seldom", data: { key: "skip" }, onclick: () => pacer.skip("turn") }) : null,
  );
}

/** The player may ask what the computer would do. */
function advise(table) {
  if (!mayAsk(table)) return null;
  const key = keyName("advise");
  return button(t("advise"), {
    class: "small-button advise",
    data: { key: "advise" },
    title: key ? `${t("advise")} (${key})` : "",
    onclick: () => askHint(table),
  });
}

/** The unit picked was told something that can still be changed. */
function anew(table) {
  const before = told(table);
  if (!before) return null;
  return button(t("tell-anew", { unit: table.unitName(before.unit) }), { data: { key: "anew" }, onclick: () => tellAnew(table, before) });
}

/** The other side has just played: one may want to see it again. */
function again(table) {
  const { rerun } = table;
  if (rerun === null) return null;
  const href = `/game/${table.session.id}/replay?at=${rerun}&play`;
  return h("a", { class: "button quiet", href, "data-inside": "", data: { key: "again" } }, t("watch-again"));
}

/** What to click on the map, in words. */
function hint(table) {
  const { offers } = table.ui;
  if (table.joint.open) return h("span", { class: "hint", text: t("hint-joint") });
  const places = offers.places.size;
  const units = offers.units.filter((unit) => unit !== offers.unit).length;
  if (places)
    return h("span", {
      class: "hint",
      text: t(offers.verb && maybe(`hint-${offers.verb}`) ? `hint-${offers.verb}` : "hint-place", { count: places }),
    });
  if (units > 1 || (units && !offers.buttons.length)) return h("span", { class: "hint", text: t("hint-unit", { count: units }) });
  return null;
}

/** Units that can be chosen but stand nowhere on the map yet; not those whose every choice is a button already. */
function tray(table) {
  const { offers, view, selected } = table.ui;
  const buttons = new Set(offers.buttons);
  const said = (id) => !offers.movers.has(id) && offers.of(id).every((choice) => buttons.has(choice));
  const waiting = view.counters.filter((counter) => !counter.place && offers.has(counter.id) && !said(counter.id));
  if (!waiting.length) return null;
  return h(
    "div",
    { class: "tray-units", role: "group", "aria-label": t("tray") },
    waiting.map((counter) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": String((offers.unit ?? selected) === counter.id),
          data: { key: `tray-${counter.id}` },
          onclick: (event) => table.chooseUnit(counter.id, at(event)),
        },
        `${counter.name} ${fightsWith(counter)?.value ?? ""}`,
      ),
    ),
  );
}

/** Kinds of action on places: one is lit, the others wait behind their button. */
function modes(table) {
  const { offers } = table.ui;
  return offers.modes.map((verb) =>
    h(
      "button",
      {
        type: "button",
        "aria-pressed": String(verb === offers.verb),
        data: { key: `mode-${verb}` },
        onclick: () => table.setMode(verb),
      },
      verbName(verb),
    ),
  );
}

function choices(table) {
  const { offers } = table.ui;
  const shown = offers.buttons;
  const few = shown.length > MOST ? shown.slice(0, MOST - 1) : shown;
  // Who acts together, and dice that can fall, are in the odds sheet; here while it is not in sight.
  const rolls = table.layout.shows("odds") ? table.layout.oddsShown?.choice.notation : null;
  const others = few.filter((choice) => !table.joint.has(choice.unit) && choice.notation !== rolls);
  const nodes = [
    table.layout.shows("odds") ? null : jointButtons(table),
    ...others.map((choice) => choiceButton(table, choice)),
  ];
  if (offers.choices.length > few.length) {
    nodes.push(
      button(t("all-choices", { count: offers.choices.length }), {
        class: "quiet",
        data: { key: "all" },
        onclick: () => allChoices(table),
      }),
    );
  }
  return nodes;
}

/** A button for a choice; a lock tells that it is final. */
export function choiceButton(table, choice, props = {}) {
  const risky = table.ui.odds.some((one) => one.choice.notation === choice.notation);
  const note = costWords(choice);
  return h(
    "button",
    {
      type: "button",
      class: risky || choice.verb === ALL ? "primary" : "",
      data: { key: choice.notation },
      title: choice.irreversible ? t("final") : "",
      onclick: (event) => table.perform(choice, at(event)),
      onpointerenter: () => table.hint(choice),
      onpointerleave: () => table.hint(null),
      onfocus: () => table.hint(choice),
      onblur: () => table.hint(null),
      ...props,
    },
    risky ? icon("dice") : null,
    choice.label ?? choice.notation,
    note ? h("span", { class: "cost", text: ` ${note}` }) : null,
    choice.irreversible && !risky ? h("span", { class: "lock", "aria-hidden": "true", text: "•" }) : null,
  );
}

/** Where a menu opens when a button was pressed by key. */
export function at(event) {
  const box = event.currentTarget?.getBoundingClientRect?.();
  return box ? { clientX: box.left, clientY: box.top - 120 } : event;
}

/** Every legal choice as a list: the same as on the map. */
export function allChoices(table) {
  const { offers } = table.ui;
  const dialog = openDialog(
    t("all-choices-title"),
    h(
      "ul",
      { class: "choice-list" },
      offers.choices.map((choice) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              onpointerenter: () => table.hint(choice),
              onfocus: () => table.hint(choice),
              onclick: () => {
                table.hint(null);
                dialog.close();
                table.perform(choice);
              },
            },
            h("span", { text: choice.label ?? choice.notation }),
            h("span", { class: "cost", text: costWords(choice) }),
          ),
        ),
      ),
    ),
  );
}
