import { stdnum } from "stdnum";

/** A validator that is not ours. */
export interface IndependentValidator {
  validate(id: string): boolean;
  /** Whether it accepts our numbers; false where it knows that the range is never issued. */
  readonly accepts: boolean;
}

/** The validator of stdnum under a name such as `US.ssn`. */
export function stdnumValidator(name: string, accepts: boolean): IndependentValidator {
  const [country = "", number = ""] = name.split(".");
  const validator = stdnum[country]?.[number];
  if (validator === undefined) throw new Error(`stdnum has no ${name}`);
  return { validate: (id) => validator.validate(id).isValid, accepts };
}
