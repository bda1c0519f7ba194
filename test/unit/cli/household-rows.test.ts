import { zstdDecompressSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import { partsHere, partsOnThreads } from "../../../src/cli/jobs/parts.ts";
import { partMaker } from "../../../src/cli/jobs/task.ts";
import { type Job, readOptions } from "../../../src/cli/read-options.ts";
import { formatOf } from "../../../src/formats/formats.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Given } from "../../../src/schema/read.ts";
import { partsOf } from "../../../src/service/price.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

const request = { seed: "rows", reference_date: "2026-01-01", country: "mx", kind: "family" };

/** Every member of three households, with the household's index. */
const members = [4, 5, 6].flatMap((household) =>
  service.household({ ...request, index: household }).members.map((member) => ({ household, ...member })),
);

/** The job of those households. */
function jobOf(options: Given): Job {
  return readOptions(service, { ...request, count: 3, first_index: 4, households: true, ...options });
}

/** What the job writes, in parts of two households. */
async function write(options: Given): Promise<Buffer> {
  const { drawing, task, slice } = jobOf(options);
  const frame = formatOf(task.layout.format).frame(task.layout);
  const bytes = [frame.open()];
  for await (const part of partsHere(partMaker(drawing, task.layout), partsOf(slice, 2))) {
    bytes.push(frame.before(part), part.bytes);
  }
  return Buffer.concat([...bytes, frame.close()]);
}

const lines = async (options: Given): Promise<readonly string[]> =>
  (await write(options)).toString().trimEnd().split("\n");

describe("households", () => {
  it("are whole in JSON without columns, and otherwise one row for each member", async () => {
    const whole = JSON.parse((await write({ format: "json" })).toString());
    expect(whole.flatMap(({ members }: { members: object[] }) => members)).toEqual(
      members.map(({ household: _, ...member }) => member),
    );
    const rows = await lines({ columns: "name=who,household=home" });
    expect(rows.map((row) => JSON.parse(row))).toEqual(
      members.map(({ household, id, relation, parents, partner, lives_here, identity }) => ({
        id,
        relation,
        ...(parents.length > 0 && { parents: parents.join(" ") }),
        ...(partner > 0 && { partner }),
        lives_here,
        who: identity.name,
        home: household,
      })),
    );
  });

  it("are rows of SQL, in which who has no partner or parents has NULL", async () => {
    const rows = await lines({ format: "sql", dialect: "portable", columns: "blood_type" });
    const names = ["household", "id", "relation", "parents", "partner", "lives_here", "blood_type"];
    expect(rows).toContain(`INSERT INTO "people" (${names.map((name) => `"${name}"`).join(", ")}) VALUES`);
    const [first] = members;
    expect(rows).toContain(
      `(4, 1, 'first', ${first?.parents.length ? `'${first.parents.join(" ")}'` : "NULL"}, ${first?.partner || "NULL"}, true, '${first?.identity.blood_type}'),`,
    );
    expect(rows.filter((row) => row.startsWith("("))).toHaveLength(members.length);
  });

  it("are rows of Parquet, with what they are as numbers and truth values", async () => {
    const file = new Uint8Array(await write({ format: "parquet", columns: "name" })).buffer;
    const compressors = { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)) };
    expect(await parquetReadObjects({ file, compressors })).toEqual(
      members.map(({ household, id, relation, parents, partner, lives_here, identity }) => ({
        household,
        id,
        relation,
        parents: parents.join(" ") || null,
        partner: partner || null,
        lives_here,
        name: identity.name,
      })),
    );
  });

  it("are the same from threads as from here", async () => {
    const { drawing, task } = jobOf({ format: "csv" });
    const slices = [...partsOf({ firstIndex: 3, count: 50 }, 9)];
    const [here, there] = await Promise.all([
      Array.fromAsync(partsHere(partMaker(drawing, task.layout), slices)),
      Array.fromAsync(partsOnThreads(task, slices, 2)),
    ]);
    expect(there).toEqual(here);
  });
});
