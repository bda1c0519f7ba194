import { cors as connect } from "@connectrpc/connect";
import type { Context } from "./context.ts";
import type { Headers } from "./message.ts";

/** Which pages of other origins may call. */
export type CorsPolicy = ReturnType<typeof createCors>;

const exposedHeaders = [
  ...connect.exposedHeaders,
  "Allow",
  "ETag",
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
export function createCors(origins: readonly string[]) {
  const everyone = origins.includes("*");
  const allowed = new Set(origins);
  /** The origin that may read the response: with `*` whichever asks, so that shared caches may keep one for all. */
  const originFor = (context: Context): string | undefined => {
    if (everyone) return "*";
    const origin = context.header("origin");
    return origin !== undefined && allowed.has(origin) ? origin : undefined;
  };

  return {
    /** Adds to the response what lets the asking origin read it, if it may. To be called before `preflight`. */
    apply(context: Context): void {
      if (!everyone) context.set({ vary: "Origin" });
      const origin = originFor(context);
      if (origin === undefined) return;
      context.set({ "access-control-allow-origin": origin, "access-control-expose-headers": exposedHeaders });
    },
    /** Answers a preflight; false if the request is none. */
    preflight(context: Context): boolean {
      const { method } = context.request;
      if (method !== "OPTIONS" || context.header("access-control-request-method") === undefined) return false;
      if (context.header("origin") === undefined) return false;
      context.send(204, {
        ...(originFor(context) === undefined
          ? {}
          : {
              "access-control-allow-methods": allowedMethods,
              ...allowedFields(context),
              "access-control-max-age": MAX_AGE,
            }),
        vary: "Access-Control-Request-Method, Access-Control-Request-Headers",
      });
      return true;
    },
  };
}
