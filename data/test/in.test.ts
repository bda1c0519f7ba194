import { expect, it } from "vitest";
import { countryOf } from "../../src/countries/index.ts";
import type { Place } from "../../src/countries/place.ts";
import { placesOf } from "../../src/person/places/places.ts";
import { kilometres } from "../../test/unit/countries/kilometres.ts";
import { officesByState } from "../builders/in/offices.ts";
import { india as rowsOf } from "../builders/source-rows.ts";

const country = countryOf("in") ?? expect.fail();
const { items } = country.places;
const { states } = placesOf(country);

/** The postal district that most offices of each PIN code are in. */
const districts: ReadonlyMap<string, string> = new Map(
  [...officesByState(new Map([...states].map(([abbreviation, name]) => [name, abbreviation])))].flatMap(
    ([state, offices]) =>
      [...Map.groupBy(offices, ({ pincode }) => pincode)].map(([pin, members]) => {
        const [most] = [...Map.groupBy(members, ({ district }) => district)].sort(
          ([, one], [, other]) => other.length - one.length,
        );
        return [`${state} ${pin}`, most?.[0] ?? ""] as const;
      }),
  ),
);

const posts = new Map(
  rowsOf("post-points").map((row) => [
    row("pin"),
    { latitude: Number(row("latitude")), longitude: Number(row("longitude")) },
  ]),
);

const NEIGHBOURS = 6;
/** Kilometres from a town to the post offices of its PIN code, at most. */
const NEAR = 20;

/** Its district has few towns, and the coordinates of its post offices are those of another place. */
const unknown = ["Kunda, UP"];

it("no town of India has the PIN code of a namesake: its neighbours have the district, or its post offices are near", () => {
  const pinOf = ({ areas }: Place): string => areas[0]?.code ?? "";
  const districtOf = (town: Place): string | undefined => districts.get(`${town.stateAbbreviation} ${pinOf(town)}`);
  const ofState = Map.groupBy(items, ({ stateAbbreviation }) => stateAbbreviation);
  const strange = items.filter((town) => {
    const { middle, stateAbbreviation } = town;
    if (middle === undefined) return false;
    const others = (ofState.get(stateAbbreviation) ?? []).flatMap((other) =>
      other === town || other.middle === undefined ? [] : [{ other, distance: kilometres(middle, other.middle) }],
    );
    const nearest = others.sort((a, b) => a.distance - b.distance).slice(0, NEIGHBOURS);
    if (nearest.some(({ other }) => districtOf(other) === districtOf(town))) return false;
    const post = posts.get(pinOf(town));
    return post === undefined || kilometres(middle, post) > NEAR;
  });
  expect(items.filter(({ middle }) => middle !== undefined).length).toBeGreaterThan(2_200);
  expect(strange.map(({ city, stateAbbreviation }) => `${city}, ${stateAbbreviation}`)).toEqual(unknown);
});
