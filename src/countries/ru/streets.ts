import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

/**
 * `ул. Ленина, д. 12, кв. 34`: street, house, sometimes its block (`к. 2`), and mostly a flat; the number stands last.
 * The kind stands before the name, also before an adjective (`пр-д Заводской`), and is shortened as the state address
 * register does: order 171н of the Ministry of Finance, 5 November 2015. A lane has small houses, seldom with flats, but
 * in Moscow and Saint Petersburg every address has a flat.
 */
export function street(rng: Rng, place: Place, { code }: Area): string {
  const text = streetName(rng, place, code);
  const lane = text.startsWith("пер.") || text.startsWith("пр-д");
  // The lesser of two numbers, so that low ones are commoner, because short streets have no high ones.
  const house = Math.min(int(rng, 1, lane ? 40 : 130), int(rng, 1, lane ? 40 : 130));
  const kind = int(rng, 0, 99);
  const flat = Math.min(int(rng, 1, 320), int(rng, 1, 240));
  const detached = chance(rng, place.population > 5_000_000 ? 0 : lane ? 0.6 : text.startsWith("ул.") ? 0.12 : 0);
  const address = `${text}, д. ${house}`;
  if (kind < 12 && !lane) return `${address}, к. ${1 + (kind & 1) + (kind === 11 ? 1 : 0)}, кв. ${flat}`;
  const lettered = kind < 20 ? `${address}${"абв"[kind % 3]}` : kind < 25 ? `${address}/${1 + (house % 9)}` : address;
  return detached ? lettered : `${lettered}, кв. ${lane ? 1 + (flat % 36) : flat}`;
}

/**
 * A street of the town: in the two capitals always one that the table lists for it, elsewhere more often the longer the
 * list.
 */
function streetName(rng: Rng, { city, population }: Place, postalCode: string): string {
  const { ofTowns, ofCities, own } = streets();
  const inTown = own.get(city);
  const known = inTown?.get(postalCode.slice(0, 3)) ?? inTown?.get("");
  if (known === undefined) return sample(rng, population > 200_000 ? ofCities : ofTowns);
  const common = population > 5_000_000 ? 0 : 20;
  return known[int(rng, 0, known.length + common - 1)] ?? sample(rng, ofTowns);
}

/** Kinds as the address register shortens them. */
const kinds: Readonly<Record<string, string>> = {
  avenue: "пр-кт",
  boulevard: "б-р",
  embankment: "наб.",
  highway: "ш.",
  lane: "пер.",
  passage: "пр-д",
  street: "ул.",
};

interface Streets {
  /** Streets that nearly every town has. */
  readonly ofTowns: Weighted<string>;
  /** These streets, and avenues and boulevards: every town of that size has some, small ones often have none. */
  readonly ofCities: Weighted<string>;
  /**
   * Streets of particular towns, by town. In the two capitals also by the first three digits of the postal index, which
   * are those of a part of the city; elsewhere under an empty text. Quays, highways and the avenues of small towns are
   * only here, because many towns have none.
   */
  readonly own: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const streets = once((): Streets => {
  const table = loadTables("ru")("streets");
  const [kindOf, places, names] = [table.texts("kind"), table.texts("place"), table.texts("toponym")];
  const postalCodes = table.texts("postal_code");
  const weights = table.numbers("weight");
  const text = (row: number): string => `${kinds[kindOf[row] ?? ""] ?? ""} ${names[row] ?? ""}`;
  const rowsOf = (...wanted: readonly string[]): readonly number[] =>
    [...places.keys()].filter((row) => wanted.includes(places[row] ?? ""));
  const mixOf = (rows: readonly number[]): Weighted<string> => weighted(rows, (row) => weights[row] ?? 0, text);
  const own = new Map<string, Map<string, string[]>>();
  for (const [row, place] of places.entries()) {
    if (place === "" || place === "cities") continue;
    const inTown = own.get(place) ?? new Map<string, string[]>();
    own.set(place, inTown);
    for (const part of (postalCodes[row] ?? "").split(" ")) inTown.set(part, [...(inTown.get(part) ?? []), text(row)]);
  }
  return { ofTowns: mixOf(rowsOf("")), ofCities: mixOf(rowsOf("", "cities")), own };
});
