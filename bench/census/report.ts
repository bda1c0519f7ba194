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

/** How many people of each country break each rule. */
export function brokenRules(
  broken: ReadonlyMap<string, ReadonlyMap<string, number>>,
  codes: readonly string[],
): string {
  const rows = [...broken].map(([name, counts]) => [name, ...codes.map((code) => String(counts.get(code) ?? 0))]);
  return `\n${tableText(["people who break a rule", ...codes], rows)}`;
}

/** A table of Markdown, whose columns are as wide as their widest cell; numbers at the right. */
function tableText(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, at) => Math.max(width(title), ...rows.map((row) => width(row[at] ?? ""))));
  const isNumber = titles.map((_, at) => rows.every((row) => /^[-+]?[\d.]*$/.test(row[at] ?? "")));
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
