// Takes the pictures of docs/screens/: scenes of each title on three screens. `node e2e/screens.mjs second` takes those that begin so, `first` those of the first title.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESKTOP, openPage, PHONE, startBrowser, TABLET } from "./lib/browser.mjs";
import { battle, beforeAttack, COUNTER_STROKE, after, FOURTH, longBattle, playUntil, scriptOf, SECOND, THIRD, track, WHOLE_FIELD } from "./lib/positions.mjs";
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

/** The second title: at a march, before dice, with reinforcements at the door, in the night between, and fought out. */
async function prepareSecond(api) {
  const has = (verb) => (game) => game.view.choices.some((choice) => choice.verb === verb);
  const march = await battle(api, { ...COUNTER_STROKE, name: "Reno's division" });
  for (const notation of ["designate us_cc_reno", "activate reno", "act us_nagle"]) await api.play(march, notation);
  const attack = await beforeAttack(api, { ...COUNTER_STROKE, name: "Against the railway" });
  await api.play(attack, "attack 129");
  await playUntil(api, attack, has("fight"), ["act us_ferrero", "step 130", "step 131", "step 132", "face 129", "attack 129"]);
  const entries = await api.newGame({ ...SECOND, name: "To the sound of the guns", choices: ["muster"] });
  const computers = { union: "greedy", confederate: "greedy" };
  const night = await api.newGame({ ...SECOND, scenario: "both-days", name: "The night between", players: { union: "random", confederate: "random" } });
  // By night the hour and the phase have one name.
  await api.computer(night, (game) => track(game, "turn").shows !== track(game, "phase").shows, 5);
  await api.players(night, { union: "human", confederate: "human" });
  const over = await api.newGame({ ...SECOND, name: "The computers' 29 August", players: computers });
  await api.computer(over, () => true, 400);
  return { march, attack, entries, night, over };
}

const secondScenes = ({ march, attack, entries, night, over }) => [
  ["second-table", `/game/${march}`, async (page) => page.locator(".layer-areas .cost.far").first().waitFor()],
  ["second-odds", `/game/${attack}`, async (page) => page.locator(".odds .roll").waitFor()],
  [
    "second-reinforcements",
    `/game/${entries}`,
    async (page) => {
      await page.locator('[data-key^="tray-"]').first().click();
      await page.locator(".layer-areas .lit").first().waitFor();
    },
  ],
  ["second-night", `/game/${night}`, async (page) => page.locator(".layer-counters .counter").first().waitFor()],
  ["second-after-action", `/game/${over}/report`, async (page) => page.locator("main.report").waitFor()],
];

/** The third title: guns about to fire together, a march, and a battle in its midst. */
async function prepareCedar(api) {
  const fire = await battle(api, { ...THIRD, name: "The guns of Cedar Mountain" });
  for (const notation of ["target cs_early", "join us_res1", "join us_res2", "join us_res3", "join us_res4"]) await api.play(fire, notation);
  const march = await battle(api, { ...THIRD, name: "Down the slope" });
  await playUntil(api, march, (game) => game.view.choices.some((choice) => choice.verb === "move"));
  await api.play(march, "move us_prince");
  const fight = await api.newGame({ ...THIRD, name: "The computers' Cedar Mountain", players: { union: "greedy", confederate: "greedy" } });
  const { made } = await api.computer(fight, (game) => game.view.tracks.find((track) => track.id === "turn").value < 7, 8);
  return { fire, march, fight, made };
}

const cedarScenes = ({ fire, march, fight, made }) => [
  ["cedar-odds", `/game/${fire}`, async (page) => page.locator(".odds .roll").waitFor()],
  ["cedar-table", `/game/${march}`, async (page) => page.locator(".layer-areas .cost.far").first().waitFor()],
  [
    "cedar-fire",
    `/game/${march}`,
    async (page) => {
      await page.locator(".map-cursor").focus();
      await page.keyboard.press("d");
      await page.keyboard.press("Home");
      await page.locator(".under-fire").first().waitFor({ state: "attached" });
    },
  ],
  ["cedar-chart", `/rules/${THIRD.title}?lit=combat.4.3_combat.5.3#chart-combat`, async (page) => page.locator(".lit-cell").first().waitFor()],
  ["cedar-replay", `/game/${fight}/replay?at=${made}`, async (page) => page.locator(".strip:not([hidden])").waitFor()],
];

/** The fourth title: a unit before its fire, the whole field from near, from further off and from afar. */
async function prepareBadge(api) {
  const fire = await after(api, { ...FOURTH, name: "Matthews Hill" }, scriptOf(FOURTH).opening);
  const field = await battle(api, { ...WHOLE_FIELD, name: "First Bull Run" });
  const over = await api.newGame({ ...FOURTH, name: "The computers' Matthews Hill", players: { union: "greedy", confederate: "greedy" } });
  const { made } = await api.computer(over, () => true, 400);
  return { fire, field, over, made };
}

/** The bitmaps of the map are there. */
const laid = (page) => page.waitForTimeout(2500);
const zoomed = (button, times) => async (page) => {
  await page.locator(".layer-counters .counter").first().waitFor();
  for (let n = 0; n < times; n += 1) await page.locator(".zoom button").nth(button).click();
  await laid(page);
};

/** A unit is picked and its arc of fire shown. */
const arcOf = (unit) => async (page) => {
  await page.locator(".layer-counters .counter").first().waitFor();
  await page.locator(`.layer-counters [data-unit="${unit}"] .face`).click({ force: true });
  await page.locator(".layer-arc .arc").waitFor({ state: "attached" });
  await page.mouse.move(700, 5);
  await laid(page);
};

const badgeScenes = ({ fire, field, over, made }) => [
  ["badge-near", `/game/${fire}`, zoomed(0, 0)],
  ["badge-middle", `/game/${field}`, zoomed(1, 3)],
  ["badge-far", `/game/${field}`, zoomed(2, 1)],
  ["badge-arc", `/game/${fire}`, arcOf(scriptOf(FOURTH).unit)],
  ["badge-replay", `/game/${over}/replay?at=${Math.round(made * 0.6)}`, laid],
  ["badge-after-action", `/game/${over}/report`, async (page) => page.locator("main.report").waitFor()],
];

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
  const wanted = process.argv[2] ?? "";
  const all = [];
  const others = /^(first|second|cedar|badge)/.exec(wanted)?.[0];
  if (!others || others === "first") all.push(...scenes(await prepare(server.api)));
  if (!others || others === "second") all.push(...secondScenes(await prepareSecond(server.api)));
  if (!others || others === "cedar") all.push(...cedarScenes(await prepareCedar(server.api)));
  if (!others || others === "badge") all.push(...badgeScenes(await prepareBadge(server.api)));
  const picked = wanted === "first" ? all : all.filter(([scene]) => scene.startsWith(wanted));
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const [scene, path, ready] of picked) {
      const page = await openPage(browser, server, { prefs: { auto: false }, colorScheme: "light", ...options });
      await shoot(page, `${screen}-${scene}`, path, ready);
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
