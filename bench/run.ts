// npm run bench [-- --only generator,grpc] [--quick]
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { cores } from "./child.ts";
import { picture } from "./picture.ts";
import { type Effort, type Findings, meets, type Section } from "./section.ts";
import { batch } from "./sections/batch.ts";
import { connect } from "./sections/connect.ts";
import { generate } from "./sections/generate.ts";
import { generator } from "./sections/generator.ts";
import { grpc } from "./sections/grpc.ts";
import { latency } from "./sections/latency.ts";
import { limiter } from "./sections/limiter.ts";
import { scaling } from "./sections/scaling.ts";
import { startUp } from "./sections/start-up.ts";
import { streams } from "./sections/streams.ts";
import { table } from "./table.ts";

const sections: readonly Section[] = [
  generator,
  generate,
  grpc,
  connect,
  streams,
  batch,
  limiter,
  startUp,
  scaling,
  latency,
];

/** Long enough for the compiler to be done with a server before it is measured. */
const thorough: Effort = { rounds: 5, seconds: 3, warmup: 8, scale: 1_000_000 };
/** Only whether everything runs: its figures are no measurement. */
const quick: Effort = { rounds: 2, seconds: 1, warmup: 1, scale: 100_000 };

const { values } = parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean" } } });
const names = values.only?.split(",") ?? sections.map(({ name }) => name);
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
console.log(
  `Node ${machine.node}, ${machine.cores} cores of ${machine.processor}; ` +
    (machine.pinned
      ? "server and load pinned to one core each"
      : "nothing pinned: taskset or a second core is missing"),
);

const results: { readonly section: Section; readonly findings: Findings }[] = [];
for (const section of sections.filter(({ name }) => names.includes(name))) {
  const findings = await section.run(values.quick === true ? quick : thorough);
  results.push({ section, findings });
  console.log(`\n${table(section, findings)}`);
}

const marks = results.flatMap(({ findings }) =>
  findings.rows.flatMap(({ mark }) => (mark === undefined ? [] : [mark])),
);
const below = marks.filter((mark) => !meets(mark)).length;
console.log(`\n${marks.length - below} of ${marks.length} marks met`);

// A quick run, or one of some sections, says too little to be kept.
if (values.quick === true || values.only !== undefined) process.exit(0);
const file = (path: string): URL => new URL(path, import.meta.url);
mkdirSync(file("./results/"), { recursive: true });
const kept = results.map(({ section: { name, title }, findings }) => ({ name, title, ...findings }));
writeFileSync(file("./results/latest.json"), `${JSON.stringify({ machine, sections: kept }, undefined, 2)}\n`);
writeFileSync(file("../docs/bench.svg"), picture(kept));
console.log("written: bench/results/latest.json, docs/bench.svg");
