import { int } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import { draw, weighted } from "../../random/weighted.ts";

/** `12 George Street`, `3/12 George Street`: the house number stands first, low ones being commoner, the unit before a slash. */
export function street(rng: Rng): string {
  const { name, longest } = draw(rng, streets);
  const number = int(rng, 1, int(rng, 12, longest));
  const unit = int(rng, 0, 199);
  if (unit < 36) return `${1 + (unit >> 1)}/${number} ${name}`;
  return `${number}${unit < 42 ? (unit < 39 ? "A" : "B") : ""} ${name}`;
}

/** In falling order of frequency. */
// biome-ignore format: many names a line
const names = [
  "George Street", "King Street", "Victoria Street", "Church Street", "High Street", "Station Street", "Park Road", "William Street",
  "Elizabeth Street", "Railway Parade", "Queen Street", "Albert Street", "Main Street", "James Street", "John Street", "Mary Street",
  "Edward Street", "Charles Street", "Smith Street", "Park Avenue", "First Avenue", "Second Avenue", "Bridge Street", "Station Road",
  "Victoria Road", "Beach Road", "The Esplanade", "Railway Terrace", "School Road", "Princes Street", "Alfred Street", "Henry Street",
  "Macquarie Street", "Wattle Street", "Banksia Street", "Acacia Avenue", "Acacia Street", "Grevillea Court", "Grevillea Street",
  "Jacaranda Avenue", "Jacaranda Drive", "Waratah Street", "Boronia Street", "Boronia Road", "Melaleuca Drive", "Bottlebrush Court",
  "Casuarina Drive", "Cassia Court", "Hakea Street", "Kurrajong Street", "Wandoo Street", "Karri Street", "Jarrah Street", "Tuart Street",
  "Ironbark Drive", "Stringybark Court", "Red Gum Road", "Bluegum Crescent", "Eucalyptus Drive", "Lilly Pilly Place", "Myrtle Street",
  "Kookaburra Court", "Kookaburra Street", "Rosella Street", "Rosella Court", "Lorikeet Drive", "Magpie Court", "Wren Court", "Heron Court",
  "Pelican Street", "Emu Street", "Wallaby Street", "Kingfisher Drive", "Flinders Street", "Bass Street", "Cook Street", "Phillip Street",
  "Hume Street", "Sturt Street", "Mitchell Street", "Wentworth Street", "Wentworth Avenue", "Lawson Street", "Blaxland Road", "Burke Street",
  "Wills Street", "Gipps Street", "Bourke Street", "Darling Street", "Murray Street", "Lachlan Street", "Fitzroy Street", "Brisbane Street",
  "Denison Street", "Hobson Street", "Grey Street", "Stirling Street", "Leichhardt Street", "Oxley Street", "Cunningham Street",
  "Eyre Street", "Stuart Street", "Forrest Street", "Parkes Street", "Deakin Street", "Barton Street", "Curtin Avenue", "Chifley Street",
  "Menzies Crescent", "Monash Avenue", "Anzac Avenue", "Anzac Parade", "Birdwood Street", "Birdwood Avenue", "Kitchener Street",
  "Jellicoe Street", "Haig Street", "Allenby Street", "Gallipoli Street", "Memorial Avenue", "Coronation Street", "Jubilee Street",
  "Federation Street", "Commonwealth Street", "Hill Street", "River Street", "River Road", "Lake Street", "Ocean Street", "Creek Street",
  "Valley Road", "Ridge Street", "Hillcrest Avenue", "Hillview Road", "Mountain View Road", "Bay Street", "Bay Road",
  "Point Street", "Pine Street", "Pine Avenue", "Oak Street", "Elm Street", "Cedar Street", "Willow Street", "Poplar Avenue", "Palm Avenue",
  "Maple Street", "Chestnut Street", "Rose Street", "Violet Street", "Lily Street", "Fern Street", "Orchard Road", "Orchid Avenue",
  "Vineyard Road", "Mill Road", "Mill Street", "Quarry Road", "Racecourse Road", "Showground Road", "Hospital Road", "Cemetery Road",
  "Church Road", "Chapel Street", "Court Street", "Market Street", "Commercial Road", "Commercial Street", "Union Street", "Water Street",
  "Spring Street", "North Street", "South Street", "East Street", "West Street", "North Terrace", "South Terrace", "East Terrace",
  "West Terrace", "Central Avenue", "Third Avenue", "Fourth Avenue", "Fifth Avenue", "Gordon Street", "Hamilton Street", "Campbell Street",
  "Cameron Street", "Stewart Street", "Wallace Street", "Douglas Street", "Scott Street", "Robertson Street", "Thompson Street",
  "Wilson Street", "Brown Street", "Taylor Street", "Johnston Street", "Clarke Street", "Anderson Street", "Marshall Street", "Evans Street",
  "Davis Street", "Hunter Street", "Nelson Street", "Wellington Street", "Raglan Street", "Alma Street", "Inkerman Street",
  "Balaclava Road", "Waterloo Street", "Windsor Street", "York Street", "Essex Street", "Kent Street", "Sussex Street", "Norfolk Street",
  "Cambridge Street", "Oxford Street", "Regent Street", "Arthur Street", "Frederick Street", "Francis Street", "Joseph Street",
  "Margaret Street", "Anne Street", "Alice Street", "Ellen Street", "Helen Street", "Catherine Street", "Emily Street", "Isabella Street",
  "Robert Street", "Thomas Street", "David Street", "Percy Street", "Walter Street", "Harold Street", "Herbert Street", "Hargrave Street",
  "Sunset Boulevard", "Parkview Drive", "Lakeside Drive", "Riverside Drive", "Seaview Street", "Seaview Parade", "Marine Parade",
  "Golf Links Road", "Barrack Street", "Bligh Street", "Hindmarsh Street", "Torrens Street", "Swan Street", "Derwent Street", "Tamar Street",
] as const;

/** The first names are likelier; courts and places are short. */
const rows = names.map((name, rank) => ({
  name,
  weight: 300 / (40 + rank),
  longest: / (Court|Place|Crescent)$/.test(name) ? 45 : 220,
}));
const streets = weighted(rows, (row) => row.weight);
