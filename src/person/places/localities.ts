import { type Area, type Country, type Place, perCountry } from "../../countries/country.ts";
import { foldName } from "../../text/fold-name.ts";
import { placeNamesOf } from "./place-names.ts";
import { compactCode, type Home, postalCodesOf, shares } from "./postal-codes.ts";

/** What a request names by `city`: a place, or a part of one or several, such as Queens or 北京市海淀区. */
export interface Locality {
  readonly state: string;
  readonly places: readonly Place[];
  /** How many people it has, beside others of its name. */
  readonly weight: number;
  /** The homes of a part; undefined for a whole place. */
  readonly homes?: readonly Home[];
  has(place: Place, area: Area): boolean;
}

/**
 * What has that name, the most populous first: places by their own name, else parts, else places by a shortened one, so
 * that 三島村 is not 三島市, and the city of a record is always found as that city.
 */
export function localitiesNamed(country: Country, name: string): readonly Locality[] {
  const names = placeNamesOf(country);
  const own = names.ownedBy(name).map(wholePlace);
  const parts = own.length > 0 ? own : partsNamed(country, name);
  const found = parts.length > 0 ? parts : names.named(name).map(wholePlace);
  return found.toSorted((a, b) => b.weight - a.weight);
}

function wholePlace(place: Place): Locality {
  return { state: place.stateAbbreviation, places: [place], weight: place.weight, has: (other) => other === place };
}

function partsNamed(country: Country, name: string): readonly Locality[] {
  const { partNamed, districtIn } = country.customs;
  const part = partNamed?.(name) ?? listedParts(country).get(foldName(name));
  if (part !== undefined) {
    const codes = postalCodesOf(country);
    const all = part.codes.flatMap((code) => codes.homes(codes.beginningWith(compactCode(code))));
    const homes = all.filter(({ place }) => place.stateAbbreviation === part.state);
    return homes.length === 0 ? [] : [partOf(homes)];
  }
  return districtIn === undefined ? [] : (districtsOf(country).get(foldName(name)) ?? []).map(partOf);
}

function partOf(homes: readonly Home[]): Locality {
  const areas = new Set(homes.map(({ area }) => area));
  const shareOf = shares();
  return {
    state: homes[0]?.place.stateAbbreviation ?? "",
    places: [...new Set(homes.map(({ place }) => place))],
    weight: homes.reduce((sum, home) => sum + shareOf(home), 0),
    homes,
    has: (_place, area) => areas.has(area),
  };
}

const listedParts = perCountry(
  ({ customs }) => new Map(customs.parts?.map(([name, state, codes]) => [foldName(name), { state, codes }])),
);

/** The homes of each district by its name, alone and after its city: 海淀区, 北京市海淀区. */
const districtsOf = perCountry(
  ({ places, customs: { districtIn } }): ReadonlyMap<string, readonly (readonly Home[])[]> => {
    const districts = new Map<string, (readonly Home[])[]>();
    for (const place of places.items) {
      const homes = place.areas.map((area): Home => ({ place, area }));
      const byDistrict = Map.groupBy(homes, ({ area }) => districtIn?.exec(area.locality)?.[0]);
      // A city has districts everywhere; elsewhere a quarter's name may end like one's.
      if (byDistrict.get(undefined)?.some(({ area }) => area.locality !== "")) continue;
      byDistrict.delete(undefined);
      for (const [district = "", all] of byDistrict) {
        for (const name of [district, place.city + district].map(foldName)) {
          districts.set(name, [...(districts.get(name) ?? []), all]);
        }
      }
    }
    return districts;
  },
);
