import {
  type ConnectRouter,
  type ConnectRouterOptions,
  type ContextValues,
  createConnectRouter,
  createContextValues,
} from "@connectrpc/connect";
import type { UniversalServerResponse } from "@connectrpc/connect/protocol";
import {
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from "@connectrpc/connect-node";
import { blameSenders } from "./blame.ts";
import { bounds } from "./bounds.ts";
import { meterKey } from "./charge.ts";
import { boundDeadline } from "./deadline.ts";
import { isDeparture } from "./departure.ts";
import type { Request, Response } from "./exchange.ts";
import type { IsUnary } from "./lane/bare.ts";
import { createLane } from "./lane/lane.ts";
import { limitHeaders, type Meter } from "./meter.ts";

export interface AdapterOptions {
  readonly routes: readonly ((router: ConnectRouter) => void)[];
  /** Largest message that is read, also after decompression. */
  readonly maxBodyBytes: number;
  /** Ends streams when the server stops. */
  readonly shutdownSignal: AbortSignal;
  /** Whether unary calls take the lean lane. */
  readonly leanLane: boolean;
  /** Told once of every bug. */
  readonly report: (error: unknown) => void;
}

export interface Rpc {
  /** Hands a request to Connect; false if its path is none of the routes' methods. */
  answer(request: Request, response: Response, meter: Meter | undefined): boolean;
  /** Undefined: no call takes the lean lane. */
  readonly isUnary: IsUnary | undefined;
}

/** Compressed answers begin here: below, compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;

/**
 * Connect, gRPC and gRPC-Web through Connect's own handlers, but for the unary calls that the lean lane takes. Connect's
 * adapter would do the same, but print to the console what is reported here, clients that leave among it.
 */
export function createRpc(adapterOptions: AdapterOptions): Rpc {
  const { routes, maxBodyBytes, shutdownSignal, leanLane, report } = adapterOptions;
  const meters = new WeakMap<Request, Meter>();
  const contextValues = (request: Request): ContextValues => createContextValues().set(meterKey, meters.get(request));
  const options: ConnectRouterOptions = {
    readMaxBytes: maxBodyBytes,
    maxTimeoutMs: bounds.longestDeadline,
    compressMinBytes: COMPRESS_FROM_BYTES,
    acceptCompression: [compressionGzip],
    jsonOptions: { ignoreUnknownFields: false },
    shutdownSignal,
  };
  const lane = leanLane ? createLane({ routes, options, contextValues, report }) : undefined;
  const router = createConnectRouter(options);
  for (const route of routes) route(blameSenders(router));
  const handlers = new Map(router.handlers.map((handler) => [handler.requestPath, handler]));

  const answer: Rpc["answer"] = (request, response, meter) => {
    const url = request.url ?? "";
    const mark = url.indexOf("?");
    const handler = handlers.get(mark === -1 ? url : url.slice(0, mark));
    if (handler === undefined) return false;
    if (meter !== undefined) meters.set(request, meter);
    boundDeadline(request);
    // Connect stops listening for errors when the response closes, which is just before the error of a request that was
    // cut off is told; unheard it would end the process.
    if (!("stream" in request)) request.on("error", () => {});
    if (lane?.answer(request, response) === true) return true;
    handler(universalRequestFromNodeRequest(request, response, undefined, contextValues(request)))
      .then((answer) => universalResponseToNodeResponse(complete(answer, handler.allowedMethods, meter), response))
      .catch((error) => {
        if (!isDeparture(error)) report(error);
      });
    return true;
  };

  return { answer, isUnary: lane?.isUnary };
}

/** Connect's refusals of a method or a media type are bare: RFC 9110 wants Allow, and callers what they have left. */
function complete(answer: UniversalServerResponse, methods: readonly string[], meter: Meter | undefined) {
  if (answer.status !== 405 && answer.status !== 415) return answer;
  const allow = answer.status === 405 ? { allow: methods.join(", ") } : {};
  return { ...answer, header: new Headers({ ...limitHeaders(meter), ...allow }) };
}
