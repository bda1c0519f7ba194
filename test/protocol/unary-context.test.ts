import { createServer as createHttp1Server } from "node:http";
import { createServer as createHttp2Server, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { Server } from "node:net";
import { Code, ConnectError, createContextValues } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { GenerateIdentityRequestSchema } from "../../src/gen/identity/v1/identity_pb.ts";
import { Context } from "../../src/http/message/context.ts";
import { Http2Request, Http2Response } from "../../src/http/message/http2-messages.ts";
import type { Handler, NodeRequest, NodeResponse } from "../../src/http/message/message.ts";
import { collect } from "../../src/rpc/routes.ts";
import { createUnary } from "../../src/rpc/unary/unary.ts";
import { listen } from "./listen.ts";
import { peer } from "./peer.ts";
import { expected } from "./unary/differences.ts";
import { actions, colour, exposingRoutes } from "./unary/exposing-service.ts";
import { type Seen, seen } from "./unary/outcome.ts";
import { type Call, type Protocol, protocols } from "./unary/protocols.ts";

/** What ends all calls when the server stops. */
interface Stop {
  readonly shutdownSignal?: AbortSignal;
}

interface Served {
  readonly port: number;
  /** What the service recorded. */
  readonly recorded: string[];
  /** Calls that took the fast path. */
  readonly taken: () => number;
  readonly bugs: unknown[];
}

/** The exposing service alone on a port, with the fast path before Connect's handlers or without it. */
async function expose(protocol: Protocol, isFast: boolean, own: Stop = {}): Promise<Served> {
  const recorded: string[] = [];
  const bugs: unknown[] = [];
  let taken = 0;
  const routes = [exposingRoutes((what) => recorded.push(what))];
  const contextValues = () => createContextValues().set(colour, "blue");
  const options = { readMaxBytes: 4_096, jsonOptions: { ignoreUnknownFields: false }, ...own };
  const unary = createUnary({ routes: collect(routes), options, contextValues, report: (error) => bugs.push(error) });
  const stock = connectNodeAdapter({
    ...options,
    routes: (router) => {
      for (const route of routes) route(router);
    },
    contextValues,
  });
  const answerFast: Handler = (...message) => {
    if (unary.answer(new Context(...message))) taken++;
  };
  const answer = (request: NodeRequest, response: NodeResponse): void => {
    response.setHeader("x-request-id", new Context(request, response, peer).requestId);
    stock(request, response);
  };
  const isHttp2 = protocol.name.endsWith("HTTP/2");
  const server: Server = isHttp2
    ? createHttp2Server(isFast ? undefined : answer)
    : createHttp1Server(isFast ? (request, response) => answerFast(request, response, peer) : answer);
  // As the service does: Node's own requests and responses would read the stream as well.
  if (isHttp2 && isFast) {
    server.on("stream", (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, _flags: number, raw: string[]) => {
      answerFast(new Http2Request(stream, headers, raw), new Http2Response(stream), peer);
    });
  }
  return { port: await listen(server), recorded, taken: () => taken, bugs };
}

const call = (protocol: Protocol, seed: string, more: Partial<Call> = {}): Call => ({
  name: seed,
  path: "/identity.v1.IdentityService/GenerateIdentity",
  body: protocol.body(GenerateIdentityRequestSchema, { seed }),
  ...more,
});

/** Calls that throw what is no ConnectError, which is reported once. */
const bugs = new Set(["an error of its own", "something thrown"]);

/** Calls that end by a signal, which the tests of that signal make. */
const waiting = new Set(["deadline", "client leaves", "shut down"]);

describe.each(protocols)("a method called through the fast path for $name", (protocol) => {
  const both = async (asked: Call, own: () => Stop = () => ({})): Promise<[Seen, Seen, Served]> => {
    const fast = await expose(protocol, true, own());
    const stock = await expose(protocol, false, own());
    const mine = seen(await protocol.call(fast.port, asked));
    const theirs = expected(seen(await protocol.call(stock.port, asked)), asked.name);
    expect([fast.taken(), stock.taken()]).toEqual([1, 0]);
    expect(fast.recorded).toEqual(stock.recorded);
    expect(fast.bugs).toHaveLength(bugs.has(asked.name) ? 1 : 0);
    return [mine, theirs, fast];
  };

  it.each([...Object.keys(actions), "no such action"].filter((action) => !waiting.has(action)))(
    "sees what Connect's handlers show: %s",
    async (action) => {
      const [mine, theirs] = await both(
        call(protocol, action, { headers: { "x-own": "a", [protocol.acceptEncoding]: "identity" } }),
      );
      expect(mine).toEqual(theirs);
    },
  );

  it("sends header, trailer and error metadata of one name with an error", async () => {
    for (const isFast of [true, false]) {
      const { port } = await expose(protocol, isFast);
      const { headers, trailers, body } = await protocol.call(port, call(protocol, "one name three times"));
      const sent = JSON.stringify([headers, trailers, body.toString("latin1")]);
      for (const value of ["from-header", "from-trailer", "from-error"]) expect(sent).toContain(value);
    }
  });

  it("reads how much time is left", async () => {
    const minute = protocol.isGrpc ? "60S" : "60000";
    const [mine, theirs] = await both(call(protocol, "time left", { headers: { [protocol.timeout]: minute } }));
    expect(mine).toEqual(theirs);
    expect(mine.status).toBe(200);
  });

  it.each([protocol.isGrpc ? "30m" : "30", protocol.isGrpc ? "0n" : "0"])(
    "is aborted at its deadline %s",
    async (deadline) => {
      const [mine, theirs] = await both(call(protocol, "deadline", { headers: { [protocol.timeout]: deadline } }));
      expect(mine).toEqual(theirs);
      expect(mine.error?.code ?? mine.metadata["grpc-status"]).toBe(
        protocol.isGrpc ? String(Code.DeadlineExceeded) : "deadline_exceeded",
      );
    },
  );

  it("is aborted when its client aborts", async () => {
    for (const isFast of [true, false]) {
      const { port, recorded, bugs } = await expose(protocol, isFast);
      await protocol.call(port, call(protocol, "client leaves", { leaves: true }));
      await expect.poll(() => recorded).toHaveLength(1);
      expect(recorded).toEqual(["canceled"]);
      expect(bugs).toEqual([]);
    }
  });

  it("is aborted when the server shuts down", async () => {
    const stopping = (): Stop => {
      const shutdown = new AbortController();
      setTimeout(() => shutdown.abort(new ConnectError("stopping", Code.Unavailable)), 30);
      return { shutdownSignal: shutdown.signal };
    };
    const [mine, theirs] = await both(call(protocol, "shut down"), stopping);
    expect(mine).toEqual(theirs);
    expect(mine.error?.message ?? mine.metadata["grpc-message"]).toBe("stopping");
  });
});
