import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { isRoadTo } from "../shared/road-to.ts";
import { once } from "../shared/tables.ts";

/**
 * `12 High Street`, `Flat 3, 12 High Street`: the house number stands first, the flat before it. Low numbers are
 * commoner.
 */
export function street(rng: Rng, place: Place, area: Area): string {
  const { name, longest } = streetOf(rng, place, area);
  const number = int(rng, 1, int(rng, Math.min(12, longest), longest));
  const unit = int(rng, 0, 199);
  if (unit < 24) return `Flat ${1 + (unit >> 1)}, ${number} ${name}`;
  return `${number}${unit < 30 ? (unit < 27 ? "A" : "B") : ""} ${name}`;
}

interface Street {
  readonly name: string;
  /** The highest house number; closes and squares are short. */
  readonly longest: number;
}

/**
 * A street that suits the place: villages and towns have different ones, and a road named after a town is not within it.
 */
function streetOf(rng: Rng, place: Place, area: Area): Street {
  const table = tableOf(place, area);
  for (;;) {
    const street = sample(rng, table);
    if (!isRoadTo(place.city, street.name)) return street;
  }
}

/** Places with fewer inhabitants have village streets. */
const VILLAGE = 12_000;

function tableOf({ stateAbbreviation, population }: Place, area: Area): Weighted<Street> {
  const all = tables();
  if (stateAbbreviation === "WLS") return area.code.startsWith("LL") ? all.northWales() : all.southWales();
  const isVillage = population < VILLAGE;
  if (stateAbbreviation === "SCT") return isVillage ? all.scottishVillage() : all.scotland();
  if (stateAbbreviation === "NIR") return isVillage ? all.ulsterVillage() : all.northernIreland();
  return isVillage ? all.englishVillage() : all.england();
}

/** The tables of each part of the kingdom, each built at its first use. */
const tables = once(() => {
  const rows = loadTables("uk")("streets");
  const [kinds, names, weights] = [rows.texts("kind"), rows.texts("name"), rows.numbers("weight")];
  const of = (...own: readonly string[]): (() => Weighted<Street>) =>
    once(() => {
      const wanted = new Set(["any", ...own]);
      return weighted(
        Array.from({ length: rows.length }, (_, row) => row).filter((row) => wanted.has(kinds[row] ?? "")),
        (row) => weights[row] ?? 0,
        (row) => streetNamed(names[row] ?? ""),
      );
    });
  return {
    england: of("england"),
    englishVillage: of("england", "england-village"),
    scotland: of("scotland"),
    scottishVillage: of("scotland", "scotland-village"),
    southWales: of("wales", "wales-south"),
    northWales: of("wales", "wales-north"),
    northernIreland: of("northern-ireland"),
    ulsterVillage: of("northern-ireland", "northern-ireland-village"),
  };
});

/** Streets of these kinds are short; of the first, shortest. */
const shortest = / (?:Court|Mews|Paddock|Paddocks|Place|Row|Square|Spinney|Wynd|Orchard|Maltings|Moorings)$/;
const short =
  /^The (?!Avenue|Drive|Street|Broadway)| (?:Brae|Close|Gardens|Green|Grove|Oval|Rise|Terrace|Top|View|Walk|Way|Drive|Crescent)$/;

function streetNamed(name: string): Street {
  return { name, longest: shortest.test(name) ? 24 : short.test(name) ? 60 : 190 };
}
