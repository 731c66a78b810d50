// The same attempts on a French page. A file of its own, so that it can run beside the other.

import { test } from "node:test";
import { ATTEMPTS } from "../lib/attempts.mjs";
import { pointAtAll } from "../lib/pointing.mjs";
import { suite } from "../lib/suite.mjs";

const stage = suite();

for (const [title, positions] of Object.entries(ATTEMPTS)) {
  test(`${title}: pointing at what is not lit is answered with the rule in French`, () => pointAtAll(stage, positions, "fr"));
}
