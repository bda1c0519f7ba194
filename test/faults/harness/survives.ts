import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attack } from "./attack.ts";
import { attackServer, type Effort } from "./context.ts";
import { type HonestClients, startHonestClients } from "./honest-clients.ts";
import { type Measure, type ServerProcess, startServer } from "./server-process.ts";

/** A fiftieth of the counts, floods of 0.1 s, and deadlines that a busy machine keeps too. */
const effort: Effort = { scale: 0.02, seconds: 0.1, slack: 4 };

/** MiB by which resident memory may grow: twice the measured growth, since freed memory is not always returned. */
const MEMORY = 400;

/**
 * Tests that a server survives the attacks and serves other clients meanwhile. `slowAttacks` mostly wait, and run at the
 * same time as the others. Returns a function that returns the server while tests run.
 */
export function survives(attacks: readonly Attack[], slowAttacks: ReadonlySet<Attack>): () => ServerProcess {
  const short = attacks.filter(({ fullOnly }) => fullOnly === undefined);
  const quick = short.filter((attack) => !slowAttacks.has(attack));

  let server: ServerProcess;
  let honest: HonestClients;
  let before: Measure;
  let slowFaults: Promise<readonly string[]>;

  beforeAll(async () => {
    server = await startServer();
    before = await server.measure();
    honest = startHonestClients({ port: server.port, perSecond: 20 });
    slowFaults = Promise.all(
      short
        .filter((attack) => slowAttacks.has(attack))
        .map(async (attack) => (await run(attack)).map((fault) => `${attack.name}: ${fault}`)),
    ).then((faults) => faults.flat());
  });

  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  /** Runs an attack. Resolves to the outcomes that make it fail. */
  async function run(attack: Attack): Promise<readonly string[]> {
    return [...(await attackServer(attack, server, effort)).faults.keys()];
  }

  describe("the service under attack", () => {
    it.each(quick.map((attack) => [attack.name, attack] as const))(
      "survives %s, and serves other clients meanwhile",
      async (_name, attack) => {
        expect(await run(attack)).toEqual([]);
        expect((await honest.take()).faults).toEqual([]);
        expect(server.isAlive()).toBe(true);
        expect(server.bugs()).toEqual([]);
      },
    );

    it("closes slow connections, and serves other clients meanwhile", { timeout: 120_000 }, async () => {
      expect(await slowFaults).toEqual([]);
      expect((await honest.take()).faults).toEqual([]);
      expect(server.bugs()).toEqual([]);
    });

    it("closes all connections and frees their memory", { timeout: 60_000 }, async () => {
      await honest.stop();
      const open = async () => {
        const { connections, streams } = await server.measure();
        return { connections, streams };
      };
      await expect.poll(open, { timeout: 40_000 }).toEqual({ connections: 0, streams: 0 });
      expect((await server.measure()).resident - before.resident).toBeLessThan(MEMORY);
    });
  });

  return () => server;
}
