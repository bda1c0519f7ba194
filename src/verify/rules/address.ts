import type { Subject } from "../record.ts";
import { fail, notApplicable, pass, passIf, type Rule } from "../rule.ts";

export const addressRules: readonly Rule[] = [
  {
    rule: "address.country",
    kind: "form",
    fields: ["address.country"],
    what: "The country is its English short name.",
    source: "ISO 3166-1",
    check: (subject) =>
      passIf(
        subject.text("address.country") === subject.country.name,
        () => `${subject.text("address.country")} should be ${subject.country.name}.`,
      ),
  },
  {
    rule: "address.state",
    kind: "form",
    fields: ["address.state_abbreviation"],
    what: "The abbreviation is one of the country's states.",
    source: "ISO 3166-2, or the country's own abbreviations",
    check: (subject) =>
      passIf(
        subject.places.states.has(subject.text("address.state_abbreviation")),
        () =>
          `${subject.text("address.state_abbreviation")} is none of ${[...subject.places.states.keys()].join(", ")}.`,
      ),
  },
  {
    rule: "address.state_name",
    kind: "coherence",
    fields: ["address.state_abbreviation", "address.state_name"],
    what: "Name and abbreviation of the state belong together.",
    source: "ISO 3166-2, or the country's own abbreviations",
    check(subject) {
      const abbreviation = subject.text("address.state_abbreviation");
      const name = subject.places.states.get(abbreviation);
      if (name === undefined) return notApplicable(`${abbreviation} is not a state of the country.`);
      return passIf(
        subject.text("address.state_name") === name,
        () => `${abbreviation} is ${name}, not ${subject.text("address.state_name")}.`,
      );
    },
  },
  {
    rule: "address.city_in_state",
    kind: "coherence",
    fields: ["address.city", "address.state_abbreviation"],
    what: "The city lies in the state.",
    source: "The country's table of places",
    check(subject) {
      const { homes, namesakes } = subject;
      if (homes.length > 0) return pass;
      if (namesakes.length === 0) return unknownCity(subject);
      if (!hasState(subject)) return unknownState(subject);
      const states = namesakes.map(({ stateAbbreviation }) => stateAbbreviation);
      return fail(`${subject.text("address.city")} lies in ${[...new Set(states)].join(" or ")}.`);
    },
  },
  {
    rule: "address.postal_code_form",
    kind: "form",
    fields: ["address.zip"],
    what: "The postal code has the form of the country's.",
    source: "The country's postal operator",
    check(subject) {
      const { form, example } = subject.country.verification.postalCode;
      return passIf(
        form.test(subject.text("address.zip")),
        () => `${subject.text("address.zip")} is not of the form of ${example}.`,
      );
    },
  },
  {
    rule: "address.postal_code_in_state",
    kind: "coherence",
    fields: ["address.zip", "address.state_abbreviation"],
    what: "The postal code begins as those of the state.",
    source: "The country's postal operator",
    check(subject) {
      const { form, stateLength } = subject.country.verification.postalCode;
      const zip = subject.text("address.zip");
      if (!form.test(zip)) return notApplicable("The postal code has another form.");
      if (!hasState(subject)) return unknownState(subject);
      const states = subject.places.statesOf(zip.slice(0, stateLength));
      if (states.size === 0)
        return notApplicable(`No known place has a postal code that begins with ${zip.slice(0, stateLength)}.`);
      return passIf(
        states.has(subject.text("address.state_abbreviation")),
        () => `${zip} belongs to ${[...states].join(" or ")}.`,
      );
    },
  },
  {
    rule: "address.postal_code_in_city",
    kind: "coherence",
    fields: ["address.zip", "address.city", "address.state_abbreviation"],
    what: "The postal code is one of the city's.",
    source: "The country's table of places",
    check(subject) {
      const { homes } = subject;
      if (homes.length === 0) return unknownCity(subject);
      const zip = subject.text("address.zip");
      if (!subject.country.verification.postalCode.form.test(zip)) {
        return notApplicable("The postal code has another form.");
      }
      const served = subject.places.servedBy(zip);
      if (served.length === 0) return notApplicable(`${zip} is a postal code of no known place.`);
      if (homes.some((home) => served.includes(home))) return pass;
      const areas = homes.flatMap((place) => place.areas);
      const own = areas.slice(0, 3).map(({ code }) => code);
      return fail(
        `${zip} belongs to another place; ${subject.text("address.city")} has ${own.join(", ")}${areas.length > 3 ? " and others" : ""}.`,
      );
    },
  },
  {
    rule: "address.street_form",
    kind: "form",
    fields: ["address.street"],
    what: "The street line is in the country's script, without control characters.",
    source: "Universal Postal Union, addressing systems",
    check(subject) {
      const street = subject.text("address.street");
      if (subject.country.verification.script.test(street)) return pass;
      const letters = street.replace(/[^\p{L}]/gu, "");
      // Latin letters stand in house numbers and names of buildings everywhere.
      const foreign = [...letters].filter(
        (letter) => !/\p{Script=Latin}/u.test(letter) && !subject.country.verification.script.test(letter),
      );
      return passIf(
        foreign.length === 0 && !/\p{Cc}/u.test(street),
        () => `The street line has ${foreign.length === 0 ? "a control character" : foreign.slice(0, 5).join(", ")}.`,
      );
    },
  },
];

function unknownCity(subject: Subject) {
  return notApplicable(`${subject.text("address.city")} is not in the table of places.`);
}

function hasState(subject: Subject): boolean {
  return subject.places.states.has(subject.text("address.state_abbreviation"));
}

function unknownState(subject: Subject) {
  return notApplicable(`${subject.text("address.state_abbreviation")} is not a state of the country.`);
}
