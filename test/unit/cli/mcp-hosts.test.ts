import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { createMcpServer } from "../../../src/cli/mcp/serve.ts";
import { person } from "../../../src/library/index.ts";

interface Content {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** A host that writes messages of its own, not those of an SDK. Its calls are answered with `result` or `error`. */
async function host(protocolVersion = "2025-06-18") {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer().connect(far);
  const waiting = new Map<unknown, (answer: Record<string, unknown>) => void>();
  near.onmessage = (message) => {
    if ("id" in message) waiting.get(message.id)?.({ ...message });
  };
  await near.start();
  let id = 0;
  const send = (method: string, params?: unknown) =>
    new Promise<Record<string, unknown>>((resolve) => {
      waiting.set(++id, resolve);
      // cast: hosts write params that the types of the SDK do not have.
      const message = { jsonrpc: "2.0", id, method, params } as JSONRPCMessage;
      void near.send(message);
    });
  const clientInfo = { name: "host", version: "1" };
  const opened = await send("initialize", { protocolVersion, capabilities: {}, clientInfo });
  const call = async (name: string, args: object = {}): Promise<Content> => {
    const { result } = await send("tools/call", { name, ...args });
    // cast: the result of a call.
    return result as Content;
  };
  return { opened, send, call };
}

const record = person({ seed: "agent", reference_date: "2026-01-01", country: "us" });
const replay = { seed: "agent", reference_date: "2026-01-01", country: "us" };

const calls = [
  ["draw_people", { count: 100, details: true }],
  ["draw_households", { count: 20, kind: "family" }],
  ["verify_records", { country: "us", records: [record, { ...record, blood_type: "C+" }], all: true }],
  ["list_countries", {}],
  ["list_places", { country: "fr", limit: 100 }],
  ["list_rules", {}],
  ["list_extras", {}],
] as const;

const versions = ["2024-10-07", "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"];

describe("an agent's host", () => {
  it.each(versions)("of protocol version %s reads what a tool returns as JSON in a text, too", async (version) => {
    const { opened, send, call } = await host(version);
    expect(opened).toMatchObject({ result: { protocolVersion: version } });
    const { result } = await send("tools/list", { cursor: null });
    expect(result).toMatchObject({ tools: calls.map(([name]) => ({ name })) });
    for (const [name, args] of calls) {
      const { content, structuredContent } = await call(name, { arguments: args });
      expect(content, name).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
    }
  });

  it("gets less than 25 kB by a call, text and structured content together", async () => {
    const { call } = await host();
    const seed = "\u0001".repeat(64);
    const long = [
      ...calls,
      ...["us", "jp", "mx", "ru"].flatMap((country) => [
        ["draw_people", { seed, country, count: 100, details: true }] as const,
        ["draw_households", { seed, country, kind: "shared", size: 8, count: 20, details: true }] as const,
        ["list_places", { country, limit: 100 }] as const,
        ["list_countries", { country }] as const,
      ]),
    ];
    for (const [name, args] of long) {
      const result = await call(name, { arguments: args });
      expect(Buffer.byteLength(JSON.stringify(result)), `${name} ${JSON.stringify(args)}`).toBeLessThan(25_000);
    }
  });

  it.each([[{}], [{ arguments: null }], [{ arguments: {} }], [{ arguments: "" }], [{ arguments: "{}" }]])(
    "may leave arguments out, as in %j",
    async (params) => {
      const { call } = await host();
      expect((await call("draw_people", params)).structuredContent).toMatchObject({ people: [{}] });
      expect((await call("list_countries", params)).structuredContent).toMatchObject({ countries: { length: 11 } });
    },
  );

  it.each([[{ arguments: [] }], [{ arguments: 5 }], [{ arguments: "count" }], [{ arguments: "[1]" }]])(
    "is told that arguments are an object where it sends %j",
    async (params) => {
      const { call } = await host();
      expect(await call("draw_people", params)).toEqual({
        isError: true,
        content: [{ type: "text", text: "The request is not valid: arguments must be an object." }],
      });
    },
  );

  const asMeant = { ...replay, count: 2, min_age: 30, details: true, extra: ["company.name", "color.human"] };

  it.each([
    [{ ...asMeant, count: "2", min_age: "30", details: "true" }],
    [{ ...asMeant, details: "True", extra: '["company.name", "color.human"]' }],
    [{ ...asMeant, extra: "company.name,color.human", country: '"us"', max_age: null, state: null, violate: [] }],
    [{ ...asMeant, max_age: "null", blood_type: "null", violate: "null", first_index: "0", count: "2.0" }],
    [JSON.stringify(asMeant)],
  ])("may write values as texts: %j", async (args) => {
    const { call } = await host();
    const meant = await call("draw_people", { arguments: asMeant });
    expect(meant.structuredContent).toMatchObject({ people: { length: 2 } });
    expect(await call("draw_people", { arguments: args })).toEqual(meant);
  });

  it("may write the arguments of every other tool as texts", async () => {
    const { call } = await host();
    const same = [
      ["draw_households", { ...replay, kind: "couple", count: 2 }, { ...replay, kind: '"couple"', count: "2" }],
      ["list_countries", { country: "us" }, { country: '"us"' }],
      ["list_countries", {}, { country: null }],
      ["list_places", { country: "fr", limit: 2, skip: 1 }, { country: "fr", limit: "2", skip: "1", query: null }],
      ["list_rules", { country: "fr", skip: 3 }, { country: "fr", skip: "3" }],
      ["list_rules", {}, { country: null, skip: null }],
      ["list_extras", { skip: 200 }, { skip: "200", query: null }],
    ] as const;
    for (const [name, meant, written] of same) {
      const right = await call(name, { arguments: meant });
      expect(right.structuredContent, name).toBeDefined();
      expect(await call(name, { arguments: written })).toEqual(right);
    }
    const right = await call("verify_records", { arguments: { country: "us", records: [record], all: true } });
    expect(right.structuredContent).toMatchObject({ checked: 1 });
    for (const records of [JSON.stringify([record]), [JSON.stringify(record)]]) {
      expect(await call("verify_records", { arguments: { country: "us", records, all: "true" } })).toEqual(right);
    }
  });

  it("has texts taken as they are where any text is a value", async () => {
    const { call } = await host();
    for (const seed of ["null", "5", "[5]", "true"]) {
      expect((await call("draw_people", { arguments: { seed } })).structuredContent).toMatchObject({ seed });
    }
    const { isError } = await call("draw_people", { arguments: { seed: "" } });
    expect(isError).toBe(true);
  });

  it("is refused methods that there are not", async () => {
    const { send } = await host();
    expect(await send("prompts/list")).toMatchObject({ error: { code: -32_601 } });
  });
});
