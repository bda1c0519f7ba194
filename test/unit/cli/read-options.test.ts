import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { createProgram } from "../../../src/cli/options.ts";
import { standardOutput } from "../../../src/cli/output/target.ts";
import { readOptions } from "../../../src/cli/read-options.ts";
import { bytesOf } from "../../../src/cli/run.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import { dataVersion } from "../../../src/person/field.ts";
import type { Given } from "../../../src/schema/read.ts";
import { anyCountryCode } from "../../contract/country-codes.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The options as the command line hands them over. */
async function parse(args: string): Promise<Given> {
  const parsed: Given[] = [];
  const program = createProgram(async (given) => {
    parsed.push(given);
  });
  await program.parseAsync(["draw", ...args.split(" ").filter((arg) => arg !== "")], { from: "user" });
  const [given] = parsed;
  if (given === undefined) throw new Error("draw was not run");
  return given;
}

describe("good options", () => {
  it("ask for one person of any country as NDJSON on one thread, where nothing is given", async () => {
    const { task, ...rest } = readOptions(service, await parse(""));
    expect(rest).toMatchObject({ slice: { count: 1, firstIndex: 0 }, threads: 1 });
    expect(rest.options).toEqual({ count: 1, first_index: 0 });
    expect(task.layout).toMatchObject({ format: "ndjson", isWhole: true, header: true, bom: false });
    expect(task.fields).toEqual({ gender: "random", seed: "fresh", reference_date: "2026-11-20" });
    expect(rest).toMatchObject({
      isReplay: false,
      drawing: { replay: { seed: "fresh", referenceDate: "2026-11-20", dataVersion } },
    });
  });

  it("reach the service", async () => {
    const { task, slice, isReplay } = readOptions(
      service,
      await parse(
        "-g male -c fr -s abc --reference-date 2030-05-01 --min-age 40 --max-age 40 -n 150 --first-index 7 -f csv --no-header",
      ),
    );
    expect(isReplay).toBe(true);
    expect(task.fields).toEqual({
      gender: "male",
      country: "fr",
      seed: "abc",
      reference_date: "2030-05-01",
      min_age: 40,
      max_age: 40,
    });
    expect(slice).toEqual({ count: 150, firstIndex: 7 });
    expect(task.layout).toMatchObject({ format: "csv", header: false });
  });

  it("constrain the people as a request does", async () => {
    const options = await parse(
      "-g male -c us --state CA --city Fresno --postal-code 937 --born-from 1990-01-01 --born-to 1990-12-31 " +
        "--blood-type O+ --card-brand Visa --phone-range never_issued --script latin --details " +
        "--extra company.name,person.jobTitle --violate card.luhn,dob.age",
    );
    expect(readOptions(service, options).task.fields).toMatchObject({
      state: "CA",
      city: "Fresno",
      postal_code: "937",
      born_from: "1990-01-01",
      born_to: "1990-12-31",
      blood_type: "O+",
      card_brand: "Visa",
      phone_range: "never_issued",
      script: "latin",
      details: true,
      extra: ["company.name", "person.jobTitle"],
      violate: ["card.luhn", "dob.age"],
    });
  });

  it("are read once for all parts of a run, which has one seed and one day", async () => {
    let reads = 0;
    let seeds = 0;
    const counted = createIdentityService({
      newSeed: () => `seed ${++seeds}`,
      today: () => ({ year: 2026, month: 11, day: ++reads }),
    });
    const job = readOptions(counted, await parse("--gender male -n 2500 -f csv --columns dob.age,email"));
    const bytes = await Array.fromAsync(bytesOf(job, standardOutput, new AbortController().signal));
    expect({ reads, seeds }).toEqual({ reads: 1, seeds: 1 });
    expect(Buffer.concat(bytes).toString().split("\r\n")).toHaveLength(2502);
  });

  it("may ask for every person there is", async () => {
    const { slice, threads } = readOptions(service, await parse("-g male -n 4294967296"));
    expect(slice.count).toBe(2 ** 32);
    expect(threads).toBe(availableParallelism());
  });

  it("start no more threads than there are parts", async () => {
    expect(readOptions(service, await parse("-g male -n 12000 -j 8")).threads).toBe(3);
    expect(readOptions(service, await parse("-g male -n 2500 -j 8 -f parquet")).threads).toBe(1);
    expect(readOptions(service, await parse("-g male -n 49999")).threads).toBe(1);
  });

  it("choose a part of the people for standard output, by numbers of one width if need be", async () => {
    const args = "-g male -s a --reference-date 2026-01-01 -n 10 --first-index 5 --parts 03 --part 02 -o -";
    expect(readOptions(service, await parse(args)).slice).toEqual({ firstIndex: 11, count: 4 });
  });

  it("flatten the columns of SQL, and choose its table and dialect", async () => {
    const options = await parse("-g male -f sql --dialect portable --table crm.person --columns name,dob.date");
    expect(readOptions(service, options).task.layout).toMatchObject({
      format: "sql:portable",
      table: "crm.person",
      columns: [
        { field: "name", path: ["name"] },
        { field: "dob.date", path: ["dob_date"] },
      ],
      isWhole: false,
    });
  });
});

// The words about the fields of a request are those of the golden refusals.
describe("bad options are refused in one sentence", () => {
  const unknownCountry = `--country must be ${anyCountryCode}`;
  it.each([
    ["--gender male --format xml", "--format must be ndjson, json, csv, sql or parquet"],
    ["--gender male --format sql:portable", "--format must be ndjson, json, csv, sql or parquet"],
    ["--gender male --no-header", "--no-header needs --format csv"],
    ["--gender male --bom -f json", "--bom needs --format csv"],
    [
      "--gender male --violate card.luhn --format parquet",
      "--violate has dates that are none, which parquet cannot hold",
    ],
    ["--gender male --columns extra", '--columns must be fields such as name or dob.date=born, not "extra"'],
    ["--gender male --dialect portable", "--dialect needs --format sql"],
    ["--gender male --table person -f csv", "--table needs --format sql"],
    ["--gender male --dialect oracle -f sql", "--dialect must be postgresql, portable or mysql"],
    [
      '--gender male --table "x";-- -f sql',
      "--table must be a name of letters, digits and _, perhaps with its schema before a dot",
    ],
    ["--gender male --columns shoe", '--columns must be fields such as name or dob.date=born, not "shoe"'],
    ["--gender male --jobs 0", "--jobs must be a whole number from 1 to 256"],
    [
      "--gender male -n 10 --parts 2 --part 1 -o -",
      "--parts needs --seed and --reference-date, so that all runs draw parts of one table",
    ],
    [
      "--count x --country xx --gender y",
      `--count must be a whole number from 1 to 4294967296; --gender must be male, female or random; ${unknownCountry}`,
    ],
  ])("draw %s", async (args, sentence) => {
    const options = await parse(args);
    expect(() => readOptions(service, options)).toThrow(
      expect.objectContaining({ name: "Failure", message: `${sentence}.` }),
    );
  });
});
