import { twoDigits } from "../../calendar/calendar.ts";
import { zodiac } from "../../calendar/zodiac.ts";
import { copyText } from "../../columns/texts.ts";
import { bloodTypes } from "../../countries/country.ts";
import { decimal } from "../../random/decimal.ts";
import { lengthOf } from "../../tables/memory.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Workspace } from "../../tables/workspace.ts";
import type { Height, Identity, Weight } from "../identity.ts";
import { assertCurrent, type Batch, partOf, stateOf } from "./batch.ts";
import { sexesByNumber } from "./bodies.ts";
import { readText } from "./strings.ts";

/**
 * The record of the person at a place of the batch. Its texts become one string, which is cut into fields, so that no batch is
 * kept by a record.
 */
export function recordOf(batch: Batch, place: number): Identity {
  assertCurrent(batch);
  const { space, births, height, weight, sex, spec, texts } = batch;
  const row = batch.order[place] ?? 0;
  const { country, issues, packed } = partOf(batch, row);
  const all = new RowTexts(space, row);
  all.add(texts.cardNumber);
  all.add(texts.city);
  all.add(texts.date);
  all.add(texts.email);
  all.add(texts.expiry);
  all.add(texts.name);
  all.add(texts.phone);
  all.add(texts.photo);
  all.add(texts.street);
  all.add(texts.zip);
  const text = all.read();
  let cut = 0;
  const next = ({ length }: TextColumn): string => {
    const from = cut;
    cut += (length[row] ?? 0) >>> 16;
    return text.slice(from, cut);
  };
  // In the same order.
  const cardNumber = next(texts.cardNumber);
  const city = next(texts.city);
  const date = next(texts.date);
  const email = next(texts.email);
  const expiry = next(texts.expiry);
  const name = next(texts.name);
  const phone = next(texts.phone);
  const photo = next(texts.photo);
  const street = next(texts.street);
  const zip = next(texts.zip);
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
    national_id: batch.nationalIds.strings[row] ?? "",
    phone,
    photo_url: photo,
    weight: weightOf(weight[row] ?? 0),
  };
}

/** The texts of a row, one behind the other. */
class RowTexts {
  readonly #space: Workspace;
  readonly #row: number;
  #end: number;
  #units = 0;

  constructor(space: Workspace, row: number) {
    this.#space = space;
    this.#row = row;
    this.#end = space.end;
  }

  add({ start, length }: TextColumn): void {
    const size = length[this.#row] ?? 0;
    this.#end = copyText(this.#space, start[this.#row] ?? 0, size & 0xffff, this.#end);
    this.#units += size >>> 16;
  }

  read(): string {
    const { end } = this.#space;
    return readText(this.#space, end, lengthOf(this.#end - end, this.#units));
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
