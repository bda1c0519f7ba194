import { writeAscii } from "../random/utf8.ts";
import { streetsOf } from "../streets/streets.ts";
import { loadTables } from "../tables/load-tables.ts";
import type { Tables } from "../tables/table.ts";
import { once } from "../text/memo.ts";
import type { CompleteCode, Country, FieldRule, RuleName, Statistics } from "./country.ts";
import type { Customs, Titles } from "./customs.ts";
import type { FamilyFigures, FamilyRules, MotherAges } from "./families.ts";
import type { AnyNaming } from "./name-row.ts";
import { documentsOf, type PhoneProofs } from "./phone-ranges.ts";
import type { Area, Place } from "./place.ts";
import { placesOf } from "./shared/places.ts";
import { idText, type NationalId, type Verification } from "./verification.ts";

/** What `facts.json` has of a country; the build checks all of it. */
export interface Facts
  extends Statistics,
    Pick<Country, "name" | "otherNames" | "numeric" | "language" | "stateLanguages"> {
  /** The source of `phone` is that of the proofs. */
  readonly rules: Readonly<Record<Exclude<RuleName, "phone">, FieldRule> & Record<"phone", Omit<FieldRule, "source">>>;
  readonly families: FamilyFigures;
  readonly phones: PhoneProofs;
  readonly forms: Forms;
  /** `unmarried` is that of `families` where it has one. */
  readonly titles?: Omit<Titles, "unmarried"> & Partial<Pick<Titles, "unmarried">>;
  readonly placeNames?: Pick<Customs, "exonyms" | "parts" | "mergedStates" | "notIncluded">;
  readonly furtherCodes?: Verification["postalCode"]["further"];
  readonly notes?: Readonly<Record<string, string>>;
}

interface Forms extends Pick<Verification, "territories"> {
  readonly script: keyof typeof scripts;
  readonly listedKinds?: string;
  readonly postalCode: Omit<Verification["postalCode"], "form" | "extended" | "further"> & {
    readonly form: string;
    readonly extended?: string;
  };
  readonly phone: Omit<Verification["phone"], "national"> & { readonly national: string };
}

interface Rules {
  readonly names: AnyNaming;
  readonly nationalId: NationalId;
  /** A word or a locality of a street line in Latin letters, where the tables do not say how. */
  readonly latinStreet?: (text: string, place: Place, area: Area) => string;
  readonly completeCode?: CompleteCode;
  readonly customs: Customs;
  readonly families?: FamilyRules;
}

export function defineCountry<Code extends string>(code: Code, json: unknown, rules: Rules): Country<Code> {
  const { families, phones, titles, placeNames, furtherCodes, forms, rules: prose, notes: _, ...facts } = json as Facts;
  const { customs, nationalId, latinStreet, ...own } = rules;
  const tables = loadTables(code);
  const places = once(() => placesOf(tables));
  return {
    code,
    ...facts,
    ...own,
    ...streetsOf(tables, latinStreet),
    get places() {
      return places();
    },
    customs: {
      ...customs,
      ...placeNames,
      ...(titles && { titles: { unmarried: families.unmarried?.female ?? [], ...titles } }),
    },
    families: { ...families, ...rules.families, mothers: mothersIn(tables) },
    postalCode(rng, { code }) {
      const bytes = new Uint8Array(32);
      const end = writeAscii(bytes, 0, code);
      return String.fromCharCode(...bytes.subarray(0, rules.completeCode?.(rng, bytes, 0, end) ?? end));
    },
    nationalId: (rng, bearer, name) => idText(nationalId.write, rng, bearer, name),
    writeNationalId: nationalId.write,
    distinctNationalIds: nationalId.distinct,
    verification: { ...verificationOf(forms, furtherCodes), nationalId },
    phoneProofs: phones,
    rules: { ...prose, phone: { ...prose.phone, source: documentsOf(phones) } },
  };
}

/** Who has the births of a year, by the table `mothers`, of which each row holds from its year on. */
function mothersIn(tables: Tables): (year: number) => MotherAges {
  const rows = once(() => {
    const table = tables("mothers");
    const groups = [15, 20, 25, 30, 35, 40, 45].map((age) => table.numbers(`from${age}`));
    return table.numbers("year").map((year, row) => ({ year, ages: groups.map((percents) => percents[row] ?? 0) }));
  });
  return (year) => (rows().findLast((row) => row.year <= year) ?? rows()[0] ?? { ages: [] }).ages;
}

/** Marks, digits and spaces of every width, and apostrophes that are letters or symbols: ʻ, ʼ, ´, `. */
const common = "\\p{M}\\p{N}\\p{P}\\p{Zs}\\u02b9-\\u02bf\\u0060\\u00b4";

const scripts = {
  Latin: new RegExp(`^[\\p{Script=Latin}${common}]+$`, "u"),
  Cyrillic: new RegExp(`^[\\p{Script=Cyrillic}${common}]+$`, "u"),
  Chinese: new RegExp(`^[\\p{Script=Han}〇${common}]+$`, "u"),
  Japanese: new RegExp(`^[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ーｰﾞﾟ々〆＝${common}]+$`, "u"),
} as const;

function verificationOf(
  { script, listedKinds, postalCode: { extended, ...postalCode }, phone, ...forms }: Forms,
  further: Facts["furtherCodes"],
): Omit<Verification, "nationalId"> {
  return {
    ...forms,
    script: scripts[script],
    scriptName: script,
    ...(listedKinds === undefined ? {} : { listedKinds: new RegExp(listedKinds, "u") }),
    postalCode: {
      ...postalCode,
      form: new RegExp(postalCode.form),
      ...(extended === undefined ? {} : { extended: new RegExp(extended) }),
      ...(further === undefined ? {} : { further }),
    },
    phone: { ...phone, national: new RegExp(phone.national) },
  };
}
