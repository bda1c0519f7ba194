import { Code, ConnectError } from "@connectrpc/connect";
import type { Compression, UniversalHandlerOptions } from "@connectrpc/connect/protocol";
import type { Check } from "../../http/message/body.ts";
import type { Context } from "../../http/message/context.ts";
import { neverRetry } from "../errors.ts";

/** One content type of one protocol: how a unary call is read and answered in it. */
export interface UnaryProtocol {
  readonly protocolName: "grpc" | "grpc-web" | "connect";
  readonly binary: boolean;
  readonly needsHttp2: boolean;
  /** Names of its headers in lower case. */
  readonly encoding: string;
  /** Of the header that accepts compressed responses; undefined if a response to what is not compressed never is. */
  readonly acceptEncoding: string | undefined;
  readonly timeout: string;
  /** Reads the timeout header; an error if it cannot be parsed or exceeds the longest. */
  parseTimeout(value: string | null, longestMs: number): Timeout;
  /** Returns an error if the header fields announce a message of more than `maxBytes`. */
  checkHead(context: Context, maxBytes: number): ConnectError | undefined;
  checkBody(maxBytes: number): Check;
  /** The one message of a whole body. Throws ConnectError. */
  unwrap(body: Buffer): Uint8Array;
  succeed(response: UnaryResponse, message: Uint8Array): void | Promise<void>;
  fail(response: UnaryResponse, error: ConnectError): void | Promise<void>;
}

interface Timeout {
  readonly timeoutMs?: number | undefined;
  readonly error?: ConnectError | undefined;
}

export interface UnaryResponse {
  readonly context: Context;
  /** Metadata that the method set; undefined if none. */
  readonly header: Headers | undefined;
  readonly trailer: Headers | undefined;
  /** How messages of `compressFrom` bytes and more are compressed; null: not at all. */
  readonly compression: Compression | null;
  readonly compressFrom: number;
  /** How the details of an error are written as JSON. */
  readonly jsonOptions: UniversalHandlerOptions["jsonOptions"];
}

export function fieldsOf(headers: Headers | undefined, prefix = ""): Record<string, string> {
  const fields: Record<string, string> = {};
  headers?.forEach((value, name) => {
    fields[prefix + name] = value;
  });
  return fields;
}

/** Connect's own error for a message above the size limit. */
export function messageTooLarge(maxBytes: number, size?: number): ConnectError {
  const known = size === undefined ? "" : ` ${size}`;
  const text = `message size${known} is larger than configured readMaxBytes ${maxBytes}`;
  return neverRetry(new ConnectError(text, Code.ResourceExhausted));
}
