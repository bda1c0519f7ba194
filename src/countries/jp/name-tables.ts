import { aliasTable } from "../../random/alias-table.ts";
import type { Weighted } from "../../random/weighted.ts";
import { bandOf, birthBands } from "../shared/names-by-year.ts";
import type { Table } from "../shared/tables.ts";

/** A name with its reading. */
class ReadName {
  readonly text: string;
  /** The reading in Latin letters for e-mail addresses. */
  readonly mail: string;
  readonly #table: Table;
  readonly #row: number;

  constructor(text: string, mail: string, table: Table, row: number) {
    this.text = text;
    this.mail = mail;
    this.#table = table;
    this.#row = row;
  }

  /**
   * The reading in katakana, as the family register has it since 2025. Rarely requested: its column is read at first
   * use.
   */
  get kana(): string {
    return this.#table.texts("kana")[this.#row] ?? "";
  }
}

/** The readings of a given and a family name. */
export class Reading {
  readonly #given: Pick<ReadName, "kana">;
  readonly #family: Pick<ReadName, "kana">;

  constructor(given: Pick<ReadName, "kana">, family: Pick<ReadName, "kana">) {
    this.#given = given;
    this.#family = family;
  }

  get given(): string {
    return this.#given.kana;
  }

  get family(): string {
    return this.#family.kana;
  }
}

/** Family names by prefecture. The table of a prefecture is built when it is first needed. */
export class FamilyNames {
  readonly #names: readonly ReadName[];
  readonly #weights: readonly number[];
  readonly #lifts: readonly string[];
  readonly #built = new Map<string, Weighted<ReadName>>();

  /**
   * `table` has the columns `name`, `kana`, `latin`, `weight` and `lifts` (`02*3.1 47*0.4`: three times as common in
   * 青森).
   */
  constructor(table: Table) {
    this.#names = namesOf(table, [...table.texts("name").keys()]);
    this.#weights = table.numbers("weight");
    this.#lifts = table.texts("lifts");
  }

  /** The names in a prefecture, by its JIS number. */
  of(prefecture: string): Weighted<ReadName> {
    const built = this.#built.get(prefecture) ?? this.#tableOf(prefecture);
    this.#built.set(prefecture, built);
    return built;
  }

  #tableOf(prefecture: string): Weighted<ReadName> {
    const weights = this.#weights.map((weight, row) => weight * liftOf(this.#lifts[row] ?? "", prefecture));
    return { ...aliasTable(weights), items: this.#names };
  }
}

/** The factor after `07*` in `05*0.4 07*1.9`, 1 where there is none. */
function liftOf(lifts: string, prefecture: string): number {
  const at = lifts.indexOf(`${prefecture}*`);
  if (at === -1) return 1;
  const end = lifts.indexOf(" ", at);
  return Number(lifts.slice(at + prefecture.length + 1, end === -1 ? undefined : end));
}

/** Given names of one sex by birth year. The table of five years is built when it is first needed. */
export class GivenNames {
  readonly #table: Table;
  readonly #rows: readonly number[];
  readonly #names: readonly ReadName[];
  readonly #built: (Weighted<ReadName> | undefined)[] = birthBands.map(() => undefined);

  /** `table` has the columns `sex`, `name`, `kana`, `latin` and `1935` to `2005`. */
  constructor(table: Table, sex: "f" | "m") {
    const sexes = table.texts("sex");
    this.#table = table;
    this.#rows = [...sexes.keys()].filter((row) => sexes[row] === sex);
    this.#names = namesOf(table, this.#rows);
  }

  of(birthYear: number): Weighted<ReadName> {
    const band = bandOf(birthYear);
    const built = this.#built[band] ?? this.#tableOf(String(birthBands[band]));
    this.#built[band] = built;
    return built;
  }

  /** Only the names that are in use in the band, because a small table stays in the processor's caches. */
  #tableOf(column: string): Weighted<ReadName> {
    const weights = this.#table.numbers(column);
    const used = [...this.#rows.keys()].filter((at) => (weights[this.#rows[at] ?? 0] ?? 0) > 0);
    const table = aliasTable(
      used.map((at) => weights[this.#rows[at] ?? 0] ?? 0),
      used,
    );
    return { ...table, items: this.#names };
  }
}

function namesOf(table: Table, rows: readonly number[]): readonly ReadName[] {
  const [texts, latin] = [table.texts("name"), table.texts("latin")];
  return rows.map((row) => new ReadName(texts[row] ?? "", latin[row]?.toLowerCase() ?? "", table, row));
}
