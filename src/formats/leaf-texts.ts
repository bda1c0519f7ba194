import { twoDigits } from "../calendar/calendar.ts";
import { zodiac } from "../calendar/zodiac.ts";
import { countries } from "../countries/index.ts";
import { bloodTypes, cardBrands } from "../countries/words.ts";
import type { Batch } from "../person/batch/batch.ts";
import { sexesByNumber } from "../person/batch/bodies.ts";
import { placeRecord } from "../person/batch/place-records.ts";
import { heightOf, weightOf } from "../person/batch/records.ts";
import { decimal } from "../random/decimal.ts";
import { utf8 } from "../random/utf8.ts";
import { ageLimits } from "../schema/bounds.ts";
import { record } from "../schema/record.ts";
import type { TextColumn } from "../tables/text-column.ts";
import type { Column } from "../tables/workspace.ts";
import { type LeafTexts, WordList } from "./word-list.ts";

/** A field that every record has. */
export interface Source {
  /** Its texts, until the next draw. */
  texts(batch: Batch): LeafTexts;
  /** What they are made of, if not of texts that are written for each person. */
  readonly values?: Values;
}

/** Values with a number each, of which a person has one. */
export interface Values {
  readonly size: number;
  of(number: number): string | number;
  numbers(batch: Batch): Column;
}

/** The field of a path, if every record has it. */
export function sourceOf(path: string): Source | undefined {
  return sources.get(path);
}

function written(textsOf: (batch: Batch) => TextColumn): Source {
  return {
    texts(batch) {
      const { start, length } = textsOf(batch);
      return { view: batch.space.memory.view, start, length };
    },
  };
}

/** A text of the records of places, whose length is behind it. */
function ofPlace(member: number): Source {
  return {
    texts({ space, homes, count }) {
      const { ints, view } = space.memory;
      const start = space.column();
      const length = space.column();
      for (let row = 0; row < count; row++) {
        const at = (homes.place[row] ?? 0) + member;
        start[row] = ints[at] ?? 0;
        length[row] = ints[at + 1] ?? 0;
      }
      return { view, start, length };
    },
  };
}

/** Values as other bytes. */
export function encodedBy(values: Values, bytesOf: (value: string | number) => Uint8Array): Source {
  let list: WordList | undefined;
  return {
    values,
    texts(batch) {
      list ??= new WordList(Array.from({ length: values.size }, (_, number) => bytesOf(values.of(number))));
      return list.textsOf(batch.space, values.numbers(batch), batch.count);
    },
  };
}

function numbered(size: number, of: Values["of"], numbers: Values["numbers"]): Source {
  return encodedBy({ size, of, numbers }, (value) => utf8(String(value)));
}

/** The same for one of some words. */
function oneOf(words: readonly string[], numbersOf: (batch: Batch) => Column): Source {
  return numbered(words.length, (number) => words[number] ?? "", numbersOf);
}

const { height, weight } = record;
const heights = height.fields.cm.max + 1;
const weights = weight.fields.kg.max + 1;
const cm = (batch: Batch): Column => batch.height;
const kg = (batch: Batch): Column => batch.weight;

const itself = (number: number): number => number;

const sources: ReadonlyMap<string, Source> = new Map([
  ["address.city", written(({ texts }) => texts.city)],
  ["address.country", oneOf(names(countries), countriesOf)],
  ["address.state_abbreviation", ofPlace(placeRecord.abbreviation)],
  ["address.state_name", ofPlace(placeRecord.state)],
  ["address.street", written(({ texts }) => texts.street)],
  ["address.zip", written(({ texts }) => texts.zip)],
  ["blood_type", oneOf(bloodTypes, ({ blood }) => blood)],
  [
    "credit_card.cvv",
    numbered(
      1_000,
      (number) => decimal(number, 3),
      ({ cvv }) => cvv,
    ),
  ],
  ["credit_card.expiry", written(({ texts }) => texts.expiry)],
  ["credit_card.number", written(({ texts }) => texts.cardNumber)],
  ["credit_card.provider_bank", oneOf(cardBrands, brandsOf)],
  ["dob.age", numbered(ageLimits.max + 1, itself, ({ births }) => births.age)],
  ["dob.date", written(({ texts }) => texts.date)],
  ["dob.day", numbered(32, twoDigits, ({ births }) => births.day)],
  ["dob.month", numbered(13, twoDigits, ({ births }) => births.month)],
  ["dob.zodiac", numbered(13 * 32, (number) => zodiac({ year: 0, month: number >> 5, day: number & 31 }), daysOf)],
  ["email", written(({ texts }) => texts.email)],
  ["gender", oneOf(sexesByNumber, ({ sex }) => sex)],
  ["height.cm", numbered(heights, itself, cm)],
  ["height.feet", numbered(heights, (number) => heightOf(number).feet, cm)],
  ["height.inches", numbered(heights, (number) => heightOf(number).inches, cm)],
  ["height.m", numbered(heights, (number) => heightOf(number).m, cm)],
  ["name", written(({ texts }) => texts.name)],
  ["national_id", written(({ nationalIds }) => nationalIds.column)],
  ["phone", written(({ texts }) => texts.phone)],
  ["photo_url", written(({ texts }) => texts.photo)],
  ["weight.kg", numbered(weights, itself, kg)],
  ["weight.lbs", numbered(weights, (number) => weightOf(number).lbs, kg)],
]);

function names(list: readonly { readonly name: string }[]): readonly string[] {
  return list.map(({ name }) => name);
}

function countriesOf({ space, parts }: Batch): Column {
  const numbers = space.column();
  for (const { country, from, to } of parts) {
    const number = countries.findIndex(({ code }) => code === country.code);
    numbers.fill(number, from, to);
  }
  return numbers;
}

function brandsOf({ space, parts, issue }: Batch): Column {
  const numbers = space.column();
  for (const { issues, from, to } of parts) {
    const brands = issues.map(({ brand }) => cardBrands.indexOf(brand));
    for (let row = from; row < to; row++) numbers[row] = brands[issue[row] ?? 0] ?? -1;
  }
  return numbers;
}

/** The month and the day of births in one number. */
function daysOf({ space, births: { month, day }, count }: Batch): Column {
  const numbers = space.column();
  for (let row = 0; row < count; row++) numbers[row] = ((month[row] ?? 0) << 5) | (day[row] ?? 0);
  return numbers;
}
