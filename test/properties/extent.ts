/** The share of cases that are tried: all with the tests of `test/e2e`, a tenth, or of people a fiftieth, with the others. */
const isInFull = process.env.PROPERTIES === "in full";

/** How many of so many cases are tried. */
export function some(cases: number): number {
  return isInFull ? cases : Math.ceil(cases / 10);
}

/** How many of so many people are drawn. */
export function somePeople(people: number): number {
  return isInFull ? people : Math.ceil(people / 50);
}
