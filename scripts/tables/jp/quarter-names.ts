import { readTsv } from "../read-tsv.ts";

/**
 * Whether a quarter has a short name in the usual characters that is not the name of a building, an airport or a harbour.
 * 久多, the corner of 京都市 that is served from the next prefecture, is excluded.
 */
export function isUsual(quarter: string): boolean {
  return (
    quarter !== "" &&
    quarter.length <= 7 &&
    /^[\p{Script=Han}\p{Script=Hiragana}ケヶノツ々\d]+$/u.test(quarter) &&
    !/\d(?!.*条$)|空港|埠頭|ふ頭|一円|番地|地割|無番|官有|宮内庁|皇居|御所|駐屯地|団地|^久多/.test(quarter)
  );
}

/** Whether a quarter does not consist of government, offices, harbours, factories and warehouses alone. */
export function isInhabited(city: string, quarter: string): boolean {
  return (
    !/築港|臨海|港$|新港|海岸$|海岸通|海岸町|流通|工業|産業|木材|卸|問屋|市場$|公園$|大学|大阪城|試験場|演習場|競馬場/.test(
      quarter,
    ) && !workplaces.get(city)?.includes(quarter)
  );
}

const workplaces: ReadonlyMap<string, readonly string[]> = new Map(
  readTsv(new URL("workplaces.tsv", import.meta.url), 2).map(([city = "", quarters = ""]) => [
    city,
    quarters.split(" "),
  ]),
);
