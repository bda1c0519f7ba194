import { formatDate } from "../../calendar/calendar.ts";
import type { Country } from "../../countries/country.ts";
import type { Path, Subject } from "../record.ts";
import { notApplicable, type Outcome, passIf, type Rule } from "../rule.ts";

/** The rules of a country's national number: one for each property that the number encodes. */
export function nationalIdRules({ verification: { nationalId } }: Country): readonly Rule[] {
  const { name, example, check, encodesBirth, sexOf, encodesRegion, encodesName, composition, source } = nationalId;
  const rules: Rule[] = [
    {
      rule: "national_id.form",
      kind: "form",
      fields: ["national_id"],
      what: `The number has the form of a ${name}, such as ${example}.`,
      source,
      check: (subject) =>
        passIf(subject.hasNationalId, () => `${subject.nationalId.slice(0, 40)} has not the form of ${example}.`),
    },
  ];
  const add = (rule: string, kind: Rule["kind"], fields: readonly Path[], what: string, judge: Judge): void => {
    rules.push({
      rule: `national_id.${rule}`,
      kind,
      fields: ["national_id", ...fields],
      what,
      source,
      check: (subject) =>
        subject.hasNationalId ? judge(subject) : notApplicable(`The number has not the form of a ${name}.`),
    });
  };
  if (check !== undefined) {
    add("check_digit", "form", [], `The check digits of the ${name} are right.`, ({ nationalId: id }) => {
      const right = check(id);
      return passIf(right !== undefined && id.endsWith(right), () =>
        right === undefined
          ? `No ${name} begins like that.`
          : `The number ends with ${id.slice(-right.length)}; ${right} is right.`,
      );
    });
  }
  if (composition !== undefined) {
    add("composition", "form", [], `The ${name} is composed as the scheme demands.`, ({ nationalId: id }) => {
      const fault = composition(id);
      return passIf(fault === undefined, () => fault ?? "");
    });
  }
  if (encodesBirth !== undefined) {
    add("encodes_birth_date", "coherence", ["dob.date"], `The ${name} tells the date of birth.`, (subject) => {
      const { birth, nationalId: id } = subject;
      if (birth === undefined) return notApplicable("The date of birth is no day of the calendar.");
      return passIf(
        encodesBirth(id, birth),
        () => `The number is of a person who was not born on ${formatDate(birth)}.`,
      );
    });
  }
  if (sexOf !== undefined) {
    add("encodes_gender", "coherence", ["gender"], `The ${name} tells the gender.`, (subject) => {
      const sex = sexOf(subject.nationalId);
      if (sex === undefined) return notApplicable("The number tells no gender.");
      return passIf(
        sex === subject.text("gender"),
        () => `The number is ${sex}, the person ${subject.text("gender")}.`,
      );
    });
  }
  if (encodesRegion !== undefined) {
    const fields: readonly Path[] = ["address.city", "address.state_abbreviation"];
    add("encodes_region", "coherence", fields, `An invented ${name} tells the state of the address.`, (subject) => {
      // A real number encodes where its bearer was born or first registered, which need not be where they live.
      if (!nationalId.isNeverIssued(subject.nationalId))
        return notApplicable("The number may be real and tell the place of birth.");
      const [place] = subject.homes;
      if (place === undefined) return notApplicable(`${subject.text("address.city")} is not in the table of places.`);
      return passIf(encodesRegion(subject.nationalId, place), () => `The number is not of ${place.state}.`);
    });
  }
  if (encodesName !== undefined) {
    add("encodes_name", "coherence", ["name"], `The ${name} has the letters of the name.`, (subject) =>
      passIf(
        encodesName(subject.nationalId, subject.text("name")),
        () => `The number has not the letters of ${subject.text("name")}.`,
      ),
    );
  }
  add(
    "never_issued",
    "safety",
    [],
    `The ${name} is in a range that is never issued, or that no issued number is known to be in.`,
    ({ nationalId: id }) => passIf(nationalId.isNeverIssued(id), () => "The number may belong to a person."),
  );
  return rules;
}

type Judge = (subject: Subject) => Outcome;
