// One Chromium for a file of tests, and pages that watch what must never happen.

import assert from "node:assert/strict";
import { chromium } from "playwright-core";

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SIDEWAYS = { width: 844, height: 390 };

/** Starts the browser that `scripts/e2e` found. */
export function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  // The sandbox cannot be had by root, which is who runs tests in a container.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args });
}

/**
 * A page in a context of its own: other storage, other cookies, as if on another machine.
 * `prefs` are settings the player has made before.
 */
export async function openPage(browser, server, { viewport = DESKTOP, prefs = {}, lang = "en-GB", ...others } = {}) {
  const context = await browser.newContext({ viewport, locale: lang, reducedMotion: "reduce", baseURL: server.address, ...others });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("brigadier")) localStorage.setItem("brigadier", JSON.stringify(kept));
  }, prefs);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.trouble = watch(page, server.address);
  return page;
}

/** Collects errors and requests to elsewhere. */
function watch(page, address) {
  const trouble = [];
  page.on("pageerror", (problem) => trouble.push(`error: ${problem.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !/^(data|blob):/.test(url)) trouble.push(`request to ${url}`);
  });
  return trouble;
}

/** Closes a page's context; nothing bad may have happened on it. */
export async function closePage(page, allowed = /^$/) {
  await page.context().close();
  assert.deepEqual(page.trouble.filter((one) => !allowed.test(one)), [], "no console errors and no request to another host");
}
