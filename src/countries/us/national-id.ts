import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import type { NationalId } from "../verification.ts";

/** Areas from 900 on. */
const AREAS = 100;

/**
 * Groups that no number of the Internal Revenue Service with an area from 900 on has. ITINs have 50 to 65, 70 to 88, 90
 * to 92 and 94 to 99, ATINs 93; numbers that the service gives to taxpayers until they have another (IRSN) have 01 to 10,
 * 17 to 19, 28, 29, 37 to 39, 49, 66 and 89.
 */
const groups = [
  ...[11, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34],
  ...[35, 36, 40, 41, 42, 43, 44, 45, 46, 47, 48, 67, 68, 69],
];

const SERIALS = 9_999;

/** How many different Social Security numbers can be generated: 100 areas, 33 groups, 9,999 serials. */
const DISTINCT = AREAS * groups.length * SERIALS;

/**
 * Social Security number: area, group and serial, `NNN-NN-NNNN`. 32,996,700 consecutive indexes, of whatever country,
 * have different ones.
 *
 * It has no check digit and, since numbers were randomised in 2011, says nothing about its bearer.
 *
 * Safe because the Social Security Administration assigns no area from 900 to 999. The Internal Revenue Service
 * does, for taxpayer numbers of the same shape, but with groups that are not used here. Validators of Social Security
 * numbers that apply the rule refuse the number.
 *
 * Sources: Social Security Administration, POMS RM 10201.035, "Invalid Social Security Numbers",
 * https://secure.ssa.gov/apps10/poms.nsf/lnx/0110201035 (areas 000, 666 and the 900 series, group 00, serial 0000) and
 * https://ssa.gov/employer/randomizationfaqs.html; groups of ITIN, ATIN and IRSN: TaxSlayer Pro,
 * https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN
 */
function socialSecurityNumber(rng: Rng, bytes: Uint8Array, at: number): number {
  const position = serial(rng, DISTINCT);
  const prefix = Math.floor(position / SERIALS);
  const area = Math.floor(prefix / groups.length);
  const group = groups[prefix % groups.length] ?? 0;
  return writeFilled(bytes, at, "9##-##-####", (area * 100 + group) * 10_000 + (position % SERIALS) + 1);
}

const unused: ReadonlySet<string> = new Set(groups.map(String));

function isNeverAssigned(id: string): boolean {
  const group = id.slice(3, 5);
  return group === "00" || (id.startsWith("9") ? unused.has(group) : /^000|^666|0000$/.test(id));
}

export const nationalId = {
  write: socialSecurityNumber,
  distinct: DISTINCT,
  name: "SSN",
  form: /^\d{9}$/,
  example: "536-90-4399",
  composition: (id) =>
    /^(?:000|666)|^...00|0000$/.test(id) ? "Neither area 000 or 666 nor group 00 nor serial 0000 exists." : undefined,
  miscompose: (id) => `${id.slice(0, 3)}00${id.slice(5)}`,
  isNeverIssued: isNeverAssigned,
  source:
    "Social Security Administration, POMS RM 10201.035, https://secure.ssa.gov/apps10/poms.nsf/lnx/0110201035; TaxSlayer Pro (groups of ITIN, ATIN and IRSN), https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN",
} satisfies NationalId;
