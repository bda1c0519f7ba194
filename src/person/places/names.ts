import type { Country } from "../../countries/country.ts";
import { foldName } from "../../text/fold-name.ts";

/** What the places and states of a country are called, in its script and in Latin letters; names are folded. */
export interface Names {
  /** By the names of the tables, other spellings, without the county before them, and of old or abroad. */
  readonly own: ReadonlyMap<string, readonly number[]>;
  /** By shortened names: 大阪 for 大阪市, Halle for Halle (Saale). */
  readonly short: ReadonlyMap<string, readonly number[]>;
  readonly states: ReadonlyMap<string, readonly string[]>;
}

/** Collects the names of a country; takes up to 0.2 s. */
export function collectNames({ places, customs }: Country): Names {
  const own = new Map<string, number[]>();
  const short = new Map<string, number[]>();
  const states = new Map<string, string[]>();
  const known = new Set<string>();
  for (const { index, city, latin, stateAbbreviation, state, stateLatin } of places.items) {
    const names = [city, latin, ...(customs.spellings?.(city) ?? [])].filter((name) => name !== "");
    const owned = new Set(names.flatMap(spellings));
    for (const name of owned) add(own, name, index);
    for (const name of names.flatMap(shortened)) if (!owned.has(name)) add(short, name, index);
    if (known.has(stateAbbreviation)) continue;
    known.add(stateAbbreviation);
    const stateNames = [stateAbbreviation, state, stateLatin, ...(customs.spellings?.(state) ?? [])];
    for (const name of stateNames.flatMap((text) => [...spellings(text), ...shortened(text)]))
      add(states, name, stateAbbreviation);
  }
  const names = { own, short, states };
  for (const [name, native] of customs.exonyms ?? []) {
    for (const place of placesNamed(names, native)) add(own, foldName(name), place);
    for (const state of states.get(foldName(native)) ?? []) add(states, foldName(name), state);
  }
  return names;
}

export function placesNamed({ own, short }: Names, name: string): readonly number[] {
  const named = (folded: string): readonly number[] | undefined => own.get(folded) ?? short.get(folded);
  return named(foldName(name)) ?? named(foldName(withoutKind(name))) ?? [];
}

/** Abbreviations of the states of that name or abbreviation, case, accents and width ignored; mostly one. */
export function statesNamed({ states }: Names, name: string): readonly string[] {
  const bare = name.trim().replace(title, "");
  for (const each of new Set([name, withoutKind(name), bare, bare.replace(kindOfState, "")])) {
    const named = states.get(foldName(each));
    if (named !== undefined) return named;
  }
  return [];
}

function add<Value>(values: Map<string, Value[]>, name: string, value: Value): void {
  const known = values.get(name);
  if (known === undefined) values.set(name, [value]);
  else if (!known.includes(value)) known.push(value);
}

function spellings(name: string): readonly string[] {
  const german = name.replace(/[äöü]/giu, (letter) => `${letter}e`);
  const long = name.replace(/\bSt(e?)[. ]+/gu, "Saint$1 ");
  const short = name.replace(/\bSaint(e?)[ -]/gu, "St$1 ");
  return [...new Set([name, german, long, short])].map(foldName);
}

/** 大阪 for 大阪市, and Halle for Halle (Saale), Freiburg im Breisgau, Fürstenwalde/Spree. */
function shortened(name: string): readonly string[] {
  const bare = name.replace(/ \([^)]+\)$|\/.+$| (?:an|am|im|in|ob|bei)(?: de[rm])? .+$/u, "");
  return [...new Set([withoutKind(name), bare])].filter((short) => short !== name).flatMap(spellings);
}

/** Osaka for Osaka-shi, 大阪 for 大阪市, 广东 for 广东省. */
function withoutKind(name: string): string {
  return name.replace(/(?<=..)[市区町村县縣州盟旗省都府県]$|[ -](?:shi|ku|machi|cho|mura|son|to|fu|ken)$/iu, "");
}

/** Bayern for Freistaat Bayern: what stands before the name of a state in its official long one. */
const title = new RegExp(
  `^(?:the +)?(?:(?:${[
    "(?:(?:free )?state|commonwealth|province|(?:union )?territory|republic|kingdom|principality) of(?: the)?",
    "free (?:and )?hanseatic city of|land|freistaat|(?:freie (?:und )?)?hansestadt",
    "estado (?:libre y soberano )?de|territorio de",
    "r[ée]gion|province d[eu]|territoire du|collectivit[ée] (?:territoriale )?de",
    "г\\.|город|республика",
  ].join("|")})(?: +|(?<=\\.)))?`,
  "iu",
);

/** Tokyo for Tokyo Prefecture, 廣西 for 廣西壯族自治區. */
const kindOfState =
  / (?:state|province|prefecture|metropolis|municipality|territory|republic|(?:(?:zhuang|hui|uy?gh?ur) )?autonomous region)$|(?:[壮壯回]族|维吾尔|維吾爾)?自治[区區]$/iu;
