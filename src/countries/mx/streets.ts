import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, weighted } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";

/**
 * `Av. Juárez 123, Col. Roma Norte`, `Calle 5 de Mayo 45 Int. 3, Col. Centro`: street, exterior number, interior number
 * where there is one, colonia. Yucatán and Puebla number their streets (`Calle 60 No. 491 x 57 y 59, Col. Centro`,
 * `Calle 11 Sur 1504, Col. El Carmen`).
 */
export function street(rng: Rng, place: Place, area: Area): string {
  const { locality } = area;
  return `${line(rng, place)}, ${ownKind.test(locality) ? "" : "Col. "}${locality}`;
}

/** Cancún is laid out in superblocks, the centre of the north is a zone, old quarters are barrios: none is a colonia. */
const ownKind = /^(?:Zona|Supermanzana|Barrio|Sector) /;

/** The small towns in the mountains of Puebla name their streets. */
function line(rng: Rng, place: Place): string {
  if (place.stateAbbreviation === "YUC" && chance(rng, 0.9)) return yucatan(rng);
  if (place.stateAbbreviation === "PUE" && place.population > 80_000 && chance(rng, 0.5)) return puebla(rng);
  return named(rng, place) + interior(rng, place);
}

/** House numbers are low more often than high, and higher along avenues. */
function named(rng: Rng, place: Place): string {
  const kind = sample(rng, place.stateAbbreviation === "CMX" ? capitalKinds : kinds);
  return `${kind.type} ${pick(rng, kind.names)} ${lowNumber(rng, kind.longest)}`;
}

function lowNumber(rng: Rng, longest: number): number {
  return Math.min(int(rng, 1, longest), int(rng, 1, longest));
}

/** Flats are a thing of the larger towns. */
function interior(rng: Rng, place: Place): string {
  const share = place.population > 1_000_000 ? 0.3 : place.population > 300_000 ? 0.16 : 0.06;
  if (!chance(rng, share)) return "";
  switch (int(rng, 0, 5)) {
    case 0:
      return ` Int. ${"ABCDEF".charAt(int(rng, 0, 5))}`;
    case 1:
    case 2:
      return ` Depto. ${int(rng, 1, 6)}0${int(rng, 1, 4)}`;
    default:
      return ` Int. ${int(rng, 1, 14)}`;
  }
}

/** Even streets run north to south, odd ones east to west, so a house stands between two of the other kind. */
function yucatan(rng: Rng): string {
  const number = int(rng, 15, 84);
  const corner = int(rng, 10, 44) * 2 + (number % 2 === 0 ? 1 : 0);
  return `Calle ${number} No. ${int(rng, 90, 620)} x ${corner} y ${corner + 2}`;
}

/** Streets (norte, sur) are even east of the centre and odd west of it; avenues (oriente, poniente) even in the north. */
function puebla(rng: Rng): string {
  const number = int(rng, 2, 37);
  const block = int(rng, 1, 38) * 100 + int(rng, 1, 30);
  const north = chance(rng, 0.5);
  if (chance(rng, 0.5)) return `Calle ${number} ${north ? "Norte" : "Sur"} ${block}`;
  const avenue = number - (number % 2) + (north ? 0 : 1);
  return `Av. ${avenue} ${chance(rng, 0.5) ? "Oriente" : "Poniente"} ${block}`;
}

/** People and days of the national history, countries, trees: names that stand in nearly every town. */
const common = [
  "Benito Juárez",
  "Miguel Hidalgo",
  "José María Morelos",
  "Vicente Guerrero",
  "Ignacio Allende",
  "Juan Aldama",
  "Mariano Abasolo",
  "Mariano Matamoros",
  "Nicolás Bravo",
  "Hermenegildo Galeana",
  "Guadalupe Victoria",
  "Leona Vicario",
  "Josefa Ortiz de Domínguez",
  "Andrés Quintana Roo",
  "Agustín de Iturbide",
  "Francisco I. Madero",
  "Francisco Villa",
  "Emiliano Zapata",
  "Venustiano Carranza",
  "Álvaro Obregón",
  "Plutarco Elías Calles",
  "Lázaro Cárdenas",
  "Felipe Ángeles",
  "Aquiles Serdán",
  "José María Pino Suárez",
  "Belisario Domínguez",
  "Ricardo Flores Magón",
  "Felipe Carrillo Puerto",
  "Ignacio Zaragoza",
  "Mariano Escobedo",
  "Melchor Ocampo",
  "Guillermo Prieto",
  "Sebastián Lerdo de Tejada",
  "Santos Degollado",
  "Ignacio Ramírez",
  "Ignacio Manuel Altamirano",
  "Valentín Gómez Farías",
  "Manuel Doblado",
  "Juan Escutia",
  "Vicente Suárez",
  "Fernando Montes de Oca",
  "Agustín Melgar",
  "Francisco Márquez",
  "Manuel Acuña",
  "Amado Nervo",
  "Ramón López Velarde",
  "Salvador Díaz Mirón",
  "Manuel Gutiérrez Nájera",
  "Juan de Dios Peza",
  "Sor Juana Inés de la Cruz",
  "Justo Sierra",
  "José Vasconcelos",
  "Gabino Barreda",
  "Diego Rivera",
  "José Clemente Orozco",
  "Adolfo López Mateos",
  "Adolfo Ruiz Cortines",
  "Manuel Ávila Camacho",
  "Cuauhtémoc",
  "Moctezuma",
  "Nezahualcóyotl",
  "Xicoténcatl",
  "Cuitláhuac",
  "Nezahualpilli",
  "Cristóbal Colón",
  "Fray Bartolomé de las Casas",
  "Vasco de Quiroga",
  "Abraham González",
  "Niños Héroes",
  "Héroes de Nacozari",
  "5 de Mayo",
  "16 de Septiembre",
  "20 de Noviembre",
  "5 de Febrero",
  "21 de Marzo",
  "18 de Marzo",
  "Primero de Mayo",
  "2 de Abril",
  "10 de Mayo",
  "24 de Febrero",
  "12 de Octubre",
  "Constitución",
  "Independencia",
  "Reforma",
  "Revolución",
  "Libertad",
  "República",
  "Progreso",
  "Unión",
  "Victoria",
  "Patria",
  "Hidalgo",
  "Morelos",
  "Juárez",
  "Allende",
  "Guerrero",
  "Matamoros",
  "Zaragoza",
  "Madero",
  "Carranza",
  "Ocampo",
  "Degollado",
  "Insurgentes",
  "Constituyentes",
  "México",
  "Tecnológico",
  "Universidad",
  "de las Américas",
  "de la Paz",
  "del Trabajo",
] as const;

/** The names that hardly any town lacks. */
const everywhere = [
  "Benito Juárez",
  "Juárez",
  "Hidalgo",
  "Morelos",
  "5 de Mayo",
  "16 de Septiembre",
  "20 de Noviembre",
  "Independencia",
  "Emiliano Zapata",
  "Francisco I. Madero",
  "Allende",
  "Guerrero",
  "Reforma",
  "Niños Héroes",
] as const;

/** Names of quiet streets. */
const quiet = [
  "Jalisco",
  "Sonora",
  "Veracruz",
  "Oaxaca",
  "Durango",
  "Colima",
  "Tabasco",
  "Chiapas",
  "Michoacán",
  "Zacatecas",
  "Guanajuato",
  "Coahuila",
  "Sinaloa",
  "Nayarit",
  "Yucatán",
  "Tlaxcala",
  "Puebla",
  "Hidalgo",
  "Tamaulipas",
  "Argentina",
  "Brasil",
  "Chile",
  "Colombia",
  "Perú",
  "Guatemala",
  "Uruguay",
  "Venezuela",
  "Roma",
  "París",
  "Londres",
  "Madrid",
  "Sevilla",
  "Florencia",
  "Jazmín",
  "Azucena",
  "Bugambilia",
  "Rosas",
  "Violetas",
  "Margaritas",
  "Gardenias",
  "Girasoles",
  "Magnolia",
  "Tulipanes",
  "Laurel",
  "Fresno",
  "Cedro",
  "Pino",
  "Encino",
  "Roble",
  "Nogal",
  "Olivo",
  "Sauce",
  "Ahuehuete",
  "Jacarandas",
  "Framboyán",
  "Ciprés",
  "Álamo",
  "Eucalipto",
  "Naranjo",
  "Limón",
  "San José",
  "San Juan",
  "San Pedro",
  "San Francisco",
  "San Antonio",
  "San Miguel",
  "San Martín",
  "San Rafael",
  "Santa María",
  "Santa Rosa",
  "Guadalupe",
  "de la Merced",
  "del Carmen",
  "Iturbide",
  "Abasolo",
  "Aldama",
  "Galeana",
  "Mina",
  "Rayón",
  "Bravo",
  "Jiménez",
  "Escobedo",
  "Nicolás Romero",
  "Manuel M. Ponce",
  "Agustín Lara",
  "Pedro Moreno",
  "López Cotilla",
  "Mariano Otero",
  "Río Balsas",
  "Río Lerma",
  "Río Grijalva",
  "Río Pánuco",
  "Río Usumacinta",
  "Popocatépetl",
  "Iztaccíhuatl",
  "Pico de Orizaba",
  "Nevado de Toluca",
  "Quetzalcóatl",
  "Tláloc",
  "Tenochtitlan",
  "Chapultepec",
  "Teotihuacan",
  "del Sol",
  "de la Luna",
  "Mercurio",
  "Venus",
  "Orión",
  "del Parque",
  "de la Estación",
  "Primavera",
  "Porvenir",
  "Alameda",
  "del Bosque",
] as const;

/** Wide roads. */
const wide = [
  "Adolfo López Mateos",
  "Lázaro Cárdenas",
  "Luis Donaldo Colosio",
  "Manuel Ávila Camacho",
  "Miguel Alemán",
  "Díaz Ordaz",
  "Independencia",
  "Las Torres",
  "Benito Juárez",
  "Francisco Villa",
  "Constitución",
  "Universidad",
  "Tecnológico",
  "Hidalgo",
  "Morelos",
] as const;

/** What a street is called, how often, from which names, and how high its numbers go. */
const kindRows = [
  { type: "Calle", share: 46, names: [...everywhere, ...everywhere, ...common, ...quiet], longest: 620 },
  { type: "Av.", share: 26, names: [...everywhere, ...everywhere, ...common], longest: 2_400 },
  { type: "Blvd.", share: 8, names: wide, longest: 3_600 },
  { type: "Priv.", share: 7, names: [...common, ...quiet], longest: 60 },
  {
    type: "Calz.",
    share: 3,
    names: ["Independencia", "de los Héroes", "de Guadalupe", "Madero", "Zaragoza", "del Ejército"],
    longest: 1_400,
  },
  { type: "Prol.", share: 4, names: common, longest: 1_800 },
  { type: "Cda.", share: 3, names: ["de la Paz", ...quiet.slice(0, 70)], longest: 45 },
  { type: "Andador", share: 2, names: quiet.slice(33, 60), longest: 80 },
  {
    type: "Circuito",
    share: 1,
    names: ["Los Cedros", "Las Flores", "Los Pinos", "Jardín", "del Lago", "Las Palmas"],
    longest: 300,
  },
];

const kinds = weighted(kindRows, (kind) => kind.share);

/** The capital has avenues, calzadas and ejes where other cities have boulevards. */
const capitalKinds = weighted(
  kindRows.filter(({ type }) => type !== "Blvd."),
  (kind) => kind.share,
);
