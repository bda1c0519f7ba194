import { Code, ConnectError } from "@connectrpc/connect";
import { BadRequestSchema, RetryInfoSchema } from "../gen/google/rpc/error_details_pb.ts";

/** A field at fault, under its published name, and why. */
export interface Violation {
  readonly field: string;
  readonly message: string;
}

/** Why a call failed, as the page can tell it. */
export interface Refusal {
  readonly sentence: string;
  /** Seconds until it is worth to call again; undefined if time does not help. */
  readonly seconds: number | undefined;
  readonly violations: readonly Violation[];
}

/** Undefined for a call that the page itself gave up. */
export function readRefusal(thrown: unknown): Refusal | undefined {
  const error = ConnectError.from(thrown);
  if (error.code === Code.Canceled) return undefined;
  if (error.code === Code.ResourceExhausted) {
    const seconds = retrySeconds(error);
    return { sentence: "The allowance of this address is used up.", seconds, violations: [] };
  }
  const violations = error
    .findDetails(BadRequestSchema)
    .flatMap(({ fieldViolations }) => fieldViolations)
    .map(({ field, description }) => ({ field: field.replace(/^template\./, ""), message: description }));
  const reached = error.code !== Code.Unknown && error.code !== Code.Unavailable;
  return {
    sentence: reached ? error.rawMessage : "The service cannot be reached. Try again in a moment.",
    seconds: undefined,
    violations,
  };
}

/** By RetryInfo, or else by Retry-After. */
function retrySeconds(error: ConnectError): number {
  const delay = error.findDetails(RetryInfoSchema)[0]?.retryDelay;
  if (delay !== undefined) return Number(delay.seconds) + delay.nanos / 1e9;
  return Number(error.metadata.get("retry-after") ?? 1);
}
