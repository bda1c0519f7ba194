import { expect, it } from "vitest";
import type { PersonName } from "../../src/countries/bearer.ts";
import type { Country } from "../../src/countries/country.ts";
import { Households } from "../../src/household/household.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import { field } from "../../src/person/field.ts";
import type { Person } from "../../src/person/generate.ts";
import { RelativeNames } from "../../src/person/relative-names.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { householdLimit } from "../../src/schema/bounds.ts";
import { everyCountry } from "../contract/every-country.ts";
import { some } from "./extent.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 80 };

/** Couples of each country: 20,000 where there is time (`HOUSEHOLDS=20000`). */
const COUPLES = Number(process.env.HOUSEHOLDS ?? some(3_000));

/** There the sources count races and visible minorities; the communities of one of them share their given names. */
const countedByGivenNames = new Set(["us", "ca"]);

it.each(everyCountry.map((country) => [country.code, country] as const))(
  "as many couples of %s are of two communities as the country's figure says",
  { timeout: 30_000 + COUPLES * 10 },
  (_code, country) => {
    const share = country.families.mixed / 100;
    const found = shareOfMixed(country);
    const chance = 4.5 * Math.sqrt((share * (1 - share)) / COUPLES);
    expect(Math.abs(found - share), `${found} instead of ${share}`).toBeLessThanOrEqual(Math.max(share / 10, chance));
  },
);

/**
 * The share of couples of two communities: of those whose own words select two, as many as there are of partners who bear
 * the name of their own words and not that of the first member's, where the names tell.
 */
function shareOfMixed(country: Country): number {
  const rng = new Rng(keyOf("test", "mixed couples"));
  const drawing = new Households(rng, threadWorkspace(), {
    spec: { country, referenceDate, ages },
    kind: "couple",
    size: undefined,
  });
  const counts = { apart: 0, own: 0, shared: 0 };
  for (let index = 0; index < COUPLES; index++) {
    const [first, partner] = drawing.at(index).map(({ person }) => person);
    if (first === undefined || partner === undefined) throw new Error("a couple has two members");
    const start = index * householdLimit;
    const names = new RelativeNames(rng, threadWorkspace(), country);
    const communityOf = ({ place, bearer: { birth } }: Person, index: number): number =>
      names.communityOf({ index, field: field.name }, place, birth.year);
    const [one, other] = [communityOf(first, start), communityOf(partner, start + 1)];
    if (
      streams.every(
        (stream) => likeOf(names, country, one, first, stream) === likeOf(names, country, other, first, stream),
      )
    )
      continue;
    counts.apart++;
    const named = (community: number): PersonName =>
      names.nameIn({ community }, { index: start + 1, field: field.name }, partner.bearer);
    const [own, shared] = [named(other), named(one)];
    // Family names change on marriage.
    const part = own.given === shared.given ? "family" : "given";
    if (own[part] === shared[part]) continue;
    if (partner.name[part] === own[part]) counts.own++;
    if (partner.name[part] === shared[part]) counts.shared++;
  }
  return counts.apart === 0 ? 0 : ((counts.apart / COUPLES) * counts.own) / (counts.own + counts.shared);
}

/** Enough names to tell one community from another with which it shares most of them. */
const streams = Array.from({ length: 100 }, (_, stream) => stream);

/** A name that one man of the place would bear in a community, by the number of a stream. */
function likeOf(names: RelativeNames, { code }: Country, community: number, { place }: Person, index: number): string {
  const bearer = { sex: "male", birth: { year: 1960, month: 1, day: 1 }, place } as const;
  const { given, family } = names.nameIn({ community }, { index, field: 0 }, bearer);
  return countedByGivenNames.has(code) ? given : `${given} ${family}`;
}
