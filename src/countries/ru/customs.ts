import type { Customs } from "../customs.ts";
import { inPassport } from "./romanise.ts";

export const customs: Customs = {
  alpha2: "RU",
  salutation: { male: "г-н", female: "г-жа" },
  latin: inPassport,
  envelope: ({ name, street, city, state, zip }) => [name, street, ...new Set([city, state]), zip],
  source: "Почта России, правила оформления адреса; приказ МИД России № 4271 (2020), ICAO Doc 9303 part 3",
};
