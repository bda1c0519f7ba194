import { availableParallelism } from "node:os";
import type { Encoder } from "../formats/format.ts";
import { formatOf } from "../formats/formats.ts";
import { originOf } from "../formats/origin.ts";
import { type FaultText, textOf } from "../schema/fault.ts";
import { meantFields, suggestion } from "../schema/meant.ts";
import { type Given, givenOf, readerOf } from "../schema/read.ts";
import type { Drawing } from "../service/people.ts";
import { type Range, shareOf } from "../service/price.ts";
import type { IdentityService } from "../service/service.ts";
import { acceptedBy, allOrFailure, type Refuse } from "./failure.ts";
import type { Compression } from "./file-name.ts";
import { optionOf } from "./flags.ts";
import type { Task } from "./jobs/task.ts";
import { allOptions, type DrawOptions, drawOptions, householdFlags } from "./options.ts";
import { askedBy, outputName, readLayout } from "./read-layout.ts";
import { sources } from "./sources.ts";

/** The checked options of `draw`. */
export interface Job {
  readonly options: DrawOptions;
  readonly drawing: Drawing<unknown, Encoder>;
  readonly task: Task;
  readonly compression: Compression | undefined;
  /** Whether seed and reference date were given. */
  readonly isReplay: boolean;
  readonly slice: Range;
  /** People or households in a part; the last may have fewer. */
  readonly partSize: number;
  /** Threads that draw parts; one of them is this thread. */
  readonly threads: number;
}

/** Fewer people are drawn on this thread: starting others takes about as long. */
const FEW = 50_000;

const readOwn = readerOf(drawOptions);

export const readDrawOptions = (given: Given, refuse: Refuse): DrawOptions =>
  readOwn(givenOf(drawOptions, given), refuse);

/** Checks the options of `draw`. Throws a Failure that names every invalid option. */
export function readOptions(service: IdentityService, given: Given, unknown: readonly string[] = []): Job {
  return allOrFailure((refuse) => {
    refuseUnknown(unknown, refuse);
    const options = readDrawOptions(given, refuse);
    const whole = { count: options.count ?? 1, firstIndex: options.first_index ?? 0 };
    checkParts(options, given, refuse);
    const name = options.households === true ? "households" : "people";
    const source = sources[name];
    const layout = readLayout(options, askedBy(given), source, refuse);
    for (const field of Object.keys(householdFlags)) {
      if (name === "people" && given[field] !== undefined) refuse(field, "needs --households");
    }
    const fields = { ...source.usual, ...givenOf(source.shape, given) };
    // Opened even after a violation, so that the message names invalid fields too.
    const open = (): Job["drawing"] => source.open(service, fields, whole);
    const drawing = acceptedBy(open, (field, message) => refuse(field, named(message, fields)));
    if (!layout || !drawing) return undefined;
    const { seed, referenceDate, dataVersion } = drawing.replay;
    // One part on standard output; in a folder, all parts are files.
    const slice = options.output === "-" ? shareOf(whole, options.part ?? 0, options.parts ?? 1) : whole;
    const partSize = Math.floor(formatOf(layout.format).partSize / source.size);
    const parts = Math.max(1, Math.ceil(slice.count / partSize));
    const isFew = slice.count * source.size < FEW;
    const request = { ...fields, seed, reference_date: referenceDate };
    const origin = originOf(name, request, dataVersion, slice);
    return {
      options,
      drawing,
      task: { source: name, fields: request, layout: { ...layout, origin } },
      compression: outputName(options).compression,
      isReplay: fields.seed !== undefined && fields.reference_date !== undefined,
      slice,
      partSize,
      threads: Math.min(parts, options.jobs ?? (isFew ? 1 : availableParallelism())),
    };
  });
}

/** The message with the unknown further value's name, which the service does not repeat. */
function named(message: FaultText, { extra }: Given): string {
  const names: readonly unknown[] = Array.isArray(extra) ? extra : [];
  return textOf(message).replace(/contains an unsupported name at position (\d+)/, (_, position: string) => {
    return `has no ${JSON.stringify(names[Number(position) - 1])} in the list at /extras.html of the service`;
  });
}

/** Refuses invalid parts, and options under which parts would not be of one table. */
function checkParts({ parts, part, count = 1, output }: DrawOptions, given: Given, refuse: Refuse): void {
  if (given.parts === undefined) {
    if (part !== undefined) refuse("part", "needs --parts <number>");
    else if (output?.endsWith("/")) refuse("output", "needs --parts <number>");
  } else if (parts !== undefined) {
    if (parts > count) refuse("parts", "must not be more than count");
    if (part !== undefined && part >= parts) refuse("part", "must be a part, from 0 to one less than --parts");
    if (output === undefined) refuse("parts", "needs --output <folder>");
    if (output === "-" && part === undefined) refuse("parts", "needs --part <number> for standard output");
    // Each run would otherwise have its own seed or day.
    if (given.seed === undefined || given.reference_date === undefined) {
      refuse("parts", "needs --seed and --reference-date, so that all runs draw parts of one table");
    }
  }
}

/** Advice for users of options that were removed. */
const insteadOfShard = "; --parts and --part draw one of several parts, first_index and count any range";

/** Refuses unknown arguments and options. What follows an unknown option is taken for its value. */
function refuseUnknown(args: readonly string[], refuse: Refuse): void {
  let isValue = false;
  for (const arg of args) {
    const isOption = arg.startsWith("-");
    if (!isOption && !isValue) refuse(JSON.stringify(arg), "is an argument, of which draw has none");
    isValue = isOption && !arg.includes("=");
    if (!isOption) continue;
    const [name = ""] = arg.split("=", 1);
    const meant = suggestion(meantFields(allOptions, name.replace(/^-+/, "")).map(optionOf));
    refuse(name, `is no option of draw${name === "--shard" ? insteadOfShard : meant}`);
  }
}
