/** The share of the cases of a property that are tried: all with the tests of `test/e2e`, a tenth with the others. */
const share = process.env.PROPERTIES === "in full" ? 1 : 0.1;

/** How many of so many cases are tried. */
export function some(cases: number): number {
  return Math.ceil(cases * share);
}
