import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileTarget } from "../output/target.ts";
import type { DataSet, PartPlan, PartRecord } from "./data-set.ts";

/** What is kept beside a part until the manifest is written: its record, and the key of its data set. */
interface Note extends PartRecord {
  readonly key: string;
}

/** Readers of tables skip files whose names begin with `_`. */
const noteOf = ({ folder }: DataSet, { file }: PartPlan): string => join(folder, `_${file}.json`);

/** The record of a part that this data set's run wrote; undefined if it is to be drawn. */
export async function keptPart(set: DataSet, plan: PartPlan): Promise<PartRecord | undefined> {
  const note = readNote(set, plan);
  if (note === undefined || note.key !== set.key) return undefined;
  const { key: _, ...record } = note;
  return (await sumOf(join(set.folder, plan.file))) === record.sha256 ? record : undefined;
}

export function isForeign(set: DataSet, plan: PartPlan): boolean {
  const note = readNote(set, plan);
  return note === undefined ? existsSync(join(set.folder, plan.file)) : note.key !== set.key;
}

/** The record of a part without reading its file. */
export function notedPart(set: DataSet, plan: PartPlan): PartRecord | undefined {
  const note = readNote(set, plan);
  if (note === undefined || !existsSync(join(set.folder, plan.file))) return undefined;
  const { key: _, ...record } = note;
  return record;
}

export async function writeNote(set: DataSet, plan: PartPlan, record: PartRecord): Promise<void> {
  await writeText(noteOf(set, plan), `${JSON.stringify({ ...record, key: set.key })}\n`);
}

/** Writes a small file, which appears whole. */
export async function writeText(path: string, text: string): Promise<void> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }
  await fileTarget(path).write(bytes());
}

export async function sumOf(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

function readNote(set: DataSet, plan: PartPlan): Note | undefined {
  const path = noteOf(set, plan);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
