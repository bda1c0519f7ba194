import { request } from "node:http";
import { Code, createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { RetryInfoSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { post } from "../../protocol/serve.ts";
import { needs } from "../programs.ts";
import { startRedis } from "../redis-server.ts";
import { type Balancer, startNginx } from "./nginx.ts";
import { type Replica, startReplica } from "./replica.ts";

interface Fleet extends Balancer {
  readonly replicas: readonly Replica[];
}

async function startFleet(env: Record<string, string> = {}): Promise<Fleet> {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url, TRUSTED_PROXIES: "127.0.0.1", ...env };
  const replicas = await Promise.all([0, 1, 2].map(() => startReplica(settings)));
  return { ...(await startNginx(replicas.map(({ port }) => port))), replicas };
}

const protocols: Record<string, (fleet: Fleet) => Transport> = {
  gRPC: ({ http2Url }) => createGrpcTransport({ baseUrl: http2Url }),
  "gRPC-Web over HTTP/1.1": ({ url }) => createGrpcWebTransport({ baseUrl: url, httpVersion: "1.1" }),
  "gRPC-Web over HTTP/2": ({ http2Url }) => createGrpcWebTransport({ baseUrl: http2Url, httpVersion: "2" }),
  "Connect over HTTP/1.1": ({ url }) => createConnectTransport({ baseUrl: url, httpVersion: "1.1" }),
  "Connect over HTTP/2": ({ http2Url }) => createConnectTransport({ baseUrl: http2Url, httpVersion: "2" }),
};

/** What a plain call from an address of this machine reads of its allowance. */
function leftFor(url: string, localAddress: string, forwardedFor?: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/generate`, { method: "POST", localAddress, agent: false }, (response) => {
      response.resume();
      const left = response.headers.ratelimit;
      response.once("end", () => resolve(typeof left === "string" ? left.replace(/;t=.*/, "") : undefined));
    });
    call.once("error", reject);
    call.setHeader("content-type", "application/json");
    if (forwardedFor !== undefined) call.setHeader("x-forwarded-for", forwardedFor);
    call.end('{"gender":"male"}');
  });
}

describe("three replicas behind nginx", needs("nginx", "redis-server"), () => {
  it("speak every protocol", async () => {
    const fleet = await startFleet();
    const replay = { gender: Gender.FEMALE, country: Country.JP, seed: "demo", referenceDate: "2026-01-01" };
    const people = new Set<string>();
    for (const [protocol, transport] of Object.entries(protocols)) {
      const client = createClient(IdentityService, transport(fleet));
      const { identity } = await client.generateIdentity(replay);
      people.add(identity?.nationalId ?? protocol);

      let streamed = 0;
      for await (const { identities } of client.streamIdentities({ template: replay, count: 250 })) {
        streamed += identities.length;
      }
      expect(streamed, protocol).toBe(250);
      await expect(client.generateIdentity({}), protocol).rejects.toMatchObject({ code: Code.InvalidArgument });
    }
    const plain = await post(`${fleet.url}/generate`, {
      gender: "female",
      country: "jp",
      seed: "demo",
      reference_date: "2026-01-01",
    });
    const { national_id: id } = (await plain.json()) as { national_id: string };
    expect([...people]).toEqual([id]);
    expect((await fetch(`${fleet.url}/healthz`)).status).toBe(200);
  });

  it("refuse the call over the limit in the words of the protocol", async () => {
    const fleet = await startFleet({ RATE_LIMIT: "1" });
    await post(`${fleet.url}/generate`, { gender: "male" });
    const refused = await post(`${fleet.url}/generate`, { gender: "male" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    for (const [protocol, transport] of Object.entries(protocols)) {
      const client = createClient(IdentityService, transport(fleet));
      const error = await client.generateIdentity({ gender: Gender.MALE }).catch((reason) => reason);
      expect(error.code, protocol).toBe(Code.ResourceExhausted);
      expect(error.findDetails(RetryInfoSchema), protocol).toHaveLength(1);
    }
  });

  it("count the client and not the balancer, and not whom the client says it is", async () => {
    const { url } = await startFleet();
    expect(await leftFor(url, "127.0.0.2")).toBe('"default";r=99');
    expect(await leftFor(url, "127.0.0.2")).toBe('"default";r=98');
    expect(await leftFor(url, "127.0.0.3")).toBe('"default";r=99');
    expect(await leftFor(url, "127.0.0.2", "192.0.2.1")).toBe('"default";r=97');
    expect(await leftFor(url, "127.0.0.3", "127.0.0.2, 127.0.0.1")).toBe('"default";r=98');
  });

  it("let each of them stop under load without a failed call", { timeout: 90_000 }, async () => {
    const fleet = await startFleet({ RATE_LIMIT: "0" });
    const failures: unknown[] = [];
    let calls = 0;
    let over = false;
    const keepCalling = async (call: () => Promise<unknown>): Promise<void> => {
      while (!over) {
        await call().catch((error) => failures.push(error));
        calls++;
      }
    };
    const plain = async (): Promise<void> => {
      const response = await post(`${fleet.url}/generate`, { gender: "random" });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
    };
    const clients = Object.values(protocols).map((transport) => createClient(IdentityService, transport(fleet)));
    const load = Promise.all([
      ...Array.from({ length: 6 }, () => keepCalling(plain)),
      ...clients.flatMap((client) =>
        [0, 1, 2].map(() => keepCalling(() => client.generateIdentity({ gender: Gender.RANDOM }))),
      ),
    ]);

    const moreCalls = async (): Promise<void> => {
      const before = calls;
      await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(before + 200);
    };
    for (const replica of fleet.replicas.slice(0, 2)) {
      await moreCalls();
      expect(await replica.stop()).toBe(0);
      await moreCalls();
      await startReplica({ PORT: String(replica.port), RATE_LIMIT: "0", TRUSTED_PROXIES: "127.0.0.1" });
    }
    over = true;
    await load;
    expect(failures).toEqual([]);
  });

  it("are refused as a problem where none of them is left", async () => {
    const fleet = await startFleet({ SHUTDOWN_GRACE_SECONDS: "0" });
    await Promise.all(fleet.replicas.map((replica) => replica.stop()));
    const response = await post(`${fleet.url}/generate`, { gender: "male" });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: fleet.http2Url }));
    await expect(client.generateIdentity({ gender: Gender.MALE })).rejects.toMatchObject({ code: Code.Unavailable });
  });
});
