import { parsePhoneNumberWithError } from "libphonenumber-js/max";
import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { readData } from "./data.ts";

const byMunicipality = new Map(
  readData("area-codes", ["municipality", "area_codes"]).map(({ municipality, area_codes }) => [
    municipality,
    area_codes.split(" ").map((code) => code.slice(1)),
  ]),
);

/** The main area code of a municipality, without the 0. Throws RangeError if there is none. */
export function areaCodeOf(municipality: string): string {
  const [code] = byMunicipality.get(municipality) ?? [];
  if (code === undefined) throw new RangeError(`${municipality} has no area code`);
  return code;
}

const ofQuarters = readData("area-codes-of-quarters", ["municipality", "postal_codes", "area_code"]).map((row) => ({
  municipality: row.municipality,
  beginnings: row.postal_codes.split(" "),
  code: row.area_code.slice(1),
}));

/** The area code of a postal code (`506-1101`) of a municipality, if it is not the main one. */
export function otherAreaCodeOf(municipality: string, postalCode: string): string | undefined {
  const found = ofQuarters.find(
    (row) => row.municipality === municipality && row.beginnings.some((beginning) => postalCode.startsWith(beginning)),
  );
  return found?.code;
}

const codes = [...new Set([...byMunicipality.values()].flat())].sort();

/** Mobile, IP and other telephones, and services whose numbers begin with a prefix of their own, without the 0. */
const services = [20, 30, 40, 50, 60, 70, 80, 90, 120, 170, 180, 190, 570, 800, 910, 990].map(String);

/** The beginnings of numbers that belong to a charge area. */
const blocks = readData("number-blocks", ["prefix"]).map(({ prefix }) => prefix);

/** First digits of local numbers that are assigned to no subscriber, by area code. */
const free: ReadonlyMap<string, readonly string[]> = new Map(codes.map((code) => [code, freeStarts(code)]));

/** Area codes of which libphonenumber accepts no number that begins with 0 or 1, or not all. */
const refused: ReadonlySet<string> = new Set(["4", "11", "15", "17", "18", "46", "49", "73", "83", "84", "88"]);

/**
 * Telephone numbers without subscribers, by area code without the 0. The reserved ones are those that libphonenumber calls
 * valid or, where it calls none so, such as of 011, all. Where there are none at all, they are those of the shorter code
 * that begins the area code (04 for 047-1, which is 04-71).
 *
 * Never issued are 1,000,000 or more, by the codes that share them: an area code of three digits has 180,000 such numbers,
 * so that several that follow each other share theirs, which show the region and not always the town.
 */
export function phones(): Tsv {
  const reserved = codes.flatMap((code): readonly string[][] => {
    const own = ownOrShorter(code);
    const starts = free.get(own) ?? [];
    const valid = starts.filter((start) => isValid(own, start));
    const list = templates(own, valid.length > 0 ? valid : starts);
    return refused.has(own)
      ? [
          ["reserved", code, list],
          ["valid", code, ""],
        ]
      : [["reserved|valid", code, list]];
  });
  const neverIssued = [...new Set(groupsOf().values())].map((group) => {
    const list = group.map((code) => templates(code, free.get(code) ?? []));
    return ["never_issued", group.join("|"), list.filter((text) => text !== "").join("|")];
  });
  return { header: ["range", "cell", "phones"], rows: [...reserved, ...neverIssued], inOrder: true };
}

function ownOrShorter(code: string): string {
  return (free.get(code) ?? []).length > 0 ? code : ownOrShorter(code.slice(0, -1));
}

/** `+81 166 12 ####` for each of the first digits; ten that follow each other make one template `+81 166 0# ####`. */
function templates(code: string, starts: readonly string[]): string {
  const tens = ["0", "1"].filter(
    (ten) => starts.filter((start) => start.length === 2 && start[0] === ten).length === 10,
  );
  const rest = starts.filter((start) => !tens.includes(start[0] ?? ""));
  return [...tens, ...rest].map((start) => `+81 ${code} ${start.padEnd(5 - code.length, "#")} ####`).join("|");
}

/** The codes that share their numbers, by code: one that has enough alone, others with those that follow them. */
function groupsOf(): ReadonlyMap<string, readonly string[]> {
  const enough = 1_000_000;
  const numbersOf = (code: string): number => {
    const starts = free.get(code) ?? [];
    return starts.length * 10 ** (9 - code.length - (starts[0]?.length ?? 0));
  };
  const alone = codes.filter((code) => numbersOf(code) >= enough);
  const groups: string[][] = [[]];
  // In the order of the digits 166 stands between 165 and 167, and not after 98.
  for (const code of codes.filter((each) => !alone.includes(each))) {
    const last = groups.at(-1) ?? [];
    const isFull = last.reduce((sum, each) => sum + numbersOf(each), 0) >= enough;
    if (isFull) groups.push([code]);
    else last.push(code);
  }
  const [rest = []] = groups.splice(-1);
  groups.at(-1)?.push(...rest);
  return new Map([...alone.map((code) => [code]), ...groups].flatMap((group) => group.map((code) => [code, group])));
}

/**
 * Local numbers begin with 2 to 9: 0 is the trunk prefix, and 1 leads to special services such as 110 and 119. 11 is left
 * out all the same, because who dials the local part alone would reach the police or the fire brigade, and 10 where there
 * are others.
 */
function freeStarts(code: string): readonly string[] {
  const second = code.length < 4 ? [..."0123456789"] : [""];
  const free = ["0", "1"]
    .flatMap((first) => second.map((digit) => first + digit))
    .filter((start) => start !== "11" && !isTaken(code, start));
  const usual = free.filter((start) => start !== "10");
  return usual.length > 0 ? usual : free;
}

/**
 * Whether the number may be that of a subscriber or service. What begins with a longer code (024-1 with 0241) is free only
 * if 0 or 1 follows that code; where a shorter code has the same digits (0470 and 04), libphonenumber's list of charge
 * areas shows which of its numbers are in use.
 */
function isTaken(code: string, start: string): boolean {
  const number = code + start;
  const same = codes.filter((other) => number.startsWith(other));
  const longest = same.reduce((a, b) => (a.length > b.length ? a : b));
  return (
    codes.some((other) => other !== code && other.startsWith(number)) ||
    /^[2-9]/.test(number.slice(longest.length)) ||
    services.some((service) => service.startsWith(number) || number.startsWith(service)) ||
    (same.length > 1 &&
      blocks.some((block) => block.length > longest.length && (block.startsWith(number) || number.startsWith(block))))
  );
}

function isValid(code: string, start: string): boolean {
  const number = parsePhoneNumberWithError(`+81${(code + start).padEnd(9, "5")}`);
  return number.isValid() && number.getType() === "FIXED_LINE" && number.formatInternational().split(" ")[1] === code;
}
