const CENTRE = "America/Mexico_City";
const NORTH_EAST = "America/Monterrey";
const WEST = "America/Mazatlan";
const PENINSULA = "America/Merida";

/** Everyday names and main time zones of the 32 federal entities by their ISO 3166-2 codes. */
export const states: Readonly<Record<string, readonly [name: string, zone: string]>> = {
  AGU: ["Aguascalientes", CENTRE],
  BCN: ["Baja California", "America/Tijuana"],
  BCS: ["Baja California Sur", WEST],
  CAM: ["Campeche", PENINSULA],
  CHH: ["Chihuahua", "America/Chihuahua"],
  CHP: ["Chiapas", CENTRE],
  CMX: ["Ciudad de México", CENTRE],
  COA: ["Coahuila", NORTH_EAST],
  COL: ["Colima", CENTRE],
  DUR: ["Durango", NORTH_EAST],
  GRO: ["Guerrero", CENTRE],
  GUA: ["Guanajuato", CENTRE],
  HID: ["Hidalgo", CENTRE],
  JAL: ["Jalisco", CENTRE],
  MEX: ["Estado de México", CENTRE],
  MIC: ["Michoacán", CENTRE],
  MOR: ["Morelos", CENTRE],
  NAY: ["Nayarit", WEST],
  NLE: ["Nuevo León", NORTH_EAST],
  OAX: ["Oaxaca", CENTRE],
  PUE: ["Puebla", CENTRE],
  QUE: ["Querétaro", CENTRE],
  ROO: ["Quintana Roo", "America/Cancun"],
  SIN: ["Sinaloa", WEST],
  SLP: ["San Luis Potosí", CENTRE],
  SON: ["Sonora", "America/Hermosillo"],
  TAB: ["Tabasco", CENTRE],
  TAM: ["Tamaulipas", NORTH_EAST],
  TLA: ["Tlaxcala", CENTRE],
  VER: ["Veracruz", CENTRE],
  YUC: ["Yucatán", PENINSULA],
  ZAC: ["Zacatecas", CENTRE],
};

/** Municipalities at the border of the United States, and one of Nayarit, that keep another time than their state. */
const others: Readonly<Record<string, string>> = {
  "America/Matamoros":
    "COA Acuña,COA Allende,COA Guerrero,COA Hidalgo,COA Jiménez,COA Morelos,COA Nava,COA Ocampo,COA Piedras Negras,COA Villa Unión,COA Zaragoza,NLE Anáhuac,TAM Camargo,TAM Guerrero,TAM Gustavo Díaz Ordaz,TAM Matamoros,TAM Mier,TAM Miguel Alemán,TAM Nuevo Laredo,TAM Reynosa,TAM Río Bravo,TAM Valle Hermoso",
  "America/Ciudad_Juarez": "CHH Ascensión,CHH Guadalupe,CHH Janos,CHH Juárez,CHH Praxedis G. Guerrero",
  "America/Ojinaga": "CHH Coyame del Sotol,CHH Manuel Benavides,CHH Ojinaga",
  "America/Bahia_Banderas": "NAY Bahía de Banderas",
};

/** The time zone of a municipality where it is not its state's, else empty. */
export function zoneOf(state: string, municipality: string): string {
  return Object.entries(others).find(([, list]) => list.split(",").includes(`${state} ${municipality}`))?.[0] ?? "";
}
