import { Refusal, type Violation } from "../../src/service/refusal.ts";

/** What a call is refused for; none if it is answered. */
export function violationsOf(call: () => unknown): readonly Violation[] {
  try {
    call();
  } catch (error) {
    if (error instanceof Refusal) return error.violations;
    throw error;
  }
  return [];
}
