import * as v from "valibot";
import { createTrust } from "../limit/client.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, message),
    v.toNumber(),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((item) => item.trim())),
  v.check((items) => items.every((item) => item !== ""), "must be a list separated by commas without empty parts"),
);

const origin = "must be * or origins such as https://example.org, separated by commas";

/** Every variable: what it takes, what it is without, and what it does. */
export const variables = {
  PORT: { schema: whole(0, 65_535), fallback: "8080", about: "port to serve on; 0 takes a free one" },
  HOST: { schema: v.string(), fallback: "", about: "address to listen on; all addresses, IPv6 and IPv4, if left out" },
  RATE_LIMIT: {
    schema: whole(0, 1_000_000),
    fallback: "100",
    about: "calls of one client in a window; 0 switches the limit off",
  },
  RATE_WINDOW_SECONDS: {
    schema: whole(1, 86_400),
    fallback: "60",
    about: "length of the window, from a client's first call",
  },
  MAX_CLIENTS: {
    schema: whole(1, 10_000_000),
    fallback: "100000",
    about: "client addresses that are counted at the same time",
  },
  REDIS_URL: {
    schema: v.pipe(
      list,
      v.check(
        (items) => items.every(isRedis),
        "must be URLs such as redis://user:password@redis.example:6379/0 or rediss:, separated by commas",
      ),
    ),
    fallback: "",
    about: "Redis that all replicas share the limit in; several URLs are nodes of one Redis Cluster",
  },
  REDIS_FAILURE: {
    schema: v.picklist(["open", "closed"], "must be open or closed"),
    fallback: "open",
    about: "while Redis is unavailable: open counts in each process, closed answers 503",
  },
  WORKERS: {
    schema: whole(1, 1_024),
    fallback: "1",
    about: "worker processes; more than 1 require REDIS_URL, unless RATE_LIMIT=0",
  },
  TRUSTED_PROXIES: {
    schema: v.pipe(
      list,
      v.check((items) => items.every(isRange), "must be address ranges such as 10.0.0.0/8, separated by commas"),
    ),
    fallback: "",
    about: "CIDRs, separated by commas, whose X-Forwarded-For counts",
  },
  CORS_ORIGINS: {
    schema: v.pipe(
      list,
      v.check((items) => items.every((item) => item === "*" || isOrigin(item)), origin),
    ),
    fallback: "*",
    about: "origins, separated by commas, whose pages may call",
  },
  ADMIN_PORT: {
    schema: v.union([v.literal(""), whole(0, 65_535)], "must be a whole number from 0 to 65535"),
    fallback: "",
    about: "port of GET /metrics, on the same address; no metrics if left out",
  },
  TLS_CERT_FILE: { schema: v.string(), fallback: "", about: "PEM file of the certificate chain; needs TLS_KEY_FILE" },
  TLS_KEY_FILE: { schema: v.string(), fallback: "", about: "PEM file of the private key; needs TLS_CERT_FILE" },
  MAX_BODY_BYTES: {
    schema: whole(256, 1_048_576),
    fallback: "4096",
    about: "largest request body, before and after decompression; records to verify may have 2 MiB",
  },
  SHUTDOWN_GRACE_SECONDS: {
    schema: whole(0, 3_600),
    fallback: "10",
    about: "time that running calls have to finish when stopping",
  },
  CONNECTIONS_PER_CLIENT: {
    schema: whole(1, 10_000),
    fallback: "1000",
    about: "connections of one client at once; trusted proxies are exempt",
  },
  BAN_SECONDS: {
    schema: whole(0, 86_400),
    fallback: "10",
    about: "seconds for which a client that floods is banned; 0: never",
  },
  REFLECTION: {
    schema: v.picklist(["on", "off"], "must be on or off"),
    fallback: "on",
    about: "server reflection of gRPC, by which tools read the schema; off: UNIMPLEMENTED",
  },
  FAST_UNARY: {
    schema: v.picklist(["on", "off"], "must be on or off"),
    fallback: "on",
    about: "fast path for unary RPCs; off sends every RPC through Connect's handlers",
  },
  LOG_LEVEL: {
    schema: v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`),
    fallback: "info",
    about: "least severity that is logged",
  },
} as const;

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Whether it is a URL whose path is at most a database number: with another path, ioredis fails when it connects. */
function isRedis(text: string): boolean {
  try {
    const { protocol, username, password, host, pathname } = new URL(text);
    decodeURIComponent(username + password);
    return /^rediss?:$/.test(protocol) && host !== "" && /^\/?[0-9]*$/.test(pathname);
  } catch {
    return false;
  }
}

function isRange(text: string): boolean {
  try {
    createTrust([text]);
    return true;
  } catch {
    return false;
  }
}
