import { cors as connect } from "@connectrpc/connect";
import { type Headers, header, type Request, type Response, send } from "./exchange.ts";
import { shared } from "./field-lines.ts";

/** Which pages of other origins may call. */
export interface CorsPolicy {
  /** What marks an answer for the origin that asks, if it may. */
  headersFor(origin: string | undefined): Headers;
  /** Marks an answer so. */
  mark(request: Request, response: Response): void;
  /** Answers a preflight; false if the request is none. */
  preflight(request: Request, response: Response): boolean;
}

const allowedHeaders = [...connect.allowedHeaders, "Accept", "X-Request-Id"].join(", ");
const exposedHeaders = [
  ...connect.exposedHeaders,
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "Identity-Seed",
  "Identity-Reference-Date",
  "Identity-Data-Version",
  "X-Request-Id",
].join(", ");
const allowedMethods = [...new Set([...connect.allowedMethods, "HEAD"])].join(", ");

/** Two hours, the longest that Chromium keeps a preflight. */
const MAX_AGE = "7200";

/** No credentials are ever used, so that a wildcard is safe. */
export function createCors(origins: readonly string[]): CorsPolicy {
  const everyone = origins.includes("*");
  const allowed = new Set(origins);
  const originFor = (origin: string | undefined): string | undefined => {
    if (origin === undefined) return undefined;
    if (everyone) return "*";
    return allowed.has(origin) ? origin : undefined;
  };
  const unmarked = shared(everyone ? {} : { vary: "Origin" });
  const headersFor = (asking: string | undefined): Headers => {
    const origin = originFor(asking);
    if (origin === undefined) return unmarked;
    return {
      ...unmarked,
      "access-control-allow-origin": origin,
      "access-control-expose-headers": exposedHeaders,
    };
  };
  const mark = (request: Request, response: Response): void => {
    const headers = headersFor(header(request, "origin"));
    for (const name in headers) response.setHeader(name, headers[name] ?? "");
  };

  return {
    headersFor,
    mark,
    preflight(request, response) {
      const asked = header(request, "access-control-request-method");
      if (request.method !== "OPTIONS" || asked === undefined || header(request, "origin") === undefined) return false;
      mark(request, response);
      send(response, 204, {
        ...(originFor(header(request, "origin")) === undefined
          ? {}
          : {
              "access-control-allow-methods": allowedMethods,
              "access-control-allow-headers": allowedHeaders,
              "access-control-max-age": MAX_AGE,
            }),
        vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
      });
      return true;
    },
  };
}
