import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";
import { albertaStreet, calgaryStreet, edmontonStreet, quadrantOf, surreyStreet } from "./grids.ts";

/**
 * `123 Queen St W Apt 4`; in Québec and the French towns of New Brunswick `123, rue Sainte-Catherine, app. 4`; on the
 * western grids the number of the street and its quadrant, `1215 17 Ave SW`.
 */
export function street(rng: Rng, place: Place, area: Area): string {
  const { city, stateAbbreviation } = place;
  if (stateAbbreviation === "QC" || (stateAbbreviation === "NB" && frenchTowns.has(city)))
    return frenchStreet(rng, place, area);
  const line = englishStreet(rng, place, area);
  // Few villages have blocks of flats.
  const dwelling = int(rng, 0, place.population < 15_000 ? 799 : 99);
  if (dwelling >= 22) return line;
  if (dwelling < 14) return `${line} Apt ${int(rng, 1, 19) * 100 + int(rng, 1, 16)}`;
  return `${line} Unit ${int(rng, 1, 60)}`;
}

const frenchTowns: ReadonlySet<string> = new Set(
  (
    "Edmundston|Dieppe|Caraquet|Tracadie|Lamèque|Shippagan|Saint-Quentin|Kedgwick|Petit-Rocher|Beresford|Balmoral|Neguac|" +
    "Rogersville|Bouctouche|Saint-Antoine|Saint-Léonard|Cap-Pelé"
  ).split("|"),
);

/** Low numbers are commonest, as on most streets; in villages there are no high ones. */
function houseNumber(rng: Rng, { population }: Place): number {
  const size = int(rng, 0, 99);
  if (size < (population < 15_000 ? 55 : 30)) return int(rng, 2, 99);
  if (size < 80 || population < 40_000) return int(rng, 100, 999);
  return int(rng, 1_000, 3_499);
}

function englishStreet(rng: Rng, place: Place, { code }: Area): string {
  const { city, stateAbbreviation } = place;
  if (stateAbbreviation === "AB") {
    if (city === "Calgary") return calgary(rng, place, code);
    if (city === "Edmonton") {
      const quadrant = code === "T6W" || code === "T6X" ? "SW" : "NW";
      return `${edmontonStreet(rng, code) ?? namedStreet(rng, place)} ${quadrant}`;
    }
    if (chance(rng, 0.4)) return albertaStreet(rng);
  }
  if (stateAbbreviation === "BC" && city === "Surrey" && chance(rng, 0.7)) return surreyStreet(rng);
  const own = tables().own.get(city)?.get(code);
  if (own !== undefined && chance(rng, 0.5)) return `${houseNumber(rng, place)} ${sample(rng, own)}`;
  return namedStreet(rng, place);
}

/** Streets that the table lists for Calgary include their quadrant. */
function calgary(rng: Rng, place: Place, code: string): string {
  const own = tables().own.get("Calgary")?.get(code);
  if (own !== undefined && chance(rng, 0.4)) return `${houseNumber(rng, place)} ${sample(rng, own)}`;
  return `${calgaryStreet(rng, code) ?? namedStreet(rng, place)} ${quadrantOf(code)}`;
}

function namedStreet(rng: Rng, place: Place): string {
  const number = houseNumber(rng, place);
  const kind = int(rng, 0, 99);
  if (kind < ordinalShare(place)) return `${number} ${ordinals[int(rng, 0, 11)]} ${kind < 5 ? "Ave" : "St"}`;
  const { whole, names } = tables().english(place.stateAbbreviation);
  const line = kind < 30 ? sample(rng, whole) : `${sample(rng, names)} ${sample(rng, suffixes)}`;
  // A street that the table lists for the city lies in other sorting areas.
  const isKnown = tables().known.get(place.city)?.has(line) === true;
  return `${number} ${isKnown ? `${sample(rng, names)} Cres` : line}`;
}

/** Percent of streets with an ordinal: few in the big cities, whose districts have each their own names. */
function ordinalShare({ city, stateAbbreviation, population }: Place): number {
  if (population > 400_000 && city !== "Vancouver") return 0;
  return stateAbbreviation === "SK" || stateAbbreviation === "MB" ? 18 : 8;
}

function frenchStreet(rng: Rng, place: Place, { code }: Area): string {
  const number = houseNumber(rng, place);
  const own = tables().own.get(place.city)?.get(code);
  const line = own !== undefined && chance(rng, 0.55) ? sample(rng, own) : commonFrench(rng, place);
  return chance(rng, place.population < 15_000 ? 0.05 : 0.22)
    ? `${number}, ${line}, app. ${int(rng, 1, 40)}`
    : `${number}, ${line}`;
}

function commonFrench(rng: Rng, { population }: Place): string {
  const { frenchNames, frenchStreets, ruralStreets } = tables();
  const kind = int(rng, 0, 99);
  if (kind < 4 && population < 400_000) return `${frenchOrdinal(int(rng, 1, 18))} ${kind < 3 ? "Avenue" : "Rue"}`;
  if (kind < 18 && population < 8_000) return sample(rng, ruralStreets);
  return kind < 28 ? sample(rng, frenchStreets) : `rue ${sample(rng, frenchNames)}`;
}

function frenchOrdinal(number: number): string {
  return number === 1 ? "1re" : `${number}e`;
}

const ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th"] as const;

const suffixes = mixed([
  ["St", 36],
  ["Ave", 22],
  ["Dr", 12],
  ["Rd", 11],
  ["Cres", 9],
  ["Crt", 3],
  ["Lane", 3],
  ["Pl", 2],
  ["Blvd", 1],
  ["Way", 1],
] as const);

/** Streets with their type, and names that take one, of a province. */
interface English {
  readonly whole: Weighted<string>;
  readonly names: Weighted<string>;
}

const tables = once(() => {
  const table = loadTables("ca")("streets");
  const [kinds, names, weights] = [table.texts("kind"), table.texts("name"), table.numbers("weight")];
  const [places, codes] = [table.texts("place"), table.texts("postal_code")];
  const rows = Array.from({ length: table.length }, (_, row) => row);
  const of = (some: readonly number[]): Weighted<string> =>
    weighted(
      some,
      (row) => weights[row] ?? 0,
      (row) => names[row] ?? "",
    );
  const where = (...wanted: readonly string[]): Weighted<string> =>
    of(rows.filter((row) => wanted.includes(kinds[row] ?? "")));
  const english = (kind: string): English => ({
    whole: where("street", `${kind}-street`),
    names: where("name", `${kind}-name`),
  });
  const groups = {
    coast: english("coast"),
    ontario: english("ontario"),
    prairie: english("prairie"),
    west: english("west"),
  };
  const own = Map.groupBy(
    rows.filter((row) => kinds[row] === "city"),
    (row) => places[row] ?? "",
  );
  return {
    /** Streets by the city whose sorting areas have them. */
    known: new Map([...own].map(([city, inCity]) => [city, new Set(inCity.map((row) => names[row] ?? ""))])),
    own: new Map(
      [...own].map(([city, inCity]) => [
        city,
        new Map([...Map.groupBy(inCity, (row) => codes[row] ?? "")].map(([code, some]) => [code, of(some)])),
      ]),
    ),
    english: (province: string): English => groups[groupOf(province)],
    frenchNames: where("french-name"),
    frenchStreets: where("french-street"),
    ruralStreets: where("french-rural", "french-street"),
  };
});

/** British Columbia is mostly mountains, and has street names neither of the sea nor of the plains. */
function groupOf(province: string): "coast" | "ontario" | "prairie" | "west" {
  if (province === "ON") return "ontario";
  if (province === "BC") return "west";
  return /^(?:AB|MB|NT|NU|SK|YT)$/.test(province) ? "prairie" : "coast";
}
