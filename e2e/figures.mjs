// Measures what a player waits for and prints it: no test, since a busy machine says nothing about the page.
//
//   node e2e/figures.mjs [TITLE SCENARIO]

import { readFile } from "node:fs/promises";
import { openPage, startBrowser, TABLET } from "./lib/browser.mjs";
import { after, battle, beforeDice, FIRST, longBattle, scriptOf, WHOLE_FIELD } from "./lib/positions.mjs";
import { startServer } from "./lib/server.mjs";
import { Hand } from "./lib/table.mjs";

const SLOW = 4;
const FRAMES = 180;
const ROUNDS = 7;
const [title = FIRST.title, scenario = FIRST.scenario] = process.argv.slice(2);
const meant = { title, scenario };

/** A position with much on the map, and one in which the unit of the script can be picked. */
const crowded = (api) => (scriptOf(meant).opening ? battle(api, meant) : beforeDice(api, meant));
const toMarch = (api) => (scriptOf(meant).toMarch ? after(api, meant, scriptOf(meant).toMarch) : longBattle(api, meant));
const marches = !(title === WHOLE_FIELD.title && scenario === WHOLE_FIELD.scenario);

const sorted = (all) => [...all].sort((a, b) => a - b);
const median = (all) => sorted(all)[Math.floor(all.length / 2)];
const p95 = (all) => sorted(all)[Math.min(all.length - 1, Math.floor(all.length * 0.95))];
const ms = (value) => `${value.toFixed(1)} ms`;

async function throttled(page, by) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: by });
  return wire;
}

/** From the request until map, question and counters are there and answer a click, with an empty cache. */
async function interactive(stage, id, by) {
  const page = await openPage(stage.browser, stage.server, { viewport: TABLET, prefs: { auto: false }, hasTouch: true });
  const wire = await throttled(page, by);
  await wire.send("Network.enable");
  const bytes = { all: 0, map: 0, script: 0 };
  const urls = new Map();
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? "";
    bytes.all += encodedDataLength;
    if (/\/map[./]/.test(url) && !url.includes(".json")) bytes.map += encodedDataLength;
    if (url.includes("/assets/") || url.includes("/api/words")) bytes.script += encodedDataLength;
  });
  await page.goto(`/game/${id}`, { waitUntil: "commit" });
  const took = await page.evaluate(() => new Promise((done) => {
    const look = () => {
      const there = document.querySelector("#app:not([aria-busy]) .question") && document.querySelector(".layer-counters .counter") && document.querySelector(".world img")?.complete;
      if (there) requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
  }));
  await wire.send("Performance.enable");
  const heap = (await wire.send("Performance.getMetrics")).metrics.find(({ name }) => name === "JSHeapUsedSize").value;
  const elements = await page.evaluate(() => ({ page: document.querySelectorAll("*").length, map: document.querySelectorAll(".sheet *").length }));
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  await page.context().close();
  return { took, bytes, elements, heap };
}

/** The time between frames of a page with next to nothing on it: what the machine allows at best just now. */
async function idling(stage, by) {
  const page = await openPage(stage.browser, stage.server, { viewport: TABLET, reducedMotion: "no-preference" });
  await page.setContent('<div style="width: 300px; height: 300px; background: brown; will-change: transform"></div>');
  await throttled(page, by);
  const gaps = await page.evaluate((frames) => new Promise((done) => {
    const box = document.querySelector("div");
    const times = [];
    const tick = (now) => {
      times.push(now);
      box.style.transform = `translate(${times.length}px)`;
      if (times.length < frames) requestAnimationFrame(tick);
      else done(times.slice(1).map((time, n) => time - times[n]).slice(5));
    };
    requestAnimationFrame(tick);
  }), FRAMES);
  await page.context().close();
  return gaps;
}

/** Megabytes of the browser's processes by kind, shared memory divided among its users; nothing where the system does not tell. */
async function memory(browser) {
  const wire = await browser.newBrowserCDPSession();
  const { processInfo } = await wire.send("SystemInfo.getProcessInfo");
  const used = {};
  for (const { type, id } of processInfo) {
    const rolled = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
    used[type] = Math.max(used[type] ?? 0, Number(/^Pss:\s+(\d+) kB/m.exec(rolled)?.[1] ?? 0) / 1000);
  }
  return used;
}

/** The time between frames while the map is dragged about with everything shown that can be. */
async function panning(stage, id, by) {
  const page = await openPage(stage.browser, stage.server, { viewport: TABLET, prefs: { auto: false, overlays: ["zoc", "fronts", "objectives", "last"] }, hasTouch: true, reducedMotion: "no-preference" });
  const hand = new Hand(page, stage.server, id);
  await hand.open();
  await page.waitForFunction(() => document.querySelector(".world img").complete);
  await page.locator(".zoom button").first().click();
  await hand.spot((await hand.game()).view.counters.find((one) => one.place).place);
  const wire = await throttled(page, by);
  // The time the page's own thread works, whatever else the machine does meanwhile.
  await wire.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => (await wire.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  const before = await worked();
  const gaps = await page.evaluate((frames) => new Promise((done) => {
    const map = document.querySelector(".map");
    const box = map.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const fire = (type, n) => map.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "mouse", isPrimary: true, button: type === "pointermove" ? -1 : 0, buttons: 1, clientX: x + 180 * Math.sin(n / 12), clientY: y + 90 * Math.sin(n / 17) }));
    // A pointer made up by a script cannot be captured.
    map.setPointerCapture = () => {};
    const times = [];
    let last = null;
    let n = 0;
    fire("pointerdown", 0);
    const tick = (now) => {
      if (last !== null) times.push(now - last);
      last = now;
      n += 1;
      fire("pointermove", n);
      if (n < frames) requestAnimationFrame(tick);
      else {
        fire("pointerup", n);
        done(times.slice(5));
      }
    };
    requestAnimationFrame(tick);
  }), FRAMES);
  const work = ((await worked()) - before) / FRAMES;
  const used = await memory(stage.browser);
  await page.context().close();
  return { gaps, used, work };
}

/** From the click on a unit until its reach is drawn, with the server in between. */
async function reaching(stage, by) {
  const times = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const id = await toMarch(stage.server.api);
    const page = await openPage(stage.browser, stage.server, { viewport: TABLET, prefs: { auto: false } });
    const hand = new Hand(page, stage.server, id);
    await hand.open();
    await throttled(page, by);
    const row = await hand.face(scriptOf(meant).unit);
    await page.evaluate(() => {
      addEventListener("pointerup", () => {
        const from = performance.now();
        const look = () => (document.querySelector(".layer-areas .cost") ? (window.reached = performance.now() - from) : requestAnimationFrame(look));
        look();
      }, { once: true, capture: true });
    });
    await page.mouse.click(row.x, row.y);
    times.push(await (await page.waitForFunction(() => window.reached)).jsonValue());
    await page.context().close();
  }
  return times;
}

const server = await startServer();
const browser = await startBrowser();
try {
  const stage = { server, browser };
  const id = await crowded(server.api);
  console.log(`${title}, ${scenario}, on a ${TABLET.width} x ${TABLET.height} screen`);
  for (const by of [1, SLOW]) {
    const loads = [];
    for (let n = 0; n < ROUNDS; n += 1) loads.push(await interactive(stage, id, by));
    const empty = await idling(stage, by);
    const { gaps, used, work } = await panning(stage, id, by);
    const reach = marches ? await reaching(stage, by) : [];
    const speed = by === 1 ? "full speed" : `processor slowed ${by} times`;
    console.log(`${speed}: interactive after ${ms(median(loads.map((one) => one.took)))} (slowest ${ms(Math.max(...loads.map((one) => one.took)))})`);
    console.log(`${speed}: frames while panning with all overlays, median ${ms(median(gaps))}, p95 ${ms(p95(gaps))}, longest ${ms(Math.max(...gaps))}, ${gaps.length} frames`);
    console.log(`${speed}: frames of an empty page just before, median ${ms(median(empty))}, p95 ${ms(p95(empty))}, longest ${ms(Math.max(...empty))}`);
    if (reach.length) console.log(`${speed}: click to reach, median ${ms(median(reach))}, slowest ${ms(Math.max(...reach))}`);
    if (by === 1) {
      console.log(`the page's thread works ${ms(work)} for each frame of it`);
      const { bytes, elements, heap } = loads.at(-1);
      console.log(`weight: ${bytes.script} bytes of script, style and text, ${bytes.map} of map, ${bytes.all} in all; ${elements.page} elements, ${elements.map} of them above the map; ${(heap / 1e6).toFixed(1)} MB of script objects`);
      console.log(`memory after panning: ${Object.entries(used).map(([kind, value]) => `${kind} ${value.toFixed(0)} MB`).join(", ")}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
