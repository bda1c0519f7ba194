import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";

/**
 * Quarter and numbers from large to small: `西新宿2-8-1` (丁目-番-号), or in a quarter without 丁目 `中区山下町79-3` (lot
 * and part of it, or block and house); about a third lives in a named building, `西新宿2-8-1 メゾン桜 203`.
 */
export function street(rng: Rng, place: Place, { locality }: Area): string {
  const address = hasBlocks(locality, place.city, place.population) ? blockNumber(rng) : lotNumber(rng);
  return locality + address + (chance(rng, 0.35) ? ` ${apartment(rng, locality)}` : "");
}

/**
 * Whether a quarter is written with 丁目: a 町 only in the towns where most are, another quarter in the larger towns where
 * most are, and in small towns only where the name indicates planned streets. The table of places holds no quarter known
 * to be otherwise.
 */
export function hasBlocks(locality: string, city: string, population: number): boolean {
  const last = locality.slice(-1);
  if (last === "町") return blocksInMachi.has(city);
  if (locality.endsWith("新田") || lotsEverywhere.has(city)) return false;
  return population > 100_000 || city.endsWith("区") || planned.includes(last);
}

const planned = "東西南北央台丘条通";

/** Towns where addresses of large companies in a 町 mostly begin with a 丁目, by Japan Post's list. */
// biome-ignore format: a list of names
const blocksInMachi: ReadonlySet<string> = new Set([
  "旭川市", "苫小牧市", "千歳市", "滝川市", "山形市", "酒田市", "日立市", "さいたま市", "東松山市", "目黒区", "世田谷区", "中野区", "北区",
  "練馬区", "江戸川区", "府中市", "調布市", "西東京市", "小平市", "立川市", "東村山市", "国分寺市", "小金井市", "昭島市", "射水市", "岡谷市",
  "岐阜市", "多治見市", "焼津市", "豊田市", "一宮市", "春日井市", "刈谷市", "大府市", "東大阪市", "豊中市", "吹田市", "神戸市", "尼崎市",
  "倉吉市", "三原市", "宇部市", "岩国市", "今治市", "延岡市",
]);

/** Towns of more than 100,000 where those in other quarters mostly begin with a lot. */
// biome-ignore format: a list of names
const lotsEverywhere: ReadonlySet<string> = new Set([
  "ひたちなか市", "筑西市", "小山市", "栃木市", "久喜市", "深谷市", "加須市", "小田原市", "秦野市", "伊勢原市", "上越市", "富山市", "高岡市",
  "上田市", "富士市", "磐田市", "焼津市", "掛川市", "津市", "桑名市", "京都市", "出雲市", "高松市", "西条市", "久留米市", "飯塚市",
  "唐津市", "諫早市", "大分市", "別府市", "苫小牧市", "一関市", "会津若松市", "取手市", "那須塩原市", "高崎市", "前橋市", "太田市", "上尾市",
  "三郷市", "市原市", "成田市", "富士宮市", "長浜市", "堺市", "和泉市", "河内長野市", "泉佐野市", "明石市", "岩国市", "丸亀市", "新居浜市",
  "佐世保市", "都城市", "延岡市", "霧島市", "うるま市",
]);

/** Few quarters have more than four 丁目. */
function blockNumber(rng: Rng): string {
  return `${low(rng, 4)}-${low(rng, 32)}-${low(rng, 30)}`;
}

/** Numbers of blocks and of lots in towns are low, those of lots in the country are not. */
function lotNumber(rng: Rng): string {
  const lot = low(rng, chance(rng, 0.6) ? 60 : 1_200);
  return lot < 100 || chance(rng, 0.6) ? `${lot}-${low(rng, 24)}` : String(lot);
}

/** 1 to `max`, the lower the likelier. */
function low(rng: Rng, max: number): number {
  return Math.min(int(rng, 1, max), int(rng, 1, max));
}

/** The name of the building, for some after the quarter, and the room: storey, then 01 to 08. */
function apartment(rng: Rng, locality: string): string {
  const tall = chance(rng, 0.45);
  const quarter = locality.replace(/^.{1,4}区/, "").replace(/(?<=..)町$|\d+条$/, "");
  const name =
    /^[^条]{2,3}$/.test(quarter) && chance(rng, 0.4)
      ? pick(rng, tall ? tallKinds : lowKinds) + quarter
      : pick(rng, tall ? tallBuildings : lowBuildings);
  const storey = tall ? int(rng, 1, 12) : int(rng, 1, 2);
  return `${name} ${storey}0${int(rng, 1, 8)}`;
}

/** What stands before the name of a quarter. */
const lowKinds = ["メゾン", "コーポ", "ハイツ", "ハイム", "カーサ", "ヴィラ", "サンハイツ", "プチメゾン"] as const;
const tallKinds = ["レジデンス", "サンコート", "グランコート", "シャトー", "ロイヤルハイツ", "パークサイド"] as const;

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
  "グランパレス", "ステージ中央", "メゾン中央", "メゾングラン", "シャトー青葉", "シャトー桜", "シャトー中央",
  "グランコート", "サンコート", "グリーンコート", "ガーデンコート", "コート若葉", "プラザ中央",
  "サンプラザ", "ビューハイツ", "ベルビュー", "グランドハイツ", "エスポワール", "エトワール",
  "ソレイユ", "プレミール", "アーバン中央", "アーバンハイツ", "サンヒルズ", "グリーンヒルズ青葉", "ヒルトップ若葉",
  "タワーコート中央",
] as const;
