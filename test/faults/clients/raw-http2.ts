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

/** An HTTP/2 connection without a library: it has sent the preface, and sends any bytes as frames. */
export interface RawHttp2 extends RawSocket {
  /** Statuses, RST_STREAM, GOAWAY and PING from the server, with their counts: `status 400`, `reset 7`, `goaway 11`, `ping`. */
  seen(): ReadonlyMap<string, number>;
  /** The last stream of each GOAWAY from the server. */
  readonly lastStreams: readonly number[];
  /** Settles when the server's SETTINGS have arrived, or the connection is closed. */
  readonly ready: Promise<void>;
}

const SETTINGS_HEADER_TABLE_SIZE = 1;
export const SETTINGS_INITIAL_WINDOW_SIZE = 4;

export interface Http2Options {
  /** Initial flow-control window of each stream. */
  readonly window?: number;
  /** Whether to acknowledge PING and SETTINGS, as RFC 9113 requires. */
  readonly acknowledges?: boolean;
  readonly secure?: boolean;
}

/** Opens a connection and begins HTTP/2 on it; undefined if it is refused. */
export async function openHttp2(
  port: number,
  localAddress: string,
  { window = 65_535, acknowledges = true, secure = false }: Http2Options = {},
): Promise<RawHttp2 | undefined> {
  const raw = await (secure ? openTls(port, localAddress, "h2") : openRaw(port, localAddress));
  if (raw === undefined) return undefined;
  const seen = new Map<string, number>();
  const lastStreams: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let begin: () => void;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  raw.socket.on("data", (chunk: Buffer) => {
    const read = readFrames(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
    rest = read.rest;
    for (const one of read.frames) {
      const reaction = reactionOf(one);
      if (reaction !== undefined) seen.set(reaction, (seen.get(reaction) ?? 0) + 1);
      if (one.type === types.goaway) lastStreams.push(one.payload.readUInt32BE(0));
      if (one.type === types.settings) begin();
      if (!acknowledges || one.flag & flags.ack || raw.isClosed()) continue;
      if (one.type === types.settings) raw.socket.write(settingsAck);
      if (one.type === types.ping) raw.socket.write(frame(types.ping, flags.ack, 0, one.payload));
    }
  });
  // Without a dynamic table, each header block can be decoded by itself.
  await raw.send(
    Buffer.concat([PREFACE, settings([SETTINGS_HEADER_TABLE_SIZE, 0], [SETTINGS_INITIAL_WINDOW_SIZE, window])]),
  );
  return { ...raw, seen: () => seen, lastStreams, ready: Promise.race([ready, raw.closed]) };
}

function reactionOf({ type, flag, payload }: Frame): string | undefined {
  if (type === types.reset) return `reset ${payload.readUInt32BE(0)}`;
  if (type === types.goaway) return `goaway ${payload.readUInt32BE(4)}`;
  if (type === types.ping && (flag & flags.ack) === 0) return "ping";
  const status = type === types.headers ? readStatus(payload) : undefined;
  return status === undefined ? undefined : `status ${status}`;
}
