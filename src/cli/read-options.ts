import { availableParallelism } from "node:os";
import type { Encoder, Format } from "../formats/format.ts";
import { originOf } from "../formats/origin.ts";
import { type Shard, shardOf } from "../formats/shard.ts";
import { indexes } from "../schema/bounds.ts";
import { meantFields, suggestion } from "../schema/meant.ts";
import type { Given } from "../schema/read.ts";
import { personRequest } from "../schema/request.ts";
import type { Drawing } from "../service/people.ts";
import type { Range } from "../service/price.ts";
import { Refusal } from "../service/refusal.ts";
import type { IdentityService } from "../service/service.ts";
import { optionOf } from "./flags.ts";
import type { Task } from "./jobs/task.ts";
import { type DrawOptions, householdFlags } from "./options.ts";
import { readLayout } from "./read-layout.ts";
import { allOrSentence, type Refuse } from "./sentence.ts";
import { sources } from "./sources.ts";

/** The checked options of `draw`. */
export interface Job {
  readonly drawing: Drawing<unknown, Encoder>;
  readonly task: Task;
  /** Whether seed and reference date were given. */
  readonly isReplay: boolean;
  readonly slice: Range;
  readonly isShard: boolean;
  readonly format: Format;
  /** People or households in a part; the last may have fewer. */
  readonly partSize: number;
  /** Threads that draw parts; one of them is this thread. */
  readonly threads: number;
  /** Path of the file to write; undefined for standard output. */
  readonly output: string | undefined;
}

/** Fewer people are drawn on this thread: starting others takes as long as drawing some 50,000. */
const FEW = 50_000;

/** Checks the options of `draw`. Throws a Refusal that names every invalid option. */
export function readOptions(service: IdentityService, options: DrawOptions, unknown: readonly string[] = []): Job {
  return allOrSentence((refuse) => {
    refuseUnknown(unknown, refuse);
    const whole = readSlice(options, refuse);
    const shard = readShard(options, refuse);
    const name = options.households === true ? "households" : "people";
    const source = sources[name];
    const output = readLayout(options, source, refuse);
    const threads = readThreads(options, refuse);
    if (name === "people") {
      for (const option of ["kind", "size"] as const) {
        if (options[option] !== undefined) refuse(option, "needs --households");
      }
    }
    const fields = source.requestOf(options);
    const open = (): Job["drawing"] | undefined => {
      try {
        return source.open(service, fields, whole ?? { count: 1, firstIndex: 0 });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        for (const { field, message } of error.violations) refuse(field, named(message, fields));
        return undefined;
      }
    };
    // Called even after a violation, so that the message names the invalid fields too.
    const drawing = open();
    if (!whole || !shard || !output || !drawing) return undefined;
    const { seed, referenceDate, dataVersion } = drawing.replay;
    const { format } = output;
    const slice = shardOf(whole, shard);
    const partSize = Math.floor(format.partSize / source.size);
    const parts = Math.max(1, Math.ceil(slice.count / partSize));
    const isFew = slice.count * source.size < FEW;
    const request = { ...fields, seed, reference_date: referenceDate };
    const origin = originOf(name, request, dataVersion, slice);
    return {
      drawing,
      task: { source: name, fields: request, layout: { ...output.layout, origin } },
      isReplay: fields.seed !== undefined && fields.reference_date !== undefined,
      slice,
      isShard: options.shard !== undefined,
      format,
      partSize,
      threads: Math.min(parts, threads ?? (isFew ? 1 : availableParallelism())),
      output: options.output,
    };
  });
}

/** The message of an unknown further value with its name, which the service does not repeat. */
function named(message: string, { extra }: Given): string {
  const names: readonly unknown[] = Array.isArray(extra) ? extra : [];
  return message.replace(/contains an unsupported name at position (\d+)/, (_, position: string) => {
    return `has no ${JSON.stringify(names[Number(position) - 1])} in the list at /extras.html of the service`;
  });
}

/** The people or households that are asked for; undefined after a violation. */
function readSlice({ count, firstIndex }: DrawOptions, refuse: Refuse): Range | undefined {
  const slice = { count: wholeNumber(count), firstIndex: wholeNumber(firstIndex) };
  const isCount = slice.count >= 1 && slice.count <= indexes;
  const isIndex = slice.firstIndex < indexes;
  if (!isCount) refuse("count", `must be a whole number from 1 to ${indexes}`);
  if (!isIndex) refuse("first_index", `must be a whole number from 0 to ${indexes - 1}`);
  return isCount && isIndex ? slice : undefined;
}

/** The slice of them that is asked for; undefined after a violation. */
function readShard({ shard, seed, referenceDate }: DrawOptions, refuse: Refuse): Shard | undefined {
  if (shard === undefined) return { number: 0, of: 1 };
  const [, number, of] = (/^(\d{1,7})\/(\d{1,7})$/.exec(shard) ?? []).map(Number);
  if (number === undefined || of === undefined || number >= of || of > SHARDS) {
    refuse("shard", `must be a slice and how many there are, from 0/${SHARDS} to ${SHARDS - 1}/${SHARDS}`);
    return undefined;
  }
  // Without them, each run would have a random seed of its own, or the day on which it starts.
  if (seed === undefined || referenceDate === undefined) refuse("shard", "needs --seed and --reference-date");
  return { number, of };
}

const SHARDS = 1_000_000;

/** Undefined where nothing was given, and after a violation. */
function readThreads({ jobs }: DrawOptions, refuse: Refuse): number | undefined {
  if (jobs === undefined) return undefined;
  const threads = wholeNumber(jobs);
  if (threads >= 1 && threads <= 256) return threads;
  refuse("jobs", "must be a whole number from 1 to 256");
  return undefined;
}

/** The number that decimal digits write; NaN, which fails every comparison, for any other text. */
function wholeNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** Refuses arguments and options that the command does not have. What follows such an option is taken for its value. */
function refuseUnknown(args: readonly string[], refuse: Refuse): void {
  let isValue = false;
  for (const arg of args) {
    const isOption = arg.startsWith("-");
    if (!isOption && !isValue) refuse(JSON.stringify(arg), "is an argument, of which draw has none");
    isValue = isOption && !arg.includes("=");
    if (!isOption) continue;
    const [name = ""] = arg.split("=", 1);
    const meant = meantFields({ ...personRequest, ...householdFlags }, name.replace(/^-+/, "")).map(optionOf);
    refuse(name, `is no option of draw${suggestion(meant)}`);
  }
}
