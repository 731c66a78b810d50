// The charts of the player aid as tables, with the cells that apply lit.

import { h } from "./dom.js";
import { t } from "./words.js";

const PART = /^([\w-]+)\.(\d+)\.(\d+)$/;

/** Lit cells as the address of the rules page carries them, and back. */
export const litWords = (cells) => cells.map(({ chart, row, column }) => `${chart}.${row}.${column}`).join("_");
export const litCells = (words) =>
  (words ?? "")
    .split("_")
    .map((one) => PART.exec(one))
    .filter(Boolean)
    .map(([, chart, row, column]) => ({ chart, row: Number(row), column: Number(column), faces: [] }));

/** Where a chart stands on the rules page. */
export const chartPath = (title, id, cells = []) =>
  `/rules/${encodeURIComponent(title)}${cells.length ? `?lit=${encodeURIComponent(litWords(cells))}` : ""}#chart-${id}`;

/** Faces of a die in short: one, or from the first to the last. */
const span = (faces) => (faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : String(faces[0]));

/** A chart, each column with where it comes from. `brief` shows only rows with a lit cell, where no die decides between them. */
export function chartTable(chart, cells = [], brief = false) {
  const mine = cells.filter((cell) => cell.chart === chart.id);
  const at = (row, column) => mine.find((cell) => cell.row === row && cell.column === column);
  const rows = chart.rows
    .map((row, n) => ({ ...row, n }))
    .filter(({ n }) => !brief || mine.some((cell) => cell.faces.length || cell.row === n));
  const head = (column, n) =>
    h(
      "th",
      { scope: "col", class: mine.some((cell) => cell.column === n) ? "lit-head" : "" },
      column.head,
      oneSource(chart) ? null : [h("br"), source(column.provenance)],
    );
  return h(
    "div",
    { class: "chart-box", tabindex: "0", role: "region", "aria-label": chart.title },
    h(
      "table",
      { class: "chart" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col", text: chart.corner }), chart.columns.map(head))),
      h(
        "tbody",
        {},
        rows.map(({ head: words, cells: row, n }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row", class: mine.some((cell) => cell.row === n) ? "lit-head" : "", text: words }),
            row.map((text, column) => cellOf(text, at(n, column))),
          ),
        ),
      ),
    ),
  );
}

function cellOf(text, lit) {
  if (!lit) return h("td", { text });
  return h(
    "td",
    { class: "lit-cell", "aria-current": "true" },
    h("b", { text }),
    lit.faces.length ? h("span", { class: "faces", text: t("chart-die", { faces: span(lit.faces) }) }) : null,
  );
}

/** The source of all columns, if they have only one. */
export const oneSource = ({ columns }) =>
  new Set(columns.map((column) => column.provenance)).size === 1 ? columns[0].provenance : null;

/** A tag that says where numbers come from. */
export const source = (provenance) =>
  h("abbr", {
    class: `source source-${provenance}`,
    title: t(`provenance-${provenance}`),
    text: t(`provenance-short-${provenance}`),
  });

/** The charts on which a combat is read, folded below its odds. */
export function oddsCharts(table, charts, cells) {
  const { layout, game } = table;
  const shown = charts.filter((chart) => cells.some((cell) => cell.chart === chart.id));
  if (!shown.length) return null;
  return h(
    "details",
    {
      class: "odds-charts",
      open: layout.chartsOpen ?? layout.roomy,
      ontoggle: (event) => {
        layout.chartsOpen = event.currentTarget.open;
        centreLit(event.currentTarget);
      },
    },
    h("summary", { text: t("odds-charts"), data: { key: "odds-charts" } }),
    shown.map((chart) =>
      h(
        "section",
        { class: "odds-chart" },
        h(
          "h4",
          {},
          h("a", { href: chartPath(game.title, chart.id, cells), target: "_blank", rel: "noopener" }, chart.title),
          oneSource(chart) ? [" ", source(oneSource(chart))] : null,
        ),
        chartTable(chart, cells, true),
      ),
    ),
  );
}

/** Brings lit cells into the middle of the boxes they are in. */
export function centreLit(root) {
  for (const box of root.querySelectorAll(".chart-box")) {
    const lit = box.querySelector(".lit-cell");
    if (lit) box.scrollLeft = lit.offsetLeft - (box.clientWidth - lit.offsetWidth) / 2;
  }
}
