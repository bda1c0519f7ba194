import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";

/** A request over HTTP/1.1 or HTTP/2. */
export type Request = IncomingMessage | Http2ServerRequest;

/** Its response. */
export type Response = ServerResponse | Http2ServerResponse;

/** Answers one request; settles when the answer has been handed over. */
export type Handler = (request: Request, response: Response) => void | Promise<void>;

/** Where a request is addressed to. */
export interface Target {
  /** Path without the query, begins with `/`. */
  readonly path: string;
  /** What follows the question mark, else empty. */
  readonly query: string;
}

/**
 * A part of the plain HTTP surface that costs callers nothing. False if the path is none of its own; what it throws,
 * also later, is answered as a Refusal or as a bug.
 */
export type Room = (target: Target, request: Request, response: Response) => boolean | Promise<void>;

/** Header fields by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

/** An answer as a whole, in the words of plain HTTP. */
export interface Answer {
  readonly status: number;
  /** In sets, so that what many answers share need not be put together again. */
  readonly headers: readonly Headers[];
  readonly body: string;
}

/** Sends an answer, with more header fields if there are any. */
export function sendAnswer(response: Response, { status, headers, body }: Answer, more: Headers = {}): void {
  send(response, status, Object.assign({}, ...headers, more), body);
}

/** Sends a whole answer at once. */
export function send(response: Response, status: number, headers: Headers, body: string | Uint8Array = ""): void {
  if (response.headersSent || response.destroyed) return;
  // The two responses agree in what is used here; their overloads only differ beyond it.
  const plain = response as ServerResponse;
  // RFC 9110 section 8.6: no Content-Length where there can be no content.
  plain.writeHead(
    status,
    status === 204 || status === 304 ? headers : { ...headers, "content-length": Buffer.byteLength(body) },
  );
  if (plain.req.method === "HEAD") plain.end();
  else if (typeof body !== "string" && body.length <= ONE_WRITE && !("stream" in plain.req)) {
    plain.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
  } else plain.end(body);
}

/**
 * Bytes up to which a body goes out with its head: as text, for Node joins a head with nothing else, and two buffers in
 * one system call take longer than one.
 */
const ONE_WRITE = 16_384;

/** One value of a header that must not be repeated, else undefined. */
export function header(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}
