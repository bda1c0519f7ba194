import { stdnum } from "stdnum";

/** A validator that is not ours. */
export interface IndependentValidator {
  validate(id: string): boolean;
  /** Whether it accepts our numbers; false where it knows that the range is never issued. */
  readonly accepts: boolean;
  /** A number that it accepts, which proves that it does not refuse everything. */
  readonly specimen: string;
}

/** The validator of stdnum under a name such as `US.ssn`. */
export function stdnumValidator(
  name: string,
  outcome: Pick<IndependentValidator, "accepts" | "specimen">,
): IndependentValidator {
  const [country = "", number = ""] = name.split(".");
  const validator = stdnum[country]?.[number];
  if (validator === undefined) throw new Error(`stdnum has no ${name}`);
  return { validate: (id) => validator.validate(id).isValid, ...outcome };
}
