import { connect } from "node:net";
import type { Outcome } from "./outcome.ts";

/** A call over HTTP/1.1, as its bytes are sent. */
export interface Http1Call {
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly Uint8Array[];
  /** False: with the content length of the pieces; true: in chunks. */
  readonly chunked?: boolean;
  /** Closes the connection once the pieces are sent. */
  readonly leaves?: boolean;
}

const HUNG_AFTER = 20_000;

/** Makes the call on a connection of its own, which the server is asked to close after it. */
export function callHttp1(port: number, call: Http1Call): Promise<Outcome> {
  const { path, method = "POST", headers, pieces, chunked = false, leaves = false } = call;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const framing = chunked ? { "transfer-encoding": "chunked" } : { "content-length": String(length) };
  const lines = Object.entries({ host: "a.example", connection: "close", ...framing, ...headers });
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;

  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    const done = (cut: string | undefined): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(read(Buffer.concat(chunks), cut));
    };
    const timer = setTimeout(() => done("hung"), HUNG_AFTER);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => done("reset"));
    socket.on("close", () => done(undefined));
    socket.on("connect", async () => {
      socket.write(head);
      for (const piece of pieces) {
        if (chunked) socket.write(`${piece.length.toString(16)}\r\n`);
        socket.write(piece);
        if (chunked) socket.write("\r\n");
        if (pieces.length > 1) await new Promise((next) => setImmediate(next));
      }
      if (leaves) socket.destroy();
      else if (chunked) socket.write("0\r\n\r\n");
    });
  });
}

function read(answer: Buffer, cut: string | undefined): Outcome {
  const end = answer.indexOf("\r\n\r\n");
  const [line = "", ...fields] = answer.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(":")).toLowerCase(),
      field.slice(field.indexOf(":") + 1).trim(),
    ]),
  );
  const body = end === -1 ? Buffer.alloc(0) : answer.subarray(end + 4);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 0),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? joinChunks(body) : body,
    trailers: {},
    cut,
  };
}

/** RFC 9112 section 7.1. */
function joinChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!(size > 0)) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
  return Buffer.concat(chunks);
}
