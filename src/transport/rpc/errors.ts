import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  QuotaFailureSchema,
  RetryInfoSchema,
} from "../../gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../../gen/identity/v1/identity_pb.ts";
import type { Meter } from "../../limit/meter.ts";
import { type Reason, Refusal, type Violation } from "../../service/refusal.ts";
import { isClientAbort } from "../http/client-abort.ts";

/** The code of every refusal of the service on Connect, gRPC and gRPC-Web. */
const codes: Readonly<Record<Reason, Code>> = {
  invalid_argument: Code.InvalidArgument,
  resource_exhausted: Code.ResourceExhausted,
  unavailable: Code.Unavailable,
};

/**
 * The error of a call that the limit does not allow, with when to call again. The header fields of the limit are those of
 * the response; `metadata` may add what a response in progress cannot have any more. gRPC clients whose retry policy names
 * RESOURCE_EXHAUSTED obey the pushback (gRFC A6).
 */
export function exhausted(meter: Meter, metadata: Record<string, string> = {}): ConnectError {
  const { refusal, resetMs, limit } = meter;
  const code = meter.isUnavailable ? Code.Unavailable : Code.ResourceExhausted;
  const pushback = { "grpc-retry-pushback-ms": String(Math.max(1, Math.ceil(resetMs))), ...metadata };
  const retry = detail(RetryInfoSchema, { retryDelay: duration(resetMs) });
  if (meter.isUnavailable) return new ConnectError(refusal, code, pushback, [retry]);
  return new ConnectError(refusal, code, pushback, [
    retry,
    detail(QuotaFailureSchema, {
      violations: [
        {
          subject: "client address",
          description: refusal,
          apiService: IdentityService.typeName,
          quotaMetric: "calls",
          quotaId: meter.policy,
          quotaValue: BigInt(limit),
        },
      ],
    }),
    detail(ErrorInfoSchema, {
      reason: "RATE_LIMIT_EXCEEDED",
      domain: IdentityService.typeName,
      metadata: { limit: String(limit), window_seconds: String(meter.windowSeconds) },
    }),
  ]);
}

/** The error for the caller of what a method threw: a refusal unchanged; anything else is reported, and has no details. */
export function toConnectError(error: unknown, report: (error: unknown) => void): ConnectError {
  if (error instanceof ConnectError) return error;
  if (error instanceof Refusal) return refused(error);
  if (isClientAbort(error)) return new ConnectError("The client aborted the call.", Code.Canceled);
  report(error);
  return new ConnectError("Internal error. It has been logged.", Code.Internal);
}

function refused({ reason, message, violations }: Refusal): ConnectError {
  const text = [message, ...violations.map(({ field, message: why }) => `${field} ${why}.`)].join(" ");
  const details = violations.length === 0 ? [] : [badRequest(violations)];
  return boundMessage(new ConnectError(text, codes[reason], undefined, details));
}

/**
 * Bytes of an error's message, and of the violations in its details: on gRPC both are header fields, percent-encoded and in
 * Base64, of which Node sends 16 KiB at most (`limits.headerBytes`). A longer block would end the connection.
 */
const MESSAGE_BYTES = 2_000;
const VIOLATIONS_BYTES = 3_500;
const VIOLATION_BYTES = 500;

/** Cuts the message of an error to what a gRPC response can carry. Returns the error. */
export function boundMessage(error: ConnectError): ConnectError {
  return Object.assign(error, { rawMessage: cut(error.rawMessage.toWellFormed(), MESSAGE_BYTES) });
}

/** The violations, as many as a gRPC response can carry. */
function badRequest(violations: readonly Violation[]) {
  let bytes = 0;
  const fieldViolations = violations
    .map(({ field, message }) => ({ field: cut(field, VIOLATION_BYTES), description: cut(message, VIOLATION_BYTES) }))
    .filter(({ field, description }) => {
      bytes += Buffer.byteLength(field + description);
      return bytes <= VIOLATIONS_BYTES;
    });
  return detail(BadRequestSchema, { fieldViolations });
}

/** The text, or its first bytes as UTF-8 and an ellipsis. */
function cut(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  // As part of a stream, so that a character that is cut is left out.
  return bytes.length <= maxBytes
    ? text
    : `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}

/** Connect's messages about JSON that does not fit the schema, with the name of the field where they have one. */
const NAMES_FIELD = /^cannot decode (?:field \S+\.(\w+)|enum identity\.v1\.(\w+)|.*key "([^"]+)")/;

/** Adds a BadRequest that names the field of a message that cannot be parsed. Returns the error. */
export function nameField(error: ConnectError): ConnectError {
  if (error.code !== Code.InvalidArgument || error.details.length > 0) return error;
  const [, field, type, key] = NAMES_FIELD.exec(error.rawMessage) ?? [];
  const name = field ?? type?.toLowerCase() ?? key ?? "";
  error.details.push(badRequest([{ field: name, message: error.rawMessage }]));
  return error;
}

function detail<Desc extends DescMessage>(desc: Desc, value: MessageInitShape<Desc>) {
  return { desc, value };
}

function duration(milliseconds: number): { seconds: bigint; nanos: number } {
  const whole = Math.ceil(milliseconds);
  return { seconds: BigInt(Math.floor(whole / 1_000)), nanos: (whole % 1_000) * 1_000_000 };
}
