import type { ConnectError } from "@connectrpc/connect";
import type { Compression } from "@connectrpc/connect/protocol";
import type { Request, Response } from "../exchange.ts";
import type { Check } from "./body.ts";

/** One content type of one protocol: how a unary call is read and answered in it. */
export interface Wire {
  readonly protocolName: "grpc" | "connect";
  /** Whether messages are binary, else JSON. */
  readonly binary: boolean;
  readonly needsHttp2: boolean;
  /** Names of its headers in lower case. */
  readonly encoding: string;
  readonly acceptEncoding: string;
  readonly timeout: string;
  /** Reads the timeout header; an error if it cannot be read or exceeds the longest. */
  parseTimeout(value: string | null, longestMs: number): Timeout;
  /** Why a request is refused by what its head announces, if it is. */
  admit(request: Request): ConnectError | undefined;
  readonly check: Check;
  /** The one message of a whole body. Throws ConnectError. */
  unwrap(body: Buffer): Uint8Array;
  /** Sends the message. */
  succeed(answer: Answer, message: Uint8Array): void | Promise<void>;
  /** Sends the error. */
  fail(answer: Answer, error: ConnectError): void | Promise<void>;
}

export interface Timeout {
  readonly timeoutMs?: number | undefined;
  readonly error?: ConnectError | undefined;
}

/** An answer that is about to be sent. */
export interface Answer {
  readonly request: Request;
  readonly response: Response;
  /** What the method set, if it set any. */
  readonly header: Headers | undefined;
  readonly trailer: Headers | undefined;
  /** How messages of `compressFrom` bytes and more are compressed; null: not at all. */
  readonly compression: Compression | null;
  readonly compressFrom: number;
}
