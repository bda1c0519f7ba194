import type { Grid } from "../../tables/memory.ts";
import { sampleUnlike } from "../../tables/names.ts";
import type { Packer } from "../../tables/packer.ts";
import { below, entry, entry2, entry3, sampleName, share2 } from "../../tables/sampling.ts";
import type { Tables } from "../../tables/table.ts";
import { FAMILY, GIVEN, type NameRow } from "../name-row.ts";
import type { Communities } from "./communities.ts";
import type { NameGrids } from "./pack-names.ts";

/** By community: from which one people may borrow given names, and the share who do. */
export type Borrowing = Readonly<Record<"lenders" | "borrowers", Grid>>;

const YOUNGER = 1975;

/**
 * Packs the table `borrowed-given-names` (`community`, `from`, `kind`: `older` or `younger`, `share`). Throws
 * RangeError for an unknown lender.
 */
export function packBorrowing(
  packer: Packer,
  tables: Tables,
  { communities }: Pick<Communities, "communities">,
): Borrowing {
  const table = tables("borrowed-given-names");
  const [names, from, kinds] = ["community", "from", "kind"].map((column) => table.texts(column));
  const shares = table.numbers("share");
  const rowOf = (community: string, kind: string): number =>
    shares.findIndex((_, row) => names?.[row] === community && kinds?.[row] === kind);
  const lenderOf = (community: string): number => {
    const lender = communities.indexOf(from?.[rowOf(community, "older")] ?? community);
    if (lender === -1) throw new RangeError(`${community} borrows names of a community that does not exist`);
    return lender;
  };
  return {
    lenders: packer.by(communities, lenderOf),
    borrowers: packer.numbersByTwo(communities, ["older", "younger"], (name, kind) => shares[rowOf(name, kind)] ?? 0),
  };
}

export function nameBorrowing(
  { memory, rng, names, community, sex, band, year }: NameRow,
  { families, given, lenders, borrowers }: NameGrids & Borrowing,
): void {
  const family = sampleName(memory, entry2(memory, families, community, sex), rng.word(1));
  const borrows = below(rng.word(2), share2(memory, borrowers, community, isYoung(year) ? 1 : 0));
  const bearing = borrows ? entry(memory, lenders, community) : community;
  names[FAMILY] = family;
  names[GIVEN] = sampleUnlike(rng, memory, entry3(memory, given, bearing, sex, band), [3, 6, 7], family);
}

export function isYoung(year: number): boolean {
  return year >= YOUNGER;
}
