import { lengthOf } from "../../columns/memory.ts";
import type { Rows } from "../../columns/rows.ts";
import type { TextColumn } from "../../columns/text-column.ts";
import { copyText, mailBytes, writeMail } from "../../columns/texts.ts";
import type { Workspace } from "../../columns/workspace.ts";
import type { PersonName } from "../../countries/country.ts";
import type { NameColumns, Part } from "../../countries/country-columns.ts";
import { readText, writeText } from "./strings.ts";

/** Writes full names: the parts in the order of the country, with a space between given and family name. */
export function writeNames(rows: Rows, { given, family }: NameColumns, out: TextColumn): void {
  const { space } = rows.people;
  const { bytes } = space.memory;
  const parts = [...given, ...family.map((part, at) => (at === 0 ? { ...part, before: " " as const } : part))];
  let at = space.end;
  for (let k = rows.from; k < rows.to; k++) {
    let end = at;
    let units = 0;
    for (const { text, before } of parts) {
      const name = text[k] ?? 0;
      if (name === 0) continue;
      if (before !== "") {
        bytes[end++] = before === " " ? SPACE : HYPHEN;
        units++;
      }
      end = copyText(space, name + 4, bytes[name] ?? 0, end);
      units += bytes[name + 1] ?? 0;
    }
    out.set(k, at, lengthOf(end - at, units));
    at = end;
  }
  space.end = at;
}

const SPACE = 32;
const HYPHEN = 45;

/** The name of one row with its parts. */
export function personName(space: Workspace, { given, family }: NameColumns, row: number, full: string): PersonName {
  return {
    full,
    given: nativeOf(space, given, row),
    family: nativeOf(space, family, row),
    maternal: "",
    mailGiven: mailOf(space, given, row),
    mailFamily: mailOf(space, family, row),
  };
}

function nativeOf(space: Workspace, parts: readonly Part[], row: number): string {
  const { bytes } = space.memory;
  let text = "";
  for (const part of parts) {
    const name = part.text[row] ?? 0;
    if (name === 0) continue;
    text += part.before + readText(space, name + 4, lengthOf(bytes[name] ?? 0, bytes[name + 1] ?? 0));
  }
  return text;
}

function mailOf(space: Workspace, parts: readonly Part[], row: number): string {
  let mail = "";
  for (const part of parts) {
    const name = part.text[row] ?? 0;
    if (name === 0) continue;
    // Behind all that is in use.
    writeMail(space, name, space.end);
    const size = mailBytes(space, name);
    mail += (part.before === "-" ? "-" : "") + readText(space, space.end, lengthOf(size, size));
  }
  return mail;
}

/** The names of rows that are drawn one by one. */
export function namesOneByOne(
  rows: Rows,
  nameOf: (row: number) => PersonName,
  out: TextColumn,
  kept: (PersonName | undefined)[],
): NameColumns {
  const { space } = rows.people;
  const given = rows.column();
  const family = rows.column();
  for (let k = rows.from; k < rows.to; k++) {
    const name = nameOf(k);
    kept[k] = name;
    const at = space.end;
    out.set(k, at, writeText(space, name.full));
    given[k] = writeMailName(space, name.mailGiven);
    family[k] = writeMailName(space, name.mailFamily);
  }
  return { given: [{ text: given, before: "" }], family: [{ text: family, before: "" }] };
}

/** Writes a form for mail as a name in memory, which is its own form for mail. */
function writeMailName(space: Workspace, mail: string): number {
  const name = space.end;
  space.end += 4;
  const length = writeText(space, mail);
  space.memory.bytes.set([length & 0xffff, length >>> 16, 0, 0], name);
  return name;
}
