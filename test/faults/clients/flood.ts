import type { AttackContext } from "../harness/attack.ts";
import { type Http2Options, openHttp2 } from "./raw-http2.ts";
import { wait } from "./raw-socket.ts";

/** Bursts of bytes, written as fast as the socket accepts them, by clients that reconnect when they are disconnected. */
export interface Flood {
  /** Connections that flood at once. */
  readonly connections?: number;
  /** Addresses that they come from. */
  readonly addresses?: number;
  /** Written once, after the preface. */
  readonly opening?: Uint8Array;
  /** Burst number `index` of a connection. */
  burst(index: number): Uint8Array;
  /** Frames in a burst, for the count. */
  readonly frames: number;
  readonly session?: Http2Options;
  /** Whether the server need not end the connections: what is sent is legal and costs it no more than the sender. */
  readonly lawful?: boolean;
  /** Resets the connection after this many bursts, without waiting for the server. */
  readonly breakAfter?: number;
}

/** Milliseconds until a client reconnects after its connection was refused. */
const RETRY = 20;

/** Milliseconds beyond its duration that a flood goes on if the server has closed no connection. */
const LAST = 5_000;

/** Bursts of one connection, after which the flood is over even if time is left. */
const MOST_BURSTS = 20_000;

/** Runs the flood for `context.seconds`. */
export async function flood(context: AttackContext, options: Flood): Promise<void> {
  const { connections = 4, addresses = 1, frames, lawful = false } = options;
  const until = performance.now() + context.seconds * 1_000;
  const atLatest = until + LAST * context.slack;
  let ended = 0;
  const goesOn = (): boolean => {
    const now = performance.now();
    return now < until || (ended === 0 && !lawful && now < atLatest);
  };
  let sent = 0;
  let refused = 0;
  const one = async (index: number): Promise<void> => {
    while (goesOn()) {
      const raw = await openHttp2(context.port, context.addressOf(index % addresses), options.session);
      if (raw === undefined) {
        refused++;
        await wait(RETRY);
        continue;
      }
      if (options.opening !== undefined) await raw.send(options.opening);
      const bursts = options.breakAfter ?? MOST_BURSTS;
      for (let burst = 0; burst < bursts && goesOn(); burst++) {
        if (!(await raw.send(options.burst(burst)))) break;
        sent += frames;
      }
      // The last write may trigger the close.
      if (options.breakAfter === undefined) await Promise.race([raw.closed, wait(100)]);
      if (raw.isClosed()) ended++;
      for (const [reaction, times] of raw.seen())
        if (!reaction.startsWith("status")) context.findings.count(reaction, times);
      raw.breakOff();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
  context.findings.count("frames written", sent);
  context.findings.count("connections ended", ended);
  context.findings.count("connections refused", refused);
  if (ended === 0 && !lawful) context.findings.unexpected("the server ended no connection");
}
