import { communes } from "./communes.ts";
import { bearers, communityOf } from "./family-names.ts";
import { rowsOf } from "./rows.ts";

/** Names that are commoner in a département than in the country. */
export interface LocalFamilies {
  /** By département, the share of its people who bear a name for being of that département, by name as in the register. */
  readonly excess: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The share of a name's bearers who are spread over the whole country, by name; 1 for names that are not here. */
  readonly remaining: ReadonlyMap<string, number>;
}

/** Names of French families that are looked at. */
const NAMES = 9_000;

/**
 * How strongly a name's counts are drawn towards what its ending and beginning tell: the shape of the gamma
 * distribution of a name's frequency in a département relative to the country.
 */
const SHAPE = 0.25;

let made: LocalFamilies | undefined;

/** Estimated from the family names of the mayors of each département. */
export function localFamilies(): LocalFamilies {
  made ??= make();
  return made;
}

function make(): LocalFamilies {
  const mayors = new Map(rowsOf("mayors-by-departement").map((row) => [row("departement"), Number(row("mayors"))]));
  const allMayors = [...mayors.values()].reduce((a, b) => a + b, 0);
  const people = new Map([...Map.groupBy(communes(), ({ departement }) => departement)].map(
    ([departement, list]) => [departement, list.reduce((sum, { population }) => sum + population, 0)] as const,
  ));
  const allPeople = [...people.values()].reduce((a, b) => a + b, 0);
  const counts = new Map<string, Map<string, number>>();
  for (const row of rowsOf("mayors")) {
    const ofName = counts.get(row("name")) ?? new Map<string, number>();
    counts.set(row("name"), ofName.set(row("departement"), Number(row("mayors"))));
  }
  const shapes = shapesOf(counts, mayors, allMayors);
  const communities = communityOf();
  const listed = [...bearers()].filter(([name]) => name !== "#REST" && !communities.has(name)).slice(0, NAMES);
  const sum = [...bearers().values()].reduce((a, b) => a + b, 0);
  const excess = new Map([...people.keys()].map((departement) => [departement, new Map<string, number>()]));
  const remaining = new Map<string, number>();
  for (const [name, count] of listed) {
    const ofName = counts.get(name) ?? new Map<string, number>();
    const mayorsOfName = [...ofName.values()].reduce((a, b) => a + b, 0);
    const lifts = [...people.keys()].map((departement) => {
      const expected = (mayorsOfName * (mayors.get(departement) ?? 0)) / allMayors;
      const prior = shapes(name, departement);
      return ((ofName.get(departement) ?? 0) + SHAPE * prior) / (expected + SHAPE);
    });
    const shares = [...people.values()].map((population) => population / allPeople);
    const mean = lifts.reduce((all, lift, at) => all + lift * (shares[at] ?? 0), 0);
    let local = 0;
    for (const [at, departement] of [...people.keys()].entries()) {
      // Only what is clearly above the country's share is the département's own.
      const over = (lifts[at] ?? 0) / mean - 1.5;
      const share = (count / sum) * over;
      if (over <= 0 || share < 0.00002) continue;
      excess.get(departement)?.set(name, share);
      local += over * (shares[at] ?? 0);
    }
    if (local > 0) remaining.set(name, Math.max(0.05, 1 - local));
  }
  return { excess, remaining };
}

/** What the ending and the beginning of a name tell of its frequency in a département, relative to the country. */
function shapesOf(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  mayors: ReadonlyMap<string, number>,
  allMayors: number,
): (name: string, departement: string) => number {
  const observed = new Map<string, Map<string, number>>();
  const sums = new Map<string, number>();
  for (const [name, ofName] of counts) {
    for (const part of partsOf(name)) {
      const ofPart = observed.get(part) ?? new Map<string, number>();
      observed.set(part, ofPart);
      for (const [departement, count] of ofName) {
        ofPart.set(departement, (ofPart.get(departement) ?? 0) + count);
        sums.set(part, (sums.get(part) ?? 0) + count);
      }
    }
  }
  return (name, departement) => {
    const lifts = partsOf(name).map((part) => {
      const expected = ((sums.get(part) ?? 0) * (mayors.get(departement) ?? 0)) / allMayors;
      return ((observed.get(part)?.get(departement) ?? 0) + 2) / (expected + 2);
    });
    return Math.sqrt(lifts.reduce((product, lift) => product * lift, 1) ** (2 / lifts.length));
  };
}

function partsOf(name: string): readonly string[] {
  return [`^${name.slice(0, 3)}`, `${name.slice(-3)}$`, `${name.slice(-4)}$`];
}
