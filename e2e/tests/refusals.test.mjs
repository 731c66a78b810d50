// What people typically try against the rules: all of it refused, by rule and in words, and nothing of it changes the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTEMPTS } from "../lib/attempts.mjs";
import { pointAtAll } from "../lib/pointing.mjs";
import { suite } from "../lib/suite.mjs";

const stage = suite();
const LANGUAGES = ["en", "fr"];
const LEAST = 20;

/** The server refuses it: the rule, a reason and the rule's text in both languages. */
async function checkRefusal(id, rules, { what, choice, rule }) {
  const { seq } = await stage.server.api.game(id);
  const [english, french] = await Promise.all(LANGUAGES.map((lang) => stage.server.api.refusal(id, choice, lang)));
  for (const refused of [english, french]) {
    assert.equal(refused.status, 422, `${what} (${choice}) is refused`);
    assert.equal(refused.rule, rule, `${what} (${choice}) is refused by its rule`);
    assert.ok(refused.message.length > 20 && refused.rule_text.length > 20, `${what}: the refusal is told in words`);
  }
  assert.notEqual(english.message, french.message, `${what}: the reason has been translated`);
  assert.notEqual(english.rule_text, french.rule_text, `${what}: the rule has been translated`);
  LANGUAGES.forEach((lang) => assert.ok(rules[lang].has(rule), `${rule} is in the rules in ${lang}`));
  assert.equal((await stage.server.api.game(id)).seq, seq, `${what}: nothing has changed`);
}

for (const [title, positions] of Object.entries(ATTEMPTS)) {
  test(`${title}: typical wrong attempts are refused with their rule in English and French`, async () => {
    assert.ok(positions.flatMap((one) => one.attempts).length >= LEAST);
    const rules = {};
    for (const lang of LANGUAGES) rules[lang] = new Set((await stage.server.api.get(`/api/titles/${title}/rules?lang=${lang}`)).rules.map((rule) => rule.id));
    for (const { position, attempts } of positions) {
      const id = await position(stage.server.api);
      for (const attempt of attempts) await checkRefusal(id, rules, attempt);
    }
  });

  test(`${title}: pointing at what is not lit is answered with the rule`, () => pointAtAll(stage, positions, "en"));
}
