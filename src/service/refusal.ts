/** Why a call is refused. Everything else that goes wrong is a bug. Each transport holds a table of these. */
export type Reason = "invalid_argument" | "resource_exhausted" | "unavailable";

/** One field at fault. */
export interface Violation {
  /** The published field name; empty for the request as a whole. */
  readonly field: string;
  /** What the field must be, without the value that was sent. */
  readonly message: string;
}

/** A refusal that concerns the caller: its message and violations are sent as they stand. */
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
