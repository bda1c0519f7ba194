import type { FamilyCustoms } from "../countries/families.ts";
import type { Rng } from "../random/rng.ts";
import { sample, weighted } from "../random/weighted.ts";

export type HouseholdKind = keyof FamilyCustoms["kinds"];

export const householdKinds: readonly HouseholdKind[] = ["single", "couple", "family", "multigeneration", "shared"];

/** How many adults a household of a kind has. */
export const sizes: Readonly<Record<HouseholdKind, { readonly min: number; readonly max: number }>> = {
  single: { min: 1, max: 1 },
  couple: { min: 2, max: 2 },
  family: { min: 2, max: 8 },
  multigeneration: { min: 3, max: 8 },
  shared: { min: 2, max: 8 },
};

/** Weights of the sizes from the smallest on, where none is asked for: estimates after the censuses of adults at home. */
const usualSizes: Readonly<Record<HouseholdKind, readonly number[]>> = {
  single: [1],
  couple: [1],
  family: [24, 50, 20, 5, 1],
  multigeneration: [45, 35, 14, 5, 1],
  shared: [62, 24, 10, 3, 1],
};

/** Kind and size: those that are asked for, else by the country's shares among those that fit. One or two words. */
export function drawKind(
  rng: Rng,
  { kinds }: FamilyCustoms,
  asked: { readonly kind: HouseholdKind | undefined; readonly size: number | undefined },
): { readonly kind: HouseholdKind; readonly size: number } {
  const possible = householdKinds.filter(
    (kind) => asked.size === undefined || (asked.size >= sizes[kind].min && asked.size <= sizes[kind].max),
  );
  const word = weighted(possible, (kind) => kinds[kind]);
  const drawn = sample(rng, word);
  const kind = asked.kind ?? drawn;
  const weights = usualSizes[kind];
  const usual = sample(
    rng,
    weighted([...weights.keys()], (at) => weights[at] ?? 0),
  );
  return { kind, size: asked.size ?? sizes[kind].min + usual };
}
