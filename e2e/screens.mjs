// Takes the pictures of docs/screens/: five scenes on three screens.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESKTOP, openPage, PHONE, startBrowser, TABLET } from "./lib/browser.mjs";
import { beforeAttack, longBattle } from "./lib/positions.mjs";
import { startServer } from "./lib/server.mjs";

const FOLDER = fileURLToPath(new URL("../docs/screens/", import.meta.url));
const SCREENS = { desktop: { viewport: DESKTOP }, tablet: { viewport: TABLET, hasTouch: true }, phone: { viewport: PHONE, hasTouch: true, isMobile: true } };

/** Games to show: one at its first march, one before dice, one fought out. */
async function prepare(api) {
  const march = await longBattle(api, { name: "First march", players: { confederate: "human" } });
  await api.play(march, "select us_sherman");
  const attack = await beforeAttack(api, { name: "Over the Stone Bridge" });
  await api.play(attack, "target S06");
  await api.play(attack, "join us_sherman");
  const over = await api.newGame({ name: "The computers' battle", players: { union: "greedy", confederate: "greedy" } });
  await api.computer(over, () => true, 400);
  const { made } = await api.game(over);
  return { march, attack, over, made };
}

const scenes = ({ march, attack, over, made }) => [
  ["lobby", "/", async (page) => page.locator(".game-row").first().waitFor()],
  ["table", `/game/${march}`, async (page) => page.locator(".layer-areas .cost.far").first().waitFor()],
  ["odds", `/game/${attack}`, async (page) => page.locator(".odds .roll").waitFor()],
  ["replay", `/game/${over}/replay?at=${Math.round(made / 2)}`, async (page) => page.locator(".strip:not([hidden])").waitFor()],
  ["after-action", `/game/${over}/report`, async (page) => page.locator("main.report").waitFor()],
];

async function shoot(page, name, path, ready) {
  await page.goto(path);
  await ready(page);
  await page.waitForFunction(() => [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight).every((one) => one.complete));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

const server = await startServer();
const browser = await startBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const all = scenes(await prepare(server.api));
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const [scene, path, ready] of all) {
      const page = await openPage(browser, server, { prefs: { auto: false }, colorScheme: "light", ...options });
      await shoot(page, `${screen}-${scene}`, path, ready);
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
