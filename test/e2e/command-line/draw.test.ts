import { readFileSync } from "node:fs";
import { toBinary } from "@bufbuild/protobuf";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { Country, Gender, IdentitySchema, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { messageWriter } from "../../../src/rpc/message-writer.ts";
import { anyCountryCode } from "../../contract/country-codes.ts";
import { post, serve } from "../../protocol/serve.ts";
import { newFolder } from "../folder.ts";
import { FULL_DISK, needs } from "../programs.ts";
import { parseCsv } from "./csv.ts";
import { demo, people } from "./demo-people.ts";
import { builtCommand, draw, exitCode, finish, progressLines, start, startDraw } from "./run-draw.ts";

const toMessage = messageWriter(IdentitySchema);

describe("identikit draw", () => {
  it.each([
    { gender: "female", country: "jp", seed: "demo", reference_date: "2026-01-01" },
    { gender: "random", seed: "Grüße, 世界 👋", reference_date: "2031-02-28", min_age: 30, max_age: 40 },
    { gender: "male", country: "mx", seed: "--", reference_date: "2024-02-29", min_age: 85 },
  ])("writes exactly the bytes that POST /generate returns: %j", async (request) => {
    const { url } = await serve();
    const answer = await (await post(`${url}/generate`, request)).text();
    const options = Object.entries(request).map(([name, value]) => `--${name.replaceAll("_", "-")}=${value}`);
    expect(await draw(...options)).toEqual({ code: 0, stdout: `${answer}\n`, stderr: "" });
  });

  it("writes the people of a batch over gRPC", async () => {
    const { url } = await serve();
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const template = { gender: Gender.FEMALE, country: Country.RU, seed: "demo", referenceDate: "2026-01-01" };
    const batch = await client.batchGenerateIdentities({ template, count: 250, firstIndex: 7 });
    const run = await draw(..."-g female -c ru -s demo --reference-date 2026-01-01 -n 250 --first-index 7".split(" "));
    const bytes = (person: (typeof batch.identities)[number]): string =>
      Buffer.from(toBinary(IdentitySchema, person)).toString("hex");
    expect(people(run.stdout).map(toMessage).map(bytes)).toEqual(batch.identities.map(bytes));
  });

  it("writes CSV with the nested fields under dotted names, as in RFC 4180", async () => {
    const args = [...demo, "--count", "150"];
    const [csv, ndjson] = await Promise.all([draw(...args, "--format", "csv"), draw(...args)]);
    const [header = [], ...rows] = parseCsv(csv.stdout);
    const expected = people(ndjson.stdout).map(flat);
    expect(header).toEqual(Object.keys(expected[0] ?? {}));
    expect(header).toContain("address.city");
    expect(header).toHaveLength(28);
    expect(rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column]])))).toEqual(expected);
    expect(expected.some((person) => person["address.street"]?.includes(","))).toBe(true);
  });

  it.each(["ndjson", "csv"])("continues with --first-index as if the run had not stopped, in %s", async (format) => {
    const args = [...demo, "--format", format];
    const rest = ["--count", "120", "--first-index", "130", ...(format === "csv" ? ["--no-header"] : [])];
    const [whole, before, after] = await Promise.all([
      draw(...args, "--count", "250"),
      draw(...args, "--count", "130"),
      draw(...args, ...rest),
    ]);
    expect(before.stdout + after.stdout).toBe(whole.stdout);
  });

  it("draws from a fresh seed and prints the options that draw the same people again", async () => {
    const fresh = ["--gender", "female", "--country", "mx", "--count", "3"];
    const [first, second] = await Promise.all([draw(...fresh), draw(...fresh)]);
    expect(first.stdout).not.toBe(second.stdout);
    const [, seed = "", date = ""] =
      /^Drawn with (--seed=\S{36}) (--reference-date=[\d-]{10}) and data version \S+\.\n$/.exec(first.stderr) ?? [];
    const again = await draw(...fresh, seed, date);
    expect(again).toEqual({ code: 0, stdout: first.stdout, stderr: "" });
  });

  it("writes the person of the last index", async () => {
    const run = await draw(...demo, "--first-index", "4294967295");
    expect(people(run.stdout)).toHaveLength(1);
  });
});

describe("a run that ends early", () => {
  it.each([
    ["1", "ndjson"],
    ["2", "sql"],
  ])("exits with 0 and without a message when the reader closes the pipe, threads: %s, as %s", async (jobs, format) => {
    const child = startDraw([...demo, "--count", "4000000000", "--jobs", jobs, "--format", format]);
    const stderr = child.stderr.toArray();
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await exitCode(child)).toBe(0);
    expect(Buffer.concat(await stderr).toString()).toBe("");
  });

  it.each([
    ["SIGINT", 130, "2"],
    ["SIGTERM", 143, "1"],
  ] as const)("ends with whole lines on %s and prints how to continue: %i, threads: %s", async (signal, code, jobs) => {
    const child = startDraw([...demo, "--count", "4000000000", "--jobs", jobs]);
    child.stdout.once("data", () => {
      child.kill(signal);
      child.kill(signal);
    });
    const run = await finish(child);
    expect(run.code).toBe(code);
    const { length } = people(run.stdout);
    const rest = `--first-index=${length} --count=${4_000_000_000 - length}`;
    expect(run.stderr).toMatch(new RegExp(`^${progressLines}Stopped after ${length}; continue with ${rest}\\.\n$`));
  });

  it("says that a document which a signal ends is incomplete", async () => {
    const child = startDraw([...demo, "--count", "4000000000", "--jobs", "2", "--format", "json"]);
    child.stdout.once("data", () => child.kill("SIGINT"));
    const run = await finish(child);
    expect(run.code).toBe(130);
    expect(run.stderr).toMatch(/^Stopped after \d+; standard output is incomplete\.\n$/);
  });

  it("reports a failed output", needs(FULL_DISK), async () => {
    const run = await finish(
      start("sh", ["-c", `${process.execPath} ${builtCommand} draw ${demo.join(" ")} > ${FULL_DISK}`]),
    );
    expect(run).toEqual({
      code: 1,
      stdout: "",
      stderr: "identikit draw: standard output cannot be written: no space left on device (ENOSPC).\n",
    });
  });
});

it("Forty thousand people, 26 MB of text, are written with a heap of 24 MB, half of which the program takes", async () => {
  const child = startDraw([...demo, "--count", "40000", "--jobs", "1"], ["--max-old-space-size=24"]);
  let lines = 0;
  for await (const chunk of child.stdout) lines += chunk.toString("latin1").split("\n").length - 1;
  expect(lines).toBe(40_000);
  expect(child.exitCode ?? (await exitCode(child))).toBe(0);
});

describe("no arguments", () => {
  it("show five examples, whose options exist", async () => {
    const { code, stdout } = await finish(start(process.execPath, [builtCommand]));
    const lines = stdout.split("\n").filter((line) => /^ {2}identikit /.test(line));
    expect([code, lines.length]).toEqual([0, 5]);
    const draws = lines.flatMap((line) => /^ {2}identikit draw(.*?) {2,}/.exec(line)?.[1]?.split(" ") ?? []);
    const { stdout: help } = await finish(start(process.execPath, [builtCommand, "draw", "--help"]));
    for (const option of draws.filter((word) => word.startsWith("-")))
      expect(help).toMatch(new RegExp(` ${option}[, ]`));
  });

  it("are one person of any gender after draw", async () => {
    const { stdout } = await draw();
    expect(people(stdout)).toMatchObject([{ gender: expect.stringMatching(/^(?:fe)?male$/) }]);
  });
});

describe("bad options", () => {
  it("are refused in one sentence that names each of them", async () => {
    expect(await draw("--count", "x", "--country", "xx")).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "identikit draw: --count must be a whole number from 1 to 4294967296; " +
        `--country must be ${anyCountryCode}.\n`,
    });
  });

  it.each([
    ["draw --genderr male", "--genderr is no option of draw; --gender is probably meant."],
    [
      "draw --shard 0/2 -n 10",
      "--shard is no option of draw; --parts and --part draw one of several parts, --first-index and --count any range.",
    ],
    ["draw --gender male --size 2", "--size needs --households."],
    ["draw male --gender male", '"male" is an argument, of which draw has none.'],
    ["draw -c us --country ca", "error: option --country is given twice"],
    ["paint", "error: unknown command 'paint'"],
  ])("that do not exist, or are given twice, are refused: %s", async (args, sentence) => {
    const run = await finish(start(process.execPath, [builtCommand, ...args.split(" ")]));
    expect(run).toMatchObject({ code: 1, stdout: "" });
    expect(run.stderr).toContain(sentence);
  });
});

describe("on a terminal", needs("script"), () => {
  /** What `identikit draw` shows on a terminal. */
  const shown = async (...args: readonly string[]): Promise<string> => {
    const command = [process.execPath, builtCommand, "draw", ...args].join(" ");
    return (await finish(start("script", ["-qec", command, "/dev/null"]))).stdout.replaceAll("\r\n", "\n");
  };

  it("shows a bar and the rate on standard error, and writes only people to the file", async () => {
    const folder = newFolder();
    const args = [...demo, "--count", "2000"];
    const screen = await shown(...args, ">", `${folder}/people`);
    expect(screen).toMatch(/█+ 100% \| 2000 of 2000 people \| [\d,]+ a second/);
    expect(readFileSync(`${folder}/people`, "utf8")).toBe((await draw(...args)).stdout);
  });

  it("shows no bar if the people are written to the terminal", async () => {
    const args = [...demo, "--count", "20"];
    expect(await shown(...args)).toBe((await draw(...args)).stdout);
  });

  it("refuses to show Parquet", async () => {
    expect(await shown(...demo, "--format", "parquet")).toBe(
      "identikit draw: a terminal cannot show parquet: add --output <file>.\n",
    );
  });
});

function flat(record: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === "object"
        ? Object.entries(flat(value)).map(([inner, cell]) => [`${name}.${inner}`, cell])
        : [[name, String(value)]],
    ),
  );
}
