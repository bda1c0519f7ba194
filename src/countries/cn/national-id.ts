import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Bearer } from "../country.ts";
import { mod11Minus2 } from "../shared/checksum.ts";

/**
 * Resident identity number (公民身份号码), 18 characters without separators: `AAAAAAYYYYMMDDSSSC`.
 *
 * - `AAAAAA`: GB/T 2260 code of the county or district where the bearer was first registered; the first two digits are
 *   the province, the next two the prefecture;
 * - `YYYYMMDD`: the day of birth;
 * - `SSS`: order number among those born there that day, odd for men, even for women;
 * - `C`: check character, ISO/IEC 7064 mod 11-2, `X` for 10.
 *
 * No block of numbers is set aside for tests. A number is issued under the code of a county or district, so the code
 * used here is the one of the bearer's prefecture as a whole, `PPCC00` (in Hainan `469000`, which stands for all
 * counties that the province administers itself). The few prefectures that have or had no districts, where that code
 * is or may be in use, are not among the places. Validators that look the code up in the list of counties refuse the
 * number; its form, birth date, sex and check character are right.
 *
 * Sources: GB 11643-1999 公民身份号码; GB/T 2260 中华人民共和国行政区划代码; 居民身份证法 art. 3.
 */
export function residentId(rng: Rng, { sex, birth, place }: Bearer): string {
  const { year, month, day } = birth;
  const order = sex === "male" ? 1 + 2 * int(rng, 0, 499) : 2 * int(rng, 1, 499);
  const start = `${place.code}00${year}`;
  const end = decimal(month, 2) + decimal(day, 2) + decimal(order, 3);
  return start + end + mod11Minus2(start, end);
}

/** Whether the code is one of a prefecture as a whole, under which no number is issued. */
export function isNeverIssuedResidentId(id: string): boolean {
  return id.slice(4, 6) === "00";
}
