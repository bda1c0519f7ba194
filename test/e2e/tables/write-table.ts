import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { system } from "../../../src/app/system.ts";
import { dataSetOf } from "../../../src/cli/data-set/data-set.ts";
import { drawDataSet } from "../../../src/cli/data-set/draw-data-set.ts";
import { createProgram } from "../../../src/cli/options.ts";
import { standardOutput } from "../../../src/cli/output/target.ts";
import { type Job, readOptions } from "../../../src/cli/read-options.ts";
import { readTypes } from "../../../src/cli/read-types.ts";
import { bytesOf } from "../../../src/cli/run.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Given } from "../../../src/schema/read.ts";
import { newFolder } from "../folder.ts";

export { newFolder };

const service = createIdentityService(system);

/** People of one seed and day. */
const people = "-g random -s tables --reference-date 2026-01-01 -j 1";

/** Options of people with all that not everybody has, and with values of several lines. */
export const details = "--details --extra company.name,lorem.lines";

/** The options of `draw` as typed. */
async function parse(args: readonly string[]): Promise<Given> {
  const parsed: Given[] = [];
  await createProgram(async (given) => void parsed.push(given)).parseAsync(["draw", ...args], { from: "user" });
  const [given] = parsed;
  if (given === undefined) throw new Error("draw was not run");
  return given;
}

const words = (args: string): readonly string[] => `${people} ${args}`.split(" ").filter((arg) => arg !== "");

/** The job of `draw` with these options. */
export async function jobOf(args: string): Promise<Job> {
  return readOptions(service, await parse(words(args)));
}

/** What `draw` writes to standard output. */
export async function tableOf(args: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(bytesOf(await jobOf(args), standardOutput, new AbortController().signal)));
}

/** Draws a data set into a folder, as `draw --parts` does, and returns how many parts it kept. */
export async function drawParts(folder: string, args: string, signal = new AbortController().signal): Promise<number> {
  const job = readOptions(service, await parse([...words(args), "--output", `${folder}/`]));
  return drawDataSet(job, dataSetOf(job) ?? expect.fail(), signal);
}

/** The text that `--schema` prints. */
export async function typesOf(args: string): Promise<string> {
  return readTypes(await parse(words(args)));
}

/** Writes what `draw` writes to a file of that name in a folder of the test's own, and returns its path. */
export async function writeTable(name: string, args: string): Promise<string> {
  const file = join(newFolder(), name);
  writeFileSync(file, await tableOf(args));
  return file;
}
