import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  QuotaFailureSchema,
  RetryInfoSchema,
} from "../gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import type { Meter } from "../limit/meter.ts";
import type { FaultReason } from "../schema/fault.ts";
import type { Reason, Refusal } from "../service/refusal.ts";
import { enumNames, pathIn } from "./request-fields.ts";

/** The code of every refusal of the service on Connect, gRPC and gRPC-Web. */
const codes: Readonly<Record<Reason, Code>> = {
  invalid_argument: Code.InvalidArgument,
  resource_exhausted: Code.ResourceExhausted,
  unavailable: Code.Unavailable,
};

/** The error of a call over the limit, with when to retry (gRFC A6); `metadata` is for a response in progress. */
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

/** Marks the error of a message that is too large: no retry policy repeats the call (gRFC A6). */
export function neverRetry(error: ConnectError): ConnectError {
  error.metadata.set("grpc-retry-pushback-ms", "-1");
  return error;
}

/** The error of a stream that ends early for that reason: the client goes on with another one, a second later. */
export function resumable(reason: string): ConnectError {
  const pushback = { "grpc-retry-pushback-ms": "1000" };
  const retry = detail(RetryInfoSchema, { retryDelay: duration(1_000) });
  return new ConnectError(`${reason}; go on from the next index.`, Code.Unavailable, pushback, [retry]);
}

/** The error of a refusal, with the paths of the request of the method and the names of its enums. */
export function refused(refusal: Refusal, request: DescMessage): ConnectError {
  const fields = refusal.violationsIn(enumNames).map(({ field, message: description, reason }) => ({
    field: pathIn(request, field) ?? field,
    description,
    reason,
  }));
  const text = [refusal.message, ...fields.map(({ field, description }) => `${field} ${description}.`)].join(" ");
  const details = fields.length === 0 ? [] : [badRequest(fields, inBody)];
  return new ConnectError(text, codes[refusal.reason], undefined, details);
}

/** Bytes of an error's texts on gRPC: header fields, of which Node sends 16 KiB at most (`limits.headerBytes`). */
const inHeaders = { message: 2_000, violations: 3_500, violation: 500 };
type Bound = typeof inHeaders;

/** On Connect and gRPC-Web it is a body, which does not repeat what a client sent in two megabytes. */
const inBody: Bound = { message: 65_536, violations: 65_536, violation: 65_536 };

/** Cuts an error to what a response of the protocol can carry. Returns the error. */
export function boundError(error: ConnectError, protocolName: string): ConnectError {
  const bound = protocolName === "grpc" ? inHeaders : inBody;
  const details = error.details.map((one) => (isBadRequest(one) ? badRequest(one.value.fieldViolations, bound) : one));
  return Object.assign(error, { rawMessage: cut(error.rawMessage.toWellFormed(), bound.message), details });
}

interface FieldViolation {
  readonly field: string;
  readonly description: string;
  /** One of `faultReasons`. */
  readonly reason: string;
}

function isBadRequest(one: ConnectError["details"][number]): one is ReturnType<typeof badRequest> {
  return "desc" in one && one.desc === BadRequestSchema;
}

function badRequest(violations: readonly FieldViolation[], bound: Bound) {
  let bytes = 0;
  const fieldViolations = violations
    .map(({ field, description, reason }) => ({
      field: cut(field, bound.violation),
      description: cut(description, bound.violation),
      reason,
    }))
    .filter(({ field, description, reason }) => {
      bytes += Buffer.byteLength(field + description + reason);
      return bytes <= bound.violations;
    });
  return { desc: BadRequestSchema, value: { fieldViolations } };
}

function cut(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text);
  // As part of a stream, so that a character that is cut is left out.
  return bytes.length <= maxBytes
    ? text
    : `${new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true })}…`;
}

/** Adds a BadRequest with one violation. Returns the error. */
export function addViolation(
  error: ConnectError,
  field: string,
  description: string,
  reason: FaultReason,
): ConnectError {
  error.details.push(badRequest([{ field, description, reason }], inBody));
  return error;
}

function detail<Desc extends DescMessage>(desc: Desc, value: MessageInitShape<Desc>) {
  return { desc, value };
}

function duration(milliseconds: number): { seconds: bigint; nanos: number } {
  const whole = Math.ceil(milliseconds);
  return { seconds: BigInt(Math.floor(whole / 1_000)), nanos: (whole % 1_000) * 1_000_000 };
}
