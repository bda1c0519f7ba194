import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/app/config.ts";
import { newFolder } from "../folder.ts";
import { needs } from "../programs.ts";

const folder = newFolder(afterAll);

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

describe("a certificate made by openssl and its key", needs("openssl"), () => {
  const keyFile = write("key.pem", newKey());
  const certFile = join(folder, "cert.pem");
  spawnSync("openssl", ["req", "-x509", "-key", keyFile, "-subj", "/CN=localhost", "-days", "2", "-out", certFile]);

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
