import type { Attack, AttackContext } from "../harness/attack.ts";
import { openHttp2, type RawHttp2 } from "./raw-http2.ts";
import { openRaw, type RawSocket, wait } from "./raw-socket.ts";

/** Opens a connection; undefined if it is refused. */
export type Open = (port: number, address: string) => Promise<RawSocket | RawHttp2 | undefined>;

/** Connections opened at once, few enough for the listen backlog. */
const AT_ONCE = 100;

/** Opens so many connections; each sends its bytes, if any, once it is open. */
async function openAll(
  { port, addressOf }: AttackContext,
  count: number,
  perAddress: number,
  { open, sent }: { readonly open: Open; sent(index: number): string | Uint8Array },
  onOpen: (raw: RawSocket | RawHttp2 | undefined) => void,
): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - opened) }, async (_, number) => {
      const raw = await open(port, addressOf(Math.floor((opened + number) / perAddress)));
      onOpen(raw);
      const bytes = sent(opened + number);
      if (bytes.length > 0) await raw?.send(bytes);
    });
    await Promise.all(some);
  }
}

/** Connections that are kept open to measure when the server closes them. */
export interface Hold {
  readonly count: number;
  /** Seconds within which the server must close all of them. */
  readonly within: number;
  readonly open?: Open;
  /** What is written first. */
  readonly first?: string | Uint8Array;
  /** What is written every second after that. */
  readonly drip?: (second: number) => string | Uint8Array;
}

/** Connections per address, below the default of CONNECTIONS_PER_CLIENT. */
const HELD_PER_ADDRESS = 80;

/** Opens all connections, keeps them open, and records when the server closes them. */
export function hold({ open = openRaw, first = "", drip, ...options }: Hold): Attack["run"] {
  return async (context) => {
    const { findings, scaled, slack } = context;
    const within = options.within * slack;
    const lasted: number[] = [];
    const held: RawSocket[] = [];
    const onOpen = (raw: RawSocket | undefined): void => {
      const begun = performance.now();
      if (raw === undefined) findings.unexpected("a connection was refused");
      else held.push(raw);
      raw?.closed.then(() => lasted.push((performance.now() - begun) / 1_000));
    };
    await openAll(context, scaled(options.count), HELD_PER_ADDRESS, { open, sent: () => first }, onOpen);
    let second = 0;
    const timer = setInterval(() => {
      const bytes = drip?.(second++);
      if (bytes !== undefined) for (const raw of held) raw.send(bytes);
    }, 1_000);
    await Promise.race([Promise.all(held.map(({ closed }) => closed)), wait(within * 1_000)]);
    clearInterval(timer);
    const left = held.filter((raw) => !raw.isClosed());
    if (lasted.length > 0) {
      const [least, most] = [Math.min(...lasted), Math.max(...lasted)];
      findings.count(`ended after ${least.toFixed(1)} to ${most.toFixed(1)} s`, lasted.length);
    }
    for (const { socket } of left) socket.destroy();
    if (left.length > 0) findings.unexpected(`${left.length} of ${held.length} still open after ${within} s`);
  };
}

/** Connections that ask for much, or declare much, and leave the server with it. */
export interface Leave {
  readonly count: number;
  /** The fewest of a short form. */
  readonly fewest?: number;
  /** Connections from each address; 1 unless it is set. */
  readonly perAddress?: number;
  /** Reads nothing unless it is set. */
  readonly open?: Open;
  /** What each connection sends. */
  sent(index: number): string | Uint8Array;
  /** Whether each reads one byte per second. */
  readonly sips?: true;
  /** Connections that the server must have accepted, of all, before the wait begins; none unless it is set. */
  readonly accepted?: number;
  /** Milliseconds until they are closed, by the seconds of a flood; unless it is set, the server must close them. */
  leftFor?(seconds: number): number;
  /** What the server must release, and how many seconds it has for that. */
  readonly released: "connections" | "streams";
  readonly within: number;
  /** How many more than before may be left while the clients stay, if those beyond must be released within 10 s. */
  readonly most?: number;
}

/** Connections or streams by which those of honest clients vary. */
const HONEST = 20;

/** Runs such connections, and waits until the server has released what they took. */
export function leave(options: Leave): Attack["run"] {
  const { perAddress = 1, open = unread, sent, accepted, released, within, leftFor, most } = options;
  return async (context) => {
    const { findings, measure, scaled, seconds } = context;
    const before = await measure();
    const usual = before[released] + HONEST;
    const count = Math.max(options.fewest ?? 1, scaled(options.count));
    const clients: (RawSocket | RawHttp2)[] = [];
    await openAll(context, count, perAddress, { open, sent }, (raw) => {
      if (raw === undefined) findings.count("connections refused");
      else clients.push(raw);
    });
    const sip = (): void => {
      for (const { socket } of clients) socket.read(1);
    };
    const timer = options.sips === true ? setInterval(sip, 1_000) : undefined;
    if (accepted !== undefined) await waitForConnections(context, before.connections + Math.min(accepted, count) - 1);
    const begun = await measure();
    if (leftFor === undefined) await waitForRelease(context, released, usual, within);
    else await wait(leftFor(seconds));
    clearInterval(timer);
    const { resident, streams } = await measure();
    findings.count("connections still open", clients.filter((raw) => !raw.isClosed()).length);
    findings.count("streams at once", streams - before.streams);
    findings.count(`MiB more at the end, ${Math.round(resident - begun.resident)}`);
    // Those beyond are refused in turns of the client.
    if (most !== undefined) await waitForRelease(context, released, usual + most, 10);
    for (const raw of clients) {
      if ("seen" in raw) for (const [reaction, times] of raw.seen()) findings.count(reaction, times);
      raw.socket.destroy();
    }
    if (leftFor !== undefined) await waitForRelease(context, released, usual, within);
  };
}

/** A connection of which nothing is read. */
function unread(port: number, address: string): Promise<RawSocket | undefined> {
  return openRaw(port, address, false);
}

/** Opens connections of HTTP/2 that wait for the server's SETTINGS. */
export function http2(options?: Parameters<typeof openHttp2>[2]): Open {
  return async (port, address) => {
    const raw = await openHttp2(port, address, options);
    await raw?.ready;
    return raw;
  };
}

/** Waits until the server counts more than `most` connections. */
async function waitForConnections(context: AttackContext, most: number): Promise<void> {
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
