import { kingdom as rowsOf } from "../source-rows.ts";

/** A postcode district. */
export interface District {
  readonly code: string;
  /** Its letters, the postcode area. */
  readonly area: string;
  readonly town: string;
  readonly nation: string;
  /** Inhabitants, those of the census of 2011 times the growth of the region to 2021. */
  readonly population: number;
  readonly localities: readonly string[];
}

/** ONS, NRS and NISRA, censuses of 2011 and 2021 (Scotland 2022), in thousands. */
const growth: Readonly<Record<string, readonly [from: number, to: number]>> = {
  NE: [2597, 2647],
  NW: [7052, 7417],
  YH: [5284, 5481],
  EM: [4533, 4880],
  WM: [5602, 5951],
  EE: [5847, 6335],
  LN: [8174, 8800],
  SE: [8635, 9278],
  SW: [5289, 5701],
  WLS: [3063, 3108],
  SCT: [5295, 5437],
  NIR: [1811, 1903],
};

/**
 * Districts that reach far into another part of the kingdom (Saltney, Hay-on-Wye, Cornhill, Berwick), or have no
 * streets.
 */
const leftOut = new Set(["CH4", "HR3", "TD12", "TD15", "M60"]);

/** Districts that two post towns share (Wikipedia's list of postcode districts, "shared"). */
export const shared = new Set(
  ("EH14 GL7 HP22 HX1 IP21 KY11 LL18 LL31 M3 NP7 OL16 RG28 SO40 SS1 SY23 TN2 " + "WN8 WV1").split(" "),
);

export function districts(): readonly District[] {
  return rowsOf("districts")
    .filter((row) => !leftOut.has(row("district")))
    .map((row) => {
      const region = row("region");
      const [from, to] = growth[region] ?? [1, 1];
      return {
        code: row("district"),
        area: /^[A-Z]+/.exec(row("district"))?.[0] ?? "",
        town: tidy(row("post_town")),
        nation: /^(?:WLS|SCT|NIR)$/.test(region) ? region : "ENG",
        population: (Number(row("population")) * to) / from,
        localities: row("localities") === "" ? [] : row("localities").split("; ").map(tidy),
      };
    });
}

/** `St. Asaph` is written `St Asaph`, and small words inside a name with small letters. */
function tidy(name: string): string {
  return name
    .replace(/\bSt\. /g, "St ")
    .replace(/(?<=[ -])(?:And|At|By|In|Le|Of|On|Super|The|Under|Upon|With|Y|Yr|Yn)(?=[ -])/g, (word) =>
      word.toLowerCase(),
    );
}
