// What every file of tests needs: one server, one browser, both gone in the end.

import { after, before } from "node:test";
import { startBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";

/** Starts both before the tests of a file and ends both after them. */
export function suite(options = {}) {
  const stage = {};
  before(async () => {
    stage.server = await startServer(options);
    stage.browser = await startBrowser();
  });
  after(async () => {
    await stage.browser?.close();
    await stage.server?.stop();
  });
  return stage;
}
