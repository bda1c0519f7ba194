import type { DescService } from "@bufbuild/protobuf";
import {
  type ConnectRouter,
  type ConnectRouterOptions,
  type ContextValues,
  createContextValues,
} from "@connectrpc/connect";
import { compressionGzip, connectNodeAdapter } from "@connectrpc/connect-node";
import { bounds } from "./bounds.ts";
import { meterKey } from "./charge.ts";
import type { Request, Response } from "./exchange.ts";
import { createLane } from "./lane/lane.ts";
import type { Meter } from "./meter.ts";

export interface AdapterOptions {
  readonly services: readonly DescService[];
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

/** Hands a request to Connect; false if its path is none of the services' methods. */
export type Rpc = (request: Request, response: Response, meter: Meter | undefined) => boolean;

/** Compressed answers begin here: below, compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;

/** Connect, gRPC and gRPC-Web through Connect's own adapter, but for the unary calls that the lean lane takes. */
export function createRpc(adapterOptions: AdapterOptions): Rpc {
  const { services, routes, maxBodyBytes, shutdownSignal, leanLane, report } = adapterOptions;
  const meters = new WeakMap<Request, Meter>();
  const contextValues = (request: Request): ContextValues => createContextValues().set(meterKey, meters.get(request));
  const paths = new Set(services.flatMap(({ typeName, methods }) => methods.map(({ name }) => `/${typeName}/${name}`)));
  const options: ConnectRouterOptions = {
    readMaxBytes: maxBodyBytes,
    maxTimeoutMs: bounds.longestDeadline,
    compressMinBytes: COMPRESS_FROM_BYTES,
    acceptCompression: [compressionGzip],
    jsonOptions: { ignoreUnknownFields: false },
    shutdownSignal,
  };
  const lane = leanLane ? createLane({ routes, options, contextValues, report }) : undefined;
  const handle = connectNodeAdapter({
    ...options,
    routes: (router) => {
      for (const route of routes) route(router);
    },
    contextValues,
  });

  return (request, response, meter) => {
    const url = request.url ?? "";
    const mark = url.indexOf("?");
    if (!paths.has(mark === -1 ? url : url.slice(0, mark))) return false;
    if (meter !== undefined) meters.set(request, meter);
    if (lane?.(request, response) !== true) handle(request, response);
    return true;
  };
}
