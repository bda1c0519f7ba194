import { type Country, perCountry } from "../../countries/country.ts";
import { countries } from "../../countries/index.ts";
import { type PhoneRange, phoneRanges } from "../../countries/phone-ranges.ts";
import type { Place } from "../../countries/place.ts";
import { countriesFor } from "../../person/countries-for.ts";
import { areaCodeOf, derivedOf } from "../../person/places/derived.ts";
import { placesWith } from "../../person/places/selection.ts";
import { int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Templates } from "../../random/template.ts";
import { sample } from "../../random/weighted.ts";
import { perList } from "../../text/memo.ts";
import { anotherPlace } from "../mutation.ts";
import { fail, notApplicable, pass, passIf, type Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { unlisted } from "./postal-code.ts";

const addressForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const reserved = /[@.](?:example\.(?:com|net|org)|test|example|invalid|localhost)$/i;
const numberForm = /^\+[1-9]\d{0,2}(?:[ -]?\d)+$/;
const e164 = "ITU-T E.164";

export const contactRules: readonly Rule[] = [
  {
    name: "email.form",
    kind: "form",
    fields: ["email"],
    what: "The address has a local part of up to 64 characters and a domain name.",
    source: "RFC 5321 section 4.5.3.1, RFC 5322 section 3.4.1",
    check(subject) {
      const email = subject.text("email");
      return passIf(
        email.length <= 254 && email.indexOf("@") <= 64 && addressForm.test(email),
        () => `${email.slice(0, 80)} is not a mail address.`,
      );
    },
    break: { writes: ["email"], values: ({ record }) => [record.email.replace("@", ".@")] },
  },
  {
    name: "email.reserved_domain",
    kind: "safety",
    fields: ["email"],
    what: "The domain is example.com, example.net or example.org, or ends in .test, .example, .invalid or .localhost, which receive no mail.",
    source: "RFC 2606 sections 2 and 3",
    check: (subject) =>
      passIf(
        reserved.test(subject.text("email")),
        () => `${subject.text("email").split("@").at(-1)} may receive mail; example.com does not.`,
      ),
  },
  {
    name: "phone.form",
    kind: "form",
    fields: ["phone"],
    what: "The number is in international form: a plus sign, the country code, and at most 15 digits, with single spaces.",
    source: e164,
    check: (subject) =>
      passIf(
        numberForm.test(subject.text("phone")) && subject.phoneDigits.length <= 15,
        () => `${subject.text("phone")} is not of the form of +44 20 7946 0123.`,
      ),
    break: { writes: ["phone"], values: ({ record }) => [record.phone.replace("+", "")] },
  },
  {
    name: "phone.country",
    kind: "coherence",
    fields: ["phone"],
    what: "The number has the country's code, and as many digits as its plan allows.",
    source: `${e164}; the country's numbering plan`,
    check(subject) {
      const { countryCode, national } = subject.country.verification.phone;
      const digits = nationalOf(subject);
      if (digits === undefined)
        return fail(
          `The number begins with +${subject.phoneDigits.slice(0, countryCode.length - 1)}, not ${countryCode}.`,
        );
      return passIf(national.test(digits), () => `${subject.text("phone")} is no number of the country's plan.`);
    },
    break: {
      writes: ["phone"],
      values({ rng, person: { country, phoneRange } }) {
        const own = country.verification.phone.countryCode;
        const possible = countriesFor({ phoneRange });
        const other = pick(
          rng,
          possible.filter(({ verification }) => verification.phone.countryCode !== own),
        );
        const places = phoneRange && placesWith(other, phoneRange);
        const place = places?.sample(rng).place ?? sample(rng, other.places);
        return [numberOf(rng, place.templates(phoneRange ?? "reserved"))];
      },
    },
  },
  {
    name: "phone.area_of_place",
    kind: "coherence",
    fields: ["phone", "address.city", "address.state_abbreviation"],
    optional: ["address.state_abbreviation"],
    what: "A number with an area code is of the city's area.",
    source: "The country's numbering plan",
    check(subject) {
      const national = nationalOf(subject);
      if (national === undefined) return notApplicable("The number is of another country.");
      const areas = phoneFormsOf(subject.country).areasOf(national);
      if (areas.length === 0) return notApplicable("The number has no known area code.");
      const { homes } = subject;
      if (homes.length === 0) return notApplicable(`${subject.text("address.city")} is not in the table of places.`);
      if (homes.some((place) => areas.some((area) => hasArea(place, area)))) return pass;
      if (subject.mayBeUnlisted) return unlisted;
      return fail(
        `The area code ${areas[0]} is not one of ${subject.text("address.city")}, which has ${[...new Set(homes.flatMap((place) => [...areasOf(place, ["reserved"])]))].join(", ")}.`,
      );
    },
    break: {
      writes: ["phone"],
      fits: ({ verification }) => verification.phone.tellsNoArea === undefined,
      values({ rng, person }) {
        const own = [...areasOf(person.place)];
        // Some area codes are prefixes of others.
        const isElsewhere = (area: string): boolean =>
          own.every((code) => !area.startsWith(code) && !code.startsWith(area));
        // Numbers of mobile phones show no area.
        const range = person.phoneRange === "valid" ? "valid" : "reserved";
        const place = anotherPlace(rng, person, (candidate) => {
          const areas = [...areasOf(candidate, [range])];
          return areas.length > 0 && areas.every(isElsewhere);
        });
        return [numberOf(rng, place.templates(range))];
      },
    },
  },
  {
    name: "phone.safe_range",
    kind: "safety",
    fields: ["phone"],
    what: "The number is in a range that is reserved for fiction or never assigned.",
    source: "The country's regulator; the rule of the field",
    check: (subject) => (isSafe(subject) ? pass : fail(`${subject.text("phone")} may belong to a subscriber.`)),
  },
];

function numberOf(rng: Rng, { templates }: Templates): string {
  return pick(rng, templates).replaceAll("#", () => String(int(rng, 0, 9)));
}

/** Whether the number is safe in the country of the record, or else in the country of its code. */
function isSafe(subject: Subject): boolean {
  return isSafeIn(subject.country, subject) || countries.some((country) => isSafeIn(country, subject));
}

function isSafeIn(country: Country, subject: Subject): boolean {
  const national = nationalOf(subject, country);
  return national !== undefined && phoneFormsOf(country).isSafe(national);
}

function nationalOf({ phoneDigits, country }: Subject, { verification }: Country = country): string | undefined {
  const code = verification.phone.countryCode.slice(1);
  return phoneDigits.startsWith(code) ? phoneDigits.slice(code.length) : undefined;
}

class PhoneForms {
  readonly #forms = new Map<string, Set<string>>();
  readonly #lengths: readonly number[];

  constructor(country: Country) {
    const phones = derivedOf(country)("phones");
    const forms = phones.texts("form");
    for (const [row, code] of phones.texts("areaCode").entries())
      this.#forms.set(code, (this.#forms.get(code) ?? new Set()).add(forms[row] ?? ""));
    const lengths = new Set([...this.#forms.keys()].map(({ length }) => length));
    this.#lengths = [...lengths].sort((one, other) => other - one);
  }

  /** The area codes that the digits begin with, the longest first. */
  areasOf(national: string): readonly string[] {
    return this.#lengths.map((length) => national.slice(0, length)).filter((area) => this.#forms.has(area));
  }

  /** Whether a number of those digits is in a range that the generator uses. */
  isSafe(national: string): boolean {
    return this.areasOf(national).some((area) =>
      [...(this.#forms.get(area) ?? [])].some((form) => matches(form, national)),
    );
  }
}

const phoneFormsOf = perCountry((country) => new PhoneForms(country));

function listsOf(place: Place, ranges: readonly PhoneRange[] = phoneRanges): readonly (readonly string[])[] {
  return ranges.flatMap((range) => place.templateLists(range).map(({ templates }) => templates));
}

const areasIn = perList((templates: readonly string[]) => new Set(templates.map(areaCodeOf)));

/** By default also of numbers that show no place, such as those of mobile phones. */
function areasOf(place: Place, ranges?: readonly PhoneRange[]): ReadonlySet<string> {
  return new Set(listsOf(place, ranges).flatMap((templates) => [...areasIn(templates)]));
}

function hasArea(place: Place, area: string): boolean {
  return listsOf(place).some((templates) => areasIn(templates).has(area));
}

/** `#` in a form is any digit. */
function matches(form: string, national: string): boolean {
  if (form.length !== national.length) return false;
  for (let at = 0; at < form.length; at++) {
    if (form[at] !== "#" && form[at] !== national[at]) return false;
  }
  return true;
}
