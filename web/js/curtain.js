// Two people at one screen, in a game with secrets: a curtain falls whenever the other side is to look.

import { button, h } from "./dom.js";
import { sideName, t } from "./words.js";

const SIDES = ["union", "confederate"];

/** True if the screen goes from one side's eyes to the other's. */
export function passes(before, game) {
  const [from, to] = [before?.view.viewer, game.view.viewer];
  return Boolean(game.sealed) && !game.replay && from !== to && SIDES.includes(from) && SIDES.includes(to);
}

/** Hides the table until somebody says that the right person looks. */
export function askToPass(game, call, trust) {
  const side = sideName(game.view.viewer);
  const curtain = h(
    "dialog",
    { class: "curtain", "aria-labelledby": "curtain-title" },
    h("header", {}, h("h2", { id: "curtain-title", text: t("pass-title") })),
    h("div", { class: "body" }, h("p", { text: t("pass-text", { side }) }), h("p", { class: "small muted", text: t("trust-text") })),
    h(
      "footer",
      {},
      button(t("trust"), { class: "quiet", data: { key: "trust" }, onclick: () => lift(trust) }),
      button(t("pass-ready", { side }), {
        class: "primary",
        onclick: () => lift(call),
      }),
    ),
  );
  const lift = (then) => {
    curtain.close();
    curtain.remove();
    then();
  };
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(curtain);
  curtain.showModal();
}
