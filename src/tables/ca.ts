import { createRequire } from "node:module";

/** What of the package's rows matters here; `state` is the English name of a province. */
interface PostalRow {
  readonly state: string;
  readonly country: string;
}

/**
 * City, province, inhabitants (census of 2021), area codes, and either forward sortation areas (`M5V`) or the one
 * whole code of a northern village (`X0A0H0`).
 */
type Town = readonly [city: string, province: string, population: number, areaCodes: string, codes: string];

/**
 * The text of `src/countries/ca/places.ts`: the towns below with their forward sortation areas.
 *
 * The areas leave out government buildings, office towers, PO boxes, reply mail and airports. Throws RangeError if the
 * package does not know an area or puts it in another province. Area codes are those that serve the town itself.
 */
export function build(): string {
  const postal: { readonly codes: Readonly<Record<string, PostalRow>> } = createRequire(import.meta.url)("zipcodes");
  const rows = towns.map(([city, province, population, areaCodes, list]) => {
    const codes = list.split(" ");
    for (const code of codes) {
      const row = postal.codes[code.slice(0, 3)];
      if (row?.country !== "Canada" || row.state !== (packageNames[province] ?? provinces[province]))
        throw new RangeError(`${code} is not in ${city}, ${province}`);
    }
    const phones = areaCodes.split(" ").map((areaCode) => `+1 ${areaCode} 555 01##`);
    return `  [${JSON.stringify(city)}, "${province}", ${population}, "${phones.join("|")}", "${codes.join(";")}"],`;
  });
  return [
    "// Built by src/tables/ca.ts from zipcodes 8.0.0, BSD; run npm run tables after changing it.",
    'import type { PlaceRow, States } from "../place-table.ts";',
    "",
    "export const states: States = {",
    ...Object.entries(provinces).map(([abbreviation, name]) => `  ${abbreviation}: "${name}",`),
    "};",
    "",
    "// biome-ignore format: one town a line",
    "export const rows: readonly PlaceRow[] = [",
    ...rows,
    "];",
    "",
  ].join("\n");
}

/** As Canada Post writes them to people there: Québec in French. */
const provinces: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NT: "Northwest Territories",
  NS: "Nova Scotia",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Québec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** Where the package calls a province otherwise. */
const packageNames: Readonly<Record<string, string>> = {
  NT: "Northwest Territory",
  NU: "Nunavut Territory",
  QC: "Quebec",
};

// biome-ignore format: one town a line
const towns: readonly Town[] = [
  ["St. John's", "NL", 110525, "709", "A1A A1B A1C A1E A1G A1H"],
  ["Mount Pearl", "NL", 22477, "709", "A1N"],
  ["Conception Bay South", "NL", 27168, "709", "A1W A1X"],
  ["Corner Brook", "NL", 19333, "709", "A2H"],
  ["Gander", "NL", 11880, "709", "A1V"],
  ["Labrador City", "NL", 7412, "709", "A2V"],
  ["Halifax", "NS", 348634, "902 782", "B3H B3J B3K B3L B3M B3N B3P B3R B3S"],
  ["Dartmouth", "NS", 101343, "902 782", "B2V B2W B2X B2Y B3A"],
  ["Sydney", "NS", 30960, "902 782", "B1L B1M B1N B1P B1R B1S"],
  ["Truro", "NS", 12954, "902 782", "B2N"],
  ["New Glasgow", "NS", 9471, "902 782", "B2H"],
  ["Bridgewater", "NS", 8790, "902 782", "B4V"],
  ["Yarmouth", "NS", 6829, "902 782", "B5A"],
  ["Charlottetown", "PE", 38809, "902 782", "C1A C1C C1E"],
  ["Summerside", "PE", 16001, "902 782", "C1N"],
  ["Stratford", "PE", 10927, "902 782", "C1B"],
  ["Moncton", "NB", 79470, "506", "E1C E1E E1G"],
  ["Saint John", "NB", 69895, "506", "E2J E2K E2L E2M E2N"],
  ["Fredericton", "NB", 63116, "506", "E3A E3B"],
  ["Dieppe", "NB", 28114, "506", "E1A"],
  ["Riverview", "NB", 20584, "506", "E1B"],
  ["Miramichi", "NB", 17692, "506", "E1N E1V"],
  ["Edmundston", "NB", 16437, "506", "E3V"],
  ["Bathurst", "NB", 12157, "506", "E2A"],
  ["Montréal", "QC", 1762949, "514 438", "H1T H1V H1W H1X H1Y H1Z H2A H2B H2C H2E H2G H2H H2J H2K H2L H2M H2N H2P H2R H2S H2T H2V H2W H2X H2Y H3A H3C H3G H3H H3J H3K H3L H3M H3N H3S H3T H3W H4A H4C H4E"],
  ["Québec", "QC", 549459, "418 581", "G1B G1C G1E G1G G1H G1J G1K G1L G1M G1N G1P G1R G1S G1T G1V G1W G1X G1Y G2A G2B G2C G2J G2K G2L G2M G2N G3E G3G G3J G3K"],
  ["Laval", "QC", 438366, "450 579", "H7A H7B H7C H7E H7G H7H H7J H7K H7L H7M H7N H7P H7R H7S H7T H7V H7W H7X"],
  ["Gatineau", "QC", 291041, "819 873", "J8P J8R J8T J8V J8X J8Y J8Z J9A J9H J9J"],
  ["Longueuil", "QC", 254483, "450 579", "J4G J4H J4J J4K J4L J4M J4N"],
  ["Sherbrooke", "QC", 172950, "819 873", "J1E J1G J1H J1J J1K J1L J1M J1N"],
  ["Lévis", "QC", 149683, "418 581", "G6V G6W G6X G6Z G7A"],
  ["Saguenay", "QC", 144723, "418 581", "G7B G7G G7H G7J G7K G7S G7T G7X G7Y G7Z"],
  ["Trois-Rivières", "QC", 139163, "819 873", "G8T G8V G8W G8Y G8Z G9A G9B G9C"],
  ["Terrebonne", "QC", 119944, "450 579", "J6V J6W J6X J6Y J7M"],
  ["Saint-Jean-sur-Richelieu", "QC", 97873, "450 579", "J2W J2X J2Y J3A J3B"],
  ["Brossard", "QC", 91525, "450 579", "J4W J4X J4Y J4Z"],
  ["Repentigny", "QC", 86100, "450 579", "J5Y J5Z J6A"],
  ["Saint-Jérôme", "QC", 80213, "450 579", "J5L J7Y J7Z"],
  ["Drummondville", "QC", 79258, "819 873", "J2A J2B J2C J2E"],
  ["Granby", "QC", 69025, "450 579", "J2G J2H J2J"],
  ["Saint-Hyacinthe", "QC", 57239, "450 579", "J2R J2S J2T"],
  ["Châteauguay", "QC", 50815, "450 579", "J6J J6K"],
  ["Shawinigan", "QC", 49620, "819 873", "G9N G9P G9R G9T"],
  ["Rimouski", "QC", 48935, "418 581", "G5L G5M G5N"],
  ["Victoriaville", "QC", 47760, "819 873", "G6P G6R G6S G6T"],
  ["Saint-Eustache", "QC", 45276, "450 579", "J7P J7R"],
  ["Rouyn-Noranda", "QC", 42313, "819 873", "J9X J9Y"],
  ["Boucherville", "QC", 41743, "450 579", "J4B"],
  ["Sorel-Tracy", "QC", 35165, "450 579", "J3P J3R"],
  ["Val-d'Or", "QC", 32752, "819 873", "J9P"],
  ["Alma", "QC", 30331, "418 581", "G8B G8C G8E"],
  ["Sept-Îles", "QC", 24569, "418 581", "G4R G4S"],
  ["Joliette", "QC", 21384, "450 579", "J6E"],
  ["Rivière-du-Loup", "QC", 20118, "418 581", "G5R"],
  ["Toronto", "ON", 2794356, "416 647 437", "M1B M1E M1K M1P M1S M1V M1W M2J M2K M2M M2N M2R M3A M3C M3H M3N M4C M4E M4J M4K M4L M4S M4Y M5A M5M M5R M5T M5V M6B M6E M6G M6H M6J M6K M6P M6S M8V M9A M9B M9V"],
  ["Ottawa", "ON", 1017449, "613 343", "K1G K1H K1J K1K K1L K1M K1N K1R K1S K1T K1V K1Y K1Z K2A K2B K2C K2E K2G K2H K2P"],
  ["Mississauga", "ON", 717961, "905 289", "L4T L4W L4X L4Y L4Z L5A L5B L5C L5E L5G L5H L5J L5K L5L L5M L5N L5R L5V L5W"],
  ["Brampton", "ON", 656480, "905 289", "L6P L6R L6S L6T L6V L6W L6X L6Y L6Z L7A"],
  ["Hamilton", "ON", 569353, "905 289", "L8E L8G L8H L8J L8K L8L L8M L8N L8P L8R L8S L8T L8V L8W L9A L9B L9C"],
  ["London", "ON", 422324, "519 226", "N5V N5W N5X N5Y N5Z N6A N6B N6C N6E N6G N6H N6J N6K N6M N6P"],
  ["Markham", "ON", 338503, "905 289", "L3P L3R L3S L6B L6C L6E"],
  ["Vaughan", "ON", 323103, "905 289", "L4H L4J L4K L4L L6A"],
  ["Kitchener", "ON", 256885, "519 226", "N2A N2B N2C N2E N2G N2H N2M N2N N2P N2R"],
  ["Windsor", "ON", 229660, "519 226", "N8P N8R N8S N8T N8W N8X N8Y N9A N9B N9C N9E N9G"],
  ["Oakville", "ON", 213759, "905 289", "L6H L6J L6K L6L L6M"],
  ["Richmond Hill", "ON", 202022, "905 289", "L4B L4C L4E L4S"],
  ["Burlington", "ON", 186948, "905 289", "L7L L7M L7N L7P L7R L7S L7T"],
  ["Oshawa", "ON", 175383, "905 289", "L1G L1H L1J L1K L1L"],
  ["Greater Sudbury", "ON", 166004, "705 249", "P3A P3B P3C P3E P3G"],
  ["Barrie", "ON", 147829, "705 249", "L4M L4N"],
  ["Guelph", "ON", 143740, "519 226", "N1C N1E N1G N1H N1K N1L"],
  ["Whitby", "ON", 138501, "905 289", "L1M L1N L1P L1R"],
  ["Cambridge", "ON", 138479, "519 226", "N1P N1R N1S N1T N3C N3E N3H"],
  ["St. Catharines", "ON", 136803, "905 289", "L2M L2N L2P L2R L2S L2T L2V L2W"],
  ["Kingston", "ON", 132485, "613 343", "K7K K7L K7M K7P"],
  ["Ajax", "ON", 126666, "905 289", "L1S L1T L1Z"],
  ["Waterloo", "ON", 121436, "519 226", "N2J N2L N2T N2V"],
  ["Thunder Bay", "ON", 108843, "807", "P7A P7B P7C P7E P7G P7J P7K"],
  ["Brantford", "ON", 104688, "519 226", "N3P N3R N3S N3T N3V"],
  ["Niagara Falls", "ON", 94415, "905 289", "L2E L2G L2H L2J"],
  ["Peterborough", "ON", 83651, "705 249", "K9H K9J K9K K9L"],
  ["Sarnia", "ON", 72047, "519 226", "N7S N7T N7V"],
  ["Sault Ste. Marie", "ON", 72051, "705 249", "P6A P6B P6C"],
  ["Belleville", "ON", 55071, "613 343", "K8N K8P"],
  ["North Bay", "ON", 52662, "705 249", "P1A P1B P1C"],
  ["Winnipeg", "MB", 749607, "204 431", "R2C R2G R2H R2J R2K R2L R2M R2N R2P R2R R2V R2W R2X R2Y R3A R3B R3E R3G R3J R3K R3L R3M R3N R3P R3R R3T R3V R3W R3X R3Y"],
  ["Brandon", "MB", 51313, "204 431", "R7A R7B R7C"],
  ["Steinbach", "MB", 17806, "204 431", "R5G"],
  ["Winkler", "MB", 13745, "204 431", "R6W"],
  ["Portage la Prairie", "MB", 13270, "204 431", "R1N"],
  ["Thompson", "MB", 13035, "204 431", "R8N"],
  ["Saskatoon", "SK", 266141, "306 639", "S7H S7J S7K S7L S7M S7N S7R S7S S7T S7V"],
  ["Regina", "SK", 226404, "306 639", "S4N S4P S4R S4S S4T S4V S4W S4X S4Y S4Z"],
  ["Prince Albert", "SK", 37756, "306 639", "S6V S6W S6X"],
  ["Moose Jaw", "SK", 33665, "306 639", "S6H S6J S6K"],
  ["Swift Current", "SK", 16750, "306 639", "S9H"],
  ["Yorkton", "SK", 16280, "306 639", "S3N"],
  ["North Battleford", "SK", 13836, "306 639", "S9A"],
  ["Calgary", "AB", 1306784, "403 587 825", "T1Y T2A T2B T2C T2E T2G T2H T2J T2K T2L T2M T2N T2P T2R T2S T2T T2V T2W T2X T2Y T2Z T3A T3B T3C T3E T3G T3H T3J T3K T3L T3M T3N T3P T3R"],
  ["Edmonton", "AB", 1010899, "780 587 825", "T5A T5B T5C T5E T5G T5H T5J T5K T5L T5M T5N T5P T5R T5T T5W T5X T5Y T5Z T6A T6B T6C T6E T6G T6H T6J T6K T6L T6M T6R T6T T6V T6W T6X"],
  ["Red Deer", "AB", 100844, "403 587", "T4N T4P T4R"],
  ["Lethbridge", "AB", 98406, "403 587", "T1H T1J T1K"],
  ["Airdrie", "AB", 74100, "403 587", "T4A T4B"],
  ["St. Albert", "AB", 68232, "780 587", "T8N"],
  ["Fort McMurray", "AB", 68002, "780 587", "T9H T9J T9K"],
  ["Grande Prairie", "AB", 64141, "780 587", "T8V T8W T8X"],
  ["Medicine Hat", "AB", 63271, "403 587", "T1A T1B T1C"],
  ["Okotoks", "AB", 30405, "403 587", "T1S"],
  ["Camrose", "AB", 18772, "780 587", "T4V"],
  ["Vancouver", "BC", 662248, "604 778 236", "V5K V5L V5M V5N V5P V5R V5S V5T V5V V5W V5X V5Y V5Z V6A V6B V6E V6G V6H V6J V6K V6L V6M V6N V6P V6R V6S V6Z"],
  ["Surrey", "BC", 568322, "604 778 236", "V3R V3S V3T V3V V3W V3X V4A V4N V4P"],
  ["Burnaby", "BC", 249125, "604 778 236", "V3N V5A V5B V5C V5E V5G V5H V5J"],
  ["Richmond", "BC", 209937, "604 778 236", "V6V V6W V6X V6Y V7A V7C V7E"],
  ["Abbotsford", "BC", 153524, "604 778 236", "V2S V2T V3G V4X"],
  ["Coquitlam", "BC", 148625, "604 778 236", "V3J V3K"],
  ["Kelowna", "BC", 144576, "250 778 236", "V1P V1V V1W V1X V1Y"],
  ["Nanaimo", "BC", 99863, "250 778 236", "V9R V9S V9T V9V"],
  ["Kamloops", "BC", 97902, "250 778 236", "V1S V2B V2C V2E V2H"],
  ["Chilliwack", "BC", 93203, "604 778 236", "V2P V2R"],
  ["Victoria", "BC", 91867, "250 778 236", "V8T V8V V8W"],
  ["Maple Ridge", "BC", 90990, "604 778 236", "V2W V2X"],
  ["New Westminster", "BC", 78916, "604 778 236", "V3L V3M"],
  ["Prince George", "BC", 76708, "250 778 236", "V2K V2L V2M V2N"],
  ["North Vancouver", "BC", 58120, "604 778 236", "V7G V7H V7J V7K V7L V7M V7N V7P V7R"],
  ["Vernon", "BC", 44519, "250 778 236", "V1B V1H V1T"],
  ["Penticton", "BC", 36885, "250 778 236", "V2A"],
  ["Campbell River", "BC", 35519, "250 778 236", "V9W"],
  ["Courtenay", "BC", 28420, "250 778 236", "V9N"],
  ["Cranbrook", "BC", 20499, "250 778 236", "V1C"],
  ["Whitehorse", "YT", 28201, "867", "Y1A"],
  ["Dawson City", "YT", 1577, "867", "Y0B1G0"],
  ["Watson Lake", "YT", 1133, "867", "Y0A1C0"],
  ["Yellowknife", "NT", 20340, "867", "X1A"],
  ["Inuvik", "NT", 3137, "867", "X0E0T0"],
  ["Fort Smith", "NT", 2248, "867", "X0E0P0"],
  ["Iqaluit", "NU", 7429, "867", "X0A0H0"],
  ["Rankin Inlet", "NU", 2975, "867", "X0C0G0"],
  ["Cambridge Bay", "NU", 1760, "867", "X0B0C0"],
];
