// Pointing at what is not lit: the page says why not and shows the rule.

import assert from "node:assert/strict";
import { closePage, openPage } from "./browser.mjs";
import { Hand } from "./table.mjs";

/** Goes through the attempts of a title that have something to point at, on a page in one language. */
export async function pointAtAll(stage, positions, lang) {
  const page = await openPage(stage.browser, stage.server, { lang, prefs: { auto: false } });
  for (const { position, attempts } of positions) {
    const pointed = attempts.filter((one) => one.tap);
    if (!pointed.length) continue;
    const hand = new Hand(page, stage.server, await position(stage.server.api), lang);
    await hand.open();
    for (const attempt of pointed) await pointAt(hand, attempt);
  }
  await closePage(page, /status of 422/);
}

async function pointAt(hand, { what, choice, rule, tap, mode }) {
  const { page, lang } = hand;
  const { seq } = await hand.game();
  const refusal = await hand.api.refusal(hand.id, choice, lang);
  if (mode) await page.locator(`[data-key="mode-${mode}"]`).click();
  if (tap.unit) await hand.pick(tap.unit);
  else await hand.click(tap.place);
  const toast = page.locator(".toast", { hasText: refusal.message });
  await toast.waitFor();
  const number = /\d+(\.\d+)*/.exec(rule)[0];
  await toast.getByRole("button", { name: number }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(rule).waitFor();
  assert.ok((await dialog.innerText()).includes(refusal.rule_text), `${what}: the rule is shown in ${lang}`);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal((await hand.game()).seq, seq, `${what}: nothing has changed`);
}
