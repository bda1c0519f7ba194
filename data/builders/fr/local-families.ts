import { once } from "../../../src/text/memo.ts";
import { france as rowsOf } from "../source-rows.ts";
import { communes } from "./communes.ts";
import { bearers, communityOf } from "./name-register.ts";

/** Names that are commoner in a département than in the country. */
export interface LocalFamilies {
  /** By département, the share of its people who bear a name for being of that département, by name as in the register. */
  readonly excess: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The share of a name's bearers who are spread over the whole country, by name; 1 for names that are not here. */
  readonly remaining: ReadonlyMap<string, number>;
}

/** Number of names of French families that are examined. */
const NAMES = 12_000;

/**
 * How strongly the mayors' counts are shrunk towards what is expected of the name: the shape of the gamma distribution
 * of its frequency in a département relative to the country.
 */
const SHAPE = 0.4;

/** A name is a département's own if it is this many times as common as in the country. */
const CLEARLY = 1.3;

/** Estimated from the family names of the mayors of each département and from the provinces that names belong to. */
export const localFamilies = once((): LocalFamilies => {
  const shares = sharesOfPeople();
  const relative = frequencies(shares);
  const communities = communityOf();
  const all = bearers();
  const sum = [...all.values()].reduce((a, b) => a + b, 0);
  const listed = [...all].filter(([name]) => name !== "#REST" && !communities.has(name)).slice(0, NAMES);
  const excess = new Map([...shares.keys()].map((departement) => [departement, new Map<string, number>()]));
  const remaining = new Map<string, number>();
  for (const [name, count] of listed) {
    const lifts = relative(name);
    const mean = [...shares].reduce((total, [departement, share]) => total + share * (lifts.get(departement) ?? 1), 0);
    let local = 0;
    for (const [departement, share] of shares) {
      const over = (lifts.get(departement) ?? 1) / mean - CLEARLY;
      const bearersHere = (count / sum) * over;
      if (over <= 0 || bearersHere < 0.00002) continue;
      excess.get(departement)?.set(name, bearersHere);
      local += over * share;
    }
    if (local > 0) remaining.set(name, Math.max(0.05, 1 - local));
  }
  return { excess, remaining };
});

/** The share of the country's people in each département. */
function sharesOfPeople(): ReadonlyMap<string, number> {
  const all = communes().reduce((sum, { population }) => sum + population, 0);
  const lists = Map.groupBy(communes(), ({ departement }) => departement);
  return new Map(
    [...lists].map(([code, list]) => [code, list.reduce((sum, { population }) => sum + population, 0) / all]),
  );
}

/** How many times as common as in the country a name is in each département. */
function frequencies(shares: ReadonlyMap<string, number>): (name: string) => ReadonlyMap<string, number> {
  const mayors = new Map(rowsOf("mayors-by-departement").map((row) => [row("departement"), Number(row("mayors"))]));
  const allMayors = [...mayors.values()].reduce((a, b) => a + b, 0);
  const counts = Map.groupBy(rowsOf("mayors"), (row) => row("name"));
  const expected = provinces(shares);
  return (name) => {
    const rows = counts.get(name) ?? [];
    const counted = new Map(rows.map((row) => [row("departement"), Number(row("mayors"))]));
    const all = Number(rows[0]?.("france") ?? 0);
    return new Map(
      [...shares.keys()].map((departement) => {
        const average = (all * (mayors.get(departement) ?? 0)) / allMayors;
        const prior = expected(name, departement);
        return [departement, ((counted.get(departement) ?? 0) + SHAPE * prior) / (average + SHAPE)];
      }),
    );
  };
}

/** The effect of a name's province on its frequency in a département: estimates, 1 for names of no province. */
function provinces(shares: ReadonlyMap<string, number>): (name: string, departement: string) => number {
  const inside = new Map<
    string,
    { readonly departements: ReadonlySet<string>; readonly lift: number; readonly rest: number }
  >();
  for (const row of rowsOf("provinces")) {
    const departements = new Set(row("departements").split(" "));
    const people = [...departements].reduce((sum, one) => sum + (shares.get(one) ?? 0), 0);
    const share = Number(row("share"));
    inside.set(row("province"), { departements, lift: share / people, rest: (1 - share) / (1 - people) });
  }
  const provincesOf = Map.groupBy(rowsOf("family-name-provinces"), (row) => row("name"));
  return (name, departement) => {
    const own = (provincesOf.get(name) ?? []).flatMap((row) => inside.get(row("province")) ?? []);
    const here = own.filter(({ departements }) => departements.has(departement)).map(({ lift }) => lift);
    if (here.length > 0) return Math.max(...here);
    // Breton names have prefixes of their own, by which those of no list are recognised too.
    const breton = inside.get("breton");
    if (breton !== undefined && own.length === 0 && /^(?:LE |KER)/.test(name))
      return breton.departements.has(departement) ? breton.lift : breton.rest;
    return own.length > 0 ? Math.min(...own.map(({ rest }) => rest)) : 1;
  };
}
