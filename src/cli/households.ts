import { setImmediate } from "node:timers/promises";
import { csvCell } from "../identity/csv.ts";
import { personRequest } from "../schema/request.ts";
import { Refusal, type Violation } from "../service/refusal.ts";
import type { IdentityService, RequestFields } from "../service/service.ts";
import { fieldAt, fieldsOf } from "./columns/asked-fields.ts";
import { type Column, readColumns } from "./columns/columns.ts";
import { givenBy } from "./flags.ts";
import { type Shard, type Slice, shardOf } from "./jobs/slice.ts";
import { type DrawOptions, householdFlags } from "./options.ts";
import type { Target } from "./output/target.ts";
import { readAsked } from "./read-layout.ts";
import { type Refuse, readShard, readSlice, refuseUnknown, sentence } from "./read-options.ts";
import { replayable, Stopped } from "./run.ts";

type MemberRecord = ReturnType<IdentityService["household"]>["members"][number];

/** The checked options of `draw --households`. */
export interface HouseholdJob {
  /** Without a seed and a reference date where none was given. */
  readonly fields: RequestFields;
  readonly slice: Slice;
  readonly format: "ndjson" | "csv";
  /** Of a member's record, in CSV. */
  readonly columns: readonly Column[];
  readonly header: boolean;
  readonly bom: boolean;
  readonly output: string | undefined;
}

/** Options that need one record for each person. */
const personOptions = ["dialect", "table", "jobs"] as const;

/** Checks the options of `draw --households`. Throws a Refusal that names every invalid option. */
export function readHouseholdOptions(
  service: IdentityService,
  options: DrawOptions,
  unknown: readonly string[] = [],
): HouseholdJob {
  const violations: Violation[] = [];
  const refuse: Refuse = (field, message) => void violations.push({ field, message });
  refuseUnknown(unknown, refuse);
  const whole = readSlice(options, refuse);
  const shard: Shard | undefined = readShard(options, refuse);
  const { format, header, bom = false, flat = false } = options;
  const isCsv = format === "csv";
  if (!isCsv && format !== "ndjson") refuse("format", "must be ndjson or csv for households");
  if (!isCsv && (options.columns !== undefined || flat)) refuse("columns", "needs --format csv for households");
  if (!header && !isCsv) refuse("no_header", "needs --format csv");
  if (bom && !isCsv) refuse("bom", "needs --format csv");
  for (const option of personOptions) if (options[option] !== undefined) refuse(option, "is not for households");
  const columns = readColumns(options.columns, fieldsOf(readAsked(options)), flat);
  if (typeof columns === "string") refuse("columns", columns);
  const fields = givenBy({ ...personRequest, ...householdFlags }, options);
  try {
    service.streamHouseholds(fields, whole ?? { count: 1, firstIndex: 0 });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    violations.push(...error.violations);
  }
  if (violations.length > 0 || whole === undefined || shard === undefined || typeof columns === "string") {
    throw new Refusal("invalid_argument", sentence(violations), violations);
  }
  const slice = shardOf(whole, shard);
  return { fields, slice, format: isCsv ? "csv" : "ndjson", columns, header, bom, output: options.output };
}

/**
 * The output of a job, drawn only as fast as it is consumed. After the signal it ends between two chunks of households
 * and prints how to continue; for an atomic target it throws Stopped.
 */
export async function* householdBytes(
  service: IdentityService,
  { fields: asked, slice, format, columns, header, bom }: HouseholdJob,
  target: Target,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const isReplayable = asked.seed !== undefined && asked.reference_date !== undefined;
  const fields = isReplayable ? asked : replayable(asked, service.household(asked));
  const isCsv = format === "csv";
  if (isCsv && bom) yield Buffer.from("\ufeff");
  if (isCsv && header) {
    yield Buffer.from(`${[...relationColumns, ...columns.map(({ name }) => csvCell(name))].join(",")}\r\n`);
  }
  if (slice.count === 0) return;
  const write = isCsv ? tableOf(columns) : nested;
  for (const batch of service.streamHouseholds(fields, slice)) {
    const { households, firstIndex } = batch.draw();
    if (signal.aborted) {
      const rest = target.isAtomic ? `${target.name} is not written` : `continue with --first-index=${firstIndex}`;
      console.error(`Stopped after ${firstIndex - slice.firstIndex} households; ${rest}.`);
      if (target.isAtomic) throw new Stopped();
      return;
    }
    yield Buffer.from(households.map((members, at) => write(members, firstIndex + at)).join(""));
    // Writes to pipes and files are synchronous: without this, no signal is handled between two chunks.
    await setImmediate();
  }
}

const relationColumns = ["household", "id", "relation", "parents", "partner", "lives_here"];

/** Exactly the bytes that `POST /household` returns. */
function nested(members: readonly MemberRecord[]): string {
  return `${JSON.stringify({ members })}\n`;
}

/** Writes one line for each member: the index of the household, the relations with the parents in one cell, the person. */
function tableOf(columns: readonly Column[]): (members: readonly MemberRecord[], household: number) => string {
  const fields = columns.map(({ field }) => fieldAt(field));
  return (members, household) => {
    let text = "";
    for (const { id, identity, relation, parents, partner, lives_here } of members) {
      text += [household, id, relation, parents.join(" "), partner === 0 ? "" : partner, lives_here].join(",");
      for (const field of fields) {
        const value = field.of(identity);
        text += `,${csvCell(Array.isArray(value) ? value.join("\n") : String(value ?? ""))}`;
      }
      text += "\r\n";
    }
    return text;
  };
}
