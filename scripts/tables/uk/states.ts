import type { Tsv } from "../tsv.ts";

/** ONS and NISRA, census of 2021; NRS, census of 2022: Office for National Statistics, Open Government Licence 3.0. */
export function states(): Tsv {
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: [
      ["ENG", "England", "GB-ENG", "56490000", "Europe/London"],
      ["NIR", "Northern Ireland", "GB-NIR", "1903100", "Europe/London"],
      ["SCT", "Scotland", "GB-SCT", "5436600", "Europe/London"],
      ["WLS", "Wales", "GB-WLS", "3107500", "Europe/London"],
    ],
  };
}
