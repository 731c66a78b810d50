// The rules in our words: one in a dialog ("why?"), all of them on a page that can be searched.

import { h } from "./dom.js";
import { get } from "./api.js";
import { lang, t } from "./words.js";
import { openDialog } from "./dialogs.js";
import { frame, link } from "./frame.js";
import { centreLit, chartTable, litCells, oneSource, source } from "./charts.js";

const books = new Map();
const read = new Map();
const collator = new Intl.Collator("en", { numeric: true });

async function rulesOf(title) {
  const id = `${title}/${lang()}`;
  if (!books.has(id)) {
    const book = get(`/api/titles/${encodeURIComponent(title)}/rules`);
    books.set(id, book);
    book.then((found) => read.set(id, found)).catch(() => books.delete(id));
  }
  return books.get(id);
}

/** The charts of a title if they have been read; else they are asked for, and `then` is called when they are there. */
export function chartsOf(title, then) {
  const known = read.get(`${title}/${lang()}`);
  if (known) return known.charts;
  rulesOf(title).then(then, () => {});
  return [];
}

/** The number of a rule in the printed book, which is part of its id. */
export const shortOf = (rule) => rule.split("-")[1] ?? rule;

/** A chip with a rule's number that opens its text. */
export function ruleChip(title, rule) {
  if (!rule) return null;
  return h(
    "button",
    {
      type: "button",
      class: "chip",
      title: t("why-rule", { rule }),
      "aria-label": t("why-rule", { rule }),
      onclick: (event) => {
        event.stopPropagation();
        why(title, rule);
      },
    },
    shortOf(rule),
  );
}

/** Shows the text of a rule. */
export async function why(title, id) {
  const rule = (await rulesOf(title)).rules.find((one) => one.id === id);
  const body = rule
    ? [h("p", { text: rule.text }), h("p", { class: "muted small", text: t("rule-number", { rule: id, section: rule.section }) })]
    : [h("p", { text: t("rule-unknown", { rule: id }) })];
  openDialog(rule?.title ?? id, body, [
    h(
      "a",
      { class: "button", href: `/rules/${title}#${encodeURIComponent(id)}`, target: "_blank", rel: "noopener" },
      t("rules-all"),
    ),
  ]);
}

/** The page of rules. */
export async function rulesPage(root, title) {
  const { rules, charts } = await rulesOf(title);
  const lit = litCells(new URLSearchParams(location.search).get("lit"));
  const list = h("div", { class: "rules" });
  const count = h("p", { class: "muted", role: "status" });
  const search = h("input", {
    type: "search",
    id: "rule-search",
    autocomplete: "off",
    placeholder: t("rules-search-hint"),
    oninput: () => show(),
  });
  const main = h(
    "main",
    { class: "page" },
    h("h1", { text: t("rules-title") }),
    h("p", { class: "muted", text: t("rules-intro") }),
    h("div", { class: "search" }, h("label", { for: "rule-search", text: t("rules-search") }), search),
    charts.length ? h("nav", { class: "chart-links", "aria-label": t("charts") }, charts.map(chartLink)) : null,
    count,
    list,
    charts.length ? h("section", { class: "charts" }, h("h2", { text: t("charts") }), charts.map((chart) => chartArticle(chart, lit))) : null,
  );
  const show = () => {
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    const found = rules.filter((rule) => {
      const hay = plain(`${rule.id} ${rule.section} ${rule.title} ${rule.text}`);
      return wanted.every((word) => hay.includes(word));
    });
    count.textContent = t("rules-count", { count: found.length });
    list.replaceChildren(...sections(found));
  };
  show();
  frame(root, t("rules-title"), main, [link("/", t("lobby"))]);
  const anchor = decodeURIComponent(location.hash.slice(1));
  const target = anchor && document.getElementById(anchor);
  if (!target) return;
  target.focus({ preventScroll: true });
  (target.querySelector(".lit-cell") ?? target).scrollIntoView({ block: "center" });
  centreLit(target);
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapter of the printed book that a section belongs to; what has no number comes last. */
const chapterOf = (rule) => Number(/^\d+/.exec(rule.section)?.[0] ?? Infinity);

function sections(rules) {
  const by = new Map();
  const ordered = [...rules].sort((a, b) => chapterOf(a) - chapterOf(b) || collator.compare(a.section, b.section));
  for (const rule of ordered) {
    const chapter = chapterOf(rule);
    const section = Number.isFinite(chapter) ? String(chapter) : rule.section;
    if (!by.has(section)) by.set(section, []);
    by.get(section).push(rule);
  }
  return [...by].map(([section, here]) =>
    h(
      "section",
      {},
      h("h2", { text: t("rules-section", { section }) }),
      here.map((rule) =>
        h(
          "article",
          { id: rule.id, tabindex: "-1" },
          h("h3", { text: rule.title }),
          h("p", { text: rule.text }),
          h("p", { class: "muted small mono", text: `${rule.section} · ${rule.id}` }),
        ),
      ),
    ),
  );
}

const chartLink = (chart) => h("a", { class: "button", href: `#chart-${chart.id}` }, chart.title);

/** A chart of the player aid under its name, with where it comes from. */
function chartArticle(chart, cells) {
  const one = oneSource(chart);
  return h(
    "article",
    { id: `chart-${chart.id}`, tabindex: "-1" },
    h("h3", {}, chart.title, one ? [" ", source(one)] : null),
    one ? h("p", { class: "muted small", text: t(`provenance-${one}`) }) : null,
    chartTable(chart, cells),
    h("p", { class: "muted small mono", text: chart.rule }),
  );
}
