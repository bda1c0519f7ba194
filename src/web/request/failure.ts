import { Code, ConnectError } from "@connectrpc/connect";
import { BadRequestSchema, RetryInfoSchema } from "../../gen/google/rpc/error_details_pb.ts";
import { queryFields } from "./fields.ts";

/** An invalid field under its published name. */
export interface Violation {
  readonly field: string;
  readonly message: string;
}

interface Failure {
  readonly message: string;
  /** Seconds to wait before the next call; undefined if waiting does not help. */
  readonly retrySeconds: number | undefined;
  readonly violations: readonly Violation[];
}

/** Reads a thrown error; undefined if the page cancelled the call. */
export function readFailure(thrown: unknown): Failure | undefined {
  const error = ConnectError.from(thrown);
  if (error.code === Code.Canceled) return undefined;
  if (error.code === Code.ResourceExhausted) {
    const message = "The rate limit of this address is exhausted.";
    return { message, retrySeconds: retrySecondsOf(error), violations: [] };
  }
  const violations = error
    .findDetails(BadRequestSchema)
    .flatMap(({ fieldViolations }) => fieldViolations)
    .map(({ field, description }) => ({ field: field.replace(/^template\./, ""), message: inWords(description) }));
  const unreachable = error.code === Code.Unknown || error.code === Code.Unavailable;
  return {
    message: unreachable ? "The service cannot be reached. Try again in a moment." : error.rawMessage,
    retrySeconds: undefined,
    violations,
  };
}

const names = Object.entries(queryFields).flatMap(([name, field]) =>
  field.kind === "word" ? field.words.map((word) => [`${name}_${word}`.toUpperCase(), word] as const) : [],
);

function inWords(message: string): string {
  return names.reduce((text, [name, word]) => text.replaceAll(name, word), message);
}

/** By RetryInfo, or else by Retry-After. */
function retrySecondsOf(error: ConnectError): number {
  const delay = error.findDetails(RetryInfoSchema)[0]?.retryDelay;
  if (delay !== undefined) return Number(delay.seconds) + delay.nanos / 1e9;
  return Number(error.metadata.get("retry-after") ?? 1);
}
