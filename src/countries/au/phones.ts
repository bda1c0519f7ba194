import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area code of the state or territory, one digit. */
export const phonePlan: PhonePlan = {
  reserved: creative,
  never_issued: (zone) => [`+61 ${zone} 0### ####`],
  mobile: () => mobile,
  valid: creative,
};

function creative(zone: string): readonly string[] {
  return [`+61 ${zone} 7010 ####`, `+61 ${zone} 5550 ####`];
}

/** The last six digits of 0491 570 006 and so on: thirty single numbers; those around them are not set aside. */
const mobile: readonly string[] = [
  "570 006|570 110|570 156|570 157|570 158|570 159|570 313|570 737|571 266|571 491",
  "571 804|572 549|572 665|572 983|573 087|573 770|574 118|574 632|575 254|575 789",
  "576 398|576 801|577 426|577 644|578 148|578 888|578 957|579 212|579 455|579 760",
].flatMap((row) => row.split("|").map((number) => `+61 491 ${number}`));

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "valid"],
      numbers: "5550 0000 to 5550 9999 and 7010 0000 to 7010 9999 after 02, 03, 07 and 08",
      why: "Set aside by the ACMA for creative works. They show the states of the area code and no town.",
      document:
        "Australian Communications and Media Authority, interview on its fictitious phone numbers, 25 February 2026",
      page: "https://www.acma.gov.au/acma-authority-member-samantha-yorke-australian-broadcasting-corporation-abc-tasmania",
    },
    {
      ranges: ["mobile"],
      numbers: "thirty single numbers from 0491 570 006 to 0491 579 760",
      why: "The ACMA's list for creative works has thirty mobile numbers, and only these are used: what lies between them is not on it.",
      document:
        "Australian Communications and Media Authority, numbers designated for fiction, as AUSnumtools 1.2.0 (AUS_ACMA_MOBILE_DICT) lists them",
      page: "https://github.com/pypi-data/pypi-mirror-398/blob/ef56e7067c74d1b24f29de0ba70e233b3d574bc5/packages/ausnumtools/ausnumtools-1.2.0.tar.gz/ausnumtools-1.2.0/src/ausnumtools/ausnumtools.py",
    },
    {
      ranges: ["never_issued"],
      numbers: "an eight-digit local number that begins with 0, after 02, 03, 07 and 08",
      why: "Local numbers are dialled without the area code, and 0 is the trunk access code, so that no local number can begin with it. The ACMA has not reserved them.",
      document: "The Australian telephone numbering plan, copy of an encyclopaedia's article",
      page: "http://piglix.com/piglix/%2B61",
    },
  ],
  missing: {},
};
