import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { between } from "../frequencies.ts";
import { type Row, rounded, roundedOrEmpty, china as rowsOf } from "../source-rows.ts";
import { rareParts, timeFactor } from "./given-rare.ts";
import { readingOfGiven } from "./readings.ts";

/** Years for which the raw tables have estimates; weights between them follow a straight line. */
const ANCHORS = [1940, 1955, 1965, 1975, 1985, 1995, 2005] as const;

/** How strongly the counts of the dictionary's names move a character within its group. */
const POWER = 0.3;

/**
 * Given names that are listed as a whole: of one character, of one repeated, and common pairs. Weights are per 100,000
 * of sex and band.
 */
export function givenNames(): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) => {
    const weights = new Map<string, number[]>();
    for (const kind of ["single", "double", "name"]) {
      const shares = bandsOf(rowOf("given-shares", sex, kind));
      const parts = weighed(sex, kind);
      for (const [at, share] of shares.entries()) {
        const sum = [...parts.values()].reduce((total, list) => total + (list[at] ?? 0), 0);
        for (const [text, list] of parts) {
          const name = kind === "double" ? text + text : text;
          const row = weights.get(name) ?? bands.map(() => 0);
          row[at] = (row[at] ?? 0) + (1_000 * share * (list[at] ?? 0)) / Math.max(sum, 0.001);
          weights.set(name, row);
        }
      }
    }
    return [...weights].map(([name, list]) => [
      "han",
      sex,
      name,
      readingOfGiven(name),
      ...list.map((x) => roundedOrEmpty(x)),
    ]);
  });
  return { header: ["community", "sex", "name", "latin", ...bands.map(String)], rows };
}

/** The characters of all other given names: the first of two and the last of two, independently, and the rare ones of both. */
export function givenCharacters(): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) =>
    (["first", "last"] as const).flatMap((kind) => [
      ...[...partsOf(sex, kind)].map(([name, list]) => rowOfCharacter(sex, kind, name, list, 2)),
      ...[...rareOf(sex, kind)].map(([name, list]) => rowOfCharacter(sex, `rare-${kind}`, name, list, 0)),
    ]),
  );
  return { header: ["sex", "kind", "name", "latin", ...bands.map(String)], rows };
}

function rowOfCharacter(sex: string, kind: string, name: string, weights: readonly number[], digits: number): string[] {
  return [sex, kind, name, readingOfGiven(name), ...weights.map((weight) => roundedOrEmpty(weight, digits))];
}

/** How many times as common a character is in a part of the country. */
export function givenRegions(): Tsv {
  const rows = rowsOf("given-regions").flatMap((row) =>
    Array.from(row("characters"), (name) => [row("region"), row("sex"), row("kind"), name, row("weight")]),
  );
  return { header: ["region", "sex", "kind", "name", "weight"], rows };
}

/** Names of the communities whose names are not Chinese. */
export function communityGivenNames(): Tsv {
  const rows = rowsOf("community-given-names").flatMap((row) => {
    const sexes = row("sex") === "b" ? ["f", "m"] : [row("sex")];
    return sexes.flatMap((sex) =>
      row("names")
        .split(" ")
        .map((name, rank) => [
          row("community"),
          sex,
          row("kind"),
          name,
          readingOfGiven(name),
          rounded(100 / (rank + 8), 2),
        ]),
    );
  });
  return { header: ["community", "sex", "kind", "name", "latin", "weight"], rows };
}

/** Share of names of one character in the dictionary whose character no estimate lists. */
const RARE = 0.41;

/** The weights of one kind; names of one character with the rare ones. */
function weighed(sex: "f" | "m", kind: string): ReadonlyMap<string, readonly number[]> {
  const parts = partsOf(sex, kind);
  if (kind !== "single") return parts;
  const rare = rareOf(sex, kind);
  const scaled = (list: ReadonlyMap<string, readonly number[]>, share: number) => {
    const sums = bands.map((_, at) => [...list.values()].reduce((sum, weights) => sum + (weights[at] ?? 0), 0));
    return [...list].map(
      ([text, weights]) => [text, weights.map((weight, at) => (share * weight) / (sums[at] ?? 1))] as const,
    );
  };
  return new Map([...scaled(parts, 1 - RARE), ...scaled(rare, RARE)]);
}

/** The rare characters of a kind with the weight in each band. */
function rareOf(sex: "f" | "m", kind: "first" | "last" | "single"): ReadonlyMap<string, readonly number[]> {
  return new Map([...rareParts(sex, kind)].map(([text, values]) => [text, banded(values)]));
}

/** By character, or by name, the weight in each band. */
function partsOf(sex: string, kind: string): ReadonlyMap<string, readonly number[]> {
  const parts = new Map<string, number[]>();
  for (const row of rowsOf("given-parts").filter((one) => one("sex") === sex && one("kind") === kind)) {
    const texts = kind === "name" ? [row("characters")] : [...row("characters")];
    const known = texts.map((text) => countOf(text, kind));
    const mean = known.reduce((sum, count) => sum + Math.log(count), 0) / known.length;
    for (const [at, text] of texts.entries()) {
      const factor = Math.min(1.6, Math.max(0.6, (Math.log(known[at] ?? 1) - mean) * POWER + 1));
      const before = parts.get(text) ?? bands.map(() => 0);
      parts.set(
        text,
        bandsOf(row, kind === "name" ? "" : text).map((weight, band) => weight * factor + (before[band] ?? 0)),
      );
    }
  }
  return parts;
}

const counts = new Map(rowsOf("given-characters").map((row) => [row("character"), row]));

/** How often the dictionary's names have the character in that position, at least 20. */
function countOf(character: string, kind: string): number {
  const column = kind === "first" ? "first_of_two" : kind === "last" ? "last_of_two" : "single";
  return Math.max(20, Number(counts.get(character)?.(column) ?? 0));
}

function rowOf(table: string, sex: string, kind: string): Row {
  const row = rowsOf(table).find((one) => one("sex") === sex && one("kind") === kind);
  if (row === undefined) throw new RangeError(`${table} lacks ${sex} ${kind}`);
  return row;
}

/** The weight of a row, as it is of a character, in the middle of each band. */
function bandsOf(row: Row, character = ""): readonly number[] {
  return banded(ANCHORS.map((year, at) => Number(row(String(year))) * timeFactor(character, at)));
}

/** The weight in the middle of each band from those at the anchors. */
function banded(values: readonly number[]): readonly number[] {
  const points = ANCHORS.map((year, at) => [year, values[at] ?? 0] as const);
  return bands.map((first) => between(points, first + 2.5));
}
