import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { findProgram, needs } from "../programs.ts";

describe("deploy/nginx.conf", needs("nginx"), () => {
  it("passes nginx -t", () => {
    const directory = mkdtempSync(join(tmpdir(), "identikit-nginx-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const file = join(directory, "nginx.conf");
    const configuration = readFileSync(new URL("../../../deploy/nginx.conf", import.meta.url), "utf8");
    writeFileSync(file, configuration.replace(/identikit-\d:/g, "127.0.0.1:"));
    const globals = `pid ${join(directory, "nginx.pid")}; error_log stderr;`;
    const check = ["-t", "-q", "-p", directory, "-e", "stderr", "-c", file, "-g", globals];
    // The errors of nginx are in the message of what is thrown.
    expect(() => execFileSync(findProgram("nginx") ?? "nginx", check)).not.toThrow();
  });
});
