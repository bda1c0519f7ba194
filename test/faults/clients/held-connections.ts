import type { AttackContext } from "../harness/attack.ts";
import { openRaw, type RawSocket, wait } from "./raw-socket.ts";

/** Connections that are kept open to measure when the server closes them. */
export interface Hold {
  readonly count: number;
  /** Seconds within which the server must close all of them. */
  readonly within: number;
  /** Opens one; undefined if it is refused. */
  open?(context: AttackContext, address: string): Promise<RawSocket | undefined>;
  /** What is written first. */
  readonly first?: string | Uint8Array;
  /** What is written every second after that. */
  readonly drip?: (second: number) => string | Uint8Array;
}

/** Connections per address, below the default of CONNECTIONS_PER_CLIENT. */
const PER_ADDRESS = 80;

/** Connections opened at once, few enough for the listen backlog. */
const AT_ONCE = 100;

/** Opens all connections, keeps them open, and records when the server closes them. */
export async function hold(context: AttackContext, options: Hold): Promise<void> {
  const { first = "", drip } = options;
  const within = options.within * context.slack;
  const count = context.scaled(options.count);
  const open = options.open ?? ((_context: AttackContext, address: string) => openRaw(context.port, address));
  const lasted: number[] = [];
  const held: RawSocket[] = [];
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - opened) }, async (_, index) => {
      const raw = await open(context, context.addressOf(Math.floor((opened + index) / PER_ADDRESS)));
      if (raw === undefined) return context.findings.unexpected("a connection was refused");
      const begun = performance.now();
      raw.closed.then(() => lasted.push((performance.now() - begun) / 1_000));
      held.push(raw);
      if (first.length > 0) await raw.send(first);
    });
    await Promise.all(some);
  }
  let second = 0;
  const timer = setInterval(() => {
    const bytes = drip?.(second++);
    if (bytes !== undefined) for (const raw of held) raw.send(bytes);
  }, 1_000);
  await Promise.race([Promise.all(held.map(({ closed }) => closed)), wait(within * 1_000)]);
  clearInterval(timer);
  const left = held.filter((raw) => !raw.isClosed());
  if (lasted.length > 0) {
    context.findings.count(
      `ended after ${Math.min(...lasted).toFixed(1)} to ${Math.max(...lasted).toFixed(1)} s`,
      lasted.length,
    );
  }
  for (const { socket } of left) socket.destroy();
  if (left.length > 0) context.findings.unexpected(`${left.length} of ${held.length} still open after ${within} s`);
}

/** Waits until the server counts more than `most` connections. */
export async function waitForConnections(context: AttackContext, most: number): Promise<void> {
  for (let waited = 0; waited < 5_000 * context.slack; waited += 50) {
    if ((await context.measure()).connections > most) return;
    await wait(50);
  }
  context.findings.unexpected("the server accepted no connection");
}

/**
 * Waits until the server counts at most `most` connections or streams: a client that does not read cannot see that its
 * connection was closed.
 */
export async function waitForRelease(
  context: AttackContext,
  what: "connections" | "streams",
  most: number,
  within: number,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const now = (await context.measure())[what];
    const seconds = (performance.now() - begun) / 1_000;
    if (now <= most) return context.findings.count(`${what} released after ${seconds.toFixed(1)} s`);
    if (seconds > within * context.slack)
      return context.findings.unexpected(`${now} ${what} after ${within} s instead of ${most}`);
    await wait(250);
  }
}
