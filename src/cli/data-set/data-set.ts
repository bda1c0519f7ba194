import { createHash } from "node:crypto";
import { fieldAt } from "../../formats/columns/asked-fields.ts";
import { type Range, shareOf } from "../../service/price.ts";
import { outputName } from "../read-layout.ts";
import type { Job } from "../read-options.ts";

/** A table in parts, each of which is a file of a folder. */
export interface DataSet {
  readonly folder: string;
  /** What is the same for all parts, as the manifest has it. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly parts: readonly PartPlan[];
  readonly wanted: readonly PartPlan[];
}

export interface PartPlan {
  readonly file: string;
  readonly slice: Range;
}

export interface PartRecord {
  readonly file: string;
  readonly first_index: number;
  readonly rows?: number;
  readonly households?: number;
  readonly sha256: string;
}

export const MANIFEST = "_manifest.json";
/** Empty; written last, as Spark and Hadoop do. */
export const SUCCESS = "_SUCCESS";

/** What the manifest counts: people, or households, of which a table has a row for each member. */
export const unitOf = (source: unknown): "rows" | "households" => (source === "households" ? "households" : "rows");

/** The data set that the options of a job ask for; undefined without a folder and `--parts`. */
export function dataSetOf(job: Job): DataSet | undefined {
  const { output: folder, parts: count, part } = job.options;
  if (count === undefined || folder === undefined || folder === "-") return undefined;
  const parts = Array.from({ length: count }, (_, at) => planOf(job, at, count));
  const header = headerOf(job, count);
  const key = createHash("sha256").update(JSON.stringify(header)).digest("hex");
  return { folder, header, key, parts, wanted: part === undefined ? parts : parts.slice(part, part + 1) };
}

function planOf({ slice, task, options, compression }: Job, part: number, parts: number): PartPlan {
  const { ending: named } = outputName(options);
  const ending = `${named === "tsv" ? named : task.layout.format.replace(/:.*/, "")}${endings[compression ?? "none"]}`;
  return { file: `part-${String(part).padStart(5, "0")}.${ending}`, slice: shareOf(slice, part, parts) };
}

const endings = { none: "", gzip: ".gz", zstd: ".zst" } as const;

function headerOf({ task, compression }: Job, parts: number): Readonly<Record<string, unknown>> {
  const { source, layout: all } = task;
  const { origin, columns, ...layout } = all;
  const { request = "{}", first_index, count, ...replay } = origin;
  return {
    ...replay,
    request: JSON.parse(request),
    first_index: Number(first_index),
    [unitOf(source)]: Number(count),
    part_count: parts,
    ...layout,
    ...(compression !== undefined && { compression }),
    columns: columns.map(({ name, field }) => ({ name, field, type: fieldAt(field).kind })),
  };
}
