import { isOverLimit, type Meter } from "../../limit/meter.ts";
import type { Protocol } from "../../observe/observer.ts";
import { type LogIds, readTraceparent, requestIdOf, type TraceIds } from "../../observe/trace-ids.ts";
import { aborted, discardBody } from "./body.ts";
import { acceptsGzip, compressFrom, gzip, gzipParts } from "./compression.ts";
import { bytesOf } from "./http2-messages.ts";
import { type Headers, header, type Peer, type Request, type Response } from "./message.ts";

interface Operation {
  /** A method name, or the path of a plain operation. */
  readonly name: string;
  readonly protocol: Protocol;
  /** A Connect code such as `invalid_argument`; undefined: the HTTP status says how the call ended. */
  code?: string | undefined;
}

/** One request and its response. */
export class Context {
  readonly request: Request;
  readonly response: Response;
  readonly peer: Peer;
  /** The sender's own id if it is fit to be logged and sent back, else a new one. */
  readonly requestId: string;
  /** Path without the query, begins with `/`. */
  path = "";
  query = "";
  /** What the call costs of the rate limit; undefined where it costs nothing. */
  meter: Meter | undefined;
  /** Fields for caches of an answer that succeeds. */
  caching: Headers | undefined;
  /** Undefined unless the request is a call of an operation. */
  operation: Operation | undefined;
  span: TraceIds | undefined;
  readonly #fields: Record<string, string>;

  constructor(request: Request, response: Response, peer: Peer) {
    this.request = request;
    this.response = response;
    this.peer = peer;
    this.requestId = requestIdOf(header(request, "x-request-id"));
    this.#fields = { "x-request-id": this.requestId };
  }

  get isHttp2(): boolean {
    return this.request.stream !== undefined;
  }

  /** Whether the content type is one of gRPC or gRPC-Web. */
  get isGrpc(): boolean {
    return this.header("content-type")?.startsWith("application/grpc") === true;
  }

  get rpcProtocol(): "connect" | "grpc" | "grpc-web" {
    if (!this.isGrpc) return "connect";
    return this.header("content-type")?.startsWith("application/grpc-web") === true ? "grpc-web" : "grpc";
  }

  /** Ids of log lines about this request: of its own span or of its sender's (W3C Trace Context). */
  get ids(): LogIds {
    return { requestId: this.requestId, ...(this.span ?? readTraceparent(this.header("traceparent"))) };
  }

  get isOverLimit(): boolean {
    return isOverLimit(this.meter);
  }

  header(name: string): string | undefined {
    return header(this.request, name);
  }

  /** Adds fields to the response; the last value of a name is sent, except for Vary, whose values are joined. */
  set(headers: Headers): void {
    const { vary } = this.#fields;
    Object.assign(this.#fields, headers);
    if (vary !== undefined && headers.vary !== undefined) {
      this.#fields.vary = vary.split(", ").includes(headers.vary) ? vary : `${vary}, ${headers.vary}`;
    }
  }

  /** The fields of the response so far, with what is left of the rate limit. */
  fields(): Record<string, string> {
    return Object.assign(this.#fields, this.meter?.headers());
  }

  /** Resolves in a turn of the client, at once if it has one; rejects with `aborted` if the client has left. */
  async turn(): Promise<void> {
    if (!this.peer.hasTurn) await this.nextTurn();
  }

  /** Resolves in one of the client's next turns; rejects with `aborted` if the client has left. */
  async nextTurn(): Promise<void> {
    await this.peer.nextTurn();
    if (this.response.destroyed) throw aborted;
  }

  /** As `Peer.offload`; rejects with `aborted` if the client has left. */
  offload<T>(work: () => Promise<T>): Promise<T> {
    return this.peer.offload(() => (this.response.destroyed ? Promise.reject(aborted) : work()));
  }

  /** Sends a whole response; null (HEAD) has no length. Closes HTTP/1.1 if the client still waits for 100 Continue. */
  send(status: number, headers: Headers, body: string | Uint8Array | null = ""): void {
    if (this.isHttp2 || this.request.complete) this.#write(status, headers, body);
    else if (this.request.askForBody !== undefined) this.#write(status, { ...headers, connection: "close" }, body);
    else discardBody(bytesOf(this.request), () => this.#write(status, headers, body));
  }

  /** Sends a whole response, compressed if it is large and the client accepts that. */
  sendCompressed(status: number, headers: Headers, body: Uint8Array): void | Promise<void> {
    this.set({ vary: "Accept-Encoding" });
    if (body.length >= compressFrom && acceptsGzip(this.request)) {
      return gzip(body).then((zipped) => this.send(status, { ...headers, "content-encoding": "gzip" }, zipped));
    }
    this.send(status, headers, body);
  }

  /** Sends parts as the client reads, compressed if it accepts that and they are not. None is made for HEAD. */
  async sendParts(
    status: number,
    headers: Headers,
    parts: AsyncIterable<Uint8Array>,
    isCompressible = true,
  ): Promise<void> {
    const { request, response } = this;
    if (request.method === "HEAD") return this.send(status, headers, null);
    const isZipped = isCompressible && acceptsGzip(request);
    if (!this.isHttp2 && !request.complete)
      await new Promise<void>((resolve) => discardBody(bytesOf(request), resolve));
    if (response.headersSent || response.destroyed) return;
    const fields = this.fields();
    this.set({ vary: "Accept-Encoding" });
    this.set(isZipped ? { ...headers, "content-encoding": "gzip" } : headers);
    response.writeHead(status, fields);
    try {
      for await (const part of isZipped ? gzipParts(parts) : parts) {
        if (response.destroyed) return;
        if (part.length > 0 && !response.write(part)) await drained(response);
      }
      response.end();
    } catch (error) {
      response.destroy();
      throw error;
    }
  }

  #write(status: number, headers: Headers, body: string | Uint8Array | null): void {
    const { request, response } = this;
    if (response.headersSent || response.destroyed) return;
    const fields = this.fields();
    this.set(headers);
    if (body === null) {
      // Without it, Node closes the connection.
      if (request.httpVersion === "1.1") fields["transfer-encoding"] = "chunked";
      response.writeHead(status, fields);
      response.end();
      return;
    }
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    // RFC 9110 section 8.6: no Content-Length where there can be no content.
    if (status !== 204 && status !== 304) fields["content-length"] = String(bytes.length);
    response.writeHead(status, fields);
    if (request.method === "HEAD" || bytes.length === 0) response.end();
    else if (this.isHttp2) response.end(bytes);
    // As a string Node sends it with the head in one write.
    else response.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"), "latin1");
  }
}

/** Resolves when more can be written, or nothing any more. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.once("drain", done);
    response.once("close", done);
  });
}
