import type { Attack } from "./attack.ts";
import type { Outcome, Quantiles } from "./run-attack.ts";

/** The table of figures, in Markdown. */
export const head = [
  "| row | attack | s | honest p50 / p99 before | during | after | memory MiB | CPU ratio | unexpected | still running |",
  "|---|---|---:|---:|---:|---:|---:|---:|---:|---|",
].join("\n");

export function line(outcome: Outcome): string {
  const { attack, findings, seconds, before, during, after, residentBefore, residentAfter, amplification, running } =
    outcome;
  const cells = [
    attack.row,
    attack.name,
    seconds.toFixed(1),
    milliseconds(before),
    milliseconds(during),
    milliseconds(after),
    `${residentBefore.toFixed(0)} → ${residentAfter.toFixed(0)}`,
    amplification.toFixed(1),
    [...findings.faults.values()].reduce((sum, times) => sum + times, 0),
    running ? "yes" : "NO",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** A page with these lines in its table of all attacks, and the lines of before for the others. */
export function withLines(page: string, attacks: readonly Attack[], lines: readonly string[]): string {
  const start = page.indexOf(head);
  const end = page.indexOf("\n\n", start);
  const known = [...page.slice(start, end).split("\n"), ...lines];
  const rows = attacks.map(({ row, name }) => {
    const begin = `| ${row} | ${name} |`;
    return known.findLast((one) => one.startsWith(begin)) ?? `${begin}${" – |".repeat(NOT_MEASURED)}`;
  });
  return page.slice(0, start) + [head, ...rows].join("\n") + page.slice(end);
}

/** Cells of a row without figures. */
const NOT_MEASURED = 8;

/** The outcomes of the attack, as an item of a list in Markdown. */
export function notes({ attack, findings, during }: Outcome): string {
  const outcomes = [...findings.outcomes].toSorted(([, one], [, other]) => other - one);
  const words = outcomes.map(([outcome, times]) => `${outcome} × ${times.toLocaleString("en")}`);
  return `- ${attack.name}: ${[...words, `honest clients were late by ${during.ownDelay.toFixed(0)} ms at most`].join("; ")}`;
}

/** With fewer calls during an attack no quantiles are printed. */
const FEWEST_CALLS = 50;

function milliseconds({ calls, p50, p99 }: Quantiles): string {
  return calls < FEWEST_CALLS ? "–" : `${p50.toFixed(1)} / ${p99.toFixed(0)} ms`;
}
