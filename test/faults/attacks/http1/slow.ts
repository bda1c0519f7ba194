import { hold, waitForConnections, waitForRelease } from "../../clients/held-connections.ts";
import { openRaw, type RawSocket } from "../../clients/raw-socket.ts";
import type { Attack } from "../../harness/attack.ts";

const head = "POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

/** Pipelined requests that do not count against the rate limit and whose responses exceed the socket buffers. */
const large = "GET /docs/swagger-ui.css HTTP/1.1\r\nHost: a\r\n\r\n".repeat(80);

/** Deadlines in seconds: the server's limit, a second until its next check, and a margin for a loaded machine. */
const seconds = { greeting: 8, headers: 8, request: 14, rest: 11, stall: 45 } as const;

export const slowHttp1: readonly Attack[] = [
  {
    name: "connections without data",
    row: "H1-2",
    memory: 200,
    run: (context) => hold(context, { count: 4_000, within: seconds.greeting }),
  },
  {
    name: "incomplete HTTP/2 preface",
    row: "H1-2",
    memory: 64,
    run: (context) => hold(context, { count: 1_000, within: seconds.greeting, first: "PRI * HTTP/2.0\r\n" }),
  },
  {
    name: "half-closed connections",
    row: "H1-2",
    memory: 64,
    run: (context) =>
      hold(context, {
        count: 1_000,
        within: seconds.headers,
        async open({ port }, address) {
          const raw = await openRaw(port, address);
          raw?.socket.end("POST /gen");
          return raw;
        },
      }),
  },
  {
    name: "incomplete headers",
    row: "H1-2",
    memory: 200,
    run: (context) => hold(context, { count: 4_000, within: seconds.headers, first: head }),
  },
  {
    name: "incomplete bodies",
    row: "H1-2",
    memory: 200,
    run: (context) =>
      hold(context, { count: 4_000, within: seconds.request, first: `${head}Content-Length: 99\r\n\r\n{` }),
  },
  {
    name: "Slowloris: one header per second",
    row: "H1-3",
    memory: 64,
    run: (context) => hold(context, { count: 1_000, within: seconds.headers, first: head, drip: () => "X-A: b\r\n" }),
  },
  {
    name: "HTTP/2 preface at one byte per second",
    row: "H1-3",
    memory: 64,
    run: (context) => {
      const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
      return hold(context, {
        count: 1_000,
        within: seconds.greeting,
        first: "P",
        drip: (second) => preface[second + 1] ?? "",
      });
    },
  },
  {
    name: "RUDY: body at one byte per second",
    row: "H1-3",
    memory: 64,
    run: (context) =>
      hold(context, {
        count: 1_000,
        within: seconds.request,
        first: `${head}Content-Length: 99\r\n\r\n{`,
        drip: () => " ",
      }),
  },
  {
    name: "body at one chunk per second",
    row: "H1-3",
    memory: 64,
    run: (context) =>
      hold(context, {
        count: 1_000,
        within: seconds.request,
        first: `${head}Transfer-Encoding: chunked\r\n\r\n`,
        drip: () => "1\r\n \r\n",
      }),
  },
  {
    name: "idle keep-alive connections",
    row: "H1-2",
    memory: 64,
    run: (context) =>
      hold(context, { count: 1_000, within: seconds.rest, first: "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" }),
  },
  {
    name: "zero-rate readers",
    row: "H1-3",
    memory: 256,
    fullOnly: "takes 35 seconds",
    async run(context) {
      const { connections } = await context.measure();
      const readers = await readersOf(context.scaled(200), (address) => openRaw(context.port, address, false), context);
      for (const raw of readers) await raw.send(large);
      await waitForConnections(context, connections + 20);
      await waitForRelease(context, "connections", connections + 20, seconds.stall);
      for (const { socket } of readers) socket.destroy();
    },
  },
  {
    name: "readers at one byte per second",
    row: "H1-3",
    memory: 256,
    fullOnly: "takes 36 seconds",
    async run(context) {
      const { connections } = await context.measure();
      const readers = await readersOf(context.scaled(200), (address) => openRaw(context.port, address, false), context);
      for (const raw of readers) await raw.send(large);
      const timer = setInterval(() => {
        for (const { socket } of readers) socket.read(1);
      }, 1_000);
      await waitForConnections(context, connections + 20);
      await waitForRelease(context, "connections", connections + 20, seconds.stall);
      clearInterval(timer);
      for (const { socket } of readers) socket.destroy();
    },
  },
];

/** Readers per address; their pipelined requests stay below the limit of concurrent requests per address. */
const READERS_PER_ADDRESS = 10;

async function readersOf(
  count: number,
  open: (address: string) => Promise<RawSocket | undefined>,
  { addressOf }: { addressOf(index?: number): string },
): Promise<RawSocket[]> {
  const readers = await Promise.all(
    Array.from({ length: count }, (_, i) => open(addressOf(Math.floor(i / READERS_PER_ADDRESS)))),
  );
  return readers.filter((raw) => raw !== undefined);
}
