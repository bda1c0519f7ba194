import type { Refuse } from "../schema/read.ts";

/** Why a call is refused. Any other error is a bug. Each transport maps these to its status codes in one table. */
export type Reason = "invalid_argument" | "resource_exhausted" | "unavailable";

/** One field at fault. */
export interface Violation {
  /** The published field name; empty for the request as a whole. */
  readonly field: string;
  /** What the field must be, without the value that was sent. */
  readonly message: string;
}

/** An error whose message and violations are sent to the client unchanged. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: Reason;
  readonly violations: readonly Violation[];

  constructor(reason: Reason, message: string, violations: readonly Violation[] = []) {
    super(message);
    this.reason = reason;
    this.violations = violations;
  }
}

/** The refusal of a request with these fields at fault. */
export function invalidRequest(violations: readonly Violation[]): Refusal {
  return new Refusal("invalid_argument", "The request is not valid.", violations);
}

/** What `read` returns. Throws a Refusal (invalid_argument) of all fields that it refuses, after those `found` before. */
export function allOrRefusal<T>(read: (refuse: Refuse) => T, found: readonly Violation[] = []): T {
  let violations = found;
  const result = read((field, message) => {
    violations = [...violations, { field, message }];
    return undefined;
  });
  if (violations.length > 0) throw invalidRequest(violations);
  return result;
}
