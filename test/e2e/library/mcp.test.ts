import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { person } from "../../../src/library/index.ts";
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
  it("lists its tools", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["draw_people", "verify_records", "list_countries", "list_places"]);
  });

  it("draws the people of the service", async () => {
    const { structuredContent } = await call("draw_people", { ...replay, country: "jp", count: 2, first_index: 5 });
    const people = [5, 6].map((index) => person({ ...replay, country: "jp", index }));
    expect(structuredContent).toMatchObject({ people, ...replay });
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
    expect(structuredContent).toMatchObject({ results: [{ coherent: true }, { coherent: false }] });
  });

  it("lists countries and places", async () => {
    const countries = await call("list_countries");
    expect(countries.structuredContent).toMatchObject({ countries: { length: 11 } });
    const places = await call("list_places", { country: "fr", query: "lyon", limit: 1 });
    expect(places.structuredContent).toMatchObject({ places: [{ name: "Lyon" }] });
  });

  it.each([
    ["draw_people", { country: "xx", seed: "" }, ["country", "seed"]],
    ["draw_people", { count: 101, colour: "red" }, ["count", "colour"]],
    ["verify_records", { country: "us" }, ["records"]],
    ["list_places", {}, ["country"]],
  ])("%s answers wrong arguments with the violations of the service: %o", async (name, args, fields) => {
    const { isError, structuredContent } = await call(name, args);
    expect(isError).toBe(true);
    expect(structuredContent).toEqual({
      violations: fields.map((field) => ({ field, message: expect.stringMatching(/\S/) })),
    });
  });

  it("refuses a tool that it does not have", async () => {
    await expect(call("draw_dragons")).rejects.toThrow("there is no tool draw_dragons");
  });
});
