import { constant } from "../../columns/choosing.ts";
import { Rows } from "../../columns/rows.ts";
import { copyText } from "../../columns/texts.ts";
import type { PersonName } from "../../countries/country.ts";
import { type NameColumns, only, type Part, separators } from "../../countries/country-names.ts";
import { lengthOf } from "../../tables/memory.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Workspace } from "../../tables/workspace.ts";
import { field } from "../field.ts";
import type { Part as CountryPart, Drawing } from "./batch.ts";
import { placeRecord } from "./place-records.ts";
import { readText, writeText } from "./strings.ts";

/** The names of a part, which are in memory. Tables that are read for the first time are packed. */
export function namesOf(part: CountryPart, { people, sex, births, homes }: Drawing): NameColumns {
  const { country, packed } = part;
  const rows = new Rows(people, part.from, part.to, field.name);
  const { ints } = people.space.memory;
  const mix = rows.column();
  const region = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    mix[k] = ints[(homes.place[k] ?? 0) + placeRecord.mix] ?? 0;
    region[k] = ints[(homes.place[k] ?? 0) + placeRecord.region] ?? 0;
  }
  const bearers = { sex, year: births.year, mix, region };
  const community = country.names.community(rows, bearers, packed.own);
  return country.names.name(rows, community, bearers, packed.own);
}

/** Writes full names: the parts in the order of the country. */
export function writeNames(rows: Rows, { full }: NameColumns, out: TextColumn): void {
  const { space } = rows.people;
  const { bytes } = space.memory;
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    let end = at;
    let units = 0;
    for (const { text, before } of full) {
      const name = text[k] ?? 0;
      if (name === 0) continue;
      for (const byte of separators[before]) bytes[end++] = byte;
      end = copyText(space, name + 4, bytes[name] ?? 0, end);
      units += before.length + (bytes[name + 1] ?? 0);
    }
    out.set(k, at, lengthOf(end - at, units));
    at = end;
  }
  space.end = at;
}

/** The name of one row with its parts. */
export function personName(space: Workspace, names: NameColumns, row: number): PersonName {
  const { full, middle, mail = names, kana } = names;
  return {
    full: textIn(space, full, row, native),
    ...namePartsOf(space, names, row),
    ...(middle === undefined ? {} : { middle: textIn(space, middle(), row, native) }),
    mailGiven: textIn(space, mail.given, row, mailed),
    mailFamily: textIn(space, mail.family, row, mailed),
    ...(kana === undefined ? {} : { kana: kana(row) }),
  };
}

/** The parts of the name of one row. */
export function namePartsOf(
  space: Workspace,
  { given, family, maternal = none }: NameColumns,
  row: number,
): Pick<PersonName, "given" | "family" | "maternal"> {
  return {
    given: textIn(space, given, row, native),
    family: textIn(space, family, row, native),
    maternal: textIn(space, maternal, row, native),
  };
}

const none: readonly Part[] = [];

/** A text of a name in memory with what stands before it. */
type TextOf = (space: Workspace, name: number, before: Part["before"]) => string;

const native: TextOf = (space, name, before) => {
  const { bytes } = space.memory;
  return before + readText(space, name + 4, lengthOf(bytes[name] ?? 0, bytes[name + 1] ?? 0));
};

const mailed: TextOf = (space, name, before) => {
  const { bytes } = space.memory;
  const [length = 0, , own = 0] = bytes.subarray(name, name + 3);
  const mail = own > 0 ? space.decoder.ascii(bytes, name + 4 + length, name + 4 + length + own) : undefined;
  return (before === "-" ? "-" : "") + (mail ?? space.decoder.ascii(bytes, name + 4, name + 4 + length).toLowerCase());
};

function textIn(space: Workspace, parts: readonly Part[], row: number, textOf: TextOf): string {
  let text = "";
  for (const part of parts) {
    const name = part.text[row] ?? 0;
    if (name !== 0) text += textOf(space, name, part.before);
  }
  return text;
}

/** Writes one name for all rows. */
export function writeName(rows: Rows, { full, mailGiven, mailFamily }: PersonName, out: TextColumn): NameColumns {
  const { space } = rows.people;
  const at = space.end;
  const length = writeText(space, full);
  for (let k = rows.from; k < rows.to; k++) out.set(k, at, length);
  const given = constant(rows, writeMailName(space, mailGiven));
  const family = constant(rows, writeMailName(space, mailFamily));
  return { full: [], given: only(given), family: only(family) };
}

/** Writes a form for mail as a name in memory, which is its own form for mail. */
function writeMailName(space: Workspace, mail: string): number {
  const name = space.end;
  space.end += 4;
  const length = writeText(space, mail);
  space.memory.bytes.set([length & 0xffff, length >>> 16, 0, 0], name);
  return name;
}
