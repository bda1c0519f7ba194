import { chance, int, pick } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";

/**
 * Quarter and numbers from large to small: `西新宿2-8-1` (丁目-番-号), in a quarter that is a 町 or lies in the country
 * `中区山下町279-3` (番地 and its part); about a third lives in a named building, `西新宿2-8-1 メゾン桜 203`.
 */
export function street(rng: Rng, place: Place, { locality }: Area): string {
  const address = hasBlocks(locality, place.city, place.population) ? blockNumber(rng) : lotNumber(rng);
  return locality + address + (chance(rng, 0.35) ? ` ${apartment(rng)}` : "");
}

/**
 * Whether a quarter is written with 丁目: by rule of thumb not where its name ends in 町, and outside the larger towns
 * only where the name tells of planned streets. The table of places holds no quarter known to be otherwise.
 */
export function hasBlocks(locality: string, city: string, population: number): boolean {
  const last = locality.slice(-1);
  return last !== "町" && (population > 100_000 || city.endsWith("区") || planned.includes(last));
}

const planned = "東西南北央台丘条通";

function blockNumber(rng: Rng): string {
  return `${low(rng, 6)}-${low(rng, 32)}-${low(rng, 30)}`;
}

function lotNumber(rng: Rng): string {
  const lot = low(rng, 1_600);
  return chance(rng, 0.7) ? `${lot}-${low(rng, 24)}` : String(lot);
}

/** 1 to `max`, the lower the likelier. */
function low(rng: Rng, max: number): number {
  return Math.min(int(rng, 1, max), int(rng, 1, max));
}

/** The name of the building and the room: storey, then 01 to 08. */
function apartment(rng: Rng): string {
  const tall = chance(rng, 0.45);
  const name = pick(rng, tall ? tallBuildings : lowBuildings);
  const storey = tall ? int(rng, 1, 12) : int(rng, 1, 2);
  return `${name} ${storey}0${int(rng, 1, 8)}`;
}

/** Wooden or light steel houses of two storeys. */
// biome-ignore format: a list of names
const lowBuildings = [
  "コーポ桜", "コーポ若葉", "コーポ田中", "コーポ山田", "コーポ松本", "コーポみどり", "コーポ光", "コーポひまわり",
  "コーポ富士", "コーポ栄", "グリーンコーポ", "サンコーポ", "ハイツ若葉", "ハイツ桜", "ハイツ青葉", "ハイツ鈴木",
  "ハイツ中村", "ハイツすみれ", "ハイツ松風", "ハイツ旭", "サンハイツ", "グリーンハイツ", "ホワイトハイツ", "ニューハイツ",
  "メゾン桜", "メゾン若葉", "メゾン青葉", "メゾンすみれ", "メゾン佐藤", "メゾン小林", "メゾンソレイユ", "メゾンドール",
  "プチメゾン", "ハイム桜", "ハイム青葉", "サンハイム", "グリーンハイム", "フラワーハイム", "さくら荘", "若葉荘",
  "みどり荘", "富士見荘", "松風荘", "旭荘", "寿荘", "青葉荘", "ひかり荘", "シャトレ若葉", "カーサ桜", "カーサフローラ",
  "カーサ青葉", "ヴィラ青葉", "ヴィラ桜", "ヴィラフローラ", "ドミール若葉", "ドミール桜", "フローラル", "フローラ桜",
  "エステート若葉", "サニーハウス", "グリーンハウス", "サンフラワー", "リバーサイドハイツ", "ガーデンハイツ",
  "パークハイツ", "スカイハイツ", "コーポラス若葉", "タウニー桜", "ラフォーレ青葉", "ルミエール", "ベルメゾン", "シャルム",
] as const;

/** Concrete houses of several storeys. */
// biome-ignore format: a list of names
const tallBuildings = [
  "サンマンション", "グリーンマンション", "桜マンション", "若葉マンション", "青葉マンション", "富士マンション",
  "中央マンション", "駅前マンション", "第一マンション", "第二マンション", "パークマンション", "ロイヤルマンション",
  "シティマンション", "スカイマンション", "田中マンション", "鈴木マンション", "山本マンション", "加藤マンション",
  "レジデンス桜", "レジデンス青葉", "レジデンス若葉", "レジデンス中央", "パークレジデンス", "グランドレジデンス",
  "リバーサイドマンション", "エクセル中央", "サンパレス", "グリーンパレス", "ロイヤルパレス", "スカイパレス",
  "グランパレス", "コスモ中央", "ステージ中央", "メゾン中央", "メゾングラン", "シャトー青葉", "シャトー桜", "シャトー中央",
  "グランコート", "サンコート", "パークコート青葉", "グリーンコート", "ガーデンコート", "コート若葉", "プラザ中央",
  "サンプラザ", "グランメゾン青葉", "ビューハイツ", "ベルビュー", "グランドハイツ", "エスポワール", "エトワール",
  "ソレイユ", "プレミール", "アーバン中央", "アーバンハイツ", "サンヒルズ", "グリーンヒルズ青葉", "ヒルトップ若葉",
  "タワーコート中央",
] as const;
