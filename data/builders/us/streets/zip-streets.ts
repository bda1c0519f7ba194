import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { chicagoStreets } from "./chicago.ts";
import { plain, type ZipStreet } from "./zip-street.ts";

/** Streets of cities where street and postal code belong together, each once in a postal code. */
export function listedStreets(): readonly ZipStreet[] {
  const streets = [...streetsOfCities(), ...manhattanStreets(), ...queensStreets(), ...chicagoStreets()];
  return [...new Map(streets.map((street) => [`${street.code} ${street.street}`, street])).values()];
}

function streetsOfCities(): readonly ZipStreet[] {
  return rowsOf("streets/zip-streets").flatMap((row) =>
    row("streets")
      .split(";")
      .flatMap(numbered)
      .map((street) => plain(row("postal_code"), street, Number(row("first")), Number(row("last")))),
  );
}

/** `E {40-59} St` as twenty streets. */
function numbered(text: string): readonly string[] {
  const [, before = "", from = "", to = "", after = ""] = text.match(/^(.*)\{(\d+)-(\d+)\}(.*)$/) ?? [];
  return from === "" ? [text] : span(`${from}-${to}`).map((number) => before + ordinal(number) + after);
}

function span(range: string): readonly number[] {
  const [first = 0, last = 0] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function ordinal(number: number): string {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return `${number}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
}

/**
 * Numbered streets count from Fifth Avenue. On avenues, the cross street tells the number: what is left of the number
 * without its last digit, halved, plus the key of the avenue is the street.
 */
function manhattanStreets(): readonly ZipStreet[] {
  const keys = new Map(rowsOf("streets/avenue-keys").map((row) => [row("avenue"), row]));
  return rowsOf("streets/manhattan").flatMap((row) => {
    const crossings = span(row("streets"));
    const code = row("postal_code");
    const streets = crossings.map((street) =>
      plain(code, `${row("side")} ${ordinal(street)} St`, Number(row("first")), Number(row("last"))),
    );
    const avenues = row("avenues")
      .split(";")
      .map((avenue) => {
        const key = keys.get(avenue);
        if (key === undefined) throw new RangeError(`avenue-keys.tsv lacks ${avenue}`);
        const at = (street: number): number => Math.max(2, (street - Number(key("key"))) * Number(key("step")));
        return plain(code, avenue, at(crossings[0] ?? 0), at((crossings.at(-1) ?? 0) + 1) - 1);
      });
    return [...streets, ...avenues];
  });
}

/** In Queens a number begins with that of the cross street: `70-15 35th Ave` is near 70th Street. */
function queensStreets(): readonly ZipStreet[] {
  return rowsOf("streets/queens").flatMap((row) => {
    const streets = span(row("streets"));
    const avenues = span(row("avenues"));
    const code = row("postal_code");
    const on = (street: string, crossings: readonly number[]): ZipStreet => {
      return { code, street, first: crossings[0] ?? 1, last: crossings.at(-1) ?? 1, kind: "hyphenated" };
    };
    return [
      ...streets.map((number) => on(`${ordinal(number)} St`, avenues)),
      ...avenues.map((number) => on(`${ordinal(number)} Ave`, streets)),
      ...namesIn(row, "across").map((name) => on(name, streets)),
      ...namesIn(row, "along").map((name) => on(name, avenues)),
    ];
  });
}

function namesIn(row: Row, column: string): readonly string[] {
  return row(column) === "" ? [] : row(column).split(";");
}
