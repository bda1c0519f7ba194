import { countryOf } from "../../../src/countries/index.ts";

/** Numbers of a country about which stdnum says another thing than the verifier. */
export interface Difference {
  readonly reason: string;
  /** Whether it is the verifier that takes them. */
  readonly weTake: boolean;
  explains(id: string): boolean;
}

const neverIssued = (code: string): Difference => ({
  reason: "It refuses ranges that are never issued; here they have the right form, and safety asks for them.",
  weTake: true,
  explains: (id) => countryOf(code)?.verification.nationalId.isNeverIssued(id) === true,
});

export const differences: Readonly<Record<string, readonly Difference[]>> = {
  us: [
    neverIssued("us"),
    {
      reason:
        "It refuses areas from 900 on, also those of taxpayer numbers (ITIN), which people give where an SSN is asked for.",
      weTake: true,
      explains: (id) => id.startsWith("9"),
    },
    {
      reason: "It refuses numbers that were printed on cards and advertisements; their form is right.",
      weTake: true,
      explains: (id) => ["078051120", "212097694", "212099999", "219099999", "457555462"].includes(id),
    },
  ],
  uk: [neverIssued("uk")],
  in: [
    neverIssued("in"),
    {
      reason: "It refuses numbers that read the same backwards, which no rule of the authority excludes.",
      weTake: true,
      explains: (id) => id === [...id].reverse().join(""),
    },
  ],
  de: [
    neverIssued("de"),
    {
      reason: "It does not demand that one digit, and no more, occurs two or three times among the first ten.",
      weTake: false,
      explains: (id) => countryOf("de")?.verification.nationalId.composition?.(id) !== undefined,
    },
  ],
  fr: [
    {
      reason:
        "It takes any first digit; 7 and 8 are of numbers given until a registration is complete, which are no NIR.",
      weTake: false,
      explains: (id) => !/^[12]/.test(id),
    },
    {
      reason: "It takes months from 13 to 19 and from 43 to 49, which stand for nothing.",
      weTake: false,
      explains: (id) => /^.{3}(?:00|1[3-9]|4[3-9])/.test(id),
    },
  ],
  cn: [
    {
      reason: "It takes births before the year 1000.",
      weTake: false,
      explains: (id) => id.charAt(6) === "0",
    },
    {
      reason: "It refuses codes of counties that its table does not have; here they are compared with the address.",
      weTake: true,
      explains: () => true,
    },
  ],
  mx: [neverIssued("mx")],
};
