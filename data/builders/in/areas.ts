import { localityOf, type Office, plain } from "./offices.ts";

/** The share of the people around a town who live in the villages of its PIN code, by the size of the town: estimates. */
const VILLAGERS_OF_SMALL_TOWNS = 0.75;
const VILLAGERS_OF_TOWNS = 0.12;

/** From this size on, a town's places behind its PIN code are quarters, not villages. */
export const LARGE_TOWN = 50_000;

/** The most localities of one PIN code of a city. */
const MOST_OF_A_CODE = 6;

/**
 * The areas of a town of `data/in/towns.tsv`: `name`, `name=spelling in use`, or a PIN code alone. Throws RangeError if
 * the package lacks an office or PIN code in the town's ranges.
 */
export function chosenAreas(all: readonly Office[], pins: string, chosen: string, city: string): string {
  const isOwn = codeFilter(pins);
  const offices = all.filter(({ pincode }) => isOwn(pincode));
  return chosen
    .split(";")
    .map((locality) => chosenArea(offices, locality, city))
    .sort()
    .join(";");
}

function codeFilter(codes: string): (pincode: number) => boolean {
  const ranges = codes.split(",").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number(first), Number(last)] as const;
  });
  return (pincode) => ranges.some(([first, last]) => first <= pincode && pincode <= last);
}

/** `400050 Bandra West`, or the code alone where the town's row has no office for it. */
function chosenArea(offices: readonly Office[], locality: string, city: string): string {
  if (/^\d{6}$/.test(locality)) {
    if (offices.some(({ pincode }) => pincode === Number(locality))) return locality;
    throw new RangeError(`${locality} is not a PIN code of ${city}`);
  }
  const [known = "", spelling = known] = locality.split("=");
  const codes = offices.filter(({ name }) => plain(name) === known).map(({ pincode }) => pincode);
  if (codes.length === 0) throw new RangeError(`${city} has no post office ${known}`);
  return `${Math.min(...codes)} ${spelling.replaceAll(/(?<= |^)[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/** All codes of a city with their quarters; a code whose offices are all institutions stands alone. */
export function cityAreas(offices: readonly Office[], city: string): string {
  const byCode = Map.groupBy(offices, ({ pincode }) => pincode);
  const areas = [...byCode].flatMap(([code, members]) => {
    const names = localitiesOf(members, city).slice(0, MOST_OF_A_CODE);
    if (names.length === 0) return [String(code)];
    return names.map((name) => `${code}*${decimal(6 / names.length)} ${name}`);
  });
  return areas.sort().join(";");
}

/** The one code of a town: the town itself, and the villages that its post office serves. */
export function townAreas(offices: readonly Office[], city: string, pin: string, population: number): string {
  const names = localitiesOf(offices, city);
  if (names.length === 0) return pin;
  const isLarge = population >= LARGE_TOWN;
  const share = isLarge ? VILLAGERS_OF_TOWNS : VILLAGERS_OF_SMALL_TOWNS;
  const villagers = Math.min(share, names.length * (isLarge ? 0.02 : 0.1));
  const each = decimal((1000 * villagers) / names.length);
  return [`${pin}*${decimal(1000 * (1 - villagers))}`, ...names.map((name) => `${pin}*${each} ${name}`)].join(";");
}

function localitiesOf(offices: readonly Office[], city: string): readonly string[] {
  return [...new Set(offices.flatMap((office) => localityOf(office, city) ?? []))].sort();
}

function decimal(value: number): string {
  return String(Number(value.toPrecision(3)));
}
