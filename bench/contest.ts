import type { Child } from "./child.ts";
import type { Served } from "./load/http1.ts";
import { type Effort, type Row, WINDOWS } from "./section.ts";
import { serve } from "./servers.ts";
import { median } from "./statistics.ts";

/** A server that takes part. */
export interface Contestant {
  readonly name: string;
  readonly program: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly note?: string;
}

/** Puts load on the server at that port for so many seconds. */
export type PutLoad = (port: number, seconds: number) => Promise<Served>;

interface Running extends Contestant {
  readonly server: Child;
  readonly rate: number[];
  readonly cpu: number[];
}

/** Calls a second of each, in interleaved windows. All run at once, and rest while another is measured. */
export async function contest<Key extends string>(
  contestants: Readonly<Record<Key, Contestant>>,
  load: PutLoad,
  effort: Effort,
): Promise<Record<Key, Row>> {
  const running = Object.entries<Contestant>(contestants).map(([key, contestant]): [string, Running] => [
    key,
    { ...contestant, server: serve(contestant.program, contestant.environment), rate: [], cpu: [] },
  ]);
  try {
    for (const [, { server }] of running) await load(await server.port(), effort.warmup);
    for (let window = 0; window < effort.rounds * WINDOWS; window++) {
      for (const [, one] of running) await measure(one, load, effort.seconds / WINDOWS);
    }
  } finally {
    for (const [, { server }] of running) await server.stop();
  }
  const rows = running.map(([key, { name, note, rate, cpu }]): [string, Row] => [
    key,
    { name, unit: "calls/s", sample: rate, cpu, ...(note === undefined ? {} : { note }) },
  ]);
  // The keys are those of the contestants.
  return Object.fromEntries(rows) as Record<Key, Row>;
}

async function measure({ name, server, rate, cpu }: Running, load: PutLoad, duration: number): Promise<void> {
  const port = await server.port();
  const before = await server.usage();
  const { calls, errors, seconds } = await load(port, duration);
  const after = await server.usage();
  if (errors > 0 || calls === 0) throw new Error(`${name}: ${errors} calls failed, ${calls} did not`);
  rate.push(calls / seconds);
  cpu.push((after.cpu - before.cpu) / calls);
}

/** How many calls a second one does for each of the other's: 1 for equals, more if it is faster. */
export function speed(one: Row, other: Row): number {
  return median(one.sample) / median(other.sample);
}
