import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it, onTestFinished } from "vitest";
import { Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { listen } from "../../protocol/listen.ts";
import { post } from "../../protocol/serve.ts";
import { npmStart, run, start } from "./run-server.ts";

const root = new URL("../../../", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
const image = readFileSync(new URL("Dockerfile", root), "utf8");

/** What a start is refused with, by exit code 1 and nothing else. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const refused = run({ PORT: "0", ...env });
  expect(await refused.exit).toBe(1);
  expect(refused.out()).toBe("");
  return refused.err();
}

describe("npm start", () => {
  // Which values are refused is tested in test/unit/config.test.ts.
  it.each([
    [{ PORT: "http" }, "PORT"],
    [{ TLS_CERT_FILE: "/nowhere.pem", TLS_KEY_FILE: "/nowhere.pem" }, "TLS_CERT_FILE"],
  ])("refuses %j in one sentence that names %s, with exit code 1", async (env, name) => {
    expect(await refusal(env)).toMatch(new RegExp(`^${name} [^\\n]+\\.\\n$`));
  });

  it.each([
    ["a port that is taken", "PORT", {}],
    ["a port that is taken, on several workers", "PORT", { WORKERS: "2", RATE_LIMIT: "0" }],
    ["a port of the metrics that is taken", "ADMIN_PORT", {}],
  ])("refuses %s in one sentence that names %s, with exit code 1", async (_what, name, env) => {
    const taken = await listen(createServer());
    const said = await refusal({ HOST: "127.0.0.1", ...env, [name]: String(taken) });
    const begin = `^${name} cannot be served: [^\\n]*EADDRINUSE[^\\n]*: another port is free, `;
    const [, free] = new RegExp(`${begin}${name}=(\\d+) npm start\\.\\n$`).exec(said) ?? expect.fail(said);
    expect(Number(free)).toBeGreaterThan(taken);
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(Number(free), "127.0.0.1", resolve));
  });

  it.each([
    ["does not resolve", { HOST: "nowhere.invalid" }],
    ["does not resolve, on several workers", { HOST: "nowhere.invalid", WORKERS: "2", RATE_LIMIT: "0" }],
    // RFC 5737: documentation.
    ["is another machine's", { HOST: "192.0.2.1" }],
  ])("refuses a host that %s in one sentence, with exit code 1", async (_what, env) => {
    expect(await refusal(env)).toMatch(
      /^HOST cannot be served: [^\n]*: leave HOST out, or name an address of this machine\.\n$/,
    );
  });

  it("has Node open no inspector at SIGUSR1, as the image has", () => {
    expect(manifest.scripts.start).toContain(" --disable-sigusr1 ");
    expect(image).toContain('"--disable-sigusr1"');
  });

  it("names the variables that look like its own in one line of the log", async () => {
    const { err } = await start({ RATELIMIT: "5", RATE_LIMIT_MAX: "5" });
    const lines = err()
      .split("\n")
      .filter((line) => line.includes("RATELIMIT"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"variables":["RATELIMIT (RATE_LIMIT)","RATE_LIMIT_MAX (RATE_LIMIT)"]');
  });

  it("lists every variable with its default on --help", async () => {
    const helped = run({}, { command: [...npmStart, "--help"] });
    expect(await helped.exit).toBe(0);
    for (const name of ["PORT", "RATE_LIMIT", "TRUSTED_PROXIES", "LOG_LEVEL", "ADMIN_PORT"])
      expect(helped.out()).toContain(name);
    expect(helped.out()).toMatch(/PORT +8080 /);
  });
});

describe("the operators' port", () => {
  it("serves metrics, and the public port does not", async () => {
    const { url, err } = await start({ ADMIN_PORT: "0", RATE_LIMIT: "2" });
    await post(`${url}/generate`, { gender: "male", country: "mx" });
    // Refused for its size: its code is resource_exhausted too, but it is no refusal of the limit.
    await post(`${url}/identity.v1.IdentityService/GenerateIdentity`, { seed: "x".repeat(5_000) });
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
    expect(text).toContain(
      'identikit_calls_total{operation="GenerateIdentity",protocol="connect",code="resource_exhausted"} 1',
    );
    expect(text).toContain('identikit_people_drawn_total{country="Mexico"} 1');
    expect(text).toMatch(/identikit_build_info\{version="\d[^"]*",data_version="\d{4}\.\d+"\} 1/);
    expect(text).toContain("identikit_limit_refusals_total 2");
    expect(text).toContain("identikit_clients_remembered 1");
    expect(text).toMatch(/identikit_connections_open [1-9]/);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it("logs one line for each request at debug, with its id, on standard error and without data of the caller", async () => {
    const { url, out, err } = await start({ LOG_LEVEL: "debug" });
    const response = await post(
      `${url}/generate`,
      { gender: "male", country: "mx", seed: "secret" },
      { "x-request-id": "abc-123" },
    );
    expect(response.headers.get("x-request-id")).toBe("abc-123");
    const unfit = await post(`${url}/secret-path`, {}, { "x-request-id": "a b" });
    expect(unfit.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => err().trim().split("\n").length).toBe(2);
    const [first, second] = err()
      .trim()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(first).toMatchObject({ requestId: "abc-123", method: "POST", path: "/generate", status: 200 });
    expect(second).toMatchObject({ path: "other", status: 404 });
    expect(err()).not.toMatch(/secret|127\.0\.0\.1/);
    // The URL alone.
    expect(out()).toMatch(/^identikit serves http:\/\/localhost:\d+\n$/);
  });
});
