import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { nearestName } from "../schema/meant.ts";
import { type LogLevel, variables } from "./variables.ts";

/** All that the environment may decide. */
export interface Config {
  readonly port: number;
  /** Undefined: every address, IPv6 and IPv4. */
  readonly host: string | undefined;
  /** Calls in one window for each client; 0 switches the limit off. */
  readonly rateLimit: number;
  readonly rateWindowSeconds: number;
  readonly maxClients: number;
  /** Where the allowance is shared: one Redis, or nodes of one Redis Cluster. Empty: each process has its own. */
  readonly redisUrls: readonly string[];
  /** While Redis is unavailable: count in each process, or refuse. */
  readonly redisFailure: "open" | "closed";
  /** Processes that serve. */
  readonly workers: number;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Seconds for which a client that floods is banned; 0: never. */
  readonly banSeconds: number;
  /** Connections of one client at once, unless it is a trusted proxy. */
  readonly connectionsPerClient: number;
  /** Undefined: no metrics. */
  readonly adminPort: number | undefined;
  /** Certificate chain and private key, both PEM. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly maxBodyBytes: number;
  readonly shutdownGraceSeconds: number;
  /** Whether server reflection is served. */
  readonly reflection: boolean;
  /** Whether unary calls take the fast path past Connect's handlers. */
  readonly fastUnary: boolean;
  readonly logLevel: LogLevel;
}

/** A value that cannot be used: one sentence that begins with the variable's name. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the configuration; an empty variable counts as left out. Throws ConfigError at the first value that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends keyof typeof variables>(name: Name): v.InferOutput<(typeof variables)[Name]["schema"]> => {
    const { schema, fallback } = variables[name];
    const result = v.safeParse(schema, env[name] || fallback);
    if (!result.success) throw new ConfigError(`${name} ${result.issues[0].message}.`);
    // The compiler does not see that the schema is the one of this name.
    return result.output as v.InferOutput<(typeof variables)[Name]["schema"]>;
  };
  const readList = (name: "REDIS_URL" | "TRUSTED_PROXIES" | "CORS_ORIGINS"): readonly string[] =>
    (env[name] || variables[name].fallback) === "" ? [] : read(name);

  return {
    port: read("PORT"),
    host: optional(read("HOST")),
    rateLimit: read("RATE_LIMIT"),
    rateWindowSeconds: read("RATE_WINDOW_SECONDS"),
    maxClients: read("MAX_CLIENTS"),
    redisUrls: readList("REDIS_URL"),
    redisFailure: read("REDIS_FAILURE"),
    workers: checkWorkers(read("WORKERS"), read("RATE_LIMIT"), readList("REDIS_URL")),
    trustedProxies: readList("TRUSTED_PROXIES"),
    corsOrigins: readList("CORS_ORIGINS"),
    adminPort: optional(read("ADMIN_PORT")),
    tls: readTls(read("TLS_CERT_FILE"), read("TLS_KEY_FILE")),
    maxBodyBytes: read("MAX_BODY_BYTES"),
    shutdownGraceSeconds: read("SHUTDOWN_GRACE_SECONDS"),
    banSeconds: read("BAN_SECONDS"),
    connectionsPerClient: read("CONNECTIONS_PER_CLIENT"),
    reflection: read("REFLECTION") === "on",
    fastUnary: read("FAST_UNARY") === "on",
    logLevel: read("LOG_LEVEL"),
  };
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

/** An empty text stands for a variable that is left out. */
function optional<Value>(value: Value | ""): Value | undefined {
  return value === "" ? undefined : value;
}

function checkWorkers(workers: number, rateLimit: number, redisUrls: readonly string[]): number {
  if (workers === 1 || rateLimit === 0 || redisUrls.length > 0) return workers;
  throw new ConfigError("WORKERS above 1 needs REDIS_URL, or each worker would grant the whole limit.");
}

function readTls(certFile: string, keyFile: string): Config["tls"] {
  if (certFile === "" && keyFile === "") return undefined;
  if (keyFile === "") throw new ConfigError("TLS_KEY_FILE must be set when TLS_CERT_FILE is.");
  if (certFile === "") throw new ConfigError("TLS_CERT_FILE must be set when TLS_KEY_FILE is.");
  const tls = { cert: readText("TLS_CERT_FILE", certFile), key: readText("TLS_KEY_FILE", keyFile) };
  checkPair(tls);
  return tls;
}

function readText(name: string, file: string): string {
  return orRefuse(`${name} must name a file that can be read.`, () => readFileSync(file, "utf8"));
}

/** Checked here: Node reports OpenSSL's own message for a pair that does not match, and serves without a certificate if it is empty. */
function checkPair({ cert, key }: NonNullable<Config["tls"]>): void {
  const certificate = orRefuse("TLS_CERT_FILE must hold a certificate in PEM.", () => new X509Certificate(cert));
  const secret = orRefuse("TLS_KEY_FILE must hold a private key in PEM without a passphrase.", () =>
    createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(secret)) {
    throw new ConfigError("TLS_KEY_FILE must hold the private key of the first certificate in TLS_CERT_FILE.");
  }
}

function orRefuse<Value>(sentence: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new ConfigError(sentence, { cause });
  }
}
