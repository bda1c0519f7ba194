import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { present } from "../e2e/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "identikit-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function newKey(passphrase?: string): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const lock = passphrase === undefined ? {} : { cipher: "aes-256-cbc", passphrase };
  return privateKey.export({ type: "pkcs8", format: "pem", ...lock }).toString();
}

const read = (certFile: string, keyFile: string) => readConfig({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }).tls;

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

  describe.skipIf(!present("openssl"))("made by openssl", () => {
    const certFile = join(folder, "cert.pem");
    const make = ["req", "-x509", "-key", keyFile, "-subj", "/CN=localhost", "-days", "2", "-out", certFile];
    spawnSync("openssl", make);

    it("are read as they stand", () => {
      expect(read(certFile, keyFile)?.cert).toContain("BEGIN CERTIFICATE");
    });

    it.each([
      ["an empty key", "", "must hold a private key in PEM without a passphrase."],
      ["a locked key", newKey("secret"), "must hold a private key in PEM without a passphrase."],
      ["another's key", newKey(), "must hold the private key of the first certificate in TLS_CERT_FILE."],
    ])("are refused for %s", (_what, content, sentence) => {
      expect(() => read(certFile, write("other.pem", content))).toThrow(`TLS_KEY_FILE ${sentence}`);
    });
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
