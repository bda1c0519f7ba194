import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { isRoadTo } from "../shared/road-to.ts";
import { once, perPlace } from "../shared/tables.ts";

/**
 * `12 George Street`, `3/12 George Street`: the house number stands first, the unit before a slash. Low numbers are
 * commoner.
 */
export function street(rng: Rng, place: Place): string {
  const { name, longest } = streetOf(rng, place);
  const number = int(rng, 1, int(rng, 12, longest));
  const unit = int(rng, 0, 199);
  if (unit < 36) return `${1 + (unit >> 1)}/${number} ${name}`;
  return `${number}${unit < 42 ? (unit < 39 ? "A" : "B") : ""} ${name}`;
}

interface Street {
  readonly name: string;
  /** The highest house number; courts and places are short. */
  readonly longest: number;
}

/** Share of streets with a name specific to their state. */
const OWN = 0.03;
/** The same share in Canberra, a planned city whose districts have names of their own. */
const OWN_OF_CANBERRA = 0.12;

/**
 * A street that suits the town: names of the sea only at the coast, of trees and birds only outside the city centres.
 */
function streetOf(rng: Rng, place: Place): Street {
  const { stateAbbreviation } = place;
  const isOwn = chance(rng, stateAbbreviation === "ACT" ? OWN_OF_CANBERRA : OWN);
  const table = isOwn ? tables().own(stateAbbreviation) : commonOf(place);
  for (;;) {
    const street = sample(rng, table);
    if (!isRoadTo(place.city, street.name)) return street;
  }
}

const commonOf = perPlace(({ city, stateAbbreviation }): Weighted<Street> => {
  const all = tables();
  if (stateAbbreviation === "ACT") return all.planned();
  const setting = all.settings.get(`${city}|${stateAbbreviation}`);
  return setting === "coast" ? all.coast() : setting === "centre" ? all.centre() : all.inland();
});

/** Street names that Canberra lacks, because it was planned: those after railways, churches and shops. */
const unplanned =
  /^(?:Railway|Station|Church|Chapel|High|Main|Market|Commercial|Mill|Court|Queen|King|Union|School|Cemetery|Hospital|Bridge) /;

const tables = once(() => {
  const rows = loadTables("au")("streets");
  const [kinds, names, weights] = [rows.texts("kind"), rows.texts("name"), rows.numbers("weight")];
  const where = (holds: (kind: string, name: string) => boolean): Weighted<Street> =>
    weighted(
      Array.from({ length: rows.length }, (_, row) => row).filter((row) => holds(kinds[row] ?? "", names[row] ?? "")),
      (row) => weights[row] ?? 0,
      (row) => streetNamed(names[row] ?? ""),
    );
  const states = new Map(
    ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].map((state) => [
      state,
      once(() => where((kind) => kind === state.toLowerCase())),
    ]),
  );
  const inland = once(() => where((kind) => kind === "any" || kind === "suburb"));
  return {
    inland,
    coast: once(() => where((kind) => kind === "any" || kind === "suburb" || kind === "sea")),
    centre: once(() => where((kind) => kind === "any")),
    planned: once(() => where((kind, name) => (kind === "any" || kind === "suburb") && !unplanned.test(name))),
    own: (state: string): Weighted<Street> => states.get(state)?.() ?? inland(),
    settings: settings(),
  };
});

/** Whether a place lies by the sea or is the centre of a city. */
function settings(): ReadonlyMap<string, string> {
  const rows = loadTables("au")("settings");
  const [cities, states, kinds] = [rows.texts("city"), rows.texts("state"), rows.texts("kind")];
  return new Map(cities.map((city, row) => [`${city}|${states[row]}`, kinds[row] ?? ""]));
}

const short = / (?:Circle|Circuit|Close|Court|Crescent|Grove|Lane|Place|Rise|View|Way)$/;

function streetNamed(name: string): Street {
  return { name, longest: short.test(name) ? 45 : 220 };
}
