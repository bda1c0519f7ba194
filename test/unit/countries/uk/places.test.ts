import { describe, expect, it } from "vitest";
import { unitedKingdom } from "../../../../src/countries/uk/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";
import { kilometres } from "../kilometres.ts";
import { shareOfPlaces } from "../shares.ts";

const places = unitedKingdom.places.items;

describe("the British place", () => {
  const samples = samplesOf(unitedKingdom, 3_000);

  it("keeps to the districts of the town and completes them in many ways", () => {
    for (const { zip, place } of samples) expect(place.areas.map((area) => area.code)).toContain(zip.split(" ")[0]);
    expect(new Set(samples.map((sample) => sample.zip)).size).toBeGreaterThan(2_900);
  });

  it("uses no district of PO boxes, large users or without geography", () => {
    const districts = places.flatMap((place) => place.areas.map((area) => area.code));
    // https://en.wikipedia.org/wiki/List_of_postcode_districts_in_the_United_Kingdom, "non-geo"
    const nonGeographic =
      "AB99 B99 BS98 BT58 CF30 CF95 CF99 E98 EH91 EH95 EH99 G58 G70 G90 L67 L70 L75 LE55 LE95 LS88 LS98 LS99 M60 M61 M99 N1P N81 NE98 NE99 NG80 NW26 S96 S97 S98 S99 SE1P SW95 W1A";
    for (const code of nonGeographic.split(" ")) expect(districts).not.toContain(code);
  });
});

describe("the district", () => {
  const districts = places.flatMap((place) => place.areas.map((area) => area.code));

  it("stands with neighbouring places alone", () => {
    for (const sharers of Map.groupBy(
      places.flatMap((place) => place.areas.map((area) => ({ area, place }))),
      ({ area }) => area.code,
    ).values()) {
      const points = sharers.flatMap(({ place, area }) => place.pointOf(area) ?? []);
      for (const point of points) expect(kilometres(point, points[0] ?? point), sharers[0]?.area.code).toBeLessThan(50);
    }
  });

  it("reaches into no other part of the kingdom", () => {
    // Saltney and Hay-on-Wye lie in Wales, though their post towns are Chester and Hereford.
    for (const code of ["CH4", "HR3", "TD12", "TD15"]) expect(districts).not.toContain(code);
  });
});

it("London districts hold an eighth of the English", () => {
  expect(shareOfPlaces(unitedKingdom)(({ phones }) => phones[0]?.startsWith("+44 20") === true)).toBeGreaterThan(0.1);
});
