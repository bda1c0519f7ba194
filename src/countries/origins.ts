import { chance } from "../random/draw.ts";
import type { Rng } from "../random/rng.ts";
import { draw, type Weighted, weighted } from "../random/weighted.ts";
import type { Bearer, PersonName } from "./country.ts";
import {
  drawName,
  type FamilyRow,
  familyNames,
  type GivenNames,
  type GivenRow,
  givenNames,
  joined,
  type NameTable,
  nameAt,
  type Romanise,
} from "./name-table.ts";

/** The names of people who share an origin, as a table holds them. */
export interface NameRows {
  readonly family: readonly FamilyRow[];
  readonly female: readonly GivenRow[];
  readonly male: readonly GivenRow[];
}

/** The same, ready to be drawn from, so that given and family name belong together. */
export interface Origin {
  readonly families: NameTable;
  readonly women: GivenNames;
  readonly men: GivenNames;
}

/** How many, in a thousand people, have family names of that origin, and how likely their given name is of it too. */
export interface Share {
  readonly origin: Origin;
  readonly perMille: number;
  readonly given: number;
}

/** The origins of a country's people. */
export interface Origins {
  /** Of most people, and of the given names of those who took up local ones. */
  readonly local: Origin;
  readonly shares: Weighted<Share>;
  /** Share of the people with local names who bear two family names, joined by a hyphen. */
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

/** Given name, family name. Seven words of the stream, whatever they say. */
export function nameOfOrigin(rng: Rng, { local, shares, double }: Origins, { sex, birth }: Bearer): PersonName {
  const share = draw(rng, shares);
  const first = drawName(rng, share.origin.families);
  const second = rng.next();
  const isDouble = chance(rng, double) && share.origin === local;
  const family = isDouble ? joined(first, nameAt(local.families, second)) : first;
  const { women, men } = chance(rng, share.given) ? share.origin : local;
  const names = (sex === "female" ? women : men).of(birth.year);
  const usual = drawName(rng, names);
  const spare = rng.next();
  // Nobody is called Peter Peter.
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
