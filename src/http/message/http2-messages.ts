import type { IncomingMessage } from "node:http";
import {
  constants,
  Http2ServerRequest,
  Http2ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import type { Readable } from "node:stream";
import type { NodeRequest, NodeResponse, Request, Response } from "./message.ts";

/** A request over HTTP/2, without the second stream of Node's Http2ServerRequest. */
export class Http2Request implements Request {
  readonly httpVersion = "2.0";
  readonly httpVersionMajor = 2;
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  askForBody: (() => void) | undefined;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, rawHeaders: readonly string[]) {
    if (headers.expect === "100-continue") {
      this.askForBody = () => stream.closed || stream.additionalHeaders({ ":status": constants.HTTP_STATUS_CONTINUE });
    }
    this.stream = stream;
    this.headers = headers;
    this.rawHeaders = rawHeaders;
  }

  get method(): string | undefined {
    return this.headers[":method"];
  }

  get url(): string | undefined {
    return this.headers[":path"];
  }

  set url(url: string | undefined) {
    this.headers[":path"] = url;
  }

  get complete(): boolean {
    return this.stream.readableEnded || this.stream.destroyed;
  }
}

/** The bytes of a request: on HTTP/2 of its stream. */
export function bytesOf(request: Request): Readable {
  // cast: all others are Node's own.
  return request.stream ?? (request as IncomingMessage);
}

export class Http2Response implements Response {
  readonly stream: ServerHttp2Stream;
  #headers: OutgoingHttpHeaders = {};

  constructor(stream: ServerHttp2Stream) {
    this.stream = stream;
  }

  get headersSent(): boolean {
    return this.stream.headersSent;
  }

  get destroyed(): boolean {
    return this.stream.destroyed || this.stream.closed;
  }

  get statusCode(): number {
    return Number(this.stream.sentHeaders?.[":status"] ?? 200);
  }

  writeHead(status: number, headers: Record<string, string>): void {
    this.#headers = { ":status": status, ...headers };
  }

  write(part: Uint8Array): boolean {
    if (!this.stream.headersSent) this.stream.respond(this.#headers);
    return this.stream.write(part);
  }

  end(body?: string | Uint8Array): void {
    if (this.stream.headersSent) this.stream.end();
    else {
      this.stream.respond(this.#headers, { endStream: body === undefined });
      if (body !== undefined) this.stream.end(body);
    }
  }

  destroy(): void {
    this.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  }

  once(event: "close" | "drain", listener: () => void): void {
    this.stream.once(event, listener);
  }

  off(event: "close" | "drain", listener: () => void): void {
    this.stream.off(event, listener);
  }
}

/** Node's own request, for Connect's handlers. */
export function nodeRequestOf(request: Request): NodeRequest {
  // cast: all others are Node's own.
  if (!(request instanceof Http2Request)) return request as NodeRequest;
  const { stream, headers, rawHeaders } = request;
  const own = new Http2ServerRequest(stream, headers, {}, rawHeaders);
  // An empty body ends without being read, maybe before the request's turn.
  if (stream.readableEnded) own.push(null);
  return own;
}

/** Node's own response, for Connect's handlers. It takes over the stream: the given response must not be used any more. */
export function nodeResponseOf(response: Response): NodeResponse {
  // cast: all others are Node's own.
  return response instanceof Http2Response ? new Http2ServerResponse(response.stream) : (response as NodeResponse);
}
