import { amount } from "../report/table.ts";
import { median, quantile } from "../statistics.ts";
import type { Work } from "./work.ts";

/** µs of CPU, or bytes, of one work in both checkouts: one list for each start, one number for each round. */
export interface Compared {
  readonly name: string;
  readonly unit: Work["unit"];
  readonly own: readonly (readonly number[])[];
  readonly other: readonly (readonly number[])[];
}

/** The figures as a table in Markdown; a ratio is the CPU time of this checkout, divided by the other's in the same round. */
export function report(compared: readonly Compared[]): string {
  const ratios = compared.map(({ own, other }) => own.map((rounds, start) => ratiosOf(rounds, other[start] ?? [])));
  const rows = compared.map(({ name, unit, own, other }, at) => {
    const starts = ratios[at] ?? [];
    const cells = [
      name,
      unit === "byte" ? "bytes a person" : unit,
      spread(own.flat()),
      spread(other.flat()),
      ratio(starts.flat()),
    ];
    return [...cells, starts.map((rounds) => two(median(rounds))).join(", ")];
  });
  const calls = ratios.filter((_, at) => compared[at]?.unit === "call").map((starts) => median(starts.flat()));
  const mean = Math.exp(calls.reduce((sum, one) => sum + Math.log(one), 0) / calls.length);
  const heads = ["work", "µs of CPU (or bytes) a", "this checkout", "the other", "ratio", "of each start"];
  return [
    `| ${heads.join(" | ")} |`,
    "|---|---|---:|---:|---:|---:|",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
    `| mixed traffic: geometric mean of all calls | | | | **${two(mean)}** | |`,
  ].join("\n");
}

function ratiosOf(own: readonly number[], other: readonly number[]): number[] {
  return own.map((cpu, round) => cpu / (other[round] ?? Number.NaN));
}

/** The median, and where the middle half lies. */
function spread(values: readonly number[]): string {
  return `${amount(median(values))} (${amount(quantile(values, 0.25))} to ${amount(quantile(values, 0.75))})`;
}

function ratio(values: readonly number[]): string {
  return `**${two(median(values))}** (${two(quantile(values, 0.25))} to ${two(quantile(values, 0.75))})`;
}

function two(value: number): string {
  return value.toFixed(2);
}
