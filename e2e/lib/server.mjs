// Starts the program on a free port with a store of its own, and speaks to it as any client would.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BINARY = process.env.BRIGADIER ?? path.join(ROOT, "target", "debug", "brigadier");

/**
 * Starts a server; `stop` ends it and removes its store. `crash` kills it as a power cut would, and `revive` starts it again at
 * the same address with what it had stored. `nodes` is the effort of a computer player's full search,
 * `data` a folder of data laid over the program's own.
 */
export async function startServer({ nodes, data } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "brigadier-e2e-"));
  const store = path.join(folder, "games.db");
  let child = null;
  const crash = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await ended;
  };
  const stop = async () => {
    await crash();
    await rm(folder, { recursive: true, force: true });
  };
  const start = (listen) => {
    child = launch(listen, store, { nodes, data });
    return addressOf(child);
  };
  try {
    const address = await start("127.0.0.1:0");
    return { address, api: new Api(address), stop, crash, revive: () => start(new URL(address).host) };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

function launch(listen, store, { nodes, data }) {
  const web = process.env.BRIGADIER_WEB ? ["--web", process.env.BRIGADIER_WEB] : [];
  const own = data ? ["--data", data] : [];
  const effort = nodes ? ["--nodes", String(nodes)] : [];
  return spawn(BINARY, [...own, "serve", "--listen", listen, "--store", store, ...effort, ...web], { stdio: ["ignore", "pipe", "pipe"] });
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk) => {
      said += chunk;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** The server's interface, as far as the tests prepare games with it. */
export class Api {
  constructor(address) {
    this.address = address;
  }

  async get(where) {
    return this.answer(await fetch(this.address + where));
  }

  async post(where, body) {
    return this.answer(await fetch(this.address + where, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
  }

  async answer(response) {
    const body = await response.json();
    if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(body)}`);
    return body;
  }

  game(id) {
    return this.get(`/api/games/${id}`);
  }

  async newGame({ title = "bull-run-1861", scenario = "historical", players = {}, ...others } = {}) {
    const { id } = await this.post("/api/games", { title, scenario, options: {}, players: { union: "human", confederate: "human", ...players }, ...others });
    return id;
  }

  /** Asks for a choice that is against the rules; gives the refusal as a reader of `lang` gets it. */
  async refusal(id, notation, lang = "en") {
    const { seq } = await this.game(id);
    const response = await fetch(`${this.address}/api/games/${id}/choices?lang=${lang}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seq, choices: [notation] }) });
    const { error } = await response.json();
    return { status: response.status, ...error };
  }

  /** The story of a game. */
  async log(id) {
    return (await this.get(`/api/games/${id}/log?from=0`)).steps;
  }

  /** Makes one choice and gives the game after it. */
  async play(id, notation) {
    const { seq } = await this.game(id);
    return (await this.post(`/api/games/${id}/choices`, { seq, choices: [notation] })).game;
  }

  players(id, players) {
    return this.post(`/api/games/${id}/players`, players);
  }

  /** Lets computers play while `goOn` says so and nobody else is asked. */
  async computer(id, goOn, steps = 1) {
    let game = await this.game(id);
    while (game.computer && goOn(game)) ({ game } = await this.post(`/api/games/${id}/computer`, { seq: game.seq, ...(steps > 1 ? { steps } : {}) }));
    return game;
  }
}
