import { X509Certificate } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { describe, expect, it, onTestFinished } from "vitest";
import { needs } from "../programs.ts";
import { selfSigned } from "../self-signed.ts";
import { start } from "./run-server.ts";

/** The fingerprint of the certificate that a new connection gets. */
function servedBy(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(url);
    const socket = connect({ host, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    }).once("error", reject);
  });
}

const fingerprint = (pem: Buffer): string => new X509Certificate(pem).fingerprint256;

describe("SIGHUP", needs("openssl"), () => {
  it.each([1, 2])(
    "has new connections get the certificate that the files hold then, on %i workers",
    async (workers) => {
      const { certFile, keyFile, ca } = await selfSigned();
      const env = { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, RATE_LIMIT: "0", WORKERS: String(workers) };
      const { url, process: child, err, exit } = await start(env);
      const session = connectHttp2(url, { ca });
      onTestFinished(() => session.destroy());
      const call = (): Promise<string> => text(session.request({ ":path": "/people.csv?count=2000&seed=demo" }));
      const before = await call();
      expect(before.length).toBeGreaterThan(100_000);

      const renewed = await selfSigned(dirname(certFile));
      expect(await servedBy(url)).toBe(fingerprint(ca));
      const running = call();
      child.kill("SIGHUP");
      const said = (): number => err().split('"msg":"the certificate was read again"').length - 1;
      await expect.poll(said).toBe(workers);
      const seen = await Promise.all(Array.from({ length: 8 }, () => servedBy(url)));
      expect(new Set(seen)).toEqual(new Set([fingerprint(renewed.ca)]));
      // On the connection that was open.
      expect([await running, await call()]).toEqual([before, before]);

      await writeFile(keyFile, "no key");
      child.kill("SIGHUP");
      await expect.poll(() => err().match(/"reason":"TLS_KEY_FILE must hold[^"]*"/g)?.length).toBe(workers);
      expect(await servedBy(url)).toBe(fingerprint(renewed.ca));
      expect(await call()).toBe(before);
      session.destroy();
      child.kill("SIGTERM");
      expect(await exit).toBe(0);
    },
  );
});

describe("SIGHUP and SIGUSR1", () => {
  it.each([1, 2])("change nothing without TLS, on %i workers, and open no inspector", async (workers) => {
    const { url, process: child, err, exit } = await start({ WORKERS: String(workers), RATE_LIMIT: "0" });
    child.kill("SIGHUP");
    child.kill("SIGUSR1");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(err()).not.toMatch(/Debugger|certificate/);
  });
});
