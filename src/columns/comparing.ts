import type { TextSet } from "../tables/memory.ts";
import { hashOf } from "../tables/packed-text.ts";
import type { Column, Workspace } from "../tables/workspace.ts";
import type { Rows } from "./rows.ts";

// Names are compared by their bytes in memory; 0 is no name.

/** 1 in rows in which the names differ. */
export function differ(rows: Rows, one: Column, other: Column): Column {
  const { space } = rows.people;
  return each(rows, (k) => !areSameName(space, one[k] ?? 0, other[k] ?? 0));
}

/** 1 in rows in which the forms of the names for mail differ. */
export function differInMail(rows: Rows, one: Column, other: Column): Column {
  const { bytes } = rows.people.space.memory;
  return each(rows, (k) => {
    const [first, second] = [one[k] ?? 0, other[k] ?? 0];
    const [length, from] = mailIn(bytes, first);
    const [otherLength, otherFrom] = mailIn(bytes, second);
    return length !== otherLength || !isAt(bytes, from, length, otherFrom);
  });
}

/** 1 in rows in which the names begin with different characters. */
export function differAtFirst(rows: Rows, one: Column, other: Column): Column {
  const { bytes } = rows.people.space.memory;
  return each(rows, (k) => {
    const [first, second] = [4 + (one[k] ?? 0), 4 + (other[k] ?? 0)];
    let length = 1;
    while (((bytes[first + length] ?? 0) & 0xc0) === 0x80) length++;
    return !isAt(bytes, first, length, second);
  });
}

/** 1 in rows in which one name begins with another that is one. */
export function begins(rows: Rows, names: Column, starts: Column): Column {
  const { bytes } = rows.people.space.memory;
  return each(rows, (k) => {
    const [name, start] = [names[k] ?? 0, starts[k] ?? 0];
    const length = bytes[start] ?? 0;
    return start !== 0 && length <= (bytes[name] ?? 0) && isAt(bytes, start + 4, length, name + 4);
  });
}

/** 1 in rows in which one name is a part of the other. */
export function contains(rows: Rows, names: Column, parts: Column): Column {
  const { bytes } = rows.people.space.memory;
  return each(rows, (k) => {
    const [name, part] = [names[k] ?? 0, parts[k] ?? 0];
    const length = bytes[part] ?? 0;
    const last = name + 4 + (bytes[name] ?? 0) - length;
    for (let from = name + 4; from <= last; from++) if (isAt(bytes, part + 4, length, from)) return true;
    return false;
  });
}

/** 1 in rows that have a name, and not an empty one. */
export function hasText(rows: Rows, names: Column): Column {
  const { bytes } = rows.people.space.memory;
  return each(rows, (k) => names[k] !== 0 && bytes[names[k] ?? 0] !== 0);
}

/** 1 in rows in which the names, one after the other, are a text of a set. */
export function isListed(rows: Rows, names: readonly Column[], { at, size }: TextSet): Column {
  const { bytes, ints } = rows.people.space.memory;
  return each(rows, (k) => {
    let hash = hashOf(bytes, 0, 0);
    for (const column of names) {
      const name = column[k] ?? 0;
      if (name !== 0) hash = hashOf(bytes, name + 4, name + 4 + (bytes[name] ?? 0), hash);
    }
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ints[at + middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return low < size && ints[at + low] === hash;
  });
}

/** Whether two names in memory are the same text. */
export function areSameName({ memory: { bytes } }: Workspace, one: number, other: number): boolean {
  const length = bytes[one] ?? 0;
  return one === other || (length === bytes[other] && isAt(bytes, one + 4, length, other + 4));
}

/** The length of a name's form for mail, and where it begins. */
function mailIn(bytes: Uint8Array, name: number): readonly [length: number, from: number] {
  const [length, own] = [bytes[name] ?? 0, bytes[name + 2] ?? 0];
  return own > 0 ? [own, name + 4 + length] : [length, name + 4];
}

/** Whether so many bytes are also at another place. */
function isAt(bytes: Uint8Array, from: number, length: number, at: number): boolean {
  for (let byte = 0; byte < length; byte++) if (bytes[from + byte] !== bytes[at + byte]) return false;
  return true;
}

function each(rows: Rows, holds: (row: number) => boolean): Column {
  const out = rows.column();
  for (let k = rows.from; k < rows.to; k++) out[k] = holds(k) ? 1 : 0;
  return out;
}
