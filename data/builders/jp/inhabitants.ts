import { readData } from "./data.ts";
import type { Delivery } from "./delivery.ts";
import { comparable } from "./quarter-names.ts";

/** A quarter with its postal code. */
export interface Quarter extends Omit<Delivery, "quarter"> {
  /** Without the ward and, in Kyoto, the streets. */
  readonly name: string;
  /** The part of an address between the municipality and the numbers; empty in villages without quarters. */
  readonly locality: string;
  /** The 丁目 there are (`1-4`); empty where lots are numbered throughout. */
  readonly chome: string;
  /** An estimate. */
  readonly inhabitants: number;
}

/**
 * The quarters of a municipality with estimates of their inhabitants, because there is no open count of them: those of
 * `quarter-inhabitants.tsv` have theirs, and the others share the rest by size, less where companies have postal codes of
 * their own. `companies` counts these by municipality and quarter.
 */
export function inhabited(quarters: readonly Quarter[], companies: ReadonlyMap<string, number>): readonly Quarter[] {
  const variants = Map.groupBy(quarters, ({ code, name }) => code + name);
  const sized = quarters.map((quarter) => {
    const key = `${quarter.municipality.code} ${comparable(quarter.name)}`;
    const size = sizeOf(quarter);
    const offices = companies.get(key) ?? 0;
    // A quarter of Kyoto is listed once for each street that it lies on.
    const share = 1 / (variants.get(quarter.code + quarter.name)?.length ?? 1);
    return { quarter, size: (share * size) / (1 + offices / (5 * size)), people: known.get(key) };
  });
  const population = quarters[0]?.municipality.population ?? 0;
  const rest = sized.reduce((sum, { people = 0 }) => sum - people, population);
  const total = sized.reduce((sum, { size, people }) => sum + (people === undefined ? size : 0), 0);
  return sized.map(({ quarter, size, people }) => ({
    ...quarter,
    inhabitants: Math.max(1, Math.round(people ?? (rest * size) / total)),
  }));
}

const known: ReadonlyMap<string, number> = new Map(
  readData("quarter-inhabitants", ["municipality", "quarter", "population"]).map(
    ({ municipality, quarter, population }) => [`${municipality} ${quarter}`, Number(population)],
  ),
);

/**
 * Inhabitants relative to one 丁目. The more 丁目 a quarter has, the smaller is each; a 町 without any is a small one, and
 * so are 丁目 in Kyoto.
 */
function sizeOf({ name, chome, municipality }: Quarter): number {
  if (chome === "") return name.endsWith("町") ? 0.5 : 0.7;
  const [from = 1, to = from] = chome.split("-").map(Number);
  return municipality.city === "京都市" ? 0.7 * Math.sqrt(to - from + 1) : (to - from + 1) ** 0.8;
}
