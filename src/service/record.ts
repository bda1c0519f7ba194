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

/** Constraints of people, and what their records contain. */
export interface RecordSpec extends Spec {
  /** Rules to break on purpose. */
  readonly violate: readonly string[];
  /** Whether the parts of name, address and card are added. */
  readonly details: boolean;
  /** Names of further values. */
  readonly extra: readonly string[];
  /** Whether name, street, city and state are written in Latin letters. */
  readonly inLatin: boolean;
}

/** Makes the records of people by a spec. */
export class RecordMaker {
  readonly #rng: Rng;
  readonly #space: () => Workspace;
  readonly #spec: RecordSpec;
  readonly #extras: Extras | undefined;

  constructor(rng: Rng, space: () => Workspace, spec: RecordSpec) {
    this.#rng = rng;
    this.#space = space;
    this.#spec = spec;
    this.#extras = spec.extra.length === 0 ? undefined : extrasOf(rng, spec);
  }

  /** Whether fields that every record has may differ from what is drawn. */
  get changesFields(): boolean {
    return this.#spec.violate.length > 0 || this.#spec.inLatin;
  }

  /** Whether records have more than the fields that every record has. */
  get hasParts(): boolean {
    return this.#spec.violate.length > 0 || this.#spec.details || this.#extras !== undefined;
  }

  /** The record of the person with that index. */
  recordOf(person: Person, index: number): Identity {
    const { violate: rules, details, inLatin, referenceDate } = this.#spec;
    let { identity } = person;
    if (rules.length > 0) identity = violate(this.#rng.seek(index, 0), this.#space(), person, rules, referenceDate);
    if (inLatin) identity = inLatinScript(this.#rng, this.#space(), person, identity);
    if (details) identity = { ...identity, details: detailsOf(person, identity, this.#spec) };
    return this.#extras === undefined ? identity : { ...identity, extra: this.#extras.of(person, index) };
  }
}

/** Throws a Refusal where faker is not installed. */
function extrasOf(rng: Rng, { extra, referenceDate }: RecordSpec): Extras {
  try {
    return new Extras(rng, extra, referenceDate);
  } catch (error) {
    if (!(error instanceof MissingFakerError)) throw error;
    throw invalidRequest([{ field: "extra", message: error.message, reason: "UNKNOWN_VALUE" }]);
  }
}
