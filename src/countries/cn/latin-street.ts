import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";
import { mailOf } from "./names/mail.ts";

/** Before the house number: the district, the town, and the road or village, each with its kind. */
const LOCALITY = /^(?<district>\D+?区(?=\D|$))?(?<town>\D+?(?:街道|苏木|镇|乡)(?![镇乡塘路街]))?(?<rest>\D*)/u;

/** A road with its direction before or after the kind, as in 中山东路 and 花地大道北. */
const ROAD = /^(?<name>\D+?)(?<before>[东西南北中]?)(?<kind>大道|大街|公路|路|街)(?<after>[东西南北中]?)$/u;

/** A name with a kind that is a word of its own. */
const KIND = /^(?<name>\D+?)(?<kind>街道|苏木|小区|花园|家园|[区镇乡村])$/u;

/**
 * A street line in pinyin, without tones: `朝阳区建国路123号5号楼` becomes `Chaoyang Qu Jianguo Lu 123 Hao 5 Haolou`. Names,
 * directions and kinds are words of their own, as on street signs (GB 17733).
 */
export function latinStreet(street: string): string {
  const { district = "", town = "", rest = "" } = street.match(LOCALITY)?.groups ?? {};
  const numbers = street.slice(district.length + town.length + rest.length).match(/\d+|\D+/g) ?? [];
  const words = [...named(district), ...named(town), ...(ROAD.test(rest) ? road(rest) : named(rest))];
  return [...words, ...numbers.flatMap(counted)].join(" ");
}

/** `花园` after a number may follow what the number counts: `12号锦绣花园`. */
function counted(part: string): readonly string[] {
  if (/\d/.test(part)) return [part];
  const [unit = ""] = part.match(/^(?:号楼|号|栋|幢|单元|室|弄|组|村)/u) ?? [];
  return [...(unit === "" ? [] : [word(syllablesOf(unit))]), ...named(part.slice(unit.length))];
}

function road(text: string): readonly string[] {
  const { name = "", before = "", kind = "", after = "" } = text.match(ROAD)?.groups ?? {};
  return divided(text, [name, before, kind, after]);
}

function named(text: string): readonly string[] {
  const { name = text, kind = "" } = text.match(KIND)?.groups ?? {};
  return divided(text, [name, kind]);
}

/** The words of a text of these parts: the reading of a part may depend on the whole. */
function divided(text: string, parts: readonly string[]): readonly string[] {
  const syllables = syllablesOf(text);
  let from = 0;
  return parts.flatMap((part) => {
    const own = syllables.slice(from, from + part.length);
    from += part.length;
    return own.length === 0 ? [] : [word(own)];
  });
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
