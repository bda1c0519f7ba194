import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "../limits.ts";
import type { Exposition } from "./metrics.ts";

/** The operators' own port, for a network that callers do not reach. */
export interface Admin {
  listen(port: number, host: string | undefined): Promise<number>;
  close(): Promise<void>;
}

/** Serves `GET /metrics` and nothing else. */
export function createAdmin(metrics: Exposition): Admin {
  const server: Server = createServer(
    { headersTimeout: limits.headersTimeout, requestTimeout: limits.requestTimeout },
    async (request, response) => {
      if (request.url !== "/metrics") return void response.writeHead(404).end();
      if (request.method !== "GET" && request.method !== "HEAD") {
        return void response.writeHead(405, { allow: "GET, HEAD" }).end();
      }
      const text = await metrics.text();
      response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" });
      response.end(request.method === "HEAD" ? undefined : text);
    },
  );
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
          server.off("error", reject);
          // A TCP server has an AddressInfo, not the name of a pipe.
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
