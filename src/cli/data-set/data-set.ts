import { createHash } from "node:crypto";
import { fieldAt } from "../../formats/columns/asked-fields.ts";
import type { Layout } from "../../formats/format.ts";
import { shardOf } from "../../formats/shard.ts";
import type { Range } from "../../service/price.ts";
import type { DrawOptions } from "../options.ts";
import type { Job } from "../read-options.ts";
import { allOrSentence, type Refuse } from "../sentence.ts";

/** A table in parts, each of which is a file of a folder. */
export interface DataSet {
  readonly folder: string;
  /** What is the same for all parts, as the manifest has it. */
  readonly header: Readonly<Record<string, unknown>>;
  /** SHA-256 of the header: parts with another one are of another data set. */
  readonly key: string;
  readonly parts: readonly PartPlan[];
  /** Those that this run draws. */
  readonly wanted: readonly PartPlan[];
}

export interface PartPlan {
  readonly file: string;
  readonly slice: Range;
}

/** A part as the manifest has it. */
export interface PartRecord {
  readonly file: string;
  readonly first_index: number;
  readonly rows: number;
  readonly sha256: string;
}

export const MANIFEST = "_manifest.json";
/** Empty; written last, as Spark and Hadoop do. */
export const SUCCESS = "_SUCCESS";

const MOST = 100_000;

/** The data set that `--parts` asks for; undefined without it. Throws a Refusal. */
export function readDataSet(options: DrawOptions, job: Job): DataSet | undefined {
  if (options.parts === undefined && options.part === undefined && !options.output?.endsWith("/")) return undefined;
  return allOrSentence((refuse) => {
    const { output: folder, part } = options;
    const count = wholeOf(options.parts, MOST);
    if (options.parts === undefined) refuse(part === undefined ? "output" : "part", "needs --parts <number>");
    else if (count === undefined || count === 0) refuse("parts", `must be a whole number from 1 to ${MOST}`);
    else if (count > job.slice.count) refuse("parts", "must not be more than count");
    if (folder === undefined || folder === "-") refuse("parts", "needs --output <folder>");
    const number = wholeOf(part, (count ?? MOST) - 1);
    if (part !== undefined && number === undefined) refuse("part", "must be a part, from 0 to one less than --parts");
    refuseOthers(options, job, refuse);
    if (folder === undefined || count === undefined) return undefined;
    const parts = Array.from({ length: count }, (_, at) => planOf(job, { number: at, of: count }));
    const header = headerOf(job.task.layout, count);
    const key = createHash("sha256").update(JSON.stringify(header)).digest("hex");
    return { folder, header, key, parts, wanted: number === undefined ? parts : parts.slice(number, number + 1) };
  });
}

/** What makes no sense with parts, or makes runs that belong together differ. */
function refuseOthers(options: DrawOptions, job: Job, refuse: Refuse): void {
  if (!job.isReplay) refuse("parts", "needs --seed and --reference-date, so that all runs draw parts of one table");
  if (options.shard !== undefined) refuse("shard", "is another way to say --part: leave out one of them");
  if (options.households === true) refuse("parts", "is for people: draw households in slices with --shard");
}

function planOf({ slice, task }: Job, shard: { readonly number: number; readonly of: number }): PartPlan {
  const ending = task.layout.format.replace(/:.*/, "");
  return { file: `part-${String(shard.number).padStart(5, "0")}.${ending}`, slice: shardOf(slice, shard) };
}

function headerOf({ origin, columns, ...layout }: Layout, parts: number): Readonly<Record<string, unknown>> {
  const { request = "{}", first_index, count, ...replay } = origin;
  return {
    ...replay,
    request: JSON.parse(request),
    first_index: Number(first_index),
    rows: Number(count),
    part_count: parts,
    ...layout,
    columns: columns.map(({ name, field }) => ({ name, field, type: fieldAt(field).kind })),
  };
}

function wholeOf(text: string | undefined, most: number): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
