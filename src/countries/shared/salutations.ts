import type { Titles, Union } from "../customs.ts";
import { shareAt } from "./share-by-age.ts";

interface Woman {
  readonly age: number;
  /** Undefined where unknown: the share of her age that has married counts then. */
  readonly union: Union | undefined;
  readonly place: number;
}

export function titleOf(
  { unmarried, miss, mrs, partnersToo }: Titles,
  { age, union, place }: Woman,
): string | undefined {
  const isMarried = union === "married" || (partnersToo === true && union === "partner");
  const single = union === undefined ? shareAt(unmarried, age) : isMarried ? 0 : 1;
  if (mrs !== undefined && place < (1 - single) * shareAt(mrs[1], age)) return mrs[0];
  return miss !== undefined && place >= 1 - single * shareAt(miss[1], age) ? miss[0] : undefined;
}
