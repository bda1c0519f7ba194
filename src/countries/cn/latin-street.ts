import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";
import { mailOf } from "./mail.ts";

/** Parts of a street line, from the district to the room: a name with its kind, or a number with what it counts. */
const PARTS =
  /\d+(?:号楼|号|栋|幢|单元|室|弄|组|村)|[^\d]+?(?:街道|苏木|大道|大街|公路|小区|花园|家园|[区镇乡村路街苑园屯巷])(?![路街])|[^\d]+/gu;

/** The kind at the end of a name, which is a word of its own. */
const KIND = /^(.+?)([东西南北中一二三四五六七八九十]?)(街道|苏木|大道|大街|公路|小区|花园|家园|[区镇乡村路街巷])$/u;

/**
 * A street line in pinyin, without tones: `朝阳区建国路123号5号楼` becomes `Chaoyang Qu Jianguo Lu 123 Hao 5 Haolou`. Names,
 * directions and kinds are words of their own, as on street signs (GB 17733).
 */
export function latinStreet(street: string): string {
  return (street.match(PARTS) ?? []).map(latinPart).join(" ");
}

function latinPart(part: string): string {
  const [, number, unit] = part.match(/^(\d+)(.+)$/u) ?? [];
  if (number !== undefined && unit !== undefined) return `${number} ${word(syllablesOf(unit))}`;
  const parts = syllablesOf(part);
  const [, name = part, direction = "", kind = ""] = part.match(KIND) ?? [];
  const ends = [name.length, name.length + direction.length, name.length + direction.length + kind.length];
  return ends
    .map((end, at) => word(parts.slice(ends[at - 1] ?? 0, end)))
    .filter((text) => text !== "")
    .join(" ");
}

/** The syllables of a text, one for each character. */
function syllablesOf(text: string): readonly string[] {
  const known = readings().get(text);
  return known === undefined
    ? Array.from(text, (character) => readings().get(character) ?? character)
    : known.split(" ");
}

/** `chang`, `an` become `Chang'an`. */
function word(syllables: readonly string[]): string {
  const text = syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join("");
  return mailOf(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Of characters, and of names in which one is read in another way. */
const readings = once((): ReadonlyMap<string, string> => {
  const table = loadTables("cn")("characters");
  const latin = table.texts("latin");
  return new Map(table.texts("name").map((name, row) => [name, latin[row] ?? ""]));
});
