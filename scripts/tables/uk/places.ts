import type { Tsv } from "../tsv.ts";
import { diallingCodes } from "./dialling.ts";
import { type District, districts } from "./districts.ts";
import type { Point } from "./gazetteer.ts";
import { settlements } from "./settlements.ts";

/** A place with its inhabitants in each district. */
export interface Town {
  readonly name: string;
  readonly nation: string;
  readonly point: Point | undefined;
  readonly shares: ReadonlyMap<District, number>;
}

/** Smaller places are left out. */
const SMALLEST = 600;

/**
 * Post towns and the villages and suburbs within their districts. Of places of the same name in one part of the kingdom
 * only the largest is kept, because a city and its state must tell one place.
 */
export function places(): Tsv {
  const codeOf = diallingCodes();
  const rows = distinct(settlements(districts()).filter((town) => inhabitants(town) >= SMALLEST)).map((town) => {
    const shares = [...town.shares].filter(([, people]) => people >= 1).sort(([, one], [, other]) => other - one);
    const total = inhabitants(town);
    const areas = shares
      .filter(([, people], index) => index === 0 || people >= total / 5_000)
      .map(([{ code }, people]) => `${code}*${Math.max(1, Math.round(people))}`)
      .sort();
    return [
      town.name,
      town.nation,
      String(Math.round(total)),
      codeOf(shares.map(([{ code }]) => code)),
      areas.join(";"),
    ];
  });
  return { header: ["city", "state", "population", "phones", "areas"], rows };
}

function inhabitants({ shares }: Town): number {
  let sum = 0;
  for (const people of shares.values()) sum += people;
  return sum;
}

function distinct(towns: readonly Town[]): readonly Town[] {
  const kept = new Map<string, Town>();
  for (const town of towns) {
    const key = `${town.name} ${town.nation}`;
    const other = kept.get(key);
    if (other === undefined || inhabitants(other) < inhabitants(town)) kept.set(key, town);
  }
  return [...kept.values()];
}
