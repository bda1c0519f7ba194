import { createRequire } from "node:module";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import type { Place } from "../../../../src/countries/place.ts";
import { unitedStates } from "../../../../src/countries/us/index.ts";
import { dataRows } from "../../../contract/data-rows.ts";
import { kilometres } from "../kilometres.ts";
import { placeNamed } from "../place-named.ts";
import { expectSmallTowns, expectStates } from "../shares.ts";
import { expectNumbersForFiction } from "../telephone.ts";

const places = unitedStates.places.items;

const town = placeNamed(places);

describe("places of the United States", () => {
  it("share no ZIP code with another town, but suburbs with the postal city", () => {
    const codes = places.flatMap((place) => place.areas.map((area) => area.code));
    const shared = codes.filter((code, at) => codes.indexOf(code) < at);
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

  it("have an area code of their own with a number reserved for fiction, which libphonenumber calls American", () => {
    expectNumbersForFiction("US", places);
  });

  it("have numbers of their area codes that no operator can assign, which libphonenumber refuses", () => {
    const neverIssued = (place: Place): readonly string[] => place.templates("never_issued").templates;
    const isRight = (place: Place): boolean => {
      const areas = new Set(place.phones.map((text) => text.slice(3, 6)));
      const isOfArea = (text: string): boolean => /^\+1 \d{3} [01]## ####$/.test(text) && areas.has(text.slice(3, 6));
      return neverIssued(place).length === 2 * areas.size && neverIssued(place).every(isOfArea);
    };
    expect(places.filter((place) => !isRight(place)).map((place) => [place.city, neverIssued(place)])).toEqual([]);
    expect(parsePhoneNumber("+1 312 123 4567").isValid()).toBe(false);
    expect(parsePhoneNumber("+1 312 023 4567").isValid()).toBe(false);
  });

  it("hold as many of the adults of each state as the estimates of 2020 say", () => {
    // Percent of adults, Census Bureau, SC-EST2020-18+POP-RES.
    const adults = {
      CA: 11.91,
      TX: 8.54,
      FL: 6.81,
      NY: 5.98,
      PA: 3.96,
      IL: 3.82,
      OH: 3.56,
      UT: 0.9,
      VT: 0.2,
      WY: 0.175,
    };
    expectStates(unitedStates, adults, 100, 0.05);
  });

  it("hold a share of people in places under 50,000 that is within a fifth of the census", () => {
    // Census 2020: 43 percent live in incorporated and census-designated places of 50,000 or more.
    expectSmallTowns(unitedStates, 0.57);
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

  it("know the area codes of the largest cities", () => {
    const areaCodes = (city: string): string =>
      town(city)
        .phones.map((text) => text.slice(3, 6))
        .join(" ");
    expect(areaCodes("Chicago")).toBe("312 773 872");
    expect(areaCodes("Seattle")).toBe("206");
    expect(areaCodes("Honolulu")).toBe("808");
    expect(areaCodes("New York")).toContain("212");
  });
});
