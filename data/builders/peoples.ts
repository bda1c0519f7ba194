import type { Tsv } from "../../scripts/tables/tsv.ts";
import { cellOf, commentedTsv } from "./source-rows.ts";
import { isCounted, lengthened } from "./tails.ts";

/** A people within a community. */
interface People {
  readonly name: string;
  /** Whether it bears the given names, too, that no people of the community has for its own. */
  readonly isNeutral: boolean;
  readonly family: ReadonlySet<string>;
  readonly f: ReadonlySet<string>;
  readonly m: ReadonlySet<string>;
}

const listed = Map.groupBy(commentedTsv("data/peoples.tsv").rows, ([community = ""]) => community);

/** The peoples of each community that is divided. */
const peoples = new Map(
  [...listed].map(([community, rows]) => {
    const byPeople = Map.groupBy(rows, ([, people = ""]) => people);
    return [
      community,
      [...byPeople].map(([name, own]): People => {
        const names = (kind: string) => new Set(own.find((row) => row[3] === kind)?.[4]?.split(", "));
        return { name, isNeutral: own[0]?.[2] === "yes", family: names("family"), f: names("f"), m: names("m") };
      }),
    ] as const;
  }),
);

/**
 * Divides communities among peoples whose names do not mix, in tables of communities by place: a person's family and given
 * name are of one people or neutral. A people is as large as its family names are frequent; what is in no people stays.
 */
export function dividedByPeople(code: string, tables: ReadonlyMap<string, Tsv>): ReadonlyMap<string, Tsv> {
  const communities = tables.get("communities.tsv");
  const families = tables.get("family-names.tsv");
  const given = tables.get("given-names.tsv");
  const header = communities?.header.join();
  const isMixed = header === "region,mix";
  // Per mille of the country by birth years, and how much commoner they are in some states.
  const isByBirth = header?.startsWith("community,local,") === true;
  if (communities === undefined || families === undefined || given === undefined) return tables;
  if (header !== "place,kind,community,share" && !isMixed && !isByBirth) return tables;
  const shares = new Map([...peoples].map(([community, all]) => [community, sharesOf(families, community, all)]));
  const borrowed = tables.get("borrowed-given-names.tsv");
  const inStates = isByBirth ? tables.get("communities-by-state.tsv") : undefined;
  return new Map([
    ...tables,
    [
      "communities.tsv",
      isMixed
        ? { ...communities, rows: communities.rows.map(([region = "", mix = ""]) => [region, dividedMix(mix)]) }
        : isByBirth
          ? expanded(communities, 0, ([name = "", local = "", ...shares], part) => [
              name,
              local,
              ...shares.map((share) => cellOf(Number(share) * part)),
            ])
          : expanded(communities, 2, (share, part) => [...share.slice(0, 3), cellOf(Number(share[3]) * part)]),
    ],
    ...(inStates === undefined ? [] : [["communities-by-state.tsv", expanded(inStates, 0, (row) => row)] as const]),
    [
      "family-names.tsv",
      {
        ...families,
        rows: longer(
          code,
          families.rows.flatMap((row) => familyRows(row)),
        ),
      },
    ],
    ["given-names.tsv", { ...given, rows: given.rows.flatMap((row) => givenRows(given, row)) }],
    ...(borrowed === undefined ? [] : [["borrowed-given-names.tsv", expanded(borrowed, 0, (row) => row)] as const]),
  ]);

  /** The communities of a region in one cell, such as `white*61.5;african*1.2`. */
  function dividedMix(mix: string): string {
    const all = mix.split(";").flatMap((each) => {
      const [community = "", weight] = each.split("*");
      const parts = shares.get(community);
      if (parts === undefined) return [each];
      return [...parts].map(([name, part]) => `${name}*${cellOf(Number(weight) * part)}`);
    });
    return all.join(";");
  }

  function expanded(table: Tsv, at: number, of: (row: readonly string[], part: number) => readonly string[]): Tsv {
    const rows = table.rows.flatMap((row) => {
      const parts = shares.get(row[at] ?? "");
      if (parts === undefined) return [row];
      return [...parts].map(([name, part]) => of(row, part).with(at, name));
    });
    return { ...table, rows };
  }

  function familyRows(row: readonly string[]): readonly (readonly string[])[] {
    const [community = "", name = "", weight] = row;
    const parts = shares.get(community);
    if (parts === undefined) return [row];
    const own = (peoples.get(community) ?? []).filter((people) => people.family.has(name));
    const names = own.length > 0 ? own.map((people) => `${community}-${people.name}`) : [community];
    return names.map((people) => [people, name, cellOf(Number(weight) / names.length / (parts.get(people) ?? 1))]);
  }

  function givenRows(table: Tsv, row: readonly string[]): readonly (readonly string[])[] {
    const [community = "", letter = "", name = "", ...weights] = row;
    const parts = shares.get(community);
    if (parts === undefined) return [row];
    const sex = letter === "f" ? "f" : "m";
    const all = peoples.get(community) ?? [];
    const own = all.filter((people) => people[sex].has(name));
    if (own.length === 0) {
      const neutral = all.filter((people) => people.isNeutral || people[sex].size === 0);
      const names = [community, ...neutral.map((people) => `${community}-${people.name}`)];
      return names.filter((people) => parts.has(people)).map((people) => [people, letter, name, ...weights]);
    }
    // Its own names keep the share that all own names have in the community.
    const total = (people: readonly People[]): number =>
      table.rows
        .filter(
          ([of, kind, one = ""]) => of === community && kind === letter && people.some((each) => each[sex].has(one)),
        )
        .reduce((sum, cells) => sum + cells.slice(3).reduce((all, cell) => all + Number(cell), 0), 0);
    return own
      .filter((people) => parts.has(`${community}-${people.name}`))
      .map((people) => {
        const factor = total(all) / total([people]);
        return [`${community}-${people.name}`, letter, name, ...weights.map((cell) => cellOf(Number(cell) * factor))];
      });
  }
}

/** The rows, with all names of each people, which share what its listed ones weigh: counted ones keep their proportions. */
function longer(code: string, rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const all = [...peoples].flatMap(([community, list]) =>
    list.map(({ name, family }) => [`${community}-${name}`, [...family]] as const),
  );
  return all.reduce((before, [people, names]) => {
    const own = before.filter(([of]) => of === people);
    if (names.length <= own.length || own.length === 0) return before;
    const list = lengthened(own, isCounted(code, people) ? own : [], names).map(([name, weight]) => [
      people,
      name,
      cellOf(weight),
    ]);
    return [...before.filter(([of]) => of !== people), ...list];
  }, rows);
}

/** The share of each people in a community, by the names of both together; of none, the community's own. */
function sharesOf(families: Tsv, community: string, all: readonly People[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [of, name = "", weight] of families.rows) {
    if (of !== community) continue;
    const own = all.filter((people) => people.family.has(name));
    const names = own.length > 0 ? own.map((people) => `${community}-${people.name}`) : [community];
    for (const people of names) sums.set(people, (sums.get(people) ?? 0) + Number(weight) / names.length);
  }
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...sums].map(([name, weight]) => [name, weight / total]));
}
