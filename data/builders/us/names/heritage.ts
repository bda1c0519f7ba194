import { unitedStates as rowsOf } from "../../source-rows.ts";
import type { Names, Sex } from "./births.ts";

/** The names that a community has of its own. */
export interface Heritage {
  readonly community: string;
  /** The race whose American names its other members bear. */
  readonly base: "white" | "black" | "hispanic" | "asian";
  /** Share of those born in the band who bear a name of the community. */
  readonly share: (band: number) => number;
  readonly names: Names;
}

/** Years by which names of the elder have gone and names of the younger have come. */
const TURN = { from: 1955, to: 1985 };

/** The communities that have names of their own; the share of those who bear one is interpolated between three years. */
export function heritages(sex: Sex, bands: readonly number[]): readonly Heritage[] {
  return rowsOf("names/heritage").map((row) => {
    const community = row("community");
    const names = rowsOf("names/heritage-names")
      .filter((name) => name("community") === community && name("sex") === sex)
      .map((name) => [name("name"), bands.map((band) => Number(name("weight")) * part(name("born"), band))] as const);
    return { community, base: baseOf(row("base")), share: shareOf(row), names: new Map(names) };
  });
}

/** The part of a name's weight in a band, by whether its bearers were born early or late. */
function part(born: string, band: number): number {
  const turned = Math.min(1, Math.max(0, (band - TURN.from) / (TURN.to - TURN.from)));
  if (born === "early") return 1 - 0.9 * turned;
  return born === "late" ? 0.05 + 0.95 * turned : 1;
}

function shareOf(row: (column: string) => string): (band: number) => number {
  const [early = 0, middle = 0, late = 0] = ["1935", "1970", "2005"].map((year) => Number(row(year)));
  return (band) =>
    band < 1970 ? early + ((middle - early) * (band - 1935)) / 35 : middle + ((late - middle) * (band - 1970)) / 35;
}

function baseOf(race: string): Heritage["base"] {
  if (race === "white" || race === "black" || race === "hispanic" || race === "asian") return race;
  throw new RangeError(`${race} is no race`);
}
