// The page: finds out from the address what to show, and shows it.

import { h } from "./dom.js";
import { gamePath, get } from "./api.js";
import { lang, pick, preferred, speak, t } from "./words.js";
import { dress, prefs } from "./prefs.js";
import { loadBoard } from "./board.js";
import { toast } from "./dialogs.js";
import { frame, link } from "./frame.js";
import { lobbyPage } from "./lobby.js";
import { rulesPage } from "./rules.js";
import { reportPage } from "./report.js";
import { analysisPage } from "./analysis.js";
import { trialOf } from "./trial.js";
import { Session } from "./session.js";
import { Table } from "./table.js";
import { Replay } from "./replay.js";
import { Coach, prepare } from "./learn.js";

const root = document.getElementById("app");
let leave = () => {};
let coaching = null;

async function gamePage(id) {
  const session = new Session(id);
  const seen = prefs.get("seen")[id];
  await session.load();
  const board = await loadBoard(session.game.title, lang());
  const coach = coaching?.id === id ? new Coach(coaching.lesson, session.game.title) : null;
  if (coach && coaching.coach) coach.at = coaching.coach.at;
  const table = new Table(root, session, board, { coach });
  table.start();
  if (coach) {
    coaching.coach = coach;
    coach.attach(table);
  }
  trialOf(location.search)?.attach(table);
  session.follow();
  const missed = session.game.made - (seen ?? session.game.made);
  if (missed > 1)
    toast(t("since-you-left", { count: missed }), { label: t("show"), call: () => go(`/game/${id}/replay?at=${seen}&play`) }, 30);
  return () => {
    table.stop();
    session.stop();
  };
}

async function replayPage(id) {
  const session = new Session(id);
  const now = await get(gamePath(id));
  const total = now.made;
  const asked = new URLSearchParams(location.search).get("at");
  const at = asked === null ? 0 : Math.min(total, Math.max(0, Number(asked) || 0));
  const replay = new Replay(session, total, at);
  session.game = await get(gamePath(id, `at/${at}`));
  const board = await loadBoard(session.game.title, lang());
  const table = new Table(root, session, board, { replay });
  table.start();
  replay.attach(table);
  return () => {
    replay.stop();
    table.stop();
  };
}

async function learnPage(title) {
  const { id, lesson } = await prepare(title);
  coaching = { id, lesson };
  history.replaceState(null, "", `/game/${id}`);
  return gamePage(id);
}

const ROUTES = [
  [/^\/game\/([^/]+)$/, gamePage],
  [/^\/game\/([^/]+)\/replay$/, replayPage],
  [/^\/game\/([^/]+)\/report$/, (id) => reportPage(root, id)],
  [/^\/game\/([^/]+)\/analysis$/, (id) => analysisPage(root, id)],
  [/^\/learn\/([^/]+)$/, learnPage],
  [/^\/rules\/([^/]+)$/, (title) => rulesPage(root, title)],
  [/^\/$/, () => lobbyPage(root)],
];

async function show() {
  leave();
  leave = () => {};
  const path = location.pathname;
  const route = ROUTES.find(([pattern]) => pattern.test(path));
  delete root.dataset.sheet;
  root.setAttribute("aria-busy", "true");
  try {
    if (!route) throw new Error(t("no-page"));
    leave = (await route[1](decodeURIComponent(route[0].exec(path)[1] ?? ""))) ?? (() => {});
  } catch (problem) {
    frame(
      root,
      t("trouble"),
      h(
        "main",
        { class: "page" },
        h("h1", { text: t("trouble") }),
        h("p", { text: problem.code === "offline" ? t("offline") : problem.message }),
      ),
      [link("/", t("lobby"))],
    );
  }
  root.removeAttribute("aria-busy");
}

function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  return show();
}

/** Takes a language out of the address, so that it does not overrule the one just picked. */
function dropLang() {
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  history.replaceState(null, "", url);
}

document.addEventListener("click", (event) => {
  const inside = event.target.closest?.("a[data-inside]");
  if (!inside || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(inside.getAttribute("href"));
});
addEventListener("popstate", show);
addEventListener("brigadier-go", (event) => go(event.detail));
addEventListener("brigadier-lang", async (event) => {
  dropLang();
  await pick(event.detail).catch((problem) => toast(problem.message));
  show();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);

dress();
await speak(preferred());
await show();
