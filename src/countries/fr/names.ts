import type { Rng } from "../../random/rng.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { type FamilyRow, familyNames, type GivenRow } from "../shared/name-table.ts";
import {
  type NameRows,
  nameOfOrigin,
  type Origin,
  type Origins,
  originOf,
  originShares,
  type Share,
} from "../shared/origins.ts";

/** Given name, family name. In many departments some family names are those of the old province. */
export function personName(rng: Rng, bearer: Bearer): PersonName {
  return nameOfOrigin(rng, origins.get(bearer.place.code.slice(0, 2)) ?? elsewhere, bearer);
}

// biome-ignore format: several names a line
const female: readonly GivenRow[] = [
  ["Marie", 640, 220, 225, 240], ["Monique", 640, 60, 1, 0], ["Jacqueline", 480, 60, 1, 0],
  ["Françoise", 600, 170, 3, 0], ["Nicole", 540, 160, 3, 0], ["Michèle", 360, 80, 1, 0], ["Annie", 330, 160, 2, 0],
  ["Christiane", 330, 130, 1, 0], ["Danielle", 260, 70, 1, 0], ["Jeannine", 230, 8, 0, 0],
  ["Claudine", 190, 80, 2, 0], ["Colette", 220, 30, 1, 1], ["Bernadette", 210, 70, 2, 0], ["Josette", 200, 20, 0, 0],
  ["Yvette", 190, 30, 0, 0], ["Simone", 160, 10, 1, 1], ["Denise", 200, 20, 1, 0], ["Andrée", 160, 10, 0, 0],
  ["Madeleine", 130, 20, 6, 24], ["Marie-Thérèse", 160, 30, 0, 0], ["Geneviève", 170, 50, 4, 1],
  ["Martine", 330, 420, 6, 0], ["Chantal", 270, 280, 3, 0], ["Odile", 130, 60, 2, 0], ["Liliane", 160, 50, 1, 0],
  ["Ginette", 190, 14, 0, 0], ["Paulette", 160, 8, 0, 0], ["Suzanne", 110, 8, 2, 10], ["Huguette", 120, 12, 0, 0],
  ["Arlette", 140, 20, 0, 0], ["Éliane", 150, 50, 2, 0], ["Évelyne", 170, 160, 2, 0], ["Marie-Claude", 160, 70, 0, 0],
  ["Jeanne", 130, 10, 8, 80], ["Thérèse", 110, 14, 2, 3], ["Lucette", 100, 6, 0, 0], ["Raymonde", 80, 4, 0, 0],
  ["Renée", 110, 8, 1, 1], ["Marcelle", 70, 4, 0, 0], ["Lucienne", 80, 4, 0, 0], ["Yvonne", 70, 5, 0, 0],
  ["Germaine", 50, 3, 0, 0], ["Georgette", 60, 4, 0, 0], ["Gisèle", 130, 24, 0, 0], ["Jocelyne", 170, 150, 3, 0],
  ["Michelle", 150, 40, 1, 0], ["Maryse", 120, 70, 1, 0], ["Mireille", 150, 70, 2, 0], ["Pierrette", 90, 12, 0, 0],
  ["Solange", 90, 24, 1, 1], ["Micheline", 120, 12, 0, 0], ["Rolande", 60, 5, 0, 0], ["Hélène", 110, 60, 80, 30],
  ["Anne-Marie", 140, 70, 2, 0], ["Marie-France", 120, 80, 0, 0], ["Marie-Christine", 80, 140, 1, 0],
  ["Marie-Hélène", 50, 60, 4, 0], ["Nadine", 110, 190, 6, 0], ["Ghislaine", 100, 60, 2, 0], ["Viviane", 80, 60, 3, 0],
  ["Christine", 140, 520, 30, 2], ["Catherine", 240, 560, 30, 3], ["Brigitte", 230, 360, 4, 0],
  ["Dominique", 130, 200, 5, 0], ["Sylvie", 40, 620, 20, 1], ["Isabelle", 20, 560, 70, 3],
  ["Nathalie", 10, 620, 100, 2], ["Véronique", 30, 450, 20, 1], ["Patricia", 40, 420, 30, 2],
  ["Valérie", 3, 470, 60, 2], ["Corinne", 14, 300, 14, 0], ["Laurence", 14, 280, 30, 1], ["Pascale", 14, 210, 10, 0],
  ["Florence", 20, 210, 50, 3], ["Anne", 100, 160, 70, 24], ["Béatrice", 50, 180, 10, 1],
  ["Sophie", 14, 210, 190, 40], ["Sandrine", 1, 360, 135, 2], ["Stéphanie", 0, 140, 300, 8],
  ["Karine", 2, 210, 120, 1], ["Carole", 3, 160, 60, 2], ["Virginie", 1, 125, 155, 10], ["Agnès", 60, 110, 20, 4],
  ["Élisabeth", 130, 110, 20, 10], ["Muriel", 14, 130, 14, 0], ["Fabienne", 10, 190, 10, 0],
  ["Murielle", 2, 55, 10, 0], ["Sabine", 14, 60, 14, 2], ["Marie-Laure", 4, 50, 14, 0], ["Joëlle", 60, 100, 2, 0],
  ["Régine", 60, 40, 1, 0], ["Josiane", 150, 100, 1, 0], ["Lydie", 14, 60, 20, 4], ["Delphine", 2, 100, 165, 8],
  ["Céline", 4, 65, 365, 45], ["Christelle", 0, 165, 130, 2], ["Séverine", 1, 95, 125, 1], ["Magali", 2, 80, 90, 3],
  ["Estelle", 3, 45, 100, 40], ["Laetitia", 1, 25, 190, 10], ["Aurélie", 1, 15, 340, 45], ["Émilie", 3, 8, 320, 95],
  ["Élodie", 0, 4, 290, 85], ["Julie", 4, 14, 340, 190], ["Audrey", 0, 18, 260, 55], ["Mélanie", 1, 6, 195, 55],
  ["Marion", 3, 7, 215, 155], ["Laura", 1, 6, 250, 230], ["Camille", 4, 5, 185, 345], ["Pauline", 5, 6, 210, 205],
  ["Charlotte", 4, 10, 150, 150], ["Lucie", 14, 10, 155, 205], ["Mathilde", 6, 6, 105, 190],
  ["Marine", 0, 3, 205, 220], ["Manon", 1, 2, 125, 390], ["Léa", 1, 2, 85, 440], ["Chloé", 0, 2, 95, 385],
  ["Emma", 2, 1, 16, 340], ["Inès", 2, 4, 20, 150], ["Sarah", 2, 10, 145, 200], ["Clara", 5, 3, 55, 250],
  ["Anaïs", 0, 4, 165, 240], ["Océane", 0, 0, 35, 240], ["Jade", 0, 0, 5, 260], ["Louise", 24, 4, 24, 120],
  ["Alice", 30, 6, 55, 130], ["Lola", 0, 1, 8, 150], ["Eva", 4, 3, 24, 165], ["Zoé", 0, 1, 14, 130],
  ["Juliette", 22, 7, 55, 160], ["Ambre", 0, 0, 10, 140], ["Lilou", 0, 0, 1, 95], ["Lina", 1, 1, 5, 90],
  ["Nina", 1, 3, 24, 95], ["Romane", 0, 0, 12, 130], ["Anna", 18, 5, 30, 115], ["Rose", 12, 2, 3, 40],
  ["Julia", 3, 3, 30, 120], ["Margaux", 0, 2, 80, 130], ["Agathe", 3, 2, 20, 95], ["Justine", 1, 3, 145, 165],
  ["Morgane", 0, 3, 115, 155], ["Noémie", 2, 4, 110, 110], ["Lisa", 0, 3, 60, 140], ["Ophélie", 0, 2, 90, 65],
  ["Amandine", 0, 10, 205, 75], ["Fanny", 3, 10, 115, 55], ["Claire", 24, 45, 160, 115], ["Cécile", 40, 80, 150, 24],
  ["Caroline", 6, 85, 165, 24], ["Alexandra", 1, 22, 120, 40], ["Jennifer", 0, 5, 135, 14],
  ["Jessica", 0, 5, 135, 18], ["Vanessa", 0, 18, 150, 14], ["Laure", 6, 40, 90, 10], ["Amélie", 2, 8, 150, 85],
  ["Aline", 30, 50, 60, 6], ["Nadège", 3, 60, 60, 2], ["Coralie", 0, 6, 110, 75], ["Gaëlle", 1, 30, 90, 12],
  ["Solène", 0, 2, 55, 85], ["Maëva", 0, 2, 90, 60], ["Maëlle", 0, 0, 14, 115], ["Clémence", 3, 3, 90, 120],
  ["Capucine", 0, 0, 5, 55], ["Apolline", 0, 0, 6, 50], ["Élise", 4, 4, 45, 105], ["Adèle", 10, 2, 8, 70],
  ["Gabrielle", 24, 3, 10, 50], ["Victoria", 2, 2, 10, 75], ["Éléonore", 1, 3, 20, 50], ["Constance", 2, 3, 20, 50],
  ["Lou", 0, 0, 5, 70], ["Léonie", 4, 1, 3, 45], ["Mila", 0, 0, 0, 15], ["Lena", 0, 0, 12, 110],
  ["Elsa", 3, 4, 60, 90], ["Célia", 0, 4, 70, 110], ["Salomé", 0, 1, 24, 80], ["Tiphaine", 0, 4, 70, 24],
  ["Sandra", 1, 90, 160, 14], ["Sonia", 2, 100, 120, 20], ["Nadia", 8, 80, 110, 10], ["Myriam", 20, 70, 80, 24],
  ["Ludivine", 0, 3, 105, 12], ["Cindy", 0, 8, 130, 8], ["Angélique", 1, 45, 130, 8], ["Alexia", 0, 1, 50, 105],
  ["Axelle", 0, 3, 40, 70], ["Marie-Pierre", 14, 60, 6, 0], ["Raphaëlle", 1, 8, 30, 24], ["Diane", 2, 12, 30, 30],
  ["Victoire", 1, 2, 14, 60], ["Blanche", 14, 1, 2, 24], ["Annick", 160, 90, 1, 0], ["Gwenaëlle", 1, 40, 40, 2],
  ["Rachel", 8, 24, 50, 24], ["Judith", 6, 14, 24, 20], ["Valentine", 3, 4, 30, 75], ["Emmanuelle", 6, 130, 90, 3],
  ["Marie-Claire", 60, 40, 1, 0], ["Marie-Louise", 60, 8, 0, 1], ["Marie-Josée", 60, 40, 1, 0],
  ["Roselyne", 80, 60, 2, 0], ["Maud", 2, 30, 50, 8], ["Hortense", 2, 1, 6, 16], ["Lana", 0, 0, 1, 30],
  ["Anouk", 1, 3, 14, 40], ["Flavie", 0, 1, 14, 40], ["Margot", 1, 1, 20, 105], ["Perrine", 0, 8, 60, 16],
  ["Bérénice", 1, 4, 24, 16], ["Clotilde", 4, 14, 30, 14], ["Faustine", 0, 1, 16, 50], ["Lise", 6, 8, 30, 50],
  ["Maëlys", 0, 0, 1, 105], ["Alix", 1, 3, 30, 50], ["Jeanne-Marie", 10, 2, 0, 0], ["Luna", 0, 0, 1, 40],
  ["Solenn", 0, 6, 24, 16], ["Claudie", 40, 30, 1, 0], ["Mauricette", 30, 1, 0, 0], ["Odette", 90, 3, 0, 1],
  ["Marguerite", 50, 5, 4, 16], ["Reine", 30, 6, 1, 1], ["Sabrina", 0, 14, 130, 12], ["Élisa", 1, 3, 30, 120],
  ["Mélissa", 0, 2, 40, 105], ["Laurie", 0, 2, 50, 75], ["Cassandra", 0, 1, 30, 55], ["Émeline", 0, 2, 50, 55],
  ["Éloïse", 1, 3, 24, 85], ["Alicia", 0, 1, 20, 110], ["Louna", 0, 0, 1, 75], ["Andréa", 0, 1, 30, 70],
  ["Héloïse", 2, 3, 18, 60], ["Carla", 0, 2, 10, 95], ["Ilona", 0, 0, 5, 55], ["Flora", 2, 8, 24, 30],
  ["Kelly", 0, 0, 20, 40], ["Lucile", 6, 4, 40, 60], ["Marlène", 8, 40, 50, 6], ["Sylviane", 60, 50, 1, 0],
  ["Maryline", 12, 50, 8, 0], ["Marie-Paule", 60, 30, 0, 0], ["Rosine", 14, 12, 2, 0],
];

// biome-ignore format: several names a line
const male: readonly GivenRow[] = [
  ["Jean", 760, 170, 40, 40], ["Michel", 700, 240, 6, 1], ["Pierre", 480, 120, 165, 175], ["André", 420, 60, 2, 1],
  ["Claude", 420, 80, 1, 0], ["Jacques", 430, 100, 3, 2], ["Bernard", 400, 130, 2, 0], ["Gérard", 390, 120, 1, 0],
  ["Daniel", 380, 180, 20, 6], ["René", 250, 24, 2, 1], ["Roger", 230, 14, 1, 0], ["Robert", 210, 24, 4, 1],
  ["Marcel", 160, 14, 2, 6], ["Georges", 150, 20, 3, 3], ["Raymond", 150, 10, 0, 0], ["Guy", 230, 50, 1, 0],
  ["Roland", 150, 30, 1, 0], ["Maurice", 140, 14, 1, 1], ["Henri", 130, 24, 6, 20], ["Louis", 130, 12, 30, 200],
  ["Serge", 200, 110, 4, 0], ["Christian", 320, 240, 10, 1], ["Alain", 420, 300, 3, 0],
  ["Jean-Claude", 320, 100, 1, 0], ["Jean-Pierre", 330, 130, 2, 0], ["Yves", 220, 100, 3, 0], ["Lucien", 80, 6, 2, 8],
  ["Paul", 120, 20, 40, 180], ["Gilbert", 110, 24, 1, 0], ["Francis", 150, 110, 3, 0], ["Joseph", 70, 8, 4, 20],
  ["François", 190, 140, 50, 12], ["Marc", 110, 190, 30, 14], ["Patrick", 190, 390, 10, 1],
  ["Jean-Paul", 140, 60, 1, 0], ["Jean-Marie", 100, 40, 1, 0], ["Jean-Louis", 100, 60, 1, 0],
  ["Jean-François", 60, 110, 6, 0], ["Jean-Luc", 40, 150, 2, 0], ["Jean-Michel", 80, 100, 3, 0],
  ["Jean-Jacques", 70, 50, 1, 0], ["Jean-Marc", 30, 130, 2, 0], ["Jean-Yves", 40, 60, 1, 0],
  ["Jean-Philippe", 3, 60, 10, 0], ["Jean-Baptiste", 3, 6, 50, 24], ["Dominique", 160, 220, 4, 0],
  ["Philippe", 150, 560, 20, 2], ["Gilles", 70, 210, 5, 0], ["Hubert", 50, 24, 3, 1], ["Denis", 80, 140, 12, 1],
  ["Didier", 80, 330, 4, 0], ["Thierry", 30, 490, 12, 0], ["Bruno", 50, 280, 14, 2], ["Éric", 30, 450, 30, 2],
  ["Pascal", 50, 440, 12, 0], ["Hervé", 40, 190, 6, 0], ["Joël", 90, 120, 4, 2], ["Luc", 40, 70, 10, 10],
  ["Xavier", 30, 130, 50, 6], ["Étienne", 40, 40, 30, 40], ["Laurent", 14, 380, 40, 2], ["Olivier", 20, 360, 90, 4],
  ["Frédéric", 10, 370, 110, 2], ["Stéphane", 8, 410, 90, 2], ["Franck", 8, 250, 40, 2],
  ["Christophe", 6, 460, 90, 2], ["Fabrice", 4, 210, 30, 0], ["Vincent", 20, 190, 185, 95],
  ["Emmanuel", 14, 160, 60, 14], ["Jérôme", 4, 200, 165, 3], ["David", 4, 275, 240, 58],
  ["Sébastien", 1, 140, 350, 14], ["Nicolas", 6, 160, 470, 200], ["Cédric", 0, 65, 235, 8],
  ["Ludovic", 1, 110, 150, 6], ["Arnaud", 5, 100, 165, 20], ["Guillaume", 3, 45, 280, 115],
  ["Benoît", 14, 80, 130, 24], ["Yann", 3, 55, 95, 48], ["Grégory", 0, 35, 175, 5], ["Damien", 2, 20, 210, 48],
  ["Mickaël", 0, 40, 235, 28], ["Julien", 3, 22, 440, 135], ["Alexandre", 6, 40, 290, 335],
  ["Thomas", 3, 24, 270, 450], ["Romain", 3, 6, 250, 200], ["Anthony", 0, 9, 255, 130], ["Maxime", 3, 6, 240, 345],
  ["Kévin", 0, 1, 240, 145], ["Jérémy", 0, 5, 240, 115], ["Mathieu", 2, 14, 200, 115], ["Matthieu", 2, 24, 150, 24],
  ["Florian", 0, 3, 185, 180], ["Benjamin", 2, 10, 195, 145], ["Clément", 4, 4, 155, 335],
  ["Quentin", 0, 2, 125, 300], ["Adrien", 6, 6, 165, 165], ["Aurélien", 1, 8, 155, 58], ["Antoine", 8, 20, 155, 290],
  ["Fabien", 2, 70, 150, 8], ["Simon", 3, 10, 90, 125], ["Rémi", 6, 14, 115, 85], ["Valentin", 1, 1, 110, 280],
  ["Alexis", 2, 4, 110, 290], ["Lucas", 0, 1, 68, 460], ["Hugo", 0, 1, 58, 380], ["Théo", 0, 0, 48, 390],
  ["Enzo", 0, 0, 6, 360], ["Nathan", 0, 0, 20, 290], ["Léo", 2, 1, 14, 190], ["Raphaël", 4, 12, 60, 165],
  ["Gabriel", 8, 4, 30, 185], ["Arthur", 6, 2, 35, 180], ["Jules", 6, 1, 10, 165], ["Adam", 0, 1, 8, 90],
  ["Ethan", 0, 0, 2, 130], ["Mathis", 0, 0, 10, 270], ["Tom", 0, 0, 10, 180], ["Noah", 0, 0, 2, 155],
  ["Maël", 0, 0, 4, 75], ["Sacha", 0, 1, 12, 120], ["Gabin", 0, 0, 2, 70], ["Paul-Henri", 3, 3, 2, 1],
  ["Baptiste", 1, 2, 80, 210], ["Dylan", 0, 0, 70, 180], ["Axel", 0, 3, 50, 160], ["Victor", 14, 4, 50, 160],
  ["Martin", 3, 6, 40, 140], ["Samuel", 2, 16, 65, 130], ["Robin", 0, 2, 60, 140], ["Tristan", 0, 1, 35, 120],
  ["Loïc", 2, 26, 120, 95], ["Corentin", 0, 1, 90, 120], ["Bastien", 0, 3, 90, 100], ["Dorian", 0, 1, 40, 80],
  ["Killian", 0, 0, 24, 90], ["Évan", 0, 0, 4, 85], ["Timéo", 0, 0, 0, 65], ["Nolan", 0, 0, 4, 110],
  ["Liam", 0, 0, 1, 35], ["Eliott", 0, 0, 2, 50], ["Malo", 0, 0, 5, 55], ["Titouan", 0, 0, 10, 60],
  ["Augustin", 3, 1, 14, 60], ["Gaspard", 0, 0, 8, 60], ["Oscar", 1, 0, 8, 50], ["Camille", 12, 6, 20, 24],
  ["Marius", 8, 1, 8, 60], ["Achille", 2, 0, 3, 24], ["Aaron", 0, 0, 2, 40], ["Isaac", 0, 0, 2, 24],
  ["Mathéo", 0, 0, 2, 105], ["Esteban", 0, 0, 12, 80], ["Thibault", 0, 4, 110, 80], ["Thibaut", 0, 3, 80, 50],
  ["Pierre-Yves", 4, 14, 4, 0], ["Gaël", 0, 10, 40, 24], ["Erwan", 1, 14, 50, 40], ["Ronan", 1, 12, 14, 10],
  ["Tanguy", 0, 4, 24, 24], ["Yohan", 0, 8, 80, 20], ["Johan", 0, 6, 50, 14], ["Johann", 0, 20, 30, 4],
  ["Jonathan", 0, 5, 170, 48], ["Jordan", 0, 0, 130, 105], ["Steven", 0, 3, 60, 20], ["Bryan", 0, 0, 50, 40],
  ["Charles", 50, 20, 50, 60], ["Gaëtan", 6, 8, 70, 40], ["Lionel", 10, 110, 30, 1], ["Régis", 24, 80, 10, 1],
  ["Sylvain", 8, 75, 130, 12], ["Cyril", 4, 60, 90, 6], ["Ghislain", 10, 20, 14, 2], ["Geoffroy", 1, 8, 14, 4],
  ["Édouard", 10, 14, 30, 24], ["Grégoire", 2, 14, 40, 40], ["Aymeric", 0, 8, 40, 24], ["Armand", 24, 6, 6, 20],
  ["Bertrand", 24, 70, 20, 1], ["Norbert", 40, 14, 1, 0], ["Rémy", 30, 40, 30, 8], ["Richard", 30, 80, 20, 2],
  ["Patrice", 40, 160, 4, 0], ["Tony", 2, 30, 60, 14], ["Firmin", 8, 1, 1, 6], ["Léon", 20, 1, 3, 60],
  ["Edmond", 40, 3, 0, 1], ["Fernand", 50, 3, 0, 0], ["Albert", 60, 4, 1, 2], ["Émile", 40, 3, 2, 14],
  ["Eugène", 24, 2, 0, 3], ["Lilian", 2, 10, 30, 60], ["Pierre-Louis", 1, 2, 8, 6], ["Kylian", 0, 0, 8, 90],
  ["William", 8, 30, 60, 60], ["Jocelyn", 8, 24, 14, 1], ["Joris", 0, 2, 40, 24], ["Harold", 0, 2, 4, 2],
  ["Rodolphe", 3, 24, 12, 1], ["Renaud", 4, 40, 30, 1], ["Yannick", 8, 90, 60, 2], ["Marceau", 2, 0, 0, 10],
  ["Naël", 0, 0, 0, 15], ["Diego", 0, 2, 20, 50], ["Côme", 0, 0, 3, 40], ["Marc-Antoine", 1, 6, 20, 12],
  ["Pierre-Alain", 3, 10, 4, 0], ["Jean-Bernard", 16, 16, 0, 0], ["Jean-Christophe", 2, 40, 14, 0],
  ["Jean-Sébastien", 0, 6, 12, 2], ["Alban", 1, 6, 24, 30], ["Amaury", 1, 4, 20, 30], ["Basile", 1, 1, 4, 24],
  ["Donovan", 0, 0, 20, 30], ["Edgar", 4, 1, 4, 24], ["Félix", 4, 3, 10, 60], ["Fabio", 0, 3, 10, 20],
  ["Hippolyte", 3, 1, 4, 24], ["Jérémie", 1, 16, 60, 14], ["Kenzo", 0, 0, 1, 65], ["Kilian", 0, 0, 12, 40],
  ["Loan", 0, 0, 3, 60], ["Louka", 0, 0, 3, 50], ["Matthias", 1, 10, 30, 40], ["Maxence", 0, 2, 40, 120],
  ["Noé", 1, 1, 6, 85], ["Octave", 2, 1, 2, 24], ["Swann", 0, 0, 3, 40], ["Ulysse", 1, 1, 2, 20],
  ["Warren", 0, 0, 8, 20], ["Lorenzo", 0, 1, 12, 50], ["Antonin", 2, 2, 10, 60], ["Émilien", 2, 3, 20, 45],
  ["Luca", 0, 1, 5, 50], ["Mattéo", 0, 0, 4, 70], ["Romuald", 2, 24, 24, 2], ["Thibaud", 0, 3, 30, 24],
  ["Cyrille", 3, 24, 16, 2], ["Boris", 2, 10, 14, 6], ["Roman", 0, 0, 4, 24], ["Mathias", 1, 8, 30, 45],
  ["Yvan", 8, 12, 16, 5], ["Marc-Olivier", 0, 2, 3, 2], ["Jean-Charles", 8, 14, 10, 4], ["Jean-Noël", 20, 24, 3, 0],
  ["Jean-Pascal", 3, 14, 2, 0],
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
  ["Pagès", 16], ["Pottier", 16], ["Regnier", 16], ["Rigaud", 16], ["Rousset", 16], ["Sauvage", 16], ["Seguin", 16],
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

// biome-ignore format: several names a line
const corsican: NameRows = {
  family: [
    ["Casanova", 60], ["Mattei", 55], ["Albertini", 50], ["Santoni", 48], ["Luciani", 46], ["Rossi", 46],
    ["Paoli", 42], ["Colonna", 40], ["Leca", 38], ["Filippi", 38], ["Giudicelli", 36], ["Santini", 36], ["Poli", 36],
    ["Mariani", 36], ["Franceschi", 36], ["Grimaldi", 32], ["Agostini", 34], ["Orsini", 30], ["Pietri", 32],
    ["Simeoni", 26], ["Battesti", 26], ["Bartoli", 30], ["Antonetti", 24], ["Angelini", 26], ["Andreani", 26],
    ["Antoniotti", 12], ["Benedetti", 26], ["Bonelli", 16], ["Canarelli", 12], ["Casalta", 14], ["Ceccaldi", 22],
    ["Cesari", 24], ["Cristofari", 22], ["Emmanuelli", 18], ["Fabiani", 18], ["Ferrandi", 18], ["Fieschi", 10],
    ["Folacci", 12], ["Franchi", 18], ["Gaffory", 8], ["Giacobbi", 10], ["Giocanti", 12], ["Giovannetti", 16],
    ["Graziani", 24], ["Guidicelli", 8], ["Istria", 12], ["Lanfranchi", 16], ["Leccia", 18], ["Leonetti", 16],
    ["Leandri", 18], ["Lucchini", 14], ["Luccioni", 14], ["Lorenzi", 16], ["Marchetti", 20], ["Marcaggi", 10],
    ["Mondoloni", 16], ["Morelli", 14], ["Mozziconacci", 12], ["Nicolai", 22], ["Nicoli", 14], ["Olivieri", 20],
    ["Orsoni", 14], ["Ottavi", 18], ["Ottaviani", 12], ["Padovani", 18], ["Peretti", 20], ["Pieri", 18],
    ["Poggi", 24], ["Poggioli", 12], ["Quilichini", 16], ["Raffalli", 14], ["Renucci", 18], ["Sanguinetti", 12],
    ["Sarrola", 6], ["Susini", 24], ["Tomasi", 22], ["Torre", 18], ["Valentini", 14], ["Venturini", 18],
    ["Versini", 14], ["Vincensini", 14], ["Vincenti", 14], ["Zuccarelli", 8],
  ],
  female: [
    ["Marie-Ange", 14, 30, 10, 2], ["Angèle", 30, 14, 2, 3], ["Dominique", 20, 30, 3, 0], ["Toussainte", 10, 2, 0, 0],
    ["Letizia", 1, 3, 14, 14], ["Vannina", 0, 10, 24, 6], ["Serena", 0, 1, 6, 24], ["Lesia", 0, 0, 10, 24],
    ["Ghjulia", 0, 0, 6, 30], ["Laetitia", 2, 14, 24, 6], ["Marie-Antoinette", 24, 14, 2, 0],
    ["Marie-Françoise", 14, 14, 1, 0], ["Antoinette", 24, 6, 1, 0], ["Pauline", 10, 4, 20, 14],
    ["Andréa", 0, 0, 10, 24], ["Maria", 14, 4, 4, 6], ["Saveria", 3, 3, 6, 6], ["Santa", 4, 2, 2, 2],
    ["Angélique", 4, 10, 14, 3], ["Chjara", 0, 0, 3, 20],
  ],
  male: [
    ["Ange", 40, 30, 14, 12], ["Toussaint", 30, 20, 6, 3], ["Antoine", 50, 40, 30, 24], ["Dominique", 40, 40, 8, 1],
    ["Pascal", 24, 40, 14, 2], ["Jean-Baptiste", 14, 14, 24, 8], ["François", 40, 30, 14, 4],
    ["Ange-Marie", 6, 4, 3, 1], ["Don-Jacques", 4, 4, 2, 1], ["Ghjuvan-Battista", 0, 0, 2, 6],
    ["Lisandru", 0, 0, 8, 24], ["Andria", 0, 0, 6, 24], ["Petru", 0, 0, 6, 20], ["Pierre-Paul", 4, 14, 10, 4],
    ["Paul-André", 4, 6, 3, 0], ["Jean-Toussaint", 6, 6, 4, 1], ["Jean-Dominique", 3, 6, 3, 0],
    ["Matteu", 0, 0, 2, 14], ["Saveriu", 0, 0, 1, 6], ["Pasquale", 2, 1, 2, 3], ["Anto", 0, 0, 1, 8],
    ["Mathieu", 14, 6, 14, 10],
  ],
};

// biome-ignore format: several names a line
const breton: NameRows = {
  family: [
    ["Le Gall", 60], ["Le Goff", 52], ["Le Roux", 50], ["Guéguen", 44], ["Le Corre", 40], ["Morvan", 38],
    ["Prigent", 34], ["Tanguy", 36], ["Riou", 34], ["Le Bihan", 34], ["Quéré", 30], ["Le Guen", 30], ["Salaün", 30],
    ["Le Floch", 26], ["Guillou", 32], ["Jaouen", 24], ["Cadiou", 20], ["Madec", 22], ["Nédélec", 22],
    ["Kerhervé", 8], ["Le Breton", 22], ["Le Bras", 26], ["Le Berre", 26], ["Le Meur", 20], ["Le Gac", 20],
    ["Le Borgne", 16], ["Le Saux", 12], ["Le Pape", 12], ["Le Moal", 16], ["Le Quéré", 14], ["Le Moigne", 14],
    ["Le Du", 12], ["Le Cam", 16], ["Le Lay", 14], ["Le Calvez", 14], ["Le Guillou", 18], ["Le Fur", 16],
    ["Le Dantec", 10], ["Le Scouarnec", 6], ["Le Gallo", 16], ["Abgrall", 16], ["Bozec", 14], ["Cariou", 20],
    ["Cloarec", 16], ["Corre", 18], ["Caradec", 12], ["Derrien", 14], ["Guillerm", 14], ["Guivarch", 12],
    ["Gloaguen", 12], ["Guyomarch", 12], ["Hascoët", 12], ["Hélias", 12], ["Hamon", 26], ["Jégou", 18],
    ["Jézéquel", 18], ["Kermarrec", 14], ["Kervella", 14], ["Kerbrat", 10], ["Lagadec", 14], ["Mével", 14],
    ["Mahé", 20], ["Ollivier", 26], ["Pennec", 12], ["Péron", 18], ["Quéméneur", 12], ["Rannou", 14], ["Rolland", 28],
    ["Tromeur", 10], ["Rault", 20], ["Allain", 22], ["Bescond", 10], ["Talec", 8], ["Bothorel", 8], ["Lucas", 30],
    ["Philippe", 24], ["Le Tallec", 10], ["Le Moing", 8], ["Evanno", 8], ["Jouan", 10],
  ],
  female: [
    ["Annick", 60, 40, 1, 0], ["Gwenaëlle", 1, 40, 40, 3], ["Gwenola", 2, 24, 14, 2], ["Nolwenn", 0, 6, 50, 50],
    ["Enora", 0, 0, 6, 50], ["Maïwenn", 0, 2, 14, 24], ["Rozenn", 3, 20, 14, 6], ["Soizic", 3, 12, 10, 3],
    ["Katell", 0, 6, 16, 8], ["Bleuenn", 0, 0, 4, 14], ["Solenn", 0, 10, 30, 16], ["Maëlle", 0, 2, 30, 60],
    ["Morgane", 0, 6, 60, 60], ["Armelle", 14, 30, 14, 2], ["Nolwen", 0, 1, 8, 8], ["Gaëlle", 2, 50, 60, 6],
    ["Yvonne", 40, 4, 0, 0], ["Anne-Marie", 40, 20, 1, 0], ["Tifenn", 0, 1, 6, 16], ["Klervi", 0, 1, 3, 14],
    ["Aziliz", 0, 0, 2, 14], ["Maëla", 0, 0, 4, 10], ["Servane", 0, 2, 12, 10],
  ],
  male: [
    ["Yann", 6, 60, 60, 30], ["Erwan", 3, 24, 60, 50], ["Ronan", 3, 24, 30, 14], ["Gwenaël", 2, 24, 30, 8],
    ["Loïc", 14, 60, 60, 14], ["Yannick", 14, 80, 24, 1], ["Hervé", 30, 70, 4, 0], ["Malo", 0, 1, 14, 50],
    ["Ewen", 0, 0, 10, 40], ["Glenn", 0, 3, 16, 20], ["Corentin", 3, 4, 50, 60], ["Goulven", 1, 4, 8, 4],
    ["Maël", 0, 1, 10, 50], ["Briac", 0, 1, 8, 16], ["Yves", 60, 24, 1, 0], ["Jean-Yves", 40, 40, 1, 0],
    ["Tanguy", 0, 6, 24, 24], ["Gildas", 4, 20, 10, 2], ["Alan", 1, 4, 10, 24], ["Gurvan", 0, 2, 8, 10],
    ["Mikaël", 1, 24, 40, 8], ["Tugdual", 1, 1, 4, 5], ["Fañch", 0, 1, 3, 4], ["Elouan", 0, 0, 4, 40],
    ["Pierrick", 4, 24, 14, 4],
  ],
};

// biome-ignore format: several names a line
const alsatian: NameRows = {
  family: [
    ["Muller", 70], ["Meyer", 66], ["Schmitt", 56], ["Klein", 44], ["Schneider", 42], ["Weber", 34], ["Keller", 24],
    ["Hoffmann", 22], ["Wagner", 22], ["Fischer", 20], ["Becker", 18], ["Schmidt", 18], ["Walter", 20], ["Roth", 18],
    ["Schwartz", 16], ["Zimmermann", 18], ["Herrmann", 16], ["Wolff", 18], ["Kieffer", 14], ["Haas", 14],
    ["Kuntz", 10], ["Ehrhart", 8], ["Weiss", 18], ["Huber", 16], ["Jung", 14], ["Baumann", 14], ["Lang", 16],
    ["Frey", 14], ["Koch", 12], ["Bauer", 14], ["Braun", 12], ["Schaeffer", 14], ["Heitz", 10], ["Ott", 10],
    ["Fritsch", 12], ["Kuhn", 10], ["Sutter", 10], ["Stoll", 8], ["Wendling", 10], ["Burger", 10], ["Ritter", 8],
    ["Schreiber", 8], ["Ziegler", 8], ["Lutz", 10], ["Fuchs", 10], ["Hess", 10], ["Kremer", 8], ["Kauffmann", 10],
    ["Wurtz", 8], ["Dietrich", 10], ["Gross", 10], ["Bieber", 6], ["Bernhard", 8], ["Jacob", 8], ["Simon", 10],
    ["Siegel", 6], ["Sigrist", 5], ["Schoch", 4], ["Acker", 6], ["Ackermann", 6], ["Adam", 10], ["Antoni", 4],
    ["Barth", 8], ["Beyer", 6], ["Bischoff", 7], ["Bohn", 4], ["Ebel", 5], ["Eckert", 6], ["Friedrich", 6],
    ["Geiger", 6], ["Grasser", 4], ["Heim", 5], ["Hirsch", 6], ["Kern", 6], ["Kirch", 4], ["Kirschner", 4],
    ["Klipfel", 4], ["Knecht", 5], ["Kraemer", 8], ["Krebs", 5], ["Lehmann", 8], ["Lorentz", 7], ["Mathis", 7],
    ["Metzger", 8], ["Mosser", 5], ["Oberlé", 5], ["Pfister", 6], ["Peter", 8], ["Richert", 6], ["Reinhardt", 6],
    ["Rieger", 5], ["Riehl", 5], ["Rohmer", 4], ["Ruhlmann", 4], ["Scherer", 8], ["Schaller", 5], ["Schuler", 6],
    ["Schultz", 8], ["Spitz", 4], ["Steinmetz", 7], ["Stoffel", 6], ["Straub", 5], ["Urban", 4], ["Vogel", 9],
    ["Vogt", 7], ["Wolf", 10],
  ],
  female: [
    ["Marie-Thérèse", 40, 10, 0, 0], ["Marlyse", 14, 14, 1, 0], ["Marlène", 14, 24, 8, 2],
    ["Christiane", 40, 30, 0, 0], ["Doris", 10, 24, 4, 0], ["Carine", 1, 20, 14, 1], ["Cathia", 0, 6, 4, 0],
    ["Elfriede", 8, 1, 0, 0], ["Erna", 8, 1, 0, 0], ["Fabienne", 3, 40, 8, 0], ["Caroline", 3, 20, 40, 6],
    ["Elsa", 4, 2, 10, 24], ["Emma", 4, 1, 4, 60], ["Anne-Catherine", 2, 10, 8, 1],
  ],
  male: [
    ["Jean-Georges", 14, 8, 1, 0], ["Jean-Paul", 40, 20, 0, 0], ["Charles", 40, 8, 8, 10], ["Ernest", 20, 1, 0, 0],
    ["Alfred", 24, 2, 0, 0], ["Albert", 24, 2, 0, 1], ["Materne", 2, 0, 0, 0], ["Bernard", 40, 24, 0, 0],
    ["Fernand", 24, 3, 0, 0], ["Jean-Luc", 8, 30, 0, 0], ["Freddy", 6, 24, 6, 0], ["Rémy", 10, 14, 8, 2],
    ["Mathieu", 2, 8, 40, 24], ["Théo", 1, 1, 10, 60], ["Arnaud", 1, 24, 30, 4], ["Yannick", 1, 14, 14, 2],
    ["Thierry", 4, 50, 2, 0], ["Lucas", 0, 0, 16, 70],
  ],
};

/** Family names of other old provinces, whose given names are those of the whole country. */
// biome-ignore format: several names a line
const provinces = {
  northern: [
    ["Lefebvre", 44], ["Dubois", 40], ["Carpentier", 30], ["Leclercq", 34], ["Caron", 24], ["Vasseur", 26],
    ["Delattre", 18], ["Delannoy", 16], ["Descamps", 18], ["Carlier", 18], ["Lemaire", 22], ["Pruvost", 14],
    ["Vandamme", 12], ["Vandenberghe", 8], ["Dewailly", 6], ["Deconinck", 6], ["Lewandowski", 8],
    ["Wojciechowski", 6], ["Kowalski", 10], ["Nowak", 10], ["Kaczmarek", 8], ["Szymanski", 6], ["Wisniewski", 5],
    ["Dudek", 4], ["Walczak", 5], ["Delcroix", 10], ["Delcourt", 10], ["Deleu", 5], ["Desmet", 10], ["Declercq", 8],
    ["Delporte", 8], ["Debruyne", 7], ["Vanhoutte", 6], ["Verhaeghe", 6], ["Catteau", 5], ["Cuvelier", 8],
    ["Dassonville", 7], ["Delobel", 8], ["Deroo", 4], ["Dewitte", 5], ["Duquesne", 8], ["Duthoit", 5],
    ["Flament", 10], ["Gosselin", 10], ["Hochart", 5], ["Lecocq", 10], ["Merlin", 8], ["Sauvage", 12],
    ["Sénéchal", 8], ["Wattel", 4], ["Bocquet", 10], ["Bailleul", 6], ["Boulanger", 12], ["Capelle", 6],
    ["Crépin", 8], ["Decroix", 7], ["Duhamel", 10], ["Dumont", 14], ["Fournier", 14], ["Hennebelle", 4],
    ["Lesage", 8], ["Mercier", 10], ["Obert", 4], ["Petit", 20], ["Blondel", 8], ["Bouchez", 6], ["Dufour", 12],
    ["Cordier", 8], ["Lebrun", 8], ["Legrand", 16], ["Thellier", 4], ["Warembourg", 3], ["Beaucamp", 4], ["Bonte", 5],
    ["Coquelle", 3], ["Wacquez", 2],
  ],
  basque: [
    ["Etcheverry", 40], ["Etchegaray", 14], ["Etchebarne", 10], ["Etchepare", 8], ["Iriart", 14], ["Ithurralde", 8],
    ["Larralde", 10], ["Elissalde", 12], ["Duhalde", 14], ["Garat", 12], ["Inchauspé", 6], ["Irigoyen", 14],
    ["Hirigoyen", 12], ["Camou", 8], ["Bidegain", 8], ["Haramburu", 6], ["Darrigrand", 6], ["Goyhenetche", 5],
    ["Laborde", 20], ["Lafitte", 16], ["Labat", 14], ["Lacoste", 14], ["Loustau", 8], ["Cazenave", 14],
    ["Casenave", 8], ["Larrieu", 10], ["Lahitte", 6], ["Lafourcade", 10], ["Bordenave", 14], ["Dufau", 10],
    ["Salles", 8], ["Saint-Martin", 8], ["Peyret", 6], ["Capdevielle", 8], ["Daguerre", 10], ["Sallaberry", 8],
    ["Urruty", 6], ["Uhart", 5], ["Mendiboure", 4], ["Lalanne", 12], ["Barthe", 6], ["Cassou", 5], ["Poey", 4],
    ["Arrieta", 3],
  ],
  gascon: [
    ["Labat", 14], ["Laborde", 22], ["Lafon", 18], ["Lafont", 14], ["Lafitte", 16], ["Castaing", 14], ["Dupouy", 12],
    ["Castex", 12], ["Dubourg", 16], ["Ducasse", 16], ["Duprat", 14], ["Lalanne", 20], ["Lacaze", 14],
    ["Lafargue", 16], ["Lagarde", 16], ["Lasserre", 18], ["Larrieu", 16], ["Labarthe", 12], ["Lamothe", 12],
    ["Peyre", 8], ["Saint-Martin", 8], ["Tauzin", 10], ["Daguerre", 6], ["Dufau", 8], ["Ducos", 12], ["Barthe", 10],
    ["Bordes", 14], ["Capdeville", 12], ["Carrère", 16], ["Cazaux", 14], ["Dubosc", 10], ["Lannes", 8],
    ["Lacoste", 20], ["Dumas", 16], ["Duboscq", 6], ["Darrieussecq", 3], ["Cazenave", 10], ["Castéra", 6],
    ["Dulac", 6], ["Dupin", 8], ["Ferrand", 8], ["Gaillard", 10], ["Mora", 5], ["Sarrade", 4], ["Soulé", 4],
    ["Vignau", 6], ["Bergès", 8], ["Dupuy", 22], ["Fourcade", 10], ["Pujol", 6], ["Lapeyre", 8], ["Laffargue", 6],
    ["Faure", 12], ["Marty", 14],
  ],
  occitan: [
    ["Puech", 20], ["Cros", 18], ["Astruc", 10], ["Bousquet", 22], ["Delmas", 24], ["Combes", 22], ["Fabre", 34],
    ["Vidal", 34], ["Marty", 32], ["Pons", 20], ["Sabatier", 16], ["Rouquette", 12], ["Cabrol", 12], ["Cathala", 10],
    ["Bonnafous", 8], ["Bonnet", 20], ["Boyer", 24], ["Bories", 8], ["Calvet", 16], ["Causse", 12], ["Costes", 12],
    ["Escande", 8], ["Estève", 14], ["Galtier", 10], ["Gayraud", 8], ["Granier", 12], ["Jalabert", 8], ["Azéma", 10],
    ["Alary", 8], ["Amiel", 10], ["Andrieu", 14], ["Arnal", 12], ["Barthès", 8], ["Bessière", 10], ["Cabanel", 6],
    ["Lacombe", 18], ["Maurel", 12], ["Mas", 14], ["Molinier", 10], ["Pagès", 18], ["Peyre", 10], ["Raynal", 14],
    ["Rigal", 12], ["Roques", 14], ["Serres", 8], ["Soulié", 12], ["Valette", 14], ["Vergnes", 10], ["Viguier", 10],
    ["Vernhes", 6], ["Villeneuve", 8], ["Miquel", 8], ["Carles", 8], ["Cazals", 8], ["Bonnefous", 4], ["Albouy", 6],
    ["Assié", 3], ["Fraysse", 8], ["Malaval", 3], ["Rey", 12], ["Cayla", 5], ["Négrier", 4], ["Durand", 24],
    ["Roux", 16], ["Blanc", 16], ["Teissier", 8], ["Gibert", 8],
  ],
  catalan: [
    ["Puig", 30], ["Pujol", 24], ["Vila", 16], ["Serra", 22], ["Roca", 14], ["Coll", 14], ["Ferrer", 20], ["Mas", 18],
    ["Sala", 12], ["Soler", 20], ["Vidal", 24], ["Batlle", 12], ["Bosch", 16], ["Marti", 18], ["Pons", 16],
    ["Rius", 8], ["Torrent", 8], ["Vilar", 8], ["Casals", 8], ["Bonet", 6], ["Calvet", 12], ["Comes", 4],
    ["Costa", 10], ["Figueres", 4], ["Fabre", 10], ["Garrigue", 8], ["Jonca", 4], ["Llobet", 5], ["Oliva", 5],
    ["Parès", 5], ["Planas", 6], ["Ribes", 8], ["Riera", 6], ["Rovira", 5], ["Sabaté", 5], ["Sans", 4], ["Sola", 6],
    ["Sarda", 8], ["Salvat", 5], ["Tarrés", 3], ["Trilles", 3], ["Vergès", 8], ["Xatard", 2], ["Garcia", 26],
    ["Lopez", 18], ["Martinez", 18], ["Sanchez", 14],
  ],
  southern: [
    ["Arnaud", 24], ["Giraud", 24], ["Blanc", 22], ["Roux", 28], ["Reynaud", 18], ["Imbert", 16], ["Brun", 18],
    ["Rey", 16], ["Aubert", 16], ["Audibert", 14], ["Brémond", 14], ["Isnard", 14], ["Icard", 8], ["Jauffret", 8],
    ["Jourdan", 14], ["Laugier", 14], ["Maurel", 14], ["Olive", 12], ["Olivier", 16], ["Pascal", 14],
    ["Pellegrin", 12], ["Peyron", 12], ["Raybaud", 8], ["Reboul", 14], ["Ricard", 14], ["Vial", 10], ["Vian", 8],
    ["Bonifay", 6], ["Bonnaud", 8], ["Castellan", 6], ["Chabert", 10], ["Chaix", 10], ["Escoffier", 8],
    ["Garcin", 12], ["Gras", 12], ["Guigues", 6], ["Granier", 8], ["Long", 8], ["Magnan", 8], ["Mistral", 3],
    ["Michel", 20], ["Martin", 24], ["Richaud", 8], ["Ripert", 6], ["Roche", 8], ["Roman", 6], ["Sicard", 8],
    ["Tardieu", 8], ["Turc", 4], ["Rossi", 16], ["Russo", 12], ["Romano", 10], ["Ferrari", 10], ["Esposito", 8],
    ["Giordano", 10], ["Costa", 10], ["Bruno", 10], ["Marino", 8], ["Bianchi", 8], ["Moretti", 6], ["Ricci", 6],
    ["Barale", 4], ["Ferrero", 6], ["Gallo", 8], ["Martini", 8], ["Viale", 5], ["Fiorucci", 2], ["Bertrand", 12],
    ["André", 12], ["Martinez", 14], ["Garcia", 18], ["Lopez", 12], ["Sanchez", 12],
  ],
  savoyard: [
    ["Favre", 24], ["Perret", 18], ["Blanc", 20], ["Gros", 14], ["Mermet", 10], ["Perrier", 14], ["Rey", 18],
    ["Bouvier", 16], ["Chappaz", 6], ["Charvet", 14], ["Collomb", 10], ["Dupraz", 8], ["Duret", 8], ["Gaillard", 14],
    ["Gay", 16], ["Genoud", 5], ["Jacquier", 10], ["Gonthier", 5], ["Lavorel", 6], ["Métral", 8], ["Mugnier", 8],
    ["Pernet", 6], ["Tissot", 12], ["Vittoz", 6], ["Vulliet", 4], ["Bochaton", 3], ["Burnier", 6], ["Mollard", 10],
    ["Bernard", 14], ["Bonnet", 14], ["Brun", 12], ["Burdet", 4], ["Blanchet", 8], ["Carrier", 6], ["Comte", 8],
    ["Cottet", 5], ["Curtet", 4], ["Dunand", 8], ["Fontaine", 8], ["Girard", 14], ["Guillot", 10], ["Jacquet", 12],
    ["Martin", 20], ["Michaud", 10], ["Pellet", 6], ["Perrin", 14], ["Pernoud", 4], ["Ravier", 5], ["Roux", 14],
    ["Terrier", 5], ["Veyrat", 6], ["Vuillermoz", 3],
  ],
  arvernian: [
    ["Bonnet", 18], ["Faure", 22], ["Roche", 24], ["Roux", 20], ["Besse", 12], ["Brunel", 10], ["Chauvet", 8],
    ["Chassaing", 10], ["Chazal", 8], ["Coudert", 10], ["Delorme", 12], ["Dumas", 18], ["Ribeyre", 8], ["Mazet", 8],
    ["Tixier", 12], ["Tournadre", 8], ["Vigier", 12], ["Vacher", 10], ["Verdier", 14], ["Soulier", 8],
    ["Bouchet", 12], ["Chambon", 12], ["Chastang", 6], ["Thévenet", 8], ["Chalmette", 3], ["Chabrol", 5],
    ["Pradel", 8], ["Rispal", 3], ["Boudet", 6], ["Boyer", 16], ["Fournier", 16], ["Vidal", 12], ["Laurent", 14],
    ["Mathieu", 10], ["Martin", 24], ["Blanc", 12], ["Cohade", 4], ["Delmas", 10], ["Fayolle", 8], ["Gagne", 4],
    ["Gauthier", 12], ["Gidon", 3], ["Jouve", 8], ["Malochet", 3], ["Mosnier", 6], ["Planche", 6], ["Rigaud", 10],
    ["Sabatier", 10], ["Savy", 5], ["Tardy", 6], ["Teyssier", 6], ["Vernet", 8], ["Villard", 8],
  ],
  norman: [
    ["Lefebvre", 34], ["Leroy", 30], ["Marie", 26], ["Lemoine", 22], ["Hébert", 20], ["Duval", 24], ["Langlois", 20],
    ["Lecomte", 18], ["Lemonnier", 14], ["Leconte", 14], ["Lefrançois", 12], ["Lemarchand", 14], ["Lesueur", 10],
    ["Levasseur", 16], ["Levavasseur", 6], ["Letellier", 16], ["Lelièvre", 16], ["Lenormand", 8], ["Lecoq", 10],
    ["Leclerc", 16], ["Lemaître", 16], ["Delamare", 12], ["Duhamel", 14], ["Quesnel", 12], ["Anquetil", 8],
    ["Beaufils", 8], ["Blondel", 12], ["Bellenger", 8], ["Bisson", 10], ["Hamel", 18], ["Hue", 12], ["Hervieu", 10],
    ["Jeanne", 14], ["Mauger", 10], ["Ozenne", 8], ["Vautier", 8], ["Godefroy", 12], ["Gosselin", 14], ["Groult", 8],
    ["Lecarpentier", 8], ["Leboucher", 8], ["Leforestier", 5], ["Lehoux", 4], ["Lecordier", 4], ["Leprêtre", 5],
    ["Lepetit", 8], ["Martin", 18], ["Morel", 14], ["Petit", 18], ["Renault", 10], ["Vasse", 6], ["Viel", 8],
    ["Yon", 4], ["Auger", 8], ["Capron", 6], ["Dubos", 6], ["Fleury", 10], ["Grenet", 5], ["Halley", 5], ["Houel", 5],
    ["Lepage", 8], ["Leroux", 18], ["Marais", 6],
  ],
  poitevin: [
    ["Texier", 18], ["Rousseau", 24], ["Moreau", 28], ["Bonnin", 14], ["Gautier", 14], ["Bodin", 12], ["Pineau", 14],
    ["Billaud", 10], ["Boutin", 14], ["Brochard", 10], ["Charrier", 14], ["Gaborit", 10], ["Gaudin", 12],
    ["Girard", 20], ["Grelier", 10], ["Guignard", 12], ["Guilbaud", 8], ["Herbreteau", 5], ["Michaud", 14],
    ["Morisset", 8], ["Morineau", 5], ["Martineau", 12], ["Pasquier", 12], ["Pouvreau", 5], ["Retailleau", 6],
    ["Robin", 18], ["Sarrazin", 8], ["Soulard", 8], ["Tessier", 14], ["Thibaud", 8], ["Vrignaud", 6], ["Brémaud", 5],
    ["Barreau", 10], ["Bouron", 4], ["Renaud", 14], ["Rambaud", 8], ["Biteau", 4], ["Bernard", 16], ["Bertrand", 12],
    ["Boisseau", 8], ["Chauveau", 8], ["Fradet", 4], ["Giraudeau", 6], ["Guérin", 16], ["Herault", 5], ["Jaulin", 4],
    ["Mercier", 14], ["Naud", 8], ["Papin", 8], ["Poirier", 10], ["Raffin", 5], ["Roy", 14], ["Savariaud", 2],
    ["Babin", 10], ["Cousin", 8], ["Fuzeau", 3], ["Gendron", 6], ["Loiseau", 8],
  ],
} satisfies Readonly<Record<string, readonly FamilyRow[]>>;

const local = originOf({ family, female, male }, latinMail);

/** Origins that are at home in every department, in a thousand people of the whole country. */
const everywhere: readonly Share[] = [
  { origin: originOf(maghrebi, latinMail), perMille: 64, given: 0.93 },
  { origin: originOf(westAfrican, latinMail), perMille: 16, given: 0.93 },
  { origin: originOf(portuguese, latinMail), perMille: 30, given: 0.4 },
  { origin: originOf(turkish, latinMail), perMille: 6, given: 0.97 },
  { origin: originOf(vietnamese, latinMail), perMille: 4, given: 0.35 },
  { origin: originOf(chinese, latinMail), perMille: 4, given: 0.5 },
];

/** `abroad` times as many names from abroad as in the whole country, and names of the province in addition to the local ones. */
function originsWith(abroad: number, province?: Share): Origins {
  const others = everywhere.map((share) => ({ ...share, perMille: share.perMille * abroad }));
  const away = [...others, ...(province === undefined ? [] : [province])];
  const rest = 1_000 - away.reduce((sum, { perMille }) => sum + perMille, 0);
  return { local, shares: originShares([{ origin: local, perMille: rest, given: 1 }, ...away]), double: 0.015 };
}

/** Family names of a province with the given names of the whole country. */
const provincial = (rows: readonly FamilyRow[]): Origin => ({ ...local, families: familyNames(rows, latinMail) });

const corse: Share = { origin: originOf(corsican, latinMail), perMille: 520, given: 0.4 };
const bretagne: Share = { origin: originOf(breton, latinMail), perMille: 420, given: 0.16 };
const alsace: Share = { origin: originOf(alsatian, latinMail), perMille: 460, given: 0.1 };
const nord: Share = { origin: provincial(provinces.northern), perMille: 280, given: 1 };
const paysBasque: Share = { origin: provincial(provinces.basque), perMille: 300, given: 1 };
const gascogne: Share = { origin: provincial(provinces.gascon), perMille: 220, given: 1 };
const languedoc: Share = { origin: provincial(provinces.occitan), perMille: 220, given: 1 };
const roussillon: Share = { origin: provincial(provinces.catalan), perMille: 300, given: 1 };
const provence: Share = { origin: provincial(provinces.southern), perMille: 200, given: 1 };
const savoie: Share = { origin: provincial(provinces.savoyard), perMille: 240, given: 1 };
const auvergne: Share = { origin: provincial(provinces.arvernian), perMille: 240, given: 1 };
const normandie: Share = { origin: provincial(provinces.norman), perMille: 300, given: 1 };
const poitou: Share = { origin: provincial(provinces.poitevin), perMille: 260, given: 1 };

/** As many names of the province as `share` says, times `part`, where it reaches only so far. */
const partOf = (share: Share, part: number): Share => ({ ...share, perMille: share.perMille * part });

/** Where names differ from those of the whole country: the departments, and who lives there. */
const areas: readonly (readonly [departments: string, abroad: number, province?: Share])[] = [
  ["93", 3],
  ["75 77 78 91 92 94 95", 1.7],
  ["69", 1.4],
  ["2A 2B", 0.8, corse],
  ["29 22 56", 0.4, bretagne],
  ["35", 0.5, partOf(bretagne, 0.45)],
  ["44", 0.6, partOf(bretagne, 0.25)],
  ["67 68", 1.2, alsace],
  ["57", 1.1, partOf(alsace, 0.7)],
  ["59", 1, nord],
  ["62 80", 0.5, nord],
  ["64", 0.6, paysBasque],
  ["32 33 40 47 65", 0.7, gascogne],
  ["09 11 12 31 34 46 48 81 82", 0.8, languedoc],
  ["30", 1.1, languedoc],
  ["66", 0.9, roussillon],
  ["04 05 83 84", 1, provence],
  ["06 13", 1.3, provence],
  ["01 73 74", 0.9, savoie],
  ["38", 1.2, partOf(savoie, 0.5)],
  ["03 15 43 63", 0.6, auvergne],
  ["42", 1.1, partOf(auvergne, 0.6)],
  ["14 27 50 61 76", 0.5, normandie],
  ["17 79 85 86", 0.4, poitou],
  ["49 53 72", 0.5],
];

const elsewhere = originsWith(0.7);
const origins: ReadonlyMap<string, Origins> = new Map(
  areas.flatMap(([departments, abroad, province]) => {
    const here = originsWith(abroad, province);
    return departments.split(" ").map((department) => [department, here] as const);
  }),
);
