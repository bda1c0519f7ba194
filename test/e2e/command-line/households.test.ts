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

  it("prints the options that draw the same households again", async () => {
    const first = await draw("--households", "--country", "de", "--count", "2");
    const [, seed = "", date = ""] = /^Drawn with (--seed=\S{36}) (--reference-date=\S{10}) /.exec(first.stderr) ?? [];
    const again = await draw("--households", "--country", "de", "--count", "2", seed, date);
    expect(again).toEqual({ code: 0, stdout: first.stdout, stderr: "" });
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
