import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";

/**
 * `123 Main St`, `4210 E 12th Ave Apt 3B`: house number, sometimes a direction, street, sometimes a dwelling. Manhattan,
 * Washington and the towns of Utah have streets of their own: `233 E 70th St`, `1318 T St NW`, `455 N 300 W`.
 */
export function street(rng: Rng, place: Place, { code }: Area): string {
  const line = streetOf(place)(rng, code);
  const dwelling = int(rng, 0, 99);
  // Few in Manhattan live in a house of their own.
  if (dwelling >= (place.city === "New York" ? 96 : 22)) return line;
  const floor = int(rng, 1, 12);
  if (dwelling < 9) return `${line} Apt ${floor}${pick(rng, doors)}`;
  if (dwelling < 17) return `${line} Apt ${floor * 100 + int(rng, 1, 24)}`;
  if (dwelling >= 22) return `${line} Apt ${floor}${pick(rng, doors)}`;
  return `${line} Unit ${int(rng, 1, 40)}`;
}

function usualStreet(rng: Rng): string {
  const number = houseNumber(rng);
  const direction = chance(rng, 0.14) ? `${pick(rng, directions)} ` : "";
  return `${number} ${direction}${streetName(rng)}`;
}

function plainStreet(rng: Rng): string {
  return `${houseNumber(rng)} ${streetName(rng)}`;
}

/** Cities, or states, whose streets are numbered or divided in a well-known way. */
const streetOf = byPlace<(rng: Rng, code: string) => string>(
  {
    "New York": manhattanStreet,
    Bronx: (rng) => (chance(rng, 0.3) ? `${int(rng, 200, 999)} E ${ordinal(int(rng, 134, 233))} St` : plainStreet(rng)),
    Brooklyn: plainStreet,
    Miami: (rng) => (chance(rng, 0.2) ? plainStreet(rng) : miamiStreet(rng)),
    "Staten Island": plainStreet,
    DC: (rng, code) => {
      const quadrant = quadrants[code] ?? "NW";
      return `${int(rng, 100, 2_599)} ${pick(rng, capitalStreets[quadrant])} ${quadrant}`;
    },
    UT: (rng) => (chance(rng, 0.4) ? usualStreet(rng) : gridStreet(rng)),
  },
  usualStreet,
);

/** `233 E 70th St` between the streets that bound the ZIP code, or one of the streets that have names. */
function manhattanStreet(rng: Rng, code: string): string {
  const { side, first, last, named } = manhattan[code] ?? { side: "", first: 1, last: 1, named: downtown };
  if (side === "" || chance(rng, 0.25)) return `${int(rng, 10, 420)} ${pick(rng, named)}`;
  return `${int(rng, 100, 560)} ${side} ${ordinal(int(rng, first, last))} St`;
}

/** A numbered street in its quarter: `8421 SW 24th St`. */
function miamiStreet(rng: Rng): string {
  const quadrant = pick(rng, ["NW", "NW", "SW", "SW", "SW", "NE"] as const);
  const kind = pick(rng, ["St", "St", "Ave", "Ave", "Ter", "Ct", "Pl"] as const);
  return `${int(rng, 100, 12_999)} ${quadrant} ${ordinal(int(rng, 2, 112))} ${kind}`;
}

/** Blocks east or west, then the street by its distance north or south of the temple: `455 N 300 W`. */
function gridStreet(rng: Rng): string {
  const along = chance(rng, 0.5);
  const number = int(rng, 20, 1_990);
  const line = int(rng, 1, 19) * 100;
  return along
    ? `${number} ${chance(rng, 0.5) ? "E" : "W"} ${line} ${chance(rng, 0.7) ? "S" : "N"}`
    : `${number} ${chance(rng, 0.7) ? "S" : "N"} ${line} ${chance(rng, 0.5) ? "E" : "W"}`;
}

/** Blocks are numbered by the hundred, so three and four digits are usual and low numbers rare. */
function houseNumber(rng: Rng): number {
  const size = int(rng, 0, 99);
  if (size < 12) return int(rng, 2, 99);
  if (size < 55) return int(rng, 100, 999);
  if (size < 92) return int(rng, 1_000, 4_999);
  return int(rng, 5_000, 12_999);
}

function streetName(rng: Rng): string {
  const kind = int(rng, 0, 99);
  if (kind < 20) return pick(rng, whole);
  if (kind < 34) return `${ordinals[int(rng, 0, ordinals.length - 1)]} ${kind < 29 ? "St" : "Ave"}`;
  return `${pick(rng, names)} ${sample(rng, suffixes)[0]}`;
}

function ordinal(number: number): string {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return `${number}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
}

const directions = ["N", "S", "E", "W"] as const;
const doors = ["A", "B", "C", "D", "E", "F"] as const;

/** `1st` to `86th`; the low ones more often because every town has them. */
const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .flatMap((low) => [low, low, low])
  .concat(Array.from({ length: 76 }, (_, index) => index + 11))
  .map(ordinal);

/** USPS Publication 28, appendix C1. */
const suffixes = weighted(
  [
    ["St", 30],
    ["Ave", 22],
    ["Dr", 18],
    ["Rd", 10],
    ["Ln", 9],
    ["Ct", 5],
    ["Blvd", 2],
    ["Pl", 2],
    ["Way", 2],
    ["Cir", 2],
    ["Ter", 1],
  ] as const,
  ([, weight]) => weight,
);

/** Streets whose type goes without saying. */
const whole = [
  "Main St",
  "Main St",
  "Main St",
  "Church St",
  "Market St",
  "Broadway",
  "Park Ave",
  "Lake Shore Dr",
  "Martin Luther King Jr Blvd",
  "Martin Luther King Jr Dr",
  "State St",
  "Front St",
  "High St",
  "School St",
  "Mill St",
  "Mill Rd",
  "Bridge St",
  "Court St",
  "Center St",
  "Pleasant St",
  "Prospect St",
  "Spring St",
  "Union St",
  "Water St",
  "Railroad Ave",
  "College Ave",
  "University Ave",
  "Commerce St",
  "Grand Ave",
  "Central Ave",
  "River Rd",
  "Old Mill Rd",
  "County Line Rd",
  "Cemetery Rd",
  "Country Club Dr",
  "Fairway Dr",
  "Lakeview Dr",
  "Highland Ave",
  "Hillcrest Dr",
  "Sunset Blvd",
  "Sunset Dr",
  "Ridge Rd",
  "Valley View Dr",
  "Oak Hill Rd",
  "Orchard Ln",
  "Meadow Ln",
  "Deer Run Rd",
  "Fox Run Ln",
  "Quail Hollow Dr",
  "Cherry Hill Rd",
  "Chapel Hill Rd",
  "Bay St",
  "Orchard Ave",
  "Airport Rd",
  "Industrial Pkwy",
  "Veterans Memorial Hwy",
] as const;

const names = [
  "Oak",
  "Maple",
  "Elm",
  "Pine",
  "Cedar",
  "Walnut",
  "Chestnut",
  "Hickory",
  "Birch",
  "Willow",
  "Spruce",
  "Sycamore",
  "Magnolia",
  "Dogwood",
  "Poplar",
  "Juniper",
  "Laurel",
  "Cherry",
  "Peach",
  "Apple",
  "Locust",
  "Ash",
  "Cypress",
  "Redwood",
  "Aspen",
  "Holly",
  "Hazel",
  "Linden",
  "Mulberry",
  "Washington",
  "Lincoln",
  "Jefferson",
  "Madison",
  "Jackson",
  "Adams",
  "Monroe",
  "Franklin",
  "Grant",
  "Harrison",
  "Cleveland",
  "Wilson",
  "Roosevelt",
  "Garfield",
  "McKinley",
  "Hamilton",
  "Lafayette",
  "Sheridan",
  "Sherman",
  "Douglas",
  "Clinton",
  "Clay",
  "Webster",
  "Lee",
  "Kennedy",
  "Taylor",
  "Tyler",
  "Pierce",
  "Hayes",
  "Arthur",
  "Marshall",
  "Warren",
  "Perry",
  "Monticello",
  "Highland",
  "Hillside",
  "Hilltop",
  "Lakeside",
  "Riverside",
  "Woodland",
  "Woodlawn",
  "Parkview",
  "Fairview",
  "Glenwood",
  "Greenwood",
  "Edgewood",
  "Brookside",
  "Brookwood",
  "Meadowbrook",
  "Oakwood",
  "Pinewood",
  "Lakewood",
  "Rosewood",
  "Maplewood",
  "Elmwood",
  "Ridgewood",
  "Sherwood",
  "Westwood",
  "Eastwood",
  "Northwood",
  "Southgate",
  "Westgate",
  "Forest",
  "Garden",
  "Summit",
  "Valley",
  "Vista",
  "Mountain",
  "Prairie",
  "Canyon",
  "Creekside",
  "Stonebridge",
  "Cottonwood",
  "Windsor",
  "Cambridge",
  "Oxford",
  "Lexington",
  "Concord",
  "Plymouth",
  "Salem",
  "Berkshire",
  "Devon",
  "Essex",
  "Chester",
  "York",
  "Lancaster",
  "Carlton",
  "Victoria",
  "Kings",
  "Queens",
  "Bristol",
  "Dover",
  "Euclid",
  "Division",
  "Delaware",
  "Virginia",
  "Carolina",
  "Georgia",
  "Ohio",
  "Michigan",
  "Illinois",
  "Indiana",
  "Pennsylvania",
  "Tennessee",
  "Kentucky",
  "Colorado",
  "Arlington",
  "Charles",
  "George",
  "James",
  "John",
  "William",
  "Mary",
  "Elizabeth",
  "Margaret",
  "Henry",
  "Thomas",
  "David",
  "Robin",
  "Cardinal",
  "Meadowlark",
  "Pheasant",
  "Eagle",
  "Hawthorne",
  "Longfellow",
  "Whittier",
  "Emerson",
  "Cornell",
  "Harvard",
  "Yale",
  "Princeton",
  "Stanford",
  "Belmont",
  "Beverly",
  "Bellevue",
  "Clearview",
  "Crescent",
  "Crestview",
  "Cottage",
  "Liberty",
  "Independence",
  "Heritage",
  "Colonial",
  "Pioneer",
  "Frontier",
  "Hunters",
  "Sandy",
  "Rocky",
  "Shady",
  "Silver",
  "Crystal",
] as const;

/** The quarter of Washington in which most of a ZIP code lies, where it is not the north-west. */
// biome-ignore format: a small table
const quadrants: Readonly<Record<string, keyof typeof capitalStreets>> = {
  "20002": "NE", "20017": "NE", "20018": "NE", "20019": "NE",
  "20003": "SE", "20020": "SE", "20032": "SE",
  "20024": "SW",
};

// biome-ignore format: several streets a line
const capitalStreets = {
  NW: [
    "1st St", "4th St", "7th St", "9th St", "11th St", "13th St", "14th St", "15th St", "16th St", "17th St", "18th St",
    "Belmont St", "Columbia Rd", "Connecticut Ave", "Euclid St", "Fairmont St", "Florida Ave", "Georgia Ave",
    "Harvard St", "Irving St", "Kansas Ave", "Kenyon St", "Lamont St", "Macomb St", "Massachusetts Ave",
    "Newark St", "New Hampshire Ave", "Park Rd", "Porter St", "Q St", "R St", "Rhode Island Ave", "S St", "T St",
    "U St", "V St", "W St", "Wisconsin Ave", "Vermont Ave",
  ],
  NE: [
    "3rd St", "6th St", "8th St", "12th St", "18th St", "24th St", "49th St", "A St", "C St", "D St", "E St", "F St",
    "G St", "Benning Rd", "Bladensburg Rd", "Franklin St", "H St", "I St", "Jackson St", "K St", "Kearny St",
    "Lawrence St", "Maryland Ave", "Michigan Ave", "Monroe St", "Newton St", "Rhode Island Ave", "South Dakota Ave",
  ],
  SE: [
    "4th St", "7th St", "9th St", "13th St", "15th St", "22nd St", "30th St", "A St", "C St", "D St", "E St", "G St",
    "Alabama Ave", "Branch Ave", "Good Hope Rd", "Kentucky Ave", "Mississippi Ave", "Naylor Rd", "Pennsylvania Ave",
    "Potomac Ave", "Q St", "R St", "S St", "Savannah St", "Southern Ave", "T St", "W St", "Wheeler Rd",
  ],
  SW: ["3rd St", "4th St", "6th St", "G St", "I St", "K St", "M St", "N St", "O St", "P St", "Delaware Ave", "Maine Ave"],
} as const;

interface Quarter {
  /** East or west of Fifth Avenue; empty where the streets have names only. */
  readonly side: "E" | "W" | "";
  readonly first: number;
  readonly last: number;
  readonly named: readonly string[];
}

const downtown = ["Broadway", "Fulton St", "Pearl St", "Water St", "William St", "John St", "Nassau St", "Gold St"];
const eastSide = ["1st Ave", "2nd Ave", "3rd Ave", "Lexington Ave", "Park Ave", "Madison Ave"];
const westSide = ["7th Ave", "8th Ave", "9th Ave", "10th Ave", "Broadway"];
const upperWest = ["Amsterdam Ave", "Broadway", "Columbus Ave", "Riverside Dr", "West End Ave"];
const harlem = ["Adam Clayton Powell Jr Blvd", "Frederick Douglass Blvd", "Lenox Ave", "Saint Nicholas Ave"];
const heights = ["Audubon Ave", "Broadway", "Fort Washington Ave", "Haven Ave", "Saint Nicholas Ave"];
const quarter = (side: Quarter["side"], first: number, last: number, named: readonly string[]): Quarter => ({
  side,
  first,
  last,
  named,
});

/** What bounds the ZIP codes of Manhattan, near enough. */
// biome-ignore format: a table
const manhattan: Readonly<Record<string, Quarter>> = {
  "10001": quarter("W", 25, 34, westSide),
  "10002": quarter("", 1, 1, ["Allen St", "Broome St", "Clinton St", "Delancey St", "Grand St", "Henry St", "Ludlow St", "Madison St", "Orchard St", "Rivington St"]),
  "10003": quarter("E", 5, 20, ["2nd Ave", "3rd Ave", "University Pl", "Irving Pl"]),
  "10007": quarter("", 1, 1, ["Broadway", "Chambers St", "Duane St", "Murray St", "Warren St", "Church St"]),
  "10009": quarter("E", 2, 14, ["Avenue A", "Avenue B", "Avenue C", "Avenue D"]),
  "10010": quarter("E", 20, 28, ["2nd Ave", "3rd Ave", "Lexington Ave", "Park Ave S"]),
  "10011": quarter("W", 12, 22, ["6th Ave", "7th Ave", "8th Ave", "9th Ave"]),
  "10012": quarter("", 1, 1, ["Bleecker St", "Elizabeth St", "Mercer St", "Mott St", "Mulberry St", "Sullivan St", "Thompson St", "Wooster St"]),
  "10013": quarter("", 1, 1, ["Canal St", "Franklin St", "Greenwich St", "Hudson St", "Leonard St", "Varick St", "White St"]),
  "10014": quarter("", 1, 1, ["Bank St", "Bedford St", "Charles St", "Christopher St", "Grove St", "Hudson St", "Jane St", "Perry St"]),
  "10016": quarter("E", 29, 39, eastSide),
  "10017": quarter("E", 40, 48, ["1st Ave", "2nd Ave", "3rd Ave", "Tudor City Pl"]),
  "10018": quarter("W", 35, 41, westSide),
  "10019": quarter("W", 49, 59, westSide),
  "10021": quarter("E", 69, 76, eastSide),
  "10022": quarter("E", 49, 59, eastSide),
  "10023": quarter("W", 60, 75, upperWest),
  "10024": quarter("W", 77, 90, upperWest),
  "10025": quarter("W", 92, 114, upperWest),
  "10026": quarter("W", 111, 119, harlem),
  "10027": quarter("W", 121, 130, harlem),
  "10028": quarter("E", 78, 86, eastSide),
  "10029": quarter("E", 97, 114, eastSide),
  "10030": quarter("W", 133, 140, harlem),
  "10031": quarter("W", 138, 152, ["Amsterdam Ave", "Broadway", "Convent Ave", "Riverside Dr"]),
  "10032": quarter("W", 156, 170, heights),
  "10033": quarter("W", 173, 187, heights),
  "10034": quarter("W", 204, 215, ["Broadway", "Sherman Ave", "Vermilyea Ave", "Post Ave", "Seaman Ave"]),
  "10035": quarter("E", 117, 128, ["Lexington Ave", "Madison Ave", "Park Ave", "3rd Ave"]),
  "10036": quarter("W", 42, 48, westSide),
  "10037": quarter("W", 131, 138, ["5th Ave", "Lenox Ave", "Madison Ave"]),
  "10039": quarter("W", 145, 153, harlem),
  "10040": quarter("W", 188, 193, ["Broadway", "Fort Washington Ave", "Nagle Ave", "Wadsworth Ave"]),
  "10044": quarter("", 1, 1, ["Main St", "River Rd"]),
  "10065": quarter("E", 60, 68, eastSide),
  "10069": quarter("", 1, 1, ["Riverside Blvd", "Freedom Pl"]),
  "10128": quarter("E", 87, 96, eastSide),
  "10280": quarter("", 1, 1, ["Rector Pl", "South End Ave", "W Thames St", "Battery Pl"]),
  "10282": quarter("", 1, 1, ["Murray St", "North End Ave", "River Ter", "Warren St"]),
};
