import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { samplesOf } from "../../../contract/every-country.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = australia.places.items;

describe("the Australian place", () => {
  it("knows the postcodes of the capitals", () => {
    const capitals = {
      "Sydney, NSW": "2000",
      "Melbourne, VIC": "3000",
      "Brisbane, QLD": "4000",
      "Adelaide, SA": "5000",
      "Perth, WA": "6000",
      "Hobart, TAS": "7000",
      "Darwin, NT": "0800",
      "Canberra, ACT": "2600",
    };
    for (const [city, code] of Object.entries(capitals))
      expect(
        places.find((place) => `${place.city}, ${place.stateAbbreviation}` === city)?.areas.map((area) => area.code),
      ).toContain(code);
  });
});

describe("the Australian telephone number", () => {
  /** Area codes by state: https://en.wikipedia.org/wiki/Telephone_numbers_in_Australia */
  const zones: Readonly<Record<string, string>> = {
    NSW: "2",
    ACT: "2",
    VIC: "3",
    TAS: "3",
    QLD: "7",
    SA: "8",
    WA: "8",
    NT: "8",
  };

  it("is valid, Australian and written in international spacing", () => {
    for (const { phone } of samples) expectNumberOf("AU", phone);
  });

  it("is set aside for creative works, behind the area code of the state", () => {
    for (const { phone, place } of samples) {
      const [, zone] = /^\+61 (\d) (?:7010|5550) \d{4}$/.exec(phone) ?? [];
      expect(zone, phone).toBe(zones[place.stateAbbreviation]);
    }
  });

  it("has ten million numbers of the area that are never issued: they begin with the trunk access code", () => {
    for (const place of places)
      expect(place.templates("never_issued").templates, place.city).toEqual([
        `+61 ${zones[place.stateAbbreviation]} 0### ####`,
      ]);
  });
});

describe("the Australian street", () => {
  it("begins with the number, after the unit and a slash if there is one", () => {
    for (const { street } of samples) expect(street).toMatch(/^(\d{1,4}\/)?[1-9]\d{0,2}[AB]? [A-Z][A-Za-z' ]+$/);
    expect(samples.some(({ street }) => street.includes("/"))).toBe(true);
  });
});

describe("the Australian street's name", () => {
  const many = samplesOf(australia, 10_000, "au streets");

  it("tells of the sea by the sea alone, and of birds and trees outside the centres", () => {
    for (const { street, place } of many) {
      if (/ (Ocean Street|The Esplanade|Marine Parade)$/.test(street))
        expect(["Alice Springs", "Toowoomba", "Penrith", "Bendigo", "Belconnen"], street).not.toContain(place.city);
      if (/ (Kookaburra|Banksia) /.test(street)) expect(["Sydney", "Melbourne"], street).not.toContain(place.city);
    }
    expect(many.some(({ street }) => / (Ocean Street|The Esplanade|Marine Parade)$/.test(street))).toBe(true);
  });

  it("is a road where it is called after a swamp", () => {
    const swamps = samplesOf(australia, 40_000, "au swamps").filter(({ street }) => / Swamp /.test(street));
    expect(swamps.length).toBeGreaterThan(0);
    for (const { street } of swamps) expect(street).toMatch(/ Swamp Road$/);
  });

  it("belongs to its state", () => {
    for (const { street, place } of many) {
      if (/ (Jarrah|Tuart|Karri) Street$/.test(street)) expect(place.stateAbbreviation, street).toBe("WA");
      if (/ North Terrace$/.test(street)) expect(place.stateAbbreviation, street).toBe("SA");
      if (place.stateAbbreviation === "ACT") expect(street).not.toMatch(/ (Railway|Station|Church|High) /);
    }
  });
});
