import type { PhonePlan } from "../shared/places.ts";

interface AreaCode {
  /** The block for drama; empty where the code has none. */
  readonly drama: string;
  /** First digits of local numbers that Ofcom has not opened; empty where all are in use. */
  readonly closed: string;
  /** Digits of a local number. */
  readonly digits: 7 | 8;
}

/**
 * Area codes with numbers for drama or with first digits that are not in use.
 *
 * A local number that begins with 0 or 1 is not safe: Ofcom allocates such numbers for national dialling only, and in
 * 01202, 01224, 01273, 01274, 01642 and 01908 as any other. Therefore never-issued numbers begin with a digit under
 * which Ofcom's numbering data list no block, which libphonenumber 1.13.16 (made from them) confirms for all numbers.
 *
 * Sources: Ofcom, "Telephone numbers for use in TV and radio drama programmes"; Ofcom, National Telephone Numbering Plan
 * and numbering data; Ofcom, "Changes to making local calls in five area codes", 9 October 2013.
 */
const codes: Readonly<Record<string, AreaCode>> = {
  "113": { drama: "496 0###", closed: "9", digits: 7 },
  "114": { drama: "496 0###", closed: "9", digits: 7 },
  "115": { drama: "496 0###", closed: "35", digits: 7 },
  "116": { drama: "496 0###", closed: "789", digits: 7 },
  "117": { drama: "496 0###", closed: "5678", digits: 7 },
  "118": { drama: "496 0###", closed: "5678", digits: 7 },
  "121": { drama: "496 0###", closed: "9", digits: 7 },
  "131": { drama: "496 0###", closed: "9", digits: 7 },
  "141": { drama: "496 0###", closed: "", digits: 7 },
  "151": { drama: "496 0###", closed: "", digits: 7 },
  "161": { drama: "496 0###", closed: "", digits: 7 },
  "191": { drama: "498 0###", closed: "", digits: 7 },
  "20": { drama: "7946 0###", closed: "2569", digits: 8 },
  "23": { drama: "", closed: "4567", digits: 8 },
  "24": { drama: "", closed: "2345", digits: 8 },
  "28": { drama: "9649 6###", closed: "5", digits: 8 },
  "29": { drama: "2018 0###", closed: "56789", digits: 8 },
};

/** Numbers for drama that belong to no area: Ofcom keeps the code 01632 free of subscribers. */
const nowhere = "+44 1632 960###";

/** The whole code 01632: 1,000,000 numbers. */
const nowhereAll = "+44 1632 ######";

/** The numbers of a place by its area code, which is empty where the code has neither drama numbers nor a closed digit. */
export const phonePlan: PhonePlan = {
  usual(code) {
    const { drama = "" } = codes[code] ?? {};
    return [drama === "" ? nowhere : `+44 ${code} ${drama}`];
  },
  neverIssued(code) {
    const area = codes[code];
    if (area === undefined || area.closed === "") return [nowhereAll];
    const rest = area.digits === 7 ? "## ####" : "### ####";
    return [...area.closed].map((digit) => `+44 ${code} ${digit}${rest}`);
  },
};
