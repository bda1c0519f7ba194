import type { Rng } from "../../random/rng.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../latin.ts";
import type { FamilyRow, GivenRow } from "../name-table.ts";
import { type NameRows, nameOfOrigin, type Origins, originOf, originShares } from "../origins.ts";

/** Umlauts are written out, as German passports and mailboxes do (DIN 5007, ICAO 9303). */
const romanise = (name: string): string =>
  latinMail(name.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

/** Given name, family name. */
export function personName(rng: Rng, bearer: Bearer): PersonName {
  return nameOfOrigin(rng, origins, bearer);
}

// biome-ignore format: several names a line
const female: readonly GivenRow[] = [
  ["Ursula", 900, 160, 4, 0], ["Karin", 760, 240, 6, 0], ["Helga", 820, 40, 1, 0], ["Ingrid", 780, 90, 3, 0],
  ["Renate", 800, 120, 2, 0], ["Monika", 700, 330, 14, 1], ["Gisela", 700, 50, 1, 0],
  ["Elisabeth", 560, 180, 50, 30], ["Christa", 600, 50, 1, 0], ["Erika", 540, 60, 6, 1],
  ["Brigitte", 620, 250, 4, 0], ["Gerda", 420, 8, 0, 0], ["Hannelore", 430, 14, 0, 0], ["Ilse", 320, 8, 0, 0],
  ["Inge", 380, 16, 1, 0], ["Irmgard", 330, 16, 0, 0], ["Edith", 330, 40, 2, 0], ["Waltraud", 340, 30, 1, 0],
  ["Marianne", 400, 90, 6, 1], ["Margarete", 260, 30, 5, 2], ["Anneliese", 320, 14, 0, 0],
  ["Christel", 310, 14, 0, 0], ["Maria", 480, 260, 90, 60], ["Anna", 250, 60, 330, 420],
  ["Hildegard", 300, 20, 1, 0], ["Elfriede", 270, 10, 0, 0], ["Gertrud", 280, 16, 1, 0], ["Ruth", 240, 60, 10, 4],
  ["Rosemarie", 260, 40, 1, 0], ["Lieselotte", 180, 4, 0, 0], ["Ingeborg", 330, 20, 1, 0],
  ["Eva", 230, 180, 90, 60], ["Bärbel", 300, 110, 1, 0], ["Barbara", 330, 300, 50, 4], ["Heidi", 250, 110, 8, 1],
  ["Jutta", 260, 270, 4, 0], ["Angelika", 350, 350, 8, 1], ["Sigrid", 230, 80, 2, 0], ["Gudrun", 230, 90, 2, 0],
  ["Roswitha", 200, 60, 1, 0], ["Doris", 250, 220, 10, 1], ["Elke", 300, 330, 6, 0], ["Edeltraud", 170, 24, 0, 0],
  ["Marlies", 180, 60, 2, 0], ["Ute", 200, 380, 12, 0], ["Regina", 180, 160, 20, 3], ["Rita", 230, 140, 6, 1],
  ["Heidemarie", 130, 30, 0, 0], ["Annemarie", 200, 30, 5, 3], ["Johanna", 120, 40, 140, 200],
  ["Frieda", 70, 3, 1, 30], ["Charlotte", 90, 14, 50, 220], ["Martha", 110, 6, 4, 40], ["Herta", 100, 2, 0, 0],
  ["Else", 80, 1, 0, 0], ["Wilma", 80, 12, 2, 1], ["Irma", 80, 5, 1, 1], ["Hedwig", 90, 8, 1, 1],
  ["Theresia", 90, 20, 5, 3], ["Rosa", 90, 14, 6, 30], ["Katharina", 130, 110, 430, 180],
  ["Magdalena", 80, 24, 50, 60], ["Agnes", 90, 20, 8, 6], ["Eleonore", 80, 10, 2, 3], ["Helene", 100, 14, 12, 90],
  ["Luise", 80, 8, 20, 110], ["Sieglinde", 110, 20, 0, 0], ["Karla", 60, 14, 3, 10], ["Thea", 50, 4, 3, 40],
  ["Veronika", 90, 70, 40, 14], ["Christine", 240, 330, 110, 12], ["Gabriele", 260, 520, 10, 1],
  ["Margit", 110, 110, 3, 0], ["Sabine", 130, 760, 90, 4], ["Petra", 120, 780, 50, 2],
  ["Susanne", 110, 640, 120, 8], ["Andrea", 60, 720, 160, 16], ["Martina", 60, 620, 90, 6],
  ["Birgit", 110, 560, 14, 0], ["Claudia", 60, 640, 150, 10], ["Heike", 90, 640, 30, 1], ["Silke", 10, 380, 50, 1],
  ["Anja", 5, 380, 240, 8], ["Kerstin", 12, 440, 120, 3], ["Katrin", 6, 240, 210, 6], ["Stefanie", 3, 200, 620, 26],
  ["Nicole", 4, 380, 520, 24], ["Sandra", 4, 330, 480, 24], ["Simone", 8, 330, 110, 8], ["Anke", 16, 280, 70, 2],
  ["Bettina", 40, 330, 60, 3], ["Cornelia", 60, 340, 40, 2], ["Christina", 40, 150, 420, 70],
  ["Sonja", 40, 250, 130, 14], ["Tanja", 6, 310, 250, 10], ["Michaela", 10, 330, 110, 10],
  ["Ulrike", 90, 330, 90, 4], ["Iris", 50, 220, 24, 6], ["Carmen", 24, 180, 40, 10], ["Beate", 60, 350, 20, 1],
  ["Kirsten", 12, 180, 50, 2], ["Manuela", 12, 320, 100, 6], ["Ines", 14, 180, 70, 16], ["Antje", 20, 180, 70, 2],
  ["Britta", 14, 190, 60, 3], ["Daniela", 10, 260, 380, 20], ["Melanie", 2, 170, 480, 30],
  ["Yvonne", 10, 210, 220, 8], ["Nadine", 2, 110, 440, 14], ["Kathrin", 8, 190, 320, 10],
  ["Anne", 60, 130, 300, 60], ["Annette", 60, 260, 20, 2], ["Alexandra", 10, 190, 240, 60],
  ["Sylvia", 50, 190, 30, 3], ["Silvia", 30, 230, 50, 4], ["Dagmar", 140, 190, 6, 0], ["Marion", 140, 330, 12, 1],
  ["Astrid", 50, 140, 24, 4], ["Carola", 30, 140, 10, 1], ["Gerlinde", 120, 60, 2, 0], ["Ramona", 14, 140, 90, 6],
  ["Elvira", 70, 80, 12, 4], ["Marina", 24, 110, 120, 50], ["Margret", 100, 70, 1, 0],
  ["Friederike", 30, 50, 80, 40], ["Judith", 30, 120, 110, 24], ["Verena", 10, 90, 170, 20],
  ["Miriam", 8, 70, 200, 70], ["Nina", 10, 120, 280, 110], ["Maren", 6, 70, 90, 20], ["Meike", 4, 60, 80, 10],
  ["Wiebke", 10, 50, 90, 12], ["Imke", 6, 40, 40, 6], ["Corinna", 10, 130, 110, 8], ["Franziska", 40, 50, 360, 110],
  ["Julia", 16, 110, 860, 300], ["Sarah", 3, 40, 560, 320], ["Laura", 4, 30, 470, 450], ["Lisa", 10, 30, 520, 400],
  ["Jessica", 1, 24, 370, 120], ["Jennifer", 1, 24, 420, 60], ["Vanessa", 1, 24, 290, 130],
  ["Janina", 2, 20, 160, 40], ["Jana", 12, 80, 260, 180], ["Carolin", 4, 40, 250, 60],
  ["Christiane", 90, 220, 110, 4], ["Annika", 3, 24, 250, 90], ["Theresa", 20, 20, 150, 110],
  ["Lena", 6, 14, 290, 430], ["Hannah", 4, 6, 130, 480], ["Lea", 1, 6, 90, 520], ["Leonie", 1, 4, 70, 440],
  ["Sophie", 8, 12, 150, 400], ["Marie", 60, 24, 200, 450], ["Sophia", 4, 8, 60, 330], ["Mia", 0, 1, 10, 330],
  ["Emma", 30, 2, 12, 420], ["Emily", 0, 1, 16, 250], ["Lina", 14, 3, 24, 230], ["Lara", 1, 10, 110, 260],
  ["Michelle", 0, 6, 110, 180], ["Celina", 0, 2, 30, 120], ["Chiara", 0, 1, 24, 130], ["Alina", 1, 6, 110, 220],
  ["Clara", 16, 4, 60, 220], ["Amelie", 2, 2, 30, 190], ["Paula", 30, 8, 60, 220], ["Nele", 1, 4, 30, 200],
  ["Ida", 30, 3, 12, 130], ["Maja", 2, 8, 30, 120], ["Greta", 20, 4, 14, 120], ["Mathilda", 4, 1, 4, 90],
  ["Johanne", 12, 2, 2, 2], ["Pia", 6, 30, 80, 140], ["Luisa", 10, 10, 80, 210], ["Antonia", 16, 14, 90, 150],
  ["Victoria", 2, 6, 70, 110], ["Josephine", 6, 4, 40, 100], ["Jasmin", 0, 30, 230, 130],
  ["Saskia", 1, 30, 140, 40], ["Svenja", 1, 24, 190, 60], ["Ronja", 0, 2, 30, 70], ["Merle", 0, 3, 24, 90],
  ["Finja", 0, 0, 4, 100], ["Jule", 0, 1, 12, 110], ["Lilly", 1, 1, 6, 150], ["Lotta", 0, 0, 4, 80],
  ["Helena", 6, 8, 50, 150], ["Isabell", 1, 12, 70, 80], ["Milena", 0, 6, 40, 80], ["Natalie", 2, 24, 130, 90],
  ["Selina", 0, 3, 80, 140], ["Vivien", 0, 3, 40, 70], ["Anna-Lena", 0, 1, 60, 70], ["Ann-Kathrin", 0, 2, 80, 30],
  ["Marie-Luise", 40, 10, 16, 10], ["Eva-Maria", 60, 50, 40, 8], ["Rebecca", 2, 24, 140, 80],
  ["Ricarda", 6, 24, 40, 10], ["Tatjana", 12, 60, 70, 20], ["Olga", 30, 40, 70, 12], ["Irina", 20, 60, 60, 10],
  ["Natascha", 2, 60, 80, 10], ["Larissa", 8, 24, 90, 40], ["Helma", 50, 4, 0, 0], ["Hilde", 70, 4, 0, 0],
  ["Lydia", 70, 30, 40, 20], ["Ella", 50, 3, 6, 110], ["Mara", 1, 6, 40, 80], ["Fiona", 0, 3, 30, 60],
  ["Hanna", 50, 14, 60, 240], ["Christin", 2, 20, 140, 30], ["Anett", 6, 110, 40, 1], ["Katja", 6, 190, 230, 12],
  ["Mandy", 0, 60, 180, 10], ["Jacqueline", 2, 50, 160, 60], ["Cindy", 0, 40, 110, 14], ["Peggy", 2, 90, 60, 1],
  ["Doreen", 3, 90, 80, 2], ["Anneke", 2, 10, 20, 16], ["Elli", 30, 3, 1, 10], ["Gretel", 40, 5, 0, 0],
  ["Reinhild", 40, 20, 1, 0], ["Mechthild", 70, 40, 2, 0], ["Hiltrud", 50, 10, 0, 0], ["Adelheid", 60, 16, 1, 1],
  ["Walburga", 40, 12, 0, 0], ["Ottilie", 24, 2, 1, 6], ["Fenja", 0, 1, 10, 40], ["Jolina", 0, 0, 4, 60],
];

// biome-ignore format: several names a line
const male: readonly GivenRow[] = [
  ["Hans", 780, 130, 10, 4], ["Peter", 820, 460, 60, 10], ["Klaus", 700, 230, 6, 1], ["Günter", 560, 60, 1, 0],
  ["Werner", 520, 90, 4, 1], ["Heinz", 430, 50, 1, 0], ["Horst", 430, 60, 1, 0], ["Manfred", 620, 140, 3, 0],
  ["Helmut", 520, 90, 4, 1], ["Dieter", 560, 150, 3, 0], ["Wolfgang", 640, 280, 3, 0], ["Karl", 420, 90, 30, 60],
  ["Gerhard", 460, 100, 4, 1], ["Walter", 400, 80, 10, 3], ["Herbert", 330, 80, 3, 0], ["Kurt", 280, 50, 6, 4],
  ["Ernst", 240, 30, 4, 2], ["Rolf", 300, 110, 4, 1], ["Siegfried", 270, 40, 1, 0], ["Rudolf", 280, 70, 6, 2],
  ["Josef", 340, 100, 20, 14], ["Heinrich", 240, 40, 8, 8], ["Fritz", 160, 14, 4, 10], ["Hermann", 250, 50, 4, 2],
  ["Willi", 170, 20, 1, 1], ["Erich", 210, 16, 2, 1], ["Otto", 170, 14, 4, 24], ["Alfred", 240, 40, 4, 2],
  ["Harald", 260, 240, 8, 1], ["Jürgen", 560, 440, 20, 1], ["Bernd", 420, 380, 20, 1], ["Reinhard", 260, 120, 3, 0],
  ["Erwin", 180, 30, 2, 1], ["Günther", 300, 40, 1, 0], ["Friedrich", 210, 40, 14, 24], ["Wilhelm", 210, 30, 6, 10],
  ["Johann", 170, 40, 20, 40], ["Franz", 260, 80, 14, 24], ["Georg", 180, 90, 30, 30], ["Norbert", 260, 270, 8, 0],
  ["Winfried", 180, 60, 1, 0], ["Lothar", 200, 90, 2, 0], ["Eberhard", 120, 30, 1, 0], ["Egon", 110, 10, 1, 1],
  ["Karl-Heinz", 320, 110, 1, 0], ["Hans-Joachim", 180, 80, 1, 0], ["Hans-Jürgen", 170, 110, 1, 0],
  ["Klaus-Dieter", 100, 60, 0, 0], ["Hans-Peter", 120, 120, 4, 0], ["Arnold", 90, 16, 2, 1],
  ["Ewald", 90, 10, 0, 0], ["Bruno", 110, 24, 4, 30], ["Paul", 160, 30, 60, 420], ["Ludwig", 110, 24, 14, 24],
  ["Hubert", 140, 60, 4, 1], ["Joachim", 270, 180, 10, 1], ["Ulrich", 240, 220, 14, 1], ["Hartmut", 160, 80, 2, 0],
  ["Bernhard", 200, 180, 20, 4], ["Wilfried", 180, 50, 1, 0], ["Eckhard", 90, 50, 1, 0],
  ["Volker", 130, 230, 10, 0], ["Detlef", 150, 240, 4, 0], ["Rainer", 290, 310, 10, 0], ["Dietmar", 120, 170, 4, 0],
  ["Gerd", 190, 120, 4, 0], ["Uwe", 240, 500, 20, 0], ["Axel", 90, 210, 20, 3], ["Gottfried", 90, 14, 1, 0],
  ["Konrad", 80, 30, 20, 30], ["August", 60, 3, 1, 8], ["Edgar", 80, 30, 4, 6], ["Hugo", 40, 4, 2, 40],
  ["Emil", 50, 4, 6, 180], ["Anton", 100, 30, 30, 190], ["Oskar", 50, 6, 10, 140], ["Theodor", 60, 10, 6, 50],
  ["Max", 70, 24, 160, 340], ["Albert", 100, 24, 8, 14], ["Robert", 120, 180, 260, 80],
  ["Richard", 110, 60, 50, 50], ["Thomas", 160, 880, 280, 20], ["Michael", 150, 860, 520, 40],
  ["Andreas", 60, 760, 420, 20], ["Frank", 90, 640, 140, 3], ["Stefan", 40, 560, 520, 14], ["Ralf", 60, 520, 50, 1],
  ["Martin", 90, 440, 310, 30], ["Matthias", 40, 380, 330, 20], ["Jörg", 40, 440, 60, 1],
  ["Torsten", 20, 300, 130, 2], ["Dirk", 30, 420, 70, 1], ["Holger", 30, 270, 40, 1], ["Markus", 14, 440, 320, 14],
  ["Christian", 50, 400, 700, 60], ["Oliver", 14, 330, 240, 30], ["Carsten", 14, 270, 80, 2],
  ["Olaf", 24, 210, 30, 1], ["Jens", 24, 380, 190, 6], ["Sven", 6, 280, 270, 14], ["Alexander", 30, 160, 440, 220],
  ["Mario", 12, 210, 130, 24], ["Heiko", 12, 230, 90, 2], ["Steffen", 10, 210, 160, 8], ["Guido", 14, 200, 40, 2],
  ["Armin", 50, 140, 24, 3], ["Roland", 90, 180, 30, 3], ["Udo", 80, 180, 6, 0], ["Ingo", 24, 220, 40, 1],
  ["Bert", 20, 60, 12, 0], ["Kai", 12, 200, 110, 14], ["Marc", 6, 190, 190, 30], ["Marco", 4, 170, 220, 30],
  ["Maik", 0, 150, 150, 6], ["Mike", 0, 120, 110, 10], ["Lars", 12, 200, 200, 20], ["Jan", 24, 140, 420, 210],
  ["Tim", 3, 60, 340, 270], ["Daniel", 14, 190, 580, 170], ["Sebastian", 6, 110, 520, 90],
  ["Florian", 6, 80, 420, 130], ["Tobias", 6, 80, 460, 110], ["Patrick", 4, 90, 370, 90],
  ["Dennis", 3, 60, 350, 90], ["Marcel", 2, 70, 330, 60], ["Philipp", 14, 50, 380, 190],
  ["Benjamin", 3, 60, 330, 140], ["Felix", 10, 40, 230, 300], ["Simon", 6, 40, 210, 180],
  ["David", 10, 50, 260, 240], ["Nico", 3, 40, 180, 170], ["Nils", 6, 40, 200, 170], ["Lukas", 4, 12, 260, 480],
  ["Jonas", 3, 12, 200, 440], ["Leon", 1, 3, 60, 520], ["Finn", 0, 2, 20, 380], ["Luca", 1, 6, 40, 330],
  ["Ben", 1, 3, 20, 400], ["Elias", 1, 3, 24, 290], ["Noah", 0, 2, 20, 300], ["Maximilian", 8, 14, 240, 380],
  ["Moritz", 4, 8, 90, 250], ["Niklas", 2, 8, 130, 310], ["Julian", 2, 16, 210, 300], ["Fabian", 1, 20, 260, 190],
  ["Kevin", 1, 24, 310, 110], ["Dominik", 3, 24, 260, 130], ["Pascal", 1, 30, 190, 80], ["Timo", 2, 40, 170, 70],
  ["Marvin", 1, 10, 140, 120], ["Jannik", 0, 3, 80, 200], ["Luis", 2, 4, 30, 280], ["Erik", 10, 40, 120, 150],
  ["Tom", 1, 8, 90, 260], ["Johannes", 60, 60, 210, 160], ["Henry", 3, 3, 14, 170], ["Theo", 12, 3, 6, 170],
  ["Jakob", 24, 10, 40, 220], ["Samuel", 3, 6, 40, 150], ["Linus", 0, 2, 20, 130], ["Mats", 0, 1, 6, 90],
  ["Levi", 0, 0, 3, 100], ["Liam", 0, 0, 4, 140], ["Oscar", 6, 3, 8, 90], ["Lennard", 1, 2, 24, 110],
  ["Leo", 16, 4, 10, 150], ["Jonathan", 1, 4, 50, 130], ["Vincent", 4, 6, 50, 140], ["Constantin", 2, 6, 40, 60],
  ["Valentin", 6, 6, 40, 110], ["Till", 2, 20, 60, 70], ["Lasse", 1, 4, 20, 90], ["Ole", 3, 12, 20, 80],
  ["Malte", 2, 14, 80, 80], ["Hannes", 12, 8, 40, 110], ["Bastian", 2, 24, 100, 40],
  ["Christoph", 24, 160, 300, 40], ["Björn", 4, 120, 170, 10], ["Ronny", 1, 80, 140, 6], ["René", 6, 150, 170, 14],
  ["Mirko", 3, 80, 70, 6], ["Enrico", 2, 70, 80, 10], ["Falk", 8, 50, 40, 6], ["Gregor", 20, 50, 40, 10],
  ["Eugen", 40, 40, 70, 12], ["Viktor", 24, 40, 60, 24], ["Waldemar", 50, 40, 24, 2], ["Artur", 20, 30, 60, 24],
  ["Marius", 1, 20, 100, 50], ["Adrian", 2, 24, 90, 110], ["Rico", 1, 40, 70, 10], ["Henrik", 6, 24, 70, 60],
  ["Arne", 10, 60, 60, 10], ["Hendrik", 8, 40, 120, 40], ["Thorsten", 10, 240, 80, 1], ["Stephan", 20, 230, 150, 6],
  ["Karsten", 10, 180, 50, 1], ["Achim", 40, 130, 6, 0], ["Heinz-Peter", 50, 40, 0, 0], ["Carl", 24, 10, 24, 110],
  ["Raphael", 3, 20, 80, 70], ["Manuel", 6, 60, 180, 60], ["Lennart", 3, 10, 90, 120], ["Joshua", 0, 2, 40, 110],
  ["Justin", 0, 2, 50, 130], ["Jason", 0, 2, 24, 70], ["Robin", 1, 16, 130, 120], ["Milan", 2, 4, 14, 70],
  ["Jannis", 0, 4, 60, 130], ["Konstantin", 6, 14, 60, 70], ["Rüdiger", 110, 130, 3, 0], ["Gunter", 110, 40, 1, 0],
  ["Heribert", 70, 30, 1, 0], ["Dietrich", 110, 30, 2, 1], ["Gerold", 50, 40, 2, 0], ["Alois", 80, 14, 2, 3],
  ["Xaver", 24, 8, 4, 16], ["Enno", 10, 14, 14, 30], ["Piet", 0, 1, 4, 30], ["Ruben", 1, 6, 30, 60],
  ["Simeon", 1, 2, 8, 16], ["Hauke", 10, 40, 40, 12], ["Thilo", 6, 50, 40, 10], ["Veit", 8, 20, 16, 12],
  ["Roman", 10, 40, 70, 30], ["Danny", 1, 40, 110, 14], ["Silvio", 2, 60, 50, 4], ["Steve", 0, 20, 60, 8],
  ["Cedric", 0, 3, 40, 40],
];

// biome-ignore format: several names a line
const family: readonly FamilyRow[] = [
  ["Müller", 950], ["Schmidt", 690], ["Schneider", 400], ["Fischer", 350], ["Weber", 300], ["Meyer", 295],
  ["Wagner", 290], ["Schulz", 270], ["Becker", 268], ["Hoffmann", 260], ["Schäfer", 240], ["Koch", 232],
  ["Bauer", 225], ["Richter", 220], ["Klein", 212], ["Schröder", 192], ["Wolf", 190], ["Neumann", 180],
  ["Schwarz", 172], ["Zimmermann", 165], ["Krüger", 162], ["Braun", 160], ["Hofmann", 156], ["Hartmann", 155],
  ["Lange", 154], ["Schmitt", 150], ["Werner", 148], ["Schmitz", 146], ["Krause", 144], ["Meier", 140],
  ["Lehmann", 136], ["Schmid", 130], ["Schulze", 126], ["Maier", 122], ["Köhler", 118], ["Herrmann", 116],
  ["Walter", 112], ["König", 112], ["Mayer", 110], ["Huber", 108], ["Kaiser", 106], ["Fuchs", 105], ["Peters", 104],
  ["Lang", 103], ["Scholz", 102], ["Möller", 101], ["Weiß", 100], ["Jung", 98], ["Hahn", 96], ["Schubert", 95],
  ["Vogel", 94], ["Friedrich", 93], ["Keller", 92], ["Günther", 91], ["Frank", 90], ["Berger", 90], ["Winkler", 89],
  ["Roth", 88], ["Beck", 87], ["Lorenz", 86], ["Baumann", 85], ["Franke", 84], ["Albrecht", 83], ["Schuster", 82],
  ["Simon", 81], ["Ludwig", 80], ["Böhm", 79], ["Winter", 78], ["Kraus", 77], ["Martin", 76], ["Schumacher", 76],
  ["Krämer", 75], ["Vogt", 75], ["Stein", 74], ["Jäger", 74], ["Otto", 73], ["Sommer", 72], ["Groß", 72],
  ["Seidel", 71], ["Heinrich", 70], ["Brandt", 70], ["Haas", 69], ["Schreiber", 68], ["Graf", 68], ["Schulte", 67],
  ["Dietrich", 66], ["Ziegler", 66], ["Kuhn", 65], ["Kühn", 64], ["Pohl", 64], ["Engel", 63], ["Horn", 63],
  ["Busch", 62], ["Bergmann", 62], ["Thomas", 61], ["Voigt", 61], ["Sauer", 60], ["Arnold", 60], ["Wolff", 59],
  ["Pfeiffer", 58], ["Ernst", 57], ["Beyer", 57], ["Lindner", 56], ["Hübner", 56], ["Kramer", 55], ["Franz", 55],
  ["Nagel", 54], ["Paul", 54], ["Jansen", 54], ["Lutz", 53], ["Hermann", 53], ["Haase", 52], ["Götz", 52],
  ["Bock", 51], ["Riedel", 51], ["Kern", 50], ["Peter", 50], ["Sander", 49], ["Walther", 49], ["Barth", 48],
  ["Grimm", 48], ["Thiel", 48], ["Schütz", 47], ["Hesse", 47], ["Nowak", 46], ["Wilhelm", 46], ["Moser", 45],
  ["Zimmer", 45], ["Ullrich", 45], ["Marx", 44], ["Fiedler", 44], ["Eckert", 44], ["Bruns", 43], ["Kruse", 43],
  ["Schilling", 43], ["Reuter", 42], ["Behrens", 42], ["Ritter", 42], ["Lenz", 41], ["Kurz", 41], ["Ebert", 41],
  ["Mohr", 40], ["Bender", 40], ["Böttcher", 40], ["Hansen", 40], ["Petersen", 40], ["Hein", 39], ["Seifert", 39],
  ["Hoppe", 39], ["Reichert", 38], ["Dietz", 38], ["Bachmann", 38], ["Lohmann", 37], ["Bischoff", 37], ["Kunz", 37],
  ["Geiger", 36], ["Wendt", 36], ["Ahrens", 36], ["Förster", 36], ["Heinz", 35], ["Scherer", 35], ["Reinhardt", 35],
  ["Noack", 34], ["Naumann", 34], ["Steiner", 34], ["Stark", 34], ["Herzog", 34], ["Brand", 33], ["Jahn", 33],
  ["Konrad", 33], ["Binder", 33], ["Kirsch", 32], ["Burger", 32], ["Rohde", 32], ["Schröter", 32], ["Stahl", 32],
  ["Thiele", 31], ["Wirth", 31], ["Kaufmann", 31], ["Rose", 31], ["Pieper", 31], ["Unger", 31], ["Wiese", 30],
  ["Thomsen", 30], ["Stephan", 30], ["Buchholz", 30], ["Hinz", 30], ["Schiller", 30], ["Hauser", 30],
  ["Maurer", 30], ["Kessler", 30], ["Krebs", 29], ["Rau", 29], ["Löffler", 29], ["Gruber", 29], ["Mayr", 28],
  ["Brunner", 28], ["Linke", 28], ["Janssen", 28], ["Nickel", 28], ["Dreyer", 28], ["Wegner", 27], ["Preuß", 27],
  ["Strauß", 27], ["Köster", 27], ["Bartsch", 27], ["Fritz", 27], ["Miller", 26], ["Vetter", 26], ["Schaller", 26],
  ["Brinkmann", 26], ["Ott", 26], ["Lemke", 26], ["Decker", 26], ["Heller", 25], ["Jacob", 25], ["Michel", 25],
  ["Rieger", 25], ["Witt", 25], ["Meister", 25], ["Vogler", 24], ["Auer", 24], ["Rothe", 24], ["Lauer", 24],
  ["Hess", 24], ["Wenzel", 24], ["Giese", 24], ["Metzger", 24], ["Funk", 24], ["Bader", 23], ["Geyer", 23],
  ["Henning", 23], ["Kunze", 23], ["Fricke", 23], ["Gerlach", 23], ["Pohlmann", 22], ["Anders", 22], ["Probst", 22],
  ["Scheffler", 22], ["Schramm", 22], ["Block", 22], ["Wieland", 22], ["Blum", 22], ["Baier", 22], ["Ulrich", 22],
  ["Ackermann", 22], ["Frey", 22], ["Pfeifer", 22], ["Kraft", 22], ["Schreiner", 21], ["Schade", 21],
  ["Büttner", 21], ["Krieger", 21], ["Bayer", 21], ["Neubauer", 21], ["Steffen", 21], ["Adam", 21], ["Wille", 20],
  ["Hagen", 20], ["Held", 20], ["Gärtner", 20], ["Reimann", 20], ["Heine", 20], ["Freitag", 20], ["Seitz", 20],
  ["Oswald", 20], ["Schlüter", 19], ["Hartwig", 19], ["Baum", 19], ["Seiler", 19], ["Siebert", 19], ["Rudolph", 19],
  ["Marquardt", 19], ["Merkel", 18], ["Kluge", 18], ["Behrendt", 18], ["Wolter", 18], ["Raab", 18], ["Rapp", 18],
  ["Kiefer", 18], ["Eder", 18], ["Diehl", 18], ["Mertens", 18], ["Fink", 18], ["Schindler", 18], ["Breuer", 18],
  ["Heil", 17], ["Weidner", 17], ["Langer", 17], ["Schön", 17], ["Kopp", 17], ["Hennig", 17], ["Gebhardt", 17],
  ["Ehlers", 17], ["Menzel", 17], ["Jakob", 16], ["Heß", 16], ["Ebner", 16], ["Harms", 16], ["Volk", 16],
  ["Engelhardt", 16], ["Heinemann", 16], ["Gottschalk", 16], ["Zander", 16], ["Kühne", 16], ["Conrad", 16],
  ["Forster", 16], ["Wulf", 16], ["Blank", 16], ["Radtke", 16], ["Göbel", 16], ["Kohl", 16], ["Großmann", 16],
  ["Kröger", 16], ["Hildebrandt", 16], ["Lindemann", 16], ["Kremer", 16], ["Heuer", 15], ["Bohn", 15], ["Benz", 15],
  ["Kolb", 15], ["Sievers", 15], ["Weigel", 15], ["Rupp", 15], ["Zeller", 15], ["Brückner", 15], ["Hecht", 14],
  ["Hamann", 14], ["Nolte", 14], ["Brenner", 14], ["Fleischer", 14], ["Röder", 14], ["Bühler", 14], ["Schwab", 14],
  ["Erdmann", 14], ["Timm", 14], ["Lechner", 14], ["Dittrich", 14], ["Kretschmer", 14], ["Hempel", 14],
  ["Kuhlmann", 14], ["Schlegel", 14], ["Weise", 14], ["Kersten", 14], ["Brockmann", 14], ["Steinmetz", 14],
  ["Reich", 14], ["Hammer", 14], ["Wittmann", 14], ["Philipp", 14], ["Hanke", 14], ["Bauch", 12], ["Tiedemann", 12],
  ["Janzen", 12], ["Petri", 12], ["Lux", 12], ["Rösler", 12], ["Kellner", 12], ["Pape", 12], ["Steinbach", 12],
  ["Buck", 12], ["Jost", 12], ["Eichhorn", 12], ["Haag", 12], ["Matthes", 12], ["Stadler", 12], ["Wimmer", 12],
  ["Schweizer", 12], ["Knapp", 12], ["Sattler", 12], ["Westermann", 12], ["Hering", 12], ["Rademacher", 12],
  ["Dorn", 12], ["Claus", 12], ["Jürgens", 12], ["Stoll", 12], ["Betz", 12], ["Born", 12], ["Esser", 12],
  ["Wirtz", 12], ["Schaaf", 10], ["Wagener", 10], ["Carstens", 10], ["Lüders", 10], ["Hager", 10], ["Hofer", 10],
  ["Bosch", 10], ["Trautmann", 10], ["Rehm", 10], ["Wunderlich", 10], ["Reinecke", 10], ["Rößler", 10],
  ["Uhlig", 10], ["Heim", 10], ["Ebeling", 10], ["Lüdtke", 10], ["Grote", 10], ["Schick", 10], ["Bahr", 10],
  ["Stock", 10], ["Obermeier", 8], ["Ruf", 8], ["Thoma", 8], ["Rahn", 8], ["Bastian", 8], ["Küppers", 8],
  ["Hermes", 8], ["Cremer", 8], ["Hansmann", 6], ["Pichler", 6], ["Häußler", 6], ["Lauterbach", 6], ["Bothe", 6],
  ["Mehnert", 6], ["Overbeck", 6], ["Theisen", 6], ["Hoffman", 4], ["Rombach", 4], ["Lenzen", 4], ["Zimmerer", 4],
  ["Terhorst", 3], ["Ohlsen", 2],
];

// biome-ignore format: several names a line
const turkish: NameRows = {
  family: [
    ["Yilmaz", 90], ["Kaya", 70], ["Demir", 64], ["Celik", 56], ["Sahin", 54], ["Öztürk", 56], ["Yildiz", 54],
    ["Yildirim", 52], ["Özdemir", 50], ["Arslan", 48], ["Dogan", 44], ["Kilic", 40], ["Aslan", 44], ["Cetin", 38],
    ["Kara", 38], ["Koc", 36], ["Kurt", 36], ["Özkan", 32], ["Simsek", 32], ["Polat", 30], ["Özcan", 26],
    ["Korkmaz", 28], ["Aydin", 48], ["Acar", 26], ["Ünal", 22], ["Tekin", 22], ["Güler", 20], ["Yavuz", 20],
    ["Bulut", 20], ["Keskin", 20], ["Turan", 18], ["Gül", 18], ["Aksoy", 18], ["Karaca", 14], ["Coskun", 20],
    ["Avci", 16], ["Erdem", 14], ["Sari", 14], ["Tas", 14], ["Bozkurt", 14],
  ],
  female: [
    ["Fatma", 120, 110, 40, 10], ["Ayse", 110, 110, 50, 14], ["Emine", 90, 100, 40, 10], ["Hatice", 90, 90, 40, 10],
    ["Zeynep", 30, 40, 50, 70], ["Elif", 6, 20, 70, 80], ["Meryem", 20, 30, 30, 30], ["Sevgi", 14, 50, 14, 2],
    ["Hülya", 6, 80, 20, 1], ["Songül", 6, 60, 30, 2], ["Filiz", 6, 60, 30, 3], ["Yasemin", 4, 40, 70, 24],
    ["Özlem", 2, 60, 60, 8], ["Esra", 1, 10, 80, 40], ["Büsra", 0, 2, 60, 50], ["Merve", 0, 4, 60, 50],
    ["Tugba", 0, 6, 60, 24], ["Derya", 2, 30, 50, 14], ["Gülsen", 24, 50, 14, 1], ["Nuray", 10, 40, 20, 3],
    ["Aylin", 0, 10, 50, 70], ["Melek", 8, 20, 30, 24], ["Sibel", 3, 60, 50, 6], ["Ebru", 1, 20, 60, 20],
    ["Selin", 0, 4, 30, 60], ["Defne", 0, 1, 4, 30], ["Azra", 0, 0, 6, 50], ["Ecrin", 0, 0, 2, 40],
    ["Leyla", 14, 40, 40, 40],
  ],
  male: [
    ["Mehmet", 130, 120, 60, 24], ["Mustafa", 110, 100, 60, 30], ["Ali", 100, 100, 70, 50],
    ["Ahmet", 100, 90, 50, 20], ["Hasan", 90, 90, 50, 20], ["Hüseyin", 80, 80, 50, 16], ["Ibrahim", 60, 60, 50, 30],
    ["Murat", 8, 80, 80, 20], ["Osman", 50, 50, 30, 14], ["Ismail", 50, 50, 40, 20], ["Yusuf", 30, 40, 50, 70],
    ["Ömer", 20, 40, 50, 50], ["Serkan", 1, 24, 80, 10], ["Hakan", 3, 50, 70, 14], ["Volkan", 1, 14, 50, 8],
    ["Erkan", 3, 40, 50, 6], ["Cem", 3, 24, 50, 30], ["Deniz", 2, 20, 60, 40], ["Emre", 1, 10, 70, 60],
    ["Burak", 0, 6, 70, 50], ["Can", 1, 10, 50, 50], ["Furkan", 0, 1, 50, 60], ["Enes", 0, 1, 40, 60],
    ["Kerem", 0, 3, 20, 50], ["Emir", 0, 1, 10, 60], ["Eren", 0, 2, 20, 50], ["Tolga", 1, 14, 50, 14],
    ["Bülent", 4, 50, 24, 2], ["Orhan", 20, 50, 24, 3], ["Kemal", 24, 40, 20, 6], ["Süleyman", 40, 40, 24, 8],
    ["Recep", 20, 40, 20, 6], ["Metin", 10, 60, 24, 4],
  ],
};

// biome-ignore format: several names a line
const polish: NameRows = {
  family: [
    ["Kowalski", 60], ["Nowak", 50], ["Lewandowski", 24], ["Wisniewski", 30], ["Kaminski", 40], ["Szymanski", 24],
    ["Zielinski", 20], ["Wozniak", 24], ["Kaczmarek", 30], ["Jankowski", 20], ["Majewski", 14], ["Piotrowski", 18],
    ["Wojcik", 22], ["Mazur", 20], ["Krawczyk", 24], ["Kubiak", 14], ["Dudek", 14], ["Sikora", 20], ["Walczak", 14],
    ["Sobotta", 10], ["Grabowski", 30], ["Pawlowski", 24], ["Jablonski", 24], ["Rutkowski", 14], ["Koslowski", 20],
    ["Dombrowski", 30], ["Orlowski", 16], ["Malinowski", 14], ["Urban", 20], ["Wieczorek", 18], ["Cichon", 6],
    ["Gorski", 12],
  ],
  female: [
    ["Agnieszka", 2, 50, 70, 4], ["Katarzyna", 8, 50, 60, 6], ["Malgorzata", 20, 70, 40, 2], ["Ewa", 30, 60, 30, 4],
    ["Joanna", 20, 60, 60, 14], ["Danuta", 70, 40, 2, 0], ["Barbara", 60, 60, 10, 2], ["Krystyna", 70, 40, 2, 0],
    ["Magdalena", 4, 30, 80, 20], ["Justyna", 1, 16, 60, 6], ["Monika", 20, 60, 50, 4], ["Beata", 6, 70, 30, 2],
    ["Dorota", 16, 60, 30, 2], ["Aleksandra", 4, 14, 50, 50], ["Natalia", 2, 10, 40, 50], ["Kinga", 1, 6, 24, 10],
    ["Zuzanna", 1, 1, 10, 30], ["Julia", 2, 4, 40, 60], ["Maja", 0, 2, 10, 40], ["Wiktoria", 0, 0, 10, 40],
    ["Oliwia", 0, 0, 4, 30], ["Emilia", 1, 3, 14, 40],
  ],
  male: [
    ["Piotr", 14, 60, 60, 6], ["Krzysztof", 14, 70, 50, 3], ["Andrzej", 50, 60, 20, 2], ["Tomasz", 6, 60, 70, 6],
    ["Marcin", 2, 30, 70, 6], ["Pawel", 6, 50, 70, 8], ["Grzegorz", 6, 60, 50, 3], ["Jan", 60, 24, 14, 10],
    ["Stanislaw", 60, 30, 6, 2], ["Zbigniew", 40, 50, 6, 0], ["Jerzy", 50, 30, 6, 1], ["Adam", 20, 40, 50, 40],
    ["Lukasz", 0, 14, 70, 6], ["Michal", 3, 20, 60, 20], ["Mateusz", 0, 4, 50, 24], ["Kamil", 0, 6, 50, 24],
    ["Jakub", 1, 3, 30, 50], ["Filip", 0, 2, 20, 50], ["Dawid", 0, 4, 40, 24], ["Artur", 3, 40, 30, 6],
    ["Oskar", 0, 0, 6, 40], ["Szymon", 1, 2, 14, 24], ["Marek", 14, 60, 30, 4], ["Dariusz", 3, 60, 20, 1],
    ["Bartosz", 0, 3, 40, 20],
  ],
};

// biome-ignore format: several names a line
const yugoslav: NameRows = {
  family: [
    ["Jovanovic", 30], ["Petrovic", 30], ["Nikolic", 30], ["Kovacevic", 24], ["Horvat", 24], ["Markovic", 24],
    ["Popovic", 20], ["Babic", 24], ["Maric", 20], ["Tomic", 20], ["Novak", 24], ["Kovac", 16], ["Pavlovic", 16],
    ["Hodzic", 16], ["Juric", 14], ["Knezevic", 14], ["Ilic", 16], ["Stojanovic", 14], ["Bozic", 10],
    ["Vukovic", 10], ["Matic", 12], ["Peric", 10], ["Radic", 8], ["Simic", 10],
  ],
  female: [
    ["Marija", 40, 50, 30, 20], ["Ana", 20, 30, 50, 50], ["Jelena", 6, 30, 60, 20], ["Ivana", 2, 24, 60, 20],
    ["Dragana", 10, 50, 30, 2], ["Snezana", 14, 50, 14, 0], ["Vesna", 20, 60, 14, 1], ["Sanja", 4, 30, 40, 6],
    ["Mirjana", 20, 50, 14, 1], ["Milica", 14, 10, 40, 20], ["Katarina", 6, 14, 30, 24], ["Petra", 8, 24, 24, 14],
    ["Sara", 1, 6, 30, 50], ["Ivanka", 30, 14, 2, 0], ["Ljubica", 30, 20, 3, 1], ["Marina", 6, 30, 40, 14],
    ["Lana", 0, 2, 14, 30], ["Mia", 0, 0, 6, 50], ["Nada", 30, 24, 4, 1], ["Tea", 0, 4, 20, 24],
    ["Andrijana", 1, 8, 20, 8],
  ],
  male: [
    ["Dragan", 24, 60, 24, 1], ["Zoran", 24, 60, 24, 1], ["Goran", 10, 60, 30, 2], ["Milan", 30, 30, 24, 20],
    ["Ivan", 24, 30, 40, 24], ["Marko", 4, 20, 60, 40], ["Nikola", 10, 14, 40, 50], ["Aleksandar", 4, 20, 50, 24],
    ["Stefan", 4, 14, 50, 40], ["Luka", 1, 2, 20, 50], ["Josip", 24, 20, 24, 10], ["Ante", 14, 20, 24, 10],
    ["Mirko", 20, 30, 14, 3], ["Damir", 4, 40, 40, 6], ["Dejan", 1, 24, 50, 8], ["Igor", 3, 24, 40, 8],
    ["Mladen", 14, 30, 14, 2], ["Stjepan", 20, 14, 8, 4], ["Filip", 1, 3, 24, 40], ["Dario", 1, 14, 40, 16],
    ["Danijel", 1, 16, 40, 14], ["Branko", 30, 30, 8, 1],
  ],
};

// biome-ignore format: several names a line
const romanian: NameRows = {
  family: [
    ["Popa", 30], ["Popescu", 30], ["Ionescu", 20], ["Radu", 20], ["Stoica", 14], ["Stan", 14], ["Dumitru", 14],
    ["Gheorghe", 10], ["Rusu", 12], ["Munteanu", 12], ["Constantin", 10], ["Marin", 12], ["Lazar", 8],
    ["Moldovan", 12], ["Muresan", 8], ["Ciobanu", 8],
  ],
  female: [
    ["Maria", 50, 40, 30, 40], ["Elena", 40, 40, 40, 30], ["Ioana", 8, 20, 50, 40], ["Andreea", 0, 8, 60, 30],
    ["Mihaela", 6, 50, 40, 6], ["Gabriela", 8, 40, 40, 10], ["Cristina", 4, 40, 50, 14],
    ["Alexandra", 0, 8, 50, 40], ["Ana", 24, 24, 24, 40], ["Daniela", 6, 50, 30, 6], ["Simona", 2, 24, 40, 6],
    ["Raluca", 0, 8, 40, 14], ["Larisa", 0, 2, 20, 30], ["Florentina", 4, 20, 20, 8], ["Bianca", 0, 2, 24, 30],
    ["Diana", 2, 14, 40, 30],
  ],
  male: [
    ["Ion", 50, 30, 10, 6], ["Mihai", 14, 30, 40, 30], ["Andrei", 3, 14, 60, 50], ["Florin", 4, 40, 40, 6],
    ["Alexandru", 4, 14, 60, 50], ["Cristian", 3, 30, 50, 24], ["Adrian", 4, 40, 40, 14],
    ["Gheorghe", 50, 30, 4, 2], ["Vasile", 50, 30, 6, 2], ["Ionut", 0, 14, 60, 24], ["Marian", 6, 40, 30, 6],
    ["Bogdan", 1, 14, 50, 14], ["Daniel", 3, 24, 50, 24], ["Razvan", 0, 6, 40, 20], ["Stefan", 10, 10, 24, 40],
    ["David", 0, 2, 10, 50], ["Constantin", 40, 40, 14, 4],
  ],
};

// biome-ignore format: several names a line
const albanian: NameRows = {
  family: [
    ["Krasniqi", 34], ["Gashi", 32], ["Berisha", 32], ["Hoxha", 18], ["Shala", 18], ["Morina", 16], ["Hasani", 16],
    ["Ramadani", 12], ["Bytyqi", 10], ["Kastrati", 12], ["Kelmendi", 8], ["Thaqi", 10], ["Ademi", 8],
    ["Osmani", 10],
  ],
  female: [
    ["Arta", 1, 10, 30, 14], ["Vjosa", 1, 10, 24, 8], ["Fatime", 24, 14, 10, 2], ["Teuta", 1, 20, 20, 4],
    ["Valbona", 2, 20, 20, 4], ["Shpresa", 10, 24, 10, 1], ["Arbnora", 0, 2, 24, 14], ["Elona", 0, 4, 20, 20],
    ["Blerta", 0, 4, 20, 14], ["Mimoza", 2, 20, 16, 4], ["Drita", 6, 20, 10, 2], ["Luljeta", 4, 20, 14, 2],
    ["Leonora", 0, 2, 20, 24], ["Alba", 1, 4, 14, 20], ["Elira", 0, 0, 6, 24],
  ],
  male: [
    ["Agim", 20, 40, 14, 1], ["Arben", 2, 40, 40, 6], ["Besnik", 3, 30, 30, 4], ["Valon", 0, 10, 40, 14],
    ["Leon", 0, 1, 8, 40], ["Ilir", 2, 24, 24, 8], ["Fatmir", 10, 30, 14, 2], ["Bashkim", 10, 30, 8, 1],
    ["Driton", 0, 14, 40, 8], ["Liridon", 0, 6, 40, 14], ["Shpend", 1, 14, 14, 8], ["Blerim", 0, 14, 30, 6],
    ["Arlind", 0, 1, 20, 24], ["Dren", 0, 1, 10, 20], ["Naim", 10, 24, 14, 3], ["Erion", 0, 0, 14, 24],
  ],
};

// biome-ignore format: several names a line
const arabic: NameRows = {
  family: [
    ["Ahmad", 30], ["Ali", 34], ["Hassan", 30], ["Ibrahim", 28], ["Khalil", 22], ["Mohammad", 20], ["Omar", 20],
    ["Saleh", 20], ["Hamid", 14], ["Haddad", 16], ["Mahmoud", 20], ["Mustafa", 20], ["Hussein", 22], ["Yousef", 16],
    ["Darwish", 12], ["Al-Khatib", 10], ["Al-Ali", 8], ["Sharif", 14], ["Aziz", 14], ["Said", 12], ["Mansour", 14],
    ["Issa", 12], ["Nasser", 10], ["Kassem", 10], ["El-Sayed", 6], ["Suleiman", 10],
  ],
  female: [
    ["Fatima", 40, 50, 50, 60], ["Maryam", 14, 24, 40, 50], ["Amina", 10, 16, 30, 40], ["Layla", 6, 14, 30, 40],
    ["Mona", 14, 40, 30, 10], ["Rana", 3, 24, 40, 20], ["Nour", 1, 6, 30, 60], ["Rima", 4, 24, 30, 14],
    ["Sara", 2, 14, 50, 60], ["Aya", 0, 2, 24, 60], ["Hala", 6, 24, 24, 14], ["Samira", 20, 40, 30, 10],
    ["Huda", 14, 24, 24, 14], ["Yasmin", 6, 20, 40, 40], ["Jana", 0, 2, 10, 40], ["Salma", 6, 8, 24, 40],
    ["Dina", 4, 24, 40, 20], ["Iman", 6, 20, 30, 24], ["Nadia", 14, 40, 30, 10], ["Malak", 0, 1, 8, 40],
    ["Khadija", 20, 20, 20, 14], ["Rasha", 1, 24, 40, 10],
  ],
  male: [
    ["Mohammed", 50, 60, 60, 60], ["Ahmad", 40, 50, 60, 50], ["Ali", 40, 50, 60, 60], ["Omar", 14, 24, 40, 60],
    ["Hassan", 40, 40, 30, 20], ["Khaled", 14, 40, 40, 14], ["Ibrahim", 20, 24, 30, 30], ["Yousef", 10, 14, 30, 60],
    ["Mahmoud", 24, 30, 40, 24], ["Mustafa", 14, 24, 40, 30], ["Bilal", 2, 10, 40, 40], ["Samir", 14, 40, 30, 8],
    ["Karim", 10, 30, 40, 30], ["Tarek", 6, 30, 40, 14], ["Amir", 4, 20, 40, 50], ["Hamza", 0, 4, 30, 50],
    ["Adam", 0, 2, 14, 60], ["Nabil", 10, 40, 30, 8], ["Rami", 3, 20, 40, 24], ["Said", 14, 24, 24, 10],
    ["Abdullah", 14, 20, 30, 40], ["Hussein", 20, 30, 40, 30], ["Bashar", 2, 16, 30, 14], ["Anas", 0, 6, 40, 30],
  ],
};

// biome-ignore format: several names a line
const persian: NameRows = {
  family: [
    ["Ahmadi", 30], ["Hosseini", 28], ["Karimi", 22], ["Rezai", 18], ["Nazari", 18], ["Amiri", 16],
    ["Mohammadi", 22], ["Rahimi", 22], ["Haidari", 16], ["Khan", 24], ["Sultani", 12], ["Azizi", 14],
    ["Jafari", 14], ["Moradi", 12], ["Habibi", 10], ["Noori", 12],
  ],
  female: [
    ["Maryam", 20, 40, 40, 30], ["Zahra", 20, 40, 50, 50], ["Shirin", 6, 40, 40, 14], ["Parisa", 2, 24, 50, 10],
    ["Fatemeh", 24, 24, 40, 30], ["Nasrin", 10, 40, 14, 2], ["Mina", 6, 30, 30, 24], ["Leila", 10, 40, 40, 14],
    ["Sahar", 1, 14, 40, 24], ["Setareh", 1, 8, 20, 14], ["Roya", 4, 30, 30, 14], ["Mahsa", 0, 6, 40, 14],
    ["Farida", 14, 24, 14, 6], ["Nilofar", 1, 10, 30, 24], ["Sara", 1, 14, 40, 40], ["Zohra", 14, 20, 20, 10],
  ],
  male: [
    ["Reza", 14, 60, 50, 14], ["Mehdi", 6, 40, 40, 20], ["Ali", 30, 60, 60, 60], ["Mohammad", 40, 50, 50, 40],
    ["Hamid", 10, 50, 30, 6], ["Amir", 4, 40, 50, 40], ["Farid", 6, 30, 24, 10], ["Omid", 1, 24, 40, 14],
    ["Navid", 0, 14, 40, 14], ["Mostafa", 10, 30, 30, 14], ["Hossein", 20, 40, 40, 24], ["Arash", 1, 24, 40, 14],
    ["Milad", 0, 4, 40, 14], ["Jawad", 4, 14, 24, 20], ["Samim", 0, 2, 14, 24], ["Rahim", 14, 24, 14, 6],
    ["Majid", 8, 40, 24, 4],
  ],
};

// biome-ignore format: several names a line
const italian: NameRows = {
  family: [
    ["Rossi", 40], ["Russo", 36], ["Esposito", 26], ["Romano", 24], ["Greco", 22], ["Ferrari", 18], ["Marino", 20],
    ["Bruno", 16], ["Costa", 16], ["Caruso", 20], ["Lombardo", 18], ["Rizzo", 18], ["Messina", 12], ["Vitale", 12],
    ["De Luca", 16], ["Conti", 14], ["Gallo", 14], ["Colombo", 10], ["Mancini", 12], ["Palermo", 10], ["Amato", 10],
    ["Ruggiero", 10], ["Pellegrino", 12], ["Sorrentino", 8],
  ],
  female: [
    ["Maria", 60, 50, 24, 10], ["Giuseppina", 30, 14, 1, 0], ["Rosa", 30, 24, 6, 4], ["Anna", 24, 24, 24, 24],
    ["Francesca", 6, 20, 50, 24], ["Elena", 8, 24, 40, 30], ["Laura", 4, 20, 40, 24], ["Chiara", 0, 4, 40, 40],
    ["Giulia", 0, 3, 30, 50], ["Sofia", 4, 10, 24, 60], ["Alessia", 0, 3, 40, 40], ["Carmela", 24, 30, 6, 1],
    ["Angela", 14, 40, 24, 4], ["Concetta", 20, 16, 2, 0], ["Valentina", 1, 14, 40, 24], ["Lucia", 14, 24, 20, 24],
    ["Claudia", 4, 24, 40, 10], ["Sabrina", 2, 24, 40, 10], ["Daniela", 4, 30, 40, 8], ["Silvana", 14, 20, 6, 2],
  ],
  male: [
    ["Giuseppe", 60, 60, 30, 6], ["Antonio", 50, 60, 40, 10], ["Salvatore", 40, 50, 24, 4],
    ["Giovanni", 40, 50, 30, 8], ["Francesco", 24, 40, 40, 16], ["Angelo", 24, 40, 24, 8],
    ["Domenico", 24, 30, 14, 2], ["Vincenzo", 24, 40, 24, 4], ["Marco", 4, 40, 60, 24],
    ["Alessandro", 2, 24, 50, 40], ["Luca", 1, 14, 50, 50], ["Matteo", 1, 6, 30, 60], ["Leonardo", 4, 6, 20, 50],
    ["Davide", 1, 10, 40, 24], ["Fabio", 2, 24, 50, 14], ["Roberto", 10, 40, 40, 6], ["Daniele", 2, 14, 40, 20],
    ["Gianluca", 0, 10, 50, 14], ["Diego", 0, 4, 20, 30], ["Enzo", 4, 10, 10, 14],
  ],
};

// biome-ignore format: several names a line
const vietnamese: NameRows = {
  family: [
    ["Nguyen", 90], ["Tran", 44], ["Pham", 24], ["Le", 34], ["Hoang", 14], ["Vu", 12], ["Dang", 10], ["Bui", 10],
    ["Do", 8], ["Ngo", 6], ["Phan", 8], ["Vo", 6],
  ],
  female: [
    ["Linh", 0, 4, 24, 60], ["Mai", 3, 14, 24, 24], ["Lan", 10, 24, 14, 4], ["Hoa", 14, 30, 14, 2],
    ["Thuy", 6, 30, 30, 10], ["Huong", 6, 30, 30, 10], ["Anh", 2, 14, 40, 40], ["Trang", 0, 6, 40, 40],
    ["Hong", 10, 30, 20, 6], ["Phuong", 4, 24, 40, 30], ["Thao", 0, 6, 30, 40], ["Ngoc", 4, 20, 30, 24],
    ["Vy", 0, 1, 10, 40], ["Kim", 6, 20, 20, 24],
  ],
  male: [
    ["Minh", 4, 20, 30, 40], ["Duc", 3, 20, 30, 24], ["Tuan", 2, 24, 40, 24], ["Hung", 4, 30, 30, 10],
    ["Dung", 4, 30, 30, 8], ["Thanh", 10, 30, 30, 10], ["Hai", 4, 30, 30, 10], ["Long", 3, 20, 30, 24],
    ["Nam", 1, 14, 30, 40], ["Quang", 3, 24, 30, 24], ["Viet", 1, 14, 30, 30], ["Hoang", 1, 14, 30, 40],
    ["Son", 4, 24, 30, 14], ["Khoa", 1, 6, 20, 24],
  ],
};

const local = originOf({ family, female, male }, romanise);

const origins: Origins = {
  local,
  shares: originShares([
    { origin: local, perMille: 860, given: 1 },
    { origin: originOf(turkish, romanise), perMille: 36, given: 0.97 },
    { origin: originOf(polish, romanise), perMille: 38, given: 0.45 },
    { origin: originOf(yugoslav, romanise), perMille: 15, given: 0.8 },
    { origin: originOf(romanian, romanise), perMille: 9, given: 0.9 },
    { origin: originOf(albanian, romanise), perMille: 6, given: 0.95 },
    { origin: originOf(arabic, romanise), perMille: 16, given: 0.98 },
    { origin: originOf(persian, romanise), perMille: 7, given: 0.97 },
    { origin: originOf(italian, romanise), perMille: 9, given: 0.75 },
    { origin: originOf(vietnamese, romanise), perMille: 4, given: 0.8 },
  ]),
  double: 0.02,
};
