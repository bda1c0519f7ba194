import { countryOf } from "../countries/index.ts";
import { Refusal, type Violation } from "../service/refusal.ts";

/** A request that is not valid. Its message names every field at fault, and so do the violations. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly violations: readonly Violation[];

  // Not ErrorOptions, which callers that compile for es2020 or es2021 lack.
  constructor(violations: readonly Violation[], options?: { readonly cause?: unknown }) {
    const sentences = violations.map(({ field, message }) => `${field} ${message}`.trim());
    super(`The request is not valid: ${sentences.join("; ")}.`, options);
    this.violations = violations;
  }
}

/** Calls the service; a refusal is thrown as a RequestError, together with the violations already found. */
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

/** How messages show a call. */
interface Call {
  readonly name: string;
  readonly number?: string;
  readonly after?: string;
  readonly before?: string;
}

/** The request, which must be an object. Throws a RequestError that shows the call probably meant. */
export function requestOf<Request extends object>(
  given: Request,
  { name, number, after = "", before = "" }: Call,
): Request {
  const request: unknown = given;
  if (typeof request === "object" && request !== null && !Array.isArray(request)) return given;
  const fields =
    typeof request === "number" && number !== undefined
      ? `${number}: ${request}`
      : `country: "${typeof request === "string" && countryOf(request) ? request : "us"}"`;
  const count = after === "" || fields.startsWith("count:") ? "" : "count: 3, ";
  const message = `${name} takes an object: ${name}(${before}{ ${count}${fields} })${after}`;
  throw new RequestError([{ field: "", message, reason: "INVALID_TYPE" }]);
}
