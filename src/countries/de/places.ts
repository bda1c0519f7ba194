import type { PlaceRow, States } from "../place-table.ts";

export const states: States = {
  BE: "Berlin",
  BY: "Bayern",
};

// biome-ignore format: one town a line
export const rows: readonly PlaceRow[] = [
  ["Berlin", "BE", 3677472, "+49 30 23125 ###", "10115;10117;10119;10178"],
  ["München", "BY", 1487708, "+49 89 99998 ###", "80331;80333;80335;80469"],
  ["Nürnberg", "BY", 510632, "+49 171 39200 ##|+49 176 040690 ##", "90402;90403;90408"],
];
