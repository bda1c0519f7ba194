import { setTimeout as wait } from "node:timers/promises";
import { Code, createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { RetryInfoSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { failureOf, matrix } from "../../protocol/matrix/transport-matrix.ts";
import { post, serve } from "../../protocol/serve.ts";
import { start } from "../process/run-server.ts";
import { freePort, needs } from "../programs.ts";
import { startRedis } from "../redis-server.ts";
import { selfSigned } from "../self-signed.ts";
import { until } from "./shared-limiters.ts";

const male = { gender: "male", country: "mx" };

/** Calls left after an allowed call; undefined for a refusal. */
function leftAfter({ status, headers }: Response): number | undefined {
  return status === 200 ? Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]) : undefined;
}

describe("the limit that replicas share", needs("redis-server"), () => {
  // Where Redis answers too late, as on a busy machine, such a replica refuses instead of counting by itself.
  const strict = { REDIS_FAILURE: "closed" };

  it("lets exactly 100 of 300 concurrent calls to three processes pass", async () => {
    const redis = await startRedis();
    const replicas = await Promise.all([0, 1, 2].map(() => start({ ...strict, REDIS_URL: redis.url })));
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, i) => post(`${replicas[i % 3]?.url}/generate`, male)),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect(count(200) + count(429) + count(503)).toBe(300);
    const left = answers.map(leftAfter).filter((number) => number !== undefined);
    expect(new Set(left).size).toBe(left.length);
    expect(left.filter((number) => number >= 100)).toEqual([]);
    if (count(503) === 0) expect([count(200), count(429)]).toEqual([100, 200]);
  });

  it("never lets more than the limit pass in any of 20 windows, however calls arrive", async () => {
    const redis = await startRedis();
    const env = { ...strict, RATE_LIMIT: "10", RATE_WINDOW_SECONDS: "1", TRUSTED_PROXIES: "127.0.0.1" };
    const clock = { now: () => performance.now() };
    const servers = await Promise.all([0, 1, 2].map(() => serve({ ...env, REDIS_URL: redis.url }, clock)));
    // 40 calls of each client, spread over the end of its first window.
    const call = async (client: number, i: number): Promise<Response> => {
      await wait(Math.random() * 1_200);
      return post(`${servers[i % 3]?.url}/generate`, male, { "x-forwarded-for": `198.51.100.${client}` });
    };
    const expectLimit = async (client: number): Promise<void> => {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => call(client, i)));
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
      // Calls that were counted too late are missing from what follows.
      if (statuses.has(503)) return;
      const left = answers.map(leftAfter).filter((number) => number !== undefined);
      // Each window has at most one call that leaves 9, one that leaves 8 and so on.
      const begun = left.filter((number) => number === 9).length;
      expect(begun).toBeGreaterThan(0);
      for (let number = 0; number < 10; number++) {
        expect(left.filter((other) => other === number).length).toBeLessThanOrEqual(begun);
      }
      if (begun === 1) expect(left).toHaveLength(10);
    };
    await Promise.all(Array.from({ length: 20 }, (_, client) => expectLimit(client)));
  });

  it("counts a client's calls wherever and however they come in", async () => {
    const { url } = await startRedis();
    const env = { REDIS_URL: url, RATE_LIMIT: "10" };
    const [one, other] = [await serve(env), await serve(env)];
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: one.url }));
    await client.batchGenerateIdentities({ template: { gender: Gender.MALE }, count: 700 });
    const plain = await post(`${other.url}/generate`, male);
    // The call of 700 people may have taken some seconds of the window.
    expect(plain.headers.get("ratelimit")).toMatch(/^"default";r=2;t=(?:60|5\d)$/);
    await expect(
      client.batchGenerateIdentities({ template: { gender: Gender.MALE }, count: 300 }),
    ).rejects.toMatchObject({ code: Code.ResourceExhausted });
    // The refused batch has taken nothing.
    expect((await post(`${other.url}/generate`, male)).headers.get("ratelimit")).toContain("r=1;");
    await client.generateIdentity({ gender: Gender.MALE });
    expect((await post(`${other.url}/generate`, male)).status).toBe(429);
    await expect(client.generateIdentity({ gender: Gender.MALE })).rejects.toMatchObject({
      code: Code.ResourceExhausted,
    });
  });

  it("is shared over TLS too, with a password", needs("openssl"), async () => {
    const { certFile: cert, keyFile: key } = await selfSigned();
    const tlsPort = await freePort();
    const redis = await startRedis({
      args: [
        ...["--tls-port", String(tlsPort), "--tls-cert-file", cert, "--tls-key-file", key, "--tls-ca-cert-file", cert],
        ...["--tls-auth-clients", "no", "--requirepass", "secret"],
      ],
      client: { password: "secret" },
    });
    const replica = await start({
      REDIS_URL: `rediss://:secret@localhost:${tlsPort}`,
      REDIS_FAILURE: "closed",
      NODE_EXTRA_CA_CERTS: cert,
    });
    expect((await post(`${replica.url}/generate`, male)).status).toBe(200);
    expect(await redis.ask("GET", "identikit:127.0.0.1")).toBe("1");
  });

  it("answers every call while Redis stalls, dies and comes back, and reports each outage once", async () => {
    const redis = await startRedis();
    const outages: boolean[] = [];
    const { url, bugs } = await serve(
      { REDIS_URL: redis.url, RATE_LIMIT: "100000" },
      { onOutage: (away) => outages.push(away) },
    );
    const statuses = new Map<number, number>();
    let over = false;
    const caller = async (): Promise<void> => {
      while (!over) {
        const { status } = await post(`${url}/generate`, male);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await wait(5);
      }
    };
    const callers = Promise.all([caller(), caller(), caller(), caller()]);
    redis.stall();
    await until(() => outages.length === 1);
    redis.resume();
    await until(() => outages.length === 2);
    await redis.kill();
    await until(() => outages.length === 3);
    await redis.start();
    await until(() => outages.length === 4);
    over = true;
    await callers;
    expect(outages).toEqual([true, false, true, false]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(bugs).toEqual([]);
    expect((await post(`${url}/generate`, male)).status).toBe(200);
    expect(Number(await redis.ask("GET", "identikit:127.0.0.1"))).toBeGreaterThan(0);
  });

  describe("that must fail closed", () => {
    it("answers 503 with Retry-After, and counts again when Redis is back", async () => {
      const redis = await startRedis();
      const outages: boolean[] = [];
      const { url } = await serve(
        { REDIS_URL: redis.url, REDIS_FAILURE: "closed" },
        { onOutage: (away) => outages.push(away) },
      );
      expect((await post(`${url}/generate`, male)).status).toBe(200);
      await redis.kill();
      const refused = await post(`${url}/generate`, male);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(refused.headers.get("ratelimit")).toBeNull();
      expect(await refused.json()).toMatchObject({ type: "about:blank", status: 503, title: "Service Unavailable" });
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      await redis.start();
      await until(() => outages.length === 2);
      expect((await post(`${url}/generate`, male)).headers.get("ratelimit")).toContain("r=99;");
    });

    it.each(matrix)("answers UNAVAILABLE on %s over HTTP/%s", async (_protocol, _http, transport) => {
      const redis = await startRedis();
      await redis.kill();
      const { url, bugs } = await serve({ REDIS_URL: redis.url, REDIS_FAILURE: "closed" });
      const client = createClient(IdentityService, transport(url));
      const error = await failureOf(client.generateIdentity({ gender: Gender.MALE }));
      expect(error.code).toBe(Code.Unavailable);
      expect(error.findDetails(RetryInfoSchema)[0]?.retryDelay?.seconds).toBe(1n);
      // Connect joins the header and the trailer of a Trailers-Only response.
      expect(error.metadata.get("retry-after")).toMatch(/^1(, 1)?$/);
      expect(bugs).toEqual([]);
    });
  });
});
