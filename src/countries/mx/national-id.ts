import { parseDate } from "../../calendar/calendar.ts";
import { decimal, writeDecimal } from "../../random/decimal.ts";
import type { Rng } from "../../random/rng.ts";
import { writeAscii } from "../../random/utf8.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Bearer, PersonName } from "../bearer.ts";
import { birthStates } from "../shared/birth-states.ts";
import { checkOf } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/**
 * CURP (Clave Única de Registro de Población), the Mexican population registry code: `LLLLYYMMDDSEECCCHV`.
 *
 * - LLLL: initial and first inner vowel of the paternal family name, initial of the maternal one, initial of the given
 *   name; the second letter gives way to X where the four would make an offensive word;
 * - YYMMDD: birth date; S: H for a man, M for a woman; EE: state of birth, which is another than that of the address
 *   for one in six, NE for the one in a hundred who was born abroad;
 * - CCC: first inner consonants of paternal, maternal and given name;
 * - H: homoclave, which distinguishes namesakes: a digit for those born before 2000, else a letter;
 * - V: check digit.
 *
 * All but the state of birth follows from the bearer, and no part is left for a serial: people share a CURP only if they
 * share birth date, sex, state of birth and the letters of their names, as 3 of 1,000,000 do. Throws RangeError for a
 * state that is not Mexican.
 *
 * No range is reserved. The registry gives the homoclave to tell people with equal letters, birth date, sex and state
 * apart. Here it is always the last one, 9 or Z: a convention, not a guarantee.
 *
 * Sources: Instructivo normativo para la asignación de la CURP, as copied in https://github.imc.re/axolotl13/Curp (letters);
 * https://politica.expansion.mx/mexico/2026/01/30/curp-persona-fallecida-leyenda-debe-tener-documento (homoclave, given by
 * the Registro Nacional de Población); https://polpedia.pl/wiki/Unikalny_kod_rejestru_ludno%C5%9Bci (digit or letter)
 */
function curp(rng: Rng, bytes: Uint8Array, at: number, bearer: Bearer, name: Names): number {
  const { year, month, day } = bearer.birth;
  const { given, family, maternal } = name;
  const names = { given, family, maternal };
  let end = writeAscii(bytes, at, initials(names));
  end = writeDecimal(bytes, end, ((year % 100) * 100 + month) * 100 + day, 6);
  end = writeAscii(bytes, end, origin(rng, bearer));
  end = writeAscii(bytes, end, consonants(names));
  bytes[end++] = (year < 2000 ? "9" : "Z").charCodeAt(0);
  bytes[end] = 48 + checkDigit(bytes, at, end);
  return end + 1;
}

/**
 * How many different CURPs can be generated for people born from 1936 to 2008: 26,664 days in 32 states and abroad, and the letters
 * that the names of the tables give: 970 of paternal names, 368 of maternal ones, 225 of women's given names and 204 of
 * men's.
 */
const DISTINCT = 26_664 * 33 * 970 * 368 * (225 + 204);

/** Ñ has a place in the alphabet though no CURP contains it. */
function checkDigit(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (checkValues[bytes[at] ?? 0] ?? 0) * (to - at + 1);
  return (10 - (sum % 10)) % 10;
}

/** Most words of a name that are read: the time grows with their square. */
const MOST_WORDS = 24;

/** Whether the letters of a CURP are those of a full name, wherever its given name and first family name end. */
function curpNamesFit(id: string, full: string): boolean {
  const words = full.split(/\s/u, MOST_WORDS);
  for (let second = 1; second < words.length; second++) {
    for (let third = second + 1; third <= words.length; third++) {
      const [given, family, maternal] = [words.slice(0, second), words.slice(second, third), words.slice(third)].map(
        (part) => part.join(" "),
      );
      const name = { given: given ?? "", family: family ?? "", maternal: maternal ?? "" };
      if (id.startsWith(initials(name)) && id.slice(13, 16) === consonants(name)) return true;
    }
  }
  return false;
}

type Names = Pick<PersonName, "given" | "family" | "maternal">;

function initials({ given, family, maternal }: Names): string {
  const paternal = significantWord(family);
  const start = letterAt(family, paternal);
  const end = letterAt(maternal, significantWord(maternal)) + letterAt(given, givenWord(given));
  const word = start + inner(family, paternal, true) + end;
  return offensive.has(word) ? `${start}X${end}` : word;
}

function birthDate({ year, month, day }: Bearer["birth"]): string {
  return decimal(year % 100, 2) + decimal(month, 2) + decimal(day, 2);
}

const birthState = birthStates(loadTables("mx"));

function origin(rng: Rng, { sex, place }: Bearer): string {
  const born = birthState(rng, place.stateAbbreviation);
  const state = stateCodes.get(born);
  if (state === undefined) throw new RangeError(`the CURP has no code for the state ${born}`);
  return (sex === "male" ? "H" : "M") + state;
}

function consonants({ given, family, maternal }: Names): string {
  return (
    inner(family, significantWord(family), false) +
    inner(maternal, significantWord(maternal), false) +
    inner(given, givenWord(given), false)
  );
}

/** Index at which the given name begins that counts: María and José are skipped if another follows. */
function givenWord(given: string): number {
  const space = given.indexOf(" ");
  const isCommon = space !== -1 && space <= LONGEST_COMMON_NAME && commonNames.has(given.slice(0, space));
  return significantWord(given, isCommon ? space + 1 : 0);
}

/** Index at which the first word begins that is not a particle: `Cruz` of `de la Cruz`, `Montes` of `Montes de Oca`. */
function significantWord(name: string, from = 0): number {
  let begin = from;
  for (let space = name.indexOf(" ", begin); space !== -1; space = name.indexOf(" ", begin)) {
    if (space - begin > LONGEST_PARTICLE || !particles.has(name.slice(begin, space).toLowerCase())) return begin;
    begin = space + 1;
  }
  return begin;
}

function letterAt(name: string, begin: number): string {
  return begin < name.length ? (letters[name.charCodeAt(begin)] ?? "X") : "X";
}

/**
 * The first inner vowel or consonant of the word that begins there; X if there is none, or if a character that is no
 * letter comes before it: D/AMICO has X for both.
 */
function inner(name: string, begin: number, vowel: boolean): string {
  for (let i = begin + 1; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code === SPACE || !isLetter(code)) break;
    if ((vowels[code] === 1) === vowel) return letters[code] ?? "X";
  }
  return "X";
}

const SPACE = 32;
/** By UTF-16 code unit: the plain capital, X for Ñ and any other character. A table for speed. */
const letters: readonly string[] = Array.from({ length: 256 }, (_, code) => {
  const capital = String.fromCharCode(code).toUpperCase();
  const plain = capital === "Ñ" ? "X" : capital.normalize("NFD").charAt(0);
  return capital.length === 1 && plain >= "A" && plain <= "Z" ? plain : "X";
});
const letter = /\p{L}/u;
const isLatinLetter: readonly boolean[] = letters.map((_, code) => letter.test(String.fromCharCode(code)));

function isLetter(code: number): boolean {
  return isLatinLetter[code] ?? letter.test(String.fromCharCode(code));
}
const vowels = Uint8Array.from(letters, (letter) => ("AEIOU".includes(letter) ? 1 : 0));
const checkValues = Uint8Array.from({ length: 256 }, (_, code) =>
  Math.max(0, "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ".indexOf(String.fromCharCode(code))),
);

const commonNames: ReadonlySet<string> = new Set(["María", "Ma.", "Ma", "José", "J.", "J"]);
const LONGEST_COMMON_NAME = 5;
const particles: ReadonlySet<string> = new Set(
  "da das de del der di die dd el la los las le les mac mc van von y".split(" "),
);
const LONGEST_PARTICLE = 3;

const offensive: ReadonlySet<string> = new Set(
  (
    "BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI " +
    "GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO " +
    "MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO " +
    "RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY"
  ).split(" "),
);

export const nationalId = {
  write: curp,
  distinct: DISTINCT,
  name: "CURP",
  form: /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[A-Z]{3}[A-Z\d]\d$/,
  example: "BADD110313HCMLNS09",
  check: (id) => checkOf(checkDigit, id.slice(0, 17)),
  composition,
  encodesBirth: (id, birth) => id.slice(4, 10) === birthDate(birth) && /\d/.test(id.charAt(16)) === birth.year < 2000,
  sexOf: (id) => (id[10] === "H" ? "male" : id[10] === "M" ? "female" : undefined),
  dependsOnName: true,
  encodesName: curpNamesFit,
  // The last homoclave, by which generated numbers are known.
  isNeverIssued: (id) => id[16] === "9" || id[16] === "Z",
  source: "Instructivo normativo para la asignación de la CURP, as copied in https://github.imc.re/axolotl13/Curp",
} satisfies NationalId;

function composition(id: string): string | undefined {
  const century = /\d/.test(id.charAt(16)) ? "19" : "20";
  if (parseDate(`${century}${id.slice(4, 6)}-${id.slice(6, 8)}-${id.slice(8, 10)}`) === undefined) {
    return `The digits ${id.slice(4, 10)} are no day of the calendar in the years ${century}00 to ${century}99.`;
  }
  return states.has(id.slice(11, 13)) ? undefined : `${id.slice(11, 13)} is the code of no state.`;
}

/** Codes of the states by ISO 3166-2, and of births abroad. */
const stateCodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AGU: "AS",
    BCN: "BC",
    BCS: "BS",
    CAM: "CC",
    CHH: "CH",
    CHP: "CS",
    CMX: "DF",
    COA: "CL",
    COL: "CM",
    DUR: "DG",
    GRO: "GR",
    GUA: "GT",
    HID: "HG",
    JAL: "JC",
    MEX: "MC",
    MIC: "MN",
    MOR: "MS",
    NAY: "NT",
    NE: "NE",
    NLE: "NL",
    OAX: "OC",
    PUE: "PL",
    QUE: "QT",
    ROO: "QR",
    SIN: "SL",
    SLP: "SP",
    SON: "SR",
    TAB: "TC",
    TAM: "TS",
    TLA: "TL",
    VER: "VZ",
    YUC: "YN",
    ZAC: "ZS",
  }),
);

const states: ReadonlySet<string> = new Set(stateCodes.values());
