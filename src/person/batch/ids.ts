import type { Rows } from "../../columns/rows.ts";
import type { PersonName } from "../../countries/country.ts";
import type { NameColumns } from "../../countries/country-names.ts";
import { field } from "../field.ts";
import { type Drawing, type Part, RowBearer } from "./batch.ts";
import { namePartsOf } from "./names.ts";

/** Adds the national ids of a part to those of the rows before. */
export function drawIds(rows: Rows, part: Part, names: NameColumns, drawing: Drawing, out: string[]): void {
  const { rng, spec, people } = drawing;
  const isNamed = part.country.verification.nationalId.dependsOnName === true;
  for (let k = rows.from; k < rows.to; k++) {
    const name = spec.name ?? (isNamed ? { ...nameless, ...namePartsOf(people.space, names, k) } : nameless);
    const stream = rng.seek((people.index[k] ?? 0) >>> 0, field.nationalId);
    out.push(part.country.nationalId(stream, new RowBearer(part, drawing, k), name));
  }
}

const nameless: PersonName = { full: "", given: "", family: "", maternal: "", mailGiven: "", mailFamily: "" };
