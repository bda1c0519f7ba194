import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { canada as rowsOf } from "../source-rows.ts";
import { towns } from "./areas.ts";

/** A community of a region and its share in thousandths. */
export interface Share {
  readonly place: string;
  readonly kind: string;
  readonly community: string;
  readonly share: number;
}

/** Who lives in a region or elsewhere in a province, by age. */
export function shares(): readonly Share[] {
  return rowsOf("communities").flatMap((row) => {
    const others = row("mix")
      .split(";")
      .map((cell) => cell.split("*"))
      .map(([community = "", share = ""]) => ({ community, share: Number(share) }));
    const rest = 1000 - others.reduce((sum, { share }) => sum + share, 0);
    return [{ community: row("rest"), share: rest }, ...others].map((share) => ({
      place: row("place"),
      kind: row("kind"),
      ...share,
    }));
  });
}

export function communities(): Tsv {
  return {
    header: ["place", "kind", "community", "share"],
    rows: shares().map(({ place, kind, community, share }) => [place, kind, community, String(share)]),
  };
}

/** The regions by town: towns by name before those by the longest prefix of their first sorting area. */
export function regions(): Tsv {
  const byTown = new Map<string, string>();
  const byPrefix = new Map<string, string>();
  for (const row of rowsOf("regions")) {
    const key = (cell: string): string => `${cell}|${row("province")}`;
    for (const town of row("towns").split(",")) byTown.set(key(town), row("place"));
    for (const prefix of row("prefixes").split(" ").filter(Boolean)) byPrefix.set(key(prefix), row("place"));
  }
  const villages = rowsOf("northern").map((row) => ({
    name: row("place"),
    province: row("province"),
    fsa: row("code").slice(0, 3),
  }));
  const all = [...towns().map(({ name, province, people }) => ({ name, province, fsa: largest(people) })), ...villages];
  const rows = all.flatMap(({ name, province, fsa }) => {
    const keys = [fsa, fsa.slice(0, 2), fsa.slice(0, 1)].map((prefix) => `${prefix}|${province}`);
    const region = byTown.get(`${name}|${province}`) ?? keys.map((key) => byPrefix.get(key)).find(Boolean);
    return region === undefined || region === province ? [] : [[name, province, region]];
  });
  return { header: ["city", "state", "place"], rows };
}

function largest(people: ReadonlyMap<string, number>): string {
  return [...people].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
