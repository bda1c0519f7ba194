import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Stream } from "node:http2";
import type { Limits } from "../limits.ts";

/** Node's own requests and responses, which Connect's adapter takes. */
export type NodeRequest = IncomingMessage | Http2ServerRequest;
export type NodeResponse = ServerResponse | Http2ServerResponse;

/** What is used of a Node request on HTTP/1.1 or HTTP/2. */
export interface Request {
  readonly method?: string | undefined;
  url?: string | undefined;
  readonly httpVersion: string;
  readonly httpVersionMajor: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly rawHeaders: readonly string[];
  readonly complete: boolean;
  /** Undefined on HTTP/1.1. */
  readonly stream?: ServerHttp2Stream;
  /** Sends the 100 Continue that the client waits for (RFC 9110 section 10.1.1); undefined once it does not wait. */
  askForBody?: (() => void) | undefined;
}

/** What is used of a Node response on HTTP/1.1 or HTTP/2. */
export interface Response {
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly statusCode: number;
  writeHead(status: number, headers: Record<string, string>): unknown;
  /** Writes a part of the body; false if the client has much left to read, until `drain`. */
  write(part: Uint8Array): boolean;
  end(body?: string | Uint8Array): unknown;
  end(body: string, encoding: "latin1"): unknown;
  /** Cuts the response off, so that the client sees that it is not whole. */
  destroy(): unknown;
  once(event: "close" | "drain", listener: () => void): unknown;
  off(event: "close" | "drain", listener: () => void): unknown;
  readonly stream?: ServerHttp2Stream;
}

/** The connection of a request. */
export interface Peer {
  readonly address: string;
  /** The key under which its client takes turns: behind a trusted proxy that of the forwarded client. */
  readonly client: string;
  readonly limits: Limits;
  /** Whether requests wait long for their turn at the moment. */
  readonly isBusy: boolean;
  /** Whether the request waited so long that its call is to be refused because of overload. */
  readonly isLate: boolean;
  /** To be called for a response that is a stream: its reader may pause. */
  allowPause(response: Response): void;
  /** Whether this is a turn of the client, in which what it does counts as its time. */
  readonly hasTurn: boolean;
  /** Resolves in one of the client's next turns. */
  nextTurn(): Promise<void>;
  /**
   * Runs work of other threads in a turn of the client, few at once. Rejects with HttpError (503) after a long wait.
   */
  offload<T>(work: () => Promise<T>): Promise<T>;
  /** Makes an answer that is in memory as a whole, in several turns: few are made at once. */
  makeBatch<T>(make: () => Promise<T>): Promise<T>;
}

/** Handles one request of either HTTP. */
export type Handler = (request: Request, response: Response, peer: Peer) => void;

/** Header fields by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

/** The value of a request header that occurs once, else undefined. */
export function header({ headers }: Pick<Request, "headers">, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
