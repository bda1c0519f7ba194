import { isValidPhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { unitedKingdom } from "../../../../src/countries/uk/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";
import { kilometres } from "../kilometres.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = unitedKingdom.places.items;

describe("the British place", () => {
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

describe("the British telephone number", () => {
  it("is valid, British and written in international spacing, unless it is of no area or of Nottingham", () => {
    for (const { phone } of samples) if (!/^\+44 (1632|115) /.test(phone)) expectNumberOf("GB", phone);
  });

  it("lies in a block that Ofcom keeps for drama", () => {
    // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
    const blocks = /^\+44 (11[3-8] 496 0|1[2-6]1 496 0|191 498 0|20 7946 0|28 9649 6|29 2018 0|1632 960)\d{3}$/;
    expect(samples.filter(({ phone }) => !blocks.test(phone))).toEqual([]);
  });

  it("has a million numbers that are never issued, which libphonenumber calls invalid", () => {
    const templates = new Set(places.flatMap((place) => place.templates("never_issued").templates));
    expect([...templates]).toEqual(["+44 1632 ######"]);
    for (const template of templates) {
      for (const seed of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        let digit = seed;
        const phone = template.replace(/#/g, () => {
          digit = (digit * 7 + 3) % 10;
          return String(digit);
        });
        expect(isValidPhoneNumber(phone), phone).toBe(false);
      }
    }
  });

  it("has the dialling code of its town where it has one at all", () => {
    const codes: Readonly<Record<string, string>> = {
      London: "20",
      Leeds: "113",
      Sheffield: "114",
      Nottingham: "115",
      Leicester: "116",
      Bristol: "117",
      Reading: "118",
      Birmingham: "121",
      Edinburgh: "131",
      Glasgow: "141",
      Liverpool: "151",
      Manchester: "161",
      "Newcastle upon Tyne": "191",
      Belfast: "28",
      Cardiff: "29",
    };
    for (const { place, phone } of samples) {
      const code = phone.split(" ")[1];
      if (codes[place.city]) expect(code, place.city).toBe(codes[place.city]);
      if (place.stateAbbreviation === "NIR") expect(code, place.city).toBe("28");
    }
  });
});

describe("the British street", () => {
  it("begins with the number, after the flat if there is one, or with the name of the house", () => {
    const pattern =
      /^(?:(?:(?:Flat (?:\d{1,3}|\d\/\d|[A-C])|Apartment \d{1,2}|\dF\d), )?[1-9]\d{0,2}[AB]? |\p{Lu}[A-Za-z ]+, )\p{Lu}[\p{L}' ]+(?:, \p{Lu}[\p{L}'. -]+)?$/u;
    expect(samples.filter(({ street }) => !pattern.test(street))).toEqual([]);
    expect(samples.some(({ street }) => street.startsWith("Flat "))).toBe(true);
  });

  it("is no village's street in a city and no road to its own town", () => {
    const wrong = samplesOf(unitedKingdom, 10_000, "uk streets").filter(
      ({ street, place, area }) =>
        (place.population > 12_000 && area.locality === "" && / (Main Street|Back Lane)$/.test(street)) ||
        ["Road", "Street"].some((kind) => street.endsWith(` ${place.city} ${kind}`)),
    );
    expect(wrong).toEqual([]);
  });

  const streets = samplesOf(unitedKingdom, 20_000, "uk welsh");

  it("says heol in the south of Wales and ffordd in the north", () => {
    for (const { street, zip } of streets) {
      if (/ Heol /.test(street)) expect(zip, street).not.toMatch(/^LL/);
      if (/ (Ffordd|Lôn) /.test(street)) expect(zip, street).toMatch(/^LL/);
    }
  });

  it("speaks Welsh in Wales alone", () => {
    const welsh = streets.filter(({ street }) => /\b(Heol|Ffordd|Stryd)\b/.test(street));
    expect(welsh.length).toBeGreaterThan(5);
    expect(new Set(welsh.map(({ place }) => place.stateAbbreviation))).toEqual(new Set(["WLS"]));
  });
});
