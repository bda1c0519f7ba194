import { wait } from "./raw-socket.ts";

/** Connections that are opened again and again. */
export interface Reconnect<Raw> {
  /** Connections at once. */
  readonly connections: number;
  goesOn(): boolean;
  /** Opens connection number `index`; undefined if it is refused. */
  open(index: number): Promise<Raw | undefined>;
  /** Uses one, and closes it. */
  use(raw: Raw, index: number): Promise<unknown>;
}

/** Milliseconds until a client connects again after its connection was refused. */
const RETRY = 20;

/** Opens and uses them. Resolves to how many were refused. */
export async function reconnect<Raw>({ connections, goesOn, open, use }: Reconnect<Raw>): Promise<number> {
  let refused = 0;
  const one = async (_: unknown, index: number): Promise<void> => {
    while (goesOn()) {
      const raw = await open(index);
      if (raw !== undefined) await use(raw, index);
      else {
        refused++;
        await wait(RETRY);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return refused;
}

/** How long some attacks last, in durations of a flood. */
export const FLOODS = 4;

/** Whether so many milliseconds have not passed yet. */
export function lasts(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds;
  return () => performance.now() < until;
}
