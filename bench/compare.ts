import type { Traffic } from "./load/run-load.ts";
import { CONCURRENT, type PutLoad } from "./load.ts";
import { type Child, cpuDuring } from "./process/child.ts";
import type { Effort, Row } from "./section.ts";
import { serve } from "./servers.ts";
import { median, summarize } from "./statistics.ts";

/** A server to be compared with others. */
export interface Candidate {
  readonly name: string;
  readonly program: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly note?: string;
}

interface Running extends Candidate {
  readonly server: Child;
  readonly port: number;
  /** Calls a second in each window. */
  readonly rates: Readonly<Record<Traffic, number[]>>;
  /** Microseconds of CPU for a call in each window. */
  readonly cpu: Readonly<Record<Traffic, number[]>>;
}

/** One round in so many is also measured on repeated traffic. */
const REPEATED = 4;

/**
 * Measures the calls a second of all candidates in interleaved windows, on mixed traffic and on the same request
 * repeated. All run at once, and are idle while another is measured. A ratio is the median CPU time for a call of the
 * candidate `to`, divided by that of the row: while the server is the bottleneck it equals the ratio of calls a second, and
 * it remains right where a busy machine slows the load down.
 */
export async function compare<Key extends string>(
  candidates: Readonly<Record<Key, Candidate>>,
  to: NoInfer<Key>,
  load: PutLoad,
  { rounds, window, warmup }: Effort,
): Promise<Record<Key, Row>> {
  const running = new Map<Key, Running>();
  try {
    // The keys of a Record<Key, ...>.
    for (const key of Object.keys(candidates) as Key[]) {
      const candidate: Candidate = candidates[key];
      const server = serve(candidate.program, candidate.environment);
      const port = await server.port();
      running.set(key, {
        ...candidate,
        server,
        port,
        rates: { mixed: [], repeated: [] },
        cpu: { mixed: [], repeated: [] },
      });
    }
    for (const { port } of running.values()) await load(port, warmup);
    for (let round = 0; round < rounds; round++) {
      for (const candidate of running.values()) await measure(candidate, load, "mixed", window);
      if (round % REPEATED > 0) continue;
      for (const candidate of running.values()) await measure(candidate, load, "repeated", window);
    }
  } finally {
    for (const { server } of running.values()) await server.stop();
  }
  const reference = running.get(to);
  const rows = [...running].map(([key, candidate]) => [key, rowOf(candidate, reference)]);
  // There is a row for every candidate.
  return Object.fromEntries(rows) as Record<Key, Row>;
}

async function measure(candidate: Running, load: PutLoad, traffic: Traffic, duration: number): Promise<void> {
  const { name, server, port, rates, cpu } = candidate;
  const { cpu: used, result } = await cpuDuring(server, () => load(port, duration, { traffic }));
  const { calls, errors, seconds } = result;
  if (errors > 0 || calls < CONCURRENT) throw new Error(`${name}: ${errors} calls failed, ${calls} succeeded`);
  rates[traffic].push(calls / seconds);
  cpu[traffic].push(used / calls);
}

function rowOf({ name, note, rates, cpu }: Running, reference: Running | undefined): Row {
  const ratio = (traffic: Traffic): number => median(reference?.cpu[traffic] ?? []) / median(cpu[traffic]);
  return {
    name,
    unit: "calls/s",
    value: summarize(rates.mixed),
    ratio: ratio("mixed"),
    cpu: summarize(cpu.mixed),
    repeated: { value: summarize(rates.repeated), ratio: ratio("repeated") },
    ...(note === undefined ? {} : { note }),
  };
}
