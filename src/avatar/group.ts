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

export const isGroup = (text: string): text is Group => groups.some((group) => group === text);
