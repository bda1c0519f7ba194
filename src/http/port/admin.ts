import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Exposition } from "../../observe/metrics.ts";
import { limits as defaults, type Limits } from "../limits.ts";
import { http1Options } from "./http1.ts";

/** The operators' own port, for a network that callers do not reach. */
interface Admin {
  listen(port: number, host: string | undefined): Promise<number>;
  close(): Promise<void>;
}

interface AdminOptions {
  readonly limits?: Partial<Limits>;
  readonly onMetricsFailure?: (error: unknown) => void;
}

/** Serves `GET /metrics` alone, within the time-outs of the service: 503 if the metrics cannot be read. */
export function createAdmin(metrics: Exposition, { onMetricsFailure, ...options }: AdminOptions): Admin {
  const limits = { ...defaults, ...options.limits };
  const server: Server = createServer(http1Options(limits), (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    }
    metrics.text().then(
      (text) => {
        response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" });
        response.end(request.method === "HEAD" ? undefined : text);
      },
      (error: unknown) => {
        onMetricsFailure?.(error);
        response.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "5" });
        response.end("The metrics cannot be read.\n");
      },
    );
  });
  // Also ends a scrape whose client does not read it.
  server.setTimeout(limits.stallTimeout);
  return {
    async listen(port, host) {
      await once(server.listen(port, host), "listening");
      // cast: a TCP server has an AddressInfo, not the name of a pipe.
      return (server.address() as AddressInfo).port;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
