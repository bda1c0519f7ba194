import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";
import { latinMail } from "../shared/latin.ts";
import {
  type FamilyRow,
  familyNames,
  type GivenNames,
  type GivenRow,
  givenName,
  givenNames,
  joined,
  type NameTable,
  sampleName,
} from "../shared/name-table.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: GivenNames;
  readonly men: GivenNames;
  readonly families: NameTable;
  /** Whether some of them join two family names with a hyphen. */
  readonly joins: boolean;
}

/** Who lives in a place, of those born before 1975 and of those born later. */
type Mix = readonly [older: Weighted<Community>, younger: Weighted<Community>];

/**
 * Given name, family name; both from the same community, which is sampled by place and birth cohort. Two or three in a
 * hundred bear a double-barrelled family name, all of them in the British communities.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const mix = mixOf(place);
  const { women, men, families, joins } = sample(rng, mix[birth.year < 1975 ? 0 : 1]);
  let family = sampleName(rng, families);
  if (joins && chance(rng, birth.year < 1975 ? 0.015 : 0.035)) {
    family = joined(family, sampleName(rng, families));
  }
  const given = givenName(rng, sex === "female" ? women : men, birth.year);
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

// biome-ignore format: many names a line
const female: readonly GivenRow[] = [
  ["Margaret", 1000, 317, 0, 0], ["Susan", 954, 1000, 150, 0], ["Christine", 916, 428, 0, 0],
  ["Patricia", 882, 237, 0, 0], ["Mary", 850, 217, 0, 0], ["Jean", 819, 0, 0, 0], ["Ann", 791, 251, 0, 0],
  ["Janet", 763, 415, 0, 0], ["Linda", 738, 499, 0, 0], ["Maureen", 713, 124, 0, 0], ["Barbara", 689, 131, 0, 0],
  ["Carol", 667, 455, 0, 0], ["Elizabeth", 645, 469, 415, 308], ["Valerie", 624, 0, 0, 0],
  ["Sandra", 604, 585, 0, 0], ["Pauline", 585, 138, 0, 0], ["Anne", 567, 308, 0, 0], ["Jennifer", 549, 327, 585, 0],
  ["Joan", 532, 0, 0, 0], ["Pamela", 515, 0, 0, 0], ["Kathleen", 499, 108, 0, 0], ["Sheila", 484, 135, 0, 0],
  ["Brenda", 469, 0, 0, 0], ["Gillian", 455, 336, 56, 0], ["Joyce", 441, 0, 0, 0], ["Jacqueline", 428, 882, 32, 0],
  ["Judith", 415, 159, 0, 0], ["Shirley", 403, 52, 0, 0], ["Sylvia", 391, 0, 0, 0], ["Marion", 379, 51, 0, 0],
  ["Dorothy", 368, 0, 0, 0], ["Eileen", 357, 0, 0, 0], ["June", 347, 0, 0, 0], ["Rita", 336, 0, 0, 0],
  ["Rosemary", 327, 64, 0, 0], ["Hazel", 317, 99, 0, 0], ["Irene", 308, 0, 0, 0], ["Wendy", 299, 357, 0, 0],
  ["Marilyn", 290, 0, 0, 0], ["Doreen", 282, 0, 0, 0], ["Josephine", 274, 55, 0, 0], ["Hilary", 266, 74, 0, 0],
  ["Diane", 258, 713, 0, 0], ["Angela", 251, 645, 188, 0], ["Jill", 244, 127, 0, 0], ["Yvonne", 237, 146, 0, 0],
  ["Beryl", 230, 0, 0, 0], ["Veronica", 224, 0, 0, 0], ["Frances", 217, 92, 92, 0], ["Norma", 211, 0, 0, 0],
  ["Ruth", 205, 199, 142, 0], ["Janice", 199, 43, 0, 0], ["Sally", 194, 282, 168, 0], ["Audrey", 188, 0, 0, 0],
  ["Lesley", 183, 368, 0, 0], ["Geraldine", 178, 49, 0, 0], ["Joy", 173, 0, 0, 0], ["Vera", 168, 0, 0, 0],
  ["Gloria", 164, 0, 0, 0], ["Marjorie", 159, 0, 0, 0], ["Jane", 155, 791, 290, 0], ["Kay", 150, 0, 0, 0],
  ["Catherine", 146, 484, 299, 0], ["Helen", 142, 763, 604, 0], ["Heather", 138, 205, 155, 66],
  ["Daphne", 135, 0, 0, 0], ["Iris", 131, 0, 0, 0], ["Theresa", 127, 82, 0, 0], ["Bridget", 124, 0, 0, 0],
  ["Edna", 120, 0, 0, 0], ["Freda", 117, 0, 0, 0], ["Gwendoline", 114, 0, 0, 0], ["Hilda", 111, 0, 0, 0],
  ["Lilian", 108, 0, 0, 0], ["Mavis", 105, 0, 0, 0], ["Muriel", 102, 0, 0, 0], ["Olive", 99, 0, 0, 0],
  ["Phyllis", 97, 0, 0, 0], ["Stella", 94, 0, 0, 0], ["Thelma", 92, 0, 0, 0], ["Elsie", 89, 0, 0, 0],
  ["Betty", 87, 0, 0, 0], ["Peggy", 84, 0, 0, 0], ["Denise", 82, 299, 0, 0], ["Rosalind", 80, 47, 0, 0],
  ["Diana", 78, 0, 0, 0], ["Lynne", 76, 183, 0, 0], ["Lynda", 74, 56, 0, 0], ["Marlene", 72, 0, 0, 0],
  ["Carole", 70, 53, 0, 0], ["Penelope", 68, 66, 0, 0], ["Avril", 66, 0, 0, 0], ["Elaine", 64, 391, 59, 0],
  ["Celia", 63, 0, 0, 0], ["Cynthia", 61, 0, 0, 0], ["Bernadette", 59, 89, 0, 0], ["Marian", 58, 0, 0, 0],
  ["Anita", 56, 117, 0, 0], ["Monica", 55, 0, 0, 0], ["Sarah", 53, 738, 1000, 244], ["Lorraine", 52, 347, 0, 0],
  ["Marie", 51, 111, 108, 0], ["Julia", 49, 102, 55, 59], ["Julie", 48, 954, 173, 0], ["Annette", 47, 105, 0, 0],
  ["Karen", 0, 916, 211, 0], ["Deborah", 0, 850, 135, 0], ["Tracey", 0, 819, 124, 0], ["Sharon", 0, 689, 146, 0],
  ["Nicola", 0, 667, 763, 0], ["Alison", 0, 624, 217, 0], ["Amanda", 0, 604, 237, 0], ["Caroline", 0, 567, 205, 0],
  ["Claire", 0, 549, 916, 0], ["Lisa", 0, 532, 689, 0], ["Joanne", 0, 515, 499, 0], ["Michelle", 0, 441, 624, 0],
  ["Dawn", 0, 403, 52, 0], ["Tracy", 0, 379, 131, 0], ["Debra", 0, 290, 0, 0], ["Fiona", 0, 274, 68, 0],
  ["Lynn", 0, 266, 0, 0], ["Maria", 0, 258, 138, 0], ["Beverley", 0, 244, 0, 0], ["Louise", 0, 230, 549, 53],
  ["Teresa", 0, 224, 74, 0], ["Donna", 0, 211, 368, 0], ["Kim", 0, 194, 72, 0], ["Paula", 0, 188, 82, 0],
  ["Rachel", 0, 178, 791, 211], ["Emma", 0, 173, 954, 567], ["Samantha", 0, 168, 713, 146],
  ["Andrea", 0, 164, 89, 0], ["Maxine", 0, 155, 0, 0], ["Rebecca", 0, 150, 850, 624], ["Suzanne", 0, 142, 84, 0],
  ["Jayne", 0, 120, 0, 0], ["Kathryn", 0, 114, 183, 0], ["Gail", 0, 97, 0, 0], ["Mandy", 0, 94, 0, 0],
  ["Cheryl", 0, 87, 111, 0], ["Michele", 0, 84, 0, 0], ["Kerry", 0, 80, 266, 0], ["Melanie", 0, 78, 159, 0],
  ["Victoria", 0, 76, 738, 76], ["Sonia", 0, 72, 53, 0], ["Tina", 0, 70, 0, 0], ["Clare", 0, 68, 336, 0],
  ["Anna", 0, 63, 178, 347], ["Vanessa", 0, 61, 66, 0], ["Katherine", 0, 59, 357, 0], ["Joanna", 0, 58, 164, 0],
  ["Natalie", 0, 48, 484, 39], ["Zoe", 0, 46, 327, 199], ["Sara", 0, 44, 61, 0], ["Stephanie", 0, 42, 403, 28],
  ["Philippa", 0, 41, 40, 0], ["Nina", 0, 40, 0, 0], ["Charlotte", 0, 39, 515, 819], ["Laura", 0, 0, 882, 299],
  ["Gemma", 0, 0, 819, 33], ["Amy", 0, 0, 667, 645], ["Kelly", 0, 0, 645, 0], ["Katie", 0, 0, 567, 667],
  ["Hannah", 0, 0, 532, 763], ["Hayley", 0, 0, 469, 0], ["Lucy", 0, 0, 455, 689], ["Jessica", 0, 0, 441, 916],
  ["Danielle", 0, 0, 428, 138], ["Leanne", 0, 0, 391, 0], ["Lauren", 0, 0, 379, 791], ["Stacey", 0, 0, 347, 0],
  ["Kate", 0, 0, 317, 32], ["Kirsty", 0, 0, 308, 0], ["Sophie", 0, 0, 282, 882], ["Emily", 0, 0, 274, 1000],
  ["Lindsay", 0, 0, 258, 0], ["Jade", 0, 0, 251, 441], ["Natasha", 0, 0, 244, 224], ["Melissa", 0, 0, 230, 64],
  ["Rachael", 0, 0, 224, 0], ["Holly", 0, 0, 199, 549], ["Chloe", 0, 0, 194, 954], ["Bethany", 0, 0, 127, 585],
  ["Carly", 0, 0, 120, 0], ["Alexandra", 0, 0, 117, 159], ["Georgina", 0, 0, 114, 0], ["Abigail", 0, 0, 105, 499],
  ["Megan", 0, 0, 102, 850], ["Alice", 0, 0, 99, 379], ["Naomi", 0, 0, 97, 82], ["Lyndsey", 0, 0, 94, 0],
  ["Jodie", 0, 0, 87, 72], ["Tanya", 0, 0, 80, 0], ["Vicky", 0, 0, 78, 0], ["Eleanor", 0, 0, 76, 484],
  ["Toni", 0, 0, 70, 0], ["Kimberley", 0, 0, 64, 0], ["Christina", 0, 0, 63, 0], ["Amber", 0, 0, 58, 336],
  ["Kayleigh", 0, 0, 51, 89], ["Harriet", 0, 0, 49, 155], ["Francesca", 0, 0, 48, 84], ["Ashleigh", 0, 0, 47, 0],
  ["Chantelle", 0, 0, 46, 0], ["Rosie", 0, 0, 44, 164], ["Nadine", 0, 0, 43, 0], ["Georgia", 0, 0, 42, 604],
  ["Olivia", 0, 0, 41, 738], ["Grace", 0, 0, 39, 532], ["Kirsten", 0, 0, 38, 0], ["Faye", 0, 0, 37, 0],
  ["Leah", 0, 0, 36, 403], ["Shelley", 0, 0, 35, 0], ["Lorna", 0, 0, 34, 0], ["Esther", 0, 0, 33, 0],
  ["Robyn", 0, 0, 32, 51], ["Claudia", 0, 0, 31, 0], ["Terri", 0, 0, 30, 0], ["Roxanne", 0, 0, 29, 0],
  ["Tamsin", 0, 0, 28, 0], ["Hollie", 0, 0, 28, 58], ["Imogen", 0, 0, 27, 188], ["Ellie", 0, 0, 0, 713],
  ["Molly", 0, 0, 0, 515], ["Mia", 0, 0, 0, 469], ["Caitlin", 0, 0, 0, 455], ["Ella", 0, 0, 0, 428],
  ["Lily", 0, 0, 0, 415], ["Amelia", 0, 0, 0, 391], ["Daisy", 0, 0, 0, 368], ["Paige", 0, 0, 0, 357],
  ["Shannon", 0, 0, 0, 327], ["Isabelle", 0, 0, 0, 317], ["Millie", 0, 0, 0, 290], ["Courtney", 0, 0, 0, 282],
  ["Phoebe", 0, 0, 0, 274], ["Jasmine", 0, 0, 0, 266], ["Isabella", 0, 0, 0, 258], ["Freya", 0, 0, 0, 251],
  ["Poppy", 0, 0, 0, 237], ["Evie", 0, 0, 0, 230], ["Ruby", 0, 0, 0, 217], ["Madison", 0, 0, 0, 205],
  ["Maisie", 0, 0, 0, 194], ["Eve", 0, 0, 0, 183], ["Erin", 0, 0, 0, 178], ["Nicole", 0, 0, 0, 173],
  ["Scarlett", 0, 0, 0, 168], ["Summer", 0, 0, 0, 150], ["Isobel", 0, 0, 0, 142], ["Niamh", 0, 0, 0, 135],
  ["Lydia", 0, 0, 0, 131], ["Abbie", 0, 0, 0, 127], ["Matilda", 0, 0, 0, 124], ["Morgan", 0, 0, 0, 120],
  ["Gabrielle", 0, 0, 0, 117], ["Maddison", 0, 0, 0, 114], ["Skye", 0, 0, 0, 111], ["Libby", 0, 0, 0, 108],
  ["Tia", 0, 0, 0, 105], ["Keira", 0, 0, 0, 102], ["Madeleine", 0, 0, 0, 99], ["Martha", 0, 0, 0, 97],
  ["Sienna", 0, 0, 0, 94], ["Lara", 0, 0, 0, 92], ["Aimee", 0, 0, 0, 87], ["Eliza", 0, 0, 0, 80],
  ["Ava", 0, 0, 0, 78], ["Kiera", 0, 0, 0, 74], ["Florence", 0, 0, 0, 70], ["Lola", 0, 0, 0, 68],
  ["Zara", 0, 0, 0, 63], ["Faith", 0, 0, 0, 61], ["Tilly", 0, 0, 0, 56], ["Connie", 0, 0, 0, 55],
  ["Rose", 0, 0, 0, 52], ["Maya", 0, 0, 0, 49], ["Lexi", 0, 0, 0, 48], ["Hope", 0, 0, 0, 47], ["Beth", 0, 0, 0, 46],
  ["Alicia", 0, 0, 0, 44], ["Esme", 0, 0, 0, 43], ["Sofia", 0, 0, 0, 42], ["Clara", 0, 0, 0, 41],
  ["Alisha", 0, 0, 0, 40], ["Chelsea", 0, 0, 0, 38], ["Beatrice", 0, 0, 0, 37], ["Ellen", 0, 0, 0, 36],
  ["Isla", 0, 0, 0, 35], ["Annabelle", 0, 0, 0, 34], ["Tegan", 0, 0, 0, 32], ["Eloise", 0, 0, 0, 31],
  ["Lacey", 0, 0, 0, 30], ["Evelyn", 0, 0, 0, 29], ["Lois", 0, 0, 0, 28], ["Ottilie", 0, 0, 0, 27],
  ["Jemima", 0, 0, 0, 26], ["Darcey", 0, 0, 0, 26], ["Nancy", 0, 0, 0, 25],
];

// biome-ignore format: many names a line
const male: readonly GivenRow[] = [
  ["John", 1000, 850, 624, 183], ["David", 954, 1000, 916, 244], ["Michael", 916, 819, 850, 357],
  ["Peter", 882, 667, 469, 40], ["Robert", 850, 738, 645, 205], ["Anthony", 819, 624, 455, 70],
  ["Brian", 791, 368, 82, 0], ["Alan", 763, 499, 168, 0], ["William", 738, 391, 317, 645],
  ["James", 713, 532, 954, 916], ["Richard", 689, 713, 763, 0], ["Kenneth", 667, 237, 0, 0],
  ["Keith", 645, 347, 41, 0], ["Roger", 624, 178, 0, 0], ["Colin", 604, 415, 48, 0],
  ["Christopher", 585, 689, 1000, 274], ["Raymond", 567, 188, 0, 0], ["Malcolm", 549, 164, 0, 0],
  ["Derek", 532, 205, 0, 0], ["Geoffrey", 515, 194, 0, 0], ["Barry", 499, 217, 80, 0], ["Terence", 484, 211, 0, 0],
  ["Ronald", 469, 76, 0, 0], ["Roy", 455, 92, 0, 0], ["Graham", 441, 403, 138, 0], ["Trevor", 428, 266, 0, 0],
  ["Dennis", 415, 78, 0, 0], ["George", 403, 159, 188, 604], ["Thomas", 391, 299, 689, 954],
  ["Stephen", 379, 791, 515, 35], ["Patrick", 368, 282, 127, 68], ["Philip", 357, 515, 258, 0],
  ["Paul", 347, 954, 738, 0], ["Edward", 336, 150, 274, 230], ["Joseph", 327, 135, 357, 713],
  ["Charles", 317, 146, 194, 258], ["Ian", 308, 763, 415, 0], ["Donald", 299, 49, 0, 0], ["Gordon", 290, 111, 0, 0],
  ["Frank", 282, 48, 0, 0], ["Norman", 274, 51, 0, 0], ["Stanley", 266, 0, 0, 46], ["Eric", 258, 0, 0, 0],
  ["Leslie", 251, 94, 0, 0], ["Frederick", 244, 0, 39, 59], ["Neil", 237, 484, 282, 0],
  ["Andrew", 230, 916, 791, 105], ["Clive", 224, 0, 0, 0], ["Gerald", 217, 0, 0, 0], ["Bernard", 211, 52, 0, 0],
  ["Martin", 205, 549, 217, 0], ["Arthur", 199, 0, 0, 27], ["Leonard", 194, 0, 0, 0], ["Harry", 188, 0, 99, 819],
  ["Douglas", 183, 80, 0, 0], ["Albert", 178, 0, 0, 0], ["Kevin", 173, 604, 290, 0], ["Ernest", 168, 0, 0, 0],
  ["Jeffrey", 164, 87, 0, 0], ["Victor", 159, 0, 0, 0], ["Francis", 155, 74, 0, 0], ["Rodney", 150, 0, 0, 0],
  ["Maurice", 146, 0, 0, 0], ["Reginald", 142, 0, 0, 0], ["Sidney", 138, 0, 0, 0], ["Walter", 135, 0, 0, 0],
  ["Allan", 131, 0, 0, 0], ["Howard", 127, 89, 0, 0], ["Hugh", 124, 68, 0, 31], ["Stuart", 120, 357, 327, 0],
  ["Desmond", 117, 0, 0, 0], ["Denis", 114, 0, 0, 0], ["Laurence", 111, 0, 0, 0], ["Lawrence", 108, 47, 0, 0],
  ["Ivor", 105, 0, 0, 0], ["Duncan", 102, 199, 61, 0], ["Alexander", 99, 108, 441, 484], ["Alfred", 97, 0, 0, 0],
  ["Jack", 94, 0, 336, 1000], ["Nigel", 92, 469, 0, 0], ["Bryan", 89, 0, 0, 0], ["Robin", 87, 117, 97, 0],
  ["Vincent", 84, 66, 47, 0], ["Nicholas", 82, 428, 484, 64], ["Timothy", 80, 455, 150, 0],
  ["Simon", 78, 645, 499, 0], ["Jonathan", 76, 441, 549, 41], ["Mervyn", 74, 0, 0, 0], ["Edwin", 72, 0, 0, 0],
  ["Lionel", 70, 0, 0, 0], ["Ivan", 68, 0, 0, 0], ["Henry", 66, 0, 87, 308], ["Samuel", 64, 44, 347, 763],
  ["Daniel", 63, 244, 882, 850], ["Adrian", 61, 379, 42, 0], ["Royston", 59, 0, 0, 0], ["Clifford", 58, 0, 0, 0],
  ["Noel", 56, 0, 0, 0], ["Vernon", 55, 0, 0, 0], ["Gilbert", 53, 0, 0, 0], ["Bruce", 52, 114, 0, 0],
  ["Ralph", 51, 0, 0, 0], ["Mark", 0, 882, 713, 74], ["Gary", 0, 585, 428, 0], ["Steven", 0, 567, 567, 0],
  ["Lee", 0, 336, 604, 0], ["Darren", 0, 327, 391, 0], ["Jason", 0, 317, 224, 0], ["Matthew", 0, 308, 819, 791],
  ["Sean", 0, 290, 183, 99], ["Carl", 0, 274, 237, 0], ["Wayne", 0, 258, 199, 0], ["Shaun", 0, 251, 159, 0],
  ["Craig", 0, 230, 532, 0], ["Dean", 0, 224, 211, 0], ["Julian", 0, 183, 36, 0], ["Justin", 0, 173, 49, 0],
  ["Scott", 0, 168, 299, 78], ["Russell", 0, 155, 120, 0], ["Karl", 0, 142, 155, 0], ["Garry", 0, 138, 0, 0],
  ["Jeremy", 0, 131, 0, 0], ["Dominic", 0, 127, 146, 94], ["Phillip", 0, 124, 135, 0], ["Guy", 0, 120, 59, 0],
  ["Antony", 0, 105, 55, 0], ["Benjamin", 0, 102, 585, 585], ["Adam", 0, 99, 667, 549], ["Glenn", 0, 97, 0, 0],
  ["Marcus", 0, 84, 56, 72], ["Stewart", 0, 82, 124, 0], ["Damian", 0, 72, 0, 0], ["Gavin", 0, 70, 131, 0],
  ["Dale", 0, 64, 84, 0], ["Tony", 0, 63, 46, 0], ["Roderick", 0, 61, 0, 0], ["Rupert", 0, 59, 0, 25],
  ["Giles", 0, 58, 0, 0], ["Spencer", 0, 56, 0, 48], ["Warren", 0, 55, 0, 0], ["Ross", 0, 53, 142, 0],
  ["Toby", 0, 46, 74, 282], ["Lance", 0, 43, 0, 0], ["Gerard", 0, 42, 0, 0], ["Ryan", 0, 0, 403, 689],
  ["Luke", 0, 0, 379, 738], ["Joshua", 0, 0, 368, 882], ["Liam", 0, 0, 308, 515], ["Jamie", 0, 0, 266, 379],
  ["Ashley", 0, 0, 251, 80], ["Aaron", 0, 0, 244, 290], ["Nathan", 0, 0, 230, 415], ["Gareth", 0, 0, 205, 0],
  ["Kieran", 0, 0, 178, 336], ["Jordan", 0, 0, 173, 499], ["Oliver", 0, 0, 164, 667], ["Jake", 0, 0, 117, 469],
  ["Lewis", 0, 0, 114, 567], ["Bradley", 0, 0, 111, 327], ["Marc", 0, 0, 108, 0], ["Danny", 0, 0, 105, 0],
  ["Connor", 0, 0, 102, 455], ["Kyle", 0, 0, 94, 237], ["Callum", 0, 0, 92, 624], ["Curtis", 0, 0, 89, 0],
  ["Leon", 0, 0, 78, 135], ["Elliot", 0, 0, 76, 159], ["Max", 0, 0, 72, 347], ["Reece", 0, 0, 70, 224],
  ["Ben", 0, 0, 68, 251], ["Tom", 0, 0, 66, 47], ["Sam", 0, 0, 64, 131], ["Joe", 0, 0, 63, 111],
  ["Glen", 0, 0, 58, 0], ["Terry", 0, 0, 53, 0], ["Louis", 0, 0, 52, 266], ["Rhys", 0, 0, 51, 194],
  ["Ricky", 0, 0, 44, 0], ["Wesley", 0, 0, 43, 0], ["Grant", 0, 0, 40, 0], ["Rory", 0, 0, 38, 43],
  ["Alistair", 0, 0, 37, 0], ["Hugo", 0, 0, 35, 58], ["Barnaby", 0, 0, 34, 24], ["Ethan", 0, 0, 0, 532],
  ["Charlie", 0, 0, 0, 441], ["Alfie", 0, 0, 0, 428], ["Cameron", 0, 0, 0, 403], ["Jacob", 0, 0, 0, 391],
  ["Dylan", 0, 0, 0, 368], ["Owen", 0, 0, 0, 317], ["Tyler", 0, 0, 0, 299], ["Brandon", 0, 0, 0, 217],
  ["Archie", 0, 0, 0, 211], ["Logan", 0, 0, 0, 199], ["Harvey", 0, 0, 0, 188], ["Alex", 0, 0, 0, 178],
  ["Isaac", 0, 0, 0, 173], ["Leo", 0, 0, 0, 168], ["Oscar", 0, 0, 0, 164], ["Mason", 0, 0, 0, 155],
  ["Freddie", 0, 0, 0, 150], ["Sebastian", 0, 0, 0, 146], ["Morgan", 0, 0, 0, 142], ["Finley", 0, 0, 0, 138],
  ["Taylor", 0, 0, 0, 127], ["Billy", 0, 0, 0, 124], ["Zachary", 0, 0, 0, 120], ["Noah", 0, 0, 0, 117],
  ["Zak", 0, 0, 0, 114], ["Joel", 0, 0, 0, 108], ["Lucas", 0, 0, 0, 102], ["Hayden", 0, 0, 0, 97],
  ["Harrison", 0, 0, 0, 92], ["Declan", 0, 0, 0, 89], ["Theo", 0, 0, 0, 87], ["Jay", 0, 0, 0, 84],
  ["Corey", 0, 0, 0, 82], ["Gabriel", 0, 0, 0, 76], ["Evan", 0, 0, 0, 66], ["Ellis", 0, 0, 0, 63],
  ["Reuben", 0, 0, 0, 61], ["Kian", 0, 0, 0, 56], ["Bailey", 0, 0, 0, 55], ["Jude", 0, 0, 0, 53],
  ["Frankie", 0, 0, 0, 52], ["Kai", 0, 0, 0, 51], ["Miles", 0, 0, 0, 49], ["Felix", 0, 0, 0, 44],
  ["Dexter", 0, 0, 0, 42], ["Elliott", 0, 0, 0, 39], ["Tobias", 0, 0, 0, 38], ["Josh", 0, 0, 0, 37],
  ["Mitchell", 0, 0, 0, 36], ["Rowan", 0, 0, 0, 34], ["Louie", 0, 0, 0, 33], ["Ewan", 0, 0, 0, 32],
  ["Blake", 0, 0, 0, 32], ["Austin", 0, 0, 0, 30], ["Tommy", 0, 0, 0, 29], ["Riley", 0, 0, 0, 28],
  ["Bobby", 0, 0, 0, 28], ["Edmund", 0, 0, 0, 26], ["Monty", 0, 0, 0, 26],
];

// biome-ignore format: many names a line
const scottishWomen: readonly GivenRow[] = [
  ["Agnes", 420, 0, 0, 0], ["Isobel", 366, 210, 0, 0], ["Morag", 324, 366, 0, 0], ["Moira", 290, 0, 0, 0],
  ["Isabella", 259, 0, 0, 0], ["Sheena", 233, 140, 0, 0], ["Jessie", 210, 0, 0, 0], ["Elspeth", 189, 127, 0, 0],
  ["Fiona", 171, 420, 233, 0], ["Aileen", 155, 233, 86, 0], ["Catriona", 140, 155, 259, 189],
  ["Mairi", 127, 0, 0, 155], ["Rhona", 115, 0, 140, 0], ["Una", 104, 0, 0, 0], ["Shona", 0, 324, 210, 0],
  ["Lorna", 0, 290, 115, 0], ["Mhairi", 0, 259, 324, 127], ["Kirsteen", 0, 189, 171, 0], ["Gail", 0, 171, 0, 0],
  ["Arlene", 0, 115, 0, 0], ["Eilidh", 0, 104, 366, 420], ["Kirsty", 0, 0, 420, 259], ["Lynsey", 0, 0, 290, 0],
  ["Ailsa", 0, 0, 189, 210], ["Iona", 0, 0, 155, 290], ["Morven", 0, 0, 127, 171], ["Kirstin", 0, 0, 104, 0],
  ["Ashleigh", 0, 0, 95, 0], ["Isla", 0, 0, 0, 366], ["Skye", 0, 0, 0, 324], ["Orla", 0, 0, 0, 233],
  ["Erin", 0, 0, 0, 140], ["Rhianna", 0, 0, 0, 115], ["Cara", 0, 0, 0, 104], ["Beth", 0, 0, 0, 95],
  ["Kayla", 0, 0, 0, 86], ["Rowan", 0, 0, 0, 78],
];

// biome-ignore format: many names a line
const scottishMen: readonly GivenRow[] = [
  ["Ian", 420, 0, 0, 0], ["Alexander", 366, 0, 0, 0], ["Hugh", 324, 0, 0, 0], ["Hamish", 290, 233, 127, 189],
  ["Angus", 259, 290, 115, 140], ["Iain", 233, 420, 259, 0], ["Duncan", 210, 0, 0, 0], ["Archibald", 189, 0, 0, 0],
  ["Alastair", 171, 210, 0, 0], ["Donald", 155, 0, 0, 0], ["Ewen", 140, 0, 0, 0], ["Murdo", 127, 104, 0, 0],
  ["Fergus", 115, 127, 0, 95], ["Neil", 104, 0, 0, 0], ["Alasdair", 0, 366, 104, 0], ["Gordon", 0, 324, 0, 0],
  ["Fraser", 0, 259, 366, 366], ["Euan", 0, 189, 290, 290], ["Kenneth", 0, 171, 0, 0], ["Douglas", 0, 155, 0, 0],
  ["Ewan", 0, 140, 233, 0], ["Gregor", 0, 115, 210, 210], ["Ross", 0, 95, 420, 65], ["Craig", 0, 0, 324, 0],
  ["Rory", 0, 0, 189, 233], ["Calum", 0, 0, 171, 324], ["Blair", 0, 0, 155, 155], ["Greig", 0, 0, 140, 0],
  ["Finlay", 0, 0, 95, 420], ["Ruaridh", 0, 0, 86, 127], ["Struan", 0, 0, 78, 171], ["Lewis", 0, 0, 0, 259],
  ["Murray", 0, 0, 0, 115], ["Innes", 0, 0, 0, 104], ["Lachlan", 0, 0, 0, 86], ["Brodie", 0, 0, 0, 78],
  ["Finn", 0, 0, 0, 71],
];

// biome-ignore format: many names a line
const welshWomen: readonly GivenRow[] = [
  ["Gwyneth", 420, 0, 0, 0], ["Dilys", 366, 0, 0, 0], ["Eirlys", 324, 0, 0, 0], ["Mair", 290, 233, 0, 0],
  ["Glenys", 259, 0, 0, 0], ["Menna", 233, 0, 0, 0], ["Eluned", 210, 0, 0, 0], ["Nesta", 189, 0, 0, 0],
  ["Olwen", 171, 0, 0, 0], ["Myfanwy", 155, 0, 0, 0], ["Megan", 140, 0, 95, 290], ["Rhiannon", 127, 290, 233, 0],
  ["Gwenda", 115, 0, 0, 0], ["Beti", 104, 0, 0, 0], ["Sian", 0, 420, 366, 0], ["Rhian", 0, 366, 420, 0],
  ["Bethan", 0, 324, 324, 155], ["Nia", 0, 259, 290, 233], ["Angharad", 0, 210, 155, 0], ["Delyth", 0, 189, 0, 0],
  ["Eleri", 0, 171, 115, 0], ["Gwenllian", 0, 155, 0, 78], ["Lowri", 0, 140, 171, 171], ["Carys", 0, 127, 259, 366],
  ["Meinir", 0, 115, 0, 0], ["Helen", 0, 104, 0, 0], ["Catrin", 0, 0, 210, 210], ["Ffion", 0, 0, 189, 420],
  ["Elin", 0, 0, 140, 189], ["Cerys", 0, 0, 127, 324], ["Heledd", 0, 0, 104, 86], ["Bronwen", 0, 0, 86, 0],
  ["Seren", 0, 0, 0, 259], ["Mali", 0, 0, 0, 140], ["Efa", 0, 0, 0, 127], ["Cari", 0, 0, 0, 115],
  ["Alys", 0, 0, 0, 104], ["Cadi", 0, 0, 0, 95], ["Tegan", 0, 0, 0, 71],
];

// biome-ignore format: many names a line
const welshMen: readonly GivenRow[] = [
  ["Gwyn", 420, 0, 0, 0], ["Emrys", 366, 0, 0, 0], ["Glyn", 324, 0, 0, 0], ["Idris", 290, 0, 0, 0],
  ["Elwyn", 259, 0, 0, 0], ["Emlyn", 233, 0, 0, 0], ["Gareth", 210, 420, 366, 0], ["Hywel", 189, 189, 0, 0],
  ["Alun", 171, 324, 0, 0], ["Islwyn", 155, 0, 0, 0], ["Meirion", 140, 0, 0, 0], ["Geraint", 127, 290, 171, 0],
  ["Aled", 115, 259, 259, 0], ["Ieuan", 104, 0, 0, 0], ["Owen", 95, 0, 115, 0], ["Huw", 0, 366, 324, 0],
  ["Dewi", 0, 233, 210, 0], ["Gethin", 0, 210, 189, 189], ["Iwan", 0, 171, 233, 0], ["Rhys", 0, 155, 420, 420],
  ["Wyn", 0, 140, 0, 0], ["Dylan", 0, 127, 104, 366], ["Emyr", 0, 115, 86, 0], ["Arwel", 0, 104, 0, 0],
  ["Owain", 0, 95, 290, 324], ["Eifion", 0, 86, 0, 0], ["Iestyn", 0, 0, 155, 210], ["Dafydd", 0, 0, 140, 155],
  ["Llyr", 0, 0, 127, 0], ["Gavin", 0, 0, 95, 0], ["Sion", 0, 0, 78, 0], ["Osian", 0, 0, 0, 290],
  ["Ioan", 0, 0, 0, 259], ["Tomos", 0, 0, 0, 233], ["Harri", 0, 0, 0, 171], ["Macsen", 0, 0, 0, 140],
  ["Morgan", 0, 0, 0, 127], ["Gruffydd", 0, 0, 0, 115], ["Evan", 0, 0, 0, 104], ["Cai", 0, 0, 0, 95],
  ["Ifan", 0, 0, 0, 86], ["Rhodri", 0, 0, 0, 78], ["Steffan", 0, 0, 0, 71], ["Llewelyn", 0, 0, 0, 65],
];

// biome-ignore format: many names a line
const irishWomen: readonly GivenRow[] = [
  ["Bridget", 420, 0, 0, 0], ["Philomena", 366, 0, 0, 0], ["Bernadette", 324, 0, 0, 0], ["Una", 290, 324, 0, 0],
  ["Kathleen", 259, 0, 0, 0], ["Deirdre", 233, 366, 0, 0], ["Nuala", 210, 210, 0, 0], ["Noreen", 189, 0, 0, 0],
  ["Rosaleen", 171, 0, 0, 0], ["Maeve", 155, 0, 0, 0], ["Majella", 140, 189, 0, 0], ["Dympna", 127, 0, 0, 0],
  ["Attracta", 115, 0, 0, 0], ["Siobhan", 0, 420, 366, 0], ["Fionnuala", 0, 290, 0, 0], ["Orla", 0, 259, 290, 233],
  ["Bronagh", 0, 233, 171, 0], ["Grainne", 0, 171, 155, 0], ["Sinead", 0, 155, 420, 0], ["Roisin", 0, 140, 324, 78],
  ["Briege", 0, 127, 0, 0], ["Geraldine", 0, 115, 0, 0], ["Ciara", 0, 0, 259, 290], ["Aoife", 0, 0, 233, 366],
  ["Emer", 0, 0, 210, 0], ["Aisling", 0, 0, 189, 171], ["Clodagh", 0, 0, 140, 210], ["Niamh", 0, 0, 127, 420],
  ["Laoise", 0, 0, 115, 0], ["Cathy", 0, 0, 104, 0], ["Catriona", 0, 0, 95, 0], ["Caoimhe", 0, 0, 0, 324],
  ["Erin", 0, 0, 0, 259], ["Eimear", 0, 0, 0, 189], ["Cara", 0, 0, 0, 155], ["Saoirse", 0, 0, 0, 140],
  ["Eabha", 0, 0, 0, 127], ["Meabh", 0, 0, 0, 115], ["Sorcha", 0, 0, 0, 104], ["Dearbhla", 0, 0, 0, 95],
  ["Shannon", 0, 0, 0, 86], ["Tiarna", 0, 0, 0, 71],
];

// biome-ignore format: many names a line
const irishMen: readonly GivenRow[] = [
  ["Seamus", 420, 233, 0, 0], ["Brendan", 366, 420, 0, 0], ["Eamon", 324, 0, 0, 0], ["Dermot", 290, 210, 0, 0],
  ["Malachy", 259, 0, 0, 0], ["Sean", 233, 95, 233, 0], ["Cormac", 210, 0, 0, 127], ["Ivan", 189, 0, 0, 0],
  ["Samuel", 171, 0, 0, 0], ["Desmond", 155, 0, 0, 0], ["Liam", 140, 290, 0, 0], ["Eugene", 127, 259, 0, 0],
  ["Mervyn", 115, 0, 0, 0], ["Hugh", 104, 0, 0, 0], ["Declan", 0, 366, 324, 0], ["Ciaran", 0, 324, 366, 0],
  ["Colm", 0, 189, 115, 0], ["Fergal", 0, 171, 155, 0], ["Kieran", 0, 155, 0, 0], ["Brian", 0, 140, 0, 0],
  ["Gerard", 0, 127, 0, 0], ["Damien", 0, 115, 0, 0], ["Eamonn", 0, 104, 0, 0], ["Conor", 0, 0, 420, 420],
  ["Niall", 0, 0, 290, 140], ["Ryan", 0, 0, 259, 366], ["Cathal", 0, 0, 210, 259], ["Aidan", 0, 0, 189, 0],
  ["Barry", 0, 0, 171, 0], ["Rory", 0, 0, 140, 171], ["Ronan", 0, 0, 127, 189], ["Eoin", 0, 0, 104, 324],
  ["Gareth", 0, 0, 95, 0], ["Darragh", 0, 0, 86, 210], ["Oisin", 0, 0, 0, 290], ["Odhran", 0, 0, 0, 233],
  ["Fionn", 0, 0, 0, 155], ["Caolan", 0, 0, 0, 115], ["Tiernan", 0, 0, 0, 104], ["Aodhan", 0, 0, 0, 95],
  ["Shea", 0, 0, 0, 86], ["Pearse", 0, 0, 0, 78], ["Ruairi", 0, 0, 0, 71], ["Daire", 0, 0, 0, 65],
];

// biome-ignore format: many names a line
const muslimWomen: readonly GivenRow[] = [
  ["Nasreen", 100, 90, 25, 3], ["Shahida", 90, 81, 22, 3], ["Rukhsana", 82, 74, 20, 2], ["Zahida", 75, 68, 19, 2],
  ["Farzana", 69, 62, 17, 2], ["Yasmin", 63, 57, 16, 2], ["Naseem", 59, 53, 15, 2], ["Rehana", 54, 49, 14, 2],
  ["Samina", 50, 45, 17, 17], ["Nargis", 46, 41, 12, 1], ["Tahira", 43, 39, 11, 1], ["Fatima", 40, 36, 90, 90],
  ["Salma", 37, 33, 9, 1], ["Amina", 34, 31, 69, 69], ["Khalida", 32, 29, 8, 1], ["Zarina", 29, 26, 7, 1],
  ["Robina", 27, 24, 7, 1], ["Shabana", 25, 22, 6, 1], ["Aisha", 3, 30, 100, 100], ["Zainab", 2, 25, 82, 82],
  ["Maryam", 2, 22, 75, 75], ["Sana", 2, 19, 63, 63], ["Saima", 2, 18, 59, 59], ["Nadia", 2, 16, 54, 54],
  ["Hafsa", 2, 15, 50, 50], ["Khadija", 1, 14, 46, 46], ["Iqra", 1, 13, 43, 43], ["Sumaiya", 1, 12, 40, 40],
  ["Farah", 1, 11, 37, 37], ["Aaliyah", 1, 10, 34, 34], ["Safia", 1, 10, 32, 32], ["Humaira", 1, 9, 29, 29],
  ["Rabia", 1, 8, 27, 27], ["Noor", 1, 8, 25, 25], ["Mariam", 1, 7, 24, 24], ["Zara", 1, 7, 22, 22],
  ["Anisa", 1, 6, 21, 21], ["Shazia", 1, 6, 19, 19], ["Sadia", 1, 5, 18, 18], ["Halima", 0, 4, 15, 15],
];

// biome-ignore format: many names a line
const muslimMen: readonly GivenRow[] = [
  ["Mohammed", 100, 90, 100, 100], ["Abdul", 90, 81, 22, 3], ["Muhammad", 82, 74, 90, 90], ["Tariq", 75, 68, 19, 2],
  ["Khalid", 69, 62, 17, 2], ["Zafar", 63, 57, 16, 2], ["Nasir", 59, 53, 15, 2], ["Javed", 54, 49, 14, 2],
  ["Rashid", 50, 45, 12, 2], ["Shahid", 46, 41, 12, 1], ["Arshad", 43, 39, 11, 1], ["Nazir", 40, 36, 10, 1],
  ["Saeed", 37, 33, 9, 1], ["Pervez", 34, 31, 8, 1], ["Ashraf", 32, 29, 8, 1], ["Iqbal", 29, 26, 7, 1],
  ["Liaqat", 27, 24, 7, 1], ["Imran", 2, 25, 82, 82], ["Usman", 2, 22, 75, 75], ["Hamza", 2, 21, 69, 69],
  ["Ali", 2, 19, 63, 63], ["Omar", 2, 18, 59, 59], ["Bilal", 2, 16, 54, 54], ["Ibrahim", 2, 15, 50, 50],
  ["Yusuf", 1, 14, 46, 46], ["Hassan", 1, 13, 43, 43], ["Ahmed", 1, 12, 40, 40], ["Asif", 1, 11, 37, 37],
  ["Zain", 1, 10, 34, 34], ["Haroon", 1, 10, 32, 32], ["Kamran", 1, 9, 29, 29], ["Wasim", 1, 8, 27, 27],
  ["Faisal", 1, 8, 25, 25], ["Ismail", 1, 7, 24, 24], ["Umar", 1, 7, 22, 22], ["Sajid", 1, 6, 21, 21],
  ["Amir", 1, 6, 19, 19], ["Adnan", 1, 5, 18, 18], ["Zakariya", 1, 5, 17, 17], ["Adeel", 0, 4, 15, 15],
];

// biome-ignore format: many names a line
const hinduWomen: readonly GivenRow[] = [
  ["Kokila", 100, 90, 25, 3], ["Pushpa", 90, 81, 22, 3], ["Nirmala", 82, 74, 20, 2], ["Usha", 75, 68, 19, 2],
  ["Hansa", 69, 62, 17, 2], ["Bharti", 63, 57, 16, 2], ["Jyoti", 59, 53, 15, 2], ["Manjula", 54, 49, 14, 2],
  ["Urmila", 50, 45, 12, 2], ["Asha", 46, 41, 12, 1], ["Meena", 43, 39, 11, 1], ["Kalpana", 40, 36, 10, 1],
  ["Hema", 37, 33, 9, 1], ["Sushila", 34, 31, 8, 1], ["Rekha", 32, 29, 8, 1], ["Geeta", 29, 26, 7, 1],
  ["Daksha", 27, 24, 7, 1], ["Priya", 3, 30, 100, 100], ["Anjali", 3, 27, 90, 90], ["Nisha", 2, 25, 82, 82],
  ["Pooja", 2, 22, 75, 75], ["Neha", 2, 21, 69, 69], ["Meera", 2, 19, 63, 63], ["Sonal", 2, 18, 59, 59],
  ["Reena", 2, 16, 54, 54], ["Shivani", 2, 15, 50, 50], ["Kavita", 1, 14, 46, 46], ["Divya", 1, 13, 43, 43],
  ["Bhavini", 1, 12, 40, 40], ["Krupa", 1, 11, 37, 37], ["Roshni", 1, 10, 34, 34], ["Anisha", 1, 10, 32, 32],
  ["Riya", 1, 9, 29, 29], ["Sheetal", 1, 8, 27, 27], ["Trisha", 1, 8, 25, 25], ["Nikita", 1, 7, 24, 24],
  ["Hina", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const hinduMen: readonly GivenRow[] = [
  ["Ramesh", 100, 90, 25, 3], ["Suresh", 90, 81, 22, 3], ["Kishor", 82, 74, 20, 2], ["Mahesh", 75, 68, 19, 2],
  ["Dinesh", 69, 62, 17, 2], ["Harish", 63, 57, 16, 2], ["Vinod", 59, 53, 15, 2], ["Ashok", 54, 49, 14, 2],
  ["Rajesh", 50, 45, 12, 2], ["Bharat", 46, 41, 12, 1], ["Pravin", 43, 39, 11, 1], ["Arvind", 40, 36, 10, 1],
  ["Mukesh", 37, 33, 9, 1], ["Anil", 34, 31, 8, 1], ["Sunil", 32, 29, 8, 1], ["Naresh", 29, 26, 7, 1],
  ["Jitendra", 27, 24, 7, 1], ["Amit", 3, 30, 100, 100], ["Nikhil", 3, 27, 90, 90], ["Rohan", 2, 25, 82, 82],
  ["Raj", 2, 22, 75, 75], ["Vishal", 2, 21, 69, 69], ["Anand", 2, 19, 63, 63], ["Kunal", 2, 18, 59, 59],
  ["Sanjay", 2, 16, 54, 54], ["Hitesh", 2, 15, 50, 50], ["Chirag", 1, 14, 46, 46], ["Akash", 1, 13, 43, 43],
  ["Dipesh", 1, 12, 40, 40], ["Ravi", 1, 11, 37, 37], ["Arjun", 1, 10, 34, 34], ["Rahul", 1, 10, 32, 32],
  ["Kiran", 1, 9, 29, 29], ["Nilesh", 1, 8, 27, 27], ["Sachin", 1, 8, 25, 25], ["Dev", 1, 7, 24, 24],
  ["Pritesh", 1, 7, 22, 22], ["Krishan", 1, 6, 21, 21],
];

// biome-ignore format: many names a line
const sikhWomen: readonly GivenRow[] = [
  ["Surinder", 100, 90, 25, 3], ["Balbir", 90, 81, 22, 3], ["Kulwinder", 82, 74, 20, 2],
  ["Jaswinder", 75, 68, 19, 2], ["Paramjit", 69, 62, 17, 2], ["Manjit", 63, 57, 16, 2], ["Gurmit", 59, 53, 15, 2],
  ["Sukhwinder", 54, 49, 14, 2], ["Kamaljit", 50, 45, 12, 2], ["Rajinder", 46, 41, 12, 1],
  ["Amarjit", 43, 39, 11, 1], ["Harjinder", 40, 36, 10, 1], ["Satwinder", 37, 33, 9, 1], ["Simran", 3, 30, 100, 100],
  ["Manpreet", 3, 27, 90, 90], ["Harpreet", 2, 25, 82, 82], ["Amandeep", 2, 22, 75, 75], ["Kiran", 2, 21, 69, 69],
  ["Navdeep", 2, 19, 63, 63], ["Gurpreet", 2, 18, 59, 59], ["Jasleen", 2, 16, 54, 54], ["Kirandeep", 2, 15, 50, 50],
  ["Ravinder", 1, 14, 46, 46], ["Sukhdeep", 1, 13, 43, 43], ["Jaspreet", 1, 12, 40, 40], ["Amrit", 1, 11, 37, 37],
  ["Harleen", 1, 10, 34, 34], ["Sharan", 1, 10, 32, 32], ["Rupinder", 1, 9, 29, 29], ["Jasmine", 1, 8, 27, 27],
];

// biome-ignore format: many names a line
const sikhMen: readonly GivenRow[] = [
  ["Balwinder", 100, 90, 25, 3], ["Harjit", 90, 81, 22, 3], ["Kulwant", 82, 74, 20, 2], ["Mohinder", 75, 68, 19, 2],
  ["Surjit", 69, 62, 17, 2], ["Jagjit", 63, 57, 16, 2], ["Avtar", 59, 53, 15, 2], ["Sukhdev", 54, 49, 14, 2],
  ["Tarsem", 50, 45, 12, 2], ["Jaswant", 46, 41, 12, 1], ["Ajit", 43, 39, 11, 1], ["Manjit", 40, 36, 10, 1],
  ["Pritam", 37, 33, 9, 1], ["Gurdev", 34, 31, 8, 1], ["Gurpreet", 3, 30, 100, 100], ["Harpreet", 3, 27, 90, 90],
  ["Amandeep", 2, 25, 82, 82], ["Jaspal", 2, 22, 75, 75], ["Jaskaran", 2, 21, 69, 69], ["Arjan", 2, 19, 63, 63],
  ["Harjot", 2, 18, 59, 59], ["Sukhvinder", 2, 16, 54, 54], ["Jagdeep", 2, 15, 50, 50], ["Gurvinder", 1, 14, 46, 46],
  ["Karanveer", 1, 13, 43, 43], ["Inderjit", 1, 12, 40, 40], ["Amrit", 1, 11, 37, 37], ["Ranjit", 1, 10, 34, 34],
  ["Jasdeep", 1, 10, 32, 32], ["Harvinder", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const africanWomen: readonly GivenRow[] = [
  ["Grace", 100, 90, 34, 34], ["Comfort", 90, 81, 22, 3], ["Florence", 82, 74, 20, 2], ["Mercy", 75, 68, 19, 2],
  ["Esther", 69, 62, 90, 90], ["Victoria", 63, 57, 16, 2], ["Felicia", 59, 53, 15, 2], ["Beatrice", 54, 49, 14, 2],
  ["Abena", 50, 45, 12, 2], ["Folake", 46, 41, 12, 1], ["Ngozi", 43, 39, 11, 1], ["Patience", 40, 36, 10, 1],
  ["Gladys", 37, 33, 9, 1], ["Agnes", 34, 31, 8, 1], ["Yaa", 32, 29, 8, 1], ["Blessing", 3, 30, 100, 100],
  ["Abigail", 2, 25, 82, 82], ["Deborah", 2, 22, 75, 75], ["Temitope", 2, 21, 69, 69], ["Chidinma", 2, 19, 63, 63],
  ["Adaeze", 2, 18, 59, 59], ["Tolulope", 2, 16, 54, 54], ["Naomi", 2, 15, 50, 50], ["Ama", 1, 14, 46, 46],
  ["Efua", 1, 13, 43, 43], ["Adwoa", 1, 12, 40, 40], ["Folasade", 1, 11, 37, 37], ["Ruth", 1, 10, 32, 32],
  ["Funmilayo", 1, 9, 29, 29], ["Michelle", 1, 8, 27, 27], ["Chiamaka", 1, 8, 25, 25], ["Rachel", 1, 7, 24, 24],
];

// biome-ignore format: many names a line
const africanMen: readonly GivenRow[] = [
  ["Emmanuel", 100, 90, 100, 100], ["Joseph", 90, 81, 22, 3], ["Samuel", 82, 74, 82, 82], ["Kwame", 75, 68, 59, 59],
  ["Kofi", 69, 62, 17, 2], ["Babatunde", 63, 57, 16, 2], ["Francis", 59, 53, 15, 2], ["Godfrey", 54, 49, 14, 2],
  ["Patrick", 50, 45, 12, 2], ["Augustine", 46, 41, 12, 1], ["Sunday", 43, 39, 11, 1], ["Yaw", 40, 36, 10, 1],
  ["Oluwole", 37, 33, 9, 1], ["Daniel", 3, 27, 90, 90], ["David", 2, 22, 75, 75], ["Tobi", 2, 21, 69, 69],
  ["Chidi", 2, 19, 63, 63], ["Michael", 2, 16, 54, 54], ["Joshua", 2, 15, 50, 50], ["Ayodele", 1, 14, 46, 46],
  ["Emeka", 1, 13, 43, 43], ["Femi", 1, 12, 40, 40], ["Tunde", 1, 11, 37, 37], ["Nana", 1, 10, 34, 34],
  ["Kelechi", 1, 10, 32, 32], ["Olumide", 1, 9, 29, 29], ["Seun", 1, 8, 27, 27], ["Chinedu", 1, 8, 25, 25],
  ["Jeremiah", 1, 7, 24, 24], ["Elijah", 1, 7, 22, 22], ["Obinna", 1, 6, 21, 21], ["Kwabena", 1, 6, 19, 19],
];

// biome-ignore format: many names a line
const polishWomen: readonly GivenRow[] = [
  ["Krystyna", 100, 90, 25, 3], ["Danuta", 90, 81, 22, 3], ["Halina", 82, 74, 20, 2], ["Teresa", 75, 68, 19, 2],
  ["Barbara", 69, 62, 17, 2], ["Elzbieta", 63, 57, 16, 2], ["Grazyna", 59, 53, 15, 2], ["Bozena", 54, 49, 14, 2],
  ["Beata", 50, 45, 12, 2], ["Malgorzata", 46, 41, 12, 1], ["Ewa", 43, 39, 11, 1], ["Dorota", 40, 36, 10, 1],
  ["Agnieszka", 3, 30, 100, 100], ["Katarzyna", 3, 27, 90, 90], ["Anna", 2, 25, 82, 82],
  ["Magdalena", 2, 22, 75, 75], ["Monika", 2, 21, 69, 69], ["Joanna", 2, 19, 63, 63], ["Karolina", 2, 18, 59, 59],
  ["Aleksandra", 2, 16, 54, 54], ["Natalia", 2, 15, 50, 50], ["Marta", 1, 14, 46, 46], ["Justyna", 1, 13, 43, 43],
  ["Paulina", 1, 12, 40, 40], ["Zuzanna", 1, 11, 37, 37], ["Julia", 1, 10, 34, 34], ["Kinga", 1, 10, 32, 32],
  ["Weronika", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const polishMen: readonly GivenRow[] = [
  ["Stanislaw", 100, 90, 25, 3], ["Andrzej", 90, 81, 22, 3], ["Zbigniew", 82, 74, 20, 2], ["Jerzy", 75, 68, 19, 2],
  ["Krzysztof", 69, 62, 69, 69], ["Janusz", 63, 57, 16, 2], ["Marek", 59, 53, 15, 2], ["Jan", 54, 49, 14, 2],
  ["Kazimierz", 50, 45, 12, 2], ["Dariusz", 46, 41, 12, 1], ["Piotr", 3, 30, 100, 100], ["Tomasz", 3, 27, 90, 90],
  ["Marcin", 2, 25, 82, 82], ["Pawel", 2, 22, 75, 75], ["Michal", 2, 19, 63, 63], ["Jakub", 2, 18, 59, 59],
  ["Kamil", 2, 16, 54, 54], ["Lukasz", 2, 15, 50, 50], ["Mateusz", 1, 14, 46, 46], ["Adam", 1, 13, 43, 43],
  ["Dawid", 1, 12, 40, 40], ["Bartosz", 1, 11, 37, 37], ["Maciej", 1, 10, 34, 34], ["Oskar", 1, 10, 32, 32],
  ["Filip", 1, 9, 29, 29], ["Szymon", 1, 8, 27, 27], ["Kacper", 1, 8, 25, 25], ["Rafal", 1, 7, 24, 24],
  ["Grzegorz", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const chineseWomen: readonly GivenRow[] = [
  ["Mei-Ling", 100, 90, 25, 3], ["Siu-Ling", 90, 81, 22, 3], ["Wai-Ling", 82, 74, 20, 2],
  ["Yuk-Ying", 75, 68, 19, 2], ["Susan", 69, 62, 17, 2], ["Shirley", 63, 57, 16, 2], ["Amy", 59, 53, 15, 2],
  ["Winnie", 54, 49, 14, 2], ["Irene", 50, 45, 12, 2], ["Lai-Ping", 46, 41, 12, 1], ["Michelle", 3, 30, 100, 100],
  ["Vivian", 3, 27, 90, 90], ["Jenny", 2, 25, 82, 82], ["Emily", 2, 22, 75, 75], ["Natalie", 2, 21, 69, 69],
  ["Joyce", 2, 19, 63, 63], ["Jessica", 2, 18, 59, 59], ["Karen", 2, 16, 54, 54], ["Mei", 2, 15, 50, 50],
  ["Yan", 1, 14, 46, 46], ["Grace", 1, 13, 43, 43], ["Angela", 1, 12, 40, 40], ["Tiffany", 1, 11, 37, 37],
  ["Chloe", 1, 10, 34, 34],
];

// biome-ignore format: many names a line
const chineseMen: readonly GivenRow[] = [
  ["Wai-Ming", 100, 90, 25, 3], ["Kam-Wah", 90, 81, 22, 3], ["Chi-Keung", 82, 74, 20, 2],
  ["Kwok-Wai", 75, 68, 19, 2], ["Peter", 69, 62, 17, 2], ["Simon", 63, 57, 16, 2], ["Raymond", 59, 53, 32, 32],
  ["Kwok-Keung", 54, 49, 14, 2], ["Tony", 50, 45, 12, 2], ["Kevin", 3, 30, 100, 100], ["Jason", 3, 27, 90, 90],
  ["Andy", 2, 25, 82, 82], ["Eric", 2, 22, 75, 75], ["Alex", 2, 21, 69, 69], ["Daniel", 2, 19, 63, 63],
  ["Jacky", 2, 18, 59, 59], ["Ken", 2, 16, 54, 54], ["Ryan", 2, 15, 50, 50], ["Wei", 1, 14, 46, 46],
  ["Ming", 1, 13, 43, 43], ["Jun", 1, 12, 40, 40], ["Calvin", 1, 11, 37, 37], ["Vincent", 1, 10, 34, 34],
];

// biome-ignore format: many names a line
const englishFamilies: readonly FamilyRow[] = [
  ["Smith", 1000], ["Jones", 683], ["Taylor", 546], ["Brown", 467], ["Williams", 413], ["Wilson", 373],
  ["Johnson", 343], ["Davies", 319], ["Robinson", 299], ["Wright", 282], ["Thompson", 267], ["Evans", 255],
  ["Walker", 244], ["White", 234], ["Roberts", 226], ["Thomas", 222], ["Green", 218], ["Hall", 211], ["Wood", 204], ["Jackson", 198],
  ["Clarke", 193], ["Harris", 187], ["Clark", 183], ["Turner", 178], ["Hill", 174], ["Cooper", 170], ["Ward", 167],
  ["Moore", 163], ["Lewis", 160], ["Morris", 157], ["Baker", 154], ["King", 151], ["Harrison", 149], ["Martin", 146],
  ["Lee", 144], ["Edwards", 142], ["Hughes", 139], ["Allen", 137], ["Parker", 135], ["James", 133],
  ["Mitchell", 131], ["Young", 130], ["Watson", 128], ["Morgan", 126], ["Anderson", 125], ["Phillips", 123],
  ["Bennett", 122], ["Cook", 120], ["Shaw", 119], ["Carter", 118], ["Richardson", 116], ["Bailey", 115],
  ["Collins", 114], ["Bell", 113], ["Cox", 111], ["Adams", 110], ["Miller", 109], ["Scott", 108], ["Marshall", 107],
  ["Kelly", 106], ["Simpson", 105], ["Price", 104], ["Griffiths", 103], ["Wilkinson", 102], ["Stevens", 102],
  ["Webb", 101], ["Mason", 100], ["Rogers", 99], ["Gray", 98], ["Mills", 97], ["Barker", 97], ["Palmer", 96],
  ["Holmes", 95], ["Hunt", 94], ["Matthews", 94], ["Murphy", 93], ["Ellis", 92], ["Lloyd", 92], ["Knight", 91],
  ["Foster", 90], ["Barnes", 90], ["Owen", 89], ["Powell", 89], ["Butler", 88], ["Russell", 87], ["Jenkins", 87],
  ["Chapman", 86], ["Fisher", 86], ["Harvey", 85], ["Pearson", 85], ["Graham", 84], ["Fletcher", 84], ["Howard", 83],
  ["Andrews", 83], ["Stevenson", 82], ["Elliott", 82], ["Reynolds", 81], ["Ford", 81], ["Rose", 80], ["Walsh", 80],
  ["Saunders", 79], ["Fox", 79], ["Gibson", 79], ["Payne", 78], ["Pearce", 78], ["Day", 77], ["West", 77],
  ["Cole", 77], ["Lawrence", 76], ["Atkinson", 76], ["Bradley", 75], ["Brooks", 75], ["Dixon", 75], ["Harding", 74],
  ["Hart", 74], ["Carr", 74], ["Armstrong", 73], ["Spencer", 73], ["Dawson", 73], ["Burton", 72], ["Watts", 72],
  ["Hawkins", 72], ["Cross", 71], ["Nicholson", 71], ["Lane", 71], ["Simmons", 70], ["Barrett", 70], ["Wells", 70],
  ["Perry", 69], ["Williamson", 69], ["Henderson", 69], ["Newton", 68], ["Harper", 68], ["Gardner", 68],
  ["Oliver", 68], ["Hudson", 67], ["Stephens", 67], ["Lawson", 67], ["Hooper", 67], ["Morton", 66], ["Riley", 66],
  ["Hayes", 66], ["Baldwin", 66], ["Grant", 65], ["Burns", 65], ["Chambers", 65], ["Bird", 65], ["Francis", 64],
  ["Ball", 64], ["Hunter", 64], ["Porter", 64], ["Tomlinson", 63], ["Bradshaw", 63], ["Byrne", 63], ["Glover", 63],
  ["Barnett", 62], ["Hodges", 62], ["Burrows", 62], ["Cunningham", 62], ["Gill", 62], ["Warren", 61], ["Booth", 61],
  ["Pritchard", 61], ["Osborne", 61], ["Kemp", 61], ["Wheeler", 60], ["Lowe", 60], ["Parsons", 60], ["Goodwin", 60],
  ["Cooke", 60], ["Tucker", 59], ["Curtis", 59], ["Holland", 59], ["Bates", 59], ["Dean", 59], ["Marsh", 58],
  ["Parry", 58], ["Nash", 58], ["Arnold", 58], ["Wallis", 58], ["Barber", 57], ["Barton", 57], ["Sutton", 57],
  ["Jennings", 57], ["Howe", 57], ["Woods", 57], ["Gibbs", 56], ["Hewitt", 56], ["Moss", 56], ["Long", 56],
  ["Stone", 56], ["Peacock", 56], ["Rowe", 55], ["Bishop", 55], ["Freeman", 55], ["Reeves", 55], ["Rhodes", 55],
  ["Walton", 55], ["Sharp", 55], ["Todd", 54], ["Short", 54], ["Bolton", 54], ["Holt", 54], ["Slater", 54],
  ["Field", 54], ["Page", 54], ["Crawford", 53], ["Potter", 53], ["Archer", 53], ["Weston", 53], ["Coleman", 53],
  ["Hodgson", 53], ["Read", 53], ["Norris", 52], ["Frost", 52], ["Dobson", 52], ["Yates", 52], ["Whitehead", 52],
  ["Lambert", 52], ["Sanders", 52], ["Woodward", 51], ["Hancock", 51], ["Nicholls", 51], ["Norman", 51],
  ["Steele", 51], ["Higgins", 51], ["Bull", 51], ["Poole", 51], ["Lamb", 50], ["Franklin", 50], ["Bailes", 50],
  ["Skinner", 50], ["Davison", 50], ["Preston", 50], ["Parkinson", 50], ["Thornton", 50], ["Haynes", 50],
  ["Gregory", 49], ["Bryant", 49], ["Stephenson", 49], ["Humphreys", 49], ["Sykes", 49], ["Thorpe", 49],
  ["Mann", 49], ["Wade", 49], ["Bowen", 49], ["Townsend", 48], ["Hopkins", 48], ["Manning", 48], ["Bartlett", 48],
  ["Haines", 48], ["Fuller", 48], ["Daniels", 48], ["Benson", 48], ["Sheppard", 48], ["Middleton", 47],
  ["French", 47], ["Wall", 47], ["Bruce", 47], ["Hobbs", 47], ["Chandler", 47], ["Lucas", 47], ["Carpenter", 47],
  ["Kirk", 47], ["Newman", 47], ["Burgess", 46], ["Gilbert", 46], ["Farmer", 46], ["Carroll", 46],
  ["Hutchinson", 46], ["Greenwood", 46], ["Randall", 46], ["Cartwright", 46], ["Buckley", 46], ["Barlow", 46],
  ["Hardy", 46], ["Heath", 45], ["Hilton", 45], ["Stokes", 45], ["Goddard", 45], ["Pope", 45], ["Blake", 45],
  ["Coles", 45], ["Abbott", 45], ["Hargreaves", 45], ["Leach", 45], ["Vincent", 45], ["Kent", 44], ["Patterson", 44],
  ["Robson", 44], ["Swift", 44], ["Hammond", 44], ["Nelson", 44], ["Winter", 44], ["Dyer", 44], ["Law", 44],
  ["Fowler", 44], ["Bentley", 44], ["Bond", 44], ["Nixon", 43], ["Metcalfe", 43], ["Whittaker", 43], ["Ashton", 43],
  ["Dunn", 43], ["Waters", 43], ["Faulkner", 43], ["Clayton", 43], ["Whittle", 43], ["Connolly", 43],
  ["Wilkins", 43], ["Sinclair", 43], ["Rees", 43], ["Birch", 42], ["Horton", 42], ["Briggs", 42], ["Waller", 42],
  ["Haywood", 42], ["Singleton", 42], ["Talbot", 42], ["Walters", 42], ["Horne", 42], ["Tyler", 42],
  ["Pickering", 42], ["Ashworth", 42], ["Hartley", 42], ["Crossley", 42], ["Nuttall", 41], ["Eastwood", 41],
  ["Schofield", 41], ["Charlton", 41], ["Ridley", 41], ["Pollard", 41], ["Farrell", 41], ["Berry", 41],
  ["Fields", 41], ["Shepherd", 41], ["Kirby", 41], ["Bourne", 41], ["Pugh", 41], ["Vaughan", 41], ["Wyatt", 41],
  ["Chadwick", 40], ["Hollis", 40], ["Sherwood", 40], ["Duffy", 40], ["Leigh", 40], ["Mellor", 40], ["Naylor", 40],
  ["Lees", 40], ["Noble", 40], ["Pratt", 40], ["Godfrey", 40], ["Blackburn", 40], ["Seymour", 40], ["Entwistle", 40],
  ["Braithwaite", 40], ["Oakley", 40], ["Larkin", 39], ["Weaver", 39],
  ["Allison", 60], ["Appleton", 60], ["Atkins", 60], ["Austin", 60], ["Bacon", 60], ["Ballard", 60], ["Banks", 60],
  ["Barron", 59], ["Baxter", 59], ["Beaumont", 59], ["Beck", 59], ["Best", 59], ["Blackwell", 59], ["Boulton", 59],
  ["Bowden", 59], ["Boyd", 59], ["Bradford", 59], ["Brady", 59], ["Bright", 59], ["Brookes", 59], ["Browning", 58],
  ["Burke", 58], ["Burt", 58], ["Bush", 58], ["Butcher", 58], ["Calvert", 58], ["Cannon", 58],
  ["Carey", 58], ["Cassidy", 58], ["Chester", 58], ["Church", 58], ["Clements", 58], ["Coates", 57], ["Cockburn", 57],
  ["Connor", 57], ["Conway", 57], ["Cope", 57], ["Corbett", 57], ["Coulson", 57], ["Cousins", 57], ["Crabtree", 57],
  ["Craven", 57], ["Crook", 57], ["Crowther", 57], ["Cullen", 56], ["Dale", 56], ["Daly", 56], ["Davey", 56],
  ["Dennis", 56], ["Denton", 56], ["Dickinson", 56], ["Dodd", 56], ["Doyle", 56], ["Drake", 56], ["Eaton", 56],
  ["Eden", 56], ["Edmonds", 56], ["Egan", 55], ["Elliot", 55], ["Ellison", 55], ["Emery", 55], ["English", 55],
  ["Finch", 55], ["Firth", 55], ["Fitzgerald", 55], ["Flynn", 55], ["Gallagher", 55], ["Gardiner", 55], ["Garner", 55],
  ["Garrett", 55], ["George", 54], ["Gibbons", 54], ["Giles", 54], ["Golding", 54], ["Gough", 54], ["Gould", 54],
  ["Greaves", 54], ["Griffin", 54], ["Groves", 54], ["Hale", 54], ["Hanson", 54], ["Harrington", 54], ["Harwood", 54],
  ["Hayward", 53], ["Hibbert", 53], ["Hicks", 53], ["Holden", 53], ["Holloway", 53], ["Hope", 53], ["Houghton", 53],
  ["Howarth", 53], ["Howell", 53], ["Hubbard", 53], ["Hurst", 53], ["Ingham", 53], ["Ingram", 53], ["Jarvis", 52],
  ["Jeffery", 52], ["John", 52], ["Johns", 52], ["Joyce", 52], ["Judd", 52], ["Kay", 52], ["Kaye", 52], ["Kendall", 52],
  ["Kennedy", 52], ["Kerr", 52], ["Knowles", 52], ["Leonard", 52], ["Lester", 51], ["Little", 51], ["Lord", 51],
  ["Lynch", 51], ["Lyons", 51], ["Marsden", 51], ["Miles", 51], ["Millar", 51], ["Milner", 51], ["Molloy", 51],
  ["Moody", 51], ["Moran", 51], ["Mullen", 51], ["Myers", 50], ["Neal", 50], ["Newell", 50], ["Nichols", 50],
  ["Nolan", 50], ["North", 50], ["Norton", 50], ["Owens", 50], ["Parkin", 50], ["Parr", 50], ["Paul", 50], ["Peel", 50],
  ["Perkins", 49], ["Peters", 49], ["Pike", 49], ["Pitt", 49], ["Potts", 49], ["Quinn", 49], ["Redfern", 49],
  ["Reed", 49], ["Reid", 49], ["Rice", 49], ["Richards", 49], ["Riches", 49], ["Rigby", 49], ["Roe", 48],
  ["Rowley", 48], ["Ryan", 48], ["Salmon", 48], ["Sanderson", 48], ["Savage", 48], ["Sharpe", 48], ["Sims", 48],
  ["Sparks", 48], ["Stacey", 48], ["Stanley", 48], ["Storey", 48], ["Sullivan", 48], ["Summers", 47], ["Swann", 47],
  ["Tate", 47], ["Terry", 47], ["Underwood", 47], ["Vickers", 47], ["Warner", 47], ["Webster", 47], ["Welch", 47],
  ["Whitehouse", 47], ["Willis", 47], ["Barnard", 47], ["Batchelor", 47], ["Bowles", 46], ["Bray", 46], ["Brewer", 46],
  ["Bristow", 46], ["Burnett", 46], ["Butterworth", 46], ["Chamberlain", 46], ["Clegg", 46], ["Cottrell", 46],
  ["Cowley", 46], ["Darby", 46], ["Dawes", 46], ["Downing", 46], ["Duckworth", 45], ["Fielding", 45], ["Forrest", 45],
  ["Gale", 45], ["Garland", 45], ["Goodman", 45], ["Gorman", 45], ["Haigh", 45], ["Halliday", 45], ["Hampton", 45],
  ["Hardman", 45], ["Herbert", 45], ["Hinton", 45], ["Hirst", 44], ["Humphries", 44], ["Isherwood", 44], ["Jacobs", 44],
  ["Keen", 44], ["Kershaw", 44], ["Kitchen", 44], ["Langley", 44], ["Livesey", 44], ["Lockwood", 44], ["Maddox", 44],
  ["Mallett", 44], ["Marriott", 44], ["Maynard", 43], ["Mercer", 43], ["Milburn", 43], ["Newsome", 43], ["Ogden", 43],
  ["Orchard", 43], ["Pemberton", 43], ["Penfold", 43], ["Pilkington", 43], ["Platt", 43], ["Prior", 43],
  ["Pryor", 42], ["Radcliffe", 42], ["Rawlings", 42], ["Rushton", 42], ["Sargent", 42], ["Shields", 42], ["Smart", 42],
  ["Snow", 42], ["Spence", 42], ["Squires", 42], ["Stafford", 42], ["Stott", 42], ["Stubbs", 42], ["Swain", 41],
  ["Tanner", 41], ["Thorne", 41], ["Tilley", 41], ["Travis", 41], ["Turnbull", 41], ["Tyson", 41], ["Upton", 41],
  ["Varley", 41], ["Wainwright", 41], ["Walmsley", 41], ["Warburton", 41], ["Waterhouse", 41], ["Whitfield", 40],
  ["Whitworth", 40], ["Wilcox", 40], ["Winterbottom", 40], ["Woodcock", 40], ["Worthington", 40],
];

// biome-ignore format: many names a line
const scottishFamilies: readonly FamilyRow[] = [
  ["Smith", 1000], ["Brown", 683], ["Wilson", 546], ["Robertson", 467], ["Campbell", 413], ["Stewart", 373],
  ["Thomson", 343], ["Anderson", 319], ["Scott", 299], ["MacDonald", 282], ["Reid", 267], ["Murray", 255],
  ["Clark", 244], ["Taylor", 234], ["Ross", 226], ["Young", 218], ["Paterson", 211], ["Watson", 204],
  ["Mitchell", 198], ["Fraser", 193], ["Morrison", 187], ["Walker", 183], ["McDonald", 178], ["Graham", 174],
  ["Miller", 170], ["Johnston", 167], ["Henderson", 163], ["Hamilton", 160], ["Gray", 157], ["Duncan", 154],
  ["Ferguson", 151], ["Kerr", 149], ["Davidson", 146], ["Bell", 144], ["Cameron", 142], ["Hunter", 139],
  ["Kelly", 137], ["Martin", 135], ["Ritchie", 133], ["Mackenzie", 131], ["Wallace", 130], ["Simpson", 128],
  ["Grant", 126], ["McKenzie", 125], ["Allan", 123], ["Russell", 122], ["MacLeod", 120], ["Black", 119],
  ["Gibson", 118], ["Marshall", 116], ["McLean", 115], ["Sutherland", 114], ["Kennedy", 113], ["Craig", 111],
  ["Christie", 110], ["Murphy", 109], ["Douglas", 108], ["Wood", 107], ["Burns", 106], ["Muir", 105],
  ["Jamieson", 104], ["Sinclair", 103], ["Milne", 102], ["Gordon", 102], ["Hughes", 101], ["Watt", 100],
  ["McKay", 99], ["Crawford", 98], ["Bruce", 97], ["Lindsay", 97], ["Munro", 96], ["Docherty", 95], ["Boyle", 94],
  ["Hay", 94], ["McIntosh", 93], ["McMillan", 92], ["Ramsay", 92], ["Cunningham", 91], ["Bain", 90],
  ["Buchanan", 90], ["Gallacher", 89], ["Stevenson", 89], ["Forbes", 88], ["Barclay", 87], ["Alexander", 87],
  ["Currie", 86], ["Donaldson", 86], ["MacKay", 85], ["Rennie", 85], ["McGregor", 84], ["Shaw", 84], ["Burnett", 83],
  ["Gillespie", 83], ["Drummond", 82], ["Galbraith", 82], ["Forsyth", 81], ["Weir", 81], ["Dickson", 80],
  ["Baxter", 80], ["Irvine", 79], ["Laing", 79], ["Rankin", 79], ["Leslie", 78], ["Mathieson", 78], ["Cochrane", 77],
  ["Nicolson", 77], ["Urquhart", 77], ["Lamont", 76], ["Doig", 76], ["Guthrie", 75], ["Tait", 75], ["Aitken", 75],
  ["McNeil", 74], ["McArthur", 74], ["McFarlane", 74], ["McCallum", 73], ["McPherson", 73], ["Petrie", 73],
  ["Geddes", 72], ["Begg", 72], ["Dalgleish", 72], ["Imrie", 71], ["Strachan", 71],
];

// biome-ignore format: many names a line
const welshFamilies: readonly FamilyRow[] = [
  ["Jones", 1000], ["Davies", 683], ["Williams", 546], ["Evans", 467], ["Thomas", 413], ["Roberts", 373],
  ["Lewis", 343], ["Hughes", 319], ["Morgan", 299], ["Griffiths", 282], ["Edwards", 267], ["Owen", 255],
  ["James", 244], ["Morris", 234], ["Rees", 226], ["Phillips", 218], ["Price", 211], ["Lloyd", 204],
  ["Jenkins", 198], ["Parry", 193], ["Powell", 187], ["Richards", 183], ["Harris", 178], ["John", 174],
  ["Harries", 170], ["Pritchard", 167], ["Bowen", 163], ["Howells", 160], ["Humphreys", 157], ["Llewellyn", 154],
  ["Vaughan", 151], ["Probert", 149], ["Watkins", 146], ["Davis", 144], ["Ellis", 142], ["Hopkins", 139],
  ["Rowlands", 137], ["Walters", 135], ["Matthews", 133], ["Pugh", 131], ["Prosser", 130], ["Bevan", 128],
  ["Beynon", 126], ["Francis", 125], ["Samuel", 123], ["Daniel", 122], ["Hopkin", 120], ["Isaac", 119],
  ["Mathias", 118], ["Meredith", 116], ["Tudor", 115], ["Gwynne", 114], ["Pryce", 113], ["Howell", 111],
  ["Eynon", 110], ["Gittins", 109], ["Protheroe", 108], ["Treharne", 107], ["Picton", 106], ["Penry", 105],
  ["Wynne", 104], ["Bellis", 103], ["Breeze", 102], ["Cadwallader", 102], ["Gough", 101], ["Maddocks", 100],
  ["Nicholas", 99], ["Perkins", 98], ["Rosser", 97], ["Smith", 97], ["Taylor", 96], ["Brown", 95],
];

// biome-ignore format: many names a line
const irishFamilies: readonly FamilyRow[] = [
  ["Wilson", 1000], ["Campbell", 683], ["Johnston", 546], ["Kelly", 467], ["Smyth", 413], ["Thompson", 373],
  ["Moore", 343], ["O'Neill", 319], ["McLaughlin", 299], ["Doherty", 282], ["Murphy", 267], ["Quinn", 255],
  ["Brown", 244], ["McCann", 234], ["Hamilton", 226], ["Graham", 218], ["Robinson", 211], ["Donnelly", 204],
  ["Reid", 198], ["Gallagher", 193], ["Martin", 187], ["McKenna", 183], ["Boyd", 178], ["Magee", 174], ["Kerr", 170],
  ["Hughes", 167], ["Stewart", 163], ["Bell", 160], ["Maguire", 157], ["McAuley", 154], ["McCullough", 151],
  ["O'Kane", 149], ["Devlin", 146], ["McGuigan", 144], ["McIlroy", 142], ["Mallon", 139], ["Toner", 137],
  ["Rafferty", 135], ["Heaney", 133], ["Cassidy", 131], ["Scott", 130], ["Clarke", 128], ["Irwin", 126],
  ["Armstrong", 125], ["Anderson", 123], ["Crawford", 122], ["Morrow", 120], ["McMullan", 119], ["McCartney", 118],
  ["McBride", 116], ["McCormick", 115], ["Mulholland", 114], ["Hanna", 113], ["Gibson", 111], ["Kane", 110],
  ["Lavery", 109], ["Walsh", 108], ["Ferris", 107], ["Mullan", 106], ["Gormley", 105], ["McGrath", 104],
  ["O'Hara", 103], ["Bradley", 102], ["McDonnell", 102], ["Coyle", 101], ["O'Donnell", 100], ["Harkin", 99],
  ["Duffy", 98], ["McCloskey", 97], ["Nesbitt", 97], ["Beattie", 96], ["Gilmore", 95], ["McCrory", 94],
  ["Conlon", 94], ["Rooney", 93], ["Fitzpatrick", 92], ["McParland", 92], ["Loughran", 91], ["McAleer", 90],
  ["Corrigan", 90], ["Maginnis", 89], ["Elliott", 89], ["Nelson", 88], ["Burns", 87], ["Heron", 87], ["Agnew", 86],
  ["McKee", 86], ["McClure", 85], ["McVeigh", 85], ["Sloan", 84], ["Greer", 84], ["Montgomery", 83], ["Wylie", 83],
  ["Curran", 82],
];

// biome-ignore format: many names a line
const muslimFamilies: readonly FamilyRow[] = [
  ["Khan", 1000], ["Ahmed", 683], ["Hussain", 546], ["Ali", 467], ["Malik", 413], ["Mahmood", 373], ["Iqbal", 343],
  ["Rahman", 319], ["Islam", 299], ["Shah", 282], ["Mirza", 267], ["Sheikh", 255], ["Choudhury", 244],
  ["Chaudhry", 234], ["Hassan", 226], ["Aziz", 218], ["Qureshi", 211], ["Siddiqui", 204], ["Butt", 198],
  ["Raja", 193], ["Bashir", 187], ["Rashid", 183], ["Javed", 178], ["Saleem", 174], ["Yousaf", 170], ["Aslam", 167],
  ["Anwar", 163], ["Karim", 160], ["Rehman", 157], ["Saeed", 154], ["Ashraf", 151], ["Farooq", 149], ["Abbas", 146],
  ["Haider", 144], ["Nawaz", 142], ["Zaman", 139],
];

// biome-ignore format: many names a line
const hinduFamilies: readonly FamilyRow[] = [
  ["Patel", 1000], ["Shah", 683], ["Sharma", 546], ["Mistry", 467], ["Desai", 413], ["Joshi", 373], ["Mehta", 343],
  ["Gupta", 319], ["Parmar", 299], ["Chauhan", 282], ["Solanki", 267], ["Modi", 255], ["Amin", 244], ["Pandya", 234],
  ["Bhatt", 226], ["Trivedi", 218], ["Kapoor", 211], ["Verma", 204], ["Kumar", 198], ["Thakkar", 193], ["Vaghela", 187],
  ["Chudasama", 183], ["Agarwal", 178], ["Vyas", 174], ["Raval", 170], ["Lad", 167],
];

// biome-ignore format: many names a line
const sikhFamilies: readonly FamilyRow[] = [
  ["Singh", 1500], ["Gill", 1000], ["Sandhu", 683], ["Dhillon", 546], ["Sidhu", 467], ["Dhaliwal", 413], ["Grewal", 373],
  ["Bains", 343], ["Johal", 319], ["Sahota", 299], ["Sangha", 282], ["Mann", 267], ["Uppal", 255], ["Bhogal", 244],
  ["Virdee", 234], ["Matharu", 226], ["Atwal", 218], ["Sohal", 211], ["Dosanjh", 204], ["Chahal", 198], ["Rai", 193],
  ["Hayer", 187], ["Kang", 183], ["Panesar", 178], ["Lally", 174],
];

// biome-ignore format: many names a line
const africanFamilies: readonly FamilyRow[] = [
  ["Okafor", 1000], ["Adeyemi", 683], ["Mensah", 546], ["Owusu", 467], ["Boateng", 413], ["Adebayo", 373],
  ["Osei", 343], ["Asante", 319], ["Okonkwo", 299], ["Eze", 282], ["Balogun", 267], ["Okeke", 255],
  ["Ogunleye", 244], ["Appiah", 234], ["Afolabi", 226], ["Agyeman", 218], ["Nwosu", 211], ["Addo", 204],
  ["Amoah", 198], ["Obi", 193], ["Bello", 187], ["Akande", 183], ["Danquah", 178], ["Kamara", 174], ["Sesay", 170],
  ["Moyo", 167], ["Ncube", 163], ["Ndlovu", 160],
];

// biome-ignore format: many names a line
const polishFamilies: readonly FamilyRow[] = [
  ["Nowak", 1000], ["Wojcik", 683], ["Mazur", 546], ["Krawczyk", 467], ["Kaczmarek", 413], ["Wozniak", 373],
  ["Pawlak", 343], ["Walczak", 319], ["Baran", 299], ["Duda", 282], ["Szewczyk", 267], ["Pietrzak", 255],
  ["Wrobel", 244], ["Dudek", 234], ["Adamczyk", 226], ["Stepien", 218], ["Sikora", 211], ["Michalak", 204],
  ["Kubiak", 198], ["Urban", 193], ["Jakubiak", 187], ["Sobczak", 183], ["Wilk", 178], ["Zajac", 174],
];

// biome-ignore format: many names a line
const chineseFamilies: readonly FamilyRow[] = [
  ["Wong", 1000], ["Chan", 683], ["Cheung", 546], ["Lee", 467], ["Li", 413], ["Chen", 373], ["Lam", 343],
  ["Ho", 319], ["Liu", 299], ["Wang", 282], ["Zhang", 267], ["Tang", 255], ["Yip", 244], ["Leung", 234],
  ["Cheng", 226], ["Lau", 218], ["Chow", 211], ["Lai", 204], ["Tse", 198], ["Yeung", 193], ["Kwok", 187],
  ["Mak", 183],
];

const given = (women: readonly GivenRow[], men: readonly GivenRow[]): Pick<Community, "women" | "men"> => ({
  women: givenNames(women, latinMail),
  men: givenNames(men, latinMail),
});
const surnames = (rows: readonly FamilyRow[]): NameTable => familyNames(rows, latinMail);

const british = { ...given(female, male), joins: true };
const scottish = { ...british, families: surnames(scottishFamilies) };
const welsh = { ...british, families: surnames(welshFamilies) };
const irish = { ...british, families: surnames(irishFamilies) };

/** The `…Own` bear given names of their own part of the kingdom, the others those of all Britain. */
const communities = {
  english: { ...british, families: surnames(englishFamilies) },
  scottish,
  scottishOwn: { ...scottish, ...given(scottishWomen, scottishMen) },
  welsh,
  welshOwn: { ...welsh, ...given(welshWomen, welshMen) },
  irish,
  irishOwn: { ...irish, ...given(irishWomen, irishMen) },
  muslim: { ...given(muslimWomen, muslimMen), families: surnames(muslimFamilies), joins: false },
  hindu: { ...given(hinduWomen, hinduMen), families: surnames(hinduFamilies), joins: false },
  sikh: { ...given(sikhWomen, sikhMen), families: surnames(sikhFamilies), joins: false },
  african: { ...given(africanWomen, africanMen), families: surnames(africanFamilies), joins: false },
  polish: { ...given(polishWomen, polishMen), families: surnames(polishFamilies), joins: false },
  chinese: { ...given(chineseWomen, chineseMen), families: surnames(chineseFamilies), joins: false },
} satisfies Record<string, Community>;

/** Shares of each community among the older and the younger: estimates after the censuses of 2021 and 2022. */
type Shares = Partial<Record<keyof typeof communities, readonly [older: number, younger: number]>>;

function mix(shares: Shares): Mix {
  const names = Object.keys(shares) as (keyof Shares)[]; // Object.keys forgets what it was given.
  const table = (half: 0 | 1): Weighted<Community> =>
    weighted(
      names,
      (name) => shares[name]?.[half] ?? 0,
      (name) => communities[name],
    );
  return [table(0), table(1)];
}

// biome-ignore format: one community a column
const elsewhere = mix({
  english: [890, 840], scottish: [22, 22], scottishOwn: [3, 3], welsh: [27, 26], welshOwn: [3, 4], irish: [25, 24], irishOwn: [5, 6],
  muslim: [10, 28], hindu: [6, 11], sikh: [3, 7], african: [2, 12], polish: [2, 13], chinese: [2, 4],
});

// biome-ignore format: one community a column
const states: Readonly<Record<string, Mix>> = {
  ENG: elsewhere,
  SCT: mix({
    english: [160, 150], scottish: [660, 620], scottishOwn: [130, 140], welsh: [3, 3], irish: [33, 32], irishOwn: [3, 4],
    muslim: [6, 20], hindu: [1, 4], sikh: [1, 2], african: [1, 6], polish: [2, 15], chinese: [1, 4],
  }),
  WLS: mix({
    english: [290, 285], scottish: [10, 10], welsh: [590, 550], welshOwn: [90, 105], irish: [10, 10],
    muslim: [5, 16], hindu: [1, 4], sikh: [0, 1], african: [1, 6], polish: [2, 10], chinese: [1, 3],
  }),
  NIR: mix({
    english: [90, 85], scottish: [60, 55], welsh: [5, 5], irish: [690, 595], irishOwn: [150, 230],
    muslim: [1, 4], hindu: [1, 3], african: [0, 4], polish: [2, 16], chinese: [1, 3],
  }),
};

// biome-ignore format: one community a column
const midlands = mix({
  english: [640, 430], scottish: [10, 10], welsh: [20, 15], irish: [36, 20], irishOwn: [4, 5],
  muslim: [160, 330], hindu: [75, 90], sikh: [40, 45], african: [10, 35], polish: [3, 15], chinese: [2, 5],
});

/** The cities whose people differ most from those of the rest of England. */
// biome-ignore format: one community a column
const cities: Readonly<Record<string, Mix>> = {
  London: mix({
    english: [660, 480], scottish: [22, 22], scottishOwn: [3, 3], welsh: [23, 23], welshOwn: [2, 2], irish: [40, 32], irishOwn: [10, 8],
    muslim: [80, 185], hindu: [75, 80], sikh: [20, 30], african: [50, 100], polish: [5, 20], chinese: [10, 15],
  }),
  Birmingham: midlands,
  Luton: midlands,
  Bradford: mix({
    english: [770, 530], scottish: [10, 10], welsh: [10, 10], irish: [18, 13], irishOwn: [2, 2],
    muslim: [160, 385], hindu: [15, 20], sikh: [8, 10], african: [3, 8], polish: [3, 10], chinese: [1, 2],
  }),
  Leicester: mix({
    english: [600, 410], scottish: [10, 10], welsh: [15, 10], irish: [18, 13], irishOwn: [2, 2],
    muslim: [90, 195], hindu: [220, 285], sikh: [30, 35], african: [10, 25], polish: [3, 12], chinese: [2, 3],
  }),
  Slough: mix({
    english: [560, 350], scottish: [10, 10], welsh: [20, 15], irish: [27, 18], irishOwn: [3, 2],
    muslim: [190, 330], hindu: [50, 80], sikh: [120, 130], african: [15, 40], polish: [3, 20], chinese: [2, 5],
  }),
};

const mixOf = byPlace({ ...states, ...cities }, elsewhere);
