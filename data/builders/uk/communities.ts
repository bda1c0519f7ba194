import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { commentedTsv } from "../source-rows.ts";

/** The names of those who belong to none of the listed communities, by part of the kingdom, in parts of them. */
const british: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ENG: { english: 0.947, welsh: 0.022, scottish: 0.025, irish: 0.003, ulster: 0.003 },
  WLS: { english: 0.27, welsh: 0.72, scottish: 0.008, irish: 0.002 },
  SCT: { english: 0.1, welsh: 0.004, scottish: 0.88, irish: 0.01, ulster: 0.006 },
  NIR: { english: 0.03, scottish: 0.02, ulster: 0.49, irish: 0.46 },
};

/** Postcode areas outside England that differ from their nation. */
const nations: Readonly<Record<string, string>> = { CF: "WLS", G: "SCT", EH: "SCT", AB: "SCT", BT: "NIR" };

/** Who lives in a postcode area, or elsewhere in a part of the kingdom, in thousandths by age. */
export function communities(): Tsv {
  const { header, rows } = commentedTsv("data/uk/communities.tsv");
  const out = rows.flatMap(([place = "", kind = "", ...shares]) => {
    const others = shares.map((share, at) => [header[at + 2] ?? "", Number(share)] as const);
    const rest = 1000 - others.reduce((sum, [, share]) => sum + share, 0);
    const nation = nations[place] ?? (place in british ? place : "ENG");
    const own = Object.entries(british[nation] ?? {}).map(([name, share]) => [name, share * rest] as const);
    return [...own, ...others]
      .filter(([, share]) => share > 0)
      .map(([community, share]) => [place, kind, community, String(Number(share.toFixed(1)))]);
  });
  return { header: ["place", "kind", "community", "share"], rows: out };
}
