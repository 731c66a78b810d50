// Accessibility by axe: a wide screen in French. One file each, so that they can run side by side.

import { test } from "node:test";
import { lookAtAll, twoGames } from "../lib/axe.mjs";
import { suite } from "../lib/suite.mjs";

const stage = suite();

test("axe finds nothing serious on a wide screen in French", async (context) => {
  const games = await twoGames(stage.server.api);
  await lookAtAll(stage, games, { screen: "a wide screen", lang: "fr-FR", told: (line) => context.diagnostic(line) });
});
