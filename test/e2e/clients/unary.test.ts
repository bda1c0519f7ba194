import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { brokenCalls, brokenFrames } from "../../protocol/unary/broken-calls.ts";
import { expected, isDifferent, named } from "../../protocol/unary/differences.ts";
import { oddCalls } from "../../protocol/unary/odd-calls.ts";
import { seen } from "../../protocol/unary/outcome.ts";
import { type Call, type Protocol, protocols } from "../../protocol/unary/protocols.ts";
import { limitedCalls, usualCalls } from "../../protocol/unary/usual-calls.ts";

/** Makes the same calls with FAST_UNARY on and off, and expects the same responses but for the named differences. */
async function compare(protocol: Protocol, calls: readonly Call[], limit = "0"): Promise<void> {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  const fast = await serve({ RATE_LIMIT: limit, FAST_UNARY: "on" });
  const stock = await serve({ RATE_LIMIT: limit, FAST_UNARY: "off" });
  for (const call of calls) {
    const [one, other] = await Promise.all([protocol.call(fast.port, call), protocol.call(stock.port, call)]);
    const [mine, theirs] = [seen(one), seen(other)];
    // Whether the response to a whole request or its client's reset comes first is up to the machine.
    if (call.leaves && call.ends !== false) continue;
    expect.soft(mine, call.name).toEqual(expected(theirs, call.name));
    if (isDifferent(theirs, call.name)) expect.soft(mine, call.name).not.toEqual(theirs);
  }
  expect(fast.bugs).toEqual([]);
  expect(stock.bugs).toEqual([]);
}

describe.each(protocols)("the fast path for $name", (protocol) => {
  it("answers usual calls as Connect's handlers do", () => compare(protocol, usualCalls(protocol)));
  it("answers odd calls as Connect's handlers do", () => compare(protocol, oddCalls(protocol)));
  it("answers broken calls as Connect's handlers do", () => compare(protocol, brokenCalls(protocol)));
  it("counts and refuses as Connect's handlers do", () => compare(protocol, limitedCalls(protocol), "12"));
  if (protocol.isGrpc)
    it("answers broken frames as Connect's handlers do", () => compare(protocol, brokenFrames(protocol)));
});

describe("the fast path for unary calls", () => {
  it("is compared by several hundred calls, with every named difference among them", () => {
    const frames = protocols.filter(({ isGrpc }) => isGrpc).flatMap(brokenFrames);
    const others = [usualCalls, oddCalls, brokenCalls, limitedCalls].flatMap((calls) => protocols.flatMap(calls));
    expect(frames.length + others.length).toBeGreaterThan(500);
    expect(frames.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
  });

  it("refuses a batch over the limit in one block, so that clients obey the pushback", async () => {
    const { port } = await serve({ RATE_LIMIT: "5" });
    const [grpc = expect.fail()] = protocols;
    const call = limitedCalls(grpc).find(({ name }) => name === "a batch of 1000") ?? expect.fail();
    const { headers, trailers } = await grpc.call(port, call);
    expect(trailers).toEqual({});
    expect(headers).toMatchObject({ "grpc-status": "8", "retry-after": "60", "grpc-retry-pushback-ms": "60000" });
    expect(headers.ratelimit).toBe('"default";r=5;t=60');
  });

  it.each(["on", "off"])(
    "answers mistakes of any length in header fields that a client accepts, FAST_UNARY=%s",
    async (fast) => {
      const { port } = await serve({ RATE_LIMIT: "0", FAST_UNARY: fast });
      for (const grpc of protocols.filter(({ contentType }) => contentType.startsWith("application/grpc+"))) {
        const calls = [...usualCalls(grpc), ...brokenCalls(grpc)];
        const long = calls.filter(({ name }) => /long names|^JSON \{"(?:aaa|üüü)/.test(name));
        expect(long).toHaveLength(grpc.isBinary ? 1 : 3);
        for (const call of long) {
          const { metadata } = seen(await grpc.call(port, call));
          expect(metadata["grpc-status"], call.name).toBe("3");
        }
      }
    },
  );

  it("answers the next request of a connection whose last one was refused unread", async () => {
    const { port } = await serve({ RATE_LIMIT: "0" });
    const request = (body: string): string =>
      `POST /identity.v1.IdentityService/GenerateIdentity HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`;
    const statuses = await new Promise<string[]>((resolve) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(request(`{"seed":"${"s".repeat(9_000)}"}`) + request('{"gender":1}'));
      });
      socket.on("data", (data) => {
        answer += data;
        const found = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = ""]) => status);
        if (found.length === 2) socket.destroy();
        if (found.length === 2) resolve(found);
      });
    });
    expect(statuses).toEqual(["429", "200"]);
  });
});
