import type { DescService } from "@bufbuild/protobuf";
import { type ConnectRouter, createContextValues } from "@connectrpc/connect";
import { compressionGzip, connectNodeAdapter } from "@connectrpc/connect-node";
import { bounds } from "./bounds.ts";
import { meterKey } from "./charge.ts";
import type { Request, Response } from "./exchange.ts";
import type { Meter } from "./meter.ts";

export interface AdapterOptions {
  readonly services: readonly DescService[];
  readonly routes: readonly ((router: ConnectRouter) => void)[];
  /** Largest message that is read, also after decompression. */
  readonly maxBodyBytes: number;
  /** Ends streams when the server stops. */
  readonly shutdownSignal: AbortSignal;
}

/** Hands a request to Connect; false if its path is none of the services' methods. */
export type Rpc = (request: Request, response: Response, meter: Meter | undefined) => boolean;

/** Compressed answers begin here: below, compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;

/** Connect, gRPC and gRPC-Web through Connect's own adapter. */
export function createRpc({ services, routes, maxBodyBytes, shutdownSignal }: AdapterOptions): Rpc {
  const meters = new WeakMap<Request, Meter>();
  const paths = new Set(services.flatMap(({ typeName, methods }) => methods.map(({ name }) => `/${typeName}/${name}`)));
  const handle = connectNodeAdapter({
    routes: (router) => {
      for (const route of routes) route(router);
    },
    readMaxBytes: maxBodyBytes,
    maxTimeoutMs: bounds.longestDeadline,
    compressMinBytes: COMPRESS_FROM_BYTES,
    acceptCompression: [compressionGzip],
    jsonOptions: { ignoreUnknownFields: false },
    shutdownSignal,
    contextValues: (request) => createContextValues().set(meterKey, meters.get(request)),
  });

  return (request, response, meter) => {
    const url = request.url ?? "";
    const mark = url.indexOf("?");
    if (!paths.has(mark === -1 ? url : url.slice(0, mark))) return false;
    if (meter !== undefined) meters.set(request, meter);
    handle(request, response);
    return true;
  };
}
