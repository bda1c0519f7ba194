import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { brokenCalls, brokenFrames } from "./lane/broken-calls.ts";
import { expected, named, shown } from "./lane/differences.ts";
import { oddCalls } from "./lane/odd-calls.ts";
import { seen } from "./lane/outcome.ts";
import { limitedCalls, usualCalls } from "./lane/usual-calls.ts";
import { type Call, type Wire, wires } from "./lane/wires.ts";
import { serve } from "./serve.ts";

let compared = 0;

/** Makes the same calls to a service with the lane and to one without, and expects the same but for the differences. */
async function compare(wire: Wire, calls: readonly Call[], limit = "0"): Promise<void> {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  compared += calls.length;
  const lane = await serve({ RATE_LIMIT: limit, LEAN_LANE: "on" });
  const stock = await serve({ RATE_LIMIT: limit, LEAN_LANE: "off" });
  for (const call of calls) {
    const [mine, theirs] = [await wire.call(lane.port, call), await wire.call(stock.port, call)];
    expect.soft(seen(mine), call.name).toEqual(expected(seen(theirs), call.name));
  }
  expect(lane.bugs).toEqual([]);
  expect(stock.bugs).toEqual([]);
}

describe.each(wires)("the lane for $name", (wire) => {
  it("answers usual calls as the stock adapter does", () => compare(wire, usualCalls(wire)));
  it("answers odd calls as the stock adapter does", () => compare(wire, oddCalls(wire)));
  it("answers broken calls as the stock adapter does", () => compare(wire, brokenCalls(wire)));
  it("counts and refuses as the stock adapter does", () => compare(wire, limitedCalls(wire), "12"));
  if (wire.isGrpc) it("answers broken frames as the stock adapter does", () => compare(wire, brokenFrames(wire)));
});

describe("the lane", () => {
  it("was tried with several hundred calls, and differs in nothing that is named in vain", () => {
    expect(compared).toBeGreaterThan(500);
    expect([...shown].sort()).toEqual([...named].sort());
  });

  it("refuses a batch over the limit in one block, so that clients obey the pushback", async () => {
    const { port } = await serve({ RATE_LIMIT: "5" });
    const [wire] = wires;
    const [, batch] = limitedCalls(wire ?? expect.fail());
    const { headers, trailers } = (await wire?.call(port, batch ?? expect.fail())) ?? expect.fail();
    expect(trailers).toEqual({});
    expect(headers).toMatchObject({ "grpc-status": "8", "retry-after": "60", "grpc-retry-pushback-ms": "60000" });
    expect(headers.ratelimit).toBe('"default";r=5;t=60');
  });

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
