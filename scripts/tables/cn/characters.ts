import type { Tsv } from "../tsv.ts";
import { syllables, syllablesAs } from "./latin.ts";
import { reading } from "./readings.ts";
import { rowsOf } from "./rows.ts";

/** Words of addresses that come from no table. */
const TEMPLATES = "号楼栋幢单元室弄组村路街道区县市镇乡苏木巷";

/**
 * The readings of all characters of these texts, toneless and with v for ü: of each character its commonest one, and of
 * a text where a character is read in another way, the whole text.
 */
export function characters(texts: readonly string[]): Tsv {
  const official = officialReadings();
  const all = [...new Set([...texts, ...TEMPLATES])].map((text) => ({
    text,
    parts: official.get(text) ?? syllables(text),
  }));
  const counts = new Map<string, Map<string, number>>();
  for (const { text, parts } of all)
    for (const [at, character] of [...text].entries()) {
      const part = parts[at] ?? "";
      if (!/^[a-z]+$/.test(part)) continue;
      const known = counts.get(character) ?? new Map<string, number>();
      known.set(part, (known.get(part) ?? 0) + 1);
      counts.set(character, known);
    }
  const usual = new Map(
    [...counts].map(([character, known]) => {
      const [best] = [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return [character, best?.[0] ?? reading(character)] as const;
    }),
  );
  const exceptions = all.filter(
    ({ text, parts }) => [...text].length > 1 && [...text].some((character, at) => usual.get(character) !== parts[at]),
  );
  return {
    header: ["name", "latin"],
    rows: [
      ...usual,
      // Syllables stand apart, so that the text can be divided into words.
      ...exceptions.map(({ text, parts }) => [text, parts.join(" ")] as const),
    ],
  };
}

/** The readings of districts and counties whose Latin names are known: the 行 of 闵行区 is not read xíng. */
function officialReadings(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rowsOf("counties").flatMap((row) => {
      const name = row("name");
      const known = syllablesAs(name.slice(0, -1), row("pinyin"));
      return known === undefined ? [] : [[name, [...known, syllables(name.slice(-1)).join("")]] as const];
    }),
  );
}
