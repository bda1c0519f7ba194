import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";

/** `12 George Street`, `3/12 George Street`: the house number stands first, low ones being commoner, the unit before a slash. */
export function street(rng: Rng, place: Place): string {
  const { name, longest } = streetOf(rng, place);
  const number = int(rng, 1, int(rng, 12, longest));
  const unit = int(rng, 0, 199);
  if (unit < 36) return `${1 + (unit >> 1)}/${number} ${name}`;
  return `${number}${unit < 42 ? (unit < 39 ? "A" : "B") : ""} ${name}`;
}

/** A street that suits the town: the sea only where there is one, trees and birds outside the city centres. */
function streetOf(rng: Rng, place: Place): Street {
  const { city } = place;
  const table = tableOf(place);
  for (;;) {
    const street = sample(rng, table);
    const misplaced =
      street.only === "sea" ? !bySea.includes(city) : street.only === "suburb" && centres.includes(city);
    if (!misplaced && !street.name.startsWith(`${city} `)) return street;
  }
}

/** In falling order of frequency. */
// biome-ignore format: many names a line
const names = [
  "George Street", "King Street", "Victoria Street", "Church Street", "High Street", "Station Street", "Park Road",
  "William Street", "Elizabeth Street", "Railway Parade", "Queen Street", "Albert Street", "Main Street",
  "James Street", "John Street", "Mary Street", "Edward Street", "Charles Street", "Smith Street", "Park Avenue",
  "First Avenue", "Second Avenue", "Bridge Street", "Station Road", "Victoria Road", "Railway Terrace", "School Road",
  "Princes Street", "Alfred Street", "Henry Street", "Flinders Street", "Bass Street", "Cook Street", "Phillip Street",
  "Hume Street", "Mitchell Street", "Wentworth Avenue", "Lawson Street", "Burke Street", "Wills Street", "Gipps Street",
  "Bourke Street", "Darling Street", "Murray Street", "Fitzroy Street", "Brisbane Street", "Grey Street",
  "Stirling Street", "Oxley Street", "Eyre Street", "Stuart Street", "Parkes Street", "Deakin Street", "Barton Street",
  "Curtin Avenue", "Chifley Street", "Menzies Crescent", "Monash Avenue", "Anzac Avenue", "Anzac Parade",
  "Birdwood Street", "Birdwood Avenue", "Kitchener Street", "Jellicoe Street", "Haig Street", "Allenby Street",
  "Gallipoli Street", "Memorial Avenue", "Coronation Street", "Jubilee Street", "Federation Street",
  "Commonwealth Street", "Hill Street", "River Street", "River Road", "Lake Street", "Creek Street", "Valley Road",
  "Ridge Street", "Hillcrest Avenue", "Pine Street", "Pine Avenue", "Oak Street", "Elm Street", "Cedar Street",
  "Willow Street", "Poplar Avenue", "Palm Avenue", "Maple Street", "Chestnut Street", "Rose Street", "Violet Street",
  "Lily Street", "Fern Street", "Orchid Avenue", "Mill Road", "Mill Street", "Quarry Road", "Hospital Road",
  "Cemetery Road", "Church Road", "Chapel Street", "Court Street", "Market Street", "Commercial Road",
  "Commercial Street", "Union Street", "Water Street", "Spring Street", "North Street", "South Street", "East Street",
  "West Street", "Central Avenue", "Third Avenue", "Fourth Avenue", "Fifth Avenue", "Gordon Street", "Hamilton Street",
  "Campbell Street", "Cameron Street", "Stewart Street", "Wallace Street", "Douglas Street", "Scott Street",
  "Robertson Street", "Thompson Street", "Wilson Street", "Brown Street", "Taylor Street", "Johnston Street",
  "Clarke Street", "Anderson Street", "Marshall Street", "Evans Street", "Davis Street", "Hunter Street",
  "Nelson Street", "Wellington Street", "Raglan Street", "Alma Street", "Inkerman Street", "Waterloo Street",
  "Windsor Street", "York Street", "Essex Street", "Kent Street", "Sussex Street", "Norfolk Street", "Cambridge Street",
  "Oxford Street", "Regent Street", "Arthur Street", "Frederick Street", "Francis Street", "Joseph Street",
  "Margaret Street", "Anne Street", "Alice Street", "Ellen Street", "Helen Street", "Catherine Street", "Emily Street",
  "Isabella Street", "Robert Street", "Thomas Street", "David Street", "Percy Street", "Walter Street", "Harold Street",
  "Herbert Street",
] as const;

/** After trees, birds and views: streets of the suburbs. */
// biome-ignore format: many names a line
const suburban = [
  "Wattle Street", "Banksia Street", "Acacia Avenue", "Acacia Street", "Grevillea Court", "Grevillea Street",
  "Jacaranda Avenue", "Jacaranda Drive", "Waratah Street", "Boronia Street", "Boronia Road", "Melaleuca Drive",
  "Bottlebrush Court", "Casuarina Drive", "Cassia Court", "Hakea Street", "Kurrajong Street", "Ironbark Drive",
  "Stringybark Court", "Red Gum Road", "Bluegum Crescent", "Eucalyptus Drive", "Lilly Pilly Place", "Myrtle Street",
  "Kookaburra Court", "Kookaburra Street", "Rosella Street", "Rosella Court", "Lorikeet Drive", "Magpie Court",
  "Wren Court", "Heron Court", "Emu Street", "Wallaby Street", "Kingfisher Drive", "Hillview Road",
  "Mountain View Road", "Orchard Road", "Vineyard Road", "Racecourse Road", "Showground Road", "Sunset Avenue",
  "Parkview Drive", "Lakeside Drive", "Riverside Drive", "Golf Links Road",
] as const;

const seaside = [
  "The Esplanade",
  "Marine Parade",
  "Beach Road",
  "Ocean Street",
  "Bay Street",
  "Bay Road",
  "Point Street",
  "Seaview Street",
  "Seaview Parade",
  "Pelican Street",
] as const;

// biome-ignore format: a state a line
const own = {
  NSW: ["Macquarie Street", "Lachlan Street", "Blaxland Road", "Hargrave Street", "Bligh Street", "Wentworth Street", "Denison Street"],
  VIC: ["Hobson Street", "Swan Street", "Balaclava Road", "Plenty Road", "Yarra Street", "Latrobe Street"],
  QLD: ["Leichhardt Street", "Cunningham Street", "Moreton Street", "Poinciana Street", "Frangipani Court"],
  SA: ["North Terrace", "South Terrace", "East Terrace", "West Terrace", "Hindmarsh Street", "Torrens Street", "Sturt Street"],
  WA: ["Wandoo Street", "Karri Street", "Jarrah Street", "Tuart Street", "Forrest Street", "Barrack Street"],
  TAS: ["Derwent Street", "Tamar Street", "Lyell Street", "Wellington Road"],
  NT: ["Stuart Terrace", "Bauhinia Street", "Mahogany Street"],
} as const;

/** Canberra was planned: no railway or church gives a street its name there, and curves abound. */
// biome-ignore format: many names a line
const planned = [
  "Banks Street", "Kidston Crescent", "Carstensz Street", "La Perouse Street", "Dalrymple Street", "Empire Circuit",
  "Arthur Circle", "Hopetoun Circuit", "Schlich Street", "Novar Street", "Dudley Street", "Limestone Avenue",
  "Majura Avenue", "Antill Street", "Phillip Avenue", "Cowper Street", "Macarthur Avenue", "Miller Street",
  "Scrivener Street", "Copland Drive", "Chewings Street", "Moyes Crescent", "Starke Street", "Beaurepaire Crescent",
  "Ratcliffe Crescent", "Launceston Street", "Carruthers Street", "Theodore Street", "Eggleston Crescent",
  "Hilder Street", "Heysen Street", "Badimara Street", "Langdon Avenue", "Clift Crescent", "Jenke Circuit",
  "Burdekin Avenue", "Katherine Avenue", "Mugga Way", "Tennyson Crescent", "Froggatt Street", "Petrie Street",
  "Mort Street", "Torrens Street", "Lowanna Street", "Cockcroft Avenue", "Bateson Road", "Companion Crescent",
  "Hardwick Crescent", "Kesteven Street", "Luxton Street",
] as const;

// biome-ignore format: many names a line
const bySea: readonly string[] = [
  "Dee Why", "Mosman", "Double Bay", "Drummoyne", "Gosford", "Newcastle", "Wollongong", "Shellharbour", "Kiama",
  "Coffs Harbour", "Port Macquarie", "Ballina", "Byron Bay", "St Kilda", "Brighton", "Mentone", "Frankston", "Altona",
  "Mornington", "Geelong", "Torquay", "Warrnambool", "Portland", "Sandgate", "Wynnum", "Cleveland", "Redcliffe",
  "Southport", "Surfers Paradise", "Burleigh Heads", "Coolangatta", "Maroochydore", "Caloundra", "Noosa Heads",
  "Townsville", "Cairns", "Mackay", "Hervey Bay", "Gladstone", "Glenelg", "Henley Beach", "Victor Harbor",
  "Port Adelaide", "Port Augusta", "Port Lincoln", "Port Pirie", "Whyalla", "Fremantle", "Scarborough", "Rockingham",
  "Mandurah", "Bunbury", "Busselton", "Albany", "Geraldton", "Karratha", "Port Hedland", "Broome", "Esperance",
  "Carnarvon", "Bellerive", "Kingston", "Devonport", "Burnie", "Ulverstone", "George Town", "Darwin", "Nightcliff",
  "Nhulunbuy",
];

const centres: readonly string[] = [
  "Sydney",
  "North Sydney",
  "Melbourne",
  "Brisbane",
  "Fortitude Valley",
  "Adelaide",
  "Perth",
];

interface Street {
  readonly name: string;
  /** The highest house number; courts and places are short. */
  readonly longest: number;
  /** Where alone it is to be looked for. */
  readonly only?: "sea" | "suburb";
}

const short = / (Circle|Circuit|Court|Crescent|Place)$/;

type Row = Pick<Street, "name" | "only"> & { readonly weight: number };

function streets(rows: readonly Row[]): Weighted<Street> {
  return weighted(
    rows,
    (row) => row.weight,
    (row) => ({ ...row, longest: short.test(row.name) ? 45 : 220 }),
  );
}

/** The first of the common names are likelier. */
const everywhere: readonly Row[] = [
  ...names.map((name, rank) => ({ name, weight: 300 / (40 + rank) })),
  ...suburban.map((name) => ({ name, weight: 2.4, only: "suburb" as const })),
  ...seaside.map((name) => ({ name, weight: 5, only: "sea" as const })),
];

const state = (list: readonly string[]): Weighted<Street> =>
  streets([...everywhere, ...list.map((name) => ({ name, weight: 3 }))]);

const capital = streets([
  ...planned.map((name) => ({ name, weight: 3 })),
  ...suburban.map((name) => ({ name, weight: 1 })),
]);
const tableOf = byPlace(
  {
    NSW: state(own.NSW),
    VIC: state(own.VIC),
    QLD: state(own.QLD),
    SA: state(own.SA),
    WA: state(own.WA),
    TAS: state(own.TAS),
    NT: state(own.NT),
  },
  capital,
);
