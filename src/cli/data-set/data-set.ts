import { createHash } from "node:crypto";
import { fieldAt } from "../../formats/columns/asked-fields.ts";
import type { Layout } from "../../formats/format.ts";
import { shardOf } from "../../formats/shard.ts";
import type { Range } from "../../service/price.ts";
import { allOrFailure, type Refuse } from "../failure.ts";
import type { Job } from "../read-options.ts";

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

/** The data set that `--parts` asks for; undefined without it. Throws a Failure. */
export function readDataSet(job: Job): DataSet | undefined {
  const { output: folder, parts: count, part } = job.options;
  if (count === undefined && part === undefined && !folder?.endsWith("/")) return undefined;
  return allOrFailure((refuse) => {
    if (count === undefined) return refuse(part === undefined ? "output" : "part", "needs --parts <number>");
    if (count > job.slice.count) refuse("parts", "must not be more than count");
    if (part !== undefined && part >= count) refuse("part", "must be a part, from 0 to one less than --parts");
    refuseOthers(job, refuse);
    if (folder === undefined || folder === "-") return refuse("parts", "needs --output <folder>");
    const parts = Array.from({ length: count }, (_, at) => planOf(job, { number: at, of: count }));
    const header = headerOf(job.task.layout, count);
    const key = createHash("sha256").update(JSON.stringify(header)).digest("hex");
    return { folder, header, key, parts, wanted: part === undefined ? parts : parts.slice(part, part + 1) };
  });
}

/** What makes no sense with parts, or makes runs that belong together differ. */
function refuseOthers({ isReplay, options }: Job, refuse: Refuse): void {
  if (!isReplay) refuse("parts", "needs --seed and --reference-date, so that all runs draw parts of one table");
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
