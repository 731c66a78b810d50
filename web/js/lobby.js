// The lobby: games to go on with, titles to begin, records to open.

import { button, h } from "./dom.js";
import { gamePath, get, patch, post, postText, remove } from "./api.js";
import { lang, letters, moment, sideName, t } from "./words.js";
import { openDialog, openMenu, toast } from "./dialogs.js";
import { frame, link } from "./frame.js";
import { newGameDialog } from "./newgame.js";
import { recordOf } from "./log.js";
import { playerName } from "./players.js";

/** More games than these are found in the list below. */
const MOST_WAITING = 3;

const go = (path) => dispatchEvent(new CustomEvent("brigadier-go", { detail: path }));

export async function lobbyPage(root) {
  const [{ titles }, { games }] = await Promise.all([get("/api/titles"), get("/api/games")]);
  const list = h("div", { class: "games" });
  const state = { games };
  const show = () => list.replaceChildren(...gameRows(state.games, reload));
  const reload = async () => {
    state.games = (await get("/api/games")).games;
    show();
  };
  show();
  const file = h("input", {
    type: "file",
    accept: ".record,text/plain",
    class: "unseen",
    tabindex: "-1",
    "aria-hidden": "true",
    onchange: () => upload(file),
  });
  const main = h(
    "main",
    { class: "page lobby" },
    h("h1", { text: t("lobby-title") }),
    yourTurn(games),
    h(
      "section",
      { "aria-labelledby": "battles" },
      h("h2", { id: "battles", text: t("battles") }),
      h(
        "div",
        { class: "titles" },
        titles.map((title) => titleCard(title)),
      ),
    ),
    h(
      "section",
      { "aria-labelledby": "games" },
      h(
        "div",
        { class: "section-head" },
        h("h2", { id: "games", text: t("games") }),
        button(t("upload"), { onclick: () => file.click() }),
        file,
      ),
      list,
    ),
  );
  frame(root, t("lobby"), main, []);
}

/** Games that wait for a person, the newest first: one click and the game goes on. */
function yourTurn(games) {
  const waiting = games.filter((game) => !game.deleted && !game.over && game.players[game.asked] === "human");
  if (!waiting.length) return null;
  const newest = [...waiting].sort((a, b) => (a.updated < b.updated ? 1 : -1)).slice(0, MOST_WAITING);
  return h(
    "section",
    { class: "your-turn", "aria-labelledby": "your-turn" },
    h("h2", { id: "your-turn", text: t("your-turn", { count: waiting.length }) }),
    h(
      "ul",
      { class: "plain" },
      newest.map((game) =>
        h(
          "li",
          {},
          link(`/game/${game.id}`, [
            h("span", { "aria-hidden": "true", text: "▸ " }),
            h("b", { text: game.name }),
            h("span", {
              class: "muted",
              text: ` · ${[game.title_name, game.turn_text, sideName(game.asked)].filter(Boolean).join(" · ")}`,
            }),
          ]),
        ),
      ),
    ),
  );
}

function titleCard(title) {
  const start = (players) => newGameDialog(title, { players });
  return h(
    "article",
    { class: "title-card" },
    h(
      "div",
      { class: "thumb", "aria-hidden": "true" },
      h("img", { src: `/api/titles/${encodeURIComponent(title.id)}/map.svg?lang=${lang()}`, alt: "", loading: "lazy" }),
    ),
    h(
      "div",
      { class: "title-text" },
      h("h3", { text: title.name }),
      h("p", { text: title.text }),
      h("p", {
        class: "muted small",
        text: title.scenarios.map((scenario) => `${scenario.name} (${t("turns", { turns: scenario.turns })})`).join(" · "),
      }),
      h(
        "div",
        { class: "card-buttons" },
        button(t("play-computer"), { class: "primary", onclick: () => start({ union: "human", confederate: "level3" }) }),
        button(t("play-both"), { onclick: () => start({ union: "human", confederate: "human" }) }),
        button(t("watch"), { onclick: () => start({ union: "level3", confederate: "level3" }) }),
        link(`/learn/${title.id}`, t("learn"), { class: "button" }),
        link(`/rules/${title.id}`, t("rules-title"), { class: "button quiet" }),
      ),
    ),
  );
}

function gameRows(games, reload) {
  const alive = games.filter((game) => !game.deleted);
  if (!alive.length) return [h("p", { class: "muted", text: t("games-none") })];
  const open = alive.filter((game) => !game.over);
  const over = alive.filter((game) => game.over);
  return [
    h(
      "ul",
      { class: "plain" },
      [...open, ...over].map((game) => row(game, reload)),
    ),
  ];
}

function row(game, reload) {
  const where = game.over ? `/game/${game.id}/report` : `/game/${game.id}`;
  const state = game.over
    ? game.winner
      ? t("won", { side: sideName(game.winner) })
      : t("draw")
    : [game.turn_text, game.asked ? t("to-choose", { side: sideName(game.asked) }) : ""].filter(Boolean).join(" · ");
  const seats = ["union", "confederate"].map((side) =>
    h("span", { class: "side", data: { side, letters: letters(side) } }, playerName(game.players[side])),
  );
  return h(
    "li",
    { class: "game-row" },
    h(
      "div",
      { class: "game-main" },
      link(where, game.name, { class: "game-link" }),
      h("span", { class: "muted small", text: `${game.title_name} · ${game.scenario_name}` }),
      h("span", { class: "game-state", text: state }),
    ),
    h("div", { class: "game-seats small" }, seats),
    h("span", { class: "game-when muted small", text: moment(game.updated) }),
    h(
      "div",
      { class: "game-buttons" },
      link(where, game.over ? t("report-short") : t("continue"), { class: game.over ? "button" : "button primary" }),
      h(
        "button",
        {
          type: "button",
          "aria-haspopup": "menu",
          "aria-label": t("more-for", { name: game.name }),
          onclick: (event) => more(game, event, reload),
        },
        "⋯",
      ),
    ),
  );
}

function more(game, event, reload) {
  const box = event.currentTarget.getBoundingClientRect();
  openMenu(
    game.name,
    [
      { label: t("replay"), call: () => go(`/game/${game.id}/replay`) },
      { label: t("report"), call: () => go(`/game/${game.id}/report`) },
      ...(game.over ? [{ label: t("analysis"), call: () => go(`/game/${game.id}/analysis`) }] : []),
      { label: t("rename"), call: () => rename(game, reload) },
      { label: t("download"), call: () => location.assign(recordOf(game.id)) },
      { label: t("delete"), danger: true, call: () => drop(game, reload) },
    ],
    { clientX: box.left - 160, clientY: box.bottom },
  );
}

function rename(game, reload) {
  const field = h("input", { type: "text", id: "rename", maxlength: "80", value: game.name });
  const dialog = openDialog(
    t("rename"),
    h(
      "form",
      {
        id: "rename-form",
        onsubmit: async (event) => {
          event.preventDefault();
          dialog.close();
          await patch(gamePath(game.id), { name: field.value.trim() }).catch((problem) => toast(problem.message));
          await reload();
        },
      },
      h("label", { for: "rename", text: t("game-name") }),
      field,
    ),
    [h("button", { type: "submit", form: "rename-form", class: "primary" }, t("rename"))],
  );
  field.select();
}

async function drop(game, reload) {
  try {
    await remove(gamePath(game.id));
    await reload();
    toast(
      t("deleted", { name: game.name }),
      {
        label: t("undo"),
        call: async () => {
          await post(gamePath(game.id, "restore"));
          await reload();
        },
      },
      12,
    );
  } catch (problem) {
    toast(problem.message);
  }
}

async function upload(field) {
  const [file] = field.files;
  field.value = "";
  if (!file) return;
  try {
    const { id } = await postText("/api/records", await file.text());
    go(`/game/${id}`);
  } catch (problem) {
    toast(t("upload-failed", { reason: problem.message }));
  }
}
