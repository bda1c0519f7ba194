import { zodiac } from "../calendar/zodiac.ts";
import { countries } from "../countries/index.ts";
import { separators } from "../countries/name-row.ts";
import { luhn } from "../countries/shared/checksum.ts";
import { bloodTypes, cardBrands } from "../countries/words.ts";
import { decimal, writeDecimal, writeNumber } from "../random/decimal.ts";
import { fillDigits } from "../random/template.ts";
import { utf8, writeAscii } from "../random/utf8.ts";
import { ageLimits } from "../schema/bounds.ts";
import { record } from "../schema/record.ts";
import { copyText } from "../tables/memory.ts";
import { heightOf, sexesByNumber, weightOf } from "./body.ts";
import { BLOCK, BODY, IIN } from "./card.ts";
import { field } from "./field.ts";
import { writeMail } from "./mail.ts";
import { Output } from "./output.ts";
import { template } from "./packed/phones.ts";
import { areaRecord, placeRecord } from "./packed/records.ts";
import type { Row } from "./row.ts";

/** Writes a field of a row into `row.out`, which has room for it; returns the place behind it. */
export type Writer = (row: Row, at: number) => number;

/** A field whose values have a number each, of which a person has one. */
export interface RowWords {
  readonly size: number;
  of(number: number): string | number;
  numberOf(row: Row): number;
}

export function writerOf(path: string): Writer | undefined {
  return texts.get(path) ?? wordWriters.get(path);
}

export function wordsOf(path: string): RowWords | undefined {
  return words.get(path);
}

/** Writes words as bytes, each of which is made when a person first has it. */
export function wordWriter({ size, of, numberOf }: RowWords, bytesOf: (word: string | number) => Uint8Array): Writer {
  const made = new Output(2 ** 8);
  const places = new Int32Array(2 * size);
  const make = (number: number): void => {
    const bytes = bytesOf(of(number));
    made.reserve(bytes.length);
    made.bytes.set(bytes, made.end);
    places.set([made.end, bytes.length], 2 * number);
    made.end += bytes.length;
  };
  return (row, at) => {
    const number = numberOf(row);
    if (places[2 * number + 1] === 0) make(number);
    return copyText(made.view, places[2 * number]!, places[2 * number + 1]!, row.out.view, at);
  };
}

function ofPlace(member: number): Writer {
  return ({ memory: { ints, view }, place, out }, at) =>
    copyText(view, ints[place + member]!, ints[place + member + 1]!, out.view, at);
}

const texts: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ["address.city", ofPlace(placeRecord.city)],
  ["address.state_abbreviation", ofPlace(placeRecord.abbreviation)],
  ["address.state_name", ofPlace(placeRecord.state)],
  ["address.street", ({ street, out }, at) => street.write(out.bytes, out.view, at)],
  ["address.zip", writePostalCode],
  ["credit_card.expiry", writeExpiry],
  ["credit_card.number", writeCardNumber],
  ["dob.date", writeDate],
  ["email", writeMail],
  ["name", writeName],
  ["national_id", writeNationalId],
  ["phone", writePhone],
  ["photo_url", writePhoto],
]);

const { height, weight } = record;
const heights = { size: height.fields.cm.max + 1, numberOf: ({ cm }: Row) => cm };
const weights = { size: weight.fields.kg.max + 1, numberOf: ({ kg }: Row) => kg };
const days = { size: 13 * 32, numberOf: ({ month, day }: Row) => (month << 5) | day };
const itself = (number: number): number => number;

function oneOf(list: readonly string[], numberOf: RowWords["numberOf"]): RowWords {
  return { size: list.length, of: (number) => list[number] ?? "", numberOf };
}

const words: ReadonlyMap<string, RowWords> = new Map<string, RowWords>([
  [
    "address.country",
    oneOf(
      countries.map(({ name }) => name),
      ({ nation }) => nation.number,
    ),
  ],
  ["blood_type", oneOf(bloodTypes, ({ blood }) => blood)],
  ["credit_card.cvv", { size: 1_000, of: (number) => decimal(number, 3), numberOf: ({ cvv }) => cvv }],
  ["credit_card.provider_bank", oneOf(cardBrands, ({ nation, issue }) => nation.brands[issue]!)],
  ["dob.age", { size: ageLimits.max + 1, of: itself, numberOf: ({ age }) => age }],
  ["dob.day", { ...days, of: (number) => decimal(number & 31, 2) }],
  ["dob.month", { ...days, of: (number) => decimal(number >> 5, 2) }],
  ["dob.zodiac", { ...days, of: (number) => zodiac({ year: 0, month: number >> 5, day: number & 31 }) }],
  ["gender", oneOf(sexesByNumber, ({ sex }) => sex)],
  ["height.cm", { ...heights, of: itself }],
  ["height.feet", { ...heights, of: (cm) => heightOf(cm).feet }],
  ["height.inches", { ...heights, of: (cm) => heightOf(cm).inches }],
  ["height.m", { ...heights, of: (cm) => heightOf(cm).m }],
  ["weight.kg", { ...weights, of: itself }],
  ["weight.lbs", { ...weights, of: (kg) => weightOf(kg).lbs }],
]);

const wordWriters: ReadonlyMap<string, Writer> = new Map(
  [...words].map(([path, field]) => [path, wordWriter(field, (word) => utf8(String(word)))]),
);

function writeName({ memory: { bytes, view }, form, names, out }: Row, at: number): number {
  let end = at;
  for (const { part, before } of form.full) {
    const name = names[part]!;
    if (name === 0) continue;
    for (const byte of separators[before]) out.bytes[end++] = byte;
    end = copyText(view, name + 4, bytes[name]!, out.view, end);
  }
  return end;
}

const DASH = 45;

/** `YYYY-MM-DD` */
function writeDate({ year, month, day, out: { bytes } }: Row, at: number): number {
  writeDecimal(bytes, at, year, 4);
  bytes[at + 4] = DASH;
  writeDecimal(bytes, at + 5, month, 2);
  bytes[at + 7] = DASH;
  return writeDecimal(bytes, at + 8, day, 2);
}

const SLASH = 47;

/** `MM/YY` */
function writeExpiry({ expiry, out: { bytes } }: Row, at: number): number {
  const year = Math.floor(expiry / 12);
  writeDecimal(bytes, at, expiry - year * 12 + 1, 2);
  bytes[at + 2] = SLASH;
  return writeDecimal(bytes, at + 3, year % 100, 2);
}

function writeCardNumber({ nation, issue, cardNumber, out: { bytes } }: Row, at: number): number {
  const { distinct, prefixes, blocks } = nation.issues[issue]!.numbers;
  const size = distinct / prefixes.length;
  const row = Math.floor(cardNumber / size);
  const { number, digits } = prefixes[row]!;
  writeDecimal(bytes, at, number, digits);
  if (digits < BODY) {
    const within = cardNumber - row * size;
    const block = Math.floor(within / BLOCK);
    writeDecimal(bytes, at + IIN, blocks[block]!, 3);
    writeDecimal(bytes, at + IIN + 3, within - block * BLOCK, BODY - IIN - 3);
  }
  bytes[at + BODY] = 48 + luhn(bytes, at, at + BODY);
  return at + BODY + 1;
}

/** The postal code of the area, which the country completes; the beginning that is asked for overwrites it. */
function writePostalCode(row: Row, at: number): number {
  const { memory, area, spec, nation, out } = row;
  const { ints, view } = memory;
  const code = area + areaRecord.code;
  const length = ints[area + areaRecord.codeLength]!;
  const end = copyText(view, length <= 8 ? 4 * code : ints[code]!, length, out.view, at);
  const { completeCode } = nation.country;
  const whole = completeCode === undefined ? end : completeCode(row.seek(field.postalCode), out.bytes, at, end);
  if (spec.places === undefined) return whole;
  return writeAscii(out.bytes, at, spec.places.postalCode(row.space.decoder.ascii(out.bytes, at, whole)));
}

function writeNationalId(row: Row, at: number): number {
  const { writeNationalId: write } = row.nation.country;
  return write(row.seek(field.nationalId), row.out.bytes, at, row.bearer, row.spec.name ?? row.partsOfName);
}

function writePhone({ memory: { ints, view }, phone, phoneNumber, out }: Row, at: number): number {
  const end = copyText(view, ints[phone + template.text]!, ints[phone + template.length]!, out.view, at);
  fillDigits(out.bytes, at, end, phoneNumber);
  return end;
}

const ADULT = 35;
const SENIOR = 60;

/** The path of an avatar: its group follows sex and age, the last digit the country, the rest is free. */
function writePhoto({ memory, fixed, sex, age, photo, out }: Row, at: number): number {
  const group = fixed.avatars[3 * sex + (age < ADULT ? 0 : age < SENIOR ? 1 : 2)]!;
  return writeNumber(out.bytes, copyText(memory.view, group.at, group.length, out.view, at), photo);
}
