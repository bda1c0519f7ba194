import { latinMail } from "../shared/latin.ts";

/** Umlauts are written out, as German passports and mailboxes do (DIN 5007, ICAO 9303). */
export const romanise = (name: string): string =>
  latinMail(name.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));
