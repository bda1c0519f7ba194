import type { Tsv } from "../tsv.ts";
import { rowsOf } from "./rows.ts";

/** Names of roads, estates and villages that are common anywhere, and the roads of some districts. */
export function streets(): Tsv {
  const rows = new Map<string, readonly string[]>();
  for (const row of rowsOf("streets"))
    for (const name of new Set(row("names").split(" "))) {
      const key = [row("kind"), row("code"), row("place"), name];
      if (!rows.has(key.join(" "))) rows.set(key.join(" "), [...key, row("weight")]);
    }
  return { header: ["kind", "code", "place", "name", "weight"], rows: [...rows.values()] };
}
