import { connect, type IncomingHttpHeaders } from "node:http2";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./outcome.ts";

/** A call over HTTP/2, as its bytes are sent. */
export interface Http2Call {
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly pieces: readonly Uint8Array[];
  /** False: the request is never ended. */
  readonly ends?: boolean;
  /** Resets the stream with this code once the pieces are sent. */
  readonly reset?: number;
}

/** ms in which what was sent reaches the server before the reset does. */
const BEFORE_RESET = 20;

/** ms after which a call that does not end counts as hung. */
const HUNG_AFTER = 20_000;

/** Makes the call on a connection of its own. */
export function callHttp2(port: number, call: Http2Call): Promise<Outcome> {
  const session = connect(`http://127.0.0.1:${port}`);
  return new Promise((resolve) => {
    const { path, method = "POST", headers, pieces, ends = true, reset } = call;
    const stream = session.request({ ":method": method, ":path": path, ...headers }, { endStream: false });
    let answer: IncomingHttpHeaders = {};
    let trailers: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    const done = (cut: string | undefined): void => {
      clearTimeout(timer);
      session.destroy();
      const { ":status": status = 0, ...rest } = answer;
      resolve({
        status: Number(status),
        headers: textual(rest),
        body: Buffer.concat(chunks),
        trailers: textual(trailers),
        cut,
      });
    };
    const timer = setTimeout(() => done("hung"), HUNG_AFTER);
    session.on("error", () => done("session"));
    stream.on("response", (received) => {
      answer = received;
    });
    stream.on("trailers", (received) => {
      trailers = received;
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    // What the code of a reset says is asked for at the end.
    stream.on("error", () => {});
    stream.on("close", () => done(stream.rstCode === 0 ? undefined : `reset ${stream.rstCode}`));
    // A body that is not ended keeps the stream open, and the answer may be over all the same.
    if (!ends) stream.on("end", () => done(undefined));
    void send(stream, pieces, ends, reset);
  });
}

async function send(
  stream: { write(piece: Uint8Array): boolean; end(): void; close(code: number): void },
  pieces: readonly Uint8Array[],
  ends: boolean,
  reset: number | undefined,
): Promise<void> {
  for (const piece of pieces) {
    stream.write(piece);
    if (pieces.length > 1) await new Promise((next) => setImmediate(next));
  }
  if (ends) stream.end();
  if (reset === undefined) return;
  await wait(BEFORE_RESET);
  stream.close(reset);
}

function textual(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
