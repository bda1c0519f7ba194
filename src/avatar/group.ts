/** Who an avatar shows: a sex and a band of ages. */
export const groups = [
  "female-young",
  "female-adult",
  "female-senior",
  "male-young",
  "male-adult",
  "male-senior",
] as const;

export type Group = (typeof groups)[number];

/** Every group has the numbers 0 to one less than this. */
export const AVATARS_PER_GROUP = 1_000;

export const isGroup = (text: string): text is Group => groups.some((group) => group === text);
