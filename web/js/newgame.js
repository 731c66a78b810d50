// Making a game: scenario, options with their explanations, who plays which side.

import { button, h } from "./dom.js";
import { gamePath, get, post } from "./api.js";
import { sideName, t } from "./words.js";
import { openDialog, toast } from "./dialogs.js";
import { SIDES, seatField } from "./players.js";

/** Asks for everything a new game needs and opens it. */
export function newGameDialog(title, preset = {}) {
  const first = title.scenarios.find((one) => one.id === "historical") ?? title.scenarios[0];
  const state = { scenario: first.id, options: {}, players: { union: "human", confederate: "level3", ...preset.players } };
  const options = h("div", { class: "options" });
  const showOptions = () => options.replaceChildren(...optionFields(title, state));
  const scenarios = h(
    "fieldset",
    {},
    h("legend", { text: t("scenario") }),
    title.scenarios.map((scenario) =>
      h(
        "label",
        { class: "radio" },
        h("input", {
          type: "radio",
          name: "scenario",
          value: scenario.id,
          checked: scenario.id === state.scenario,
          onchange: () => {
            state.scenario = scenario.id;
            state.options = {};
            showOptions();
          },
        }),
        h(
          "span",
          {},
          h("b", { text: scenario.name }),
          ` · ${t("turns", { turns: scenario.turns })}`,
          h("small", { class: "muted", text: scenario.text }),
        ),
      ),
    ),
  );
  const name = h("input", { type: "text", id: "game-name", maxlength: "80", autocomplete: "off", placeholder: `${title.name}` });
  showOptions();
  const dialog = openDialog(
    t("new-game-of", { title: title.name }),
    h(
      "form",
      {
        id: "new-game",
        onsubmit: (event) => {
          event.preventDefault();
          make(title, state, name.value.trim(), dialog);
        },
      },
      h(
        "div",
        { class: "seats" },
        SIDES.map((side) => seatField(title, state, side)),
      ),
      fairDice(),
      scenarios,
      h("details", {}, h("summary", { text: t("options") }), options),
      h("p", { class: "field-line" }, h("label", { for: "game-name", text: t("game-name") }), name),
    ),
    [
      button(t("cancel"), { onclick: () => dialog.close() }),
      h("button", { type: "submit", form: "new-game", class: "primary" }, t("start")),
    ],
  );
}

async function make(title, state, name, dialog) {
  try {
    const { id } = await post("/api/games", {
      title: title.id,
      scenario: state.scenario,
      options: state.options,
      players: state.players,
      ...(name ? { name } : {}),
    });
    dialog.close();
    dispatchEvent(new CustomEvent("brigadier-go", { detail: `/game/${id}` }));
  } catch (problem) {
    toast(problem.message);
  }
}

/** What no level does. */
const fairDice = () => h("p", { class: "small muted fair-dice", text: t("fair-dice") });

function optionFields(title, state) {
  const here = title.options.filter((option) => option.scenarios.includes(state.scenario));
  const kinds = [...new Set(here.map((option) => option.kind))];
  return kinds.map((kind) =>
    h(
      "section",
      {},
      h("h3", { text: t(`options-${kind}`) }),
      here
        .filter((option) => option.kind === kind)
        .map((option) => {
          const id = `option-${option.id}`;
          const field = h(
            "select",
            {
              id,
              "aria-describedby": `${id}-text`,
              onchange: () => {
                state.options = { ...state.options, [option.id]: field.value };
              },
            },
            option.values.map((value) =>
              h("option", { value: value.id, selected: (state.options[option.id] ?? option.default) === value.id }, value.name),
            ),
          );
          return h(
            "div",
            { class: "option" },
            h("label", { for: id, text: option.name }),
            field,
            h("small", { class: "muted", id: `${id}-text`, text: option.text }),
          );
        }),
    ),
  );
}

/** Changes who plays in a game under way. */
export async function playersDialog(session) {
  const title = await titleOf(session);
  const state = { players: { ...session.game.players } };
  const dialog = openDialog(
    t("players"),
    [
      h(
        "div",
        { class: "seats" },
        SIDES.map((side) => seatField(title, state, side)),
      ),
      fairDice(),
    ],
    [
      button(t("cancel"), { onclick: () => dialog.close() }),
      button(t("change"), {
        class: "primary",
        onclick: () => {
          dialog.close();
          reseat(session, state.players);
        },
      }),
    ],
  );
}

/** Lets the computer command a side that a person has played. */
export async function handOverDialog(session, side) {
  const title = await titleOf(session);
  const state = { players: { [side]: "level3" } };
  const dialog = openDialog(
    t("hand-over", { side: sideName(side) }),
    [h("p", { text: t("hand-over-text") }), seatField(title, state, side, false), fairDice()],
    [
      button(t("cancel"), { onclick: () => dialog.close() }),
      button(t("hand-over-do"), {
        class: "primary",
        onclick: () => {
          dialog.close();
          reseat(session, state.players);
        },
      }),
    ],
  );
}

/** A person takes a side from the computer. */
export async function takeCommand(session, side) {
  if (await reseat(session, { [side]: "human" })) toast(t("command-taken", { side: sideName(side) }));
}

async function titleOf(session) {
  const { titles } = await get("/api/titles");
  return titles.find((one) => one.id === session.game.title);
}

/** Changes who plays; true if the server agreed. */
async function reseat(session, players) {
  try {
    const { game } = await post(gamePath(session.id, "players"), players, session.query);
    session.accept(game, { seats: true });
    return true;
  } catch (problem) {
    toast(problem.message);
    return false;
  }
}
