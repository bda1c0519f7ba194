import { describe, expect, it } from "vitest";
import { post, serve } from "../../protocol/serve.ts";
import { parseCsv } from "./csv.ts";
import { demo } from "./demo-people.ts";
import { draw } from "./run-draw.ts";

const households = [...demo, "--households"] as const;

describe("identikit draw --households", () => {
  it("writes the same bytes as POST /household", async () => {
    const { url } = await serve();
    const request = { seed: "demo", reference_date: "2026-01-01", country: "ru", kind: "family", size: 3, index: 5 };
    const answer = await (await post(`${url}/household`, request)).text();
    const args = "--households --seed demo --reference-date 2026-01-01 --country ru --kind family --size 3";
    expect(await draw(...args.split(" "), "--first-index", "5")).toEqual({
      code: 0,
      stdout: `${answer}\n`,
      stderr: "",
    });
  });

  it("writes a table of people, with their relations before them", async () => {
    const args = [...households, "--count", "40", "--details"];
    const [lines, table] = await Promise.all([
      draw(...args),
      draw(...args, "--format", "csv", "--columns", "name,dob.date=born"),
    ]);
    const [header, ...rows] = parseCsv(table.stdout);
    expect(header).toEqual("household id relation parents partner lives_here name born".split(" "));
    const expected = lines.stdout
      .trimEnd()
      .split("\n")
      .flatMap((line, household) => JSON.parse(line).members.map((member: Member) => rowOf(household, member)));
    expect(rows).toEqual(expected);
    expect(rows.some(([, , relation]) => relation === "child")).toBe(true);
  });

  it("continues with --first-index, and in parts, as if the run had not stopped", async () => {
    const args = [...households, "--format", "csv"];
    const [whole, before, after] = await Promise.all([
      draw(...args, "--count", "250"),
      draw(...args, "--count", "250", "--parts", "2", "--part", "0", "--output", "-"),
      draw(...args, "--count", "125", "--first-index", "125", "--no-header"),
    ]);
    expect(before.stdout + after.stdout).toBe(whole.stdout);
  });

  it("prints the options that draw the same households again", async () => {
    const first = await draw("--households", "--country", "de", "--count", "2");
    const [, seed = "", date = ""] = /^Drawn with (--seed=\S{36}) (--reference-date=\S{10}) /.exec(first.stderr) ?? [];
    const again = await draw("--households", "--country", "de", "--count", "2", seed, date);
    expect(again).toEqual({ code: 0, stdout: first.stdout, stderr: "" });
  });

  it.each([
    [["--households", "--format", "xml"], "--format must be ndjson, json, csv, sql or parquet."],
    [["--households", "--kind", "couple", "--size", "3"], "--size must be 2 for the kind couple."],
    [["--gender", "male", "--size", "2"], "--size needs --households."],
  ])("is refused in one sentence: %j", async (args, sentence) => {
    expect(await draw(...args)).toEqual({ code: 1, stdout: "", stderr: `identikit draw: ${sentence}\n` });
  });
});

interface Member {
  readonly id: number;
  readonly identity: { readonly name: string; readonly dob: { readonly date: string } };
  readonly relation: string;
  readonly parents: readonly number[];
  readonly partner: number;
  readonly lives_here: boolean;
}

function rowOf(household: number, { id, identity, relation, parents, partner, lives_here }: Member): string[] {
  const relations = [household, id, relation, parents.join(" "), partner === 0 ? "" : partner, lives_here].map(String);
  return [...relations, identity.name, identity.dob.date];
}
