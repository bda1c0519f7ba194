import type { Country } from "../countries/country.ts";
import { countryOf } from "../countries/index.ts";
import type { Spec } from "../person/spec.ts";
import type { Fault } from "../schema/fault.ts";
import type { Given } from "../schema/read.ts";
import { invalidRequest, type Refusal } from "./refusal.ts";

/** Weights are percentages at most: each is a hash for every person, once the mix is reduced. */
const MOST = 100;

/**
 * Reads a request for a table, whose country may be a mix such as `us=70,ca=30`. Every country of the mix must have what the
 * rest of the request asks for. Throws a Refusal that names every field at fault.
 */
export function readMixed<Request extends Spec>(
  given: Given,
  read: (given: Given, found: readonly Fault[]) => Request,
  found: readonly Fault[],
): Request {
  const { country, ...others } = given;
  if (typeof country !== "string" || !/[=,]/.test(country)) return read(given, found);
  const among = mixOf(country);
  if (among === undefined) throw mistaken(found);
  for (const { code } of new Set(among)) read({ ...others, country: code }, found);
  return { ...read(others, found), among };
}

/** Every country of a mix as often as its weight, reduced; undefined if the text is no mix. */
function mixOf(text: string): readonly Country[] | undefined {
  const weights = new Map<Country, number>();
  for (const item of text.split(",")) {
    const [, code = "", weight = ""] = /^([a-z]+)=(\d{1,3})$/.exec(item) ?? [];
    const country = countryOf(code);
    const number = Number(weight);
    if (country === undefined || weights.has(country) || number < 1 || number > MOST) return undefined;
    weights.set(country, number);
  }
  const divisor = [...weights.values()].reduce(commonDivisor);
  return [...weights].flatMap(([country, weight]) => Array.from({ length: weight / divisor }, () => country));
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function mistaken(found: readonly Fault[]): Refusal {
  const message = `must be codes of countries with weights from 1 to ${MOST}, such as us=70,ca=30`;
  return invalidRequest([...found, { field: "country", message, reason: "INVALID_FORMAT" }]);
}
