import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell is the town's area code; with a leading minus it is that of the nearest town, which may not be the town's own.
 *
 * Local numbers that begin with 1 are in use (0228 14-0 is the Bundesnetzagentur's own), and so are numbers of any length
 * that begin with 2 to 9: only those that begin with 0 are not.
 */
export const phonePlan: PhonePlan = {
  reserved,
  never_issued: (cell) => [unassigned(cell.replace("-", ""))],
  mobile: () => mobile,
  valid: reserved,
};

function reserved(cell: string): readonly string[] {
  if (cell.startsWith("-")) return mobile;
  return [blocks.get(cell) ?? unassigned(cell)];
}

const blocks: ReadonlyMap<string, string> = new Map([
  ["30", "+49 30 23125###"],
  ["40", "+49 40 66969###"],
  ["69", "+49 69 90009###"],
  ["89", "+49 89 99998###"],
  ["221", "+49 221 4710###"],
]);

const mobile: readonly string[] = [
  "+49 171 39200##",
  "+49 176 040690##",
  "+49 1522 8817386",
  "+49 1522 8895456",
  "+49 1525 4599371",
  "+49 172 9925904",
  "+49 172 9968532",
  "+49 172 9973185",
  "+49 172 9973186",
  "+49 172 9980752",
  "+49 174 9091317",
  "+49 174 9464308",
];

/** The trunk prefix, area code and number together have 11 digits. */
function unassigned(area: string): string {
  return `+49 ${area} 0${"#".repeat(9 - area.length)}`;
}

const drama = {
  document: "Bundesnetzagentur, Mitteilung 148/2021, Amtsblatt 7/2021, Rufnummern für Medienproduktionen",
  page: "https://github.com/tomsrocket/channel23/blob/40da624e3f2178bd709b401753cb89d3ab009326/blog/source/_posts/rufnummern-in-medienproduktionen.md",
};

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "valid"],
      numbers:
        "030 23125 000 to 999 (Berlin), 040 66969 000 to 999 (Hamburg), 069 90009 000 to 999 (Frankfurt am Main), 089 99998 000 to 999 (München), 0221 4710 000 to 999 (Köln)",
      why: "Kept free for films and other media in these five areas.",
      ...drama,
    },
    {
      ranges: ["reserved", "mobile", "valid"],
      numbers:
        "0171 39200 00 to 99, 0176 040690 00 to 99, 0152 28817386, 28895456 and 54599371, 0172 9925904, 9968532, 9973185, 9973186 and 9980752, 0174 9091317 and 9464308",
      why: "210 mobile numbers that operators provide for media. Villages whose area code no source names have them by default too. They show no place.",
      ...drama,
    },
    {
      ranges: ["reserved", "never_issued", "valid"],
      numbers: "a local number that begins with 0 after the town's area code, 11 digits with the trunk prefix",
      why: "0 is the trunk prefix, and no subscriber number begins with it. libphonenumber accepts such numbers.",
      document:
        "Bundesnetzagentur, Nummernplan Nummernraum, p. 5, as the manual of the LaTeX package phonenumbers cites it",
      page: "https://github.com/wehro/phonenumbers/blob/b7164d46d1c62f362f81aedc1f8da511a0ebf47a/doc/manual-de.tex",
    },
  ],
  missing: {},
};
