import type { Rows } from "../columns/rows.ts";
import { once } from "../memo.ts";
import { Rng } from "../random/rng.ts";
import type { Column } from "../tables/workspace.ts";
import { type AnyNames, countryNames, type NameColumns, type Residents } from "./country-names.ts";
import { NAME_PARTS, type NamePart, type NameRow, type Naming } from "./name-row.ts";
import { bandOf } from "./shared/names-by-year.ts";

type Writable = { -readonly [Member in keyof NameRow]: NameRow[Member] };

/** Names of one person as columns, until all countries name people one at a time. */
export function byRow<Tables>(naming: Naming<Tables>): AnyNames {
  const { pack, form, community, name, lineage, middle, kana } = naming;
  const begin = (row: Writable, rows: Rows, { mix, region, year }: Residents, k: number): Writable => {
    const { key, index } = rows.people;
    row.rng.rekey([key[0] ?? 0, key[1] ?? 0, key[2] ?? 0, key[3] ?? 0]);
    row.rng.seek((index[k] ?? 0) >>> 0, rows.field, rows.start);
    row.mix = mix[k] ?? 0;
    row.region = region[k] ?? 0;
    row.year = year[k] ?? 0;
    row.band = bandOf(row.year);
    row.names.fill(0);
    return row;
  };
  return countryNames<Tables>({
    pack,
    community(rows, residents, tables) {
      const row = newRow(rows);
      const out = rows.column();
      for (let k = rows.from; k < rows.to; k++) out[k] = community(begin(row, rows, residents, k), tables);
      return out;
    },
    name(rows, communities, bearers, tables) {
      const row = newRow(rows);
      const ofRow = (k: number): Writable => {
        begin(row, rows, bearers, k);
        row.sex = bearers.sex[k] ?? 0;
        row.community = communities[k] ?? 0;
        row.lineage = bearers.lineage === undefined ? -1 : (bearers.lineage[k] ?? 0) >>> 0;
        name(row, tables);
        return row;
      };
      const columns = Array.from({ length: NAME_PARTS }, () => rows.column());
      for (let k = rows.from; k < rows.to; k++) {
        const { names } = ofRow(k);
        for (const [part, column] of columns.entries()) column[k] = names[part] ?? 0;
      }
      const parts = (list: readonly NamePart[]) =>
        list.map(({ part, before }) => ({ text: columns[part] ?? rows.column(), before }));
      const columnsOf: NameColumns = {
        full: parts(form.full),
        given: parts(form.given),
        family: parts(form.family),
        ...(form.maternal && { maternal: parts(form.maternal) }),
        ...(form.mail && { mail: { given: parts(form.mail.given), family: parts(form.mail.family) } }),
      };
      return {
        ...columnsOf,
        ...(middle && {
          middle: once(() => {
            const text = rows.column();
            for (let k = rows.from; k < rows.to; k++) text[k] = middle(ofRow(k), tables);
            return [{ text, before: "" }];
          }),
        }),
        ...(kana && { kana: (k) => kana(ofRow(k), tables) }),
      };
    },
    ...(lineage && {
      lineage(rows: Rows): Column {
        const row = newRow(rows);
        const out = rows.column();
        for (let k = rows.from; k < rows.to; k++) {
          const { key, index } = rows.people;
          row.rng.rekey([key[0] ?? 0, key[1] ?? 0, key[2] ?? 0, key[3] ?? 0]);
          out[k] = lineage(row.rng.seek((index[k] ?? 0) >>> 0, rows.field, rows.start));
        }
        return out;
      },
    }),
  });
}

function newRow({ people: { space } }: Rows): Writable {
  return {
    memory: space.memory,
    rng: new Rng([0, 0, 0, 0]),
    sex: 0,
    year: 0,
    band: 0,
    mix: 0,
    region: 0,
    community: 0,
    lineage: -1,
    names: new Int32Array(NAME_PARTS),
  };
}
