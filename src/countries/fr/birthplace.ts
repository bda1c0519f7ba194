import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import { loadTables } from "../../tables/load-tables.ts";
import { once, perKey } from "../../text/memo.ts";
import type { Place } from "../place.ts";
import { bandOf, birthBands } from "../shared/names-by-year.ts";
import { type Departement, departementOf, departements } from "./departements.ts";

/**
 * Shares of those born in France who live in the département of their birth, and in another of the region: an estimate
 * after INSEE's censuses (half, and two thirds in all).
 */
const HERE = 0.52;
const NEAR = 0.16;

/** Share of the births elsewhere of bearers of French names that were overseas: an estimate from the natives who live here. */
const OVERSEAS = 0.1;

const ABROAD = "99";

/** The first years in which national ids have the codes of the départements around Paris and of those of Corsica. */
const PARIS_REGION = 1968;
const CORSICA = 1976;

/**
 * The département of a resident's birth, by its code at that time; overseas or abroad for as many bearers of the family
 * name as its community has born there. One or two words of the stream.
 */
export function birthDepartement(rng: Rng, place: Place, year: number, family: string): Departement {
  const community = communities().get(family) ?? "french";
  const elsewhere = bornElsewhere(community)[bandOf(year)] ?? 0;
  const word = rng.next() / 2 ** 32;
  const { byState, all, overseas, abroad } = births();
  if (word < elsewhere) {
    const isOverseas = community === "french" && word < OVERSEAS * elsewhere;
    const natives = overseas.get(isOverseas ? "" : community);
    return natives === undefined ? abroad : sample(rng, natives);
  }
  const within = (word - elsewhere) / (1 - elsewhere);
  if (within < HERE) return codedIn(departementOf(place), place.code, year);
  const other = sample(rng, within < HERE + NEAR ? (byState.get(place.stateAbbreviation) ?? all) : all);
  return codedIn(other, "", year);
}

const communities = once((): ReadonlyMap<string, string> => {
  const table = loadTables("fr")("family-names");
  const [of, names] = [table.texts("community"), table.texts("name")];
  return new Map(names.flatMap((name, row) => (of[row] === "french" ? [] : [[name, of[row] ?? ""] as const])));
});

const bornElsewhere = perKey((community): readonly number[] => {
  const table = loadTables("fr")("births-elsewhere");
  const row = table.texts("community").indexOf(community);
  return birthBands.map((band) => (table.numbers(String(band))[row] ?? 0) / 100);
});

/** `commune` decides where a département had several codes. */
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

interface Births {
  readonly byState: ReadonlyMap<string, Weighted<Departement>>;
  readonly all: Weighted<Departement>;
  /** Overseas départements of a community, or all of them, by how many of their natives live here. */
  readonly overseas: ReadonlyMap<string, Weighted<Departement>>;
  readonly abroad: Departement;
}

const births = once((): Births => {
  const listed = [...departements().values()].filter(({ code }) => code !== "20");
  const here = listed.filter(({ state }) => state !== "");
  const table = (list: readonly Departement[]): Weighted<Departement> => weighted(list, ({ population }) => population);
  const tablesBy = (list: readonly Departement[], keyOf: (departement: Departement) => string) =>
    new Map([...Map.groupBy(list, keyOf)].map(([key, group]) => [key, table(group)]));
  const abroad = departements().get(ABROAD);
  if (abroad === undefined) throw new RangeError("departements.tsv lacks births abroad");
  const natives = listed.filter(({ code }) => code.startsWith("97"));
  return {
    byState: tablesBy(here, ({ state }) => state),
    all: table(here),
    overseas: tablesBy(natives, ({ province }) => province).set("", table(natives)),
    abroad,
  };
});
