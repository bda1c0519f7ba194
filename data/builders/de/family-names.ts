import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, germany as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";

/** Share of the people whose family name is of local origin (`communities.tsv`), in 100,000. */
const LOCAL = 82_000;

/** Bearers, spread evenly, who are added to those counted in a state, so that chance among a few makes no region. */
const prior = (inGermany: number): number => 2 + Math.min(4, inGermany / 5);

/** How common a name known to be of other states is taken to be, against what is counted. */
const ELSEWHERE = 0.6;

/** Letters of a German name; candidates of other spellings are not of local origin. */
const local = /^[A-ZÄÖÜ][a-zäöüß]+$/;

/** Family names by community and weight. The unlisted share of local names is spread over rare ones. */
export function familyNames(): Tsv {
  const others = rowsOf("community-family-names");
  return {
    header: ["community", "name", "weight"],
    rows: [
      ...[...localNames()].map(([name, weight]) => ["german", name, rounded(weight)]),
      ...others.map((row) => [row("community"), row("name"), row("weight")]),
      ...moreTurkish(new Set(others.map((row) => `${row("community")} ${row("name")}`))),
    ],
  };
}

/** How much commoner a local name is in a state than in Germany, where that differs by a tenth or more. */
export function familyNamesByState(): Tsv {
  const names = localNames();
  const shares = new Map(rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))]));
  const people = sumOf(shares.values());
  const counted = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const row of rowsOf("family-names-by-state")) {
    totals.set(row("state"), Number(row("of")));
    if (!names.has(row("name"))) continue;
    const ofName = counted.get(row("name")) ?? new Map<string, number>();
    counted.set(row("name"), ofName.set(row("state"), Number(row("bearers"))));
  }
  const known = knownLifts();
  const all = sumOf(totals.values());
  const rows: string[][] = [];
  for (const name of names.keys()) {
    const bearers = counted.get(name);
    if (bearers === undefined && !known.has(name)) continue;
    const inGermany = sumOf(bearers?.values() ?? []);
    const lifts = [...shares.keys()].map((state): [string, number] => {
      const expected = (inGermany * (totals.get(state) ?? 0)) / all;
      const observed = ((bearers?.get(state) ?? 0) + prior(inGermany)) / (expected + prior(inGermany));
      const elsewhere = known.has(name) ? observed * ELSEWHERE : observed;
      return [state, Math.max(elsewhere, known.get(name)?.get(state) ?? 0)];
    });
    // The name's share in Germany stays as it is.
    const mean = sumOf(lifts.map(([state, lift]) => (lift * (shares.get(state) ?? 0)) / people));
    for (const [state, lift] of lifts)
      if (Math.abs(lift / mean - 1) >= 0.1) rows.push([name, state, rounded(lift / mean)]);
  }
  return { header: ["name", "state", "weight"], rows };
}

function localNames(): ReadonlyMap<string, number> {
  const foreign = new Set(
    rowsOf("community-family-names").flatMap((row) => (germanToo.has(row("community")) ? [] : [row("name")])),
  );
  const turkish = new Set(rowsOf("turkish-family-names").map((row) => written(row("name"))));
  const leftOut = new Set(rowsOf("family-names-left-out").map((row) => row("name")));
  const rows = rowsOf("family-names").filter((row) => {
    const name = row("name");
    if (foreign.has(name) || leftOut.has(name) || !local.test(name)) return false;
    return !turkish.has(name) || (row("basis") === "rank-model" && alsoGerman.has(name));
  });
  const ranked = rows.filter((row) => row("basis") === "rank-model");
  const tail = rows.filter((row) => row("basis") === "candidates");
  const least = Math.min(...ranked.map((row) => Number(row("per_100k"))));
  const shares = ranked.map((row) => Number(row("per_100k")));
  // Names that no list has are as rare as candidates, and far more than these: their part goes to ranked names that are rare.
  const rest = LOCAL - sumOf(shares) - CANDIDATE * least * tail.length;
  const rarity = shares.map((share) => Math.max(0, 1 - share / RARE) * share);
  const factor = rest / sumOf(rarity);
  return new Map([
    ...ranked.map((row, at) => [row("name"), (shares[at] ?? 0) + factor * (rarity[at] ?? 0)] as const),
    ...tail.map((row) => [row("name"), CANDIDATE * least] as const),
  ]);
}

/** How frequent a name without a rank is, beside the rarest that has one: an estimate. */
const CANDIDATE = 0.25;

/** Ranked names with fewer bearers of 100,000 make up for those in no list. */
const RARE = 40;

/** Communities whose names are German as well. */
const germanToo = new Set(["russian"]);

/** Turkish names that are German ones, too. */
const alsoGerman = new Set(["Bayer", "Kurt", "Aksel", "Mete", "Kahn", "Baran"]);

function knownLifts(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const lifts = new Map<string, Map<string, number>>();
  for (const row of rowsOf("regional-names")) {
    for (const name of row("names").split(" ")) {
      const ofName = lifts.get(name) ?? new Map<string, number>();
      lifts.set(name, ofName);
      for (const state of row("states").split("|"))
        ofName.set(state, Math.max(ofName.get(state) ?? 0, Number(row("lift"))));
    }
  }
  return lifts;
}

/** Turkish names as German offices wrote them for decades: without the letters that German lacks. */
function written(name: string): string {
  return name
    .replace(/[ğ]/g, "g")
    .replace(/[ış]/g, (letter) => (letter === "ı" ? "i" : "s"))
    .replace(/[Şş]/g, "S")
    .replace(/İ/g, "I")
    .replace(/ç/g, "c")
    .replace(/Ç/g, "C")
    .replace(/â/g, "a");
}

function moreTurkish(known: ReadonlySet<string>): readonly string[][] {
  return rowsOf("turkish-family-names")
    .map((row) => written(row("name")))
    .filter((name) => local.test(name) && !known.has(`turkish ${name}`) && !alsoGerman.has(name))
    .map((name) => ["turkish", name, "5"]);
}
