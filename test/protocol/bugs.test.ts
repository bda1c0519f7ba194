import { createServer as createHttp1Server, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { Server } from "node:net";
import { Code, type ConnectRouter } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import { GenerateIdentityRequestSchema, IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import { Context } from "../../src/http/message/context.ts";
import { readHead } from "../../src/http/message/request-head.ts";
import { createRpc } from "../../src/rpc/adapter.ts";
import { listen } from "./listen.ts";
import { peer } from "./peer.ts";
import { seen } from "./unary/outcome.ts";
import { type Protocol, protocols } from "./unary/protocols.ts";

/** Methods with bugs, which do not report them themselves. */
function routes(router: ConnectRouter): void {
  router.rpc(IdentityService.method.generateIdentity, () => {
    throw new TypeError("a secret");
  });
  // Neither can be serialized: the number as binary, the text as JSON. cast: what the types exclude is the bug.
  router.rpc(IdentityService.method.batchGenerateIdentities, () => ({ firstIndex: -1, seed: 5 as never }));
}

async function serveBugs(protocol: Protocol, fastUnary: boolean) {
  const bugs: unknown[] = [];
  const codes: (string | undefined)[] = [];
  const rpc = createRpc({
    routes: [routes],
    limitedPaths: new Set(),
    maxBodyBytes: 4_096,
    shutdownSignal: new AbortController().signal,
    fastUnary,
    report: (error) => bugs.push(error),
  });
  const handle = (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    const context = new Context(request, response, peer);
    readHead(context);
    response.once("close", () => codes.push(context.operation?.code));
    const route = rpc.routes.find(({ path }) => path === context.path) ?? expect.fail();
    context.operation = { name: route.path, protocol: "connect" };
    void route.handle(context);
  };
  const server: Server = protocol.name.endsWith("HTTP/2") ? createHttp2Server(handle) : createHttp1Server(handle);
  return { port: await listen(server), bugs, codes };
}

describe.each(protocols)("a method called over $name", (protocol) => {
  it.each([
    ["throws", "GenerateIdentity", true],
    ["throws", "GenerateIdentity", false],
    ["returns what cannot be serialized", "BatchGenerateIdentities", true],
    ["returns what cannot be serialized", "BatchGenerateIdentities", false],
  ])("that %s is reported once and answered without detail (%s, fast path: %s)", async (name, method, isFast) => {
    const { port, bugs, codes } = await serveBugs(protocol, isFast);
    const body = protocol.body(GenerateIdentityRequestSchema, {});
    const path = `/identity.v1.IdentityService/${method}`;
    const { status, metadata, error } = seen(await protocol.call(port, { name, path, body }));
    if (protocol.isGrpc) {
      expect(metadata).toMatchObject({ "grpc-status": String(Code.Internal) });
      expect(decodeURIComponent(metadata["grpc-message"] ?? "")).toBe("internal error");
    } else expect([status, error]).toEqual([500, { code: "internal", message: "internal error" }]);
    await expect.poll(() => codes).toEqual(["internal"]);
    expect(bugs).toHaveLength(1);
  });
});
