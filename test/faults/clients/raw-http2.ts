import {
  type Frame,
  flags,
  frame,
  PREFACE,
  readFrames,
  readStatus,
  settings,
  settingsAck,
  types,
} from "./http2-frames.ts";
import { openRaw, openTls, type RawSocket } from "./raw-socket.ts";

/** A connection that has said the preface and writes frames by hand. */
export interface RawHttp2 extends RawSocket {
  /** What the server has said, as words: `status 400`, `reset 7`, `goaway 11`, by how often. */
  seen(): ReadonlyMap<string, number>;
  /** Settles when the server's SETTINGS are here. */
  readonly ready: Promise<void>;
}

const SETTINGS_HEADER_TABLE_SIZE = 1;
export const SETTINGS_INITIAL_WINDOW_SIZE = 4;

export interface Http2Options {
  /** Windows of the answers. */
  readonly window?: number;
  /** Whether to answer PING and SETTINGS, as the protocol demands. */
  readonly polite?: boolean;
  readonly secure?: boolean;
}

/** Opens a connection and begins HTTP/2 on it; undefined if it is refused. */
export async function openHttp2(
  port: number,
  localAddress: string,
  { window = 65_535, polite = true, secure = false }: Http2Options = {},
): Promise<RawHttp2 | undefined> {
  const raw = await (secure ? openTls(port, localAddress, "h2") : openRaw(port, localAddress));
  if (raw === undefined) return undefined;
  const seen = new Map<string, number>();
  let rest: Buffer = Buffer.alloc(0);
  let begin: () => void;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  raw.socket.on("data", (chunk: Buffer) => {
    const read = readFrames(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
    rest = read.rest;
    for (const one of read.frames) {
      const word = wordOf(one);
      if (word !== undefined) seen.set(word, (seen.get(word) ?? 0) + 1);
      if (one.type === types.settings) begin();
      if (!polite || one.flag & flags.ack || raw.isClosed()) continue;
      if (one.type === types.settings) raw.socket.write(settingsAck);
      if (one.type === types.ping) raw.socket.write(frame(types.ping, flags.ack, 0, one.payload));
    }
  });
  // Without a dynamic table the statuses of all answers can be read by themselves.
  await raw.send(
    Buffer.concat([PREFACE, settings([SETTINGS_HEADER_TABLE_SIZE, 0], [SETTINGS_INITIAL_WINDOW_SIZE, window])]),
  );
  return { ...raw, seen: () => seen, ready: Promise.race([ready, raw.closed]) };
}

function wordOf({ type, payload }: Frame): string | undefined {
  if (type === types.reset) return `reset ${payload.readUInt32BE(0)}`;
  if (type === types.goaway) return `goaway ${payload.readUInt32BE(4)}`;
  const status = type === types.headers ? readStatus(payload) : undefined;
  return status === undefined ? undefined : `status ${status}`;
}
