import { formatDate, fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { PersonName } from "../countries/bearer.ts";
import type { Customs } from "../countries/customs.ts";
import { titleOf } from "../countries/shared/salutations.ts";
import { ofSex, type Sex } from "../countries/words.ts";
import type { asked } from "../schema/record.ts";
import type { RecordOf } from "../schema/record-field.ts";
import { placeOf } from "../text/hash.ts";
import type { Person } from "./generate.ts";
import type { Identity } from "./identity.ts";

type Fields = typeof asked.details.fields;

/** The parts of name, address and card, for systems that need them one by one. */
export interface IdentityDetails extends RecordOf<Fields> {}

export interface NameParts extends RecordOf<Fields["name"]["fields"]> {}

export interface NamePart extends RecordOf<Fields["name"]["fields"]["given"]["fields"]> {}

/** ISO/IEC 7813: characters of a name on a card. */
const CARD_NAME_LIMIT = 26;

/** The details of a person's record, which is the person's own or one with rules broken. */
export function detailsOf(
  { country, bearer, place, area, name, community, union }: Person,
  record: Identity,
  { referenceDate, inLatin }: { readonly referenceDate: CalendarDate; readonly inLatin: boolean },
): IdentityDetails {
  const { customs } = country;
  const parts = nameParts(name, customs);
  const own = customs.stateSalutations?.[place.stateAbbreviation] ?? customs.salutationOf?.(community);
  const among = { age: record.dob.age, union, place: placeOf(`${formatDate(bearer.birth)} ${name.full}`) };
  const isTitled = own === undefined && bearer.sex === "female" && customs.titles !== undefined;
  const title = isTitled ? titleOf(customs.titles, among) : undefined;
  const native = title ?? ofSex(own ?? customs.salutation, bearer.sex);
  const salutation = inLatin ? latinSalutation(customs, bearer.sex, native) : native;
  const envelope = inLatin ? (customs.latinEnvelope ?? customs.envelope) : customs.envelope;
  const { address } = record;
  const location = place.pointOf(area);
  return {
    name: parts,
    salutation,
    envelope: envelope({
      sex: bearer.sex,
      salutation,
      name: record.name,
      street: address.street,
      locality: area.locality,
      city: address.city,
      state: address.state_name,
      stateAbbreviation: address.state_abbreviation,
      zip: address.zip,
    }),
    ...(location === undefined ? {} : { location }),
    time_zone: place.timeZone,
    country_code: customs.alpha2,
    subdivision_code: place.subdivision,
    phone_e164: `+${record.phone.replace(/\D/g, "")}`,
    card: cardDetails(record, parts, referenceDate),
    phone_national: nationalPhone(customs, record.phone.replace(/^\+\d+ /, "")),
  };
}

function nationalPhone({ nationalPhone: forms }: Customs, number: string): string {
  const [form, written] = forms.find(([form]) => form.test(number)) ?? [];
  return form === undefined || written === undefined ? number : number.replace(form, written);
}

function latinSalutation({ latin, latinSalutation: known }: Customs, sex: Sex, native: string): string {
  return known === undefined ? latin(native) : ofSex(known, sex);
}

function nameParts(name: PersonName, { latin, latinName, patronymic }: Person["country"]["customs"]): NameParts {
  const romanised = latinName?.(name);
  const part = (native: string, written?: string, kana?: string): NamePart => ({
    native,
    latin: written ?? latin(native),
    ...(kana === undefined ? {} : { kana }),
  });
  const given = part(name.given, romanised?.given, name.kana?.given);
  const family = part(name.family, romanised?.family, name.kana?.family);
  const second = part(name.maternal);
  const rest = part(name.middle ?? restOf(name));
  const isPatronymic = patronymic?.test(rest.native) === true;
  const families = [family, second].filter(({ native }) => native !== "");
  const givens = [given, rest].filter(({ native }) => native !== "");
  return {
    given,
    ...(rest.native === "" ? {} : isPatronymic ? { patronymic: rest } : { middle: rest }),
    ...(family.native === "" ? {} : { family }),
    ...(second.native === "" ? {} : { second_family: second }),
    latin_full: [...families, ...givens].map((each) => each.latin.toUpperCase()).join(" "),
  };
}

/** A patronymic, a middle name or initial. */
function restOf({ full, given, family, maternal }: PersonName): string {
  let rest = full;
  // The longest first: Иванов begins with Иван.
  const parts = [given, family, maternal].sort((a, b) => b.length - a.length);
  for (const part of parts) if (part !== "") rest = rest.replace(part, "");
  return rest.replace(/\s+/gu, " ").trim();
}

function cardDetails(
  { credit_card: card }: Identity,
  { given, family }: NameParts,
  referenceDate: CalendarDate,
): IdentityDetails["card"] {
  const whole = [given.latin, family?.latin ?? ""].join(" ").trim().toUpperCase();
  const short = `${given.latin.charAt(0)} ${family?.latin ?? ""}`.trim().toUpperCase();
  return {
    number_spaced: card.number.replace(/(?<=^(?:.{4})+)(?=.)/g, " "),
    expires_on: lastDayOf(card.expiry, referenceDate),
    name_on_card: whole.length <= CARD_NAME_LIMIT ? whole : short.slice(0, CARD_NAME_LIMIT).trim(),
    network: card.provider_bank,
  };
}

/** The last day of a month `MM/YY`, of the century in which it is nearest to the reference date. */
function lastDayOf(expiry: string, { year: today }: CalendarDate): string {
  const [month = 1, short = 0] = expiry.split("/").map(Number);
  const year = today + ((((short - today) % 100) + 150) % 100) - 50;
  const next = month >= 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return formatDate(fromDays(toDays(next) - 1));
}
