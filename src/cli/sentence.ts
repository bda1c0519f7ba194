import { Refusal } from "../service/refusal.ts";
import { optionOf } from "./flags.ts";

/** What is wrong with an option. */
interface Complaint {
  readonly field: string;
  readonly message: string;
}

/** Adds a violation of an option, named as a field of a request. */
export type Refuse = (field: string, message: string) => void;

/** What `read` returns. Throws a Refusal whose message is a sentence of all options that it refuses. */
export function allOrSentence<T>(read: (refuse: Refuse) => T | undefined): T {
  const violations: Complaint[] = [];
  const result = read((field, message) => {
    violations.push({ field, message });
  });
  if (violations.length > 0 || result === undefined) {
    throw new Refusal("invalid_argument", sentence(violations));
  }
  return result;
}

/** The violations in one sentence, with options for field names: `--min-age must be ...; --gender is required: ...`. */
function sentence(violations: readonly Complaint[]): string {
  const texts = violations.map(({ field, message }) => `${optionOf(field)} ${message.replace(fieldNames, optionOf)}`);
  return `${texts.join("; ")}.`;
}

const fieldNames = /\b(?:min_age|max_age|born_from|first_index|count)\b/g;
