import type { Area, Place } from "../../countries/place.ts";
import { placesOf } from "../../person/places/places.ts";
import { pick } from "../../random/distributions.ts";
import { anotherPlace, type Mutant } from "../mutation.ts";
import { fail, notApplicable, pass, passIf, type Rule, shouldBe } from "../rule.ts";
import type { Subject } from "../subject.ts";

const otherForm = notApplicable("The postal code has another form.");

const postalCodeRules: readonly Rule[] = [
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
    what: "The postal code begins as those of the state.",
    source: "The country's postal operator",
    check(subject) {
      const { stateLength } = subject.country.verification.postalCode;
      const zip = subject.text("address.zip");
      if (!hasPostalCode(subject)) return otherForm;
      if (!hasState(subject)) return unknownState(subject);
      const states = subject.places.statesOf(zip.slice(0, stateLength));
      const state = subject.text("address.state_abbreviation");
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
      const [city, state] = [subject.text("address.city"), subject.text("address.state_abbreviation")];
      if (subject.places.isFurtherCode(zip, state, city)) return pass;
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
    what: "The city lies in the state, as far as its name and the postal code tell.",
    source: "The country's table of places",
    check(subject) {
      const { homes, namesakes } = subject;
      if (homes.length > 0) return pass;
      if (namesakes.length === 0) return unknownCity(subject);
      if (!hasState(subject)) return unknownState(subject);
      if (!isAllOfName(subject)) {
        if (!hasPostalCode(subject)) return otherForm;
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

/**
 * Inhabitants from which a name is taken to be that of the known place, and not of a namesake too small for the tables.
 */
const WELL_KNOWN = 100_000;

/** Whether the tables have every place of the country that is called so, with the word for its kind. */
function isAllOfName(subject: Subject): boolean {
  const city = subject.text("address.city");
  const { listedKinds } = subject.country.verification;
  return listedKinds?.test(city) === true && subject.namesakes.some((place) => place.city.endsWith(city));
}

/**
 * Whether a place of the name may lie in the state although the tables have none there: neither postal code nor size
 * contradicts it.
 */
function mayBeNamesake(subject: Subject): boolean {
  const { places, namesakes } = subject;
  const zip = subject.text("address.zip");
  const state = subject.text("address.state_abbreviation");
  if (places.isFurtherCode(zip, state, subject.text("address.city"))) return true;
  const states = places.statesOf(zip.slice(0, subject.country.verification.postalCode.stateLength));
  if (!states.has(state) && namesakes.some(({ stateAbbreviation }) => states.has(stateAbbreviation))) return false;
  return places.servedBy(zip).length === 0 || namesakes.every(({ population }) => population < WELL_KNOWN);
}

type Fits = (place: Place, area: Area) => boolean;

/**
 * The postal code of another area that fits the first condition that any area fits; that of the record if none fits any.
 */
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

function hasPostalCode(subject: Subject): boolean {
  return subject.country.verification.postalCode.form.test(subject.text("address.zip"));
}

/** The tables have no place of the city's name in the state. */
export function unknownCity(subject: Subject) {
  const city = subject.text("address.city");
  const states = statesOfNamesakes(subject);
  return notApplicable(
    states === "" ? `${city} is not in the table of places.` : `The table of places has ${city} in ${states} only.`,
  );
}

/** `MO or KS`: the states that have a place of the city's name, empty if none has. */
function statesOfNamesakes({ namesakes }: Subject): string {
  return [...new Set(namesakes.map(({ stateAbbreviation }) => stateAbbreviation))].join(" or ");
}

function hasState(subject: Subject): boolean {
  return subject.places.states.has(subject.text("address.state_abbreviation"));
}

function unknownState(subject: Subject) {
  return notApplicable(`${subject.text("address.state_abbreviation")} is not a state of the country.`);
}
