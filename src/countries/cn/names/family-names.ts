import { loadTables } from "../../shared/load-tables.ts";
import type { NameTable } from "../../shared/name-table.ts";
import { familyNamesIn, familyNamesOf, rowsOf } from "../../shared/names-by-year.ts";
import { once, type Table } from "../../shared/tables.ts";
import { mailOf } from "./mail.ts";

/** The family names of the Han of a province, by its abbreviation. */
export function familiesOfState(state: string): NameTable {
  const known = ofStates().get(state);
  if (known !== undefined) return known;
  const table = byState();
  const made = familyNamesIn(table, rowsOf(table.texts("state"), state), (name) => readings().get(name) ?? "");
  ofStates().set(state, made);
  return made;
}

/** The family names that are a community's own. */
export function familiesOfCommunity(community: string): NameTable {
  const made = ofCommunities().get(community) ?? familyNamesOf(families(), community, mailOf);
  ofCommunities().set(community, made);
  return made;
}

/** Whether the people of the community have family names. */
export function hasFamilies(community: string): boolean {
  return withFamilies().has(community);
}

const families = once((): Table => loadTables("cn")("family-names"));
const byState = once((): Table => loadTables("cn")("family-names-by-state"));
const ofStates = once(() => new Map<string, NameTable>());
const ofCommunities = once(() => new Map<string, NameTable>());
const withFamilies = once((): ReadonlySet<string> => new Set(families().texts("community")));

const readings = once((): ReadonlyMap<string, string> => {
  const latin = families().texts("latin");
  return new Map(
    families()
      .texts("name")
      .map((name, row) => [name, mailOf(latin[row] ?? "")]),
  );
});
