import { plainLatin } from "../../text/passport.ts";
import type { Addressee, Customs } from "../customs.ts";

/** States as the post abbreviates them, by their ISO codes. */
const abbreviations: Readonly<Record<string, string>> = {
  AGU: "Ags.",
  BCN: "B.C.",
  BCS: "B.C.S.",
  CAM: "Camp.",
  CHH: "Chih.",
  CHP: "Chis.",
  CMX: "CDMX",
  COA: "Coah.",
  COL: "Col.",
  DUR: "Dgo.",
  GRO: "Gro.",
  GUA: "Gto.",
  HID: "Hgo.",
  JAL: "Jal.",
  MEX: "Méx.",
  MIC: "Mich.",
  MOR: "Mor.",
  NAY: "Nay.",
  NLE: "N.L.",
  OAX: "Oax.",
  PUE: "Pue.",
  QUE: "Qro.",
  ROO: "Q. Roo",
  SIN: "Sin.",
  SLP: "S.L.P.",
  SON: "Son.",
  TAB: "Tab.",
  TAM: "Tamps.",
  TLA: "Tlax.",
  VER: "Ver.",
  YUC: "Yuc.",
  ZAC: "Zac.",
};

function envelope({ salutation, name, street, city, stateAbbreviation, zip }: Addressee): readonly string[] {
  const state = abbreviations[stateAbbreviation] ?? stateAbbreviation;
  return [`${salutation} ${name}`, ...street.split(", "), `${zip} ${city}, ${state}`];
}

export const customs: Customs = {
  alpha2: "MX",
  nationalPhone: [],
  salutation: { male: "Sr.", female: "Sra." },
  latin: plainLatin,
  envelope,
  latinEnvelope: (addressee) => envelope(addressee).map(plainLatin),
  source: "Servicio Postal Mexicano; ICAO Doc 9303 part 3",
};
