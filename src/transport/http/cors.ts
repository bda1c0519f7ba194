import { cors as connect } from "@connectrpc/connect";
import type { Context } from "./context.ts";
import type { Headers } from "./message.ts";

/** Which pages of other origins may call. */
export interface CorsPolicy {
  /** Adds to the response what lets the asking origin read it, if it may. */
  apply(context: Context): void;
  /** Answers a preflight; false if the request is none. */
  preflight(context: Context): boolean;
}

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

/** A list of field names (RFC 9110 section 5.6). */
const FIELD_NAMES = /^[!#$%&'*+\-.^_`|~0-9A-Za-z, \t]+$/;

/** Every request field is allowed: tracing and proxies add their own, and no field has the power of a credential. */
function allowedFields(context: Context): Headers {
  const asked = context.header("access-control-request-headers");
  return asked !== undefined && FIELD_NAMES.test(asked) ? { "access-control-allow-headers": asked } : {};
}

/** The policy for a list of origins, or `*`. No credentials are ever used, so that a wildcard is safe. */
export function createCors(origins: readonly string[]): CorsPolicy {
  const everyone = origins.includes("*");
  const allowed = new Set(origins);
  const originFor = (origin: string | undefined): string | undefined => {
    if (origin === undefined) return undefined;
    if (everyone) return "*";
    return allowed.has(origin) ? origin : undefined;
  };
  const share = (context: Context): void => {
    const origin = originFor(context.header("origin"));
    if (origin === undefined) return;
    context.set({ "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders });
  };

  return {
    apply(context) {
      if (!everyone) context.set({ vary: "Origin" });
      share(context);
    },
    preflight(context) {
      const { method } = context.request;
      if (method !== "OPTIONS" || context.header("access-control-request-method") === undefined) return false;
      const origin = context.header("origin");
      if (origin === undefined) return false;
      share(context);
      context.send(204, {
        ...(originFor(origin) === undefined
          ? {}
          : {
              "access-control-allow-methods": allowedMethods,
              ...allowedFields(context),
              "access-control-max-age": MAX_AGE,
            }),
        vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
      });
      return true;
    },
  };
}
