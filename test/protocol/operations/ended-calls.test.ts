import { type ClientRequest, createServer, request } from "node:http";
import { connect } from "node:http2";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  BatchGenerateHouseholdsRequestSchema,
  BatchGenerateIdentitiesRequestSchema,
  Country,
  Gender,
  ListCountriesRequestSchema,
  VerifyIdentitiesRequestSchema,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import { messageLimits } from "../../../src/http/limits.ts";
import { aborted } from "../../../src/http/message/body.ts";
import { Context } from "../../../src/http/message/context.ts";
import { createLargeBodies } from "../../../src/http/message/large-bodies.ts";
import { verifyRoutes } from "../../../src/http/routes/verify.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Call } from "../../../src/observe/observer.ts";
import { listen } from "../listen.ts";
import { peer } from "../peer.ts";
import { serve, today } from "../serve.ts";
import { seen } from "../unary/outcome.ts";
import { type Protocol, protocols } from "../unary/protocols.ts";

const service = "/identity.v1.IdentityService";
const template = { gender: Gender.FEMALE, country: Country.US };
const people = 1_000;

/** Methods with one response that is made in several turns. */
const methods = (protocol: Protocol) =>
  [
    ["BatchGenerateIdentities", protocol.body(BatchGenerateIdentitiesRequestSchema, { template, count: people })],
    [
      "BatchGenerateHouseholds",
      protocol.body(BatchGenerateHouseholdsRequestSchema, { template: { template }, count: 300 }),
    ],
    ["ListCountries", protocol.body(ListCountriesRequestSchema, {})],
    [
      "VerifyIdentities",
      protocol.body(VerifyIdentitiesRequestSchema, {
        requests: Array.from({ length: people }, () => ({ country: Country.DE, identity: { name: "A" } })),
      }),
    ],
  ] as const;

describe.each(protocols)("$name", (protocol) => {
  it.each(["on", "off"])(
    "answers deadline_exceeded as soon as the deadline is over, FAST_UNARY=%s",
    async (FAST_UNARY) => {
      let drawn = 0;
      const observer = {
        called() {},
        answered() {},
        drew(_country: string, count: number) {
          drawn += count;
        },
      };
      const { port, bugs } = await serve({ RATE_LIMIT: "0", FAST_UNARY }, { observer });
      for (const [name, body] of methods(protocol)) {
        // What ListCountries keeps from an earlier call is answered within 1 ms.
        for (const deadline of name === "ListCountries" ? ["0"] : ["1", "0"]) {
          drawn = 0;
          const headers = { [protocol.timeout]: protocol.isGrpc ? `${deadline}m` : deadline };
          const { metadata, error } = seen(
            await protocol.call(port, { name, path: `${service}/${name}`, body, headers }),
          );
          expect(error?.code ?? metadata["grpc-status"], name).toBe(protocol.isGrpc ? "4" : "deadline_exceeded");
          expect(drawn).toBeLessThan(people);
          if (deadline === "0") expect(drawn).toBe(0);
        }
      }
      expect(bugs).toEqual([]);
    },
  );

  it.each(["on", "off"])("draws no more for a client that has left, FAST_UNARY=%s", async (FAST_UNARY) => {
    let drawn = 0;
    let leave = (): void => {};
    const calls: Call[] = [];
    const observer = {
      called: (call: Call) => void calls.push(call),
      answered() {},
      drew(_country: string, count: number) {
        drawn += count;
        leave();
      },
    };
    const { port, bugs } = await serve({ RATE_LIMIT: "0", FAST_UNARY }, { observer });
    const [[name, body]] = methods(protocol);
    leave = await begin(port, protocol, `${service}/${name}`, body);
    await expect.poll(() => calls.map(({ code }) => code)).toEqual(["canceled"]);
    // The next call is answered after all that the last one had left to do.
    await protocol.call(port, { name, path: `${service}/${name}`, body, headers: { [protocol.timeout]: "0" } });
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(people);
    expect(bugs).toEqual([]);
  });
});

/** Sends a whole request; the function returned closes its connection. */
async function begin(
  port: number,
  { name, contentType }: Protocol,
  path: string,
  body: Uint8Array,
): Promise<() => void> {
  if (name.endsWith("HTTP/2")) {
    const session = connect(`http://127.0.0.1:${port}`);
    session.on("error", () => {});
    const stream = session.request({ ":method": "POST", ":path": path, "content-type": contentType });
    stream.on("error", () => {});
    stream.end(body);
    return () => session.destroy();
  }
  const call: ClientRequest = request({ port, path, method: "POST", headers: { "content-type": contentType } });
  call.on("error", () => {});
  call.end(body);
  return () => void call.destroy();
}

describe("plain JSON", () => {
  it("verifies no more records for a client that has left", async () => {
    const real = createIdentityService({ newSeed: () => "", today: () => today });
    let verified = 0;
    let call: ClientRequest | undefined;
    const service: typeof real = {
      ...real,
      verifyAll: (fields) =>
        real.verifyAll(fields).map((check) => () => {
          if (verified++ === 0) call?.destroy();
          return check();
        }),
    };
    const routes = verifyRoutes({ service, maxBodyBytes: 0, largeBodies: createLargeBodies(), observer: undefined });
    const { handle } = routes.find(({ path }) => path === "/verify/batch") ?? expect.fail();
    const requests = Array.from({ length: people }, () => ({ country: "de", identity: { name: "A" } }));
    const settled = Promise.withResolvers<unknown>();
    const nextTurn = async (): Promise<void> => {
      // In the same process the client's end reaches the server some turns later.
      for (let turns = 0; turns < 20; turns++) await turn();
    };
    const server = createServer((message, response) => {
      const answered = handle(new Context(message, response, { ...peer, nextTurn }));
      Promise.resolve(answered).then(settled.resolve, settled.resolve);
    });
    const headers = { "content-type": "application/json" };
    call = request({ port: await listen(server), method: "POST", headers });
    call.on("error", () => {}).end(JSON.stringify({ requests }));
    expect(await settled.promise).toBe(aborted);
    expect(verified).toBe(messageLimits.recordsPerTurn);
  });

  it("does not parse the body of a client that has left before its turn", async () => {
    const left = Promise.withResolvers<unknown>();
    const server = createServer((message, response) => {
      const context = new Context(message, response, { ...peer, hasTurn: false });
      response.once("close", () => {
        context.turn().then(left.resolve, left.resolve);
      });
      call.destroy();
    });
    const call = request({ port: await listen(server), method: "POST" });
    call.on("error", () => {}).end();
    expect(await left.promise).toBe(aborted);
  });
});
