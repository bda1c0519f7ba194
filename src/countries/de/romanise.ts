import { latinMail } from "../../text/latin.ts";

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Umlauts are written out, as German passports and mailboxes do (DIN 5007, ICAO 9303). */
export function romanise(name: string): string {
  const lower = name.toLowerCase();
  // Most names need no more, and composing and decomposing all of them would take 20 ms when the first person is drawn.
  if (/^[a-z]+$/.test(lower)) return lower;
  return latinMail(lower.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? ""));
}
