import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";

/** `12 High Street`, `Flat 3, 12 High Street`: the house number stands first, low ones being commoner, the flat before it. */
export function street(rng: Rng, place: Place, area: Area): string {
  const { name, longest } = streetOf(rng, place, area);
  const number = int(rng, 1, int(rng, 12, longest));
  const unit = int(rng, 0, 199);
  if (unit < 24) return `Flat ${1 + (unit >> 1)}, ${number} ${name}`;
  return `${number}${unit < 30 ? (unit < 27 ? "A" : "B") : ""} ${name}`;
}

/** A street that suits the town: no village's street in a city, and no road to the town in the town itself. */
function streetOf(rng: Rng, place: Place, area: Area): Street {
  const { city, population } = place;
  const north = place.stateAbbreviation === "WLS" && area.code.startsWith("LL");
  const table = north ? northWales : tableOf(place);
  const urban = population > 60_000;
  for (;;) {
    const street = sample(rng, table);
    if (!street.name.startsWith(`${city} `) && !(urban && street.village)) return street;
  }
}

/** In falling order of frequency. */
// biome-ignore format: many names a line
const common = [
  "High Street", "Station Road", "Church Road", "Park Road", "Victoria Road", "Church Street", "Park Avenue",
  "Queens Road", "New Road", "Grange Road", "Kings Road", "Windsor Road", "Highfield Road", "Alexandra Road",
  "St John's Road", "Main Road", "The Avenue", "King Street", "Springfield Road", "George Street", "Park Lane",
  "Victoria Street", "Albert Road", "New Street", "Queen Street", "West Street", "North Street", "The Crescent",
  "Richmond Road", "Grove Road", "South Street", "North Road", "Stanley Road", "Mill Road", "Clarence Road",
  "The Drive", "Woodlands Road", "Albion Street", "Chestnut Avenue", "Beech Road", "Oak Road", "Elm Road",
  "Cedar Avenue", "Balmoral Road", "Sandringham Road", "Marlborough Road", "Cambridge Road", "Oxford Road",
  "Milton Road", "Nelson Street", "Wellington Road", "Wellington Street", "Waterloo Road", "Russell Street",
  "Gladstone Road", "Gordon Road", "Salisbury Road", "Devonshire Road", "Norfolk Road", "Lansdowne Road",
  "Clarendon Road", "Claremont Road", "Belmont Road", "Cavendish Road", "Montague Road", "Harcourt Road", "Ashley Road",
  "Beaconsfield Road", "Cromwell Road", "Hamilton Road", "Howard Road", "Portland Road", "Osborne Road",
  "Palmerston Road", "Addison Road", "Tennyson Road", "Shakespeare Road", "Byron Avenue", "Wordsworth Avenue",
  "Coronation Road", "Jubilee Road", "Station Street", "Bridge Street", "Bridge Road", "Castle Street", "Castle Road",
  "Chapel Street", "Chapel Road", "Market Street", "Mill Street", "Water Street", "Union Street", "Princess Street",
  "Duke Street", "Charles Street", "William Street", "James Street", "Henry Street", "Edward Street", "Mary Street",
  "Frederick Street", "Cross Street", "Silver Street", "Broad Street", "Wood Street", "Hill Street", "Spring Gardens",
  "Mount Pleasant", "Prospect Place", "Albert Street", "Alma Street", "Commercial Road", "Railway Terrace",
  "Garden Street", "Orchard Street", "Orchard Road", "Orchard Close", "Meadow Road", "Meadow Close", "Meadow Way",
  "Valley Road", "Hillside Avenue", "Hillside Road", "Fairfield Road", "Westfield Road", "Northfield Road",
  "Southfield Road", "Eastfield Road", "Oakfield Road", "Highfield Avenue", "Mayfield Road", "Brookfield Road",
  "Greenfield Road", "Woodside Road", "Woodland Avenue", "Hawthorn Avenue", "Hawthorn Road", "Sycamore Avenue",
  "Sycamore Drive", "Willow Road", "Willow Close", "Poplar Avenue", "Poplar Road", "Lime Grove", "Ash Grove",
  "Ash Road", "Elm Grove", "Beech Grove", "Birch Avenue", "Birch Grove", "Holly Road", "Laburnum Grove", "Maple Road",
  "Maple Drive", "Cherry Tree Avenue", "Rowan Close", "Larch Road", "Pine Grove", "Acacia Avenue", "Acacia Grove",
  "Heather Close", "Primrose Drive", "Bramble Close", "Kingfisher Close", "Heron Way", "Nightingale Close",
  "Woodpecker Way", "Kingsway", "Queensway", "Broadway", "The Green", "The Grove", "The Close", "The Square",
  "The Mews", "The Oval", "Central Avenue", "First Avenue", "Second Avenue", "Quarry Road", "Bank Street",
  "Cemetery Road", "Hospital Road", "Park Crescent", "Park Drive", "Park View", "Station Approach", "Recreation Road",
  "Hazel Grove", "Abbey Road", "Priory Road", "Trinity Street", "Grosvenor Road", "Burlington Road",
] as const;

// biome-ignore format: many names a line
const englishAndWelsh = [
  "London Road", "Green Lane", "Manor Road", "Mill Lane", "School Lane", "The Spinney", "The Ridgeway", "Severn Road",
  "Derwent Road", "Windermere Avenue", "Lark Rise", "Moor Lane", "The Paddock", "Rose Lane", "Somerset Road",
  "Warwick Road", "Chester Road", "Westbourne Road",
] as const;

// biome-ignore format: many names a line
const english = [
  "York Road", "Lincoln Road", "Derby Road", "Bath Road", "Bristol Road", "Church Lane", "Vicarage Road",
  "Rectory Lane", "Manor Way", "St Mary's Road", "St Peter's Road", "St George's Road", "Sandy Lane", "Long Lane",
  "Hall Lane", "Lodge Road", "Glebe Road", "Forge Lane", "Wood Lane", "Tudor Close", "Saxon Road", "Roman Road",
  "Lancaster Road", "Gloucester Road", "Worcester Road", "Hereford Road", "Durham Road", "Kent Road", "Sussex Road",
  "Essex Road", "Cornwall Road", "Lower Road",
] as const;

// biome-ignore format: many names a line
const scottish = [
  "Glasgow Road", "Edinburgh Road", "Stirling Street", "Kirk Road", "Kirk Wynd", "Manse Road", "Wallace Street",
  "Bruce Street", "Burns Avenue", "Argyle Street", "Hope Street", "Dundas Street", "Craigie Road", "Craig Road", "Glebe Street",
  "Lochside Road", "Loch Road", "Burnside Road", "Burnbank Road", "Glen Road", "Glenburn Road", "Braehead Road", "Muirfield Drive",
  "Muir Street", "Academy Street", "Millbrae Road", "Parkhead Road", "Strathmore Avenue", "Lomond Drive",
  "Cairngorm Crescent", "Tay Street", "Tweed Street", "Clyde Street", "Thistle Street", "St Ninian's Road", "Annan Road",
] as const;

// biome-ignore format: many names a line
const welsh = [
  "Bryn Road", "Bryntirion Terrace", "Brynhyfryd Street", "Maes y Coed", "Maes Glas", "Stryd Fawr", "Penybryn",
  "Glan yr Afon", "Tan y Bryn", "Cae Glas", "Tudor Street", "Llewellyn Street", "Glyndwr Avenue", "St David's Road",
  "St David's Avenue", "Vale Road", "Hafod Road", "Llys y Nant", "Bryn Awel", "Bro Dawel",
] as const;

/** Heol is the word of the south, ffordd and lôn are those of the north. */
// biome-ignore format: many names a line
const southWelsh = [
  "Heol y Bryn", "Heol Fawr", "Heol y Parc", "Heol yr Orsaf", "Heol Las", "Heol Gwyn", "Heol y Nant", "Clos y Wern",
  "Ystrad Road", "Caerphilly Road", "Cardiff Road", "Swansea Road", "Colliers Row", "Rhondda Road", "Brecon Road",
  "Ynys Terrace",
] as const;

// biome-ignore format: many names a line
const northWelsh = [
  "Ffordd y Parc", "Ffordd Las", "Ffordd Dewi", "Ffordd Pentre", "Lôn y Felin", "Lôn Las", "Mostyn Street",
  "Conway Road", "Bangor Road", "Holyhead Road", "Caernarfon Road", "Ruthin Road", "Ffordd Coed Mawr",
  "Stryd y Ffynnon", "Tan y Graig",
] as const;

// biome-ignore format: many names a line
const northernIrish = [
  "Belfast Road", "Antrim Road", "Lisburn Road", "Newtownards Road", "Mill Row", "Demesne Park", "Scotch Street",
  "Irish Street", "English Street", "Church View", "Loughview Road", "Lough Road", "Ballymena Road", "Ballygowan Road", "Knock Road",
  "Knockmore Road", "Drumbeg Drive", "Drumgor Road", "Killyleagh Street", "Carnmoney Road", "Cairnhill Road", "Glenview Park",
  "Mourne View", "Slieve Donard Park", "Donegall Street", "Ulster Avenue", "Craigavon Drive", "St Patrick's Avenue", "Moss Road",
  "Dromore Road", "Gortin Road", "Bann Road", "Foyle Street",
] as const;

/** Streets of villages, which small towns may have swallowed. */
const villages = {
  ENG: ["Back Lane", "Pound Lane", "Lower Street"],
  SCT: ["Main Street"],
  NIR: ["Main Street"],
};

interface Street {
  readonly name: string;
  /** The highest house number; closes and squares are short. */
  readonly longest: number;
  /** Not to be looked for in a city. */
  readonly village: boolean;
}

const short = / (Close|Court|Green|Grove|Mews|Oval|Paddock|Place|Rise|Row|Spinney|Square|Terrace|Wynd)$/;

/** The common names, of which the first are likelier, a part's own, and those of its villages. */
function streets(own: readonly string[], weight: number, small: readonly string[] = []): Weighted<Street> {
  const rows = [
    ...common.map((name, rank) => ({ name, weight: 300 / (40 + rank), village: false })),
    ...own.map((name) => ({ name, weight, village: false })),
    ...small.map((name) => ({ name, weight, village: true })),
  ];
  return weighted(
    rows,
    (row) => row.weight,
    ({ name, village }) => ({ name, longest: short.test(name) ? 45 : 190, village }),
  );
}

const england = streets([...englishAndWelsh, ...english], 2.5, villages.ENG);
const northWales = streets([...welsh, ...englishAndWelsh, ...northWelsh], 3);
const tableOf = byPlace(
  {
    ENG: england,
    SCT: streets(scottish, 4, villages.SCT),
    WLS: streets([...welsh, ...englishAndWelsh, ...southWelsh], 3),
    NIR: streets(northernIrish, 5, villages.NIR),
  },
  england,
);
