// Not the package `negotiator`: among types of equal weight it takes the more specific range and then the client's order,
// so that Firefox and Safari, which list image/png before image/svg+xml, would get PNG.

/** RFC 9110 section 12.4.2: 0 to 1 with up to three decimals. */
const QVALUE = /^(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/;

/** The preferred media type by Accept (RFC 9110 section 12.5.1): the earlier one of a tie, the first by default. */
export function preferred<T extends string>(accept: string | undefined, offered: readonly [T, ...T[]]): T {
  const weights = readRanges(accept ?? "*/*");
  let best = offered[0];
  for (const type of offered) {
    if (weightOf(type, weights) > weightOf(best, weights)) best = type;
  }
  return best;
}

function readRanges(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const element of accept.split(",")) {
    const [range = "", ...parameters] = element.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    if (QVALUE.test(weight)) weights.set(range, Math.max(Number(weight), weights.get(range) ?? 0));
  }
  return weights;
}

function weightOf(type: string, weights: ReadonlyMap<string, number>): number {
  return weights.get(type) ?? weights.get(`${type.slice(0, type.indexOf("/"))}/*`) ?? weights.get("*/*") ?? 0;
}
