import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { india } from "../../../../src/countries/in/index.ts";

const places = india.places.items;

describe("places of India", () => {
  it("have the great cities", () => {
    for (const city of [
      "Bengaluru",
      "Ahmedabad",
      "Patna",
      "Nagpur",
      "Bhopal",
      "Visakhapatnam",
      "Bhubaneswar",
      "Raipur",
    ])
      expect(
        places.some((place) => place.city === city),
        city,
      ).toBe(true);
  });

  it("know the PIN codes of some quarters", () => {
    const codeOf = (city: string, locality: string): string | undefined =>
      places.find((place) => place.city === city)?.areas.find((area) => area.locality === locality)?.code;
    expect(codeOf("New Delhi", "Connaught Place")).toBe("110001");
    expect(codeOf("Chandigarh", "Sector 22")).toBe("160022");
    expect(codeOf("Chennai", "T Nagar")).toBe("600017");
    expect(codeOf("Kolkata", "Ballygunge")).toBe("700019");
  });

  it("avoid the code of Bardhaman, where a number with 0 after the trunk code may be in use", () => {
    expect(parsePhoneNumber("+91 342 025 0247").isValid()).toBe(true);
    expect(places.some(({ phones }) => phones.some((text) => text.startsWith("+91 342 ")))).toBe(false);
  });
});
