import { threadWorkspace } from "../../src/library/generator.ts";
import { field } from "../../src/person/field.ts";
import { drawPhone, phoneLists } from "../../src/person/packed/phones.ts";
import { rowOf } from "../../src/person/row.ts";
import type { Rng } from "../../src/random/rng.ts";
import type { Templates } from "../../src/random/template.ts";
import { Packer } from "../../src/tables/packer.ts";
import { fieldOf } from "./row-fields.ts";

/** Numbers of people of consecutive indexes under the key of `rng`, each from a place that has one of the lists. */
export function phonesOf(
  rng: Rng,
  [from, count]: readonly [from: number, count: number],
  lists: readonly Templates[],
): readonly string[] {
  const row = rowOf(threadWorkspace());
  const places = lists.map(phoneLists(new Packer(row.memory)));
  return Array.from({ length: count }, (_, at) => {
    const index = from + at;
    drawPhone(rng.seek(index, field.phone), row.memory, places[index % places.length] ?? 0, row);
    return fieldOf(row, "phone");
  });
}
