import { hold, type Leave, leave } from "../../clients/held-connections.ts";
import { openRaw, type RawSocket } from "../../clients/raw-socket.ts";
import type { Attack } from "../../harness/attack.ts";

const head = "POST /generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const withBody = `${head}Content-Length: 99\r\n\r\n{`;
const withChunks = `${head}Transfer-Encoding: chunked\r\n\r\n`;
const healthz = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/** Deadlines in seconds: the server's limit, a second until its next check, and a margin for a loaded machine. */
const seconds = { greeting: 8, headers: 8, request: 14, rest: 11, stall: 45 } as const;

async function halfClosed(port: number, address: string): Promise<RawSocket | undefined> {
  const raw = await openRaw(port, address);
  raw?.socket.end("POST /gen");
  return raw;
}

/** Pipelined requests that do not count against the rate limit and whose responses exceed the socket buffers. */
const large = "GET /docs/swagger-ui.css HTTP/1.1\r\nHost: a\r\n\r\n".repeat(80);

/** Readers whose pipelined requests stay below the limit of concurrent requests per address. */
const readers: Leave = {
  count: 200,
  perAddress: 10,
  sent: () => large,
  accepted: 21,
  released: "connections",
  within: seconds.stall,
};

const many = { row: "H1-2", memory: 200 } as const;
const idle = { row: "H1-2", memory: 64 } as const;
const slow = { row: "H1-3", memory: 64 } as const;
const unread = { row: "H1-3", memory: 256 } as const;

export const slowHttp1: readonly Attack[] = [
  { name: "connections without data", ...many, run: hold({ count: 4_000, within: seconds.greeting }) },
  {
    name: "incomplete HTTP/2 preface",
    ...idle,
    run: hold({ count: 1_000, within: seconds.greeting, first: preface.slice(0, 16) }),
  },
  { name: "half-closed connections", ...idle, run: hold({ count: 1_000, within: seconds.headers, open: halfClosed }) },
  { name: "incomplete headers", ...many, run: hold({ count: 4_000, within: seconds.headers, first: head }) },
  { name: "incomplete bodies", ...many, run: hold({ count: 4_000, within: seconds.request, first: withBody }) },
  {
    name: "Slowloris: one header per second",
    ...slow,
    run: hold({ count: 1_000, within: seconds.headers, first: head, drip: () => "X-A: b\r\n" }),
  },
  {
    name: "HTTP/2 preface at one byte per second",
    ...slow,
    run: hold({ count: 1_000, within: seconds.greeting, first: "P", drip: (second) => preface[second + 1] ?? "" }),
  },
  {
    name: "RUDY: body at one byte per second",
    ...slow,
    run: hold({ count: 1_000, within: seconds.request, first: withBody, drip: () => " " }),
  },
  {
    name: "body at one chunk per second",
    ...slow,
    run: hold({ count: 1_000, within: seconds.request, first: withChunks, drip: () => "1\r\n \r\n" }),
  },
  { name: "idle keep-alive connections", ...idle, run: hold({ count: 1_000, within: seconds.rest, first: healthz }) },
  { name: "zero-rate readers", ...unread, fullOnly: "takes 35 seconds", run: leave(readers) },
  {
    name: "readers at one byte per second",
    ...unread,
    fullOnly: "takes 36 seconds",
    run: leave({ ...readers, sips: true }),
  },
];
