import { chance } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import { draw, type Weighted, weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../latin.ts";
import {
  type FamilyRow,
  familyNames,
  type GivenNames,
  type GivenRow,
  givenName,
  givenNames,
  type NameEntry,
} from "../name-table.ts";

/** The names of people who share an origin, so that given and family name belong together. */
interface Origin {
  readonly families: Weighted<NameEntry>;
  readonly women: GivenNames;
  readonly men: GivenNames;
}

/** As the tables hold it. */
interface NameRows {
  readonly family: readonly FamilyRow[];
  readonly female: readonly GivenRow[];
  readonly male: readonly GivenRow[];
}

/** How many, in a thousand people, have family names of that origin, and how likely their given name is of it too. */
interface Share {
  readonly origin: Origin;
  readonly perMille: number;
  readonly given: number;
}

/** Share of the people with local names who bear two family names, joined by a hyphen. */
const DOUBLE = 0.015;

/** Given name, family name. Seven words of the stream, whatever they say. */
export function personName(rng: Rng, { sex, birth }: Bearer): PersonName {
  const share = draw(rng, shares);
  const first = draw(rng, share.origin.families);
  const second = draw(rng, french.families);
  const family = chance(rng, DOUBLE) && share.origin === french && first !== second ? joined(first, second) : first;
  const { women, men } = chance(rng, share.given) ? share.origin : french;
  const names = sex === "female" ? women : men;
  const usual = givenName(rng, names, birth.year);
  const spare = givenName(rng, names, birth.year);
  // Nobody is called Michel Michel.
  const given = usual.text === first.text ? spare : usual;
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

function joined(first: NameEntry, second: NameEntry): NameEntry {
  return { text: `${first.text}-${second.text}`, mail: `${first.mail}-${second.mail}` };
}

// biome-ignore format: several names a line
const female: readonly GivenRow[] = [
  ["Marie", 640, 220, 150, 90], ["Monique", 640, 60, 1, 0], ["Jacqueline", 480, 60, 1, 0],
  ["Françoise", 600, 170, 3, 0], ["Nicole", 540, 160, 3, 0], ["Michèle", 360, 80, 1, 0], ["Annie", 330, 160, 2, 0],
  ["Christiane", 330, 130, 1, 0], ["Danielle", 260, 70, 1, 0], ["Jeannine", 230, 8, 0, 0],
  ["Claudine", 190, 80, 2, 0], ["Colette", 220, 30, 1, 1], ["Bernadette", 210, 70, 2, 0],
  ["Josette", 200, 20, 0, 0], ["Yvette", 190, 30, 0, 0], ["Simone", 160, 10, 1, 1], ["Denise", 200, 20, 1, 0],
  ["Andrée", 160, 10, 0, 0], ["Madeleine", 130, 20, 6, 24], ["Marie-Thérèse", 160, 30, 0, 0],
  ["Geneviève", 170, 50, 4, 1], ["Martine", 330, 420, 6, 0], ["Chantal", 270, 280, 3, 0], ["Odile", 130, 60, 2, 0],
  ["Liliane", 160, 50, 1, 0], ["Ginette", 190, 14, 0, 0], ["Paulette", 160, 8, 0, 0], ["Suzanne", 110, 8, 2, 10],
  ["Huguette", 120, 12, 0, 0], ["Arlette", 140, 20, 0, 0], ["Éliane", 150, 50, 2, 0], ["Évelyne", 170, 160, 2, 0],
  ["Marie-Claude", 160, 70, 0, 0], ["Jeanne", 130, 14, 14, 130], ["Thérèse", 110, 14, 2, 3],
  ["Lucette", 100, 6, 0, 0], ["Raymonde", 80, 4, 0, 0], ["Renée", 110, 8, 1, 1], ["Marcelle", 70, 4, 0, 0],
  ["Lucienne", 80, 4, 0, 0], ["Yvonne", 70, 5, 0, 0], ["Germaine", 50, 3, 0, 0], ["Georgette", 60, 4, 0, 0],
  ["Gisèle", 130, 24, 0, 0], ["Jocelyne", 170, 150, 3, 0], ["Michelle", 150, 40, 1, 0], ["Maryse", 120, 70, 1, 0],
  ["Mireille", 150, 70, 2, 0], ["Pierrette", 90, 12, 0, 0], ["Solange", 90, 24, 1, 1], ["Micheline", 120, 12, 0, 0],
  ["Rolande", 60, 5, 0, 0], ["Hélène", 110, 60, 80, 30], ["Anne-Marie", 140, 70, 2, 0],
  ["Marie-France", 120, 80, 0, 0], ["Marie-Christine", 80, 140, 1, 0], ["Marie-Hélène", 50, 60, 4, 0],
  ["Nadine", 110, 190, 6, 0], ["Ghislaine", 100, 60, 2, 0], ["Viviane", 80, 60, 3, 0],
  ["Christine", 140, 520, 30, 2], ["Catherine", 240, 560, 30, 3], ["Brigitte", 230, 360, 4, 0],
  ["Dominique", 130, 200, 5, 0], ["Sylvie", 40, 620, 20, 1], ["Isabelle", 20, 560, 70, 3],
  ["Nathalie", 10, 620, 100, 2], ["Véronique", 30, 450, 20, 1], ["Patricia", 40, 420, 30, 2],
  ["Valérie", 3, 470, 60, 2], ["Corinne", 14, 300, 14, 0], ["Laurence", 14, 280, 30, 1],
  ["Pascale", 14, 210, 10, 0], ["Florence", 20, 210, 50, 3], ["Anne", 110, 190, 80, 30],
  ["Béatrice", 50, 180, 10, 1], ["Sophie", 14, 210, 190, 40], ["Sandrine", 2, 370, 170, 2],
  ["Stéphanie", 1, 220, 330, 8], ["Karine", 2, 210, 120, 1], ["Carole", 3, 160, 60, 2],
  ["Virginie", 2, 140, 190, 10], ["Agnès", 60, 110, 20, 4], ["Élisabeth", 130, 110, 20, 10],
  ["Muriel", 14, 130, 14, 0], ["Fabienne", 10, 190, 10, 0], ["Murielle", 2, 70, 8, 0], ["Sabine", 14, 60, 14, 2],
  ["Marie-Laure", 4, 50, 14, 0], ["Joëlle", 60, 100, 2, 0], ["Régine", 60, 40, 1, 0], ["Josiane", 150, 100, 1, 0],
  ["Lydie", 14, 60, 20, 4], ["Delphine", 4, 120, 190, 6], ["Céline", 8, 110, 420, 24],
  ["Christelle", 1, 180, 140, 2], ["Séverine", 2, 140, 130, 1], ["Magali", 2, 80, 90, 3],
  ["Estelle", 3, 60, 110, 30], ["Laetitia", 1, 130, 210, 10], ["Aurélie", 1, 40, 420, 10],
  ["Émilie", 4, 20, 350, 30], ["Élodie", 1, 20, 380, 20], ["Julie", 4, 30, 390, 90], ["Audrey", 1, 50, 310, 12],
  ["Mélanie", 1, 20, 270, 24], ["Marion", 3, 10, 260, 60], ["Laura", 1, 10, 320, 150], ["Camille", 4, 8, 270, 320],
  ["Pauline", 6, 8, 260, 170], ["Charlotte", 4, 10, 150, 150], ["Lucie", 14, 12, 170, 150],
  ["Mathilde", 6, 8, 140, 160], ["Marine", 1, 6, 300, 140], ["Manon", 1, 3, 190, 340], ["Léa", 2, 3, 160, 420],
  ["Chloé", 0, 3, 130, 400], ["Emma", 2, 2, 60, 470], ["Inès", 3, 6, 70, 290], ["Sarah", 2, 14, 230, 290],
  ["Clara", 6, 4, 100, 260], ["Anaïs", 1, 8, 250, 170], ["Océane", 0, 0, 80, 230], ["Jade", 0, 1, 20, 320],
  ["Louise", 24, 6, 50, 280], ["Alice", 30, 6, 80, 220], ["Lola", 1, 2, 30, 180], ["Eva", 6, 4, 50, 170],
  ["Zoé", 0, 1, 30, 200], ["Juliette", 24, 8, 70, 230], ["Ambre", 0, 0, 10, 140], ["Lilou", 0, 0, 3, 120],
  ["Lina", 1, 2, 20, 180], ["Nina", 2, 4, 40, 120], ["Romane", 0, 0, 20, 130], ["Anna", 20, 6, 50, 160],
  ["Rose", 14, 2, 6, 120], ["Julia", 3, 4, 50, 130], ["Margaux", 0, 2, 80, 130], ["Agathe", 3, 2, 24, 110],
  ["Justine", 2, 3, 190, 120], ["Morgane", 0, 6, 150, 90], ["Noémie", 2, 4, 110, 110], ["Lisa", 0, 3, 60, 140],
  ["Ophélie", 0, 3, 110, 50], ["Amandine", 1, 20, 240, 30], ["Fanny", 3, 14, 130, 24], ["Claire", 24, 50, 160, 80],
  ["Cécile", 50, 80, 150, 10], ["Caroline", 8, 110, 160, 20], ["Alexandra", 1, 40, 150, 40],
  ["Jennifer", 0, 10, 190, 14], ["Jessica", 0, 10, 180, 20], ["Vanessa", 0, 30, 160, 14], ["Laure", 6, 40, 90, 10],
  ["Amélie", 2, 14, 150, 50], ["Aline", 30, 50, 60, 6], ["Nadège", 3, 60, 60, 2], ["Coralie", 1, 14, 130, 30],
  ["Gaëlle", 1, 40, 100, 10], ["Solène", 0, 3, 70, 60], ["Maëva", 0, 2, 90, 60], ["Maëlle", 0, 1, 20, 120],
  ["Clémence", 3, 3, 90, 120], ["Capucine", 0, 0, 8, 80], ["Apolline", 0, 0, 6, 50], ["Élise", 4, 4, 50, 110],
  ["Adèle", 10, 3, 14, 120], ["Gabrielle", 24, 3, 12, 80], ["Victoria", 2, 2, 14, 90], ["Éléonore", 1, 3, 20, 50],
  ["Constance", 2, 3, 20, 50], ["Lou", 0, 1, 12, 100], ["Léonie", 4, 1, 10, 90], ["Mila", 0, 0, 2, 90],
  ["Lena", 0, 1, 20, 110], ["Elsa", 3, 4, 60, 90], ["Célia", 0, 4, 70, 110], ["Salomé", 0, 1, 24, 80],
  ["Tiphaine", 0, 4, 70, 24], ["Sandra", 1, 90, 160, 14], ["Sonia", 2, 100, 120, 20], ["Nadia", 8, 80, 110, 10],
  ["Myriam", 20, 70, 80, 24], ["Ludivine", 0, 14, 110, 10], ["Cindy", 0, 8, 130, 8], ["Angélique", 1, 60, 140, 10],
  ["Alexia", 0, 2, 70, 70], ["Axelle", 0, 3, 40, 70], ["Marie-Pierre", 14, 60, 6, 0], ["Raphaëlle", 1, 8, 30, 24],
  ["Diane", 2, 12, 30, 30], ["Victoire", 1, 2, 14, 60], ["Blanche", 14, 1, 2, 24], ["Annick", 160, 90, 1, 0],
  ["Gwenaëlle", 1, 40, 40, 2], ["Rachel", 8, 24, 50, 24], ["Judith", 6, 14, 24, 20], ["Valentine", 4, 6, 40, 90],
  ["Emmanuelle", 6, 130, 90, 3], ["Marie-Claire", 60, 40, 1, 0], ["Marie-Louise", 60, 8, 0, 1],
  ["Marie-Josée", 60, 40, 1, 0], ["Roselyne", 80, 60, 2, 0], ["Maud", 2, 30, 50, 8], ["Hortense", 2, 1, 6, 16],
  ["Lana", 0, 0, 4, 80], ["Anouk", 1, 3, 14, 40], ["Flavie", 0, 1, 14, 40], ["Margot", 1, 2, 40, 110],
  ["Perrine", 0, 8, 60, 16], ["Bérénice", 1, 4, 24, 16], ["Clotilde", 4, 14, 30, 14], ["Faustine", 0, 1, 16, 50],
  ["Lise", 6, 8, 30, 50], ["Maélys", 0, 0, 4, 90], ["Alix", 1, 3, 30, 50], ["Jeanne-Marie", 10, 2, 0, 0],
  ["Luna", 0, 0, 3, 70], ["Solenn", 0, 6, 24, 16], ["Claudie", 40, 30, 1, 0], ["Mauricette", 30, 1, 0, 0],
  ["Odette", 90, 3, 0, 1], ["Marguerite", 50, 5, 4, 16], ["Reine", 30, 6, 1, 1],
];

// biome-ignore format: several names a line
const male: readonly GivenRow[] = [
  ["Jean", 760, 170, 40, 40], ["Michel", 700, 240, 6, 1], ["Pierre", 520, 140, 110, 60], ["André", 420, 60, 2, 1],
  ["Claude", 420, 80, 1, 0], ["Jacques", 430, 100, 3, 2], ["Bernard", 400, 130, 2, 0], ["Gérard", 390, 120, 1, 0],
  ["Daniel", 380, 180, 20, 6], ["René", 250, 24, 2, 1], ["Roger", 230, 14, 1, 0], ["Robert", 210, 24, 4, 1],
  ["Marcel", 160, 14, 2, 6], ["Georges", 150, 20, 3, 3], ["Raymond", 150, 10, 0, 0], ["Guy", 230, 50, 1, 0],
  ["Roland", 150, 30, 1, 0], ["Maurice", 140, 14, 1, 1], ["Henri", 130, 24, 6, 20], ["Louis", 130, 14, 30, 260],
  ["Serge", 200, 110, 4, 0], ["Christian", 320, 240, 10, 1], ["Alain", 400, 290, 4, 0],
  ["Jean-Claude", 320, 100, 1, 0], ["Jean-Pierre", 330, 130, 2, 0], ["Yves", 220, 100, 3, 0],
  ["Lucien", 80, 6, 2, 8], ["Paul", 120, 20, 40, 180], ["Gilbert", 110, 24, 1, 0], ["Francis", 150, 110, 3, 0],
  ["Joseph", 70, 8, 4, 20], ["François", 190, 140, 50, 12], ["Marc", 110, 190, 30, 14],
  ["Patrick", 190, 390, 10, 1], ["Jean-Paul", 140, 60, 1, 0], ["Jean-Marie", 100, 40, 1, 0],
  ["Jean-Louis", 100, 60, 1, 0], ["Jean-François", 60, 110, 6, 0], ["Jean-Luc", 40, 150, 2, 0],
  ["Jean-Michel", 80, 100, 3, 0], ["Jean-Jacques", 70, 50, 1, 0], ["Jean-Marc", 30, 130, 2, 0],
  ["Jean-Yves", 40, 60, 1, 0], ["Jean-Philippe", 3, 60, 10, 0], ["Jean-Baptiste", 3, 6, 50, 24],
  ["Dominique", 160, 220, 4, 0], ["Philippe", 150, 560, 20, 2], ["Gilles", 70, 210, 5, 0], ["Hubert", 50, 24, 3, 1],
  ["Denis", 80, 140, 12, 1], ["Didier", 80, 330, 4, 0], ["Thierry", 30, 490, 12, 0], ["Bruno", 50, 280, 14, 2],
  ["Éric", 30, 450, 30, 2], ["Pascal", 50, 440, 12, 0], ["Hervé", 40, 190, 6, 0], ["Joël", 90, 120, 4, 2],
  ["Luc", 40, 70, 10, 10], ["Xavier", 30, 130, 50, 6], ["Étienne", 40, 40, 30, 40], ["Laurent", 14, 380, 40, 2],
  ["Olivier", 20, 360, 90, 4], ["Frédéric", 10, 370, 110, 2], ["Stéphane", 8, 410, 90, 2],
  ["Franck", 8, 250, 40, 2], ["Christophe", 6, 460, 90, 2], ["Fabrice", 4, 210, 30, 0],
  ["Vincent", 24, 200, 200, 24], ["Emmanuel", 14, 160, 60, 14], ["Jérôme", 6, 210, 170, 2],
  ["David", 4, 270, 310, 40], ["Sébastien", 2, 210, 410, 10], ["Nicolas", 10, 180, 470, 80],
  ["Cédric", 1, 110, 250, 6], ["Ludovic", 1, 140, 160, 6], ["Arnaud", 6, 110, 170, 14],
  ["Guillaume", 4, 60, 300, 50], ["Benoît", 14, 80, 130, 24], ["Yann", 4, 80, 100, 30], ["Grégory", 1, 60, 180, 4],
  ["Damien", 2, 40, 220, 20], ["Mickaël", 1, 60, 240, 8], ["Julien", 4, 50, 440, 60],
  ["Alexandre", 8, 50, 320, 200], ["Thomas", 3, 30, 360, 330], ["Romain", 3, 14, 300, 130],
  ["Anthony", 0, 20, 280, 80], ["Maxime", 4, 10, 300, 260], ["Kévin", 0, 2, 290, 60], ["Jérémy", 0, 8, 260, 90],
  ["Mathieu", 3, 30, 210, 50], ["Matthieu", 2, 24, 150, 24], ["Florian", 0, 6, 230, 120],
  ["Benjamin", 2, 14, 200, 120], ["Clément", 4, 6, 180, 290], ["Quentin", 0, 4, 150, 240],
  ["Adrien", 6, 8, 190, 140], ["Aurélien", 1, 10, 160, 30], ["Antoine", 8, 24, 190, 240], ["Fabien", 2, 70, 150, 8],
  ["Simon", 3, 14, 100, 130], ["Rémi", 6, 20, 120, 50], ["Valentin", 1, 2, 150, 220], ["Alexis", 3, 6, 150, 230],
  ["Lucas", 0, 2, 90, 460], ["Hugo", 0, 2, 80, 410], ["Théo", 0, 1, 90, 380], ["Enzo", 0, 1, 24, 380],
  ["Nathan", 0, 1, 50, 370], ["Léo", 2, 1, 30, 320], ["Raphaël", 4, 12, 70, 280], ["Gabriel", 8, 4, 40, 330],
  ["Arthur", 6, 3, 60, 290], ["Jules", 6, 2, 30, 270], ["Adam", 0, 2, 20, 240], ["Ethan", 0, 0, 8, 220],
  ["Mathis", 0, 0, 10, 270], ["Tom", 0, 1, 30, 220], ["Noah", 0, 0, 6, 220], ["Maël", 0, 0, 8, 140],
  ["Sacha", 0, 2, 20, 160], ["Gabin", 0, 0, 6, 140], ["Paul-Henri", 3, 3, 2, 1], ["Baptiste", 1, 2, 80, 210],
  ["Dylan", 0, 0, 80, 160], ["Axel", 0, 3, 50, 160], ["Victor", 14, 4, 50, 160], ["Martin", 3, 6, 40, 140],
  ["Samuel", 2, 20, 70, 120], ["Robin", 0, 3, 70, 130], ["Tristan", 0, 2, 40, 100], ["Loïc", 2, 30, 120, 60],
  ["Corentin", 0, 1, 90, 120], ["Bastien", 0, 3, 90, 100], ["Dorian", 0, 1, 40, 80], ["Killian", 0, 0, 24, 90],
  ["Évan", 0, 0, 10, 110], ["Timéo", 0, 0, 1, 110], ["Nolan", 0, 0, 8, 130], ["Liam", 0, 0, 2, 110],
  ["Eliott", 0, 0, 3, 70], ["Malo", 0, 0, 8, 70], ["Titouan", 0, 0, 10, 60], ["Augustin", 3, 1, 14, 60],
  ["Gaspard", 0, 0, 8, 60], ["Oscar", 1, 0, 14, 80], ["Camille", 12, 6, 20, 24], ["Marius", 8, 1, 8, 60],
  ["Achille", 2, 0, 3, 24], ["Aaron", 0, 0, 4, 80], ["Isaac", 0, 0, 4, 50], ["Mathéo", 0, 0, 6, 130],
  ["Esteban", 0, 0, 12, 80], ["Thibault", 0, 4, 110, 80], ["Thibaut", 0, 3, 80, 50], ["Pierre-Yves", 4, 14, 4, 0],
  ["Gaël", 0, 10, 40, 24], ["Erwan", 1, 14, 50, 40], ["Ronan", 1, 12, 14, 10], ["Tanguy", 0, 4, 24, 24],
  ["Yohan", 0, 8, 80, 20], ["Johan", 0, 6, 50, 14], ["Johann", 0, 20, 30, 4], ["Jonathan", 0, 14, 180, 24],
  ["Jordan", 0, 1, 140, 60], ["Steven", 0, 3, 60, 20], ["Bryan", 0, 0, 50, 40], ["Charles", 50, 20, 50, 60],
  ["Gaëtan", 6, 8, 70, 40], ["Lionel", 10, 110, 30, 1], ["Régis", 24, 80, 10, 1], ["Sylvain", 10, 90, 130, 10],
  ["Cyril", 4, 80, 90, 6], ["Ghislain", 10, 20, 14, 2], ["Geoffroy", 1, 8, 14, 4], ["Édouard", 10, 14, 30, 24],
  ["Grégoire", 2, 14, 40, 40], ["Aymeric", 0, 8, 40, 24], ["Armand", 24, 6, 6, 20], ["Bertrand", 24, 70, 20, 1],
  ["Norbert", 40, 14, 1, 0], ["Rémy", 30, 40, 30, 8], ["Richard", 30, 80, 20, 2], ["Patrice", 40, 160, 4, 0],
  ["Tony", 2, 30, 60, 14], ["Firmin", 8, 1, 1, 6], ["Léon", 20, 1, 3, 60], ["Edmond", 40, 3, 0, 1],
  ["Fernand", 50, 3, 0, 0], ["Albert", 60, 4, 1, 2], ["Émile", 40, 3, 2, 14], ["Eugène", 24, 2, 0, 3],
  ["Lilian", 2, 10, 30, 60], ["Pierre-Louis", 1, 2, 8, 6], ["Kylian", 0, 0, 8, 90], ["William", 8, 30, 60, 60],
  ["Jocelyn", 8, 24, 14, 1], ["Joris", 0, 2, 40, 24], ["Harold", 0, 2, 4, 2], ["Rodolphe", 3, 24, 12, 1],
  ["Renaud", 4, 40, 30, 1], ["Yannick", 8, 90, 60, 2], ["Marceau", 2, 0, 1, 40], ["Naël", 0, 0, 1, 40],
  ["Diego", 0, 2, 20, 50], ["Côme", 0, 0, 3, 40], ["Marc-Antoine", 1, 6, 20, 12], ["Pierre-Alain", 3, 10, 4, 0],
  ["Jean-Bernard", 16, 16, 0, 0], ["Jean-Christophe", 2, 40, 14, 0], ["Jean-Sébastien", 0, 6, 12, 2],
  ["Alban", 1, 6, 24, 30], ["Amaury", 1, 4, 20, 30], ["Basile", 1, 1, 4, 24], ["Donovan", 0, 0, 20, 30],
  ["Edgar", 4, 1, 4, 24], ["Félix", 4, 3, 10, 60], ["Fabio", 0, 3, 10, 20], ["Hippolyte", 3, 1, 4, 24],
  ["Jérémie", 1, 16, 60, 14], ["Kenzo", 0, 0, 3, 70], ["Kilian", 0, 0, 12, 40], ["Loan", 0, 0, 4, 60],
  ["Louka", 0, 0, 3, 50], ["Matthias", 1, 10, 30, 40], ["Maxence", 0, 2, 40, 120], ["Noé", 1, 1, 10, 110],
  ["Octave", 2, 1, 2, 24], ["Swann", 0, 0, 3, 40], ["Ulysse", 1, 1, 2, 20], ["Warren", 0, 0, 8, 20],
];

// biome-ignore format: several names a line
const family: readonly FamilyRow[] = [
  ["Martin", 470], ["Bernard", 250], ["Thomas", 215], ["Dubois", 208], ["Petit", 200], ["Robert", 198],
  ["Richard", 190], ["Durand", 184], ["Moreau", 178], ["Laurent", 168], ["Simon", 166], ["Michel", 164],
  ["Lefebvre", 160], ["Leroy", 154], ["Roux", 136], ["David", 132], ["Bertrand", 130], ["Garcia", 130],
  ["Morel", 128], ["Fournier", 126], ["Girard", 122], ["Bonnet", 120], ["Dupont", 118], ["Lambert", 116],
  ["Fontaine", 112], ["Rousseau", 110], ["Vincent", 108], ["Muller", 106], ["Lefèvre", 104], ["Faure", 102],
  ["André", 100], ["Mercier", 100], ["Blanc", 98], ["Guérin", 97], ["Boyer", 96], ["Garnier", 95],
  ["Chevalier", 94], ["François", 93], ["Legrand", 92], ["Martinez", 92], ["Gauthier", 91], ["Perrin", 90],
  ["Robin", 89], ["Clément", 88], ["Morin", 87], ["Nicolas", 86], ["Henry", 86], ["Roussel", 85], ["Mathieu", 84],
  ["Gautier", 83], ["Masson", 82], ["Marchand", 80], ["Duval", 79], ["Denis", 78], ["Dumont", 77], ["Lemaire", 76],
  ["Noël", 76], ["Meyer", 75], ["Dufour", 74], ["Meunier", 73], ["Brun", 73], ["Blanchard", 72], ["Giraud", 71],
  ["Joly", 70], ["Lopez", 70], ["Rivière", 69], ["Lucas", 69], ["Brunet", 68], ["Gaillard", 67], ["Barbier", 67],
  ["Arnaud", 66], ["Gérard", 65], ["Roche", 65], ["Renard", 64], ["Schmitt", 64], ["Roy", 63], ["Leroux", 63],
  ["Colin", 62], ["Vidal", 62], ["Caron", 62], ["Picard", 61], ["Marie", 60], ["Roger", 60], ["Fabre", 60],
  ["Aubert", 60], ["Sanchez", 60], ["Lemoine", 59], ["Renaud", 58], ["Dumas", 58], ["Lacroix", 58], ["Olivier", 57],
  ["Philippe", 56], ["Bourgeois", 56], ["Perez", 56], ["Benoit", 55], ["Rey", 55], ["Leclerc", 55], ["Rolland", 54],
  ["Leclercq", 54], ["Guillaume", 53], ["Lecomte", 53], ["Dupuy", 52], ["Guillot", 52], ["Hubert", 51],
  ["Berger", 51], ["Pierre", 50], ["Carpentier", 50], ["Dupuis", 50], ["Fernandez", 50], ["Moulin", 49],
  ["Deschamps", 48], ["Huet", 48], ["Vasseur", 47], ["Boucher", 46], ["Fleury", 46], ["Royer", 46], ["Klein", 45],
  ["Jacquet", 45], ["Louis", 44], ["Adam", 44], ["Poirier", 43], ["Marty", 43], ["Aubry", 43], ["Guyot", 42],
  ["Carré", 42], ["Rodriguez", 42], ["Renault", 41], ["Charpentier", 41], ["Charles", 40], ["Ménard", 40],
  ["Maillard", 40], ["Baron", 40], ["Bertin", 40], ["Gonzalez", 40], ["Bailly", 39], ["Hervé", 39],
  ["Schneider", 39], ["Le Gall", 39], ["Collet", 39], ["Léger", 38], ["Bouvier", 38], ["Julien", 38],
  ["Prévost", 38], ["Millet", 37], ["Perrot", 37], ["Daniel", 36], ["Le Roux", 36], ["Cousin", 36], ["Germain", 36],
  ["Breton", 35], ["Besson", 35], ["Langlois", 35], ["Rémy", 34], ["Le Goff", 34], ["Pelletier", 34],
  ["Lévêque", 34], ["Gomez", 34], ["Perrier", 33], ["Leblanc", 33], ["Barré", 33], ["Lebrun", 32], ["Marchal", 32],
  ["Weber", 32], ["Mallet", 32], ["Hamon", 32], ["Boulanger", 31], ["Jacob", 31], ["Monnier", 31], ["Michaud", 31],
  ["Guichard", 30], ["Gillet", 30], ["Étienne", 30], ["Poulain", 30], ["Tessier", 30], ["Cohen", 30],
  ["Chevallier", 29], ["Collin", 29], ["Chauvin", 29], ["Bouchet", 29], ["Lemaître", 28], ["Bénard", 28],
  ["Maréchal", 28], ["Humbert", 28], ["Reynaud", 28], ["Antoine", 27], ["Perret", 27], ["Barthélemy", 27],
  ["Cordier", 27], ["Pichon", 27], ["Lejeune", 27], ["Gilbert", 26], ["Lamy", 26], ["Delaunay", 26],
  ["Pasquier", 26], ["Carlier", 26], ["Laporte", 26], ["Ruiz", 26], ["Lévy", 26], ["Favre", 26], ["Gros", 25],
  ["Buisson", 25], ["Coulon", 25], ["Alexandre", 25], ["Didier", 24], ["Leduc", 24], ["Tanguy", 24], ["Pons", 24],
  ["Delmas", 24], ["Marin", 24], ["Besnard", 23], ["Briand", 22], ["Bigot", 22], ["Launay", 22], ["Legros", 22],
  ["Guillou", 22], ["Hernandez", 22], ["Bousquet", 22], ["Thibault", 22], ["Joubert", 22], ["Paul", 22],
  ["Bourdon", 20], ["Ferrand", 20], ["Navarro", 20], ["Diaz", 20], ["Descamps", 20], ["Coste", 20], ["Lacoste", 20],
  ["Jourdan", 20], ["Loiseau", 20], ["Merle", 20], ["Parent", 20], ["Toussaint", 20], ["Couturier", 20],
  ["Hébert", 20], ["Lacombe", 20], ["Pascal", 20], ["Blot", 18], ["Ferry", 18], ["Riou", 18], ["Le Corre", 18],
  ["Morvan", 18], ["Moreno", 18], ["Torres", 18], ["Keller", 18], ["Hoffmann", 18], ["Wagner", 18], ["Fischer", 18],
  ["Delattre", 18], ["Grange", 18], ["Lelièvre", 18], ["Pineau", 18], ["Raynaud", 18], ["Salmon", 18],
  ["Verdier", 18], ["Blondel", 18], ["Bonneau", 18], ["Camus", 18], ["Combes", 18], ["Courtois", 18],
  ["Duhamel", 18], ["Evrard", 18], ["Faivre", 18], ["Gilles", 18], ["Godard", 18], ["Guillet", 18], ["Imbert", 18],
  ["Maury", 18], ["Ollivier", 18], ["Vaillant", 18], ["Voisin", 18], ["Dubreuil", 16], ["Guéguen", 16],
  ["Rossi", 16], ["Costa", 16], ["Becker", 16], ["Schmidt", 16], ["Walter", 16], ["Vial", 16], ["Lafon", 16],
  ["Chapuis", 16], ["Jolivet", 16], ["Lagarde", 16], ["Lallemand", 16], ["Mahé", 16], ["Maurin", 16], ["Neveu", 16],
  ["Pages", 16], ["Pottier", 16], ["Regnier", 16], ["Rigaud", 16], ["Rousset", 16], ["Sauvage", 16], ["Seguin", 16],
  ["Valentin", 16], ["Vallet", 16], ["Chartier", 16], ["Delorme", 16], ["Devaux", 16], ["Doucet", 16],
  ["Grandjean", 16], ["Hardy", 16], ["Leconte", 16], ["Ledoux", 16], ["Letellier", 16], ["Marion", 16],
  ["Peltier", 16], ["Texier", 16], ["Le Bihan", 14], ["Prigent", 14], ["Molina", 14], ["Ramos", 14], ["Romero", 14],
  ["Delannoy", 14], ["Lefranc", 14], ["Lafont", 14], ["Cros", 14], ["Bonnin", 14], ["Lebreton", 14],
  ["Levasseur", 14], ["Parmentier", 14], ["Poncet", 14], ["Sabatier", 14], ["Tournier", 14], ["Vallée", 14],
  ["Bazin", 14], ["Bellanger", 14], ["Bodin", 14], ["Bouvet", 14], ["Cornu", 14], ["Duclos", 14], ["Dumoulin", 14],
  ["Fouquet", 14], ["Foucher", 14], ["Grenier", 14], ["Guillon", 14], ["Lemarchand", 14], ["Normand", 14],
  ["Petitjean", 14], ["Pruvost", 14], ["Rocher", 14], ["Rossignol", 14], ["Samson", 14], ["Thierry", 14],
  ["Le Guen", 12], ["Quéré", 12], ["Le Floch", 12], ["Salaün", 12], ["Roth", 12], ["Schwartz", 12],
  ["Zimmermann", 12], ["Herrmann", 12], ["Puech", 12], ["Labat", 12], ["Chabert", 12], ["Payet", 12],
  ["Potier", 12], ["Billard", 12], ["Brossard", 12], ["Dujardin", 12], ["Jamet", 12], ["Jacquot", 12],
  ["Maillot", 12], ["Mas", 12], ["Monnet", 12], ["Wolff", 12], ["Jaouen", 10], ["Jimenez", 10], ["Kieffer", 10],
  ["Haas", 10], ["Vandamme", 10], ["Barthe", 10], ["Lafitte", 10], ["Castaing", 10], ["Peyre", 10],
  ["Jacquemin", 10], ["Michon", 10], ["Besse", 10], ["Marquet", 10], ["Mary", 10], ["Rault", 10], ["Teissier", 10],
  ["Vigneron", 10], ["Cadiou", 8], ["Madec", 8], ["Nédélec", 8], ["Ferrari", 8], ["Romano", 8], ["Russo", 8],
  ["Marino", 8], ["Kuntz", 8], ["Benhamou", 8], ["Kowalski", 8], ["Nowak", 8], ["Astruc", 8], ["Cazenave", 8],
  ["Laffont", 8], ["Dupouy", 8], ["Jeanne", 8], ["Le Breton", 8], ["Leroyer", 8], ["Kerhervé", 6], ["Muñoz", 6],
  ["Moretti", 6], ["Bianchi", 6], ["Ricci", 6], ["Santoni", 6], ["Mattei", 6], ["Casanova", 6], ["Vandenberghe", 6],
  ["Castex", 6], ["Navarre", 6], ["Coutant", 6], ["Etcheverry", 5], ["Albertini", 4], ["Luciani", 4],
  ["Ehrhart", 4], ["Dewailly", 4], ["Deconinck", 4], ["Lewandowski", 4], ["Diot", 4], ["Wojciechowski", 3],
  ["Jankowski", 3], ["Ribeyre", 3],
];

// biome-ignore format: several names a line
const maghrebi: NameRows = {
  family: [
    ["Benali", 30], ["Belkacem", 20], ["Haddad", 22], ["Saidi", 24], ["Amrani", 24], ["Mansouri", 24],
    ["Bouzid", 20], ["Cherif", 22], ["Brahimi", 22], ["Hamidi", 18], ["Slimani", 20], ["Zeroual", 10],
    ["Ziani", 18], ["Bensaid", 14], ["Khelifi", 14], ["Meziane", 16], ["Bouchareb", 6], ["Hamdi", 18],
    ["Rahmani", 22], ["Mokhtari", 14], ["Boukhari", 10], ["Kaci", 10], ["Messaoudi", 16], ["Belaïd", 14],
    ["Taleb", 14], ["Chaoui", 10], ["Bennani", 8], ["Alaoui", 14], ["El Amrani", 10], ["El Idrissi", 8],
    ["Idrissi", 12], ["Lahlou", 6], ["Tazi", 6], ["Trabelsi", 16], ["Ben Salah", 8], ["Jaziri", 4], ["Gharbi", 12],
    ["Hamza", 8], ["Aït Ali", 4], ["Ouali", 10], ["Boudjemaa", 6], ["Djebbar", 8], ["Ferhat", 10], ["Lounis", 10],
    ["Touati", 16], ["Yahiaoui", 14], ["Zerrouki", 8], ["Bouaziz", 14], ["Benamar", 12], ["Chaabane", 8],
    ["Kadri", 12], ["Larbi", 12], ["Moussaoui", 14], ["Nasri", 12], ["Nouri", 10], ["Guerroudj", 3], ["Toumi", 12],
    ["Zitouni", 14], ["Bouhadjar", 2], ["Daoudi", 10], ["Hammami", 8], ["Bouazza", 8], ["Sebbar", 3],
  ],
  female: [
    ["Fatima", 90, 80, 30, 16], ["Fatiha", 30, 60, 10, 1], ["Khadija", 50, 60, 30, 16], ["Nadia", 14, 80, 60, 10],
    ["Malika", 30, 80, 20, 3], ["Samira", 6, 60, 50, 8], ["Karima", 4, 60, 40, 4], ["Rachida", 24, 60, 14, 1],
    ["Yamina", 40, 40, 8, 2], ["Zohra", 50, 40, 8, 2], ["Leïla", 6, 40, 40, 20], ["Yasmine", 1, 10, 50, 60],
    ["Assia", 2, 14, 40, 30], ["Amina", 6, 14, 50, 40], ["Aïcha", 40, 30, 24, 24], ["Imane", 1, 8, 50, 40],
    ["Nour", 0, 2, 14, 60], ["Naïma", 14, 60, 24, 3], ["Farida", 20, 60, 24, 3], ["Houria", 24, 40, 10, 2],
    ["Hanane", 2, 20, 50, 10], ["Salma", 1, 3, 20, 50], ["Kenza", 1, 4, 30, 50], ["Aya", 0, 0, 10, 70],
    ["Sofia", 1, 8, 24, 50], ["Myriam", 6, 24, 40, 40], ["Inès", 0, 2, 40, 80], ["Sarah", 1, 6, 60, 70],
    ["Lina", 0, 2, 24, 80], ["Sabrina", 0, 10, 80, 14], ["Soraya", 3, 24, 30, 8], ["Ghizlane", 0, 8, 30, 6],
    ["Sana", 0, 4, 24, 24], ["Ikram", 0, 2, 14, 30], ["Dounia", 0, 6, 40, 24], ["Siham", 1, 14, 40, 14],
    ["Latifa", 20, 50, 14, 2], ["Halima", 30, 40, 14, 10], ["Hafida", 10, 30, 8, 1], ["Djamila", 20, 50, 14, 2],
    ["Lila", 2, 8, 20, 30], ["Zineb", 10, 20, 30, 20], ["Maryam", 0, 2, 12, 50], ["Nora", 6, 30, 40, 14],
    ["Rania", 0, 2, 24, 50], ["Hajar", 0, 3, 24, 30], ["Asma", 0, 3, 30, 40],
  ],
  male: [
    ["Mohamed", 130, 120, 110, 100], ["Ahmed", 90, 70, 40, 30], ["Ali", 70, 50, 30, 30],
    ["Abdelkader", 50, 50, 20, 3], ["Karim", 6, 70, 80, 14], ["Rachid", 24, 90, 40, 2], ["Mustapha", 24, 60, 20, 2],
    ["Saïd", 40, 60, 30, 6], ["Omar", 24, 40, 30, 30], ["Hassan", 30, 50, 20, 8], ["Youssef", 16, 30, 60, 60],
    ["Mehdi", 3, 24, 100, 40], ["Sofiane", 0, 10, 80, 40], ["Bilal", 0, 6, 60, 60], ["Ayoub", 0, 2, 40, 70],
    ["Amine", 1, 8, 70, 60], ["Yanis", 0, 2, 30, 90], ["Rayan", 0, 0, 10, 90], ["Adam", 0, 3, 16, 110],
    ["Ibrahim", 10, 14, 24, 70], ["Ismaël", 2, 8, 24, 50], ["Imran", 0, 1, 4, 60], ["Nassim", 0, 6, 50, 50],
    ["Kamel", 10, 60, 50, 3], ["Nabil", 4, 40, 70, 10], ["Farid", 10, 70, 50, 3], ["Samir", 6, 60, 60, 8],
    ["Khaled", 10, 40, 50, 14], ["Brahim", 24, 40, 30, 8], ["Hamid", 14, 60, 24, 2], ["Djamel", 6, 70, 30, 1],
    ["Walid", 1, 10, 50, 40], ["Anis", 1, 6, 40, 40], ["Ilyes", 0, 1, 16, 60], ["Naïm", 1, 6, 24, 40],
    ["Reda", 1, 10, 40, 30], ["Hicham", 1, 20, 60, 6], ["Abdelaziz", 20, 40, 20, 3], ["Abdallah", 20, 30, 20, 14],
    ["Salim", 6, 30, 40, 14], ["Younes", 2, 8, 40, 50], ["Hakim", 6, 50, 60, 6], ["Zakaria", 1, 6, 50, 50],
    ["Idriss", 1, 4, 16, 40], ["Noureddine", 6, 40, 24, 2], ["Tarik", 1, 20, 40, 6], ["Soufiane", 0, 6, 50, 24],
    ["Malik", 3, 24, 40, 40],
  ],
};

// biome-ignore format: several names a line
const westAfrican: NameRows = {
  family: [
    ["Diallo", 44], ["Traoré", 40], ["Diarra", 26], ["Coulibaly", 36], ["Camara", 30], ["Keita", 24], ["Cissé", 22],
    ["Sow", 24], ["Ba", 22], ["Ndiaye", 24], ["Diop", 22], ["Koné", 22], ["Touré", 20], ["Sylla", 20],
    ["Sissoko", 18], ["Konaté", 18], ["Bah", 18], ["Barry", 18], ["Kanté", 10], ["Fofana", 16], ["Dembélé", 16],
    ["Doucouré", 12], ["Kouassi", 10], ["Kouamé", 8], ["Mendy", 12], ["Gueye", 10], ["Fall", 12], ["Sarr", 10],
    ["Soumaré", 6], ["Niang", 6],
  ],
  female: [
    ["Aminata", 14, 40, 60, 50], ["Fatoumata", 24, 50, 70, 60], ["Mariam", 8, 24, 50, 50], ["Awa", 10, 20, 30, 40],
    ["Aïssata", 6, 24, 40, 40], ["Kadiatou", 6, 20, 30, 30], ["Oumou", 4, 14, 24, 24], ["Assa", 2, 10, 30, 24],
    ["Hawa", 6, 14, 30, 40], ["Djeneba", 6, 20, 30, 20], ["Maimouna", 6, 16, 24, 24], ["Ramata", 2, 10, 16, 14],
    ["Bintou", 4, 14, 24, 24], ["Mariama", 6, 20, 30, 30], ["Adama", 4, 10, 14, 14], ["Fanta", 3, 14, 24, 24],
    ["Aïcha", 4, 10, 20, 40], ["Nafissatou", 1, 8, 20, 16], ["Ndeye", 6, 20, 20, 10], ["Sira", 1, 8, 20, 24],
    ["Rokhaya", 2, 8, 14, 14],
  ],
  male: [
    ["Mamadou", 30, 70, 60, 50], ["Moussa", 20, 40, 50, 60], ["Ibrahima", 14, 30, 40, 40],
    ["Amadou", 14, 30, 40, 30], ["Ousmane", 10, 30, 40, 30], ["Abdoulaye", 14, 40, 50, 40],
    ["Boubacar", 8, 30, 40, 24], ["Cheikh", 8, 24, 30, 24], ["Seydou", 6, 20, 30, 14], ["Adama", 4, 16, 30, 30],
    ["Bakary", 6, 24, 40, 30], ["Souleymane", 6, 20, 40, 40], ["Issa", 4, 14, 24, 40], ["Sékou", 4, 14, 24, 24],
    ["Oumar", 8, 24, 40, 24], ["Modibo", 4, 10, 14, 8], ["Lassana", 3, 20, 30, 20], ["Demba", 4, 16, 24, 16],
    ["Alassane", 3, 16, 24, 24], ["Aboubacar", 3, 14, 30, 30], ["Idrissa", 3, 14, 24, 20], ["Samba", 6, 24, 24, 14],
  ],
};

// biome-ignore format: several names a line
const portuguese: NameRows = {
  family: [
    ["Da Silva", 60], ["Pereira", 44], ["Ferreira", 40], ["Rodrigues", 42], ["Dos Santos", 38], ["Martins", 36],
    ["Lopes", 34], ["Gomes", 34], ["Gonçalves", 32], ["Fernandes", 40], ["Alves", 28], ["Ribeiro", 26],
    ["Pinto", 24], ["Teixeira", 24], ["Marques", 22], ["De Oliveira", 18], ["Carvalho", 20], ["De Sousa", 18],
    ["Da Costa", 22], ["Mendes", 16], ["Soares", 14], ["Dias", 14], ["Moreira", 14], ["Vieira", 14],
    ["Correia", 12], ["Nunes", 12], ["Antunes", 10], ["Coelho", 10], ["Monteiro", 12], ["Tavares", 10],
    ["Barbosa", 8], ["Cardoso", 10], ["Almeida", 10],
  ],
  female: [
    ["Maria", 120, 80, 8, 2], ["Ana", 20, 40, 24, 10], ["Rosa", 24, 24, 2, 0], ["Fernanda", 14, 24, 4, 0],
    ["Manuela", 8, 24, 6, 0], ["Isabel", 10, 30, 8, 1], ["Teresa", 14, 20, 4, 0], ["Conceição", 14, 10, 0, 0],
    ["Paula", 2, 30, 14, 1], ["Sandra", 0, 14, 30, 3], ["Lucinda", 10, 14, 1, 0], ["Cristina", 2, 24, 20, 2],
    ["Inês", 0, 2, 6, 12], ["Carla", 1, 14, 24, 3],
  ],
  male: [
    ["Manuel", 60, 50, 14, 3], ["José", 60, 50, 8, 2], ["Antonio", 50, 40, 14, 3], ["Carlos", 14, 40, 24, 4],
    ["Paulo", 2, 30, 16, 2], ["Fernando", 14, 30, 6, 1], ["João", 14, 20, 8, 3], ["Joaquim", 24, 14, 3, 1],
    ["Luis", 10, 24, 14, 6], ["Rui", 1, 14, 10, 2], ["Jorge", 6, 24, 14, 2], ["Victor", 3, 14, 10, 3],
    ["Tiago", 0, 2, 8, 20], ["Diogo", 0, 1, 6, 10],
  ],
};

// biome-ignore format: several names a line
const turkish: NameRows = {
  family: [
    ["Yilmaz", 30], ["Kaya", 24], ["Demir", 22], ["Yildirim", 16], ["Celik", 14], ["Sahin", 14], ["Öztürk", 12],
    ["Arslan", 14], ["Dogan", 14], ["Yildiz", 14], ["Kilic", 12], ["Aydin", 12], ["Polat", 10], ["Aslan", 10],
  ],
  female: [
    ["Fatma", 60, 60, 20, 6], ["Ayse", 60, 60, 24, 8], ["Emine", 40, 50, 20, 6], ["Zeynep", 10, 20, 30, 40],
    ["Elif", 3, 12, 40, 50], ["Esra", 0, 6, 50, 24], ["Büsra", 0, 2, 40, 30], ["Yasemin", 2, 20, 40, 14],
    ["Özlem", 1, 30, 40, 4], ["Hatice", 40, 50, 20, 6], ["Melek", 4, 14, 20, 14], ["Sevda", 3, 16, 24, 8],
  ],
  male: [
    ["Mehmet", 60, 60, 30, 14], ["Mustafa", 50, 50, 30, 20], ["Ali", 50, 50, 40, 30], ["Ahmet", 40, 40, 24, 10],
    ["Hasan", 40, 40, 24, 10], ["Murat", 3, 40, 50, 10], ["Ibrahim", 20, 24, 24, 20], ["Yusuf", 10, 20, 30, 50],
    ["Emre", 0, 6, 50, 40], ["Burak", 0, 3, 50, 30], ["Hakan", 1, 24, 40, 6], ["Deniz", 1, 8, 24, 24],
    ["Enes", 0, 0, 30, 40], ["Ömer", 10, 14, 24, 24],
  ],
};

// biome-ignore format: several names a line
const vietnamese: NameRows = {
  family: [
    ["Nguyen", 60], ["Tran", 30], ["Pham", 20], ["Huynh", 14], ["Ly", 12], ["Truong", 10], ["Vu", 8], ["Bui", 6],
    ["Dang", 6], ["Phan", 8], ["Hoang", 6], ["Vo", 5],
  ],
  female: [
    ["Linh", 0, 4, 14, 14], ["Mai", 4, 14, 14, 8], ["Kim", 6, 14, 10, 4], ["Lan", 10, 20, 8, 1],
    ["Hoa", 10, 14, 3, 0], ["Anh", 2, 8, 12, 8], ["Thuy", 4, 16, 10, 2], ["Huong", 3, 14, 10, 2],
    ["Thao", 0, 4, 12, 8], ["Ngoc", 3, 10, 8, 4],
  ],
  male: [
    ["Minh", 4, 14, 14, 8], ["Hung", 3, 14, 6, 1], ["Tuan", 1, 10, 12, 2], ["Thanh", 8, 20, 8, 1],
    ["Duc", 2, 10, 8, 4], ["Long", 2, 10, 10, 4], ["Hai", 3, 10, 6, 2], ["Dung", 3, 12, 6, 1], ["Nam", 1, 6, 10, 6],
    ["Son", 2, 10, 8, 2],
  ],
};

// biome-ignore format: several names a line
const chinese: NameRows = {
  family: [
    ["Chen", 24], ["Wang", 18], ["Zhang", 16], ["Liu", 12], ["Wu", 12], ["Lin", 12], ["Zheng", 8], ["Zhou", 8],
    ["Huang", 8], ["Hu", 8], ["Xu", 8], ["Zhu", 6], ["Ye", 6], ["Yang", 10], ["Li", 14],
  ],
  female: [
    ["Ying", 3, 10, 16, 8], ["Li", 6, 12, 8, 2], ["Mei", 4, 10, 10, 8], ["Xin", 1, 3, 10, 8], ["Jing", 2, 8, 14, 6],
    ["Yan", 3, 10, 10, 3], ["Hong", 4, 10, 6, 1], ["Lili", 1, 6, 8, 6], ["Xiaoli", 2, 10, 6, 1],
    ["Yue", 1, 3, 8, 8],
  ],
  male: [
    ["Wei", 3, 12, 16, 8], ["Jun", 2, 8, 12, 6], ["Jie", 1, 5, 12, 6], ["Ming", 4, 8, 8, 6], ["Feng", 2, 8, 8, 3],
    ["Qiang", 2, 8, 6, 1], ["Bin", 1, 6, 10, 3], ["Hao", 1, 4, 10, 8], ["Lei", 1, 6, 10, 4], ["Xiang", 1, 5, 6, 4],
  ],
};

function origin({ family, female, male }: NameRows): Origin {
  return {
    families: familyNames(family, latinMail),
    women: givenNames(female, latinMail),
    men: givenNames(male, latinMail),
  };
}

const french = origin({ family, female, male });

const shares: Weighted<Share> = weighted(
  [
    { origin: french, perMille: 862, given: 1 },
    { origin: origin(maghrebi), perMille: 74, given: 0.93 },
    { origin: origin(westAfrican), perMille: 18, given: 0.93 },
    { origin: origin(portuguese), perMille: 32, given: 0.4 },
    { origin: origin(turkish), perMille: 6, given: 0.97 },
    { origin: origin(vietnamese), perMille: 4, given: 0.35 },
    { origin: origin(chinese), perMille: 4, given: 0.5 },
  ],
  (share) => share.perMille,
);
