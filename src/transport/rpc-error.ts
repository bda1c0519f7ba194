import type { DescMessage, MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  QuotaFailureSchema,
  RetryInfoSchema,
} from "../gen/google/rpc/error_details_pb.ts";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import type { Decision, Policy } from "../limit/allowance.ts";
import { type Reason, Refusal } from "../service/refusal.ts";
import { isDeparture } from "./departure.ts";
import { rateLimitHeaders, refusalReason, refusalSentence } from "./rate-limit.ts";

/** The code of every refusal on Connect, gRPC and gRPC-Web. */
const codes: Readonly<Record<Reason, Code>> = {
  invalid_argument: Code.InvalidArgument,
  not_found: Code.NotFound,
  method_not_allowed: Code.Unimplemented,
  payload_too_large: Code.ResourceExhausted,
  unsupported_media_type: Code.Unimplemented,
  resource_exhausted: Code.ResourceExhausted,
  unavailable: Code.Unavailable,
};

/** The refusal of a call that the limit does not let pass, with all that a client needs to come back in time. */
export function exhausted(policy: Policy, decision: Decision): ConnectError {
  const sentence = refusalSentence(policy, decision);
  const code = codes[refusalReason(decision)];
  const metadata = exhaustedMetadata(policy, decision);
  const retry = detail(RetryInfoSchema, { retryDelay: duration(decision.resetMs) });
  if (decision.unavailable) return new ConnectError(sentence, code, metadata, [retry]);
  return new ConnectError(sentence, code, metadata, [
    retry,
    detail(QuotaFailureSchema, {
      violations: [
        {
          subject: "client address",
          description: sentence,
          apiService: IdentityService.typeName,
          quotaMetric: "calls",
          quotaId: "default",
          quotaValue: BigInt(policy.limit),
        },
      ],
    }),
    detail(ErrorInfoSchema, {
      reason: "RATE_LIMIT_EXCEEDED",
      domain: IdentityService.typeName,
      metadata: { limit: String(policy.limit), window_seconds: String(policy.windowSeconds) },
    }),
  ]);
}

/** Headers of a refusal; gRPC clients whose retry policy names RESOURCE_EXHAUSTED obey the pushback (gRFC A6). */
function exhaustedMetadata(policy: Policy, decision: Decision): Record<string, string> {
  return {
    ...rateLimitHeaders(policy, decision),
    "grpc-retry-pushback-ms": String(Math.max(1, Math.ceil(decision.resetMs))),
  };
}

/** What a handler threw, as the caller may know it: a refusal in its own words, anything else without detail. */
export function toConnectError(error: unknown, report: (error: unknown) => void): ConnectError {
  if (error instanceof ConnectError) return error;
  if (error instanceof Refusal) return refused(error);
  if (isDeparture(error)) return new ConnectError("The client has left.", Code.Canceled);
  report(error);
  return new ConnectError("The service failed to answer; the failure is recorded.", Code.Internal);
}

function refused({ reason, message, violations }: Refusal): ConnectError {
  const fieldViolations = violations.map(({ field, message: description }) => ({ field, description }));
  const text = [message, ...violations.map(({ field, message: why }) => `${field} ${why}.`)].join(" ");
  const details = violations.length === 0 ? [] : [detail(BadRequestSchema, { fieldViolations })];
  return new ConnectError(text, codes[reason], undefined, details);
}

/** What Connect says of JSON that is no message, with the name of the field where it tells one. */
const NAMES_FIELD = /^cannot decode (?:field \S+\.(\w+)|enum identity\.v1\.(\w+)|.*key "([^"]+)")/;

/** Names the field of a message that cannot be read, as for any other that is not valid. */
export function nameField(error: ConnectError): void {
  if (error.code !== Code.InvalidArgument || error.details.length > 0) return;
  const [, field, type, key] = NAMES_FIELD.exec(error.rawMessage) ?? [];
  const name = field ?? type?.toLowerCase() ?? key ?? "";
  error.details.push(detail(BadRequestSchema, { fieldViolations: [{ field: name, description: error.rawMessage }] }));
}

function detail<Desc extends DescMessage>(desc: Desc, value: MessageInitShape<Desc>) {
  return { desc, value };
}

function duration(milliseconds: number): { seconds: bigint; nanos: number } {
  const whole = Math.ceil(milliseconds);
  return { seconds: BigInt(Math.floor(whole / 1_000)), nanos: (whole % 1_000) * 1_000_000 };
}
