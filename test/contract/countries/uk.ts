import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";

export const facts: CountryFacts = {
  iso: "GB",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+44 (?:(?:11[3-8] 496 0|1[2-6]1 496 0|20 7946 0|191 498 0|28 9649 6|29 2018 0)\d{3}|1632 960\d{3})$/,
    // Ofcom keeps 01632 and 0115 496 for drama, but libphonenumber knows no such subscribers.
    onlyPossible: true,
  },
  nationalId: {
    form: /^QQ \d\d \d\d \d\d [A-D]$/,
    validator: stdnumValidator("GB.nino", false),
    specimens: ["AB123456C"],
  },
  postalCode: {
    form: /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
    leading: /^[A-Z]+/,
    states: {
      ENG:
        "AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP " +
        "HR HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN " +
        "SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO",
      SCT: "AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE",
      WLS: "CF CH LD LL NP SA SY",
      NIR: "BT",
    },
  },
  names: {
    mails: "O'Neill oneill",
    ofWomen:
      /^(Kaur|Devi|Kumari|Begum|Bibi|Khatun|Khan[oa]m|Jabeen|Kauser|Kousar|Parveen|Sultana|Naz|Bi|Nessa|Akther)$|ka$/,
  },
};
