import type { Http2Server, IncomingHttpHeaders, OutgoingHttpHeaders, ServerHttp2Stream } from "node:http2";
import type { Handler, Request, Response } from "../exchange.ts";

/** Whether a request with these headers is a unary call of gRPC that the lane answers. */
export type IsUnary = (headers: IncomingHttpHeaders) => boolean;

/**
 * Has unary calls handled without Node's request and response for HTTP/2, which take a tenth of such a call to make and
 * are kept as long as the native half of their stream. All other requests get them as usual.
 */
export function serveBare(server: Http2Server, handler: Handler, isUnary: IsUnary): void {
  const usual = server.listeners("stream");
  server.removeAllListeners("stream");
  server.on("stream", (stream, headers, ...rest) => {
    if (!isUnary(headers)) {
      for (const listener of usual) listener.call(server, stream, headers, ...rest);
      return;
    }
    // Unheard it would end the process; that the call is over shows in the stream's end.
    stream.on("error", () => {});
    const request = new BareRequest(stream, headers, ...rest);
    // Casts: these two do all that is asked of any such pair on the way of a unary call.
    void handler(request as unknown as Request, new BareResponse(request) as unknown as Response);
  });
}

/** What of Node's request a unary call needs. */
class BareRequest {
  readonly method = "POST";
  readonly httpVersion = "2.0";
  readonly httpVersionMajor = 2;
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, _flags: number, rawHeaders: readonly string[]) {
    this.stream = stream;
    this.headers = headers;
    this.rawHeaders = rawHeaders;
  }

  get url(): string {
    return this.headers[":path"] ?? "";
  }

  get authority(): string {
    return this.headers[":authority"] ?? this.headers.host ?? "";
  }

  get socket() {
    return this.stream.session?.socket ?? {};
  }

  once(event: string, listener: () => void): this {
    this.stream.once(event, listener);
    return this;
  }
}

/** What of Node's response a unary call needs, also where the front door refuses it. */
class BareResponse {
  readonly req: BareRequest;
  readonly stream: ServerHttp2Stream;
  readonly #headers: OutgoingHttpHeaders = {};

  constructor(request: BareRequest) {
    this.req = request;
    this.stream = request.stream;
  }

  get headersSent(): boolean {
    return this.stream.headersSent;
  }

  get destroyed(): boolean {
    return this.stream.destroyed;
  }

  get statusCode(): number {
    return Number(this.stream.sentHeaders?.[":status"] ?? 200);
  }

  setHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getHeaders(): OutgoingHttpHeaders {
    return { ...this.#headers };
  }

  addTrailers(trailers: OutgoingHttpHeaders): void {
    this.stream.on("wantTrailers", () => this.stream.sendTrailers(trailers));
  }

  writeHead(status: number, headers: OutgoingHttpHeaders): void {
    this.stream.respond({ ...this.#headers, ...headers, ":status": status });
  }

  end(body?: string | Uint8Array): void {
    this.stream.end(body);
  }

  once(event: string, listener: () => void): this {
    this.stream.once(event, listener);
    return this;
  }
}
