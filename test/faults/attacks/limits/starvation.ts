import type { Attack, AttackContext } from "../../harness/attack.ts";
import { type LoadOptions, runLoads } from "../../load/load.ts";

/** Limits of the honest 99th percentile in ms, with the rate limit and without. */
const LIMITED = 100;
const UNLIMITED = 250;

/** Settings without a rate limit, and with as many connections as the floods use. */
const unlimited = { RATE_LIMIT: "0", CONNECTIONS_PER_CLIENT: "1000" };

/** Connections, and streams on each. */
const floods: readonly (readonly [LoadOptions["protocol"], connections: number, streams: number])[] = [
  ["json", 400, 1],
  ["json", 1_000, 1],
  ["grpc", 10, 100],
  ["grpc", 100, 10],
  ["grpc", 400, 10],
];

/** One address that calls at full speed, over its limit and without one. */
export const starvation: readonly Attack[] = floods.flatMap(([protocol, connections, streams]) => {
  const run = async (context: AttackContext): Promise<void> => {
    const { port, seconds } = context;
    const load = { port, addresses: [context.addressOf()], protocol, connections, streams, seconds: seconds * 2 };
    const { counts } = await runLoads([load]);
    for (const [status, times] of Object.entries(counts)) context.findings.count(status, times);
  };
  const size =
    protocol === "json" ? `${connections} connections of HTTP/1.1` : `${connections} x ${streams} streams of HTTP/2`;
  const base = { row: "LIM-2", memory: 150, ownThreads: true, run } as const;
  return [
    { ...base, name: `calls over the limit on ${size}`, honestP99: LIMITED },
    {
      ...base,
      name: `saturation by ${size}`,
      honestP99: UNLIMITED,
      env: unlimited,
      fullOnly: "needs a server of its own",
    },
  ];
});
