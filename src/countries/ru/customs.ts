import type { Customs } from "../customs.ts";
import { inPassport } from "./romanise.ts";

export const customs: Customs = {
  alpha2: "RU",
  salutation: { male: "г-н", female: "г-жа" },
  latin: inPassport,
  exonyms: [
    ["Moscow", "Москва"],
    ["Saint Petersburg", "Санкт-Петербург"],
    ["St. Petersburg", "Санкт-Петербург"],
    ["Nizhny Novgorod", "Нижний Новгород"],
  ],
  envelope: ({ name, street, city, state, zip }) => [name, street, ...new Set([city, state]), zip],
  source: "Почта России, правила оформления адреса; приказ МИД России № 4271 (2020), ICAO Doc 9303 part 3",
};
