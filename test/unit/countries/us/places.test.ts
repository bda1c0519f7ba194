import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { dataRows } from "../../../contract/data-rows.ts";
import { kilometres } from "../kilometres.ts";
import { placeNamed } from "../people-of.ts";

const places = unitedStates.places.items;

describe("places of the United States", () => {
  it("share no ZIP code with another town, but suburbs with the postal city", () => {
    const codes = places.flatMap((place) => place.areas.map((area) => area.code));
    const shared = [...Map.groupBy(codes, (code) => code).values()].flatMap((same) => same.slice(1));
    const ofSuburbs = dataRows("us/places/suburbs.tsv").flatMap(({ postal_codes = "" }) => postal_codes.split(" "));
    expect(shared.sort()).toEqual(ofSuburbs.sort());
  });

  it("leave out PO boxes, single buildings and government codes", () => {
    const codes = new Set(places.flatMap((place) => place.areas.map((area) => area.code)));
    // Grand Central and Empire State Building, Chicago PO boxes, the White House, Beverly Hills' Wells Fargo, IRS Fresno.
    // Gunter Annex, Ojus PO boxes, Rockefeller Center, Ohio State and Hollins University.
    for (const code of ["10163", "10118", "60690", "20500", "90209", "93888", "77201", "10008"])
      expect(codes.has(code), code).toBe(false);
    for (const code of ["36113", "33163", "10020", "43210", "24020"]) expect(codes.has(code), code).toBe(false);
  });

  it("lie within sixty kilometres of their ZIP codes, as another list has them", () => {
    const postal: { codes: Record<string, { latitude: number; longitude: number }> } = createRequire(import.meta.url)(
      "zipcodes",
    );
    const distances = places.flatMap((place) =>
      place.areas.flatMap((area) => {
        const [here, there] = [place.pointOf(area), postal.codes[area.code]];
        return here === undefined || there === undefined
          ? []
          : [{ what: `${area.code} ${place.city}`, distance: kilometres(here, there) }];
      }),
    );
    // Two ZIP codes of Joint Base Elmendorf-Richardson, which the list has in another part of Alaska.
    expect(distances.filter(({ distance }) => distance > 60).map(({ what }) => what)).toEqual([
      "99505 Jber",
      "99506 Jber",
    ]);
    expect(distances.length).toBeGreaterThan(17_000);
  });

  it("are more than 8,000", () => {
    expect(places.length).toBeGreaterThan(8_000);
  });

  it("have the time zone of their part of the state", () => {
    const zoneOf = (city: string, state: string): string | undefined =>
      places.find((place) => place.city === city && place.stateAbbreviation === state)?.timeZone;
    expect(zoneOf("Pensacola", "FL")).toBe("America/Chicago");
    expect(zoneOf("Miami", "FL")).toBe("America/New_York");
    expect(zoneOf("El Paso", "TX")).toBe("America/Denver");
    expect(zoneOf("Knoxville", "TN")).toBe("America/New_York");
    expect(zoneOf("Honolulu", "HI")).toBe("Pacific/Honolulu");
  });

  it("have the area code 212 in New York", () => {
    expect(placeNamed(unitedStates, "New York").phones.map((text) => text.slice(3, 6))).toContain("212");
  });
});
