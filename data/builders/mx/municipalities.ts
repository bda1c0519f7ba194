import { mexico as rowsOf } from "../source-rows.ts";

/** A municipality or, in the capital, an alcaldía. */
export interface Municipality {
  readonly state: string;
  readonly name: string;
  readonly population: number;
}

/** All municipalities; of two of one name in a state (San Pedro Mixtepec, San Juan Mixtepec), one is numbered. */
export function municipalities(): readonly Municipality[] {
  const seen = new Set<string>();
  return rowsOf("municipios")
    .map((row) => ({ state: row("state"), name: row("municipality"), population: Number(row("population")) }))
    .toSorted((a, b) => b.population - a.population)
    .map((one) => ({ ...one, name: isNew(seen, `${one.state} ${one.name}`) ? one.name : `${one.name} 2` }));
}

function isNew(seen: Set<string>, key: string): boolean {
  return seen.size < seen.add(key).size;
}

/** The town as its people call it: of most municipalities their name, of some that of their seat. */
export function cityOf({ state, name }: Municipality): string {
  const own = seats[`${state} ${name}`];
  return own ?? name.replace(/^Heroica Ciudad de /, "");
}

const seats: Readonly<Record<string, string>> = {
  "BCS Comondú": "Ciudad Constitución",
  "BCS Mulegé": "Santa Rosalía",
  "CAM Carmen": "Ciudad del Carmen",
  "CHH Juárez": "Ciudad Juárez",
  "CHP Cintalapa de Figueroa": "Cintalapa",
  "COA Acuña": "Ciudad Acuña",
  "COA Parras": "Parras de la Fuente",
  "COA San Juan de Sabinas": "Nueva Rosita",
  "COA San Pedro": "San Pedro de las Colonias",
  "GRO Acapulco de Juárez": "Acapulco",
  "GRO Chilpancingo de los Bravo": "Chilpancingo",
  "GRO Iguala de la Independencia": "Iguala",
  "GRO Pungarabato": "Ciudad Altamirano",
  "GRO Zihuatanejo de Azueta": "Zihuatanejo",
  "GUA Dolores Hidalgo Cuna de la Independencia Nacional": "Dolores Hidalgo",
  "GUA Santa Cruz de Juventino Rosas": "Juventino Rosas",
  "GUA Silao de la Victoria": "Silao",
  "HID Francisco I. Madero": "Tepatepec",
  "HID Mineral de la Reforma": "Pachuquilla",
  "HID Pachuca de Soto": "Pachuca",
  "HID Santiago Tulantepec de Lugo Guerrero": "Santiago Tulantepec",
  "HID Tulancingo de Bravo": "Tulancingo",
  "JAL Zapotlán el Grande": "Ciudad Guzmán",
  "MEX La Paz": "Los Reyes La Paz",
  "MIC Gabriel Zamora": "Lombardía",
  "MIC Hidalgo": "Ciudad Hidalgo",
  "MIC Múgica": "Nueva Italia",
  "MIC Salvador Escalante": "Santa Clara del Cobre",
  "OAX Ciudad Ixtepec": "Ixtepec",
  "OAX Matías Romero Avendaño": "Matías Romero",
  "OAX San Juan Bautista Tuxtepec": "Tuxtepec",
  "OAX San Pedro Mixtepec": "Puerto Escondido",
  "OAX Santiago Pinotepa Nacional": "Pinotepa Nacional",
  "OAX Santo Domingo Tehuantepec": "Tehuantepec",
  "PUE Chalchicomula de Sesma": "Ciudad Serdán",
  "ROO Benito Juárez": "Cancún",
  "ROO Lázaro Cárdenas": "Kantunilkín",
  "ROO Othón P. Blanco": "Chetumal",
  "SIN Ahome": "Los Mochis",
  "SIN Elota": "La Cruz",
  "SIN Salvador Alvarado": "Guamúchil",
  "SIN Sinaloa": "Sinaloa de Leyva",
  "SON Cajeme": "Ciudad Obregón",
  "TAB Centla": "Frontera",
  "TAB Centro": "Villahermosa",
  "TAM El Mante": "Ciudad Mante",
  "TAM Miguel Alemán": "Ciudad Miguel Alemán",
  "TAM Victoria": "Ciudad Victoria",
  "VER Angel R. Cabada": "Ángel R. Cabada",
  "VER Camerino Z. Mendoza": "Ciudad Mendoza",
  "VER Cosamaloapan de Carpio": "Cosamaloapan",
  "VER La Antigua": "Ciudad Cardel",
  "VER Naranjos Amatlán": "Naranjos",
  "VER Poza Rica de Hidalgo": "Poza Rica",
  "VER Álamo Temapache": "Álamo",
};
