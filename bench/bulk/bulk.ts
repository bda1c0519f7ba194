// npx node bench/bulk/bulk.ts [--count 1000000] [--rounds 3] [--write]
// Draws people to files in every format, on one thread and on all cores, and prints what it takes; with --write into
// docs/command-line.md too. Run it on a machine that does nothing else.
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { rewrite } from "../report/rewrite.ts";
import { type Cost, measure } from "./measure.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const count = Number(values.count);
const cores = availableParallelism();

const formats: readonly (readonly [title: string, ...options: readonly string[]])[] = [
  ["ndjson", "--format=ndjson"],
  ["json", "--format=json"],
  ["csv", "--format=csv"],
  ["sql, COPY", "--format=sql"],
  ["sql, INSERT", "--format=sql", "--dialect=portable"],
  ["parquet", "--format=parquet"],
];

/** The fastest of several runs: other load on the machine only makes a run slower. */
async function fastest(options: readonly string[]): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round < Number(values.rounds); round++) costs.push(await measure(options));
  return costs.reduce((best, cost) => (cost.seconds < best.seconds ? cost : best));
}

const whole = (value: number | undefined): string =>
  value === undefined ? "" : Math.round(value).toLocaleString("en");

const lines = [
  `${count.toLocaleString("en")} people of all countries, Node ${process.version}, ${cores} cores of ${cpus()[0]?.model ?? "an unknown processor"}. The fastest of ${values.rounds} runs, their start included.`,
  "",
  `| format | people a second, one thread | ${cores} threads | time, of one thread's | bytes a person | memory, ${cores} threads |`,
  "|---|---:|---:|---:|---:|---:|",
];
for (const line of lines) console.log(line);
for (const [title, ...options] of formats) {
  const one = await fastest([...options, `--count=${count}`, "--jobs=1"]);
  const all = await fastest([...options, `--count=${count}`, `--jobs=${cores}`]);
  const rates = [one, all].map(({ seconds }) => whole(count / seconds));
  const share = (all.seconds / one.seconds).toFixed(2);
  const line = `| ${title} | ${rates.join(" | ")} | ${share} | ${whole(one.bytes / count)} | ${whole(all.memory)} MB |`;
  console.log(line);
  lines.push(line);
}

if (values.write)
  rewrite(new URL("../../docs/command-line.md", import.meta.url), "node bench/bulk/bulk.ts --write", lines);
