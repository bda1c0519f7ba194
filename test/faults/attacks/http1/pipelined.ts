import { openRaw, wait } from "../../clients/raw-socket.ts";
import { FLOODS, lasts, reconnect } from "../../clients/reconnect.ts";
import type { Attack } from "../../harness/attack.ts";

/** Bytes of one write: some thousands of requests. */
const WRITE = 65_536;

const host = "Host: localhost\r\n";

/** A request outside the rate limit, and the connections on which it is sent again and again without waiting for answers. */
const requests: Readonly<Record<string, readonly [request: string, connections: number]>> = {
  "GET /healthz on 50 connections": [`GET /healthz HTTP/1.1\r\n${host}\r\n`, 50],
  "unknown paths on 10 connections": [`GET /unknown HTTP/1.1\r\n${host}\r\n`, 10],
  "preflights on 10 connections": [
    `OPTIONS /generate HTTP/1.1\r\n${host}Origin: http://localhost\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
    10,
  ],
  "an unknown Expect on 10 connections": [`GET /healthz HTTP/1.1\r\n${host}Expect: x\r\n\r\n`, 10],
};

/** Sends a request again and again on so many connections, each write some 64 KB. */
export function pipeline(request: string, connections: number, open: typeof openRaw = openRaw): Attack["run"] {
  const bytes = Buffer.from(request.repeat(WRITE / request.length));
  return async ({ port, addressOf, findings, seconds }) => {
    const milliseconds = FLOODS * seconds * 1_000;
    const goesOn = lasts(milliseconds);
    // A write may wait for as long as the server does not read.
    const over = wait(milliseconds).then(() => false);
    let writes = 0;
    await reconnect({
      connections,
      goesOn,
      open: () => open(port, addressOf()),
      async use(raw) {
        while (goesOn() && (await Promise.race([raw.send(bytes), over]))) writes++;
        raw.breakOff();
      },
    });
    findings.count("writes of 64 KB", writes);
  };
}

/** Many requests in each write, from one address. */
export const pipelined: readonly Attack[] = Object.entries(requests).map(([name, [request, connections]]) => ({
  name: `pipelined: ${name}`,
  row: "H1-1",
  memory: 96,
  runs: 3,
  honestP99: 100,
  run: pipeline(request, connections),
}));
