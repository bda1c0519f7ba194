import { createServer as createHttp1Server } from "node:http";
import { createServer as createHttp2Server, type Http2Server } from "node:http2";
import type { AddressInfo, Server } from "node:net";
import {
  Code,
  ConnectError,
  type ConnectRouterOptions,
  createContextValues,
  type Interceptor,
} from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { describe, expect, it, onTestFinished } from "vitest";
import { GenerateIdentityRequestSchema } from "../../src/gen/identity/v1/identity_pb.ts";
import type { Handler, Request, Response } from "../../src/transport/exchange.ts";
import { serveBare } from "../../src/transport/lane/bare.ts";
import { createLane } from "../../src/transport/lane/lane.ts";
import { expected } from "./lane/differences.ts";
import { colour, deeds, exposingRoutes } from "./lane/exposing-service.ts";
import { type Seen, seen } from "./lane/outcome.ts";
import { type Call, type Wire, wires } from "./lane/wires.ts";

interface Served {
  readonly port: number;
  /** What the service was told by itself. */
  readonly told: string[];
  /** What the lane took. */
  readonly taken: () => number;
  readonly bugs: unknown[];
}

/** The exposing service alone on a port, with the lane before the stock adapter or without it. */
async function expose(wire: Wire, hasLane: boolean, own: ConnectRouterOptions = {}): Promise<Served> {
  const told: string[] = [];
  const bugs: unknown[] = [];
  let taken = 0;
  const routes = [exposingRoutes((what) => told.push(what))];
  const contextValues = () => createContextValues().set(colour, "blue");
  const options: ConnectRouterOptions = { readMaxBytes: 4_096, jsonOptions: { ignoreUnknownFields: false }, ...own };
  const lane = createLane({ routes, options, contextValues, report: (error) => bugs.push(error) });
  const stock = connectNodeAdapter({
    ...options,
    routes: (router) => {
      for (const route of routes) route(router);
    },
    contextValues,
  });
  const createHttp2 = (handler: Handler): Http2Server => {
    const server = createHttp2Server(handler);
    if (hasLane) serveBare(server, handler, lane.isUnary);
    return server;
  };
  const handle = (request: Request, response: Response): void => {
    if (hasLane && lane.answer(request, response)) taken++;
    else stock(request, response);
  };
  const server: Server = wire.name.endsWith("HTTP/2") ? createHttp2(handle) : createHttp1Server(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // A TCP server has an AddressInfo, not the name of a pipe.
  return { port: (server.address() as AddressInfo).port, told, taken: () => taken, bugs };
}

const call = (wire: Wire, seed: string, more: Partial<Call> = {}): Call => ({
  name: seed,
  path: "/identity.v1.IdentityService/GenerateIdentity",
  body: wire.body(GenerateIdentityRequestSchema, { seed }),
  ...more,
});

/** Answers that wait for a signal are asked for with what gives it. */
const waiting = new Set(["deadline", "client leaves", "shut down"]);

describe.each(wires)("a method called through the lane for $name", (wire) => {
  const both = async (asked: Call, own: () => ConnectRouterOptions = () => ({})): Promise<[Seen, Seen, Served]> => {
    const lane = await expose(wire, true, own());
    const stock = await expose(wire, false, own());
    const mine = seen(await wire.call(lane.port, asked));
    const theirs = expected(seen(await wire.call(stock.port, asked)), asked.name);
    expect([lane.taken(), stock.taken()]).toEqual([1, 0]);
    expect(lane.told).toEqual(stock.told);
    expect(lane.bugs).toEqual([]);
    return [mine, theirs, lane];
  };

  it.each([...Object.keys(deeds), "no such deed"].filter((deed) => !waiting.has(deed)))(
    "finds what it finds without: %s",
    async (deed) => {
      const [mine, theirs] = await both(
        call(wire, deed, { headers: { "x-own": "a", [wire.acceptEncoding]: "identity" } }),
      );
      expect(mine).toEqual(theirs);
    },
  );

  it("knows how much time is left", async () => {
    const minute = wire.isGrpc ? "60S" : "60000";
    const [mine, theirs] = await both(call(wire, "time left", { headers: { [wire.timeout]: minute } }));
    expect(mine).toEqual(theirs);
    expect(mine.status).toBe(200);
  });

  it.each([wire.isGrpc ? "30m" : "30", wire.isGrpc ? "0n" : "0"])(
    "is told when its deadline %s is over",
    async (deadline) => {
      const [mine, theirs] = await both(call(wire, "deadline", { headers: { [wire.timeout]: deadline } }));
      expect(mine).toEqual(theirs);
      expect(mine.error?.code ?? mine.metadata["grpc-status"]).toBe(
        wire.isGrpc ? String(Code.DeadlineExceeded) : "deadline_exceeded",
      );
    },
  );

  it("is told when its client leaves", async () => {
    for (const hasLane of [true, false]) {
      const { port, told, bugs } = await expose(wire, hasLane);
      await wire.call(port, call(wire, "client leaves", { leaves: true }));
      await expect.poll(() => told).toHaveLength(1);
      expect(told).toEqual(["canceled"]);
      expect(bugs).toEqual([]);
    }
  });

  it("is told when the server shuts down", async () => {
    const stopping = (): ConnectRouterOptions => {
      const shutdown = new AbortController();
      setTimeout(() => shutdown.abort(new ConnectError("stopping", Code.Unavailable)), 30);
      return { shutdownSignal: shutdown.signal };
    };
    const [mine, theirs] = await both(call(wire, "shut down"), stopping);
    expect(mine).toEqual(theirs);
    expect(mine.error?.message ?? mine.metadata["grpc-message"]).toBe("stopping");
  });

  it("is called through interceptors", async () => {
    const interceptor: Interceptor = (next) => async (request) => {
      const answer = await next(request);
      answer.header.set("intercepted", `${request.method.name} ${request.header.get("x-own")}`);
      answer.trailer.set("intercepted-too", request.contextValues.get(colour));
      return answer;
    };
    const intercepted = (): ConnectRouterOptions => ({ interceptors: [interceptor] });
    for (const deed of ["nothing", "headers", "headers and an error", "names"]) {
      const [mine, theirs] = await both(call(wire, deed, { headers: { "x-own": "a" } }), intercepted);
      expect(mine, deed).toEqual(theirs);
    }
  });
});
