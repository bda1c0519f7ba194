import { checkTitles } from "./checks.ts";
import { type Comparison, deviation, type Share } from "./comparison.ts";
import { publishedTitles } from "./published.ts";

const deviationTitles = [
  "country",
  "measure",
  "shares",
  "furthest from the tables",
  "table %",
  "drawn %",
  "points",
  "sigma",
];

/** For each measure, the share that lies furthest from the tables in standard deviations. */
export function deviations(code: string, comparisons: readonly Comparison[]): string[][] {
  return comparisons.map(({ measure, shares }) => {
    const [furthest] = shares.toSorted((one, other) => Math.abs(deviation(other)) - Math.abs(deviation(one)));
    return [code, measure, String(shares.length), ...(furthest === undefined ? [] : cellsOf(furthest))];
  });
}

function cellsOf(share: Share): string[] {
  return [
    share.label,
    percent(share.expected),
    percent(share.drawn),
    ((share.drawn - share.expected) * 100).toFixed(2),
    deviation(share).toFixed(1),
  ];
}

function percent(share: number): string {
  return (share * 100).toFixed(2);
}

/** The checks of each country, the deviations of each measure, and published shares. */
export function checkTable(
  checked: readonly string[][],
  compared: readonly string[][],
  published: readonly string[][],
): string {
  return [
    "names, cities, postal codes, streets: different ones among the first 10,000; height: mean less that of the tables",
    "",
    tableText(checkTitles, checked),
    "",
    "sigma: difference in standard deviations of a random sample; within some 4 of 0 where the tables are followed.",
    "Family names are those of men; the mix of communities is estimated from the people themselves.",
    "",
    tableText(deviationTitles, compared),
    "",
    "Published shares, whether or not the tables were made from them; factor: drawn divided by published.",
    "",
    tableText(publishedTitles, published),
  ].join("\n");
}

/** Standard deviations up to which chance explains a difference. */
const BY_CHANCE = 4;

/** The section of docs/figures.md: checks, the deviation of each measure by country, those beyond chance, published shares. */
export function pageLines(
  people: string,
  checked: readonly string[][],
  compared: readonly string[][],
  published: readonly string[][],
): readonly string[] {
  const codes = checked.map(([code = ""]) => code);
  const measures = [...new Set(compared.map(([, measure = ""]) => measure))];
  const sigmaOf = (row: readonly string[] | undefined): string => row?.at(-1) ?? "-";
  const sigmas = measures.map((measure) => [
    measure,
    ...codes.map((code) => sigmaOf(compared.find((row) => row[0] === code && row[1] === measure))),
  ]);
  const beyond = compared.filter((row) => Math.abs(Number(sigmaOf(row))) > BY_CHANCE);
  return [
    people,
    "",
    ...tableLines(checkTitles, checked),
    "",
    "Of each measure, the share that lies furthest from its table, in standard deviations of chance (sigma):",
    "",
    ...tableLines(["measure", ...codes], sigmas),
    "",
    `Those beyond ${BY_CHANCE} sigma:`,
    "",
    ...tableLines(deviationTitles, beyond),
    "",
    "Of published shares, the one with the largest factor between what was drawn and what is published:",
    "",
    ...tableLines(publishedTitles, published),
  ];
}

/** How many people of each country break each rule. */
export function brokenRules(
  broken: ReadonlyMap<string, ReadonlyMap<string, number>>,
  codes: readonly string[],
): string {
  const rows = [...broken].map(([name, counts]) => [name, ...codes.map((code) => String(counts.get(code) ?? 0))]);
  return `\n${tableText(["people who break a rule", ...codes], rows)}`;
}

/** A table of Markdown, numbers at the right. */
function tableLines(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(titles),
    `|${rightOf(titles, rows)
      .map((isRight) => (isRight ? "---:|" : "---|"))
      .join("")}`,
    ...rows.map(line),
  ];
}

/** Which columns have numbers alone. */
function rightOf(titles: readonly string[], rows: readonly (readonly string[])[]): readonly boolean[] {
  return titles.map((_, at) => rows.every((row) => /^[-+]?[\d.]*$/.test(row[at] ?? "")));
}

/** A table of Markdown, whose columns are as wide as their widest cell; numbers at the right. */
function tableText(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, at) => Math.max(width(title), ...rows.map((row) => width(row[at] ?? ""))));
  const isNumber = rightOf(titles, rows);
  const line = (cells: readonly string[]): string =>
    `| ${widths
      .map((wide, at) => {
        const cell = cells[at] ?? "";
        const padding = " ".repeat(wide - width(cell));
        return isNumber[at] === true ? padding + cell : cell + padding;
      })
      .join(" | ")} |`;
  const rule = widths.map((wide, at) => "-".repeat(wide - 1) + (isNumber[at] === true ? ":" : "-"));
  return [line(titles), line(rule), ...rows.map(line)].join("\n");
}

/** Columns of a terminal; ideographs and kana take two. */
function width(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
}
