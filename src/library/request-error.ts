import { Refusal, type Violation } from "../service/refusal.ts";

/** A request that is not valid. Its message names every field at fault, and so do the violations. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[], options?: ErrorOptions) {
    const sentences = violations.map(({ field, message }) => `${field} ${message}`.trim());
    super(`The request is not valid: ${sentences.join("; ")}.`, options);
    this.violations = violations;
  }
}

/** Calls the service; a refusal is thrown as a RequestError, together with the violations that are found already. */
export function answer<T>(call: () => T, found: readonly Violation[] = []): T {
  let result: T;
  try {
    result = call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new RequestError([...found, ...error.violations], { cause: error });
  }
  if (found.length > 0) throw new RequestError(found);
  return result;
}
