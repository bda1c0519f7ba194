import type { LimitCalls, LimitCost } from "../call-limit.ts";
import { start } from "../process/child.ts";
import type { Results, Row, Section } from "../section.ts";
import { summarize } from "../statistics.ts";

const MIB = 1_048_576;

/** The default of `MAX_CLIENTS`. */
const MAX_CLIENTS = 100_000;

/** The limit in the process, without a server: CPU of a call, and memory for many clients. */
export const limiter: Section = {
  name: "limiter",
  title: "The limit by itself, in one process",
  async run({ rounds, scale }): Promise<Results> {
    const measure = async (calls: LimitCalls): Promise<LimitCost[]> => {
      const costs: LimitCost[] = [];
      for (let round = 0; round < rounds; round += 7) {
        // Each in a new process, because memory that was used once stays resident.
        const child = start("call-limit.ts", { core: "server", flags: ["--expose-gc"] });
        costs.push(await child.ask<LimitCost>("call", calls));
        await child.stop();
      }
      return costs;
    };
    const steady = await measure({ clients: 1_000, callsOfEach: scale / 1_000, maxClients: MAX_CLIENTS });
    const once = await measure({ clients: scale, callsOfEach: 1, maxClients: MAX_CLIENTS });
    const twice = await measure({ clients: MAX_CLIENTS, callsOfEach: 2, maxClients: MAX_CLIENTS });
    const all = await measure({ clients: scale, callsOfEach: 1, maxClients: scale });

    const cpu = summarize(steady.map((cost) => cost.cpu));
    const many = scale.toLocaleString("en");
    const manyOnce = memory(`${many} clients, one call of each`, once);
    return {
      rows: [
        {
          name: "a call, 1,000 clients in turn",
          unit: "µs/call",
          value: cpu,
          target: { what: "µs of CPU a call", value: cpu.median, most: 6 },
        },
        { ...manyOnce, target: { what: "MiB", value: manyOnce.value.median, most: 256 } },
        memory(`${MAX_CLIENTS.toLocaleString("en")} clients, two calls of each`, twice),
        memory(`${many} clients, one call of each, MAX_CLIENTS=${scale}`, all),
      ],
    };
  },
};

function memory(name: string, costs: readonly LimitCost[]): Row {
  return {
    name,
    unit: "MiB",
    value: summarize(costs.map(({ growth }) => growth / MIB)),
    cpu: summarize(costs.map(({ cpu }) => cpu)),
    note: `${(costs[0]?.remembered ?? 0).toLocaleString("en")} remembered`,
  };
}
