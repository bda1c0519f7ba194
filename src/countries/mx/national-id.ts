import type { Rng } from "../../random/rng.ts";
import type { Bearer, PersonName } from "../country.ts";

/**
 * CURP (Clave Única de Registro de Población), the Mexican population registry code: `LLLLYYMMDDSEECCCHV`.
 *
 * - LLLL: initial and first inner vowel of the paternal family name, initial of the maternal one, initial of the given
 *   name; the second letter gives way to X where the four would make an offensive word;
 * - YYMMDD: birth date; S: H for a man, M for a woman; EE: state of birth, here that of the address;
 * - CCC: first inner consonants of paternal, maternal and given name;
 * - H: homoclave, which tells namesakes apart: a digit for those born before 2000, else a letter;
 * - V: check digit.
 *
 * Every part follows from the bearer, so nothing is drawn. No range is reserved. The registry counts the homoclave up
 * from 0 or A among people with equal letters, birth date, sex and state; here it is always the last one, 9 or Z, which
 * so many equals would be needed to reach that no issued code is known to bear it.
 *
 * Sources: Instructivo Normativo para la asignación de la CURP (Secretaría de Gobernación, 2006, with annex 2 for the
 * offensive words; https://www.dof.gob.mx/nota_detalle.php?codigo=5526717&fecha=18/06/2018);
 * https://es.wikipedia.org/wiki/Clave_Única_de_Registro_de_Población
 */
export function curp(_rng: Rng, bearer: Bearer, name: PersonName): string {
  const body = curpStem(bearer, name) + (bearer.birth.year < 2000 ? "9" : "Z");
  return body + curpCheckDigit(body);
}

/** The sixteen characters that the registry derives from the bearer. Throws RangeError for a state that is not Mexican. */
export function curpStem({ sex, birth, place }: Bearer, { given, family, maternal }: PersonName): string {
  const state = stateCodes[place.stateAbbreviation];
  if (state === undefined) throw new RangeError(`the CURP has no code for the state ${place.stateAbbreviation}`);
  const paternalWord = significantWord(family);
  const maternalWord = significantWord(maternal);
  const givenWord = significantWord(withoutCommonName(given));
  const initials = initial(maternalWord) + initial(givenWord);
  const head = initial(paternalWord) + inner(paternalWord, true) + initials;
  return (
    (offensive.has(head) ? `${head.charAt(0)}X${initials}` : head) +
    twoDigits(birth.year % 100) +
    twoDigits(birth.month) +
    twoDigits(birth.day) +
    (sex === "male" ? "H" : "M") +
    state +
    inner(paternalWord, false) +
    inner(maternalWord, false) +
    inner(givenWord, false)
  );
}

/** The check digit of the first seventeen characters. Ñ has a place in the alphabet though no CURP contains it. */
export function curpCheckDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (checkValues[body.charCodeAt(i)] ?? 0) * (18 - i);
  return String((10 - (sum % 10)) % 10);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** María and José do not count where another given name follows. */
function withoutCommonName(given: string): string {
  const space = given.indexOf(" ");
  return space !== -1 && space <= LONGEST_COMMON_NAME && commonNames.has(given.slice(0, space))
    ? given.slice(space + 1)
    : given;
}

/** The first word that is not a particle: `Cruz` of `de la Cruz`, `Montes` of `Montes de Oca`. */
function significantWord(name: string): string {
  let from = 0;
  for (let space = name.indexOf(" "); space !== -1; space = name.indexOf(" ", from)) {
    if (space - from > LONGEST_PARTICLE || !particles.has(name.slice(from, space).toLowerCase()))
      return name.slice(from, space);
    from = space + 1;
  }
  return name.slice(from);
}

function initial(word: string): string {
  return word === "" ? "X" : letter(word.charCodeAt(0));
}

/** The first vowel, or the first consonant, after the initial; X if there is none. */
function inner(word: string, vowel: boolean): string {
  for (let i = 1; i < word.length; i++) {
    const candidate = letter(word.charCodeAt(i));
    if (vowels.has(candidate) === vowel) return candidate;
  }
  return "X";
}

/** The plain capital of a letter; X for Ñ and for everything that is no letter. */
function letter(code: number): string {
  return letters[code] ?? "X";
}

const vowels: ReadonlySet<string> = new Set("AEIOU");
/** By UTF-16 code, because every person asks for a dozen. */
const letters: readonly string[] = Array.from({ length: 256 }, (_, code) => {
  const capital = String.fromCharCode(code).toUpperCase();
  const at = "ÁÉÍÓÚÜ".indexOf(capital);
  if (at !== -1) return "AEIOUU".charAt(at);
  return capital.length === 1 && capital >= "A" && capital <= "Z" ? capital : "X";
});
const checkValues = Uint8Array.from({ length: 256 }, (_, code) =>
  Math.max(0, "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ".indexOf(String.fromCharCode(code))),
);

const commonNames: ReadonlySet<string> = new Set(["María", "Ma.", "Ma", "José", "J.", "J"]);
const LONGEST_COMMON_NAME = 5;
const particles: ReadonlySet<string> = new Set(
  "da das de del der di die dd el la los las le les mac mc van von y".split(" "),
);
const LONGEST_PARTICLE = 3;

/** Codes of the states by ISO 3166-2. */
const stateCodes: Readonly<Record<string, string>> = {
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
};

const offensive: ReadonlySet<string> = new Set(
  (
    "BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI " +
    "GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO " +
    "MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO " +
    "RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY"
  ).split(" "),
);
