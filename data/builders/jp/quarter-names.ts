import { readData } from "./data.ts";
import type { Municipality } from "./municipalities.ts";

/**
 * Whether a quarter has a short name in the usual characters that is not the name of a building, an airport or a harbour.
 * Digits are those of the squares and lines of Hokkaido: `末広4条`, `東34条北`, `上戸蔦線`.
 */
export function isUsual(quarter: string): boolean {
  return (
    quarter !== "" &&
    quarter.length <= 10 &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー\d]+$/u.test(quarter) &&
    !/\d(?!\d*(?:条|線|号|区|番町|地割|丁))|空港|埠頭|ふ頭|番地|無番|官有|宮内庁|皇居|御所$|御苑$|駐屯地|入会|入合|ビル|タワー|以下|一円$|^久多|^\d+丁目$/.test(
      quarter,
    )
  );
}

/** Whether a quarter does not consist of government, offices, harbours, factories and warehouses alone. */
export function isInhabited({ prefecture, city, ward }: Municipality, quarter: string): boolean {
  const empty = workplaces.get(prefecture + city);
  return (
    !/築港|臨海|新港|流通|工業|産業|木材|卸|問屋|中央市場|公園$|庭園$|大学|大阪城|試験場|演習場|競馬場|鉄工団地|機械団地/.test(
      quarter,
    ) &&
    empty?.has(quarter) !== true &&
    empty?.has(ward + quarter) !== true
  );
}

const workplaces: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readData("workplaces", ["prefecture", "city", "quarters"]).map(({ prefecture, city, quarters }) => [
    prefecture + city,
    new Set(quarters.split(" ")),
  ]),
);

/** A name in one spelling for comparing lists: kanji for numbers before 条, 線, 号, 区 and 丁 become digits. */
export function comparable(quarter: string): string {
  return quarter
    .normalize("NFKC")
    .replace(/^(?:大字|字)/, "")
    .replaceAll("ヶ", "ケ")
    .replace(/[一二三四五六七八九十]+(?=[条線号区丁])/g, (kanji) => String(numberOf(kanji)));
}

/** 1 to 99. */
function numberOf(kanji: string): number {
  const [tens = "", units = ""] = kanji.includes("十") ? kanji.split("十") : ["〇", kanji];
  const digit = (text: string, empty: number): number => (text === "" ? empty : "〇一二三四五六七八九".indexOf(text));
  return 10 * digit(tens, 1) + digit(units, 0);
}
