// What the page costs to load, and that all of it comes from this server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closePage, openPage } from "../lib/browser.mjs";
import { battle } from "../lib/positions.mjs";
import { suite } from "../lib/suite.mjs";
import { Hand } from "../lib/table.mjs";

const stage = suite();

/** Loads a game with an empty cache and counts the bytes on the wire. */
async function weigh(id) {
  const page = await openPage(stage.browser, stage.server);
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const urls = new Map();
  const bytes = { all: 0, map: 0 };
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (urls.get(requestId)?.includes("/map.svg")) bytes.map += encodedDataLength;
  });
  const hand = new Hand(page, stage.server, id);
  await hand.open();
  await page.waitForFunction(() => document.querySelector(".world img").complete);
  await page.locator(".strip:not([hidden])").waitFor();
  await closePage(page);
  return bytes;
}

test("a game weighs at most 400 kB without the map and 1 MB with it", async (context) => {
  const bytes = await weigh(await battle(stage.server.api));
  context.diagnostic(`${bytes.all - bytes.map} bytes without the map, ${bytes.all} with it`);
  assert.ok(bytes.map > 0 && bytes.all > bytes.map);
  assert.ok(bytes.all - bytes.map <= 400_000, `${bytes.all - bytes.map} bytes without the map`);
  assert.ok(bytes.all <= 1_000_000, `${bytes.all} bytes with the map`);
});
