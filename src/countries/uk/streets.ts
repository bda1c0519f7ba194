import { int } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import { draw, type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";

/** `12 High Street`, `Flat 3, 12 High Street`: the house number stands first, low ones being commoner, the flat before it. */
export function street(rng: Rng, place: Place): string {
  const { name, longest } = draw(rng, byState[place.stateAbbreviation] ?? everywhere);
  const number = int(rng, 1, int(rng, 12, longest));
  const unit = int(rng, 0, 199);
  if (unit < 24) return `Flat ${1 + (unit >> 1)}, ${number} ${name}`;
  return `${number}${unit < 30 ? (unit < 27 ? "A" : "B") : ""} ${name}`;
}

/** In falling order of frequency. */
// biome-ignore format: many names a line
const common = [
  "High Street", "Station Road", "Church Road", "Park Road", "Victoria Road", "Church Street", "London Road", "Green Lane",
  "Manor Road", "Park Avenue", "Queens Road", "New Road", "Grange Road", "Kings Road", "Windsor Road", "Highfield Road",
  "Mill Lane", "York Road", "Alexandra Road", "St John's Road", "Main Road", "The Avenue", "King Street", "Springfield Road",
  "George Street", "Park Lane", "Victoria Street", "Albert Road", "New Street", "Queen Street", "West Street", "North Street",
  "The Crescent", "Richmond Road", "Grove Road", "South Street", "School Lane", "North Road", "Stanley Road", "Mill Road",
  "Clarence Road", "The Drive", "Warwick Road", "Woodlands Road", "Albion Street", "Chestnut Avenue", "Beech Road",
  "Oak Road", "Elm Road", "Cedar Avenue", "Balmoral Road", "Sandringham Road", "Marlborough Road", "Cambridge Road",
  "Oxford Road", "Milton Road", "Nelson Street", "Wellington Road", "Wellington Street", "Waterloo Road", "Russell Street",
  "Gladstone Road", "Gordon Road", "Salisbury Road", "Devonshire Road", "Norfolk Road", "Somerset Road", "Lansdowne Road",
  "Clarendon Road", "Claremont Road", "Belmont Road", "Cavendish Road", "Montague Road", "Harcourt Road", "Ashley Road",
  "Beaconsfield Road", "Cromwell Road", "Hamilton Road", "Howard Road", "Lincoln Road", "Chester Road", "Derby Road",
  "Bath Road", "Bristol Road", "Portland Road", "Westbourne Road", "Osborne Road", "Palmerston Road", "Addison Road",
  "Tennyson Road", "Shakespeare Road", "Byron Avenue", "Wordsworth Avenue", "Coronation Road", "Jubilee Road", "Station Street",
  "Bridge Street", "Bridge Road", "Castle Street", "Castle Road", "Chapel Street", "Chapel Road", "Market Street", "Mill Street",
  "Water Street", "Union Street", "Princess Street", "Duke Street", "Charles Street", "William Street", "James Street",
  "Henry Street", "Edward Street", "Mary Street", "Frederick Street", "Cross Street", "Silver Street", "Broad Street",
  "Wood Street", "Hill Street", "Spring Gardens", "Mount Pleasant", "Prospect Place", "Albert Street", "Alma Street",
  "Commercial Road", "Railway Terrace", "Garden Street", "Orchard Street", "Orchard Road", "Orchard Close", "Meadow Road",
  "Meadow Close", "Meadow Way", "Valley Road", "Hillside Avenue", "Hillside Road", "Fairfield Road", "Westfield Road",
  "Northfield Road", "Southfield Road", "Eastfield Road", "Oakfield Road", "Highfield Avenue", "Mayfield Road", "Brookfield Road",
  "Greenfield Road", "Woodside Road", "Woodland Avenue", "Hawthorn Avenue", "Hawthorn Road", "Sycamore Avenue", "Sycamore Drive",
  "Willow Road", "Willow Close", "Poplar Avenue", "Poplar Road", "Lime Grove", "Ash Grove", "Ash Road", "Elm Grove",
  "Beech Grove", "Birch Avenue", "Birch Grove", "Holly Road", "Laburnum Grove", "Maple Road", "Maple Drive", "Cherry Tree Avenue",
  "Rowan Close", "Larch Road", "Pine Grove", "Acacia Avenue", "Acacia Grove", "Heather Close", "Primrose Drive", "Rose Lane",
  "Bramble Close", "Kingfisher Close", "Heron Way", "Nightingale Close", "Lark Rise", "Woodpecker Way", "Derwent Road",
  "Windermere Avenue", "Severn Road", "Kingsway", "Queensway", "Broadway", "The Green", "The Grove", "The Close", "The Square",
  "The Mews", "The Paddock", "The Oval", "The Spinney", "The Ridgeway", "Central Avenue", "First Avenue", "Second Avenue",
  "Quarry Road", "Moor Lane", "Bank Street", "Cemetery Road", "Hospital Road", "Park Crescent", "Park Drive", "Park View",
  "Station Approach", "Recreation Road", "Hazel Grove", "Abbey Road", "Priory Road", "Trinity Street", "Grosvenor Road", "Burlington Road",
] as const;

// biome-ignore format: many names a line
const english = [
  "Church Lane", "Vicarage Road", "Rectory Lane", "Manor Way", "St Mary's Road", "St Peter's Road", "St George's Road", "Back Lane",
  "Sandy Lane", "Long Lane", "Hall Lane", "Lodge Road", "Glebe Road", "Forge Lane", "Pound Lane", "Wood Lane", "Tudor Close",
  "Saxon Road", "Roman Road", "Lancaster Road", "Gloucester Road", "Worcester Road", "Hereford Road", "Durham Road", "Kent Road",
  "Sussex Road", "Essex Road", "Cornwall Road", "Lower Road", "Lower Street",
] as const;

// biome-ignore format: many names a line
const scottish = [
  "Main Street", "Glasgow Road", "Edinburgh Road", "Stirling Street", "Kirk Road", "Kirk Wynd", "Manse Road", "Wallace Street",
  "Bruce Street", "Burns Avenue", "Argyle Street", "Hope Street", "Dundas Street", "Craigie Road", "Craig Road", "Glebe Street",
  "Lochside Road", "Loch Road", "Burnside Road", "Burnbank Road", "Glen Road", "Glenburn Road", "Braehead Road", "Muirfield Drive",
  "Muir Street", "Academy Street", "Shore Road", "Millbrae Road", "Parkhead Road", "Strathmore Avenue", "Lomond Drive",
  "Cairngorm Crescent", "Tay Street", "Tweed Street", "Clyde Street", "Thistle Street", "St Ninian's Road", "Annan Road",
] as const;

// biome-ignore format: many names a line
const welsh = [
  "Heol y Bryn", "Heol Fawr", "Heol y Parc", "Heol yr Orsaf", "Heol Las", "Heol Gwyn", "Ffordd y Parc", "Ffordd Las",
  "Ffordd Dewi", "Bryn Road", "Bryntirion Terrace", "Brynhyfryd Street", "Maes y Coed", "Maes Glas", "Ystrad Road",
  "Llys y Nant", "Clos y Wern", "Stryd Fawr", "Lôn y Felin", "Penybryn", "Glan yr Afon", "Tan y Bryn", "Cae Glas",
  "Pen y Lan Road", "Caerphilly Road", "Cardiff Road", "Swansea Road", "Tudor Street", "Llewellyn Street", "Glyndwr Avenue",
  "St David's Road", "St David's Avenue", "Colliers Row", "Rhondda Road", "Vale Road", "Hafod Road",
] as const;

// biome-ignore format: many names a line
const northernIrish = [
  "Main Street", "Belfast Road", "Antrim Road", "Lisburn Road", "Newtownards Road", "Mill Row", "Demesne Park", "Scotch Street",
  "Irish Street", "English Street", "Church View", "Loughview Road", "Lough Road", "Ballymena Road", "Ballygowan Road", "Knock Road",
  "Knockmore Road", "Drumbeg Drive", "Drumgor Road", "Killyleagh Street", "Carnmoney Road", "Cairnhill Road", "Glenview Park",
  "Mourne View", "Slieve Donard Park", "Donegall Street", "Ulster Avenue", "Craigavon Drive", "St Patrick's Avenue", "Moss Road",
  "Dromore Road", "Gortin Road", "Bann Road", "Foyle Street",
] as const;

interface Street {
  readonly name: string;
  /** The highest house number; closes and squares are short. */
  readonly longest: number;
}

const short = / (Close|Court|Green|Grove|Mews|Oval|Paddock|Place|Rise|Row|Spinney|Square|Terrace|Wynd)$/;

/** A state's own names and the common ones, of which the first are likelier. */
function streets(own: readonly string[], weight: number): Weighted<Street> {
  const rows = [
    ...common.map((name, rank) => ({ name, weight: 300 / (40 + rank) })),
    ...own.map((name) => ({ name, weight })),
  ];
  const items = rows.map(({ name }) => ({ name, longest: short.test(name) ? 45 : 190 }));
  return { ...weighted(rows, (row) => row.weight), items };
}

const everywhere = streets(english, 2);
const byState: Readonly<Record<string, Weighted<Street>>> = {
  ENG: everywhere,
  SCT: streets(scottish, 4),
  WLS: streets(welsh, 3),
  NIR: streets(northernIrish, 5),
};
