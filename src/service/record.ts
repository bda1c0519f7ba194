import { Extras } from "../extra/extra.ts";
import { MissingFakerError } from "../extra/missing-faker.ts";
import { detailsOf } from "../person/details.ts";
import type { Person } from "../person/generate.ts";
import type { Identity } from "../person/identity.ts";
import { inLatinScript } from "../person/latin-script.ts";
import type { Spec } from "../person/spec.ts";
import type { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { violate } from "../verify/violate.ts";
import { invalidRequest } from "./refusal.ts";

/** Whether the record of a person by the spec differs from what is drawn, or has more. */
export function hasAdditions({ violate = [], details, extra = [], inLatin }: Spec): boolean {
  return violate.length > 0 || details === true || extra.length > 0 || inLatin === true;
}

export class RecordMaker {
  readonly #rng: Rng;
  readonly #space: () => Workspace;
  readonly #spec: Spec;
  readonly #extras: Extras | undefined;

  constructor(rng: Rng, space: () => Workspace, spec: Spec) {
    this.#rng = rng;
    this.#space = space;
    this.#spec = spec;
    this.#extras = spec.extra === undefined || spec.extra.length === 0 ? undefined : extrasOf(rng, spec, spec.extra);
  }

  recordOf(person: Person, index: number): Identity {
    const { violate: rules = [], details, inLatin, referenceDate } = this.#spec;
    let { identity } = person;
    if (rules.length > 0) identity = violate(this.#rng.seek(index, 0), this.#space(), person, rules, referenceDate);
    if (inLatin === true) identity = inLatinScript(person, identity);
    if (details === true)
      identity = { ...identity, details: detailsOf(person, identity, { referenceDate, inLatin: inLatin === true }) };
    return this.#extras === undefined ? identity : { ...identity, extra: this.#extras.of(person, index) };
  }
}

/** Throws a Refusal where faker is not installed. */
function extrasOf(rng: Rng, { referenceDate }: Spec, extra: readonly string[]): Extras {
  try {
    return new Extras(rng, extra, referenceDate);
  } catch (error) {
    if (!(error instanceof MissingFakerError)) throw error;
    throw invalidRequest([{ field: "extra", message: error.message, reason: "UNKNOWN_VALUE" }]);
  }
}
