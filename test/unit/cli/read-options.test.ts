import { describe, expect, it } from "vitest";
import { createProgram, type DrawOptions } from "../../../src/cli/options.ts";
import { readOptions } from "../../../src/cli/read-options.ts";
import { createIdentityService } from "../../../src/service/service.ts";
import { anyCountryCode } from "../../contract/country-codes.ts";

const service = createIdentityService({ newSeed: () => "fresh", today: () => ({ year: 2026, month: 11, day: 20 }) });

/** The options as the command line hands them over. */
async function parse(args: string): Promise<DrawOptions> {
  const parsed: DrawOptions[] = [];
  const program = createProgram(async (options) => {
    parsed.push(options);
  });
  await program.parseAsync(["draw", ...args.split(" ").filter((arg) => arg !== "")], { from: "user" });
  const [options] = parsed;
  if (options === undefined) throw new Error("draw was not run");
  return options;
}

describe("good options", () => {
  it("draw one person of any country from a fresh seed, as NDJSON, where only a gender is given", async () => {
    const { batches, ...rest } = readOptions(service, await parse("--gender random"));
    expect(rest).toMatchObject({ count: 1, firstIndex: 0, header: true });
    const [chunk, ...others] = [...batches].map((batch) => batch.draw());
    expect(others).toEqual([]);
    expect(chunk).toMatchObject({ seed: "fresh", referenceDate: "2026-11-20", firstIndex: 0 });
    expect(rest.format(chunk?.identities ?? [], true)).toBe(`${JSON.stringify(chunk?.identities[0])}\n`);
  });

  it("reach the service", async () => {
    const options = await parse(
      "-g male -c fr -s abc --reference-date 2030-05-01 --min-age 40 --max-age 40 -n 150 --first-index 7 -f csv --no-header",
    );
    const { batches, ...rest } = readOptions(service, options);
    expect(rest).toMatchObject({ count: 150, firstIndex: 7, header: false });
    const chunks = [...batches].map((batch) => batch.draw());
    expect(chunks).toEqual(
      [
        ...service.stream(
          { gender: "male", country: "fr", seed: "abc", reference_date: "2030-05-01", min_age: 40, max_age: 40 },
          { firstIndex: 7, count: 150 },
        ),
      ].map((batch) => batch.draw()),
    );
  });

  it("may ask for every person there is", async () => {
    expect(readOptions(service, await parse("-g male -n 4294967296")).count).toBe(2 ** 32);
  });
});

describe("bad options are refused in one sentence", () => {
  const unknownCountry = `--country must be ${anyCountryCode}`;
  it.each([
    ["", "--gender is required: male, female or random"],
    ["--gender Male", "--gender must be male, female or random"],
    ["--gender male --country xx", unknownCountry],
    ["--gender male --seed=", "--seed must be text of 1 to 64 Unicode characters"],
    [
      "--gender male --reference-date 2026-02-30",
      "--reference-date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2199-12-31",
    ],
    ["--gender male --min-age 17", "--min-age must be a whole number from 18 to 90"],
    ["--gender male --max-age 30.5", "--max-age must be a whole number from 18 to 90"],
    ["--gender male --min-age 40 --max-age 30", "--max-age must not be less than --min-age (40)"],
    ["--gender male --count 0", "--count must be a whole number from 1 to 4294967296"],
    ["--gender male --count 1e3", "--count must be a whole number from 1 to 4294967296"],
    ["--gender male --first-index=-1", "--first-index must be a whole number from 0 to 4294967295"],
    [
      "--gender male --count 2 --first-index 4294967295",
      "--first-index and --count together must not exceed 4294967296",
    ],
    ["--gender male --format xml", "--format must be ndjson or csv"],
    ["--gender male --no-header", "--no-header needs --format csv"],
    [
      "--count x --country xx --gender y",
      `--count must be a whole number from 1 to 4294967296; --gender must be male, female or random; ${unknownCountry}`,
    ],
  ])("draw %s", async (args, sentence) => {
    const options = await parse(args);
    expect(() => readOptions(service, options)).toThrow(
      expect.objectContaining({ reason: "invalid_argument", message: `${sentence}.` }),
    );
  });
});
