import type { Bearer, Country } from "../../countries/country.ts";
import { field } from "../../identity/field.ts";
import type { Person } from "../../identity/generate.ts";
import type { Rng } from "../../random/rng.ts";
import { anotherPlace } from "./address.ts";
import { later } from "./birth.ts";
import { type Mutation, rewritten } from "./mutation.ts";

const bare = (id: string): string => id.replace(/[\s-]/g, "");

/** The id of a person who differs in one respect, under the same serial number. */
function idOf(rng: Rng, { country, bearer, name }: Person, other: Partial<Bearer>, otherName = name): string {
  const { index } = rng;
  return country.nationalId(rng.seek(index, field.nationalId), { ...bearer, ...other }, otherName);
}

const form = (country: Country) => country.verification.nationalId;

export const nationalIdMutations: readonly Mutation[] = [
  {
    rule: "national_id.form",
    writes: ["national_id"],
    break: (_rng, record) => ({ ...record, national_id: record.national_id.slice(0, -1) }),
  },
  {
    rule: "national_id.check_digit",
    writes: ["national_id"],
    fits: (country) => form(country).check !== undefined,
    break(_rng, record, { country }) {
      const id = bare(record.national_id);
      const length = form(country).check?.(id)?.length ?? 1;
      const check = id.slice(-length);
      // Of two digits only the last one changes: 9 becomes 0, X becomes 0.
      const last = check.endsWith("X") ? "0" : String((Number(check.slice(-1)) + 1) % 10);
      return { ...record, national_id: rewritten(record.national_id, id.slice(0, -1) + last) };
    },
  },
  {
    rule: "national_id.composition",
    writes: ["national_id"],
    fits: (country) => form(country).miscompose !== undefined,
    break(_rng, record, { country }) {
      const id = form(country).miscompose?.(bare(record.national_id)) ?? bare(record.national_id);
      return { ...record, national_id: rewritten(record.national_id, id) };
    },
  },
  {
    rule: "national_id.encodes_birth_date",
    writes: ["national_id"],
    fits: (country) => form(country).encodesBirth !== undefined,
    break(rng, record, person) {
      const { birth } = person.bearer;
      // A day later; a month later where the number has no day.
      const ids = [1, 31, 62].map((days) => idOf(rng, person, { birth: later(birth, days) }));
      const id = ids.find((other) => form(person.country).encodesBirth?.(bare(other), birth) === false);
      return { ...record, national_id: id ?? record.national_id };
    },
  },
  {
    rule: "national_id.encodes_gender",
    writes: ["national_id"],
    fits: (country) => form(country).sexOf !== undefined,
    break(rng, record, person) {
      const sex = person.bearer.sex === "male" ? "female" : "male";
      return { ...record, national_id: idOf(rng, person, { sex }) };
    },
  },
  {
    rule: "national_id.encodes_region",
    writes: ["national_id"],
    fits: (country) => form(country).encodesRegion !== undefined,
    break(rng, record, person) {
      const { encodesRegion } = form(person.country);
      const isElsewhere = (id: string): boolean => encodesRegion?.(bare(id), person.place) === false;
      const place = anotherPlace(rng, person, (other) => other.stateAbbreviation !== person.place.stateAbbreviation);
      const id = idOf(rng, person, { place });
      return { ...record, national_id: isElsewhere(id) ? id : record.national_id };
    },
  },
  {
    rule: "national_id.encodes_name",
    writes: ["national_id"],
    fits: (country) => form(country).encodesName !== undefined,
    break(rng, record, person) {
      const { country, bearer } = person;
      const { encodesName } = form(country);
      const { index } = rng;
      for (let attempt = 0; attempt < 20; attempt++) {
        const name = country.personName(rng, bearer);
        const id = idOf(rng, person, {}, name);
        if (encodesName?.(bare(id), record.name) === false) return { ...record, national_id: id };
        rng.seek(index, field.violation);
        for (let word = 0; word < 40 * (attempt + 1); word++) rng.next();
      }
      return record;
    },
  },
];
