import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it, onTestFinished } from "vitest";
import { Health, HealthCheckResponse_ServingStatus as Status } from "../../src/gen/grpc/health/v1/health_pb.ts";
import { Gender, IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import { post } from "../protocol/serve.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

interface Run {
  readonly process: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly exit: Promise<number | null>;
}

function run(env: Record<string, string>, ...args: string[]): Run {
  const child = spawn(process.execPath, [main, ...args], { env: { ...env, PATH: process.env.PATH ?? "" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  let err = "";
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  return {
    process: child,
    out: () => out,
    err: () => err,
    exit: new Promise((resolve) => child.once("exit", resolve)),
  };
}

async function start(env: Record<string, string> = {}): Promise<Run & { readonly url: string }> {
  const started = run({ PORT: "0", HOST: "127.0.0.1", ...env });
  const url = await new Promise<string>((resolve, reject) => {
    started.process.stdout?.on("data", () => {
      const line = /^identikit serves (https?:\/\/localhost:\d+)\n$/.exec(started.out());
      if (line?.[1] !== undefined) resolve(line[1]);
    });
    started.exit.then(() => reject(new Error(started.err())));
  });
  return { ...started, url: url.replace("localhost", "127.0.0.1") };
}

describe("npm start", () => {
  it("says on standard output where it serves, and nothing else", async () => {
    const { url, out } = await start();
    expect((await post(`${url}/generate`, { gender: "female", country: "fr" })).status).toBe(200);
    expect(out()).toMatch(/^identikit serves http:\/\/localhost:\d+\n$/);
  });

  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ RATE_LIMIT: "1e3" }, "RATE_LIMIT"],
    [{ RATE_WINDOW_SECONDS: "0" }, "RATE_WINDOW_SECONDS"],
    [{ MAX_CLIENTS: "many" }, "MAX_CLIENTS"],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8,,127.0.0.1" }, "TRUSTED_PROXIES"],
    [{ CORS_ORIGINS: "example.org" }, "CORS_ORIGINS"],
    [{ CORS_ORIGINS: "https://example.org/" }, "CORS_ORIGINS"],
    [{ TLS_CERT_FILE: "/nowhere.pem" }, "TLS_KEY_FILE"],
    [{ TLS_KEY_FILE: "/nowhere.pem" }, "TLS_CERT_FILE"],
    [{ TLS_CERT_FILE: "/nowhere.pem", TLS_KEY_FILE: "/nowhere.pem" }, "TLS_CERT_FILE"],
    [{ MAX_BODY_BYTES: "10" }, "MAX_BODY_BYTES"],
    [{ SHUTDOWN_GRACE_SECONDS: "soon" }, "SHUTDOWN_GRACE_SECONDS"],
    [{ ADMIN_PORT: "99999" }, "ADMIN_PORT"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("refuses %j in one sentence that names %s, with exit code 1", async (env, name) => {
    const refused = run({ PORT: "0", ...env });
    expect(await refused.exit).toBe(1);
    expect(refused.out()).toBe("");
    expect(refused.err()).toMatch(new RegExp(`^${name} [^\\n]+\\.\\n$`));
  });

  it("refuses a port that is taken, with exit code 1", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void taken.close());
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const refused = run({ PORT: port, HOST: "127.0.0.1" });
    expect(await refused.exit).toBe(1);
    expect(refused.err()).toContain("EADDRINUSE");
    expect(refused.err().trim().split("\n")).toHaveLength(1);
  });

  it("lists every variable with its default on --help", async () => {
    const helped = run({}, "--help");
    expect(await helped.exit).toBe(0);
    for (const name of ["PORT", "RATE_LIMIT", "TRUSTED_PROXIES", "LOG_LEVEL", "ADMIN_PORT"])
      expect(helped.out()).toContain(name);
    expect(helped.out()).toMatch(/PORT +8080 /);
  });
});

describe("a signal to stop", () => {
  it("lets calls in flight finish, ends streams with UNAVAILABLE after the grace, and exits with 0", async () => {
    const { url, process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "1", RATE_LIMIT: "0" });
    const transport = createGrpcTransport({ baseUrl: url });
    const client = createClient(IdentityService, transport);
    const stream = client.streamIdentities({ template: { gender: Gender.MALE } })[Symbol.asyncIterator]();
    await stream.next();
    child.kill("SIGTERM");
    const ended = (async () => {
      for (;;) if ((await stream.next()).done) return "done";
    })().catch((error: unknown) => String(error));
    expect(await ended).toContain("[unavailable]");
    expect(await exit).toBe(0);
  });

  it("turns readiness to 503 and health to NOT_SERVING before the door closes", async () => {
    const { url, process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "4" });
    const health = createClient(Health, createGrpcTransport({ baseUrl: url }));
    const statuses: Status[] = [];
    const watching = (async () => {
      for await (const { status } of health.watch({})) statuses.push(status);
    })().catch(() => {});
    await health.check({});
    child.kill("SIGTERM");
    let answer: Response | undefined;
    for (let i = 0; i < 100 && answer?.status !== 503; i++) {
      answer = await fetch(`${url}/healthz`);
      await new Promise((next) => setTimeout(next, 10));
    }
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).not.toBeNull();
    expect((await health.check({})).status).toBe(Status.NOT_SERVING);
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    expect(await exit).toBe(0);
    await watching;
    expect(statuses).toEqual([Status.SERVING, Status.NOT_SERVING]);
  });

  it("fails no call that it accepted, under load", async () => {
    const { url, process: child, exit } = await start({ RATE_LIMIT: "0", SHUTDOWN_GRACE_SECONDS: "4" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const failures: string[] = [];
    let calls = 0;
    let open = true;
    const load = Array.from({ length: 8 }, async (_, worker) => {
      while (open) {
        try {
          if (worker % 2 === 0) await client.generateIdentity({ gender: Gender.FEMALE });
          else await (await post(`${url}/generate`, { gender: "male" })).text();
          calls++;
        } catch (error) {
          // A closed door, and a stream begun after GOAWAY, were never accepted: clients may try another server.
          const text = `${error} ${(error as Error).cause}`;
          if (/ECONNREFUSED|REFUSED_STREAM/.test(text)) return;
          failures.push(text);
        }
      }
    });
    await new Promise((next) => setTimeout(next, 300));
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    open = false;
    await Promise.all(load);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(50);
  });

  it("stops at once at the second signal", async () => {
    const { url, process: child, exit } = await start({ SHUTDOWN_GRACE_SECONDS: "60", RATE_LIMIT: "0" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: url }));
    const stream = client.streamIdentities({ template: { gender: Gender.MALE } })[Symbol.asyncIterator]();
    await stream.next();
    child.kill("SIGINT");
    await new Promise((next) => setTimeout(next, 100));
    child.kill("SIGINT");
    expect(await exit).toBe(1);
    await stream.next().catch(() => {});
  });
});

describe("the operators' port", () => {
  it("serves metrics, and the public port does not", async () => {
    const { url, err } = await start({ ADMIN_PORT: "0", RATE_LIMIT: "1" });
    await post(`${url}/generate`, { gender: "male", country: "jp" });
    await post(`${url}/generate`, { gender: "male" });
    await createClient(IdentityService, createGrpcTransport({ baseUrl: url }))
      .generateIdentity({ gender: Gender.MALE })
      .catch(() => {});
    const port = /"port":(\d+)/.exec(err())?.[1];
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('identikit_calls_total{operation="/generate",protocol="json",code="200"} 1');
    expect(text).toContain('identikit_calls_total{operation="/generate",protocol="json",code="429"} 1');
    expect(text).toContain(
      'identikit_calls_total{operation="GenerateIdentity",protocol="grpc",code="resource_exhausted"} 1',
    );
    expect(text).toContain('identikit_people_drawn_total{country="Japan"} 1');
    expect(text).toContain("identikit_limit_refusals_total 2");
    expect(text).toContain("identikit_clients_remembered 1");
    expect(text).toMatch(/identikit_connections_open [1-9]/);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it("logs one line for each request at debug, with its id and without anything of the caller", async () => {
    const { url, err } = await start({ LOG_LEVEL: "debug" });
    const response = await post(`${url}/generate`, { gender: "male", seed: "secret" }, { "x-request-id": "abc-123" });
    expect(response.headers.get("x-request-id")).toBe("abc-123");
    const unfit = await post(`${url}/secret-path`, {}, { "x-request-id": "a b" });
    expect(unfit.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => err().trim().split("\n").length).toBe(2);
    const [first, second] = err()
      .trim()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(first).toMatchObject({ requestId: "abc-123", method: "POST", path: "/generate", status: 200 });
    expect(second).toMatchObject({ path: "other", status: 404 });
    expect(err()).not.toMatch(/secret|127\.0\.0\.1/);
  });
});
