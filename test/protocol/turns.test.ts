import { gzipSync } from "node:zlib";
import { createClient, createRouterTransport, type Interceptor } from "@connectrpc/connect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ServerReflection } from "../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import { IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import type { Context } from "../../src/http/message/context.ts";
import { FairQueue } from "../../src/http/port/fair.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { contextKey } from "../../src/rpc/begin.ts";
import { addCorrected } from "../../src/rpc/corrections.ts";
import { identityRoutes } from "../../src/rpc/identity-service.ts";
import { reflectionRoutes } from "../../src/rpc/reflection.ts";
import { collect, type Routes } from "../../src/rpc/routes.ts";
import { peer } from "./peer.ts";
import { serve, today } from "./serve.ts";

/** Handlers in this process, with a context that counts the turns of calls. */
function counted(routes: Routes, hasTurn: boolean) {
  const turns = { count: 0 };
  const nextTurn = async (): Promise<void> => void turns.count++;
  // cast: what handlers read of the HTTP context.
  const context = { peer: { ...peer, hasTurn, nextTurn }, meter: undefined } as Context;
  const interceptor: Interceptor = (next) => (request) => {
    request.contextValues.set(contextKey, context);
    return next(request);
  };
  return { turns, transport: createRouterTransport(routes, { router: { interceptors: [interceptor] } }) };
}

describe("through Connect's handlers", () => {
  it("each message of a stream of server reflection has a turn", async () => {
    const { turns, transport } = counted(reflectionRoutes, false);
    const client = createClient(ServerReflection, transport);
    async function* requests() {
      for (let sent = 0; sent < 3; sent++) yield { messageRequest: { case: "listServices", value: "" } as const };
    }
    const answers: string[] = [];
    for await (const { messageResponse } of client.serverReflectionInfo(requests())) {
      answers.push(messageResponse.case ?? "none");
    }
    expect(answers).toEqual(Array(3).fill("listServicesResponse"));
    expect(turns.count).toBe(3);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])("a unary call is answered in a turn of its client, which it has: %s", async (hasTurn, expected) => {
    const service = createIdentityService({ newSeed: () => "seed", today: () => today });
    const routes = identityRoutes(service, undefined);
    const corrected: Routes = (router) => {
      for (const route of collect([routes])) addCorrected(router, route, (error) => expect.fail(`${error}`));
    };
    const { turns, transport } = counted(corrected, hasTurn);
    const client = createClient(IdentityService, transport);
    expect((await client.listRules({})).rules.length).toBeGreaterThan(0);
    expect(turns.count).toBe(expected);
  });

  it.each([
    ["a body", "off", {}, (body: string) => Buffer.from(body)],
    ["a compressed body", "on", { "content-encoding": "gzip" }, gzipSync],
  ] as const)("%s is parsed in a turn of its client", async (_name, FAST_UNARY, encoding, encode) => {
    onTestFinished(() => void vi.restoreAllMocks());
    const schedule = vi.spyOn(FairQueue.prototype, "schedule");
    const { url } = await serve({ FAST_UNARY });
    // cast: it is a method of queues.
    const queueOf = () => schedule.mock.contexts.at(-1) as FairQueue;
    const { parse } = JSON;
    const hadTurn: boolean[] = [];
    vi.spyOn(JSON, "parse").mockImplementation((text) => {
      if (text.includes("in its turn")) hadTurn.push(queueOf().has("127.0.0.1"));
      return parse(text);
    });
    const { status } = await fetch(`${url}/identity.v1.IdentityService/GenerateIdentity`, {
      method: "POST",
      headers: { "content-type": "application/json", ...encoding },
      body: encode('{"gender":"GENDER_MALE","seed":"in its turn"}'),
    });
    expect([status, hadTurn]).toEqual([200, [true]]);
  });
});
