import { type Row, france as rowsOf } from "../source-rows.ts";

/** Capital letters without diacritics, as registers sort names. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

const usual = (table: string): ReadonlyMap<string, string> =>
  new Map(rowsOf(table).map((row: Row) => [row("name"), row("written")]));

const givenAccents = usual("given-name-accents");
const familyAccents = usual("family-name-accents");

/** A given name of the register, `JEAN-PIERRE`, as it is written: `Jean-Pierre`. */
export function writtenGiven(name: string): string {
  return givenAccents.get(plain(name)) ?? capitalised(name);
}

/** A family name of the register, which has no accents: `LE GALL`, `RIVIERE`, `D'ANGELO`. */
export function writtenFamily(name: string): string {
  const known = familyAccents.get(name);
  if (known !== undefined) return known;
  const ending = endings.find(([capitals]) => name.length > capitals.length + 2 && name.endsWith(capitals));
  const whole = capitalised(name);
  return ending === undefined ? whole : whole.slice(0, -ending[0].length) + ending[1];
}

/** Endings that always bear an accent in French names. */
const endings: readonly (readonly [string, string])[] = [
  ["IERES", "ières"],
  ["IERE", "ière"],
  ["NCOIS", "nçois"],
  ["ELEMY", "élemy"],
];

/** Every word and part begins with a capital letter; the particles of old French names too, as in civil registers. */
function capitalised(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[ '-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(Pr[ou]d)'H/, "$1'h")
    .replace(/'([A-Z])$/, (_, letter: string) => `'${letter.toLowerCase()}`);
}
