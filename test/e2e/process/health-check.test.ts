import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { finish, root } from "../command-line/run-draw.ts";
import { freePort, needs } from "../programs.ts";
import { selfSigned } from "../self-signed.ts";
import { start } from "./run-server.ts";

const image = readFileSync(`${root}/Dockerfile`, "utf8");
const [program, ...args]: readonly string[] = JSON.parse(/^HEALTHCHECK [^[]*(\[.*\])$/m.exec(image)?.[1] ?? "[]");

/** The exit code of the health check of the image in the environment of the service. */
async function check(env: Readonly<Record<string, string>>): Promise<number | null> {
  expect(program).toBe("node");
  const { code } = await finish(spawn(process.execPath, args, { cwd: root, env }));
  return code;
}

describe("the health check of the image", () => {
  it("succeeds while the service is ready and fails while it drains, and without one", async () => {
    const env = { PORT: String(await freePort()), HOST: "127.0.0.1", SHUTDOWN_GRACE_SECONDS: "4" };
    expect(await check(env)).toBe(1);
    const { process: child, err } = await start(env);
    expect(await check(env)).toBe(0);
    child.kill("SIGTERM");
    await expect.poll(err).toContain('"stopping"');
    expect(await check(env)).toBe(1);
  });

  it("succeeds under TLS", needs("openssl"), async () => {
    const { certFile, keyFile } = await selfSigned();
    const env = { PORT: String(await freePort()), HOST: "127.0.0.1", TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile };
    await start(env);
    expect(await check(env)).toBe(0);
  });
});
