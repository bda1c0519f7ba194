import { fromDays, parseDate, toDays } from "../../calendar/calendar.ts";
import type { CalendarDate } from "../../calendar/calendar-date.ts";
import { fail, notApplicable, pass, passIf, type Rule, shouldBe } from "../rule.ts";
import { expiryForm } from "./card.ts";
import { noState, unknownCity, unlisted } from "./postal-code.ts";

const source = "The published record";

export const detailsRules: readonly Rule[] = [
  {
    name: "details.phone_e164",
    kind: "coherence",
    fields: ["details.phone_e164", "phone"],
    what: "The telephone number without spaces is the record's.",
    source: "ITU-T E.164",
    check: (subject) => shouldBe(subject.text("details.phone_e164"), `+${subject.phoneDigits}`),
  },
  {
    name: "details.country_code",
    kind: "coherence",
    fields: ["details.country_code"],
    what: "The code is the country's.",
    source: "ISO 3166-1 alpha-2",
    check: (subject) => shouldBe(subject.text("details.country_code"), subject.country.customs.alpha2),
  },
  {
    name: "details.subdivision_code",
    kind: "coherence",
    fields: ["details.subdivision_code", "address.state_abbreviation"],
    optional: ["address.state_abbreviation"],
    what: "The code is that of the state.",
    source: "ISO 3166-2",
    check(subject) {
      const { state } = subject;
      if (state === "") return noState;
      const code = subject.places.subdivisions.get(state);
      if (code === undefined) return notApplicable(`${state} is not a state of the country.`);
      return passIf(
        subject.text("details.subdivision_code") === code,
        () => `${state} is ${code}, not ${subject.text("details.subdivision_code")}.`,
      );
    },
  },
  {
    name: "details.time_zone",
    kind: "coherence",
    fields: ["details.time_zone", "address.city", "address.state_abbreviation"],
    optional: ["address.state_abbreviation"],
    what: "The time zone is that of the city.",
    source: "IANA Time Zone Database; the country's table of places",
    check(subject) {
      if (subject.homes.length === 0) return unknownCity(subject);
      const [zone, zones] = [subject.text("details.time_zone"), new Set(subject.homes.map(({ timeZone }) => timeZone))];
      if (zones.has(zone) || [...zones].some((each) => isSameZone(each, zone))) return pass;
      if (subject.mayBeUnlisted) return unlisted;
      return fail(`${subject.text("address.city")} keeps ${[...zones].join(" or ")}, not ${zone}.`);
    },
  },
  {
    name: "details.card_number",
    kind: "coherence",
    fields: ["details.card.number_spaced", "credit_card.number"],
    what: "The card number in groups is the record's.",
    source,
    check: (subject) =>
      passIf(
        subject.text("details.card.number_spaced").replaceAll(" ", "") === subject.cardDigits,
        () => `${subject.text("details.card.number_spaced")} is another number than ${subject.cardDigits}.`,
      ),
  },
  {
    name: "details.card_network",
    kind: "coherence",
    fields: ["details.card.network", "credit_card.provider_bank"],
    what: "The network is the brand of the card.",
    source,
    check: (subject) => shouldBe(subject.text("details.card.network"), subject.text("credit_card.provider_bank")),
  },
  {
    name: "details.card_expires_on",
    kind: "coherence",
    fields: ["details.card.expires_on", "credit_card.expiry"],
    what: "The card is valid to the last day of the month of its expiry.",
    source: "ISO/IEC 7813",
    check(subject) {
      const [expiry, text] = [subject.text("credit_card.expiry"), subject.text("details.card.expires_on")];
      if (!expiryForm.test(expiry)) return notApplicable("The expiry has another form.");
      const day = parseDate(text);
      return passIf(
        day !== undefined && `${text.slice(5, 7)}/${text.slice(2, 4)}` === expiry && isLastOfMonth(day),
        () => `${text} is not the last day of ${expiry}.`,
      );
    },
  },
];

/** Whether two names are those of one zone, such as Asia/Calcutta and Asia/Kolkata. */
function isSameZone(one: string, other: string): boolean {
  const canonical = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  try {
    return canonical(one) === canonical(other);
  } catch {
    // The other one is no name of a zone.
    return false;
  }
}

function isLastOfMonth(day: CalendarDate): boolean {
  return fromDays(toDays(day) + 1).day === 1;
}
