import { chance, int, pick } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";

/** How one part of the country writes an address. */
interface Custom {
  readonly roads: readonly string[];
  readonly buildings: readonly string[];
  /** The house on its road, with the mark of separation: `14 `, `H. No. 3-6-218, `. */
  readonly house: (rng: Rng) => string;
  /** Percent of people who live in a flat. */
  readonly flats: number;
}

/**
 * `Flat 302, 14 MG Road, Bandra West`: dwelling, road, locality. In planned sectors `House No. 214, Sector 22`, and in
 * the hills, where quarters stand for roads, `House No. 45, Bungkawn`. Without a locality the road ends the line.
 */
export function street(rng: Rng, { city, stateAbbreviation }: Place, { locality }: Area): string {
  const custom = customs[city] ?? customs[stateAbbreviation] ?? north;
  const form = int(rng, 0, 99);
  if (isSector(locality)) return `${sectorHouse(rng, form)}, ${locality}`;
  if (locality !== "" && (namesRoad(locality) || (custom === hills && form < 70)))
    return `${form < 35 ? flat(rng, custom, form) : `House No. ${houseNumber(rng)}, `}${locality}`;
  const road = pick(rng, chance(rng, 0.45) ? everywhere : custom.roads);
  const isFlat = form < custom.flats;
  const byName = isFlat && form % 2 === 0;
  const line = `${isFlat ? flat(rng, custom, form) : ""}${byName ? "" : isFlat ? `${houseNumber(rng)} ` : custom.house(rng)}${road}`;
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
function flat(rng: Rng, { buildings }: Custom, form: number): string {
  const number = int(rng, 1, form < 8 ? 14 : 6) * 100 + int(rng, 1, 8);
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
  "Sreenilayam", "Lakshmi Nivas", "Anugraha", "Krishna Kripa", "Souparnika", "Thanal", "Ashiyana", "Bethel House", "Puthenveedu",
  "Puthenpurayil", "Kizhakkeveettil", "Padinjarekkara", "Thekkedath House", "Vadakkedath House", "Plavila Veedu", "Sopanam", "Nandanam", "Vrindavan",
  "Dwaraka", "Gokulam", "Sayoojyam", "Devi Kripa", "Panachikkal House", "Rose Villa", "Shanthi Bhavan", "Karthika", "Aswathy Bhavan", "Thiruvathira", "Al Ameen", "Darussalam",
];

// biome-ignore format: a table of words
const everywhere = [
  "MG Road", "MG Road", "Station Road", "Station Road", "Main Road", "Nehru Road", "Gandhi Road", "Temple Road", "College Road", "Hospital Road",
  "School Road", "Church Road", "Park Road", "Market Road", "Ring Road", "Court Road", "Mandir Marg", "Subhash Road", "Jawaharlal Nehru Road",
  "Indira Gandhi Road", "Rajiv Gandhi Road", "Ambedkar Road", "Dr Ambedkar Road", "Sardar Patel Road", "Shastri Road", "Vivekananda Road",
  "Bus Stand Road", "Railway Station Road", "Old Post Office Road", "Tank Road", "Lake Road", "Hill Road", "Garden Road", "Canal Road", "Airport Road",
  "Cross Road", "University Road", "Club Road", "Stadium Road", "Civil Hospital Road", "Gandhi Nagar Main Road", "Nehru Nagar Main Road",
  "Shivaji Road", "Bose Road", "Azad Road", "Mill Road", "Jail Road", "Old Market Road", "Bypass Road", "Collectorate Road",
];

// biome-ignore format: a table of words
const north: Custom = {
  roads: [
    "Mall Road", "GT Road", "Gali No. 2", "Gali No. 3", "Gali No. 4", "Gali No. 5", "Gali No. 7", "Railway Road", "Kachehri Road", "Tilak Marg", "Lajpat Rai Marg",
    "Bhagat Singh Marg", "Subhash Marg", "Nehru Marg", "Patel Marg", "Shastri Marg", "Ashok Marg", "Gandhi Marg", "Malviya Marg", "Vidya Marg",
    "Gurudwara Road", "Sadar Bazar Road", "Cantonment Road", "Chowk Road", "Idgah Road", "Hanuman Mandir Marg", "Shiv Mandir Marg", "Arya Samaj Road",
    "Delhi Road", "Kutchery Road", "Circular Road", "Bank Road", "Thandi Sadak", "Rani Jhansi Road", "Maharana Pratap Marg", "Ram Leela Maidan Road", "Dharamshala Road", "Krishna Marg",
  ],
  buildings: [
    "Shanti Apartments", "Ganga Apartments", "Saraswati Kunj", "Himalaya Apartments", "Vasundhara Apartments", "Ashoka Apartments", "Surya Kiran Apartments", "Nav Jyoti Apartments", "Shivalik Apartments",
    "Gaurav Apartments", "Mayur Apartments", "Kailash Apartments", "Govind Kunj", "Radha Krishna Apartments", "Sanskriti Apartments", "Anand Vihar Apartments", "Yamuna Apartments",
  ],
  house: northHouse,
  flats: 26,
};

// biome-ignore format: a table of words
const west: Custom = {
  roads: [
    "Tilak Road", "Lokmanya Tilak Road", "Veer Savarkar Marg", "SV Road", "LBS Marg", "JP Road", "NS Road", "Laxmi Road", "Phule Road",
    "Agarkar Road", "Gokhale Road", "Shivaji Path", "Chhatrapati Shivaji Road", "Jijamata Road", "Swami Vivekanand Road", "Senapati Bapat Marg", "Dr Babasaheb Ambedkar Road",
    "Mahatma Phule Road", "Savitribai Phule Marg", "Ganesh Mandir Road", "Datta Mandir Road", "Maruti Mandir Road", "Vitthal Mandir Road", "Link Road", "Pipeline Road", "Shahu Maharaj Road", "Navi Peth Road", "Ganpati Mandir Road", "Sane Guruji Marg",
  ],
  buildings: [
    "Sai Krupa CHS", "Shree Ganesh CHS", "Om Sai Apartments", "Sai Darshan CHS", "Shivneri Apartments", "Gokul Dham", "Shanti Sadan", "Laxmi Niwas", "Sahyadri CHS", "Neelkanth Apartments", "Silver Oak CHS", "Mangalmurti Apartments",
    "Sagar Darshan", "Siddhivinayak CHS", "Samarth Krupa", "Ashirwad Building", "Gulmohar CHS", "Rajgad Apartments", "Krishna Kunj", "Anandvan Apartments",
  ],
  house: plain,
  flats: 62,
};

// biome-ignore format: a table of words
const gujarat: Custom = {
  roads: [
    "Tower Road", "Old Station Road", "Shak Market Road", "Kapad Bazar Road", "Soni Bazar Road", "Ramji Mandir Road", "Ambaji Mandir Road", "Limda Chowk Road", "Patel Sheri", "Vaniya Sheri", "Desai Street", "Suthar Street", "Panchwati Road", "Science College Road", "ST Stand Road", "Dairy Road", "GIDC Road", "Sardar Chowk Road", "Mota Bazar Road", "Sardar Patel Marg", "Swaminarayan Mandir Road",
    "Jawahar Road", "Kasturba Road", "Ring Road", "Vivekanand Marg", "Jain Derasar Road", "Haveli Road",
  ],
  buildings: [
    "Shreeji Apartments", "Akshar Residency", "Hari Om Residency", "Umiya Apartments", "Sardar Patel Society", "Swastik Society", "Ambika Society", "Yogi Krupa Society", "Nilkanth Residency", "Shanti Niketan Society",
    "Gokul Residency", "Krishna Township", "Sahajanand Residency", "Mahavir Flats", "Arihant Apartments", "Tulsi Residency",
  ],
  house: (rng) => (chance(rng, 0.5) ? plain(rng) : `${pick(rng, blocks)}-${houseNumber(rng)}, `),
  flats: 45,
};

// biome-ignore format: a table of words
const east: Custom = {
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
};

// biome-ignore format: a table of words
const assam: Custom = {
  roads: [
    "AT Road", "MC Road", "Rajbari Path", "Rupnagar Path", "Tarun Nagar Path", "Natun Path", "Shanti Path", "Milan Path", "Lachit Nagar Road", "Bishnu Rabha Path", "Jyoti Prasad Agarwala Road", "Srimanta Sankardev Path", "KB Road", "Trunk Road",
    "Bordoloi Path", "Maniram Dewan Road", "Bye Lane 1", "Bye Lane 2", "Bye Lane 3", "Bye Lane 5", "Chandmari Road", "Namghar Path", "Kalibari Road", "Kanaklata Path",
  ],
  buildings: ["Brahmaputra Apartment", "Kaziranga Apartment", "Kamakhya Enclave", "Sankardev Apartment", "Lohit Residency", "Bhogdoi Apartment", "Sunrise Enclave", "Pragjyotish Apartment"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 24,
};

// biome-ignore format: a table of words
const south: Custom = {
  roads: [
    "Anna Salai", "Kamarajar Salai", "Gandhi Street", "Nehru Street", "Kamaraj Street", "Bharathiyar Street", "Bharathidasan Street", "Periyar Street", "VOC Street", "Rajaji Street", "North Car Street", "South Car Street", "East Car Street", "West Car Street",
    "North Mada Street", "South Mada Street", "Pillaiyar Koil Street", "Mariamman Koil Street", "Perumal Koil Street", "Sivan Koil Street", "Murugan Koil Street", "Amman Koil Street", "Big Bazaar Street", "Mettu Street", "Pudu Street", "Agraharam Street", "1st Main Road",
    "2nd Main Road", "3rd Main Road", "1st Cross Street", "2nd Cross Street", "3rd Cross Street", "4th Cross Street", "5th Street", "Thiruvalluvar Street", "Avvaiyar Street", "Kambar Street", "Ambedkar Street", "Lakshmi Street", "Sannadhi Street", "Theradi Street",
  ],
  buildings: ["Sri Sai Flats", "Lakshmi Flats", "Sri Balaji Apartments", "Vaigai Apartments", "Kaveri Apartments", "Sri Krishna Flats", "Thendral Apartments", "Pallava Flats", "Ganga Flats", "Sri Murugan Flats", "Ashtalakshmi Apartments", "Meenakshi Flats"],
  house: southHouse,
  flats: 30,
};

// biome-ignore format: a table of words
const deccan: Custom = {
  roads: [
    "Street No. 1", "Street No. 2", "Street No. 3", "Street No. 5", "Street No. 8", "Road No. 2", "Road No. 3", "Road No. 5", "Road No. 12", "Sardar Patel Road", "Tilak Road", "Hanuman Temple Road", "Ramalayam Street", "RTC Cross Road", "JN Road", "Nizam Road", "Gandhi Bhavan Road",
    "Venkateswara Colony Road", "Shivalayam Road", "Yellamma Temple Road", "Bank Colony Road", "Kothi Road", "SBH Colony Road", "Vidyanagar Main Road", "Teachers Colony Road", "Masjid Road", "Dargah Road", "Chowrasta Road", "NGOs Colony Road",
  ],
  buildings: ["Sai Residency", "Sri Balaji Residency", "Lakshmi Nilayam", "Sri Sai Towers", "Venkateswara Towers", "Srinivasa Residency", "Vasavi Towers", "Manjeera Apartments", "Krishna Enclave", "Sai Krupa Enclave", "Surya Towers", "Durga Residency", "Charminar Apartments"],
  house: deccanHouse,
  flats: 38,
};

// biome-ignore format: a table of words
const kerala: Custom = {
  roads: [
    "Temple Lane", "Church Lane", "Kovil Road", "Palace Road", "Beach Road", "Mosque Road", "Press Club Road", "Boat Jetty Road", "Kacheri Road", "YMCA Road", "Convent Road", "Old Bus Stand Road", "Paddy Field Lane", "Kulam Road", "Hospital Junction Road", "Chanda Road", "Seminary Road", "Library Road", "Thottathil Lane", "Sree Narayana Road", "KSRTC Road",
    "Cutchery Road", "Juma Masjid Road", "Bhagavathi Temple Road", "Mahadeva Temple Road", "Krishna Temple Road", "Sastha Temple Lane", "Panchayat Road",
  ],
  buildings: ["Skyline Apartments", "Sreedhanya Apartments", "Nila Apartments", "Periyar Enclave", "Green Valley Apartments", "Malabar Residency", "Pournami Flats", "Galaxy Apartments", "Travancore Residency", "Sea Breeze Apartments"],
  house: keralaHouse,
  flats: 20,
};

// biome-ignore format: a table of words
const hills: Custom = {
  roads: ["Upper Main Road", "Lower Main Road", "Mission Compound Road", "Zero Point Road", "Bazar Line", "PWD Colony Road", "Secretariat Road", "Circuit House Road", "Forest Colony Road", "Church Lane", "NH Road", "Police Point Road", "Tin Ali Road", "Old Assembly Road", "Helipad Road"],
  buildings: ["Highland Apartments", "Pine View Apartments", "Valley View Building", "Orchid Building", "Blue Hills Apartments", "Hilltop Building"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 10,
};

// biome-ignore format: a table of words
const kashmir: Custom = {
  roads: [
    "Boulevard Road", "Residency Road", "Hazratbal Road", "Jamia Masjid Road", "Bund Road", "Dargah Road", "Ziyarat Road", "Khanqah Road", "Shaheed Gunj Road", "Zaina Kadal Road", "Idgah Road", "Maulana Azad Road", "Link Road",
    "Chinar Lane", "Iqbal Lane", "Lane No. 1", "Lane No. 2", "Lane No. 4", "Lane No. 7", "Housing Colony Road", "Gulshan Lane", "Noor Masjid Lane", "Fruit Mandi Road", "KP Road",
  ],
  buildings: ["Chinar Apartments", "Zabarwan Apartments", "Gulshan Residency", "Shalimar Apartments", "Jhelum Apartments"],
  house: (rng) => `House No. ${houseNumber(rng)}, `,
  flats: 5,
};

// biome-ignore format: a table of words
const islands: Custom = {
  roads: [
    "Foreshore Road", "Marine Hill Road", "Middle Point Road", "Lamba Line", "Dairy Farm Road", "Bengali Club Road", "Gurudwara Lane", "Light House Road", "Phoenix Bay Road", "Goalghar Road", "Jetty Road", "Sea Shore Road", "Murugan Temple Road", "Panchayat Road",
  ],
  buildings: ["Ocean View Apartments", "Coral Apartments", "Sea Shell Building", "Island View Apartments"],
  house: plain,
  flats: 12,
};

/** By state, or by town where the town keeps another custom. */
// biome-ignore format: a table of words
const customs: Readonly<Record<string, Custom>> = {
  AN: islands, AR: hills, AS: assam, DH: gujarat, GJ: gujarat, JK: kashmir, KL: kerala, LA: hills, LD: { ...kerala, house: plain }, MH: west, ML: hills, MN: hills,
  MZ: hills, NL: hills, PY: south, SK: hills, TN: south, TR: east, TS: deccan, WB: east,
  Darjeeling: hills, Jammu: north, Silchar: east,
};
