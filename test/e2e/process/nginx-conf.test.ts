import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../folder.ts";
import { findProgram, needs } from "../programs.ts";
import { type SelfSigned, selfSigned } from "../self-signed.ts";

/** The configuration with the lines of its TLS block uncommented, for a certificate of the test. */
function withTls(configuration: string, { certFile, keyFile }: SelfSigned): string {
  const [, block = ""] = /# TLS, .*\n((?: +# .*;\n)+)/.exec(configuration) ?? [];
  expect(block).toContain("listen 443 ssl http2;");
  return configuration
    .replace(block, block.replaceAll("# ", ""))
    .replace("/etc/nginx/tls/tls.crt", certFile)
    .replace("/etc/nginx/tls/tls.key", keyFile);
}

describe("deploy/nginx.conf", needs("nginx"), () => {
  it.each(["as it is", "with its TLS block"])("passes nginx -t %s", async (how) => {
    const directory = newFolder();
    const file = join(directory, "nginx.conf");
    const published = readFileSync(new URL("../../../deploy/nginx.conf", import.meta.url), "utf8");
    const configuration = how === "as it is" ? published : withTls(published, await selfSigned(directory));
    writeFileSync(file, configuration.replace(/identikit-\d:/g, "127.0.0.1:"));
    const globals = `pid ${join(directory, "nginx.pid")}; error_log stderr;`;
    const check = ["-t", "-q", "-p", directory, "-e", "stderr", "-c", file, "-g", globals];
    // The errors of nginx are in the message of what is thrown.
    expect(() => execFileSync(findProgram("nginx") ?? "nginx", check)).not.toThrow();
  });
});
