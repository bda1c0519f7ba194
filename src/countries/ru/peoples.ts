import { type Weighted, weighted } from "../../random/weighted.ts";
import type { BySex, Sex } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import type { NameTable } from "../shared/name-table.ts";
import { birthBands, familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { perKey, type Tables } from "../shared/tables.ts";
import { patronymic } from "./patronymic.ts";
import { romanise } from "./romanise.ts";

/** A people: names that belong together. Its tables are built when they are first needed. */
export interface People {
  /** In the masculine. */
  families(): NameTable;
  given(sex: Sex): NamesByYear;
  /** The patronymics from the names of men born in a year. */
  fathers(birthYear: number): Weighted<BySex<string>>;
}

/** The peoples of each federal subject, by the share of those who bear their names; the rest bear Russian ones. */
export class Peoples {
  readonly #tables: Tables;
  readonly #known = new Map<string, People>();
  readonly #bySubject = new Map<string, Weighted<People>>();

  constructor() {
    this.#tables = perKey(loadTables("ru"));
  }

  of(subject: string): Weighted<People> {
    const built = this.#bySubject.get(subject) ?? this.#shares(subject);
    this.#bySubject.set(subject, built);
    return built;
  }

  #shares(subject: string): Weighted<People> {
    const table = this.#tables("communities-by-state");
    const [subjects, communities] = [table.texts("state"), table.texts("community")];
    const shares = table.numbers("share");
    const rows = [...subjects.keys()].filter((row) => subjects[row] === subject);
    const others = rows.map((row) => [this.#people(communities[row] ?? ""), shares[row] ?? 0] as const);
    const rest = others.reduce((left, [, share]) => left - share, 100);
    return weighted(
      [[this.#people("russian"), rest] as const, ...others],
      ([, share]) => share,
      ([people]) => people,
    );
  }

  #people(community: string): People {
    const people = this.#known.get(community) ?? peopleOf(this.#tables, community);
    this.#known.set(community, people);
    return people;
  }
}

function peopleOf(tables: Tables, community: string): People {
  let families: NameTable | undefined;
  let women: NamesByYear | undefined;
  let men: NamesByYear | undefined;
  const fathers = new Map<number, Weighted<BySex<string>>>();
  return {
    families() {
      families ??= familyNamesOf(tables("family-names"), community, (latin) => latin);
      return families;
    },
    given(sex) {
      if (sex === "female") {
        women ??= givenNamesOf(tables("given-names"), community, "f", romanise);
        return women;
      }
      men ??= givenNamesOf(tables("given-names"), community, "m", romanise);
      return men;
    },
    fathers(birthYear) {
      const band = birthYear < EARLY && community === "russian" ? 0 : bandOf(birthYear);
      const built = fathers.get(band) ?? fathersOf(tables, community, band);
      fathers.set(band, built);
      return built;
    },
  };
}

/** Russian fathers born before this year have a table of their own. */
const EARLY = 1932;

/** The first year of the band of a birth year. */
function bandOf(birthYear: number): number {
  const last = birthBands[birthBands.length - 1] ?? 0;
  return Math.min(last, Math.max(birthBands[0], birthYear - (birthYear % 5)));
}

/** The patronymics of the men's names of a band; of band 0, of early fathers. */
function fathersOf(tables: Tables, community: string, band: number): Weighted<BySex<string>> {
  const table = tables(band === 0 ? "early-fathers" : "given-names");
  const names = table.texts("name");
  const weights = table.numbers(band === 0 ? "weight" : String(band));
  const [communities, sexes] = band === 0 ? [[], []] : [table.texts("community"), table.texts("sex")];
  const rows = [...names.keys()].filter(
    (row) => (weights[row] ?? 0) > 0 && (band === 0 || (communities[row] === community && sexes[row] === "m")),
  );
  return weighted(
    rows,
    (row) => weights[row] ?? 0,
    (row) => patronymic(names[row] ?? ""),
  );
}
