import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import {
  type FamilyRow,
  familyNames,
  type GivenNames,
  type GivenRow,
  givenNames,
  joined,
  type NameTable,
  nameAt,
  type Romanise,
  sampleName,
} from "./name-table.ts";

/** The names of people who share an origin, as a table holds them. */
export interface NameRows {
  readonly family: readonly FamilyRow[];
  readonly female: readonly GivenRow[];
  readonly male: readonly GivenRow[];
}

/** The same as tables to sample from. */
export interface Origin {
  readonly families: NameTable;
  readonly women: GivenNames;
  readonly men: GivenNames;
}

/** How many of a thousand people have family names of an origin, and the probability that their given name is of it. */
export interface Share {
  readonly origin: Origin;
  readonly perMille: number;
  readonly given: number;
}

/** The origins of a country's people. */
export interface Origins {
  /** The origin of most people, and of the given names of those of other origins who have local ones. */
  readonly local: Origin;
  readonly shares: Weighted<Share>;
  /** Share of the people of local origin who have two family names, joined by a hyphen. */
  readonly double: number;
}

export function originOf({ family, female, male }: NameRows, romanise: Romanise): Origin {
  return {
    families: familyNames(family, romanise),
    women: givenNames(female, romanise),
    men: givenNames(male, romanise),
  };
}

export function originShares(shares: readonly Share[]): Weighted<Share> {
  return weighted(shares, ({ perMille }) => perMille);
}

/** Given name, family name. Always seven words of the stream. */
export function nameOfOrigin(rng: Rng, { local, shares, double }: Origins, { sex, birth }: Bearer): PersonName {
  const share = sample(rng, shares);
  const first = sampleName(rng, share.origin.families);
  const second = rng.next();
  const isDouble = chance(rng, double) && share.origin === local;
  const family = isDouble ? joined(first, nameAt(local.families, second)) : first;
  const { women, men } = chance(rng, share.given) ? share.origin : local;
  const names = (sex === "female" ? women : men).of(birth.year);
  const usual = sampleName(rng, names);
  const spare = rng.next();
  // Avoids `Peter Peter`.
  const given = usual.text === first.text ? nameAt(names, spare) : usual;
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}
