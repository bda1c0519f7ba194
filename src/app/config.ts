import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { createTrust } from "../limit/client.ts";
import { nearestName } from "../schema/meant.ts";

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type Settings = {
  readonly [Name in keyof typeof variables as CamelCase<Name>]: v.InferOutput<(typeof variables)[Name][0]>;
};

/** All that the environment may decide, under the names of the variables, which say what each does. */
export interface Config extends Omit<Settings, "redisUrl" | "tlsCertFile" | "tlsKeyFile"> {
  readonly redisUrls: Settings["redisUrl"];
  /** Certificate chain and private key, both PEM. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
}

/** A value that cannot be used: one sentence that begins with the variable's name. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the configuration; an empty variable counts as left out. Throws ConfigError at the first value that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries(variables).map(([name, [schema, fallback]]) => {
    const result = v.safeParse(schema, env[name] || fallback);
    if (!result.success) throw new ConfigError(`${name} ${result.issues[0].message}.`);
    return [name.toLowerCase().replace(/_./g, (pair) => pair.slice(1).toUpperCase()), result.output];
  });
  // cast: each value is what the schema of its variable gives.
  const { redisUrl: redisUrls, tlsCertFile, tlsKeyFile, ...values } = Object.fromEntries(entries) as Settings;
  if (values.workers > 1 && values.rateLimit > 0 && redisUrls.length === 0)
    throw new ConfigError("WORKERS above 1 needs REDIS_URL, or each worker would grant the whole limit.");
  return { ...values, redisUrls, tls: readTls(tlsCertFile, tlsKeyFile) };
}

/** Variables that are none of ours but look like one, each with the one that is probably meant: `RATELIMIT (RATE_LIMIT)`. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(variables);
  // Others set many that are near to PORT and HOST.
  const long = names.filter((name) => name.includes("_"));
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    const upper = name.toUpperCase();
    const meant =
      names.find((own) => own.replaceAll("_", "") === upper.replaceAll("_", "")) ??
      long.find((own) => upper.startsWith(`${own}_`) || upper.endsWith(`_${own}`)) ??
      nearestName(long, upper);
    return meant === undefined ? [] : [`${name} (${meant})`];
  });
}

function readTls(certFile: string, keyFile: string): Config["tls"] {
  if (certFile === "" && keyFile === "") return undefined;
  if (keyFile === "") throw new ConfigError("TLS_KEY_FILE must be set when TLS_CERT_FILE is.");
  if (certFile === "") throw new ConfigError("TLS_CERT_FILE must be set when TLS_KEY_FILE is.");
  const cert = readText("TLS_CERT_FILE", certFile);
  const key = readText("TLS_KEY_FILE", keyFile);
  // Node reports OpenSSL's own message for a pair that does not match, and serves without a certificate if it is empty.
  const certificate = orRefuse("TLS_CERT_FILE must hold a certificate in PEM.", () => new X509Certificate(cert));
  const secret = orRefuse("TLS_KEY_FILE must hold a private key in PEM without a passphrase.", () =>
    createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(secret))
    throw new ConfigError("TLS_KEY_FILE must hold the private key of the first certificate in TLS_CERT_FILE.");
  return { cert, key };
}

function readText(name: string, file: string): string {
  return orRefuse(`${name} must name a file that can be read.`, () => readFileSync(file, "utf8"));
}

function orRefuse<Value>(sentence: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new ConfigError(sentence, { cause });
  }
}

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
