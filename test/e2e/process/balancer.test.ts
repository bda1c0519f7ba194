import { type IncomingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Code, createClient, type Transport } from "@connectrpc/connect";
import { createConnectTransport, createGrpcTransport, createGrpcWebTransport } from "@connectrpc/connect-node";
import { beforeAll, describe, expect, it } from "vitest";
import { RetryInfoSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { post } from "../../protocol/serve.ts";
import { freePort, needs } from "../programs.ts";
import { startRedis } from "../redis-server.ts";
import { type Balancer, startNginx } from "./nginx.ts";
import { endAfterAll, type OnEnd, type Started, start } from "./run-server.ts";

/** Starts three replicas that trust the balancer as a proxy. */
async function startReplicas(env: Record<string, string>, onEnd?: OnEnd): Promise<readonly Started[]> {
  return Promise.all([0, 1, 2].map(() => start({ TRUSTED_PROXIES: "127.0.0.1", ...env }, onEnd && { onEnd })));
}

const portsOf = (replicas: readonly Started[]): readonly number[] => replicas.map(({ port }) => port);

/** Transports to a balancer from an address of this machine. */
const protocols: Record<string, (balancer: Balancer, localAddress?: string) => Transport> = {
  gRPC: ({ http2Url: baseUrl }, localAddress) => createGrpcTransport({ baseUrl, ...from(localAddress) }),
  "gRPC-Web over HTTP/1.1": ({ url: baseUrl }, localAddress) =>
    createGrpcWebTransport({ baseUrl, httpVersion: "1.1", ...from(localAddress) }),
  "gRPC-Web over HTTP/2": ({ http2Url: baseUrl }, localAddress) =>
    createGrpcWebTransport({ baseUrl, httpVersion: "2", ...from(localAddress) }),
  "Connect over HTTP/1.1": ({ url: baseUrl }, localAddress) =>
    createConnectTransport({ baseUrl, httpVersion: "1.1", ...from(localAddress) }),
  "Connect over HTTP/2": ({ http2Url: baseUrl }, localAddress) =>
    createConnectTransport({ baseUrl, httpVersion: "2", ...from(localAddress) }),
};

// node:http2 passes it to node:net; its typings lack it.
const from = (localAddress = "127.0.0.1"): { readonly nodeOptions: object } => ({ nodeOptions: { localAddress } });

/** The status and the headers of the response to a plain call from an address of this machine. */
function call(
  url: string,
  localAddress: string,
  forwardedFor?: string,
): Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/generate`, { method: "POST", localAddress, agent: false }, (response) => {
      const { statusCode: status, headers } = response.resume();
      response.once("end", () => resolve({ status, headers }));
    });
    sent.once("error", reject);
    sent.setHeader("content-type", "application/json");
    if (forwardedFor !== undefined) sent.setHeader("x-forwarded-for", forwardedFor);
    sent.end('{"gender":"male","country":"mx"}');
  });
}

/** The RateLimit header of such a call, without the time until its reset. */
async function leftFor(...args: Parameters<typeof call>): Promise<string | undefined> {
  return (await call(...args)).headers.ratelimit?.toString().replace(/;t=.*/, "");
}

describe("three replicas behind nginx that share a limit", needs("nginx", "redis-server"), () => {
  let balancer: Balancer;
  const onEnd = endAfterAll();
  beforeAll(async () => {
    const { url } = await startRedis({ onEnd });
    balancer = await startNginx(portsOf(await startReplicas({ REDIS_URL: url, RATE_LIMIT: "40" }, onEnd)), onEnd);
  });

  it("speak every protocol", async () => {
    const replay = { gender: Gender.FEMALE, country: Country.RU, seed: "demo", referenceDate: "2026-01-01" };
    const people = new Set<string>();
    for (const [protocol, transport] of Object.entries(protocols)) {
      const client = createClient(IdentityService, transport(balancer));
      const { identity } = await client.generateIdentity(replay);
      people.add(identity?.nationalId ?? protocol);

      let streamed = 0;
      for await (const { identities } of client.streamIdentities({ template: replay, count: 250 })) {
        streamed += identities.length;
      }
      expect(streamed, protocol).toBe(250);
      await expect(client.generateIdentity({}), protocol).rejects.toMatchObject({ code: Code.InvalidArgument });
    }
    const plain = await post(`${balancer.url}/generate`, {
      gender: "female",
      country: "ru",
      seed: "demo",
      reference_date: "2026-01-01",
    });
    const { national_id: id } = (await plain.json()) as { national_id: string };
    expect([...people]).toEqual([id]);
    expect((await fetch(`${balancer.url}/healthz`)).status).toBe(200);
  });

  it("refuse the call over the limit with the protocol's own error", async () => {
    const address = "127.0.0.9";
    let refused = await call(balancer.url, address);
    while (refused.status === 200) refused = await call(balancer.url, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (const [protocol, transport] of Object.entries(protocols)) {
      const client = createClient(IdentityService, transport(balancer, address));
      const error = await client.generateIdentity({ gender: Gender.MALE }).catch((reason) => reason);
      expect(error.code, protocol).toBe(Code.ResourceExhausted);
      expect(error.findDetails(RetryInfoSchema), protocol).toHaveLength(1);
    }
  });

  it("count by client address, not by balancer or spoofed X-Forwarded-For", async () => {
    const { url } = balancer;
    expect(await leftFor(url, "127.0.0.2")).toBe('"default";r=39');
    expect(await leftFor(url, "127.0.0.2")).toBe('"default";r=38');
    expect(await leftFor(url, "127.0.0.3")).toBe('"default";r=39');
    expect(await leftFor(url, "127.0.0.2", "192.0.2.1")).toBe('"default";r=37');
    expect(await leftFor(url, "127.0.0.3", "127.0.0.2, 127.0.0.1")).toBe('"default";r=38');
  });
});

describe("three replicas behind nginx", needs("nginx"), () => {
  it("let each of them stop under load without a failed call", { timeout: 90_000 }, async () => {
    const replicas = await startReplicas({ RATE_LIMIT: "0" });
    const balancer = await startNginx(portsOf(replicas));
    const failures: unknown[] = [];
    let calls = 0;
    let over = false;
    const keepCalling = async (call: () => Promise<unknown>): Promise<void> => {
      while (!over) {
        await call().catch((error) => failures.push(error));
        calls++;
        await wait(20);
      }
    };
    const plain = async (): Promise<void> => {
      const response = await post(`${balancer.url}/generate`, { gender: "random", country: "mx" });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
    };
    const clients = Object.values(protocols).map((transport) => createClient(IdentityService, transport(balancer)));
    const health = async (): Promise<void> => {
      const { status } = await fetch(`${balancer.url}/healthz`);
      if (status !== 200) throw new Error(`health: ${status}`);
    };
    const load = Promise.all([
      ...Array.from({ length: 3 }, () => keepCalling(plain)),
      keepCalling(health),
      ...clients.map((client) =>
        keepCalling(() => client.generateIdentity({ gender: Gender.RANDOM, country: Country.MX })),
      ),
    ]);

    const moreCalls = async (): Promise<void> => {
      const before = calls;
      await expect.poll(() => calls).toBeGreaterThan(before + 60);
    };
    const [first = expect.fail(), second = expect.fail()] = replicas;
    const stop = async (replica: Started): Promise<void> => {
      await moreCalls();
      expect(await replica.stop()).toBe(0);
      await moreCalls();
    };
    await stop(first);
    await start({ PORT: String(first.port), RATE_LIMIT: "0", TRUSTED_PROXIES: "127.0.0.1" });
    await stop(second);
    over = true;
    await load;
    expect(failures).toEqual([]);
  });

  it("are reported as unavailable by the balancer where none of them is running", async () => {
    const balancer = await startNginx([await freePort(), await freePort(), await freePort()]);
    const response = await post(`${balancer.url}/generate`, { gender: "male" });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: balancer.http2Url }));
    await expect(client.generateIdentity({ gender: Gender.MALE })).rejects.toMatchObject({ code: Code.Unavailable });
  });
});
