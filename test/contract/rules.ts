import type { Place } from "../../src/countries/place.ts";
import { bloodTypes } from "../../src/countries/words.ts";
import { luhn } from "./check-digits.ts";
import { factsOf } from "./facts.ts";
import { nationalIdRules } from "./national-ids.ts";
import { phoneRules } from "./phones.ts";
import { isCodeOfState } from "./postal-codes.ts";
import { shapeRules } from "./shape.ts";
import { ages, type Rule, type Subject } from "./subject.ts";

/** What is true of every person of every country. What differs between countries is in `countries/`. */
export const rules: readonly Rule[] = [
  ...shapeRules,
  { name: "address: city, state, postal code and locality are one row of the tables", holds: isOneRow },
  {
    name: "address: the postal code has the country's form and the state's beginning",
    holds: ({ person: { address }, country }) => isCodeOfState(country.code, address.zip, address.state_abbreviation),
  },
  { name: "dob: a day of the calendar, with its own day, month and age", holds: isOneDay },
  { name: "dob: the zodiac sign of the day", holds: ({ person: { dob } }) => dob.zodiac === signOf(dob.date.slice(5)) },
  ...nationalIdRules,
  ...phoneRules,
  { name: "email: made of this name, in plain ASCII", holds: isMadeOfName },
  {
    name: "email: a reserved domain and a local part of 64 characters at most",
    holds: ({ person }) => /^[a-z][a-z0-9.-]{0,63}@example\.(?:com|net|org)$/.test(person.email),
  },
  {
    name: "credit_card: a brand that the country has in that year, with a test number of that brand",
    holds: ({ person: { credit_card: card }, country }) =>
      card.provider_bank in country.cards &&
      (testNumbers[card.provider_bank]?.test(card.number) ?? false) &&
      (card.provider_bank !== "Visa" || card.number.slice(6, 9) === country.numeric) &&
      2000 + Number(card.expiry.slice(3)) <= (country.lastExpiry?.[card.provider_bank] ?? 2199),
  },
  { name: "credit_card: right by Luhn", holds: ({ person }) => luhn(person.credit_card.number) },
  { name: "credit_card: three digits of CVV, and 0 to 60 months to go", holds: expiresInTime },
  { name: "body: metres, feet and inches from the centimetres, pounds from the kilograms", holds: unitsAgree },
  { name: "body: of a height and a body mass index that adults have", holds: isHuman },
  { name: "blood_type: one of the eight", holds: ({ person }) => bloodTypes.includes(person.blood_type) },
  { name: "photo_url: of the person's gender and age", holds: isPhotoOfPerson },
];

const placesByCountry = new WeakMap<Subject["country"], Map<string, Place>>();

function isOneRow({ person: { address }, country }: Subject): boolean {
  let places = placesByCountry.get(country);
  if (places === undefined) {
    places = new Map(country.places.items.map((place) => [`${place.city}|${place.stateAbbreviation}`, place]));
    placesByCountry.set(country, places);
  }
  const place = places.get(`${address.city}|${address.state_abbreviation}`);
  // In uk and most of ca the table has the first half of a code.
  const [half = "", rest = ""] = address.zip.split(" ");
  const areas = (place?.areas ?? []).filter(({ code }) => code === half + rest || code === half);
  return (
    address.country === country.name &&
    address.state_name === place?.state &&
    areas.some(({ locality }) => address.street.includes(locality))
  );
}

/** Made of the name by other means than the product's tables; of Japanese readings, only the syllables are checked. */
function isMadeOfName({ person, country }: Subject): boolean {
  const { mailbox } = factsOf(country.code);
  const local = person.email.slice(0, person.email.indexOf("@")).replace(/\d+$/, "");
  const [given = "", family, ...more] = local.split(".");
  if (family !== undefined) return more.length === 0 && mailbox(person.name, given, family);
  // Where nothing stands between the names, either may end anywhere.
  return [...local.slice(1)].some((_, at) => mailbox(person.name, local.slice(0, at + 1), local.slice(at + 1)));
}

function isOneDay({ person: { dob }, referenceDate: { year, month, day } }: Subject): boolean {
  const born = new Date(`${dob.date}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dob.date) return false;
  const birthdayThisYear = Date.UTC(year, born.getUTCMonth(), born.getUTCDate());
  const age = year - born.getUTCFullYear() - (birthdayThisYear > Date.UTC(year, month - 1, day) ? 1 : 0);
  return (
    dob.date === `${dob.date.slice(0, 4)}-${dob.month}-${dob.day}` &&
    dob.age === age &&
    age >= ages.min &&
    age <= ages.max
  );
}

/** The first days of the signs, as almanacs have them. */
const signs =
  "01-20 Aquarius 02-19 Pisces 03-21 Aries 04-20 Taurus 05-21 Gemini 06-21 Cancer 07-23 Leo 08-23 Virgo 09-23 Libra 10-23 Scorpio 11-22 Sagittarius 12-22 Capricorn";

function signOf(day: string): string {
  const begun = [...signs.matchAll(/(\d\d-\d\d) (\w+)/g)].filter(([, first = ""]) => first <= day);
  return begun.at(-1)?.[2] ?? "Capricorn";
}

/** Published test ranges of the brands: those of Stripe, Mastercard's gateway, PayPal, Worldpay, YooKassa, Razorpay and PayU. */
const testNumbers: Readonly<Record<string, RegExp>> = {
  Visa: /^400000\d{10}$/,
  Mastercard: /^(?:222300|555555)\d{10}$/,
  Discover: /^6011(?:11|00)\d{10}$/,
  JCB: /^(?:353011|356600)\d{10}$/,
  UnionPay: /^620000\d{10}$/,
  Mir: /^220000\d{10}$/,
  RuPay: /^(?:6074825972083818|6074828163369590|6074849200004917|6082015309577308)$/,
};

function expiresInTime({ person: { credit_card: card }, referenceDate }: Subject): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(card.expiry) ?? [];
  const months = (2000 + Number(year) - referenceDate.year) * 12 + Number(month) - referenceDate.month;
  return /^\d{3}$/.test(card.cvv) && months >= 0 && months <= 60;
}

function unitsAgree({ person: { height, weight } }: Subject): boolean {
  return (
    height.m === height.cm / 100 &&
    height.inches >= 0 &&
    height.inches < 12 &&
    Math.abs(height.feet * 12 + height.inches - height.cm / 2.54) <= 0.5 &&
    Math.abs(weight.lbs - weight.kg / 0.45359237) <= 0.51
  );
}

function isHuman({ person: { height, weight } }: Subject): boolean {
  // Of the weight before it was rounded.
  const least = (weight.kg - 0.5) / height.m ** 2;
  const most = (weight.kg + 0.5) / height.m ** 2;
  return height.cm >= 120 && height.cm <= 210 && most >= 12.5 && least <= 77;
}

function isPhotoOfPerson({ person }: Subject): boolean {
  const { age } = person.dob;
  const band = age >= 60 ? "senior" : age >= 35 ? "adult" : "young";
  return new RegExp(`^/avatar/${person.gender}-${band}/(?:0|[1-9]\\d{0,2})$`).test(person.photo_url);
}
