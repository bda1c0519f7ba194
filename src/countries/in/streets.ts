import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";

/** How one part of the country writes an address. */
interface Custom {
  readonly roads: readonly string[];
  /** Roads that many of its towns have. */
  readonly common: readonly string[];
  readonly buildings: readonly string[];
  /** The house on its road, with the mark of separation: `14 `, `H. No. 3-6-218, `. */
  readonly house: (rng: Rng) => string;
  /** Percent of people who live in a flat. */
  readonly flats: number;
  /** Storeys of a usual block of flats; the largest cities have towers. */
  readonly storeys: number;
}

/**
 * `Flat 302, 14 MG Road, Bandra West`: dwelling, road, locality. In planned sectors `House No. 214, Sector 22`, and in
 * the hills, where quarters stand for roads, `House No. 45, Bungkawn`. Without a locality the road ends the line.
 */
export function street(rng: Rng, place: Place, { locality }: Area): string {
  const custom = customOf(place);
  const form = int(rng, 0, 99);
  const storeys = place.population > 800_000 && form < 4 ? 14 : custom.storeys;
  if (isSector(locality)) return `${sectorHouse(rng, form)}, ${locality}`;
  if (locality !== "" && (namesRoad(locality) || (custom.common === hillRoads && form < 70)))
    return `${form < 35 ? flat(rng, custom, form, storeys) : `House No. ${houseNumber(rng)}, `}${locality}`;
  const road = pick(rng, chance(rng, 0.45) ? custom.common : custom.roads);
  const isFlat = form < custom.flats;
  const byName = isFlat && form % 2 === 0;
  const line = `${isFlat ? flat(rng, custom, form, storeys) : ""}${byName ? "" : isFlat ? `${houseNumber(rng)} ` : custom.house(rng)}${road}`;
  return locality === "" ? line : `${line}, ${locality}`;
}

const isSector = (locality: string): boolean =>
  locality.startsWith("Sector ") || locality.includes(" Sector ") || locality.includes(" Phase ");

/** Quarters that are called after their main street need no other one. */
const namesRoad = (locality: string): boolean =>
  locality.endsWith(" Road") || locality.endsWith(" Street") || locality.endsWith(" Avenue");

/** Low numbers are commonest, as on most roads. */
function houseNumber(rng: Rng): number {
  const size = int(rng, 0, 99);
  if (size < 55) return int(rng, 1, 49);
  return size < 88 ? int(rng, 50, 199) : int(rng, 200, 899);
}

function sectorHouse(rng: Rng, form: number): string {
  if (form < 65) return `House No. ${int(rng, 1, form < 35 ? 399 : 2_999)}`;
  if (form < 85) return `Flat ${int(rng, 1, 9) * 100 + int(rng, 1, 8)}, Tower ${pick(rng, blocks)}`;
  return `${pick(rng, blocks)}-${int(rng, 1, 189)}`;
}

/** `Flat 302, `, `B-204, Sai Darshan Apartments, `: an even form names the building instead of its number. */
function flat(rng: Rng, { buildings }: Custom, form: number, storeys: number): string {
  const number = int(rng, 1, storeys) * 100 + int(rng, 1, 8);
  if (form % 2 === 1) return `Flat ${number}, `;
  const building = pick(rng, buildings);
  return chance(rng, 0.5) ? `Flat ${number}, ${building}, ` : `${pick(rng, blocks)}-${number}, ${building}, `;
}

const plain = (rng: Rng): string => `${houseNumber(rng)} `;
const blocks = ["A", "A", "B", "B", "C", "D", "E"] as const;

/** Delhi, Uttar Pradesh and around: block and plot, or a plain number. */
function northHouse(rng: Rng): string {
  const form = int(rng, 0, 99);
  if (form < 45) return plain(rng);
  if (form < 75) return `House No. ${houseNumber(rng)}, `;
  return form < 90 ? `${pick(rng, blocks)}-${houseNumber(rng)}, ` : `${int(rng, 1, 19)}/${houseNumber(rng)}, `;
}

/** Bengal: a premises number, often divided, `24/1B`. */
function eastHouse(rng: Rng): string {
  const form = int(rng, 0, 99);
  if (form < 65) return plain(rng);
  const part = `${houseNumber(rng)}/${int(rng, 1, 6)}`;
  return form < 85 ? `${part} ` : `${part}${pick(rng, blocks)} `;
}

/** Tamil Nadu: new door number over the old one, `No. 12/4`. */
function southHouse(rng: Rng): string {
  const form = int(rng, 0, 99);
  if (form < 45) return plain(rng);
  const number = houseNumber(rng);
  return form < 75 ? `No. ${number}, ` : `No. ${number}/${int(rng, 1, 60)}, `;
}

/** Telangana: ward, block and house, `H. No. 3-6-218`. */
function deccanHouse(rng: Rng): string {
  if (chance(rng, 0.25)) return `Plot No. ${houseNumber(rng)}, `;
  return `H. No. ${int(rng, 1, 22)}-${int(rng, 1, 11)}-${int(rng, 10, 899)}, `;
}

/** Kerala: most houses have a name. */
function keralaHouse(rng: Rng): string {
  if (chance(rng, 0.5)) return `${pick(rng, houses)}, `;
  return chance(rng, 0.5) ? plain(rng) : `House No. ${int(rng, 1, 60)}/${int(rng, 100, 2_400)}, `;
}

// biome-ignore format: a table of words
const houses = [
  "Sreenilayam", "Anugraha", "Thanal", "Sopanam", "Nandanam", "Karthika", "Prathiksha", "Vismaya", "Thushara", "Chaithram", "Haritham", "Manjusha",
  "Puthenveedu", "Puthenpurayil", "Kizhakkeveettil", "Padinjarekkara", "Thekkedath House", "Vadakkedath House", "Plavila Veedu", "Panachikkal House",
  "Kunnumpurath House", "Valiyaparambil", "Parambil House", "Pulickal House", "Thottathil House", "Rose Villa", "Green Villa", "Shanthi Bhavan", "Sneha Bhavan", "Aswathy Bhavan",
];

// biome-ignore format: a table of words
const islandHouses = ["Puthiyapura", "Pandaram", "Kunnamgalam", "Darussalam", "Baithul Noor", "Al Ameen", "Thekkilapura", "Melapura", "Kizhakkepura", "Baithul Huda"];

// biome-ignore format: a table of words
const plains = [
  "MG Road", "MG Road", "Station Road", "Station Road", "Main Road", "Nehru Road", "Gandhi Road", "Temple Road", "College Road", "Hospital Road",
  "School Road", "Church Road", "Park Road", "Market Road", "Ring Road", "Court Road", "Subhash Road", "Jawaharlal Nehru Road", "Rajiv Gandhi Road",
  "Ambedkar Road", "Dr Ambedkar Road", "Sardar Patel Road", "Shastri Road", "Vivekananda Road", "Bus Stand Road", "Railway Station Road",
  "Old Post Office Road", "Tank Road", "Garden Road", "Canal Road", "Club Road", "Stadium Road", "Civil Hospital Road", "Azad Road", "Mill Road",
  "Jail Road", "Old Market Road", "Bypass Road", "Collectorate Road",
];

// biome-ignore format: a table of words
const tamilRoads = [
  "Gandhi Road", "Gandhi Street", "Nehru Street", "Station Road", "Hospital Road", "School Street", "High School Road", "Market Road",
  "Bazaar Street", "College Road", "Church Road", "Church Street", "Post Office Street", "Rajaji Road", "Kamarajar Road", "Bharathi Street",
  "Bypass Road", "Court Road", "Main Road", "Main Street", "Railway Feeder Road", "Bus Stand Road", "Anna Street", "Nethaji Road",
  "Ambedkar Street", "Mosque Street",
];

// biome-ignore format: a table of words
const keralaRoads = [
  "MG Road", "Station Road", "Market Road", "Market Road", "Hospital Road", "College Road", "Church Road", "Temple Road", "Temple Road",
  "School Road", "Main Road", "Court Road", "Park Road", "Stadium Road", "Bypass Road", "Museum Road", "Club Road", "Old Post Office Road",
  "Medical College Road", "Town Hall Road", "Link Road",
];

// biome-ignore format: a table of words
const hillRoads = [
  "Hospital Road", "School Road", "College Road", "Church Road", "Main Road", "Old Market Road", "Bypass Road", "Club Road", "Link Road",
  "Mission Road", "Stadium Road", "Jail Road", "Bazar Road",
];

// biome-ignore format: a table of words
const north: Custom = {
  common: plains,
  roads: [
    "Mall Road", "GT Road", "Gali No. 2", "Gali No. 3", "Gali No. 4", "Gali No. 5", "Gali No. 7", "Railway Road", "Kachehri Road", "Tilak Marg", "Lajpat Rai Marg",
    "Bhagat Singh Marg", "Subhash Marg", "Nehru Marg", "Patel Marg", "Shastri Marg", "Ashok Marg", "Gandhi Marg", "Malviya Marg", "Vidya Marg",
    "Gurudwara Road", "Mandir Marg", "Sadar Bazar Road", "Cantonment Road", "Chowk Road", "Idgah Road", "Hanuman Mandir Marg", "Shiv Mandir Marg", "Arya Samaj Road",
    "Delhi Road", "Circular Road", "Bank Road", "Rani Jhansi Road", "Maharana Pratap Marg", "Ram Leela Maidan Road", "Dharamshala Road", "Krishna Marg",
  ],
  buildings: [
    "Shanti Apartments", "Ganga Apartments", "Saraswati Kunj", "Himalaya Apartments", "Vasundhara Apartments", "Ashoka Apartments", "Surya Kiran Apartments", "Nav Jyoti Apartments", "Shivalik Apartments",
    "Gaurav Apartments", "Mayur Apartments", "Kailash Apartments", "Govind Kunj", "Radha Krishna Apartments", "Sanskriti Apartments", "Anand Vihar Apartments", "Yamuna Apartments",
  ],
  house: northHouse,
  flats: 26,
  storeys: 6,
};

// biome-ignore format: a table of words
const west: Custom = {
  common: plains,
  roads: [
    "Tilak Road", "Lokmanya Tilak Road", "Veer Savarkar Marg", "Laxmi Road", "Phule Road",
    "Agarkar Road", "Gokhale Road", "Shivaji Path", "Shivaji Road", "Shivaji Road", "Chhatrapati Shivaji Road", "Jijamata Road", "Swami Vivekanand Road", "Dr Babasaheb Ambedkar Road",
    "Mahatma Phule Road", "Savitribai Phule Marg", "Ganesh Mandir Road", "Datta Mandir Road", "Maruti Mandir Road", "Vitthal Mandir Road", "Shahu Maharaj Road", "Navi Peth Road", "Ganpati Mandir Road", "Sane Guruji Marg",
  ],
  buildings: [
    "Sai Krupa CHS", "Shree Ganesh CHS", "Om Sai Apartments", "Sai Darshan CHS", "Shivneri Apartments", "Gokul Dham", "Shanti Sadan", "Laxmi Niwas", "Sahyadri CHS", "Neelkanth Apartments", "Silver Oak CHS", "Mangalmurti Apartments",
    "Sagar Darshan", "Siddhivinayak CHS", "Samarth Krupa", "Ashirwad Building", "Gulmohar CHS", "Rajgad Apartments", "Krishna Kunj", "Anandvan Apartments",
  ],
  house: plain,
  flats: 62,
  storeys: 6,
};

// biome-ignore format: a table of words
const gujarat: Custom = {
  common: plains,
  roads: [
    "Tower Road", "Old Station Road", "Shak Market Road", "Kapad Bazar Road", "Soni Bazar Road", "Ramji Mandir Road", "Ambaji Mandir Road", "Limda Chowk Road", "Patel Sheri", "Vaniya Sheri", "Desai Street", "Suthar Street", "Panchwati Road", "Science College Road", "ST Stand Road", "Dairy Road", "GIDC Road", "Sardar Chowk Road", "Mota Bazar Road", "Sardar Patel Marg", "Swaminarayan Mandir Road",
    "Jawahar Road", "Kasturba Road", "Vivekanand Marg", "Jain Derasar Road", "Haveli Road",
  ],
  buildings: [
    "Shreeji Apartments", "Akshar Residency", "Hari Om Residency", "Umiya Apartments", "Sardar Patel Society", "Swastik Society", "Ambika Society", "Yogi Krupa Society", "Nilkanth Residency", "Shanti Niketan Society",
    "Gokul Residency", "Krishna Township", "Sahajanand Residency", "Mahavir Flats", "Arihant Apartments", "Tulsi Residency",
  ],
  house: (rng) => (chance(rng, 0.5) ? plain(rng) : `${pick(rng, blocks)}-${houseNumber(rng)}, `),
  flats: 45,
  storeys: 6,
};

// biome-ignore format: a table of words
const east: Custom = {
  common: plains,
  roads: [
    "Rabindra Sarani", "Netaji Subhas Road", "Vivekananda Sarani", "Bidhan Sarani", "Sarat Bose Road", "APC Road", "Surya Sen Street", "Vidyasagar Street", "Vidyasagar Sarani",
    "Nazrul Sarani", "Khudiram Bose Sarani", "Deshbandhu Road", "Ramkrishna Road", "Sri Aurobindo Road", "Kali Mandir Road", "Kalibari Road", "Nivedita Road", "Sister Nivedita Sarani", "Baghajatin Road", "Binoy Badal Dinesh Road",
    "Lenin Sarani", "Thana Road", "Schoolpara Road", "Hatkhola Lane", "Bose Para Lane", "Ghosh Para Road", "Mukherjee Para Lane", "Dutta Para Lane", "Sen Para Road", "Rabindra Path", "Matri Mandir Lane", "Barowaritala Road", "Pukur Para Lane",
  ],
  buildings: [
    "Ganga Apartment", "Maa Tara Apartment", "Sukanya Apartment", "Rabindra Abasan", "Sonar Bangla Apartment", "Uttarayan Apartment", "Shibalaya Apartment", "Gitanjali Apartment", "Purbasha Housing", "Nabadiganta Housing", "Sanjhbati Apartment", "Anandalok Apartment", "Meghdoot Apartment", "Lokenath Apartment",
  ],
  house: eastHouse,
  flats: 36,
  storeys: 5,
};

// biome-ignore format: a table of words
const assam: Custom = {
  common: plains,
  roads: [
    "AT Road", "MC Road", "Rajbari Path", "Natun Path", "Shanti Path", "Milan Path", "Lachit Nagar Road", "Bishnu Rabha Path", "Jyoti Prasad Agarwala Road", "Srimanta Sankardev Path", "KB Road", "Trunk Road",
    "Bordoloi Path", "Maniram Dewan Road", "Bye Lane 1", "Bye Lane 2", "Bye Lane 3", "Chandmari Road", "Namghar Path", "Kalibari Road", "Kanaklata Path",
  ],
  buildings: ["Brahmaputra Apartment", "Kaziranga Apartment", "Kamakhya Enclave", "Sankardev Apartment", "Lohit Residency", "Bhogdoi Apartment", "Sunrise Enclave", "Pragjyotish Apartment"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 24,
  storeys: 5,
};

// biome-ignore format: a table of words
const south: Custom = {
  common: tamilRoads,
  roads: [
    "Anna Salai", "Kamarajar Salai", "Gandhi Street", "Nehru Street", "Kamaraj Street", "Bharathiyar Street", "Bharathidasan Street", "Periyar Street", "VOC Street", "Rajaji Street", "North Car Street", "South Car Street", "East Car Street", "West Car Street",
    "North Mada Street", "South Mada Street", "Pillaiyar Koil Street", "Mariamman Koil Street", "Perumal Koil Street", "Sivan Koil Street", "Murugan Koil Street", "Amman Koil Street", "Big Bazaar Street", "Mettu Street", "Pudu Street", "Agraharam Street", "1st Main Road",
    "2nd Main Road", "3rd Main Road", "1st Cross Street", "2nd Cross Street", "3rd Cross Street", "4th Cross Street", "5th Street", "Thiruvalluvar Street", "Avvaiyar Street", "Kambar Street", "Ambedkar Street", "Lakshmi Street", "Sannadhi Street", "Theradi Street",
  ],
  buildings: ["Sri Sai Flats", "Lakshmi Flats", "Sri Balaji Apartments", "Vaigai Apartments", "Kaveri Apartments", "Sri Krishna Flats", "Thendral Apartments", "Pallava Flats", "Ganga Flats", "Sri Murugan Flats", "Ashtalakshmi Apartments", "Meenakshi Flats"],
  house: southHouse,
  flats: 30,
  storeys: 4,
};

// biome-ignore format: a table of words
const deccan: Custom = {
  common: plains,
  roads: [
    "Street No. 1", "Street No. 2", "Street No. 3", "Street No. 5", "Street No. 8", "Road No. 2", "Road No. 3", "Road No. 5", "Road No. 12", "Hanuman Temple Road", "Ramalayam Street", "RTC Cross Road", "JN Road", "Nizam Road", "Gandhi Bhavan Road",
    "Venkateswara Colony Road", "Shivalayam Road", "Yellamma Temple Road", "Bank Colony Road", "Kothi Road", "SBH Colony Road", "Vidyanagar Main Road", "Teachers Colony Road", "Masjid Road", "Dargah Road", "Chowrasta Road", "NGOs Colony Road",
  ],
  buildings: ["Sai Residency", "Sri Balaji Residency", "Lakshmi Nilayam", "Sri Sai Towers", "Venkateswara Towers", "Srinivasa Residency", "Vasavi Towers", "Manjeera Apartments", "Krishna Enclave", "Sai Krupa Enclave", "Surya Towers", "Durga Residency", "Charminar Apartments"],
  house: deccanHouse,
  flats: 38,
  storeys: 5,
};

// biome-ignore format: a table of words
const kerala: Custom = {
  common: keralaRoads,
  roads: [
    "Temple Lane", "Church Lane", "Kovil Road", "Palace Road", "Mosque Road", "Press Club Road", "Kacheri Road", "YMCA Road", "Convent Road", "Old Bus Stand Road", "Kulam Road", "Hospital Junction Road", "Seminary Road", "Library Road", "Thottathil Lane", "Sree Narayana Road", "KSRTC Road",
    "Cutchery Road", "Juma Masjid Road", "Bhagavathi Temple Road", "Mahadeva Temple Road", "Krishna Temple Road", "Sastha Temple Lane", "Panchayat Road",
  ],
  buildings: ["Skyline Apartments", "Sreedhanya Apartments", "Nila Apartments", "Periyar Enclave", "Green Valley Apartments", "Malabar Residency", "Pournami Flats", "Galaxy Apartments", "Travancore Residency", "Sea Breeze Apartments"],
  house: keralaHouse,
  flats: 20,
  storeys: 6,
};

// biome-ignore format: a table of words
const hills: Custom = {
  common: hillRoads,
  roads: ["Upper Main Road", "Lower Main Road", "Mission Compound Road", "Bazar Line", "PWD Colony Road", "Secretariat Road", "Circuit House Road", "Forest Colony Road", "NH Road", "Police Point Road", "Helipad Road"],
  buildings: ["Highland Apartments", "Pine View Apartments", "Valley View Building", "Orchid Building", "Blue Hills Apartments", "Hilltop Building"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 10,
  storeys: 4,
};

// biome-ignore format: a table of words
const kashmirRoads = [
  "Main Road", "Hospital Road", "School Road", "College Road", "Old Bypass Road", "Court Road", "Link Road", "Idgah Road", "Bazar Road", "Masjid Road", "Main Chowk Road",
];

// biome-ignore format: a table of words
const kashmir: Custom = {
  common: kashmirRoads,
  roads: [
    "Boulevard Road", "Residency Road", "Hazratbal Road", "Jamia Masjid Road", "Bund Road", "Dargah Road", "Ziyarat Road", "Khanqah Road", "Shaheed Gunj Road", "Zaina Kadal Road", "Maulana Azad Road",
    "Chinar Lane", "Iqbal Lane", "Lane No. 1", "Lane No. 2", "Lane No. 4", "Lane No. 7", "Housing Colony Road", "Gulshan Lane", "Noor Masjid Lane", "Fruit Mandi Road", "KP Road",
  ],
  buildings: ["Chinar Apartments", "Zabarwan Apartments", "Gulshan Residency", "Shalimar Apartments", "Jhelum Apartments"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 5,
  storeys: 3,
};

// biome-ignore format: a table of words
const islandRoads = ["Main Road", "Hospital Road", "School Road", "Market Road", "Jetty Road", "Light House Road"];

// biome-ignore format: a table of words
const islands: Custom = {
  common: islandRoads,
  roads: [
    "Mahatma Gandhi Road", "Foreshore Road", "Marine Hill Road", "Middle Point Road", "Lamba Line", "Dairy Farm Road", "Bengali Club Road", "Gurudwara Lane", "Phoenix Bay Road", "Goalghar Road", "Sea Shore Road", "Murugan Temple Road", "Panchayat Road",
  ],
  buildings: ["Ocean View Apartments", "Coral Apartments", "Sea Shell Building", "Island View Apartments"],
  house: plain,
  flats: 12,
  storeys: 3,
};

// biome-ignore format: a table of words
const mumbai: Custom = {
  ...west,
  roads: [
    "SV Road", "LBS Marg", "JP Road", "Link Road", "Senapati Bapat Marg", "Veer Savarkar Marg", "Gokhale Road", "NC Kelkar Road", "Ranade Road", "Lady Jamshedji Road", "Dr Ambedkar Road",
    "Tilak Road", "Ganesh Mandir Road", "Hanuman Road", "Pipeline Road", "Carter Road", "St Anthony Road", "Nehru Road", "Daftary Road", "Ram Mandir Road", "Maharshi Karve Road", "Pandita Ramabai Road", "Dattatray Road", "Babasaheb Jaykar Marg",
  ],
};

// biome-ignore format: a table of words
const himachal: Custom = {
  common: [...hillRoads, "Mall Road", "Circular Road", "Bus Stand Road", "Temple Road"],
  roads: [
    "Cart Road", "Lower Bazar Road", "Ridge Road", "Forest Road", "PWD Colony Road", "Housing Board Colony Road", "Palace Road", "Court Road", "Upper Bazar Road", "Shiv Mandir Road", "Hanuman Mandir Road", "Cemetery Road", "Gurudwara Road", "Deodar Lane", "Rajpura Road",
  ],
  buildings: ["Shivalik Apartments", "Deodar Apartments", "Himgiri Apartments", "Cedar Apartments", "Dhauladhar Apartments", "Himalaya Apartments"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 18,
  storeys: 4,
};

// biome-ignore format: a table of words
const manipur: Custom = {
  ...hills,
  roads: [
    "Uripok Road", "Keishampat Road", "Mayai Lambi Road", "RIMS Road", "Checkon Road", "Indo-Myanmar Road", "Minuthong Road", "Sangakpham Road", "Nambul Road", "Old Lambulane Road", "Dewlahland Road", "Palace Gate Road", "Kangla Road", "Lamlong Bazar Road",
  ],
};

// biome-ignore format: a table of words
const ladakh: Custom = {
  ...kashmir,
  common: ["Main Bazaar Road", "Hospital Road", "School Road", "Old Road", "Bypass Road", "Housing Colony Road"],
  roads: ["Fort Road", "Changspa Road", "Sankar Road", "Karzoo Lane", "Skara Road", "Zangsti Road", "Upper Tukcha Road", "Old Leh Road", "Chubi Road", "Ibex Road"],
};

const kargil: Custom = {
  ...ladakh,
  roads: [
    "Lankore Road",
    "Balti Bazaar Road",
    "Poyen Road",
    "Zanskar Road",
    "Jamia Masjid Road",
    "Baroo Road",
    "Imam Chowk Road",
  ],
};

const lakshadweep: Custom = {
  ...islands,
  roads: ["Juma Masjid Road", "Beach Road", "Panchayat Road", "Ujra Mosque Road", "Boat Jetty Road", "Helipad Road"],
  house: (rng) => (chance(rng, 0.5) ? `${pick(rng, islandHouses)}, ` : `House No. ${houseNumber(rng)}, `),
  flats: 0,
};

/** By state, or by town where the town keeps another custom. */
// biome-ignore format: a table of words
const customOf = byPlace<Custom>(
  {
    AN: islands, AR: hills, AS: assam, DH: gujarat, GJ: gujarat, JK: kashmir, HP: himachal, KL: kerala, LA: ladakh, LD: lakshadweep, MH: west, ML: hills, MN: manipur,
    MZ: hills, NL: hills, PY: south, SK: hills, TN: south, TR: east, TS: deccan, WB: east,
    Darjeeling: hills, Jammu: north, Kargil: kargil, Mumbai: mumbai, Nainital: himachal, Silchar: east,
  },
  north,
);
