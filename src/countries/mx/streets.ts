import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

/**
 * `Av. Juárez 123, Col. Roma Norte`, `Calle 5 de Mayo 45 Int. 3, Col. Centro`: street, exterior number, interior number
 * where there is one, colonia. Yucatán and Puebla number their streets (`Calle 60 No. 491 x 57 y 59, Col. Centro`,
 * `Calle 11 Sur 1504, Col. El Carmen`).
 */
export function street(rng: Rng, place: Place, area: Area): string {
  const { locality } = area;
  return `${line(rng, place)}, ${ownKind.test(locality) ? "" : "Col. "}${locality}`;
}

/** Cancún is laid out in superblocks, the centre of the north is a zone, old quarters are barrios: none is a colonia. */
const ownKind = /^(?:Zona|Supermanzana|Barrio|Sector|Unidad Habitacional) /;

/** The small towns in the mountains of Puebla name their streets. */
function line(rng: Rng, place: Place): string {
  if (place.stateAbbreviation === "YUC" && chance(rng, 0.9)) return yucatan(rng);
  if (place.stateAbbreviation === "PUE" && place.population > 80_000 && chance(rng, 0.5)) return puebla(rng);
  return named(rng, place) + interior(rng, place);
}

/** House numbers are low more often than high, and higher along avenues. */
function named(rng: Rng, place: Place): string {
  const { everywhere, capital } = kinds();
  const { names, longest } = sample(rng, place.stateAbbreviation === "CMX" ? capital : everywhere);
  return `${sample(rng, names)} ${lowNumber(rng, place.population < 40_000 ? Math.min(longest, 400) : longest)}`;
}

function lowNumber(rng: Rng, longest: number): number {
  return Math.min(int(rng, 1, longest), int(rng, 1, longest));
}

/** Flats are commoner in larger towns. */
function interior(rng: Rng, place: Place): string {
  const share = place.population > 1_000_000 ? 0.3 : place.population > 300_000 ? 0.16 : 0.06;
  if (!chance(rng, share)) return "";
  switch (int(rng, 0, 5)) {
    case 0:
      return ` Int. ${"ABCDEF".charAt(int(rng, 0, 5))}`;
    case 1:
    case 2:
      return ` Depto. ${int(rng, 1, 6)}0${int(rng, 1, 4)}`;
    default:
      return ` Int. ${int(rng, 1, 14)}`;
  }
}

/** Even streets run north to south, odd ones east to west, so a house stands between two of the other kind. */
function yucatan(rng: Rng): string {
  const number = int(rng, 15, 84);
  const corner = int(rng, 10, 44) * 2 + (number % 2 === 0 ? 1 : 0);
  return `Calle ${number} No. ${int(rng, 90, 620)} x ${corner} y ${corner + 2}`;
}

/** Streets (norte, sur) are even east of the centre and odd west of it; avenues (oriente, poniente) even in the north. */
function puebla(rng: Rng): string {
  const number = int(rng, 2, 37);
  const block = int(rng, 1, 38) * 100 + int(rng, 1, 30);
  const north = chance(rng, 0.5);
  if (chance(rng, 0.5)) return `Calle ${number} ${north ? "Norte" : "Sur"} ${block}`;
  const avenue = number - (number % 2) + (north ? 0 : 1);
  return `Av. ${avenue} ${chance(rng, 0.5) ? "Oriente" : "Poniente"} ${block}`;
}

/** Kinds of streets, how often each is sampled, and how high its numbers go; its names with their kind are in the table. */
const kindRows = [
  { kind: "calle", share: 46, longest: 620 },
  { kind: "avenida", share: 26, longest: 2_400 },
  { kind: "boulevard", share: 8, longest: 3_600 },
  { kind: "privada", share: 7, longest: 60 },
  { kind: "calzada", share: 3, longest: 1_400 },
  { kind: "prolongacion", share: 4, longest: 1_800 },
  { kind: "cerrada", share: 3, longest: 45 },
  { kind: "andador", share: 2, longest: 80 },
  { kind: "circuito", share: 1, longest: 300 },
] as const;

interface Kind {
  readonly kind: string;
  readonly names: Weighted<string>;
  readonly longest: number;
}

interface Kinds {
  readonly everywhere: Weighted<Kind>;
  /** The capital has avenues, calzadas and ejes where other cities have boulevards. */
  readonly capital: Weighted<Kind>;
}

const kinds = once((): Kinds => {
  const table = loadTables("mx")("streets");
  const names = table.texts("name");
  const weights = table.numbers("weight");
  const rows = Map.groupBy(table.texts("kind").keys(), (row) => table.texts("kind")[row] ?? "");
  const list = kindRows.map(({ kind, share, longest }) => {
    const named = weighted(
      rows.get(kind) ?? [],
      (row) => weights[row] ?? 0,
      (row) => names[row] ?? "",
    );
    return { kind, names: named, longest, share };
  });
  const mix = (kept: typeof list): Weighted<Kind> => weighted(kept, ({ share }) => share);
  return { everywhere: mix(list), capital: mix(list.filter(({ kind }) => kind !== "boulevard")) };
});
