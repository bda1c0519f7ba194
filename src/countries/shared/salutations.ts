import type { Titles, Union } from "../customs.ts";
import type { ShareByAge } from "../families.ts";
import { shareAt } from "./share-by-age.ts";

interface Woman {
  readonly age: number;
  /** Undefined where unknown: the share of her age that has married counts then. */
  readonly union: Union | undefined;
  readonly place: number;
}

/** Percent of women who have married and live without a husband, by age: estimates. */
const WITHOUT_HUSBAND: ShareByAge = [
  [25, 8],
  [45, 18],
  [65, 40],
  [80, 70],
];

export function titleOf(titles: Titles, woman: Woman): string | undefined {
  const { miss, mrs, mrsWithOwnName } = titles;
  const { age, union, place } = woman;
  const single = singleShare(titles, woman);
  const ofMarried = union === "kept" ? (mrsWithOwnName ?? mrs?.[1]) : mrs?.[1];
  if (mrs !== undefined && ofMarried !== undefined && place < (1 - single) * shareAt(ofMarried, age)) return mrs[0];
  return miss !== undefined && place >= 1 - single * shareAt(miss[1], age) ? miss[0] : undefined;
}

/** The share of women like her who are addressed as unmarried. */
function singleShare({ unmarried, partnersToo }: Titles, { age, union }: Woman): number {
  const never = shareAt(unmarried, age);
  switch (union) {
    case undefined:
      return never;
    case "alone":
      return never / (never + (1 - never) * shareAt(WITHOUT_HUSBAND, age));
    case "partner":
      return partnersToo === true ? 0 : 1;
    case "none":
      return 1;
    default:
      return 0;
  }
}
