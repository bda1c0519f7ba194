import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes, last, person, type Shape, shapes } from "./fast-path/requests.ts";
import { play } from "./fast-path/wire.ts";
import { serve } from "./serve.ts";

/** One service with the fast path, and one that leaves all to node:http. */
async function both(env: Record<string, string> = {}): Promise<readonly [fast: number, complete: number]> {
  const fast = await serve({ RATE_LIMIT: "0", LEAN_LANE: "on", ...env });
  const complete = await serve({ RATE_LIMIT: "0", LEAN_LANE: "off", ...env });
  return [fast.port, complete.port];
}

/** Calls whose answers are more than Linux keeps for a client that does not read, some 4 MiB. */
const UNREAD = 8_000;

/** A client that sends calls and does not read. In pieces, because one that is cut is for node:http to put together. */
async function askUnread(port: number, calls: readonly Buffer[]): Promise<{ rest(): Promise<string> }> {
  const socket = connect({ port, host: "127.0.0.1" });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk)).pause();
  for (let at = 0; at < calls.length; at += 100) {
    socket.write(Buffer.concat(calls.slice(at, at + 100)));
    await new Promise((next) => setTimeout(next, 10));
  }
  return {
    async rest() {
      socket.write(last);
      socket.resume();
      await once(socket, "close");
      return Buffer.concat(chunks).toString();
    },
  };
}

async function expectAlike(ports: readonly [number, number], pieces: readonly Buffer[], name: string): Promise<void> {
  const [fast, complete] = [await play(ports[0], pieces), await play(ports[1], pieces)];
  expect.soft(fast, name).toEqual(complete);
  expect.soft(fast.length, name).toBeGreaterThan(0);
}

/** Shapes after which Node may or may not read what follows. */
const mayEnd = /wanted$|^closing said$|^HTTP\/1\.0$/;

const worlds: Readonly<Record<string, Record<string, string>>> = {
  "without a limit": {},
  counted: { RATE_LIMIT: "100000" },
  "to pages of one origin": { CORS_ORIGINS: "https://example.com" },
  "to pages of none": { CORS_ORIGINS: "" },
  "from behind a trusted proxy": { RATE_LIMIT: "2", TRUSTED_PROXIES: "127.0.0.0/8" },
};

describe("the fast path", () => {
  it.each(Object.entries(worlds))("answers %s every shape of request as node:http does", async (_name, env) => {
    const ports = await both(env);
    for (const [name, shape] of Object.entries(shapes)) {
      await expectAlike(ports, mayEnd.test(name) ? [bytes(shape)] : [bytes(shape), last], name);
    }
  });

  it("answers as node:http does what comes in one piece, in many, and after one another", async () => {
    const ports = await both({ RATE_LIMIT: "100000" });
    // What ends a connection, or is answered with a seed of its own, has no follower to be compared.
    const names = ["a usual call", "an id of the caller", "fields that are none", "a query", "keep-alive said"];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(1_500), { maxLength: 4 }),
        async (chosen, cuts) => {
          const stream = Buffer.concat([...chosen.map((name) => bytes(shapes[name] as Shape)), last]);
          const places = [0, ...cuts.filter((cut) => cut < stream.length).sort((a, b) => a - b), stream.length];
          const pieces = places.slice(1).map((place, at) => stream.subarray(places[at], place));
          await expectAlike(
            ports,
            pieces.filter((piece) => piece.length > 0),
            chosen.join(", "),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it("refuses over the limit as node:http does", async () => {
    const ports = await both({ RATE_LIMIT: "3" });
    await expectAlike(ports, [...Array.from({ length: 5 }, () => bytes()), last], "one by one");
    await expectAlike(
      await both({ RATE_LIMIT: "3" }),
      [Buffer.concat([bytes(), bytes(), bytes(), bytes(), last])],
      "at once",
    );
  });

  it("keeps the order of calls that wait for their count", async () => {
    const { port } = await serve({ RATE_LIMIT: "100000" });
    const seeds = Array.from({ length: 50 }, (_, at) => `seed-${at}`);
    const calls = seeds.map((seed) => bytes({ body: JSON.stringify({ gender: "male", seed }) }));
    const answers = await play(port, [Buffer.concat(calls.slice(0, 30)), Buffer.concat([...calls.slice(30), last])]);
    expect(answers.slice(0, -1).map(({ fields }) => fields.find((field) => field.startsWith("identity-seed")))).toEqual(
      seeds.map((seed) => `identity-seed: ${seed}`),
    );
  });

  it("waits for a client that does not read, and loses nothing", async () => {
    const { port } = await serve({ RATE_LIMIT: "0" });
    const client = await askUnread(port, Array<Buffer>(UNREAD).fill(bytes()));
    const answers = (await client.rest()).split("HTTP/1.1 200 OK\r\n").length - 1;
    expect(answers).toBe(UNREAD + 1);
  });

  it("mixes no answers up while one client does not read and others do", async () => {
    const { port } = await serve({ RATE_LIMIT: "0" });
    const seeds = Array.from({ length: UNREAD }, (_, at) => `slow-${at}`);
    const calls = seeds.map((seed) => bytes({ body: JSON.stringify({ gender: "male", seed }) }));
    const slow = await askUnread(port, calls);
    for (let at = 0; at < 20; at++) {
      const [answer] = await play(port, [bytes({ body: `{"gender":"female","seed":"quick-${at}"}` }), last]);
      expect(answer?.fields).toContain(`identity-seed: quick-${at}`);
    }
    const told = (await slow.rest()).matchAll(/identity-seed: (slow-\d+)\r\n[^{]*(.*?)(?=HTTP|$)/gs);
    const answers = [...told].map(
      ([, seed = "", body = ""]) => [seed, JSON.parse(body) as { gender: string }] as const,
    );
    expect(answers.map(([seed]) => seed)).toEqual(seeds);
    expect(answers.every(([, { gender }]) => gender === "male")).toBe(true);
  });

  it("answers what is too long for its page", async () => {
    const ports = await both();
    const fields = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`f${at}`, at]));
    await expectAlike(ports, [bytes({ body: JSON.stringify(fields) }), last], "many fields that are none");
  });

  it("answers a client that ends its half of the connection, and closes", async () => {
    const ports = await both({ RATE_LIMIT: "5" });
    for (const port of ports) {
      const socket = connect({ port, host: "127.0.0.1" });
      const chunks: Buffer[] = [];
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.end(bytes());
      await once(socket, "close");
      expect(Buffer.concat(chunks).toString("latin1")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
  });

  it("tells a bug once, and the caller nothing of it", async () => {
    const { port, bugs } = await serve(
      {},
      {
        today: () => {
          throw new Error("no calendar");
        },
      },
    );
    const [answer] = await play(port, [bytes({ body: '{"gender":"male"}' }), last]);
    expect(answer?.start).toBe("HTTP/1.1 500 Internal Server Error");
    expect(answer?.body).not.toContain("calendar");
    expect(answer?.fields.filter((field) => field.startsWith("ratelimit"))).toHaveLength(2);
    expect(bugs).toHaveLength(1);
  });

  it("ends connections that rest when the service stops", async () => {
    const { port, identikit } = await serve({ SHUTDOWN_GRACE_SECONDS: "5" });
    const socket = connect({ port, host: "127.0.0.1" });
    socket.write(bytes({ body: person }));
    await once(socket, "data");
    const closed = once(socket.resume(), "close");
    await identikit.close();
    await closed;
  });
});
