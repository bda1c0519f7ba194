import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { china as rowsOf } from "../source-rows.ts";
import { hasOwnReading, hasReading, syllables, syllablesAs } from "./latin.ts";
import { reading } from "./readings.ts";

/** Words of addresses that come from no table. */
const TEMPLATES = "号楼栋幢单元室弄组村路街道区县市镇乡苏木巷";

/** A text of an address, where it is, and the county or district that it belongs to; both empty for words of all places. */
export interface PlacedText {
  readonly text: string;
  readonly state: string;
  readonly county: string;
}

/**
 * The readings of all characters of these texts, toneless and with v for ü: of each character its commonest one, and of
 * a text where a character is read in another way, the whole text. A town reads the characters of its county's name as the
 * county does: 涡南 in 涡阳 is Guonan.
 */
export function characters(texts: readonly PlacedText[]): Tsv {
  const official = officialReadings();
  const words = Array.from(TEMPLATES, (text) => ({ text, state: "", county: "" }));
  const all = [...Map.groupBy([...texts, ...words], ({ text }) => text)].map(([text, placed]) => {
    const local = [...new Set(placed.map((one) => localSyllables(one, official).join(" ")))];
    // One of several places of a name may read it otherwise than the rest.
    return { text, parts: local.length === 1 ? (local[0]?.split(" ") ?? []) : syllables(text, "") };
  });
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

/** The syllables of a text in its county. */
function localSyllables(
  { text, state, county }: PlacedText,
  official: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const known = official.get(county) ?? [];
  return (
    official.get(text) ??
    syllables(text, state).map((part, at) => {
      const character = text.charAt(at);
      return hasReading(character) ? part : (known[county.indexOf(character)] ?? part);
    })
  );
}

/** The readings of districts and counties whose Latin names are known: the 行 of 闵行区 is not read xíng. */
function officialReadings(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rowsOf("counties").flatMap((row) => {
      const name = row("name");
      const known = hasOwnReading(name, "") ? undefined : syllablesAs(name.slice(0, -1), row("pinyin"));
      return known === undefined ? [] : [[name, [...known, syllables(name.slice(-1), "").join("")]] as const];
    }),
  );
}
