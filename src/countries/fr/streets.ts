import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once, perPlace } from "../shared/tables.ts";

/**
 * `12 rue de la République`, `3 bis avenue Jean Jaurès`: the number first, then the kind of street in lower case (as
 * La Poste and the Base Adresse Nationale write it). Low numbers are the commonest. Five words of the stream.
 */
export function street(rng: Rng, place: Place, { code }: Area): string {
  const { city, population } = place;
  const { own, common } = streets();
  const { ofTown, byCode } = ownOf(place);
  const known = (byCode ? own.get(code) : undefined) ?? ofTown;
  const usual = population < VILLAGE ? common.village : population < TOWN ? common.town : common.city;
  const share = known === undefined ? 0 : population > METROPOLIS ? 1 : 0.6;
  const isOwn = chance(rng, share);
  const name = sample(rng, isOwn && known !== undefined ? known : usual.names);
  const highest = short.test(name) ? SHORT : isOwn ? LONG : usual.highest;
  const number = int(rng, 1, int(rng, Math.min(8, highest), highest));
  const suffix = int(rng, 0, 99);
  // A road that is named after the town leads to it, and does not exist within it.
  const written = name.endsWith(city) && name.at(-city.length - 1) === " " ? "rue de la République" : name;
  return `${number}${suffix < 5 ? " bis" : suffix < 6 ? " ter" : ""} ${written}`;
}

/** The streets that the table has for a town, and whether it has them by postal code, as for arrondissements. */
const ownOf = perPlace(({ city, areas }) => {
  const { own } = streets();
  return { ofTown: own.get(city), byCode: areas.some(({ code }) => own.has(code)) };
});

/** Inhabitants from which a place has the streets of a town, those of a city, and only streets of its own. */
const VILLAGE = 4_000;
const TOWN = 40_000;
const METROPOLIS = 500_000;

/** The highest house numbers of short and of long streets. */
const SHORT = 32;
const LONG = 110;

const short = /^(?:place|allée|impasse|passage|square|ruelle|villa|lotissement|hameau) /;

interface Common {
  readonly names: Weighted<string>;
  readonly highest: number;
}

interface Streets {
  /** Streets of an arrondissement by its postal code, and of towns by their names. */
  readonly own: ReadonlyMap<string, Weighted<string>>;
  readonly common: Readonly<Record<"village" | "town" | "city", Common>>;
}

const streets = once((): Streets => {
  const table = loadTables("fr")("streets");
  const [kinds, places, names] = ["kind", "place", "name"].map((column) => table.texts(column));
  const weights = table.numbers("weight");
  const listOf = (rows: readonly number[]): Weighted<string> =>
    weighted(
      rows,
      (row) => weights[row] ?? 0,
      (row) => names?.[row] ?? "",
    );
  const rows = Array.from({ length: table.length }, (_, row) => row);
  const ofKind = (kind: string): Weighted<string> => listOf(rows.filter((row) => kinds?.[row] === kind));
  const own = Map.groupBy(
    rows.filter((row) => kinds?.[row] === "own"),
    (row) => places?.[row] ?? "",
  );
  return {
    own: new Map([...own].map(([place, list]) => [place, listOf(list)])),
    common: {
      village: { names: ofKind("village"), highest: 45 },
      town: { names: ofKind("town"), highest: 90 },
      city: { names: ofKind("city"), highest: 160 },
    },
  };
});
