import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { sumOf } from "../sums.ts";
import { diallingCodes } from "./dialling.ts";
import { districts } from "./districts.ts";
import { settlements, type Town } from "./settlements.ts";

/** Smaller places are left out. */
const SMALLEST = 600;

/**
 * Post towns, with the villages and suburbs of their districts as localities of the areas: Kirkby is one of Liverpool's, in
 * L33. Of post towns of the same name in one part of the kingdom only the largest is kept, because a city and its state must
 * tell one place.
 */
export function places(): Tsv {
  const codeOf = diallingCodes();
  const rows = distinct(postTowns()).map(({ name, nation, parts }) => {
    const shares = [...parts.values()].sort((one, other) => other.people - one.people);
    const total = shares.reduce((sum, { people }) => sum + people, 0);
    const kept = shares.filter(({ people }, index) => index === 0 || people >= total / 5_000);
    const cells = kept
      .map(({ code, locality, people }) => `${code}*${Math.max(1, Math.round(people))} ${locality}`.trim())
      .sort();
    const main = codeOf(shares[0]?.code ?? "", "");
    const others = kept
      .filter(({ code, locality }) => codeOf(code, locality) !== main)
      .map(({ code, locality }) => `${`${code} ${locality}`.trim()}=${codeOf(code, locality)}`);
    return [name, nation, String(Math.round(total)), main, others.sort().join(";"), cells.join(";")];
  });
  return { header: ["city", "state", "population", "phones", "area_phones", "areas"], rows };
}

interface Part {
  readonly code: string;
  /** Empty for the post town itself. */
  readonly locality: string;
  people: number;
}

interface PostTown {
  readonly name: string;
  readonly nation: string;
  readonly parts: Map<string, Part>;
}

/** Post towns that the gazetteer has by another name. */
const called: Readonly<Record<string, string>> = { Derry: "Londonderry", "Kingston upon Hull": "Hull" };

/** The post towns with their parts by district and locality. */
function postTowns(): readonly PostTown[] {
  const all = settlements(districts()).filter((town) => sumOf(town.shares.values()) >= SMALLEST);
  const own = new Map(
    all.flatMap((town) =>
      [...town.shares.keys()].flatMap((each) => (each.town === town.name ? [[each, town] as const] : [])),
    ),
  );
  const towns = new Map<Town | string, PostTown>();
  for (const town of all) {
    for (const [district, people] of town.shares) {
      if (people < 1) continue;
      const key = own.get(district) ?? `${district.town}|${district.area}`;
      const postTown = towns.get(key) ?? {
        name: district.town,
        nation: district.nation,
        parts: new Map<string, Part>(),
      };
      towns.set(key, postTown);
      const locality = isSame(called[town.name] ?? town.name, district.town) ? "" : town.name;
      const part = postTown.parts.get(`${district.code}|${locality}`) ?? { code: district.code, locality, people: 0 };
      part.people += people;
      postTown.parts.set(`${district.code}|${locality}`, part);
    }
  }
  return [...towns.values()];
}

function distinct(towns: readonly PostTown[]): readonly PostTown[] {
  const kept = new Map<string, PostTown>();
  for (const town of towns) {
    const key = `${town.name} ${town.nation}`;
    const other = kept.get(key);
    if (other === undefined || peopleOf(other) < peopleOf(town)) kept.set(key, town);
  }
  return [...kept.values()];
}

const peopleOf = ({ parts }: PostTown): number => sumOf(parts.values(), ({ people }) => people);

/** Newark-on-Trent is Newark, and Staines is Staines-upon-Thames. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long === short || (long.startsWith(short) && /^[ -](?:on|upon|under|in|by)[ -]/.test(long.slice(short.length)))
  );
}
