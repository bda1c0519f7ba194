import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What this build reads of a commune in `@etalab/decoupage-administratif`. */
interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
  readonly codesPostaux?: readonly string[];
}

/** Which towns, by département and joined by `;`. All 96 of the mainland and Corsica. */
const towns: Readonly<Record<string, string>> = {
  "01": "Bourg-en-Bresse;Oyonnax",
  "02": "Saint-Quentin;Soissons;Laon",
  "03": "Montluçon;Vichy;Moulins",
  "04": "Manosque;Digne-les-Bains",
  "05": "Gap",
  "06": "Nice;Antibes;Cannes;Grasse",
  "07": "Annonay;Aubenas",
  "08": "Charleville-Mézières",
  "09": "Pamiers;Foix",
  "10": "Troyes",
  "11": "Narbonne;Carcassonne",
  "12": "Rodez;Millau",
  "13": "Marseille;Aix-en-Provence;Arles;Martigues;Aubagne;Salon-de-Provence",
  "14": "Caen;Lisieux",
  "15": "Aurillac",
  "16": "Angoulême;Cognac",
  "17": "La Rochelle;Saintes;Rochefort",
  "18": "Bourges;Vierzon",
  "19": "Brive-la-Gaillarde;Tulle",
  "2A": "Ajaccio;Porto-Vecchio",
  "2B": "Bastia;Corte",
  "21": "Dijon;Beaune",
  "22": "Saint-Brieuc;Lannion",
  "23": "Guéret",
  "24": "Périgueux;Bergerac",
  "25": "Besançon;Montbéliard;Pontarlier",
  "26": "Valence;Montélimar",
  "27": "Évreux;Vernon",
  "28": "Chartres;Dreux",
  "29": "Brest;Quimper;Concarneau",
  "30": "Nîmes;Alès",
  "31": "Toulouse;Colomiers;Tournefeuille",
  "32": "Auch",
  "33": "Bordeaux;Mérignac;Pessac;Arcachon",
  "34": "Montpellier;Béziers;Sète",
  "35": "Rennes;Saint-Malo;Fougères;Vitré",
  "36": "Châteauroux",
  "37": "Tours;Joué-lès-Tours",
  "38": "Grenoble;Échirolles;Vienne;Bourgoin-Jallieu",
  "39": "Dole;Lons-le-Saunier",
  "40": "Mont-de-Marsan;Dax",
  "41": "Blois;Vendôme",
  "42": "Saint-Étienne;Roanne;Saint-Chamond",
  "43": "Le Puy-en-Velay",
  "44": "Nantes;Saint-Nazaire;Saint-Herblain;Rezé",
  "45": "Orléans;Olivet",
  "46": "Cahors",
  "47": "Agen;Marmande",
  "48": "Mende",
  "49": "Angers;Cholet;Saumur",
  "50": "Cherbourg-en-Cotentin;Saint-Lô",
  "51": "Reims;Châlons-en-Champagne;Épernay",
  "52": "Saint-Dizier;Chaumont",
  "53": "Laval",
  "54": "Nancy;Lunéville",
  "55": "Verdun;Bar-le-Duc",
  "56": "Lorient;Vannes",
  "57": "Metz;Thionville;Sarreguemines",
  "58": "Nevers",
  "59": "Lille;Roubaix;Tourcoing;Dunkerque;Valenciennes;Douai;Cambrai",
  "60": "Beauvais;Compiègne;Senlis",
  "61": "Alençon;Flers",
  "62": "Calais;Arras;Boulogne-sur-Mer;Lens;Béthune",
  "63": "Clermont-Ferrand;Riom",
  "64": "Pau;Bayonne;Biarritz",
  "65": "Tarbes;Lourdes",
  "66": "Perpignan;Canet-en-Roussillon",
  "67": "Strasbourg;Haguenau;Sélestat",
  "68": "Mulhouse;Colmar",
  "69": "Lyon;Villeurbanne;Vénissieux;Bron",
  "70": "Vesoul",
  "71": "Chalon-sur-Saône;Mâcon",
  "72": "Le Mans;La Flèche",
  "73": "Chambéry;Aix-les-Bains;Albertville",
  "74": "Annecy;Thonon-les-Bains;Annemasse",
  "75": "Paris",
  "76": "Le Havre;Rouen;Dieppe",
  "77": "Meaux;Melun;Fontainebleau",
  "78": "Versailles;Saint-Germain-en-Laye;Poissy",
  "79": "Niort;Bressuire",
  "80": "Amiens;Abbeville",
  "81": "Albi;Castres",
  "82": "Montauban",
  "83": "Toulon;Fréjus;Hyères;Draguignan",
  "84": "Avignon;Orange;Carpentras",
  "85": "La Roche-sur-Yon;Les Sables-d'Olonne",
  "86": "Poitiers;Châtellerault",
  "87": "Limoges",
  "88": "Épinal;Saint-Dié-des-Vosges",
  "89": "Auxerre;Sens",
  "90": "Belfort",
  "91": "Évry-Courcouronnes;Corbeil-Essonnes;Massy;Palaiseau",
  "92": "Boulogne-Billancourt;Nanterre;Colombes;Courbevoie;Antony",
  "93": "Saint-Denis;Montreuil;Aubervilliers;Drancy;Noisy-le-Grand",
  "94": "Créteil;Vitry-sur-Seine;Ivry-sur-Seine;Vincennes",
  "95": "Argenteuil;Cergy;Sarcelles;Pontoise",
};

/**
 * Postal codes that a letter to the town itself would not bear: a business quarter (Euralille), and former communes
 * and hamlets that keep their own name in the address.
 */
const without: Readonly<Record<string, string>> = {
  Lille: "59777;59160;59260",
  Dunkerque: "59279;59430",
  "Saint-Denis": "93380",
  Arles: "13104;13123;13129",
  Martigues: "13117",
  "Saint-Germain-en-Laye": "78112",
  Auxerre: "89290",
  Pontoise: "95000",
};

/** ISO 3166-2 letters of the regions by their INSEE code; Corse and Provence-Alpes-Côte d'Azur as commonly shortened. */
const regions: Readonly<Record<string, string>> = {
  "11": "IDF",
  "24": "CVL",
  "27": "BFC",
  "28": "NOR",
  "32": "HDF",
  "44": "GES",
  "52": "PDL",
  "53": "BRE",
  "75": "NAQ",
  "76": "OCC",
  "84": "ARA",
  "93": "PAC",
  "94": "COR",
};

/** The numbers for films of each of the five zones: ARCEP, décision n° 2018-0881, 2.5.12. */
const fiction = {
  paris: "+33 1 99 00 ## ##",
  northWest: "+33 2 61 91 ## ##",
  northEast: "+33 3 53 01 ## ##",
  southEast: "+33 4 65 71 ## ##",
  southWest: "+33 5 36 49 ## ##",
};

const phones: Readonly<Record<string, string>> = {
  IDF: fiction.paris,
  BRE: fiction.northWest,
  CVL: fiction.northWest,
  NOR: fiction.northWest,
  PDL: fiction.northWest,
  BFC: fiction.northEast,
  GES: fiction.northEast,
  HDF: fiction.northEast,
  ARA: fiction.southEast,
  COR: fiction.southEast,
  PAC: fiction.southEast,
  NAQ: fiction.southWest,
  OCC: fiction.southWest,
};

/** The former Languedoc-Roussillon: of Occitanie, but numbered with the south-east. */
const languedoc = ["11", "30", "34", "48", "66"];

/** The text of `src/countries/fr/places.ts`. */
export function build(): string {
  const communes: readonly Commune[] = read("communes");
  const names: readonly Commune[] = read("regions");
  const states = Object.entries(regions)
    .map(([insee, letters]) => `  ${letters}: ${JSON.stringify(names.find(({ code }) => code === insee)?.nom)},`)
    .sort();
  const rows = Object.entries(towns)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([departement, list]) => list.split(";").map((town) => row(communes, departement, town)));
  return `// Built by src/tables/fr.ts from @etalab/decoupage-administratif 6.0.0 (MIT; data of INSEE and La Poste, Licence Ouverte); run npm run tables after changing it.
import type { PlaceRow, States } from "../place-table.ts";

export const states: States = {
${states.join("\n")}
};

// biome-ignore format: one town a line
export const rows: readonly PlaceRow[] = [
${rows.join("\n")}
];
`;
}

function row(communes: readonly Commune[], departement: string, town: string): string {
  const commune = communes.find(
    (one) => one.nom === town && one.departement === departement && one.type === "commune-actuelle",
  );
  const state = regions[commune?.region ?? ""];
  if (commune?.population === undefined || commune.codesPostaux === undefined || state === undefined)
    throw new RangeError(`no such commune: ${town} (${departement})`);
  const refused = without[town]?.split(";") ?? [];
  const codes = commune.codesPostaux.filter((code) => !refused.includes(code)).sort();
  const phone = languedoc.includes(departement) ? fiction.southEast : phones[state];
  return `  ${JSON.stringify([town, state, commune.population, phone, codes.join(";"), commune.code])
    .replaceAll('",', '", ')
    .replaceAll(/(\d),"/g, '$1, "')},`;
}

function read(name: "communes" | "regions"): Commune[] {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), "utf8"));
}
