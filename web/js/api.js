// Talks with the server. Every refusal becomes a `Refused` with words for a person.

/** An answer other than yes. */
export class Refused extends Error {
  constructor(status, error) {
    super(error?.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = error?.code ?? "unknown";
    this.rule = error?.rule ?? null;
    this.ruleText = error?.rule_text ?? null;
  }
}

async function ask(method, path, query = {}, body, type = "application/json", signal = undefined) {
  const url = new URL(path, location.origin);
  const params = { lang: document.documentElement.lang || "en", ...query };
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, value);
  const init = { method, headers: {}, signal };
  if (body !== undefined) {
    init.headers["Content-Type"] = type;
    init.body = type === "application/json" ? JSON.stringify(body) : body;
  }
  let response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new Refused(0, { code: "offline" });
  }
  const text = await response.text();
  const json = (response.headers.get("content-type") ?? "").includes("json") && text ? JSON.parse(text) : text;
  if (!response.ok) throw new Refused(response.status, json?.error);
  return json;
}

export const get = (path, query) => ask("GET", path, query);
export const post = (path, body = {}, query = {}, signal) => ask("POST", path, query, body, undefined, signal);
export const patch = (path, body) => ask("PATCH", path, {}, body);
export const remove = (path) => ask("DELETE", path);
export const postText = (path, text) => ask("POST", path, {}, text, "text/plain");

/** The path of a game, or of something below it. */
export const gamePath = (id, below = "") => `/api/games/${encodeURIComponent(id)}${below ? `/${below}` : ""}`;
