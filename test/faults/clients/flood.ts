import type { Attack, AttackContext } from "../harness/attack.ts";
import { many, onStreams } from "./http2-frames.ts";
import { type Http2Options, openHttp2, type RawHttp2 } from "./raw-http2.ts";
import { wait } from "./raw-socket.ts";
import { reconnect } from "./reconnect.ts";

/** Bytes that a client writes again and again, and how many frames they are, for the count. */
export interface Burst {
  burst(index: number): Uint8Array;
  readonly frames: number;
}

/** Bursts of bytes, written as fast as the socket accepts them, by clients that reconnect when they are disconnected. */
export interface Flood extends Burst {
  /** Connections that flood at once. */
  readonly connections?: number;
  /** Addresses that they come from. */
  readonly addresses?: number;
  /** Written once, after the preface. */
  readonly opening?: Uint8Array;
  readonly session?: Http2Options;
  /** Whether the server need not end the connections: what is sent is legal and costs it no more than the sender. */
  readonly lawful?: boolean;
  /** Resets the connection after this many bursts, without waiting for the server. */
  readonly breakAfter?: number;
}

/** Bursts that repeat some bytes, by default a frame 500 times. */
export function same(bytes: Uint8Array, frames = 500): Burst {
  const burst = many(frames, () => bytes);
  return { burst: () => burst, frames };
}

/** Bursts of streams from 3 on; `one` writes the frames of a stream from its identifier. */
export function streams(frames: number, one: (stream: number) => Uint8Array): Burst {
  return { burst: (index) => onStreams(frames, one, 2 * index * frames + 3), frames };
}

/** Milliseconds beyond its duration that a flood goes on if the server has closed no connection. */
const LAST = 5_000;

/** Bursts of one connection, after which the flood is over even if time is left. */
const MOST_BURSTS = 20_000;

/** Runs the flood for `context.seconds`. */
export function flood(options: Flood): Attack["run"] {
  const { connections = 4, addresses = 1, opening, burst, frames, session, lawful = false, breakAfter } = options;
  return async ({ port, addressOf, findings, seconds, slack }: AttackContext) => {
    const until = performance.now() + seconds * 1_000;
    const atLatest = until + LAST * slack;
    let ended = 0;
    const goesOn = (): boolean => {
      const now = performance.now();
      return now < until || (ended === 0 && !lawful && now < atLatest);
    };
    let sent = 0;
    const open = (index: number) => openHttp2(port, addressOf(index % addresses), session);
    const use = async (raw: RawHttp2): Promise<void> => {
      if (opening !== undefined) await raw.send(opening);
      for (let number = 0; number < (breakAfter ?? MOST_BURSTS) && goesOn(); number++) {
        if (!(await raw.send(burst(number)))) break;
        sent += frames;
      }
      // The last write may trigger the close.
      if (breakAfter === undefined) await Promise.race([raw.closed, wait(100)]);
      if (raw.isClosed()) ended++;
      for (const [reaction, times] of raw.seen()) if (!reaction.startsWith("status")) findings.count(reaction, times);
      raw.breakOff();
    };
    const refused = await reconnect({ connections, goesOn, open, use });
    findings.count("frames written", sent);
    findings.count("connections ended", ended);
    findings.count("connections refused", refused);
    if (ended === 0 && !lawful) findings.unexpected("the server ended no connection");
  };
}
