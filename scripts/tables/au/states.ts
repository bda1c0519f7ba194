import type { Tsv } from "../tsv.ts";

/** Australian Bureau of Statistics, census of 2021, CC BY 4.0. */
export function states(): Tsv {
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: [
      ["ACT", "Australian Capital Territory", "AU-ACT", "454499", "Australia/Sydney"],
      ["NSW", "New South Wales", "AU-NSW", "8072163", "Australia/Sydney"],
      ["NT", "Northern Territory", "AU-NT", "232605", "Australia/Darwin"],
      ["QLD", "Queensland", "AU-QLD", "5156138", "Australia/Brisbane"],
      ["SA", "South Australia", "AU-SA", "1781516", "Australia/Adelaide"],
      ["TAS", "Tasmania", "AU-TAS", "557571", "Australia/Hobart"],
      ["VIC", "Victoria", "AU-VIC", "6503491", "Australia/Melbourne"],
      ["WA", "Western Australia", "AU-WA", "2660026", "Australia/Perth"],
    ],
  };
}
