// A process that calls an HTTP/1.1 server at an even pace, whether it keeps up or not, and takes the time of each call.
import { connect } from "node:net";
import { answer } from "../answer.ts";
import { quantile } from "../statistics.ts";
import type { Http1Load, Served } from "./http1.ts";

export interface PacedLoad extends Http1Load {
  /** Calls a second over all connections. */
  readonly rate: number;
}

const HEAD_END = "\r\n\r\n";

/** Bytes of the answer that begins there, as far as is known. */
function lengthOf(text: string): number {
  const end = text.indexOf(HEAD_END);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end)) ?? [];
  return end === -1 || length === undefined ? Number.POSITIVE_INFINITY : end + HEAD_END.length + Number(length);
}

answer("load", ({ url, body, connections, seconds, rate }: PacedLoad): Promise<Served> => {
  const { host, hostname, port, pathname } = new URL(url);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  const request = `${head}Content-Length: ${Buffer.byteLength(body)}${HEAD_END}${body}`;
  const times: number[] = [];
  const begun = performance.now();
  /** When those were due that wait for a connection. */
  const waiting: number[] = [];
  let sent = 0;
  let errors = 0;

  const lines = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding("latin1");
    let held = "";
    let due: number | undefined;
    const send = (time: number): void => {
      due = time;
      socket.write(request);
    };
    socket.on("data", (chunk: string) => {
      held += chunk;
      if (held.length < lengthOf(held)) return;
      if (held.startsWith("HTTP/1.1 200 ")) times.push(performance.now() - (due ?? 0));
      else errors++;
      held = "";
      due = undefined;
      const next = waiting.shift();
      if (next !== undefined) send(next);
    });
    return { socket, send, isFree: () => due === undefined };
  });

  return new Promise((resolve) => {
    const clock = setInterval(() => {
      const elapsed = performance.now() - begun;
      const over = elapsed >= seconds * 1_000;
      // A late call counts from when it was due: waiting to be sent is waiting too.
      while (!over && sent < (elapsed / 1_000) * rate) {
        const due = begun + (sent++ / rate) * 1_000;
        const line = lines.find(({ isFree }) => isFree());
        if (line === undefined) waiting.push(due);
        else line.send(due);
      }
      if (!over || times.length + errors < sent) return;
      clearInterval(clock);
      for (const { socket } of lines) socket.destroy();
      const latency = { p50: quantile(times, 0.5), p99: quantile(times, 0.99), p999: quantile(times, 0.999) };
      resolve({ calls: times.length, errors, seconds, latency });
    }, 1);
  });
});
