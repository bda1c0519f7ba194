import { loadTables } from "../../tables/load-tables.ts";
import { once } from "../../text/memo.ts";
import { mailOf } from "./mail.ts";

/** A locality: the district and the town, each with its kind. */
const LOCALITY = /^(?<district>\D+?区(?!街道)(?=\D|$))?(?<town>.*)$/u;

/** A road with its direction before or after the kind, as in 中山东路 and 花地大道北. */
const ROAD = /^(?<name>\D+?)(?<before>[东西南北中]?)(?<kind>大道|大街|公路|路|街)(?<after>[东西南北中]?)$/u;

const KIND = /^(?<name>\D+?)(?<kind>街道|苏木|小区|(?<=..)[花家]园|新区|[区镇乡村])$/u;

/**
 * A locality, road, village or estate in pinyin, without tones: `Jianguo Dong Lu` for 建国东路. Names, directions and kinds
 * are words of their own, as on street signs (GB 17733).
 */
export function inPinyin(text: string): string {
  const { district = "", town = "" } = text.match(LOCALITY)?.groups ?? {};
  return [...named(district), ...(ROAD.test(town) ? road(town) : named(town))].join(" ");
}

function road(text: string): readonly string[] {
  const { name = "", before = "", kind = "", after = "" } = text.match(ROAD)?.groups ?? {};
  return divided(text, [name, before, kind, after]);
}

function named(text: string): readonly string[] {
  const { name = text, kind = "" } = text.match(KIND)?.groups ?? {};
  return divided(text, [name, kind]);
}

function divided(text: string, parts: readonly string[]): readonly string[] {
  const syllables = syllablesOf(text);
  let from = 0;
  return parts.flatMap((part) => {
    const own = syllables.slice(from, from + part.length);
    from += part.length;
    return own.length === 0 ? [] : [word(own)];
  });
}

function syllablesOf(text: string): readonly string[] {
  const known = readings().get(text);
  return known === undefined
    ? Array.from(text, (character) => readings().get(character) ?? character)
    : known.split(" ");
}

/** `chang`, `an` become `Chang'an`, `lv` becomes `Lyu`. */
function word(syllables: readonly string[]): string {
  const text = syllables.map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join("");
  const latin = mailOf(text);
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

const readings = once((): ReadonlyMap<string, string> => {
  const table = loadTables("cn")("characters");
  const latin = table.texts("latin");
  return new Map(table.texts("name").map((name, row) => [name, latin[row] ?? ""]));
});
