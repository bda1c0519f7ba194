import { type FaultText, textOf } from "../schema/fault.ts";
import { Refusal } from "../service/refusal.ts";
import { optionOf } from "./flags.ts";

/** Adds a violation of an option, named as a field of a request. */
export type Refuse = (field: string, message: FaultText) => undefined;

/** What `read` returns. Throws a Refusal whose message is a sentence of all options that it refuses, as `--min-age must be ...`. */
export function allOrSentence<T>(read: (refuse: Refuse) => T | undefined): T {
  const faults: string[] = [];
  const result = read((field, message) => {
    faults.push(`${optionOf(field)} ${textOf(message).replace(fieldNames, optionOf)}`);
    return undefined;
  });
  if (faults.length > 0 || result === undefined) throw new Refusal("invalid_argument", `${faults.join("; ")}.`);
  return result;
}

/** Options that messages of the service name as fields. */
const fieldNames = /\b(?:min_age|max_age|born_from|first_index|count)\b/g;
