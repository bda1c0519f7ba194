import { placesOf } from "../../person/places/places.ts";
import { anotherPlace } from "../mutation.ts";
import { fail, notApplicable, pass, passIf, type Rule, shouldBe } from "../rule.ts";
import { type Subject, WELL_KNOWN } from "../subject.ts";
import {
  hasPostalCode,
  hasState,
  noState,
  otherForm,
  postalCodeRules,
  statesOfNamesakes,
  unknownCity,
  unknownState,
} from "./postal-code.ts";

export const addressRules: readonly Rule[] = [
  {
    name: "address.country",
    kind: "form",
    fields: ["address.country"],
    what: "The country is its English short name.",
    source: "ISO 3166-1",
    check: (subject) => shouldBe(subject.text("address.country"), subject.country.name),
    break: { writes: ["address.country"], values: ({ person }) => [person.country.code.toUpperCase()] },
  },
  {
    name: "address.state",
    kind: "form",
    fields: ["address.state_abbreviation"],
    what: "The abbreviation is one of the country's states or territories.",
    source: "ISO 3166-2, or the country's own abbreviations",
    check(subject) {
      const state = subject.text("address.state_abbreviation");
      const { states } = subject.places;
      const { territories = [] } = subject.country.verification;
      return passIf(
        states.has(state) || territories.includes(state),
        () => `${state} is none of ${[...states.keys(), ...territories].join(", ")}.`,
      );
    },
    break: {
      writes: ["address.state_abbreviation"],
      values: ({ record }) => [`${record.address.state_abbreviation}X`],
    },
  },
  {
    name: "address.state_name",
    kind: "coherence",
    fields: ["address.state_abbreviation", "address.state_name"],
    what: "Name and abbreviation of the state belong together.",
    source: "ISO 3166-2, or the country's own abbreviations",
    check(subject) {
      const abbreviation = subject.text("address.state_abbreviation");
      const name = subject.places.states.get(abbreviation);
      if (name === undefined) return notApplicable(`${abbreviation} is not a state of the country.`);
      const written = subject.text("address.state_name");
      // Latin letters, missing accents and English names are accepted, but not the abbreviation in place of the name.
      const isNamed =
        written === name || (written !== abbreviation && subject.places.statesNamed(written).has(abbreviation));
      return passIf(isNamed, () => `${abbreviation} is ${name}, not ${written}.`);
    },
    break: {
      writes: ["address.state_name"],
      values: ({ rng, record, person }) => [
        anotherPlace(rng, person, ({ state }) => state !== record.address.state_name).state,
      ],
    },
  },
  {
    name: "address.city_in_state",
    kind: "coherence",
    fields: ["address.city", "address.state_abbreviation", "address.zip"],
    optional: ["address.state_abbreviation", "address.zip"],
    what: "The city lies in the state, as far as its name and the postal code tell.",
    source: "The country's table of places",
    check(subject) {
      const { homes, namesakes } = subject;
      if (subject.state === "") return noState;
      if (homes.length > 0) return pass;
      if (namesakes.length === 0) return unknownCity(subject);
      if (!hasState(subject)) return unknownState(subject);
      if (!isAllOfName(subject)) {
        if (subject.text("address.zip") !== "" && !hasPostalCode(subject)) return otherForm;
        if (mayBeNamesake(subject)) return notApplicable("A place of that name that is in no table may lie there.");
      }
      return fail(`${subject.text("address.city")} lies in ${statesOfNamesakes(subject)}.`);
    },
    break: {
      writes: ["address.state_abbreviation", "address.state_name"],
      follows: ["address.postal_code_in_state", "details.subdivision_code"],
      values({ rng, record, person }) {
        const { city, zip } = record.address;
        const index = placesOf(person.country);
        // Neither a state with a namesake nor one that shares the beginning of the postal code.
        const states = new Set(index.named(city).map(({ stateAbbreviation }) => stateAbbreviation));
        const shared = index.statesOf(zip.slice(0, person.country.verification.postalCode.stateLength));
        const { stateAbbreviation, state } = anotherPlace(
          rng,
          person,
          ({ stateAbbreviation: other }) =>
            !states.has(other) && !shared.has(other) && !index.isFurtherCode(zip, other),
        );
        return [stateAbbreviation, state];
      },
    },
  },
  ...postalCodeRules,
  {
    name: "address.street_form",
    kind: "form",
    fields: ["address.street"],
    what: "The street line is in the country's script, without control characters.",
    source: "Universal Postal Union, addressing systems",
    check(subject) {
      const street = subject.text("address.street");
      if (subject.country.verification.script.test(street)) return pass;
      const letters = street.replace(/[^\p{L}]/gu, "");
      // House numbers and names of buildings have Latin letters in every country.
      const foreign = [...letters].filter(
        (letter) => !/\p{Script=Latin}/u.test(letter) && !subject.country.verification.script.test(letter),
      );
      return passIf(
        foreign.length === 0 && !/\p{Cc}/u.test(street),
        () => `The street line has ${foreign.length === 0 ? "a control character" : foreign.slice(0, 5).join(", ")}.`,
      );
    },
    break: { writes: ["address.street"], values: ({ record }) => [`${record.address.street}\t`] },
  },
];

/** Whether the tables have every place of the name, with the word for its kind. */
function isAllOfName(subject: Subject): boolean {
  const city = subject.text("address.city");
  const { listedKinds } = subject.country.verification;
  return listedKinds?.test(city) === true && subject.namesakes.some((place) => place.city.endsWith(city));
}

/**
 * Whether a place of the name that is in no table may lie in the state: neither postal code nor size contradicts it.
 */
function mayBeNamesake(subject: Subject): boolean {
  const { places, namesakes } = subject;
  const { state } = subject;
  const zip = subject.text("address.zip");
  if (places.isFurtherCode(zip, state, subject.text("address.city"))) return true;
  const states = places.statesOf(zip.slice(0, subject.country.verification.postalCode.stateLength));
  if (!states.has(state) && namesakes.some(({ stateAbbreviation }) => states.has(stateAbbreviation))) return false;
  return (
    (zip !== "" && places.servedBy(zip).length === 0) || namesakes.every(({ population }) => population < WELL_KNOWN)
  );
}
