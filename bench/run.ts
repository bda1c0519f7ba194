// npm run bench [-- --only generator,grpc [--keep]] [--quick], or
// npm run bench -- --peers: beside programs of other languages, built where their compilers are, or
// npm run bench -- --against <folder> [--starts 1] [--keep]: this checkout beside another, which has node_modules and is built
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { compareWith } from "./against/compare.ts";
import { cores } from "./process/child.ts";
import { json, readResults } from "./report/json.ts";
import { picture } from "./report/picture.ts";
import { figureLines, markLines, otherLines } from "./report/readme.ts";
import { rewrite } from "./report/rewrite.ts";
import { table } from "./report/table.ts";
import { type Effort, isMet, type Results, type Section } from "./section.ts";
import { batch } from "./sections/batch.ts";
import { connectJson, grpcWeb } from "./sections/connect.ts";
import { draw } from "./sections/draw.ts";
import { files } from "./sections/files.ts";
import { firstCalls } from "./sections/first-calls.ts";
import { firstSeconds } from "./sections/first-seconds.ts";
import { generate } from "./sections/generate.ts";
import { generator } from "./sections/generator.ts";
import { ghzSection } from "./sections/ghz.ts";
import { grpc } from "./sections/grpc.ts";
import { latency } from "./sections/latency.ts";
import { limiter } from "./sections/limiter.ts";
import { packageSection } from "./sections/package.ts";
import { peersSection } from "./sections/peers.ts";
import { scaling } from "./sections/scaling.ts";
import { startUp } from "./sections/start-up.ts";
import { streams } from "./sections/streams.ts";
import { tables } from "./sections/tables.ts";
import { traces } from "./sections/traces.ts";

/** Fetch and build programs of other languages. */
const others: readonly Section[] = [peersSection, ghzSection];

const sections: readonly Section[] = [
  generator,
  peersSection,
  generate,
  firstSeconds,
  firstCalls,
  grpc,
  ghzSection,
  connectJson,
  grpcWeb,
  streams,
  tables,
  draw,
  files,
  batch,
  limiter,
  traces,
  startUp,
  packageSection,
  scaling,
  latency,
];

/** Warm-ups are long enough for the compiler to finish: connect-node is a quarter slower after 2 seconds than after 10. */
const thorough: Effort = { rounds: 20, window: 0.5, warmup: 8, scale: 1_000_000 };
/** Whether all of it runs, in less than two minutes: two processes of the same code differ by up to 29 %. */
const quick: Effort = { rounds: 2, window: 0.3, warmup: 1, scale: 100_000 };

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    quick: { type: "boolean" },
    against: { type: "string" },
    starts: { type: "string", default: "3" },
    keep: { type: "boolean" },
    peers: { type: "boolean" },
  },
});
const usual = values.peers === true ? others : sections.filter((section) => !others.includes(section));
const names = values.only?.split(",") ?? usual.map(({ name }) => name);
const unknown = names.filter((name) => !sections.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(", ")}; there are ${sections.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  pinned: cores !== undefined,
};
const heading =
  `Node ${machine.node}, ${machine.cores} cores of ${machine.processor}, ` +
  (machine.pinned ? "server and load pinned to one core each" : "nothing pinned: taskset or a second core is missing");
if (values.against !== undefined) {
  const isQuick = values.quick === true;
  const starts = Number(values.starts);
  const repetition = isQuick ? { starts: 1, rounds: 2, warmup: 1 } : { starts, rounds: 20, warmup: 20 };
  const how = `Starts: ${repetition.starts}, each of ${repetition.rounds} interleaved rounds. ${heading}.`;
  console.log(`${how}\n`);
  const compared = await compareWith(resolve(values.against), repetition, (soFar) => console.error(`${soFar}\n`));
  console.log(compared);
  if (values.keep === true)
    rewrite(new URL("../docs/figures.md", import.meta.url), "npm run bench -- --against", [how, "", compared]);
  process.exit(0);
}
console.log(heading);
console.log(
  "Medians of interleaved windows, with minimum and maximum. x: CPU time of the row with x 1.00, divided by that of the row.",
);

const measured: { readonly section: Section; readonly results: Results }[] = [];
for (const section of sections.filter(({ name }) => names.includes(name))) {
  const results = await section.run(values.quick === true ? quick : thorough);
  measured.push({ section, results });
  console.log(`\n${table(section, results)}`);
}

const targets = measured.flatMap(({ results }) => results.rows.flatMap(({ target }) => target ?? []));
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`\n${targets.filter(isMet).length} of ${targets.length} targets met; ${minutes} minutes`);

// Some sections are kept, with the others of the same machine, where that is asked for.
if (values.quick === true || ((values.only !== undefined || values.peers === true) && values.keep !== true))
  process.exit(0);
const file = (path: string): URL => new URL(path, import.meta.url);
const latest = file("./results/latest.json");
const before = readResults(readFileSync(latest, "utf8"), machine);
const kept = sections.flatMap(({ name, title }) => {
  const results = measured.find(({ section }) => section.name === name)?.results ?? before.get(title);
  return results === undefined ? [] : [{ name, title, ...results }];
});
writeFileSync(latest, json(machine, kept));
writeFileSync(file("../docs/bench.svg"), picture(kept));
const page = file("../docs/figures.md");
rewrite(page, "npm run bench", figureLines(kept, heading));
rewrite(page, "npm run bench, marks", markLines(kept));
rewrite(page, "npm run bench, without marks", otherLines(kept));
console.log("written: bench/results/latest.json, docs/bench.svg, docs/figures.md");
