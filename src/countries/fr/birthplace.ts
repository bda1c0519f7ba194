import { loadTables } from "../../columns/load-tables.ts";
import { once } from "../../memo.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { type Departement, departementOf, departements } from "./departements.ts";

/**
 * Shares of those born in France who live in the département of their birth, and in another one of the same region: an
 * estimate after INSEE's censuses, by which half live in the former and two thirds in the latter or the former.
 */
const HERE = 0.52;
const NEAR = 0.16;

/** The first years in which national ids have the codes of the départements around Paris and of those of Corsica. */
const PARIS_REGION = 1968;
const CORSICA = 1976;

/** The département of birth of a resident of the place, by its code at that time; one or two words of the stream. */
export function birthDepartement(rng: Rng, place: Place, year: number): Departement {
  const word = rng.next() / 2 ** 32;
  if (word < HERE) return codedIn(departementOf(place), place.code, year);
  const { byState, all } = births();
  const other = sample(rng, word < HERE + NEAR ? (byState.get(place.stateAbbreviation) ?? all) : all);
  return codedIn(other, "", year);
}

/** The département whose code births there had in that year; `commune` decides where a département had several. */
function codedIn(departement: Departement, commune: string, year: number): Departement {
  const { code } = departement;
  if (year < CORSICA && (code === "2A" || code === "2B")) return departements().get("20") ?? departement;
  if (year >= PARIS_REGION || code.charCodeAt(0) !== 57 || code === "90") return departement;
  // 91 and 95 were of Seine-et-Oise (78); 92, 93 and 94 mostly of the Seine (75).
  const isSeine = code >= "92" && code <= "94" && !seineEtOise().has(commune);
  return departements().get(isSeine ? "75" : "78") ?? departement;
}

/** Communes of 92, 93 and 94 that were of Seine-et-Oise until 1967. */
const seineEtOise = once((): ReadonlySet<string> => new Set(loadTables("fr")("seine-et-oise").texts("code")));

/** Départements by inhabitants, in each region and in the country. */
const births = once(
  (): { readonly byState: ReadonlyMap<string, Weighted<Departement>>; readonly all: Weighted<Departement> } => {
    const today = [...departements().values()].filter(({ code }) => code !== "20");
    const table = (list: readonly Departement[]): Weighted<Departement> =>
      weighted(list, ({ population }) => population);
    const states = Map.groupBy(today, ({ state }) => state);
    return { byState: new Map([...states].map(([state, list]) => [state, table(list)])), all: table(today) };
  },
);
