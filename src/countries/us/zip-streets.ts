import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { perKey, perPlace, type Tables } from "../shared/tables.ts";

/** A street in a postal code, with its first and last house number there. */
interface ZipStreet {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Whether the number is that of the cross street, a hyphen and that of the house. */
  readonly isHyphenated: boolean;
}

/** Long streets are sampled more often, up to this number of houses. */
const LONG = 900;

/** Finds the streets of a postal code of a place; undefined where the table has none. */
export function zipStreetsOf(tables: Tables): (place: Place, code: string) => Weighted<ZipStreet> | undefined {
  const table = tables("zip-streets");
  const codes = table.texts("postal_code");
  const [names, kinds, firsts, lasts] = [
    table.texts("street"),
    table.texts("kind"),
    table.numbers("first"),
    table.numbers("last"),
  ];
  // The table is sorted, so the streets of a code are consecutive rows.
  const firstRows = new Map<string, number>();
  let before = "";
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? "";
    if (code !== before) firstRows.set(code, row);
    before = code;
  }
  const ofCode = perKey((code): Weighted<ZipStreet> => {
    const streets: ZipStreet[] = [];
    for (let row = firstRows.get(code) ?? 0; codes[row] === code; row++) {
      const isHyphenated = kinds[row] === "hyphenated";
      streets.push({ name: names[row] ?? "", first: firsts[row] ?? 1, last: lasts[row] ?? 1, isHyphenated });
    }
    return weighted(streets, weightOf);
  });
  // Six cities have such streets.
  const codesOf = perPlace(({ areas }) => (areas.some(({ code }) => firstRows.has(code)) ? firstRows : none));
  return (place, code) => (codesOf(place).has(code) ? ofCode(code) : undefined);
}

const none: ReadonlyMap<string, number> = new Map();

function weightOf({ first, last, isHyphenated }: ZipStreet): number {
  return isHyphenated ? Math.min(last - first + 1, 15) : Math.min(last - first + 1, LONG);
}

export function zipStreet(rng: Rng, streets: Weighted<ZipStreet>): string {
  const { name, first, last, isHyphenated } = sample(rng, streets);
  const number = int(rng, first, last);
  return isHyphenated ? `${number}-${decimal(int(rng, 1, 59), 2)} ${name}` : `${number} ${name}`;
}
