import type { Area, Place } from "../../countries/place.ts";
import { placesOf } from "../../person/places/places.ts";
import { pick } from "../../random/distributions.ts";
import { anotherPlace, type Mutant } from "../mutation.ts";
import { fail, notApplicable, pass, passIf, type Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";

export const postalCodeRules: readonly Rule[] = [
  {
    name: "address.postal_code_form",
    kind: "form",
    fields: ["address.zip"],
    what: "The postal code has the form of the country's.",
    source: "The country's postal operator",
    check(subject) {
      const { example } = subject.country.verification.postalCode;
      return passIf(hasPostalCode(subject), () => `${subject.text("address.zip")} is not of the form of ${example}.`);
    },
    break: { writes: ["address.zip"], values: ({ record }) => [record.address.zip.slice(0, -1)] },
  },
  {
    name: "address.postal_code_in_state",
    kind: "coherence",
    fields: ["address.zip", "address.state_abbreviation"],
    optional: ["address.state_abbreviation"],
    what: "The postal code begins as those of the state.",
    source: "The country's postal operator",
    check(subject) {
      const { stateLength } = subject.country.verification.postalCode;
      const zip = subject.text("address.zip");
      if (subject.state === "") return noState;
      if (!hasPostalCode(subject)) return otherForm;
      if (!hasState(subject)) return unknownState(subject);
      const states = subject.places.statesOf(zip.slice(0, stateLength));
      const { state } = subject;
      if (states.size === 0)
        return notApplicable(`No known place has a postal code that begins with ${zip.slice(0, stateLength)}.`);
      return passIf(
        states.has(state) || subject.places.isFurtherCode(zip, state),
        () => `${zip} belongs to ${[...states].join(" or ")}.`,
      );
    },
    break: {
      writes: ["address.zip"],
      follows: ["address.postal_code_in_city"],
      values(mutant) {
        const index = placesOf(mutant.person.country);
        const { stateLength } = mutant.person.country.verification.postalCode;
        const state = mutant.record.address.state_abbreviation;
        return [
          otherCode(
            mutant,
            (_place, { code }) =>
              !index.statesOf(code.slice(0, stateLength)).has(state) && !index.isFurtherCode(code, state),
          ),
        ];
      },
    },
  },
  {
    name: "address.postal_code_in_city",
    kind: "coherence",
    fields: ["address.zip", "address.city", "address.state_abbreviation"],
    optional: ["address.state_abbreviation"],
    what: "The postal code is one of the city's.",
    source: "The country's table of places",
    check(subject) {
      const { homes } = subject;
      if (homes.length === 0) return unknownCity(subject);
      const zip = subject.text("address.zip");
      if (!hasPostalCode(subject)) return otherForm;
      const served = subject.places.servedBy(zip);
      if (served.length === 0) return notApplicable(`${zip} is a postal code of no known place.`);
      if (homes.some((home) => served.includes(home))) return pass;
      const city = subject.text("address.city");
      if (subject.places.isFurtherCode(zip, subject.state, city)) return pass;
      const states = subject.places.statesOf(zip.slice(0, subject.country.verification.postalCode.stateLength));
      if (subject.mayBeUnlisted && !homes.some(({ stateAbbreviation }) => states.has(stateAbbreviation)))
        return unlisted;
      const areas = homes.flatMap((place) => place.areas);
      const own = areas.slice(0, 3).map(({ code }) => code);
      return fail(
        `${zip} belongs to another place; ${city} has ${own.join(", ")}${areas.length > 3 ? " and others" : ""}.`,
      );
    },
    break: {
      writes: ["address.zip"],
      // Where the city is the only place of its state.
      follows: ["address.postal_code_in_state"],
      values(mutant) {
        const { city, state_abbreviation: state } = mutant.record.address;
        const index = placesOf(mutant.person.country);
        const homes = index.named(city).filter(({ stateAbbreviation }) => stateAbbreviation === state);
        const own = new Set(homes.flatMap(({ areas }) => areas.map(({ code }) => code)));
        const isOther: Fits = (_place, { code }) => !own.has(code) && !index.isFurtherCode(code, state, city);
        const isNear: Fits = (place, area) => place.stateAbbreviation === state && isOther(place, area);
        return [otherCode(mutant, isNear, isOther)];
      },
    },
  },
];

type Fits = (place: Place, area: Area) => boolean;

/** The postal code of an area that fits the first condition that any fits, else that of the record. */
function otherCode({ rng, record, person }: Mutant, ...conditions: readonly Fits[]): string {
  for (const fits of conditions) {
    const place = anotherPlace(rng, person, (candidate) => candidate.areas.some((area) => fits(candidate, area)));
    const areas = place.areas.filter((area) => fits(place, area));
    if (areas.length > 0) {
      const area = pick(rng, areas);
      return person.country.postalCode(rng, area);
    }
  }
  return record.address.zip;
}

export function hasPostalCode(subject: Subject): boolean {
  return subject.country.verification.postalCode.form.test(subject.text("address.zip"));
}

export const otherForm = notApplicable("The postal code has another form.");

/** Without a state, for a city that is not well known. */
export const unlisted = notApplicable("A place of that name that is in no table may be meant.");

export function unknownCity(subject: Subject) {
  const city = subject.text("address.city");
  const states = statesOfNamesakes(subject);
  return notApplicable(
    states === "" ? `${city} is not in the table of places.` : `The table of places has ${city} in ${states} only.`,
  );
}

export function statesOfNamesakes({ namesakes }: Subject): string {
  return [...new Set(namesakes.map(({ stateAbbreviation }) => stateAbbreviation))].join(" or ");
}

export function hasState(subject: Subject): boolean {
  return subject.places.states.has(subject.state);
}

export function unknownState(subject: Subject) {
  return notApplicable(`${subject.state} is not a state of the country.`);
}

export const noState = notApplicable("address.state_abbreviation is missing.");
