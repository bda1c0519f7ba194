import { readFile } from "node:fs/promises";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { describe, expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { post } from "../../protocol/serve.ts";
import { freePort, needs } from "../programs.ts";
import { until } from "../redis/shared-limiters.ts";
import { startRedis } from "../redis-server.ts";
import { type Started, start } from "./run-server.ts";

const male = { gender: "male", country: "mx" };

/** Two workers without a limit, with a short grace period. */
const unlimited = { WORKERS: "2", RATE_LIMIT: "0", SHUTDOWN_GRACE_SECONDS: "1" };

/** Two workers that share the limit, trust X-Forwarded-For and accept enough connections for all calls at once. */
const sharing = {
  WORKERS: "2",
  SHUTDOWN_GRACE_SECONDS: "1",
  CONNECTIONS_PER_CLIENT: "1000",
  TRUSTED_PROXIES: "127.0.0.1",
};

/**
 * A module that has the primary process send two messages on a closed channel when it receives SIGUSR2: at the start
 * `once(worker, "exit")` adds a listener to the worker that handles one error.
 */
const sendTooLate = `
  import cluster from "node:cluster";
  if (cluster.isPrimary) process.on("SIGUSR2", () => {
    const [worker] = Object.values(cluster.workers);
    worker.process.disconnect();
    worker.send("late");
    worker.send("later");
  });`;

/** The running child processes of a replica. */
async function childrenOf({ process: { pid } }: Started): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

describe("WORKERS", () => {
  it("refuses to start several that would each grant the whole limit", async () => {
    await expect(start({ WORKERS: "2" })).rejects.toThrow(/^WORKERS [^\n]*REDIS_URL[^\n]*\.\n$/);
  });

  it("serves on several processes without a limit, and replaces one that is killed", async () => {
    const port = await freePort();
    const fleet = await start({ ...unlimited, PORT: String(port) });
    const [victim = 0, survivor = 0, ...others] = await childrenOf(fleet);
    expect([survivor > 0, others]).toEqual([true, []]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(`${fleet.url}/generate`, male)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: fleet.url }));
    expect((await client.generateIdentity({ gender: Gender.FEMALE, country: Country.MX })).identity?.gender).toBe(
      Gender.FEMALE,
    );

    process.kill(victim, "SIGKILL");
    await until(async () => (await childrenOf(fleet)).filter((pid) => pid !== victim).length === 2);
    expect(await childrenOf(fleet)).toContain(survivor);
    expect(fleet.err()).toMatch(/"cause":"SIGKILL","msg":"a worker exited, restarting"/);
    // On the same port.
    expect((await post(`${fleet.url}/generate`, male)).status).toBe(200);
    // SIGTERM reaches workers first, as from a terminal; stopping must still exit 0.
    for (const pid of await childrenOf(fleet)) process.kill(pid, "SIGTERM");
    expect(await fleet.stop()).toBe(0);
  });

  it("keeps serving when messages to a worker that has just ended fail, and replaces the worker", async () => {
    const fleet = await start({
      ...unlimited,
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sendTooLate)}`,
    });
    const [first = 0, second = 0] = await childrenOf(fleet);
    fleet.process.kill("SIGUSR2");
    await until(() => /a worker exited, restarting|uncaught exception/.test(fleet.err()));
    expect(fleet.err()).not.toContain("uncaught exception");
    await until(async () => (await childrenOf(fleet)).length === 2);
    const now = await childrenOf(fleet);
    expect([now.includes(first), now.includes(second)].filter(Boolean)).toHaveLength(1);
    expect((await post(`${fleet.url}/generate`, male)).status).toBe(200);
    expect(await fleet.stop()).toBe(0);
  });

  it(
    "shares one limit, adds up the metrics, reports a lost Redis, and ends all workers",
    needs("redis-server"),
    async () => {
      const redis = await startRedis();
      const adminPort = await freePort();
      const fleet = await start({ ...sharing, REDIS_URL: redis.url, ADMIN_PORT: String(adminPort) });
      const call = (times: number, client: string): Promise<Response[]> =>
        Promise.all(
          Array.from({ length: times }, () => post(`${fleet.url}/generate`, male, { "x-forwarded-for": client })),
        );
      const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
      const answers = await call(200, "198.51.100.1");
      const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
      expect([count(200), count(429)]).toEqual([100, 100]);
      for (const code of [200, 429]) {
        expect(await metrics()).toContain(`{operation="/generate",protocol="json",code="${code}"} 100\n`);
      }
      expect(await metrics()).toContain("\nidentikit_limit_store_away 0\n");

      await redis.kill();
      await until(async () => {
        await call(20, "198.51.100.2");
        return (await metrics()).includes("\nidentikit_limit_store_away 2\n");
      });
      await redis.start();
      await until(async () => (await metrics()).includes("\nidentikit_limit_store_away 0\n"));
      const warnings = fleet.err().match(/"level":"warn"[^\n]*Redis does not answer/g);
      expect(warnings).toHaveLength(2);
      const children = await childrenOf(fleet);
      expect(children).toHaveLength(2);
      expect(await fleet.stop()).toBe(0);
      for (const pid of children) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    },
  );
});
