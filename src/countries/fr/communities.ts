import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import type { NameTable } from "../shared/name-table.ts";
import { birthBands, familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perKey } from "../shared/tables.ts";

/** People whose names are of one origin. Tables are built when they are first needed. */
export interface Community {
  readonly families: () => NameTable;
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  /** The probability that the given name is of the community too; else it is French. */
  readonly given: number;
}

/** Communities of those born in one band of years. */
interface Band {
  /** Their share of the whole country's people, 0 to 1. */
  readonly share: number;
  readonly communities: Weighted<Community>;
}

const givenTable = once(() => loadTables("fr")("given-names"));
const familyTable = once(() => loadTables("fr")("family-names"));

/** French names, and those of the provinces' given names. */
export const named: (community: string) => Community = perKey((community) => {
  const of = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), community, sex, latinMail));
  return {
    families: once(() => familyNamesOf(familyTable(), community, latinMail)),
    women: of("f"),
    men: of("m"),
    given: 1,
  };
});

/** The community of a person born that year, or undefined for a French family; `abroad` multiplies the shares. Two words. */
export function communityFrom(rng: Rng, birthYear: number, abroad: number): Community | undefined {
  const index = Math.floor((birthYear - birthBands[0]) / 5);
  const band = bands()[Math.min(birthBands.length - 1, Math.max(0, index))];
  const isFrom = rng.next() < (band?.share ?? 0) * abroad * 2 ** 32;
  if (band === undefined || !isFrom) {
    rng.next();
    return undefined;
  }
  return sample(rng, band.communities);
}

const bands = once((): readonly Band[] => {
  const table = loadTables("fr")("communities");
  const given = table.numbers("given");
  const communities = table.texts("community").map((name, row) => ({ ...named(name), given: given[row] ?? 0 }));
  return birthBands.map((year) => {
    const perMille = table.numbers(String(year));
    const rows = communities.map((_, row) => row);
    return {
      share: perMille.reduce((sum, share) => sum + share, 0) / 1_000,
      communities: weighted(
        rows,
        (row) => perMille[row] ?? 0,
        (row) => communities[row] ?? named("french"),
      ),
    };
  });
});
