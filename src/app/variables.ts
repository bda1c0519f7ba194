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

/** A list, separated by commas, of items that all fit. */
const listOf = (fits: (item: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text === "" ? [] : text.split(",").map((item) => item.trim()))),
    v.check((items) => items.every((item) => item !== ""), "must be a list separated by commas without empty parts"),
    v.check((items) => items.every(fits), message),
  );

const onOff = v.pipe(
  v.picklist(["on", "off"], "must be on or off"),
  v.transform((text) => text === "on"),
);

/** Every variable: what it takes, what it is without, and what it does. */
export const variables = {
  PORT: [whole(0, 65_535), "8080", "port to serve on; 0 takes a free one"],
  HOST: [
    v.pipe(v.string(), v.transform(orUndefined)),
    "",
    "address to listen on; all addresses, IPv6 and IPv4, if left out",
  ],
  RATE_LIMIT: [whole(0, 1_000_000), "100", "calls of one client in a window; 0 switches the limit off"],
  RATE_WINDOW_SECONDS: [whole(1, 86_400), "60", "length of the window, from a client's first call"],
  MAX_CLIENTS: [whole(1, 10_000_000), "100000", "client addresses that are counted at the same time"],
  REDIS_URL: [
    listOf(isRedis, "must be URLs such as redis://user:password@redis.example:6379/0 or rediss:, separated by commas"),
    "",
    "Redis that all replicas share the limit in; several URLs are nodes of one Redis Cluster",
  ],
  REDIS_FAILURE: [
    v.picklist(["open", "closed"], "must be open or closed"),
    "open",
    "while Redis is unavailable: open counts in each process, closed answers 503",
  ],
  WORKERS: [whole(1, 1_024), "1", "worker processes; more than 1 require REDIS_URL, unless RATE_LIMIT=0"],
  TRUSTED_PROXIES: [
    listOf(isRange, "must be address ranges such as 10.0.0.0/8, separated by commas"),
    "",
    "CIDRs, separated by commas, whose X-Forwarded-For counts",
  ],
  CORS_ORIGINS: [
    listOf(isOrigin, "must be * or origins such as https://example.org, separated by commas"),
    "*",
    "origins, separated by commas, whose pages may call",
  ],
  ADMIN_PORT: [
    v.pipe(
      v.union([v.literal(""), whole(0, 65_535)], "must be a whole number from 0 to 65535"),
      v.transform(orUndefined),
    ),
    "",
    "port of GET /metrics, on the same address; no metrics if left out",
  ],
  TLS_CERT_FILE: [v.string(), "", "PEM file of the certificate chain; needs TLS_KEY_FILE"],
  TLS_KEY_FILE: [v.string(), "", "PEM file of the private key; needs TLS_CERT_FILE"],
  MAX_BODY_BYTES: [
    whole(256, 1_048_576),
    "4096",
    "largest request body, before and after decompression; records to verify may have 2 MiB",
  ],
  SHUTDOWN_GRACE_SECONDS: [whole(0, 3_600), "10", "time that running calls have to finish when stopping"],
  CONNECTIONS_PER_CLIENT: [whole(1, 10_000), "1000", "connections of one client at once; trusted proxies are exempt"],
  BAN_SECONDS: [whole(0, 86_400), "10", "seconds for which a client that floods is banned; 0: never"],
  REFLECTION: [onOff, "on", "server reflection of gRPC, by which tools read the schema; off: UNIMPLEMENTED"],
  FAST_UNARY: [onOff, "on", "fast path for unary RPCs; off sends every RPC through Connect's handlers"],
  LOG_LEVEL: [v.picklist(logLevels, `must be one of ${logLevels.join(", ")}`), "info", "least severity that is logged"],
} as const;

/** An empty text stands for a variable that is left out. */
function orUndefined<Value>(value: Value | ""): Value | undefined {
  return value === "" ? undefined : value;
}

function isOrigin(text: string): boolean {
  return text === "*" || (URL.canParse(text) && new URL(text).origin === text);
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
