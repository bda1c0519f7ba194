import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Place } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { givenThenFamily, type NameTable, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perKey, perPlace } from "../shared/tables.ts";
import { placeMap, tables } from "./places.ts";

const communities = once(() => communitiesOf(placeMap().regionOf));

/** The communities of a place: one value for all places that have the same. */
export function communitiesAt(place: Place): Weighted<Community> {
  return communities()(place);
}

/**
 * Given name, family name: `Jennifer Johnson`. The community is sampled by its share of the people of the city, county
 * or state.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { families, women, men } = sample(rng, communities()(place));
  const family = sampleName(rng, families());
  const given = sampleName(rng, (sex === "female" ? women : men)().of(birth.year));
  return givenThenFamily(given, family);
}

/** People whose family and given names go together: a Hernandez is more often Jose than Dustin. */
export interface Community {
  readonly families: () => NameTable;
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
}

/** Communities that have no given names of their own bear those of another. */
const givenAs: Readonly<Record<string, string>> = {
  cajun: "white",
  caribbean: "hispanic",
  dutch: "white",
  french: "white",
  german: "white",
  irish: "white",
  italian: "white",
  lumbee: "white",
  native: "white",
  portuguese: "white",
  scandinavian: "white",
  slavic: "white",
};

/** Finds the communities of a place, in their shares of its city, its county or its state. */
function communitiesOf(regionOf: (place: Place) => string): (place: Place) => Weighted<Community> {
  const families = once(() => tables("family-names"));
  const given = once(() => tables("given-names"));
  const womenOf = perKey((name) => givenNamesOf(given(), name, "f", latinMail));
  const menOf = perKey((name) => givenNamesOf(given(), name, "m", latinMail));
  const communityOf = perKey((name): Community => {
    const names = givenAs[name] ?? name;
    return {
      families: once(() => familyNamesOf(families(), name, latinMail)),
      women: once(() => womenOf(names)),
      men: once(() => menOf(names)),
    };
  });
  const table = tables("communities");
  const mixes = new Map(table.texts("region").map((region, row) => [region, table.texts("mix")[row] ?? ""]));
  const mixOf = perKey((region) =>
    mixed(parseMix(mixes.get(region) ?? "white*1").map(([name, share]) => [communityOf(name), share])),
  );
  return perPlace((place) => mixOf(regionOf(place)));
}

/** `white*61.5;black*20.3` */
function parseMix(text: string): readonly (readonly [community: string, share: number])[] {
  return text.split(";").map((part) => {
    const [community = "", share = ""] = part.split("*");
    return [community, Number(share)];
  });
}
