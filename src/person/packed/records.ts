/** The integers of a place's record: 64 bytes, a cache line. */
export const placeRecord = {
  size: 16,
  city: 0,
  cityLength: 1,
  state: 2,
  stateLength: 3,
  abbreviation: 4,
  abbreviationLength: 5,
  areas: 6,
  areaCount: 7,
  /** Lists of telephone numbers, in the order of the ranges. */
  phones: 8,
  stateNumber: 12,
  mix: 13,
  region: 14,
  /** Where the lists of each of its areas are; 0 if all have the place's. */
  areaPhones: 15,
} as const;

/**
 * The integers of an area's record: its slot of the alias table of the place's areas, its code (a place if it has more
 * than eight bytes), its locality, the lines of its streets, and the first and last house number in the upper and the
 * lower half.
 */
export const areaRecord = {
  size: 8,
  slot: 0,
  values: 1,
  code: 2,
  codeLength: 4,
  locality: 5,
  lines: 6,
  numbers: 7,
} as const;
