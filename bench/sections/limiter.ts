import { start } from "../child.ts";
import type { Count, Counted } from "../count-calls.ts";
import type { Findings, Row, Section } from "../section.ts";
import { median } from "../statistics.ts";

const MIB = 1_048_576;

/** `MAX_CLIENTS` as it is without the variable. */
const MAX_CLIENTS = 100_000;

/** The local limit by itself: CPU of one decision, and memory of very many addresses. */
export const limiter: Section = {
  name: "limiter",
  title: "The limit by itself, in one process",
  async run({ rounds, scale }): Promise<Findings> {
    const count = async (what: Count): Promise<Counted[]> => {
      const counted: Counted[] = [];
      for (let round = 0; round < rounds; round++) {
        // Each in a new process, because memory that was used once stays resident.
        const child = start("./count-calls.ts", { core: "server", flags: ["--expose-gc"] });
        counted.push(await child.ask<Counted>("count", what));
        await child.stop();
      }
      return counted;
    };
    const steady = await count({ addresses: 1_000, callsOfEach: scale / 5_000, maxClients: MAX_CLIENTS });
    const once = await count({ addresses: scale, callsOfEach: 1, maxClients: MAX_CLIENTS });
    const twice = await count({ addresses: MAX_CLIENTS, callsOfEach: 2, maxClients: MAX_CLIENTS });
    const all = await count({ addresses: scale, callsOfEach: 1, maxClients: scale });

    const cpu = steady.map((counted) => counted.cpu);
    const millions = scale.toLocaleString("en");
    const growth = once.map((counted) => counted.growth / MIB);
    return {
      rows: [
        {
          name: "a decision, 1,000 clients in turn",
          unit: "µs/call",
          sample: cpu,
          mark: { what: "µs of CPU a call", value: median(cpu), most: 15 },
        },
        {
          ...memory(`${millions} addresses, one call of each`, once),
          mark: { what: "MiB", value: median(growth), most: 256 },
        },
        memory(`${MAX_CLIENTS.toLocaleString("en")} addresses, two calls of each`, twice),
        memory(`${millions} addresses, one call of each, MAX_CLIENTS=${scale}`, all),
      ],
    };
  },
};

function memory(name: string, counted: readonly Counted[]): Row {
  const remembered = counted[0]?.remembered ?? 0;
  return {
    name,
    unit: "MiB",
    sample: counted.map(({ growth }) => growth / MIB),
    cpu: counted.map(({ cpu }) => cpu),
    note: `${remembered.toLocaleString("en")} remembered`,
  };
}
