import { type Hold, hold, http2, leave } from "../../clients/held-connections.ts";
import { frame, headers, onStreams, PREFACE, ping, settings, types, windowUpdate } from "../../clients/http2-frames.ts";
import { openHttp2, SETTINGS_INITIAL_WINDOW_SIZE } from "../../clients/raw-http2.ts";
import { begin, fieldsOf, getFields, grpcCall, streamPath, streamRequest } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

/** Deadlines in seconds: the server's limit, a second until its next check, and a margin for a loaded machine. */
const seconds = { idle: 19, request: 14, taking: 24, large: 60 } as const;

const silent = http2({ acknowledges: false });
const silentAndClosed = http2({ window: 0, acknowledges: false });

const idle: Hold = { count: 500, within: seconds.idle, open: silent };
const unfinished: Hold = { count: 100, within: seconds.request + seconds.idle, open: silent };
const closed: Hold = { count: 100, within: seconds.taking + seconds.idle, open: silentAndClosed };

const post = (stream: number): Buffer => begin(stream, "/generate", "application/json");
const get = (stream: number): Buffer => headers(stream, getFields);

/** A client that reads no frame, and has windows for 40 large files. */
const greeting = Buffer.concat([
  PREFACE,
  settings([SETTINGS_INITIAL_WINDOW_SIZE, 0x7fff_ffff]),
  windowUpdate(0, 0x7fff_0000),
  onStreams(40, (stream) => headers(stream, fieldsOf("/docs/swagger-ui.css"))),
]);

const sessions = { row: "H2-10", memory: 64 } as const;
const slow = { row: "H2-10", memory: 128 } as const;
const streams = { row: "H2-7", memory: 256 } as const;
const unread = { row: "H2-7", memory: 128 } as const;

export const slowHttp2: readonly Attack[] = [
  { name: "sessions without a stream", row: "H2-10", memory: 200, run: hold({ ...idle, count: 2_000 }) },
  { name: "sessions kept alive by PING", ...sessions, run: hold({ ...idle, drip: () => ping }) },
  { name: "sessions without SETTINGS ACK", ...sessions, run: hold(idle) },
  { name: "unfinished streams", ...streams, run: hold({ ...unfinished, first: onStreams(20, post) }) },
  {
    name: "unfinished RPC streams",
    ...streams,
    run: hold({ ...unfinished, first: onStreams(20, begin) }),
  },
  {
    name: "HTTP/2 body at one byte per second",
    ...slow,
    run: hold({ ...unfinished, count: 500, first: post(1), drip: () => frame(types.data, 0, 1, Buffer.from(" ")) }),
  },
  { name: "zero flow-control windows", ...unread, run: hold({ ...closed, first: onStreams(20, get) }) },
  {
    name: "flow-control windows of one byte per second",
    ...slow,
    run: hold({ ...closed, first: get(1), drip: () => windowUpdate(1, 1) }),
  },
  {
    // Its reader may pause.
    name: "unread StreamIdentities streams",
    ...unread,
    run: leave({
      count: 100,
      open: (port, address) => openHttp2(port, address, { window: 0 }),
      sent: () => grpcCall(1, streamPath, streamRequest),
      leftFor: () => 5_000,
      released: "streams",
      within: 5,
    }),
  },
  {
    name: "unread sockets",
    ...unread,
    fullOnly: "takes 34 seconds",
    run: leave({
      count: 100,
      perAddress: 20,
      sent: () => greeting,
      accepted: 21,
      released: "connections",
      within: seconds.large,
    }),
  },
];
