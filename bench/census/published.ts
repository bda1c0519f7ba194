import { readTsv } from "../../scripts/tables/read-tsv.ts";
import type { Place } from "../../src/countries/place.ts";
import { Counts } from "./comparison.ts";
import type { Drawn } from "./subjects.ts";

/** A share in percent that an authority or a registry has published, whatever the tables say. */
interface Published {
  readonly measure: string;
  readonly label: string;
  readonly percent: number;
  readonly source: string;
}

const sizes = "places below";

/** Counts what has been published of one country: its commonest family names and how many live in small places. */
export class PublishedShares {
  readonly #code: string;
  readonly #published: readonly Published[];
  readonly #families = new Counts();
  /** Who lives below each limit. */
  readonly #sizes: ReadonlyMap<string, Counts>;

  constructor(code: string) {
    this.#code = code;
    this.#published = readTsv(new URL("published.tsv", import.meta.url), 5)
      .filter(([country]) => country === code)
      .map(([, measure = "", label = "", percent, source = ""]) => ({
        measure,
        label,
        percent: Number(percent),
        source,
      }));
    const limits = this.#published.filter(({ measure }) => measure === sizes);
    this.#sizes = new Map(limits.map(({ label }) => [label, new Counts()]));
  }

  add({ person, drawn: { place, area, name } }: Drawn): void {
    const people = this.#code === "uk" ? settlement(place, area.locality) : place.population;
    for (const [limit, counts] of this.#sizes) counts.add(people < Number(limit.replace(",", "")) ? limit : "");
    // The British count is of England and Wales, the Russian one of the forms of men.
    if (this.#code === "uk" && !["ENG", "WLS"].includes(place.stateAbbreviation)) return;
    if (this.#code === "ru" && person.gender === "female") return;
    this.#families.add(name.family);
  }

  /** Lines of a table: of each measure, the published share that is furthest from the drawn one as a factor. */
  lines(): string[][] {
    return ["family name", sizes].flatMap((measure) => {
      const shares = this.#published
        .filter((one) => one.measure === measure)
        .map((one) => {
          const counts = this.#sizes.get(one.label) ?? this.#families;
          const drawn = counts.percentOf(one.label);
          return { ...one, drawn, factor: drawn / one.percent };
        })
        .toSorted((one, other) => Math.abs(Math.log(other.factor)) - Math.abs(Math.log(one.factor)));
      const [furthest] = shares;
      if (furthest === undefined) return [];
      const { label, percent, drawn, factor, source } = furthest;
      const title = measure === sizes ? "people in places below" : `first ${shares.length} family names`;
      return [[this.#code, title, label, percent.toFixed(2), drawn.toFixed(2), factor.toFixed(2), source]];
    });
  }
}

/** The people of a post town, or of a village or suburb that it serves: what a British census counts as one built-up area. */
function settlement(place: Place, locality: string): number {
  return place.areas.reduce((sum, area) => (area.locality === locality ? sum + area.weight : sum), 0);
}

export const publishedTitles = ["country", "measure", "furthest", "published %", "drawn %", "factor", "source"];
