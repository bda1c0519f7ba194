import { type Fault, type FaultReason, type NamesOf, textOf } from "../schema/fault.ts";
import type { Refuse } from "../schema/read.ts";

/** Why a call is refused. Any other error is a bug. Each transport maps these to its status codes in one table. */
export type Reason = "invalid_argument" | "resource_exhausted" | "unavailable";

/** One field at fault. */
export interface Violation {
  /** The published field name; empty for the request as a whole. */
  readonly field: string;
  /** What the field must be, without the value that was sent. */
  readonly message: string;
  readonly reason: FaultReason;
}

/** Violations that a refusal lists, the first ones. */
const LISTED = 100;

/** An error whose message and violations are sent to the client unchanged. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: Reason;
  /** In the words of plain JSON. */
  readonly violations: readonly Violation[];
  readonly #faults: readonly Fault[];

  constructor(reason: Reason, message: string, faults: readonly Fault[] = []) {
    super(message);
    this.reason = reason;
    this.#faults = faults.slice(0, LISTED);
    this.violations = this.violationsIn();
  }

  /** The violations with the names that a protocol has for words. */
  violationsIn(namesOf?: NamesOf): readonly Violation[] {
    return this.#faults.map(({ field, message, reason }) => ({ field, message: textOf(message, namesOf), reason }));
  }
}

export function invalidRequest(faults: readonly Fault[]): Refusal {
  return new Refusal("invalid_argument", "The request is not valid.", faults);
}

/** What `read` returns. Throws a Refusal (invalid_argument) of all fields that it refuses, after those `found` before. */
export function allOrRefusal<T>(read: (refuse: Refuse) => T, found: readonly Fault[] = []): T {
  const faults = [...found];
  const result = read((field, message, reason) => {
    faults.push({ field, message, reason });
    return undefined;
  });
  if (faults.length > 0) throw invalidRequest(faults);
  return result;
}
