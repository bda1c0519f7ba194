import { formatDate, fromDays, toDays } from "../../calendar/calendar.ts";
import type { Bearer } from "../../countries/bearer.ts";
import type { Country } from "../../countries/country.ts";
import { field } from "../../person/field.ts";
import { RelativeNames } from "../../person/relative-names.ts";
import type { Mutant } from "../mutation.ts";
import { notApplicable, type Outcome, passIf, type Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";

/** The rules of a country's national number: one for each property that the number encodes. */
export function nationalIdRules({ verification: { nationalId } }: Country): readonly Rule[] {
  const { name, example, check, encodesBirth, sexOf, encodesName, composition, miscompose, source } = nationalId;
  const rules: Rule[] = [
    {
      name: "national_id.form",
      kind: "form",
      fields: ["national_id"],
      what: `The number has the form of a ${name}, such as ${example}.`,
      source,
      check: (subject) =>
        passIf(subject.hasNationalId, () => `${subject.nationalId.slice(0, 40)} has not the form of ${example}.`),
      break: { writes: ["national_id"], values: ({ record }) => [record.national_id.slice(0, -1)] },
    },
  ];
  const add = (rule: string, { kind = "coherence", fields = [], what, judge, broken }: Encoded): void => {
    rules.push({
      name: `national_id.${rule}`,
      kind,
      fields: ["national_id", ...fields],
      what,
      source,
      check: (subject) =>
        subject.hasNationalId ? judge(subject) : notApplicable(`The number has not the form of a ${name}.`),
      ...(broken === undefined ? {} : { break: { writes: ["national_id"], values: (mutant) => [broken(mutant)] } }),
    });
  };
  if (check !== undefined) {
    add("check_digit", {
      kind: "form",
      what: `The check digits of the ${name} are right.`,
      judge({ nationalId: id }) {
        const right = check(id);
        return passIf(right !== undefined && id.endsWith(right), () =>
          right === undefined
            ? `No ${name} begins like that.`
            : `The number ends with ${id.slice(-right.length)}; ${right} is right.`,
        );
      },
      broken({ record: { national_id } }) {
        const id = bare(national_id);
        // Of two digits only the last one changes: 9 becomes 0, X becomes 0.
        const last = id.endsWith("X") ? "0" : String((Number(id.slice(-1)) + 1) % 10);
        return rewritten(national_id, id.slice(0, -1) + last);
      },
    });
  }
  if (composition !== undefined) {
    add("composition", {
      kind: "form",
      what: `The ${name} is composed as the scheme demands.`,
      judge({ nationalId: id }) {
        const fault = composition(id);
        return passIf(fault === undefined, () => fault ?? "");
      },
      ...(miscompose === undefined
        ? {}
        : { broken: ({ record: { national_id } }) => rewritten(national_id, miscompose(bare(national_id))) }),
    });
  }
  if (encodesBirth !== undefined) {
    add("encodes_birth_date", {
      fields: ["dob.date"],
      what: `The ${name} tells the date of birth.`,
      judge({ birth, nationalId: id }) {
        if (birth === undefined) return notApplicable("The date of birth is no day of the calendar.");
        return passIf(
          encodesBirth(id, birth),
          () => `The number is of a person who was not born on ${formatDate(birth)}.`,
        );
      },
      broken(mutant) {
        const { birth } = mutant.person.bearer;
        // A day later; a month later where the number has no day.
        const ids = [1, 31, 62].map((days) => idOf(mutant, { birth: fromDays(toDays(birth) + days) }));
        return ids.find((id) => !encodesBirth(bare(id), birth)) ?? mutant.record.national_id;
      },
    });
  }
  if (sexOf !== undefined) {
    add("encodes_gender", {
      fields: ["gender"],
      what: `The ${name} tells the gender.`,
      judge(subject) {
        const sex = sexOf(subject.nationalId);
        if (sex === undefined) return notApplicable("The number tells no gender.");
        return passIf(
          sex === subject.text("gender"),
          () => `The number is ${sex}, the person ${subject.text("gender")}.`,
        );
      },
      broken: (mutant) => idOf(mutant, { sex: mutant.person.bearer.sex === "male" ? "female" : "male" }),
    });
  }
  if (encodesName !== undefined) {
    add("encodes_name", {
      fields: ["name"],
      what: `The ${name} has the letters of the name.`,
      judge: (subject) =>
        passIf(
          encodesName(subject.nationalId, subject.text("name")),
          () => `The number has not the letters of ${subject.text("name")}.`,
        ),
      broken(mutant) {
        const { rng, space, record, person } = mutant;
        const names = new RelativeNames(rng, space, person.country);
        const { index } = rng;
        for (let attempt = 0; attempt < 20; attempt++) {
          const stream = { index, field: field.violation, block: 10 * attempt };
          const id = idOf(mutant, {}, names.nameOf(stream, person.bearer));
          if (!encodesName(bare(id), record.name)) return id;
        }
        return record.national_id;
      },
    });
  }
  add("never_issued", {
    kind: "safety",
    what: `The ${name} is in a range that is never issued, or that no issued number is known to be in.`,
    judge: ({ nationalId: id }) => passIf(nationalId.isNeverIssued(id), () => "The number may belong to a person."),
  });
  return rules;
}

interface Encoded extends Partial<Pick<Rule, "kind" | "fields">>, Pick<Rule, "what"> {
  readonly judge: (subject: Subject) => Outcome;
  /** The number with the rule broken; no number can break it if left out. */
  readonly broken?: (mutant: Mutant) => string;
}

const bare = (id: string): string => id.replace(/[\s-]/g, "");

/** The id of a person who differs in one respect, under the same serial number. */
function idOf({ rng, person }: Mutant, other: Partial<Bearer>, name = person.name): string {
  return person.country.nationalId(rng.seek(rng.index, field.nationalId), { ...person.bearer, ...other }, name);
}

/** Replaces letters and digits one by one; spaces and hyphens stay. */
function rewritten(text: string, characters: string): string {
  let at = 0;
  return text.replace(/[^\s-]/g, () => characters[at++] ?? "");
}
