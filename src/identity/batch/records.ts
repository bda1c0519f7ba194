import { twoDigits } from "../../calendar/calendar.ts";
import { zodiac } from "../../calendar/zodiac.ts";
import { lengthOf } from "../../columns/memory.ts";
import { copyText } from "../../columns/texts.ts";
import type { Workspace } from "../../columns/workspace.ts";
import { bloodTypes } from "../../countries/country.ts";
import { decimal } from "../../random/decimal.ts";
import type { Height, Identity, Weight } from "../identity.ts";
import { assertCurrent, type Batch, type FieldTexts, fieldTexts, partOf, stateOf } from "./batch.ts";
import { sexesByNumber } from "./bodies.ts";
import { readText } from "./strings.ts";
import type { Texts } from "./texts.ts";

/**
 * The record of the person at a place of the batch. Its texts become one string, which is cut into fields, so that no batch is
 * kept by a record.
 */
export function recordOf(batch: Batch, place: number): Identity {
  assertCurrent(batch);
  const { space, births, height, weight, sex, spec, texts } = batch;
  const row = batch.order[place] ?? 0;
  const { country, issues, packed } = partOf(batch, row);
  const cut = new RowTexts(space, texts, row);
  // In the order of the fields.
  const cardNumber = cut.next(texts.cardNumber);
  const city = cut.next(texts.city);
  const date = cut.next(texts.date);
  const email = cut.next(texts.email);
  const expiry = cut.next(texts.expiry);
  const name = cut.next(texts.name);
  const nationalId = cut.next(texts.nationalId);
  const phone = cut.next(texts.phone);
  const photo = cut.next(texts.photo);
  const street = cut.next(texts.street);
  const zip = cut.next(texts.zip);
  const [state, abbreviation] = packed.states[stateOf(batch, row)] ?? ["", ""];
  const birth = { year: births.year[row] ?? 0, month: births.month[row] ?? 0, day: births.day[row] ?? 0 };
  return {
    address: spec.address ?? {
      city,
      country: country.name,
      state_abbreviation: abbreviation,
      state_name: state,
      street,
      zip,
    },
    blood_type: spec.bloodType ?? bloodTypes[batch.blood[row] ?? 0] ?? "O+",
    credit_card: {
      cvv: decimal(batch.cvv[row] ?? 0, 3),
      expiry,
      number: cardNumber,
      provider_bank: issues[batch.issue[row] ?? 0]?.brand ?? "Visa",
    },
    dob: {
      age: births.age[row] ?? 0,
      date,
      day: twoDigits(birth.day),
      month: twoDigits(birth.month),
      zodiac: zodiac(birth),
    },
    email,
    gender: sexesByNumber[sex[row] === 0 ? 0 : 1],
    height: heightOf(height[row] ?? 0),
    name,
    national_id: nationalId,
    phone,
    photo_url: photo,
    weight: weightOf(weight[row] ?? 0),
  };
}

/** The texts of a row, which become one string that is cut in the same order. */
class RowTexts {
  readonly #row: number;
  readonly #all: string;
  #cut = 0;

  constructor(space: Workspace, fields: FieldTexts, row: number) {
    this.#row = row;
    let at = space.end;
    let units = 0;
    for (const name of fieldTexts) {
      const { start, length } = fields[name];
      const size = length[row] ?? 0;
      at = copyText(space, start[row] ?? 0, size & 0xffff, at);
      units += size >>> 16;
    }
    this.#all = readText(space, space.end, lengthOf(at - space.end, units));
  }

  next({ length }: Texts): string {
    const from = this.#cut;
    this.#cut += (length[this.#row] ?? 0) >>> 16;
    return this.#all.slice(from, this.#cut);
  }
}

const INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

/** A height of whole centimetres. */
export function heightOf(cm: number): Height {
  const inches = Math.round(cm / INCH);
  return { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 };
}

/** A weight of whole kilograms. */
export function weightOf(kg: number): Weight {
  return { kg, lbs: Math.round(kg * POUNDS_PER_KILOGRAM) };
}
