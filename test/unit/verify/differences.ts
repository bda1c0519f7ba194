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

/** Whether six digits are no day of any year, as YYMMDD. */
function isNoDay(digits: string): boolean {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  return month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(2000, month, 0)).getUTCDate();
}

export const differences: Readonly<Record<string, readonly Difference[]>> = {
  us: [
    neverIssued("us"),
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
      reason: "It takes months from 13 to 19, which stand for nothing.",
      weTake: false,
      explains: (id) => Number(id.slice(3, 5)) >= 13 && Number(id.slice(3, 5)) <= 19,
    },
  ],
  cn: [
    {
      reason: "It refuses days that do not exist; here the day is compared with the date of birth, where there is one.",
      weTake: true,
      explains: (id) => isNoDay(id.slice(8, 14)),
    },
    {
      reason: "It refuses codes of counties that its table does not have; here they are compared with the address.",
      weTake: true,
      explains: () => true,
    },
  ],
  mx: [
    {
      reason: "It refuses days that do not exist; here the day is compared with the date of birth, where there is one.",
      weTake: true,
      explains: (id) => isNoDay(id.slice(4, 10)),
    },
    {
      reason: "It refuses codes of no state; here the code is compared with the address.",
      weTake: true,
      explains: (id) => !states.has(id.slice(11, 13)),
    },
    neverIssued("mx"),
  ],
};

/** The codes of the Instructivo Normativo; NE is for those born abroad. */
const states = new Set(
  "AS BC BS CC CS CH CL CM DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TL TS VZ YN ZS NE".split(" "),
);
