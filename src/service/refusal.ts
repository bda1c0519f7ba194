/** Why a call is refused. Everything else that goes wrong is a bug. Each transport holds a table of these. */
export type Reason =
  | "invalid_argument"
  | "resource_exhausted"
  | "unavailable"
  | "not_found"
  | "method_not_allowed"
  | "payload_too_large"
  | "unsupported_media_type";

/** One field at fault. */
export interface Violation {
  /** The published field name; empty for the request as a whole. */
  readonly field: string;
  /** What the field must be, without the value that was sent. */
  readonly message: string;
}

/** A refusal that is the caller's business: its message and violations are told as they stand. */
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
