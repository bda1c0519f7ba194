import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { nearestName } from "../schema/meant.ts";
import { variables } from "./variables.ts";

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The values of the variables. */
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
