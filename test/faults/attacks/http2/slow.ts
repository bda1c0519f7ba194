import { hold, waitForConnections, waitForRelease } from "../../clients/held-connections.ts";
import { flags, frame, headers, PREFACE, settings, types, windowUpdate } from "../../clients/http2-frames.ts";
import { type Http2Options, openHttp2, SETTINGS_INITIAL_WINDOW_SIZE } from "../../clients/raw-http2.ts";
import { openRaw, type RawSocket, wait } from "../../clients/raw-socket.ts";
import { envelope, getFields, postFields, protoRequest, rpcPath, streamPath } from "../../clients/requests.ts";
import type { Attack, AttackContext } from "../../harness/attack.ts";

/** Deadlines in seconds: the server's limit, a second until its next check, and a margin for a loaded machine. */
const seconds = { idle: 19, request: 14, taking: 24, large: 60 } as const;

const open =
  (options: Http2Options = {}) =>
  async ({ port }: AttackContext, address: string): Promise<RawSocket | undefined> => {
    const raw = await openHttp2(port, address, options);
    await raw?.ready;
    return raw;
  };

const endHeaders = flags.endHeaders;
const bytes = (stream: number, text: string): Buffer => frame(types.data, 0, stream, Buffer.from(text));
const large = getFields.map(([name, value]) => [name, name === ":path" ? "/docs/swagger-ui.css" : value] as const);

export const slowHttp2: readonly Attack[] = [
  {
    name: "sessions without a stream",
    row: "H2-10",
    memory: 200,
    run: (context) => hold(context, { count: 2_000, within: seconds.idle, open: open({ acknowledges: false }) }),
  },
  {
    name: "sessions kept alive by PING",
    row: "H2-10",
    memory: 64,
    run: (context) =>
      hold(context, {
        count: 500,
        within: seconds.idle,
        open: open({ acknowledges: false }),
        drip: () => frame(types.ping, 0, 0, Buffer.alloc(8)),
      }),
  },
  {
    name: "sessions without SETTINGS ACK",
    row: "H2-10",
    memory: 64,
    run: (context) => hold(context, { count: 500, within: seconds.idle, open: open({ acknowledges: false }) }),
  },
  {
    name: "unfinished streams",
    row: "H2-7",
    memory: 256,
    run: (context) =>
      hold(context, {
        count: 100,
        within: seconds.request + seconds.idle,
        open: open({ acknowledges: false }),
        first: Buffer.concat(
          Array.from({ length: 20 }, (_, i) =>
            headers(2 * i + 1, postFields("/generate", "application/json"), endHeaders),
          ),
        ),
      }),
  },
  {
    name: "unfinished RPC streams",
    row: "H2-7",
    memory: 256,
    run: (context) =>
      hold(context, {
        count: 100,
        within: seconds.request + seconds.idle,
        open: open({ acknowledges: false }),
        first: Buffer.concat(
          Array.from({ length: 20 }, (_, i) => headers(2 * i + 1, postFields(rpcPath, "application/grpc"), endHeaders)),
        ),
      }),
  },
  {
    name: "HTTP/2 body at one byte per second",
    row: "H2-10",
    memory: 128,
    run: (context) =>
      hold(context, {
        count: 500,
        within: seconds.request + seconds.idle,
        open: open({ acknowledges: false }),
        first: headers(1, postFields("/generate", "application/json"), endHeaders),
        drip: () => bytes(1, " "),
      }),
  },
  {
    name: "zero flow-control windows",
    row: "H2-7",
    memory: 128,
    run: (context) =>
      hold(context, {
        count: 100,
        within: seconds.taking + seconds.idle,
        open: open({ window: 0, acknowledges: false }),
        first: Buffer.concat(Array.from({ length: 20 }, (_, i) => headers(2 * i + 1, getFields))),
      }),
  },
  {
    name: "flow-control windows of one byte per second",
    row: "H2-10",
    memory: 128,
    run: (context) =>
      hold(context, {
        count: 100,
        within: seconds.taking + seconds.idle,
        open: open({ window: 0, acknowledges: false }),
        first: headers(1, getFields),
        drip: () => windowUpdate(1, 1),
      }),
  },
  {
    name: "unread StreamIdentities streams",
    row: "H2-7",
    memory: 128,
    async run(context) {
      const { streams } = await context.measure();
      // StreamIdentitiesRequest with a template of gender 1: people until the caller stops. Its reader may pause.
      const message = Buffer.concat([Buffer.from([10, protoRequest.length]), protoRequest]);
      const first = Buffer.concat([
        headers(1, postFields(streamPath, "application/grpc"), endHeaders),
        frame(types.data, flags.endStream, 1, envelope(message)),
      ]);
      const count = context.scaled(100);
      const sessions = await Promise.all(
        Array.from({ length: count }, (_, i) => openHttp2(context.port, context.addressOf(i), { window: 0 })),
      );
      for (const session of sessions) await session?.send(first);
      await wait(5_000);
      context.findings.count("streams at once", (await context.measure()).streams - streams);
      for (const session of sessions) session?.socket.destroy();
      await waitForRelease(context, "streams", streams + 20, 5);
    },
  },
  {
    name: "unread sockets",
    row: "H2-7",
    memory: 128,
    fullOnly: "takes 34 seconds",
    async run(context) {
      const { connections } = await context.measure();
      const greeting = Buffer.concat([
        PREFACE,
        settings([SETTINGS_INITIAL_WINDOW_SIZE, 0x7fff_ffff]),
        windowUpdate(0, 0x7fff_0000),
        ...Array.from({ length: 40 }, (_, i) => headers(2 * i + 1, large)),
      ]);
      const sockets = await Promise.all(
        Array.from({ length: context.scaled(100) }, (_, i) =>
          openRaw(context.port, context.addressOf(Math.floor(i / 20)), false),
        ),
      );
      for (const raw of sockets) await raw?.send(greeting);
      await waitForConnections(context, connections + 20);
      await waitForRelease(context, "connections", connections + 20, seconds.large);
      for (const raw of sockets) raw?.socket.destroy();
    },
  },
];
