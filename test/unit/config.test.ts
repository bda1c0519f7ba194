import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig, unknownVariables, variables } from "../../src/app/config.ts";

const folder = mkdtempSync(join(tmpdir(), "identikit-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function newKey(): string {
  return generateKeyPairSync("ec", { namedCurve: "prime256v1" })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
}

const read = (certFile: string, keyFile: string) => readConfig({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }).tls;

describe("a variable", () => {
  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ RATE_LIMIT: "1e3" }, "RATE_LIMIT"],
    [{ RATE_WINDOW_SECONDS: "0" }, "RATE_WINDOW_SECONDS"],
    [{ MAX_CLIENTS: "many" }, "MAX_CLIENTS"],
    [{ REDIS_FAILURE: "ajar" }, "REDIS_FAILURE"],
    [{ WORKERS: "0" }, "WORKERS"],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8,,127.0.0.1" }, "TRUSTED_PROXIES"],
    [{ CORS_ORIGINS: "example.org" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://example.org/" }, "CORS_ORIGINS"],
    [{ TLS_CERT_FILE: "/nowhere.pem" }, "TLS_KEY_FILE"],
    [{ TLS_KEY_FILE: "/nowhere.pem" }, "TLS_CERT_FILE"],
    [{ TLS_CERT_FILE: "/nowhere.pem", TLS_KEY_FILE: "/nowhere.pem" }, "TLS_CERT_FILE"],
    [{ MAX_BODY_BYTES: "10" }, "MAX_BODY_BYTES"],
    [{ SHUTDOWN_GRACE_SECONDS: "soon" }, "SHUTDOWN_GRACE_SECONDS"],
    [{ CONNECTIONS_PER_CLIENT: "0" }, "CONNECTIONS_PER_CLIENT"],
    [{ BAN_SECONDS: "-1" }, "BAN_SECONDS"],
    [{ FAST_UNARY: "yes" }, "FAST_UNARY"],
    [{ REFLECTION: "no" }, "REFLECTION"],
    [{ ADMIN_PORT: "99999" }, "ADMIN_PORT"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("is refused in one sentence that names it: %j", (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it("is 1,000 connections of one client unless CONNECTIONS_PER_CLIENT says otherwise", () => {
    expect(readConfig({}).connectionsPerClient).toBe(1_000);
    expect(readConfig({ CONNECTIONS_PER_CLIENT: "50" }).connectionsPerClient).toBe(50);
  });

  it("counts as left out where it is empty", () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ""]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

describe("a certificate and its key", () => {
  const keyFile = write("key.pem", newKey());
  const noCertificate = "TLS_CERT_FILE must hold a certificate in PEM.";

  it.each([
    ["a file that is empty", ""],
    ["a file of something else", "# TYPE up gauge\n"],
    ["a key in its place", newKey()],
  ])("are refused for %s as certificate", (_what, content) => {
    expect(() => read(write("other.pem", content), keyFile)).toThrow(noCertificate);
  });
});

describe("the address of Redis", () => {
  it.each([
    "redis://127.0.0.1:6379",
    "rediss://:p%40ss@redis.example",
    "redis://user:secret@[::1]:6379/3",
    "redis://a.example:6379/,redis://b.example:6379",
  ])("may be %s", (url) => {
    expect(readConfig({ REDIS_URL: url }).redisUrls).toEqual(url.split(","));
  });

  it.each([
    "redis.example:6379",
    "http://redis.example",
    "redis:",
    "redis:redis.example",
    "redis:///0",
    "redis://redis.example/first",
    "redis://user%zz@redis.example",
    "redis://a.example,b.example",
  ])("must not be %s", (url) => {
    expect(() => readConfig({ REDIS_URL: url })).toThrow(/^REDIS_URL must be URLs such as redis:[^\n]+\.$/);
  });
});

describe("variables that are none of ours", () => {
  it("are named with the one that is probably meant, if they look like it", () => {
    const env = { RATELIMIT: "5", RATE_LIMIT_MAX: "5", rate_limit: "5", IDENTIKIT_RATE_LIMIT: "5", TLS_CRT_FILE: "x" };
    expect(unknownVariables(env)).toEqual([
      "RATELIMIT (RATE_LIMIT)",
      "RATE_LIMIT_MAX (RATE_LIMIT)",
      "rate_limit (RATE_LIMIT)",
      "IDENTIKIT_RATE_LIMIT (RATE_LIMIT)",
      "TLS_CRT_FILE (TLS_CERT_FILE)",
    ]);
  });

  it("are left alone if they are ours or another's", () => {
    expect(
      unknownVariables({ RATE_LIMIT: "5", PATH: "/bin", HOSTNAME: "x", SSL_CERT_FILE: "x", NODE_ENV: "x" }),
    ).toEqual([]);
  });
});
