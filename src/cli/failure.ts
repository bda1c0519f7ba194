import { getSystemErrorMap } from "node:util";
import { type FaultText, textOf } from "../schema/fault.ts";
import { Refusal } from "../service/refusal.ts";
import { optionOf } from "./flags.ts";

/** What ends a command: options, input or output that cannot be used. The message is a sentence. */
export class Failure extends Error {
  override readonly name = "Failure";

  /**
   * The failure of `what`, such as `people.csv cannot be written`; errors of other kinds than the system's unchanged.
   */
  static of(what: string, error: unknown): unknown {
    if (!(error instanceof Error) || !("code" in error)) return error;
    const number = "errno" in error ? Number(error.errno) : 0;
    const [, reason = String(error.code)] = getSystemErrorMap().get(number) ?? [];
    return new Failure(`${what}: ${reason} (${error.code}).`, { cause: error });
  }

  get isClosedPipe(): boolean {
    return Object(this.cause).code === "EPIPE";
  }
}

/** Adds a violation of an option, named as a field of a request. */
export type Refuse = (field: string, message: FaultText) => undefined;

/** What `read` returns. Throws a Failure that names all options that it refuses, as `--min-age must be ...`. */
export function allOrFailure<T>(read: (refuse: Refuse) => T | undefined): T {
  const faults: string[] = [];
  const result = read((field, message) => {
    faults.push(`${optionOf(field)} ${textOf(message).replace(fieldNames, optionOf)}`);
    return undefined;
  });
  if (faults.length > 0 || result === undefined) throw new Failure(`${faults.join("; ")}.`);
  return result;
}

const fieldNames = /\b(?:min_age|max_age|born_from|first_index|count)\b/g;

/** What `call` of the service returns; fields that it refuses are refused as options, with undefined. */
export function acceptedBy<T>(call: () => T, refuse: Refuse): T | undefined {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { field, message } of error.violations) refuse(field, message);
    return undefined;
  }
}
