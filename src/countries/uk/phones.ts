import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** Numbers for drama by area code. */
const drama: ReadonlyMap<string, string> = new Map([
  ...["113", "114", "115", "116", "117", "118"].map((code) => [code, `+44 ${code} 496 0###`] as const),
  ...["121", "131", "141", "151", "161"].map((code) => [code, `+44 ${code} 496 0###`] as const),
  ["191", "+44 191 498 0###"],
  ["20", "+44 20 7946 0###"],
  ["28", "+44 28 9649 6###"],
  ["29", "+44 29 2018 0###"],
]);

/** libphonenumber does not know the block of Nottingham. */
const refused = "115";

/** A cell is the area code of the place. Most have no numbers for drama, and use those that belong to no area. */
export const phonePlan: PhonePlan = {
  reserved: (code) => [drama.get(code) ?? "+44 1632 960###"],
  never_issued: () => ["+44 1632 ######"],
  mobile: () => ["+44 7700 900###"],
  valid: (code) => [(code === refused ? undefined : drama.get(code)) ?? "+44 3069 990###"],
};

const ofcom = {
  document: "Ofcom, Numbers for drama, as Number::Phone::UK (is_drama) lists them",
  page: "https://github.com/DrHyde/perl-modules-Number-Phone/blob/038fb3684ba2b43770606ffed0cb2095fadf8325/lib/Number/Phone/UK.pm",
};

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "valid"],
      numbers:
        "0113, 0114, 0115, 0116, 0117, 0118, 0121, 0131, 0141, 0151 and 0161 496 0000 to 0999; 0191 498 0000 to 0999; 020 7946 0000 to 0999; 028 9649 6000 to 6999; 029 2018 0000 to 0999",
      why: "Kept for drama, and not allocated to customers. 028 9018 0000, which older lists have, is not used. libphonenumber refuses those of Nottingham (0115).",
      ...ofcom,
    },
    {
      ranges: ["reserved"],
      numbers: "01632 960000 to 960999",
      why: "Kept for drama, for places whose area code has no such block; 01632 belongs to no area, and libphonenumber refuses it.",
      ...ofcom,
    },
    {
      ranges: ["mobile"],
      numbers: "07700 900000 to 900999",
      why: "Mobile numbers for drama; libphonenumber refuses them.",
      ...ofcom,
    },
    {
      ranges: ["valid"],
      numbers: "03069 990000 to 990999",
      why: "Numbers for drama of the whole country, for places whose area code has no block that libphonenumber accepts.",
      ...ofcom,
    },
    {
      ranges: ["never_issued"],
      numbers: "01632 000000 to 999999",
      why: "The code 01632 is kept for drama, and has no subscribers. It shows no town. Local numbers that begin with 0 or 1 are not used: Ofcom allocates them in some areas.",
      document: "Ofcom, numbers for drama, as the maintainer of libphonenumber-for-php explains them in issue 211",
      page: "https://github.com/giggsey/libphonenumber-for-php/issues/211",
    },
  ],
  missing: {},
};
