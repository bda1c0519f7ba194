import type { Checksum } from "../check-digits.ts";
import type { CountryFacts } from "../country-facts.ts";
import { latinMailbox, latinScript } from "../latin.ts";
import { stdnumValidator } from "../stdnum.ts";
import type { Subject } from "../subject.ts";

/** CURP: places in the alphabet with Ñ, weighed 18 down to 2. */
const curp: Checksum = (number) => {
  const alphabet = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";
  const sum = Array.from(number.slice(0, 17)).reduce((all, char, at) => all + alphabet.indexOf(char) * (18 - at), 0);
  return Number(number[17]) === (10 - (sum % 10)) % 10;
};

/** Codes of the states by the Instructivo Normativo, by those of ISO 3166-2. */
export const curpStates: ReadonlyMap<string, string> = new Map(
  "AGU:AS BCN:BC BCS:BS CAM:CC CHH:CH CHP:CS CMX:DF COA:CL COL:CM DUR:DG GRO:GR GUA:GT HID:HG JAL:JC MEX:MC MIC:MN MOR:MS NAY:NT NLE:NL OAX:OC PUE:PL QUE:QT ROO:QR SIN:SL SLP:SP SON:SR TAB:TC TAM:TS TLA:TL VER:VZ YUC:YN ZAC:ZS"
    .split(" ")
    .map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

const curpCodes = new Set([...curpStates.values(), "NE"]);

/** Whether a CURP tells the day of birth, sex and a state of birth, and the letters of the printed name. */
function encodesBearer({ person: { national_id: id, gender, dob, name } }: Subject): boolean {
  return (
    id.slice(4, 10) === dob.date.slice(2).replaceAll("-", "") &&
    id[10] === (gender === "male" ? "H" : "M") &&
    curpCodes.has(id.slice(11, 13)) &&
    (id[16] === "9") === dob.date < "2000" &&
    splitsOf(name).some((parts) => tellsName(id, parts))
  );
}

type NameParts = readonly [given: string, paternal: string, maternal: string];

/** Every way to read given names, paternal and maternal family name from a printed name. */
function splitsOf(name: string): NameParts[] {
  const words = name.toUpperCase().replaceAll("Ñ", "X").normalize("NFD").replace(/\p{M}/gu, "").split(" ");
  return words.flatMap((_, first) =>
    words.slice(first + 1).flatMap((_, length): NameParts[] => {
      const parts = [words.slice(0, first), words.slice(first, first + length + 1), words.slice(first + length + 1)];
      const [given = "", paternal = "", maternal = ""] = parts.map((part) => part.join(" "));
      return given === "" || maternal === "" ? [] : [[given, paternal, maternal]];
    }),
  );
}

function tellsName(id: string, [given, paternal, maternal]: NameParts): boolean {
  const core = (text: string): string =>
    text.replace(/^(?:(?:DE|DEL|LA|LAS|LOS|EL|Y|VON|VAN|MC) )*/, "").split(" ")[0] ?? "";
  const words = [core(paternal), core(maternal), core(given.replace(/^(?:MARIA|JOSE|MA\.|J\.) (?=.)/, ""))];
  const [p = "", m = "", g = ""] = words;
  const vowel = /[AEIOU]/.exec(p.slice(1))?.[0] ?? "X";
  const consonants = words.map((word) => /[^AEIOU]/.exec(word.slice(1))?.[0] ?? "X").join("");
  // X stands for the vowel where the four letters would make an offensive word.
  return (
    id[0] === p[0] &&
    (id[1] === vowel || id[1] === "X") &&
    id.slice(2, 4) === `${m[0]}${g[0]}` &&
    id.slice(13, 16) === consonants
  );
}

export const facts: CountryFacts = {
  iso: "MX",
  script: latinScript,
  mailbox: latinMailbox,
  phone: {
    safe: /^\+52 (?:\d\d 0\d{3}|\d{3} 0\d\d) \d{4}$/,
  },
  nationalId: {
    form: /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HM][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[9Z]\d$/,
    checksum: curp,
    // Modulo 10 with even weights, and letters count 10 and more.
    missedDigits: 0.2,
    encodesBearer,
    validator: stdnumValidator("MX.curp", true),
    // es.wikipedia.org, "Clave Única de Registro de Población", and the Instructivo Normativo.
    specimens: ["HEGG560427MVZRRL04", "BEML920313HCMLNS09", "SABC560626MDFLRN01"],
  },
  postalCode: {
    form: /^\d{5}$/,
    leading: /^\d\d/,
    states: {
      AGU: "20",
      BCN: "21-22",
      BCS: "23",
      CAM: "24",
      CHH: "31-33",
      CHP: "29-30",
      CMX: "01-16",
      COA: "25-27",
      COL: "28",
      DUR: "34-35",
      GRO: "39-41",
      GUA: "36-38",
      HID: "42-43",
      JAL: "44-49",
      MEX: "50-57",
      MIC: "58-61",
      MOR: "62",
      NAY: "63",
      NLE: "64-67",
      OAX: "68-71",
      PUE: "72-75",
      QUE: "76",
      ROO: "77",
      SIN: "80-82",
      SLP: "78-79",
      SON: "83-85",
      TAB: "86",
      TAM: "87-89",
      TLA: "90",
      VER: "91-96",
      YUC: "97",
      ZAC: "98-99",
    },
  },
  names: {
    mails: "Hernández hernandez, Muñoz munoz, de la Cruz delacruz",
    isWritten: ({ full, given, family, maternal }) =>
      full === `${given} ${family} ${maternal}` &&
      ![given, family, maternal].includes("") &&
      new Set(given.split(" ")).size === given.split(" ").length,
  },
};
