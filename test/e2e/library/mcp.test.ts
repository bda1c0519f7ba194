import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { households, people, person, rules, verify } from "../../../src/library/index.ts";
import { root } from "../command-line/run-draw.ts";

const client = new Client({ name: "test", version: "1.0.0" });
beforeAll(() =>
  client.connect(
    new StdioClientTransport({ command: process.execPath, args: [join(root, "src/cli/launch.js"), "mcp"] }),
  ),
);
afterAll(() => client.close());

const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });
const replay = { seed: "agent", reference_date: "2026-01-01" };

describe("identikit mcp", () => {
  it("says what its people are, and has no tool without a schema of what it returns", async () => {
    const { tools } = await client.listTools();
    expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
    expect(client.getInstructions()).toContain("who do not exist");
  });

  it("draws the people of the service", async () => {
    const { structuredContent } = await call("draw_people", { ...replay, country: "jp", count: 2, first_index: 5 });
    const drawn = [5, 6].map((index) => person({ ...replay, country: "jp", index }));
    expect(structuredContent).toMatchObject({ people: drawn, ...replay });
  });

  it("draws one person with a new seed, which it returns, where none is given", async () => {
    const { structuredContent } = await call("draw_people");
    expect(structuredContent).toMatchObject({ people: [{}], seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it("verifies records", async () => {
    const right = person({ ...replay, country: "us" });
    const wrong = { ...right, blood_type: "C+" };
    const { structuredContent } = await call("verify_records", {
      records: [right, wrong],
      country: "us",
      reference_date: replay.reference_date,
    });
    expect(structuredContent).toEqual({
      checked: 2,
      failed: 1,
      results: [{ record: 1, coherent: false, results: [expect.objectContaining({ verdict: "fail" })] }],
    });
    const of = { country: "us", reference_date: replay.reference_date } as const;
    const whole = await call("verify_records", { records: [right], ...of, all: true });
    expect(whole.structuredContent).toMatchObject({
      failed: 0,
      results: [{ results: verify(right, of).results }],
    });
  });

  it("draws households and lists rules and further values", async () => {
    const request = { ...replay, country: "de", kind: "family" } as const;
    const { structuredContent } = await call("draw_households", { ...request, count: 2 });
    expect(structuredContent).toMatchObject({ households: households({ ...request, count: 2 }).toArray() });
    const listed = await call("list_rules", { country: "de", skip: rules("de").length - 1 });
    expect(listed.structuredContent).toMatchObject({ rules: { length: 1 } });
    const extras = await call("list_extras", { query: "jobtitle" });
    expect(extras.structuredContent).toEqual({ extras: ["person.jobTitle"] });
  });

  const bytes = (result: object): number => Buffer.byteLength(JSON.stringify(result));

  it("returns less than 25 kB, structured content and its text together, and says where to go on", async () => {
    const names: string[] = [];
    let first: number | undefined = 0;
    while (first !== undefined && first < 100) {
      const result = await call("draw_people", {
        ...replay,
        country: "jp",
        count: 100 - first,
        first_index: first,
        details: true,
      });
      expect(bytes(result)).toBeLessThan(25_000);
      const content = result.structuredContent as { people: { name: string }[]; next_index?: number };
      names.push(...content.people.map(({ name }) => name));
      first = content.next_index;
    }
    expect(names).toEqual(Array.from(people({ ...replay, country: "jp", count: 100 }), ({ name }) => name));
    expect(bytes(await call("list_countries"))).toBeLessThan(4_000);
  });

  it("refuses a household that alone is longer", async () => {
    const extra = ["paragraphs", "text", "sentences", "lines", "paragraph"].map((name) => `lorem.${name}`);
    const household = { ...replay, country: "ru", kind: "shared", size: 8, details: true, extra };
    const { isError, content } = await call("draw_households", household);
    expect(isError).toBe(true);
    expect(content).toEqual([{ type: "text", text: expect.stringContaining("ask for fewer extras") }]);
  });

  it("lists countries and places", async () => {
    const countries = await call("list_countries");
    expect(countries.structuredContent).toMatchObject({ countries: { length: 11 } });
    const places = await call("list_places", { country: "fr", query: "lyon", limit: 1 });
    expect(places.structuredContent).toMatchObject({ places: [{ name: "Lyon" }] });
  });

  it("refuses a tool that it does not have", async () => {
    await expect(call("draw_dragons")).rejects.toThrow("there is no tool draw_dragons");
  });
});
