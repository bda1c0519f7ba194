import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Part } from "../../formats/format.ts";
import { partsOf, type Range } from "../../service/price.ts";
import { Failure } from "../failure.ts";
import { compressed } from "../output/compressed.ts";
import { fileTarget } from "../output/target.ts";
import type { Job } from "../read-options.ts";
import { bytesOf, drawnParts } from "../run.ts";
import { type DataSet, MANIFEST, type PartPlan, type PartRecord, SUCCESS, unitOf } from "./data-set.ts";
import { isForeign, keptPart, notedPart, writeNote, writeText } from "./files.ts";

/** Draws missing parts, and finishes a complete data set. Returns how many parts were there. Throws a Failure. */
export async function drawDataSet(job: Job, set: DataSet, signal: AbortSignal): Promise<number> {
  mkdirSync(set.folder, { recursive: true });
  const foreign = set.parts.find((plan) => isForeign(set, plan));
  if (foreign !== undefined) {
    throw new Failure(`--output has ${foreign.file} of another table: name another folder, or empty this one.`);
  }
  const missing: PartPlan[] = [];
  for (const plan of set.wanted) if ((await keptPart(set, plan)) === undefined) missing.push(plan);
  const slicesOf = ({ slice }: PartPlan): readonly Range[] => [...partsOf(slice, job.partSize)];
  // Of all files at once, so that threads draw the next ones while one is written.
  const drawn = drawnParts(job, missing.flatMap(slicesOf));
  try {
    for (const plan of missing) await drawPart(job, set, plan, signal, next(drawn, slicesOf(plan).length));
  } finally {
    await drawn.return(undefined);
  }
  await finish(set);
  return set.wanted.length - missing.length;
}

async function* next<T>(values: AsyncIterator<T>, count: number): AsyncGenerator<T> {
  for (let at = 0; at < count; at++) {
    const { value, done } = await values.next();
    if (done !== true) yield value;
  }
}

async function drawPart(
  job: Job,
  set: DataSet,
  plan: PartPlan,
  signal: AbortSignal,
  parts: AsyncIterable<Part>,
): Promise<void> {
  rmSync(join(set.folder, SUCCESS), { force: true });
  const { slice } = plan;
  const { origin } = job.task.layout;
  const own = { ...origin, first_index: String(slice.firstIndex), count: String(slice.count) };
  const part: Job = { ...job, slice, task: { ...job.task, layout: { ...job.task.layout, origin: own } } };
  const target = fileTarget(join(set.folder, plan.file));
  const hash = createHash("sha256");
  async function* summed(): AsyncGenerator<Uint8Array> {
    for await (const bytes of compressed(bytesOf(part, target, signal, parts), job.compression)) {
      hash.update(bytes);
      yield bytes;
    }
    const sums = { [unitOf(job.task.source)]: slice.count, sha256: hash.digest("hex") };
    // Before the file has its name: a part without a record counts as missing.
    await writeNote(set, plan, { file: plan.file, first_index: slice.firstIndex, ...sums });
  }
  await target.write(summed());
}

async function finish(set: DataSet): Promise<void> {
  const parts: PartRecord[] = [];
  for (const plan of set.parts) {
    const record = notedPart(set, plan);
    if (record === undefined) return;
    parts.push(record);
  }
  await writeText(join(set.folder, MANIFEST), `${JSON.stringify({ ...set.header, parts }, null, 2)}\n`);
  await writeText(join(set.folder, SUCCESS), "");
}
