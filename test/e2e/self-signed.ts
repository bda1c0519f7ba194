import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { finish, start } from "./command-line/run-draw.ts";
import { newFolder } from "./folder.ts";

export interface SelfSigned {
  readonly certFile: string;
  readonly keyFile: string;
  readonly ca: Buffer;
}

/** A new certificate for 127.0.0.1 that signs itself, as two PEM files, by default in a folder of the test's own. */
export async function selfSigned(folder = newFolder()): Promise<SelfSigned> {
  const certFile = join(folder, "cert.pem");
  const keyFile = join(folder, "key.pem");
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=identikit test", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  const made = await finish(start("openssl", ["req", ...kind, ...name, "-keyout", keyFile, "-out", certFile]));
  expect(made.code, made.stderr).toBe(0);
  return { certFile, keyFile, ca: await readFile(certFile) };
}
