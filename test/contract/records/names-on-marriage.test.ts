import { expect, it } from "vitest";
import type { PersonName } from "../../../src/countries/bearer.ts";
import type { Country } from "../../../src/countries/country.ts";
import type { NamesOnMarriage } from "../../../src/countries/families.ts";
import { withFamilyName } from "../../../src/countries/shared/family-names.ts";
import { shareAt } from "../../../src/countries/shared/share-by-age.ts";
import { usualMotherAge } from "../../../src/household/births.ts";
import { Households } from "../../../src/household/household.ts";
import type { Member } from "../../../src/household/members.ts";
import { OwnNames } from "../../../src/household/own-names.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { field } from "../../../src/person/field.ts";
import { RelativeNames } from "../../../src/person/relative-names.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { householdLimit } from "../../../src/schema/bounds.ts";
import { everyCountry } from "../every-country.ts";

const referenceDate = { year: 2026, month: 11, day: 23 };
const ages = { min: 18, max: 80 };

/** Couples of each country: 20,000 where there is time (`HOUSEHOLDS=20000`). */
const COUPLES = Number(process.env.HOUSEHOLDS ?? 2_000);

const choices = ["his", "hers", "joined"] as const;
type Choice = (typeof choices)[number];
type Shares = Record<Choice, number>;

it.each(everyCountry.map((country) => [country.code, country] as const))(
  "as many couples of %s are married and bear his, her or a joined name as the country's figures say",
  { timeout: 3_000 + COUPLES * 2 },
  (_code, country) => {
    const rng = new Rng(keyOf("test", "names on marriage"));
    const spec = { country, referenceDate, ages };
    const drawing = new Households(rng, threadWorkspace(), { spec, kind: "couple", size: undefined });
    const found: Shares = { his: 0, hers: 0, joined: 0 };
    const expected: Shares = { his: 0, hers: 0, joined: 0 };
    for (let index = 0; index < COUPLES; index++) {
      const couple = drawing.at(index);
      const man = couple.find(({ person }) => person.bearer.sex === "male");
      const woman = couple.find(({ person }) => person.bearer.sex === "female");
      if (man === undefined || woman === undefined) continue;
      const born = bornNames(rng, country, couple, index * householdLimit);
      const [his, hers] = [born.of(man.id), born.of(woman.id)];
      const { withFamily = (own: PersonName, { family }: PersonName) => withFamilyName(own, family, "") } =
        country.families;
      const hisForHer = born.inFormOf(plannedOf(woman), his, plannedOf(man));
      // Where both were born with one name, or hers is the form of his, names do not tell.
      if (withFamily(hers, hisForHer, "female").family === hers.family) continue;
      if (withFamily(his, hers, "male").family === his.family) continue;
      if (keepsName(country, born.communityOf(plannedOf(man)), born.communityOf(plannedOf(woman)))) {
        expect(woman.person.name.family).toBe(hers.family);
        continue;
      }
      const shares = sharesOf(country, man, woman);
      for (const choice of choices) expected[choice] += shares[choice];
      const { family } = woman.person.name;
      if (man.person.name.family !== his.family) found.hers++;
      else if (family === joinedName(country, his.family, hers.family)) found.joined++;
      else if (family !== hers.family) found.his++;
    }
    for (const choice of choices) {
      const chance = 4.5 * Math.sqrt(expected[choice]);
      const off = Math.abs(found[choice] - expected[choice]);
      expect(off, `${choice}: ${found[choice]} instead of ${expected[choice]}`).toBeLessThanOrEqual(
        Math.max(expected[choice] / 10, chance),
      );
    }
  },
);

/** Her name and his joined, hers first where the country's figures say so. */
function joinedName({ families }: Country, his: string, hers: string): string {
  return families.ownNameFirst === true ? `${hers}-${his}` : `${his}-${hers}`;
}

/** Whether the customs of her community, or of both, have her keep her name. */
function keepsName({ families: { keptAmong, areApart } }: Country, his: string, hers: string): boolean {
  return (
    keptAmong?.some((one) => hers === one || hers.startsWith(`${one}-`)) === true || areApart?.(his, hers) === true
  );
}

/** The names that both were born with. */
function bornNames(rng: Rng, country: Country, couple: readonly Member[], start: number): OwnNames {
  const [first] = couple;
  if (first === undefined) throw new Error("a couple has two members");
  const { place, bearer } = first.person;
  const names = new RelativeNames(rng, threadWorkspace(), country);
  const name = names.nameOf({ index: start, field: field.name }, bearer);
  return new OwnNames(
    { rng, names, start, country, place, first: name },
    { members: couple.map(plannedOf), absent: [] },
  );
}

function plannedOf({ person, ...member }: Member) {
  return { ...member, ...person.bearer };
}

/** Normal numbers in steps of a tenth, and how frequent each is among all. */
const normals = Array.from({ length: 71 }, (_, step) => {
  const z = (step - 35) / 10;
  return { z, share: Math.exp((-z * z) / 2) / 10 / Math.sqrt(2 * Math.PI) };
});

/** Of 1 such couple, the parts that are married and bear each name, over the years in which they can have married. */
function sharesOf({ families }: Country, man: Member, woman: Member): Shares {
  const shares: Shares = { his: 0, hers: 0, joined: 0 };
  const { place, bearer } = woman.person;
  const married = shareAt(families.married, Math.min(man.person.identity.dob.age, woman.person.identity.dob.age));
  const keptFrom = families.keptIn?.[place.stateAbbreviation] ?? Number.POSITIVE_INFINITY;
  const usual = usualMotherAge(families.mothers(bearer.birth.year + 27)) - 2;
  for (const { z, share } of normals) {
    const age = Math.max(18, usual + 4 * z);
    const year = Math.max(man.person.bearer.birth.year + 18, Math.round(bearer.birth.year + age));
    if (year >= keptFrom) continue;
    const names: NamesOnMarriage = families.names.findLast(({ since }) => since <= year) ?? families.names[0];
    for (const choice of choices) shares[choice] += (share * married * names[choice]) / 100;
  }
  return shares;
}
