import type { PhonePlan } from "../shared/places.ts";

/** Numbers for drama by area code. */
const drama: ReadonlyMap<string, string> = new Map([
  ...["113", "114", "115", "116", "117", "118"].map((code) => [code, `+44 ${code} 496 0###`] as const),
  ...["121", "131", "141", "151", "161"].map((code) => [code, `+44 ${code} 496 0###`] as const),
  ["191", "+44 191 498 0###"],
  ["20", "+44 20 7946 0###"],
  ["28", "+44 28 9649 6###"],
  ["29", "+44 29 2018 0###"],
]);

/** libphonenumber does not know the block of Nottingham. */
const refused = "115";

/** A cell is the area code of the place. Most have no numbers for drama, and use those that belong to no area. */
export const phonePlan: PhonePlan = {
  reserved: (code) => [drama.get(code) ?? "+44 1632 960###"],
  never_issued: () => ["+44 1632 ######"],
  mobile: () => ["+44 7700 900###"],
  valid: (code) => [(code === refused ? undefined : drama.get(code)) ?? "+44 3069 990###"],
};
