import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Place } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import {
  type FamilyRow,
  familyNames,
  type GivenNames,
  type GivenRow,
  givenName,
  givenNames,
  type NameTable,
  sampleName,
} from "../shared/name-table.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: GivenNames;
  readonly men: GivenNames;
  readonly families: NameTable;
}

/** Who lives in a place, of those born before 1975 and of those born later. */
type Mix = readonly [older: Weighted<Community>, younger: Weighted<Community>];

/** Given name, family name; both from the same community, which is sampled by place and birth cohort. */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const mix = isMetropolitan(place) ? greaterCities : regions;
  const { women, men, families } = sample(rng, mix[birth.year < 1975 ? 0 : 1]);
  const family = sampleName(rng, families);
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

/** The inner and middle suburbs of the big cities have the first 250 postcodes of each mainland state. */
function isMetropolitan({ stateAbbreviation, areas }: Place): boolean {
  if (stateAbbreviation === "ACT") return true;
  return stateAbbreviation !== "TAS" && stateAbbreviation !== "NT" && Number(areas[0]?.code) % 1000 < 250;
}

// biome-ignore format: many names a line
const female: readonly GivenRow[] = [
  ["Margaret", 1000, 379, 0, 0], ["Patricia", 954, 124, 0, 0], ["Judith", 916, 56, 0, 0], ["Barbara", 882, 55, 0, 0],
  ["Robyn", 850, 624, 0, 0], ["Helen", 819, 567, 68, 0], ["Carol", 791, 0, 0, 0], ["Pamela", 763, 53, 0, 0],
  ["Susan", 738, 882, 70, 0], ["Janet", 713, 159, 0, 0], ["Elizabeth", 689, 415, 428, 244],
  ["Lynette", 667, 357, 0, 0], ["Jennifer", 645, 850, 415, 0], ["Christine", 624, 441, 135, 0],
  ["Dianne", 604, 78, 0, 0], ["Maureen", 585, 0, 0, 0], ["Beverley", 567, 0, 0, 0], ["Janice", 549, 0, 0, 0],
  ["Mary", 532, 127, 0, 0], ["Anne", 515, 469, 0, 0], ["Joan", 499, 0, 0, 0], ["Valerie", 484, 0, 0, 0],
  ["Sandra", 469, 667, 0, 0], ["Heather", 455, 164, 84, 0], ["Marilyn", 441, 0, 0, 0], ["Gwen", 428, 0, 0, 0],
  ["Shirley", 415, 0, 0, 0], ["Lorraine", 403, 48, 0, 0], ["Kathleen", 391, 0, 0, 0], ["Joyce", 379, 0, 0, 0],
  ["Beryl", 368, 0, 0, 0], ["Betty", 357, 0, 0, 0], ["Dorothy", 347, 0, 0, 0], ["Norma", 336, 0, 0, 0],
  ["Gloria", 327, 0, 0, 0], ["June", 317, 0, 0, 0], ["Jean", 308, 0, 0, 0], ["Elaine", 299, 0, 0, 0],
  ["Jill", 290, 0, 0, 0], ["Rosemary", 282, 114, 0, 0], ["Wendy", 274, 604, 0, 0], ["Marion", 266, 0, 0, 0],
  ["Glenys", 258, 0, 0, 0], ["Gail", 251, 274, 0, 0], ["Coral", 244, 0, 0, 0], ["Noelene", 237, 0, 0, 0],
  ["Yvonne", 230, 52, 0, 0], ["Kay", 224, 0, 0, 0], ["Lois", 217, 0, 0, 0], ["Fay", 211, 0, 0, 0],
  ["Ruth", 205, 0, 0, 0], ["Merle", 199, 0, 0, 0], ["Diane", 194, 178, 0, 0], ["Marlene", 188, 0, 0, 0],
  ["Sheila", 183, 0, 0, 0], ["Daphne", 178, 0, 0, 0], ["Nancy", 173, 0, 0, 0], ["Thelma", 168, 0, 0, 0],
  ["Carmel", 164, 105, 0, 0], ["Colleen", 159, 102, 0, 0], ["Glenda", 155, 120, 0, 0], ["Cheryl", 150, 347, 0, 0],
  ["Denise", 146, 224, 0, 0], ["Irene", 142, 0, 0, 0], ["Marie", 138, 0, 0, 0], ["Sylvia", 135, 0, 0, 0],
  ["Maree", 131, 230, 0, 0], ["Eileen", 127, 0, 0, 0], ["Joy", 124, 0, 0, 0], ["Rhonda", 120, 168, 0, 0],
  ["Frances", 117, 46, 0, 0], ["Lesley", 114, 0, 0, 0], ["Sally", 111, 317, 89, 0], ["Jan", 108, 0, 0, 0],
  ["Rosalie", 105, 0, 0, 0], ["Bev", 102, 0, 0, 0], ["Narelle", 99, 173, 0, 0], ["Veronica", 97, 70, 0, 0],
  ["Bronwyn", 94, 111, 52, 0], ["Merilyn", 92, 0, 0, 0], ["Hazel", 89, 0, 0, 0], ["Audrey", 87, 0, 0, 0],
  ["Eunice", 84, 0, 0, 0], ["Edna", 82, 0, 0, 0], ["Mavis", 80, 0, 0, 0], ["Elsie", 78, 0, 0, 0],
  ["Jacqueline", 76, 515, 290, 0], ["Linda", 74, 484, 0, 0], ["Ann", 72, 0, 0, 0], ["Deirdre", 70, 0, 0, 0],
  ["Beth", 68, 0, 0, 0], ["Verna", 66, 0, 0, 0], ["Phyllis", 64, 0, 0, 0], ["Josephine", 63, 0, 0, 0],
  ["Aileen", 61, 0, 0, 0], ["Ngaire", 59, 0, 0, 0], ["Julie", 0, 1000, 72, 0], ["Karen", 0, 954, 108, 0],
  ["Michelle", 0, 916, 532, 0], ["Sharon", 0, 819, 74, 0], ["Debra", 0, 791, 0, 0], ["Kerry", 0, 763, 0, 0],
  ["Leanne", 0, 738, 0, 0], ["Lisa", 0, 713, 515, 0], ["Deborah", 0, 689, 0, 0], ["Kim", 0, 645, 0, 0],
  ["Tracey", 0, 585, 0, 0], ["Catherine", 0, 549, 274, 0], ["Donna", 0, 532, 44, 0], ["Kathryn", 0, 499, 205, 0],
  ["Amanda", 0, 455, 791, 0], ["Kylie", 0, 428, 585, 0], ["Nicole", 0, 403, 763, 178], ["Joanne", 0, 391, 114, 0],
  ["Debbie", 0, 368, 0, 0], ["Jane", 0, 336, 251, 0], ["Maria", 0, 327, 61, 0], ["Fiona", 0, 308, 138, 0],
  ["Suzanne", 0, 299, 0, 0], ["Vicki", 0, 290, 0, 0], ["Tania", 0, 282, 0, 0], ["Annette", 0, 266, 0, 0],
  ["Michele", 0, 258, 0, 0], ["Lynne", 0, 251, 0, 0], ["Janine", 0, 244, 0, 0], ["Jenny", 0, 237, 0, 0],
  ["Louise", 0, 217, 155, 0], ["Sue", 0, 211, 0, 0], ["Peta", 0, 205, 47, 0], ["Rebecca", 0, 199, 916, 532],
  ["Melissa", 0, 194, 882, 35], ["Andrea", 0, 188, 0, 0], ["Belinda", 0, 183, 567, 0], ["Paula", 0, 155, 0, 0],
  ["Sonia", 0, 150, 0, 0], ["Carolyn", 0, 146, 0, 0], ["Anna", 0, 142, 368, 84], ["Sarah", 0, 138, 1000, 882],
  ["Teresa", 0, 135, 0, 0], ["Angela", 0, 131, 224, 0], ["Cathy", 0, 117, 0, 0], ["Jillian", 0, 108, 0, 0],
  ["Bernadette", 0, 99, 0, 0], ["Sheree", 0, 97, 0, 0], ["Marianne", 0, 94, 0, 0], ["Anita", 0, 92, 0, 0],
  ["Pauline", 0, 89, 0, 0], ["Megan", 0, 87, 441, 0], ["Jodie", 0, 84, 237, 0], ["Rachel", 0, 82, 713, 173],
  ["Cindy", 0, 80, 0, 0], ["Tracy", 0, 76, 0, 0], ["Rosanne", 0, 74, 0, 0], ["Gabrielle", 0, 72, 0, 70],
  ["Philippa", 0, 68, 32, 0], ["Caroline", 0, 66, 0, 0], ["Allison", 0, 64, 36, 0], ["Virginia", 0, 63, 0, 0],
  ["Natalie", 0, 61, 645, 131], ["Merryn", 0, 59, 0, 0], ["Vanessa", 0, 58, 308, 0], ["Claire", 0, 51, 403, 224],
  ["Toni", 0, 49, 0, 0], ["Mandy", 0, 47, 0, 0], ["Simone", 0, 44, 150, 0], ["Roslyn", 0, 43, 0, 0],
  ["Jessica", 0, 0, 954, 1000], ["Emma", 0, 0, 850, 645], ["Lauren", 0, 0, 819, 549], ["Kate", 0, 0, 738, 120],
  ["Danielle", 0, 0, 689, 78], ["Samantha", 0, 0, 667, 499], ["Stephanie", 0, 0, 624, 368], ["Amy", 0, 0, 604, 515],
  ["Emily", 0, 0, 549, 954], ["Katherine", 0, 0, 499, 0], ["Alison", 0, 0, 484, 0], ["Laura", 0, 0, 469, 282],
  ["Hayley", 0, 0, 455, 415], ["Hannah", 0, 0, 391, 689], ["Kelly", 0, 0, 379, 0], ["Renee", 0, 0, 357, 0],
  ["Ashleigh", 0, 0, 347, 183], ["Erin", 0, 0, 336, 0], ["Kristy", 0, 0, 327, 0], ["Alicia", 0, 0, 317, 0],
  ["Tara", 0, 0, 299, 64], ["Alana", 0, 0, 282, 66], ["Tegan", 0, 0, 266, 0], ["Caitlin", 0, 0, 258, 624],
  ["Natasha", 0, 0, 244, 0], ["Leah", 0, 0, 230, 68], ["Georgia", 0, 0, 217, 713], ["Carly", 0, 0, 211, 0],
  ["Skye", 0, 0, 199, 80], ["Casey", 0, 0, 194, 0], ["Brooke", 0, 0, 188, 484], ["Bianca", 0, 0, 183, 155],
  ["Alexandra", 0, 0, 178, 403], ["Lucy", 0, 0, 173, 441], ["Sophie", 0, 0, 168, 791], ["Katie", 0, 0, 164, 211],
  ["Chloe", 0, 0, 159, 850], ["Penelope", 0, 0, 146, 0], ["Kirsty", 0, 0, 142, 0], ["Victoria", 0, 0, 131, 76],
  ["Monique", 0, 0, 127, 63], ["Madeleine", 0, 0, 124, 0], ["Holly", 0, 0, 120, 327], ["Olivia", 0, 0, 117, 916],
  ["Naomi", 0, 0, 111, 0], ["Brittany", 0, 0, 105, 0], ["Jasmine", 0, 0, 102, 428], ["Cassandra", 0, 0, 99, 0],
  ["Zoe", 0, 0, 97, 455], ["Kristen", 0, 0, 94, 0], ["Courtney", 0, 0, 92, 188], ["Elise", 0, 0, 87, 0],
  ["Nadia", 0, 0, 82, 0], ["Stacey", 0, 0, 80, 0], ["Candice", 0, 0, 78, 0], ["Tahlia", 0, 0, 76, 391],
  ["Larissa", 0, 0, 66, 0], ["Jenna", 0, 0, 64, 0], ["Rachael", 0, 0, 63, 0], ["Teagan", 0, 0, 59, 124],
  ["Kara", 0, 0, 58, 0], ["Amber", 0, 0, 56, 336], ["Felicity", 0, 0, 55, 0], ["Nerida", 0, 0, 53, 0],
  ["Tanya", 0, 0, 51, 0], ["Tamara", 0, 0, 49, 0], ["Gemma", 0, 0, 48, 36], ["Bethany", 0, 0, 46, 0],
  ["Jade", 0, 0, 43, 258], ["Kellie", 0, 0, 42, 0], ["Rhiannon", 0, 0, 41, 0], ["Shannon", 0, 0, 40, 0],
  ["Melanie", 0, 0, 39, 0], ["Meredith", 0, 0, 38, 0], ["Krystal", 0, 0, 37, 0], ["Kimberley", 0, 0, 35, 0],
  ["Aimee", 0, 0, 34, 0], ["Phoebe", 0, 0, 33, 230], ["Grace", 0, 0, 32, 667], ["Isabella", 0, 0, 0, 819],
  ["Ella", 0, 0, 0, 763], ["Charlotte", 0, 0, 0, 738], ["Lily", 0, 0, 0, 604], ["Mia", 0, 0, 0, 585],
  ["Maddison", 0, 0, 0, 567], ["Madison", 0, 0, 0, 469], ["Ruby", 0, 0, 0, 379], ["Amelia", 0, 0, 0, 357],
  ["Abbey", 0, 0, 0, 347], ["Sienna", 0, 0, 0, 317], ["Paige", 0, 0, 0, 308], ["Taylah", 0, 0, 0, 299],
  ["Eliza", 0, 0, 0, 290], ["Imogen", 0, 0, 0, 274], ["Matilda", 0, 0, 0, 266], ["Molly", 0, 0, 0, 251],
  ["Alyssa", 0, 0, 0, 237], ["Summer", 0, 0, 0, 217], ["Isabelle", 0, 0, 0, 205], ["Annabelle", 0, 0, 0, 199],
  ["Tayla", 0, 0, 0, 194], ["Abigail", 0, 0, 0, 168], ["Bella", 0, 0, 0, 164], ["Alice", 0, 0, 0, 159],
  ["Ava", 0, 0, 0, 150], ["Angelina", 0, 0, 0, 146], ["Scarlett", 0, 0, 0, 142], ["Jacinta", 0, 0, 0, 138],
  ["Eva", 0, 0, 0, 135], ["Brianna", 0, 0, 0, 127], ["Mikayla", 0, 0, 0, 117], ["Eloise", 0, 0, 0, 114],
  ["Madeline", 0, 0, 0, 111], ["Keira", 0, 0, 0, 108], ["Charli", 0, 0, 0, 105], ["Piper", 0, 0, 0, 102],
  ["Layla", 0, 0, 0, 99], ["Lara", 0, 0, 0, 97], ["Indiana", 0, 0, 0, 94], ["Milla", 0, 0, 0, 92],
  ["Poppy", 0, 0, 0, 89], ["Sophia", 0, 0, 0, 87], ["Willow", 0, 0, 0, 82], ["Kayla", 0, 0, 0, 74],
  ["Ebony", 0, 0, 0, 72], ["Daisy", 0, 0, 0, 61], ["Kiara", 0, 0, 0, 59], ["Maya", 0, 0, 0, 58],
  ["Evie", 0, 0, 0, 56], ["Zara", 0, 0, 0, 55], ["Caitlyn", 0, 0, 0, 53], ["Shania", 0, 0, 0, 52],
  ["Bridget", 0, 0, 0, 51], ["Rose", 0, 0, 0, 49], ["Stella", 0, 0, 0, 48], ["Tess", 0, 0, 0, 47],
  ["Lilly", 0, 0, 0, 46], ["Heidi", 0, 0, 0, 44], ["Jordan", 0, 0, 0, 43], ["Jorja", 0, 0, 0, 42],
  ["Harriet", 0, 0, 0, 41], ["Maeve", 0, 0, 0, 40], ["Sadie", 0, 0, 0, 39], ["Savannah", 0, 0, 0, 38],
  ["Ivy", 0, 0, 0, 37], ["Violet", 0, 0, 0, 34], ["Bonnie", 0, 0, 0, 33], ["Clementine", 0, 0, 0, 32],
  ["Jemima", 0, 0, 0, 32], ["Tilly", 0, 0, 0, 31], ["Tia", 0, 0, 0, 30], ["Amelie", 0, 0, 0, 29],
  ["Freya", 0, 0, 0, 28], ["Mackenzie", 0, 0, 0, 28],
];

// biome-ignore format: many names a line
const male: readonly GivenRow[] = [
  ["John", 1000, 819, 282, 0], ["Robert", 954, 738, 455, 0], ["Peter", 916, 954, 357, 0],
  ["William", 882, 274, 266, 850], ["David", 850, 1000, 713, 168], ["Brian", 819, 336, 0, 0],
  ["Kenneth", 791, 199, 0, 0], ["Graham", 763, 66, 0, 0], ["Ronald", 738, 131, 0, 0], ["Raymond", 713, 266, 0, 0],
  ["James", 689, 428, 738, 819], ["Barry", 667, 124, 0, 0], ["Michael", 645, 916, 954, 469],
  ["Ian", 624, 515, 89, 0], ["Geoffrey", 604, 441, 53, 0], ["Bruce", 585, 159, 0, 0], ["Allan", 567, 217, 0, 0],
  ["Neville", 549, 0, 0, 0], ["Trevor", 532, 347, 0, 0], ["Kevin", 515, 379, 0, 0], ["Noel", 499, 0, 0, 0],
  ["Colin", 484, 282, 0, 0], ["Richard", 469, 308, 150, 0], ["Donald", 455, 74, 0, 0],
  ["Anthony", 441, 713, 368, 63], ["Keith", 428, 120, 0, 0], ["Leslie", 415, 0, 0, 0],
  ["Thomas", 403, 146, 499, 882], ["Alan", 391, 237, 0, 0], ["George", 379, 58, 59, 68], ["Douglas", 368, 0, 0, 0],
  ["Maxwell", 357, 0, 0, 0], ["Garry", 347, 178, 0, 0], ["Terence", 336, 0, 0, 0],
  ["Christopher", 327, 667, 882, 183], ["Malcolm", 317, 127, 0, 0], ["Warren", 308, 290, 56, 0],
  ["Stanley", 299, 0, 0, 0], ["Norman", 290, 0, 0, 0], ["Ross", 282, 194, 0, 0], ["Desmond", 274, 0, 0, 0],
  ["Patrick", 266, 142, 258, 178], ["Roger", 258, 0, 0, 0], ["Frank", 251, 0, 0, 0], ["Edward", 244, 99, 135, 70],
  ["Gordon", 237, 0, 0, 0], ["Reginald", 230, 0, 0, 0], ["Charles", 224, 59, 61, 40], ["Stephen", 217, 791, 308, 0],
  ["Roy", 211, 0, 0, 0], ["Eric", 205, 0, 0, 0], ["Rodney", 199, 299, 0, 0], ["Frederick", 194, 0, 0, 0],
  ["Joseph", 188, 97, 230, 244], ["Paul", 183, 850, 403, 0], ["Ray", 178, 0, 0, 0], ["Lindsay", 173, 80, 0, 0],
  ["Phillip", 168, 357, 142, 0], ["Russell", 164, 183, 0, 0], ["Wayne", 159, 549, 0, 0], ["Dennis", 155, 0, 0, 0],
  ["Arthur", 150, 0, 0, 0], ["Francis", 146, 87, 0, 0], ["Harold", 142, 0, 0, 0], ["Rex", 138, 0, 0, 0],
  ["Clive", 135, 0, 0, 0], ["Murray", 131, 94, 0, 0], ["Leonard", 127, 0, 0, 0], ["Bernard", 124, 64, 0, 0],
  ["Denis", 120, 0, 0, 0], ["Laurence", 117, 0, 0, 0], ["Ernest", 114, 0, 0, 0], ["Victor", 111, 0, 0, 0],
  ["Albert", 108, 0, 0, 0], ["Jack", 105, 0, 205, 1000], ["Alfred", 102, 0, 0, 0], ["Edwin", 99, 0, 0, 0],
  ["Athol", 97, 0, 0, 0], ["Merv", 94, 0, 0, 0], ["Alexander", 92, 56, 379, 567], ["Lance", 89, 0, 0, 0],
  ["Clifford", 87, 0, 0, 0], ["Ivan", 84, 0, 0, 0], ["Len", 82, 0, 0, 0], ["Harry", 80, 0, 0, 308],
  ["Duncan", 78, 105, 78, 0], ["Walter", 76, 0, 0, 0], ["Lyle", 74, 0, 0, 0], ["Vincent", 72, 0, 0, 0],
  ["Gerald", 70, 0, 0, 0], ["Kelvin", 68, 0, 0, 0], ["Stuart", 66, 532, 94, 0], ["Barrie", 64, 0, 0, 0],
  ["Darryl", 63, 188, 0, 0], ["Lawrence", 61, 0, 0, 0], ["Roderick", 59, 0, 0, 0], ["Ralph", 58, 0, 0, 0],
  ["Hugh", 56, 0, 76, 94], ["Andrew", 55, 763, 819, 84], ["Ken", 53, 0, 0, 0], ["Bob", 52, 0, 0, 0],
  ["Mervyn", 51, 0, 0, 0], ["Timothy", 49, 368, 549, 0], ["Philip", 48, 403, 49, 0], ["Gregory", 47, 689, 52, 0],
  ["Daryl", 46, 0, 0, 0], ["Henry", 44, 0, 0, 205], ["Mark", 0, 882, 515, 0], ["Craig", 0, 645, 327, 0],
  ["Darren", 0, 624, 146, 0], ["Glenn", 0, 604, 0, 0], ["Scott", 0, 585, 428, 0], ["Steven", 0, 567, 336, 0],
  ["Brett", 0, 499, 624, 0], ["Shane", 0, 484, 645, 0], ["Jason", 0, 469, 484, 0], ["Gary", 0, 455, 0, 0],
  ["Matthew", 0, 415, 1000, 763], ["Neil", 0, 391, 0, 0], ["Graeme", 0, 327, 0, 0], ["Bradley", 0, 317, 604, 47],
  ["Tony", 0, 258, 0, 0], ["Simon", 0, 251, 391, 0], ["Daniel", 0, 244, 916, 791], ["Martin", 0, 230, 0, 0],
  ["Dean", 0, 224, 299, 0], ["Adam", 0, 211, 763, 357], ["Gavin", 0, 205, 124, 0], ["Damien", 0, 173, 237, 0],
  ["Troy", 0, 168, 155, 0], ["Brendan", 0, 164, 274, 0], ["Nicholas", 0, 155, 667, 667], ["Adrian", 0, 150, 80, 0],
  ["Terry", 0, 138, 0, 0], ["Grant", 0, 135, 108, 0], ["Sean", 0, 117, 251, 89], ["Dale", 0, 114, 40, 0],
  ["Jeffrey", 0, 111, 0, 0], ["Benjamin", 0, 108, 791, 738], ["Jonathan", 0, 102, 441, 61], ["Leigh", 0, 92, 114, 0],
  ["Greg", 0, 89, 0, 0], ["Justin", 0, 84, 224, 0], ["Shaun", 0, 82, 92, 0], ["Cameron", 0, 78, 347, 347],
  ["Rohan", 0, 76, 0, 0], ["Rick", 0, 72, 0, 0], ["Marcus", 0, 70, 74, 76], ["Campbell", 0, 68, 0, 32],
  ["Dominic", 0, 63, 64, 155], ["Gerard", 0, 61, 0, 0], ["Nigel", 0, 55, 0, 0], ["Ashley", 0, 53, 194, 0],
  ["Luke", 0, 52, 850, 604], ["Nathan", 0, 51, 532, 368], ["Joel", 0, 49, 317, 0], ["Aaron", 0, 48, 469, 108],
  ["Joshua", 0, 0, 689, 954], ["Mitchell", 0, 0, 585, 515], ["Ryan", 0, 0, 567, 689], ["Samuel", 0, 0, 415, 713],
  ["Jarrod", 0, 0, 290, 0], ["Travis", 0, 0, 244, 0], ["Trent", 0, 0, 217, 28], ["Rhys", 0, 0, 211, 92],
  ["Jesse", 0, 0, 199, 82], ["Dane", 0, 0, 188, 0], ["Lachlan", 0, 0, 183, 916], ["Kyle", 0, 0, 178, 164],
  ["Corey", 0, 0, 173, 53], ["Dylan", 0, 0, 168, 415], ["Jake", 0, 0, 164, 441], ["Liam", 0, 0, 159, 549],
  ["Blake", 0, 0, 138, 290], ["Evan", 0, 0, 131, 0], ["Glen", 0, 0, 127, 0], ["Kane", 0, 0, 120, 0],
  ["Brent", 0, 0, 117, 0], ["Ben", 0, 0, 111, 42], ["Reece", 0, 0, 105, 0], ["Tristan", 0, 0, 102, 117],
  ["Jared", 0, 0, 99, 0], ["Zachary", 0, 0, 97, 428], ["Jamie", 0, 0, 87, 0], ["Clinton", 0, 0, 84, 0],
  ["Byron", 0, 0, 82, 0], ["Brenton", 0, 0, 72, 0], ["Hayden", 0, 0, 70, 327], ["Jordan", 0, 0, 68, 391],
  ["Callum", 0, 0, 66, 217], ["Brock", 0, 0, 63, 0], ["Kurt", 0, 0, 58, 0], ["Wade", 0, 0, 55, 0],
  ["Chris", 0, 0, 51, 0], ["Kieran", 0, 0, 48, 0], ["Angus", 0, 0, 47, 317], ["Rowan", 0, 0, 46, 0],
  ["Nick", 0, 0, 44, 0], ["Damian", 0, 0, 43, 0], ["Alistair", 0, 0, 42, 0], ["Rory", 0, 0, 41, 31],
  ["Heath", 0, 0, 39, 30], ["Garth", 0, 0, 38, 0], ["Eli", 0, 0, 37, 46], ["Tyson", 0, 0, 36, 39],
  ["Jacob", 0, 0, 0, 645], ["Ethan", 0, 0, 0, 624], ["Riley", 0, 0, 0, 585], ["Cooper", 0, 0, 0, 532],
  ["Noah", 0, 0, 0, 499], ["Harrison", 0, 0, 0, 484], ["Oliver", 0, 0, 0, 455], ["Max", 0, 0, 0, 403],
  ["Connor", 0, 0, 0, 379], ["Jayden", 0, 0, 0, 336], ["Tyler", 0, 0, 0, 299], ["Aidan", 0, 0, 0, 282],
  ["Isaac", 0, 0, 0, 274], ["Bailey", 0, 0, 0, 266], ["Lucas", 0, 0, 0, 258], ["Hamish", 0, 0, 0, 251],
  ["Charlie", 0, 0, 0, 237], ["Oscar", 0, 0, 0, 230], ["Logan", 0, 0, 0, 224], ["Lewis", 0, 0, 0, 211],
  ["Brayden", 0, 0, 0, 199], ["Hunter", 0, 0, 0, 194], ["Caleb", 0, 0, 0, 188], ["Declan", 0, 0, 0, 173],
  ["Brandon", 0, 0, 0, 159], ["Sebastian", 0, 0, 0, 150], ["Levi", 0, 0, 0, 146], ["Jett", 0, 0, 0, 142],
  ["Hugo", 0, 0, 0, 138], ["Xavier", 0, 0, 0, 135], ["Finn", 0, 0, 0, 131], ["Toby", 0, 0, 0, 127],
  ["Archie", 0, 0, 0, 124], ["Ashton", 0, 0, 0, 120], ["Beau", 0, 0, 0, 114], ["Mason", 0, 0, 0, 111],
  ["Jackson", 0, 0, 0, 105], ["Flynn", 0, 0, 0, 102], ["Austin", 0, 0, 0, 99], ["Darcy", 0, 0, 0, 97],
  ["Christian", 0, 0, 0, 87], ["Leo", 0, 0, 0, 80], ["Jasper", 0, 0, 0, 78], ["Taj", 0, 0, 0, 74],
  ["Chase", 0, 0, 0, 72], ["Kai", 0, 0, 0, 66], ["Zac", 0, 0, 0, 64], ["Gabriel", 0, 0, 0, 59],
  ["Nate", 0, 0, 0, 58], ["Elijah", 0, 0, 0, 56], ["Braydon", 0, 0, 0, 55], ["Owen", 0, 0, 0, 52],
  ["Archer", 0, 0, 0, 51], ["Billy", 0, 0, 0, 49], ["Lincoln", 0, 0, 0, 48], ["Tom", 0, 0, 0, 44],
  ["Kayden", 0, 0, 0, 43], ["Hudson", 0, 0, 0, 41], ["Ryder", 0, 0, 0, 38], ["Harvey", 0, 0, 0, 37],
  ["Reuben", 0, 0, 0, 36], ["Zane", 0, 0, 0, 35], ["Banjo", 0, 0, 0, 34], ["Fletcher", 0, 0, 0, 33],
  ["Louis", 0, 0, 0, 32], ["Spencer", 0, 0, 0, 29], ["Jai", 0, 0, 0, 28], ["Will", 0, 0, 0, 27],
  ["Lochlan", 0, 0, 0, 26],
];

// biome-ignore format: many names a line
const chineseWomen: readonly GivenRow[] = [
  ["Mei", 100, 90, 25, 3], ["Li-Hua", 90, 81, 22, 3], ["Xiu-Ying", 82, 74, 20, 2], ["Mei-Ling", 75, 68, 19, 2],
  ["Susan", 69, 62, 17, 2], ["Helen", 63, 57, 16, 2], ["Amy", 59, 53, 15, 2], ["Lily", 54, 49, 14, 2],
  ["Anna", 50, 45, 12, 2], ["Ping", 46, 41, 12, 1], ["Hong", 43, 39, 11, 1], ["Yan", 40, 36, 10, 1],
  ["Fang", 37, 33, 9, 1], ["Jessica", 3, 30, 100, 100], ["Michelle", 3, 27, 90, 90], ["Emily", 2, 25, 82, 82],
  ["Vivian", 2, 22, 75, 75], ["Jenny", 2, 21, 69, 69], ["Grace", 2, 19, 63, 63], ["Tiffany", 2, 18, 59, 59],
  ["Annie", 2, 16, 54, 54], ["Cindy", 2, 15, 50, 50], ["Yi", 1, 14, 46, 46], ["Xin", 1, 13, 43, 43],
  ["Jing", 1, 12, 40, 40], ["Ying", 1, 11, 37, 37], ["Wei", 1, 10, 34, 34], ["Natalie", 1, 10, 32, 32],
  ["Angela", 1, 9, 29, 29], ["Joanna", 1, 8, 27, 27],
];

// biome-ignore format: many names a line
const chineseMen: readonly GivenRow[] = [
  ["Wei", 100, 90, 25, 3], ["Jian", 90, 81, 22, 3], ["Peter", 82, 74, 20, 2], ["Kwok-Wai", 75, 68, 19, 2],
  ["David", 69, 62, 17, 2], ["John", 63, 57, 16, 2], ["Jun", 59, 53, 46, 46], ["Ming", 54, 49, 37, 37],
  ["Hong", 50, 45, 12, 2], ["Raymond", 46, 41, 34, 34], ["Simon", 43, 39, 11, 1], ["Tony", 40, 36, 10, 1],
  ["Guo-Qiang", 37, 33, 9, 1], ["Kevin", 3, 30, 100, 100], ["Jason", 3, 27, 90, 90], ["Andy", 2, 25, 82, 82],
  ["Eric", 2, 22, 75, 75], ["Alex", 2, 21, 69, 69], ["Daniel", 2, 19, 63, 63], ["Ryan", 2, 18, 59, 59],
  ["Steven", 2, 16, 54, 54], ["Vincent", 2, 15, 50, 50], ["Hao", 1, 13, 43, 43], ["Yi", 1, 12, 40, 40],
  ["William", 1, 10, 32, 32], ["Ethan", 1, 9, 29, 29], ["Lucas", 1, 8, 27, 27], ["Benjamin", 1, 8, 25, 25],
];

// biome-ignore format: many names a line
const vietnameseWomen: readonly GivenRow[] = [
  ["Hoa", 100, 90, 25, 3], ["Lan", 90, 81, 22, 3], ["Mai", 82, 74, 20, 2], ["Hong", 75, 68, 19, 2],
  ["Thu", 69, 62, 17, 2], ["Nga", 63, 57, 16, 2], ["Huong", 59, 53, 15, 2], ["Kim", 54, 49, 69, 69],
  ["Phuong", 50, 45, 12, 2], ["Tuyet", 46, 41, 12, 1], ["Lien", 43, 39, 11, 1], ["Linh", 3, 30, 100, 100],
  ["Thuy", 3, 27, 90, 90], ["Trang", 2, 25, 82, 82], ["Vy", 2, 22, 75, 75], ["Jennifer", 2, 19, 63, 63],
  ["Christine", 2, 18, 59, 59], ["Amy", 2, 16, 54, 54], ["Thao", 2, 15, 50, 50], ["Ngoc", 1, 14, 46, 46],
  ["Tina", 1, 13, 43, 43], ["Michelle", 1, 12, 40, 40], ["Vivian", 1, 11, 37, 37], ["My", 1, 10, 34, 34],
  ["Nhi", 1, 10, 32, 32], ["Anh", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const vietnameseMen: readonly GivenRow[] = [
  ["Hung", 100, 90, 25, 3], ["Dung", 90, 81, 22, 3], ["Thanh", 82, 74, 20, 2], ["Minh", 75, 68, 100, 100],
  ["Hai", 69, 62, 17, 2], ["Long", 63, 57, 16, 2], ["Tuan", 59, 53, 75, 75], ["Duc", 54, 49, 14, 2],
  ["Son", 50, 45, 12, 2], ["Quang", 46, 41, 12, 1], ["Andrew", 3, 27, 90, 90], ["Kevin", 2, 25, 82, 82],
  ["David", 2, 21, 69, 69], ["Nam", 2, 19, 63, 63], ["Duy", 2, 18, 59, 59], ["Peter", 2, 16, 54, 54],
  ["Anthony", 2, 15, 50, 50], ["Jimmy", 1, 14, 46, 46], ["Huy", 1, 13, 43, 43], ["Khoa", 1, 12, 40, 40],
  ["Danny", 1, 11, 37, 37], ["Steven", 1, 10, 34, 34], ["Hoang", 1, 10, 32, 32], ["Vinh", 1, 9, 29, 29],
  ["Johnny", 1, 8, 27, 27],
];

// biome-ignore format: many names a line
const indianWomen: readonly GivenRow[] = [
  ["Sunita", 100, 90, 25, 3], ["Meena", 90, 81, 23, 3], ["Usha", 82, 74, 21, 2], ["Asha", 75, 68, 19, 2],
  ["Geeta", 69, 62, 17, 2], ["Sushila", 63, 57, 16, 2], ["Rekha", 59, 53, 15, 2], ["Pushpa", 54, 49, 14, 2],
  ["Nirmala", 50, 45, 13, 2], ["Hansa", 46, 41, 12, 1], ["Urmila", 43, 39, 11, 1], ["Manju", 40, 36, 10, 1],
  ["Priya", 3, 30, 100, 100], ["Pooja", 3, 27, 90, 90], ["Neha", 2, 25, 82, 82], ["Anjali", 2, 23, 75, 75],
  ["Kavita", 2, 21, 69, 69], ["Shreya", 2, 19, 63, 63], ["Nisha", 2, 18, 59, 59], ["Anita", 2, 16, 54, 54],
  ["Swati", 2, 15, 50, 50], ["Deepika", 1, 14, 46, 46], ["Aditi", 1, 13, 43, 43], ["Riya", 1, 12, 40, 40],
  ["Sneha", 1, 11, 37, 37], ["Komal", 1, 10, 34, 34], ["Megha", 1, 10, 32, 32], ["Ritu", 1, 9, 29, 29],
  ["Shivani", 1, 8, 27, 27], ["Isha", 1, 8, 25, 25], ["Payal", 1, 7, 24, 24], ["Tanvi", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const indianMen: readonly GivenRow[] = [
  ["Rajesh", 100, 90, 25, 3], ["Suresh", 90, 81, 23, 3], ["Ramesh", 82, 74, 21, 2], ["Ashok", 75, 68, 19, 2],
  ["Vijay", 69, 62, 17, 2], ["Anil", 63, 57, 16, 2], ["Dinesh", 59, 53, 15, 2], ["Sanjay", 54, 49, 14, 2],
  ["Mahesh", 50, 45, 13, 2], ["Vinod", 46, 41, 12, 1], ["Prakash", 43, 39, 11, 1], ["Bharat", 40, 36, 10, 1],
  ["Amit", 3, 30, 100, 100], ["Rahul", 3, 27, 90, 90], ["Rohit", 2, 25, 82, 82], ["Arjun", 2, 23, 75, 75],
  ["Vikram", 2, 21, 69, 69], ["Nikhil", 2, 19, 63, 63], ["Ravi", 2, 18, 59, 59], ["Karan", 2, 16, 54, 54],
  ["Raj", 2, 15, 50, 50], ["Varun", 1, 14, 46, 46], ["Akash", 1, 13, 43, 43], ["Deepak", 1, 12, 40, 40],
  ["Sahil", 1, 11, 37, 37], ["Aditya", 1, 10, 34, 34], ["Abhishek", 1, 10, 32, 32], ["Rohan", 1, 9, 29, 29],
  ["Ankit", 1, 8, 27, 27], ["Vishal", 1, 8, 25, 25], ["Gaurav", 1, 7, 24, 24], ["Jay", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const punjabiWomen: readonly GivenRow[] = [
  ["Harjit", 100, 90, 25, 3], ["Jaswinder", 90, 81, 23, 3], ["Paramjit", 82, 74, 21, 2], ["Kulwinder", 75, 68, 19, 2],
  ["Surinder", 69, 62, 17, 2], ["Balbir", 63, 57, 16, 2], ["Manjit", 59, 53, 15, 2], ["Gurmeet", 54, 49, 14, 2],
  ["Rajinder", 50, 45, 13, 2], ["Amarjit", 46, 41, 12, 1], ["Manpreet", 3, 30, 100, 100], ["Harpreet", 3, 27, 90, 90],
  ["Simran", 2, 25, 82, 82], ["Gurpreet", 2, 23, 75, 75], ["Jasleen", 2, 21, 69, 69], ["Navneet", 2, 19, 63, 63],
  ["Amandeep", 2, 18, 59, 59], ["Rajwinder", 2, 16, 54, 54], ["Sukhpreet", 2, 15, 50, 50], ["Navjot", 1, 14, 46, 46],
  ["Ramandeep", 1, 13, 43, 43], ["Jaspreet", 1, 12, 40, 40], ["Prabhjot", 1, 11, 37, 37], ["Mandeep", 1, 10, 34, 34],
  ["Harleen", 1, 10, 32, 32], ["Kirandeep", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const punjabiMen: readonly GivenRow[] = [
  ["Balwinder", 100, 90, 25, 3], ["Gurdev", 90, 81, 23, 3], ["Harjit", 82, 74, 21, 2], ["Sukhdev", 75, 68, 19, 2],
  ["Jagjit", 69, 62, 17, 2], ["Mohinder", 63, 57, 16, 2], ["Avtar", 59, 53, 15, 2], ["Surjit", 54, 49, 14, 2],
  ["Jarnail", 50, 45, 13, 2], ["Baldev", 46, 41, 12, 1], ["Gurpreet", 3, 30, 100, 100], ["Harpreet", 3, 27, 90, 90],
  ["Manpreet", 2, 25, 82, 82], ["Amandeep", 2, 23, 75, 75], ["Jaspreet", 2, 21, 69, 69], ["Sandeep", 2, 19, 63, 63],
  ["Navdeep", 2, 18, 59, 59], ["Gagandeep", 2, 16, 54, 54], ["Karanveer", 2, 15, 50, 50], ["Jagdeep", 1, 14, 46, 46],
  ["Arshdeep", 1, 13, 43, 43], ["Harman", 1, 12, 40, 40], ["Simranjit", 1, 11, 37, 37], ["Parminder", 1, 10, 34, 34],
  ["Lakhwinder", 1, 10, 32, 32], ["Ranjit", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const southIndianWomen: readonly GivenRow[] = [
  ["Lakshmi", 100, 90, 25, 3], ["Shanti", 90, 81, 23, 3], ["Kamala", 82, 74, 21, 2], ["Padma", 75, 68, 19, 2],
  ["Vasanthi", 69, 62, 17, 2], ["Malathi", 63, 57, 16, 2], ["Indira", 59, 53, 15, 2], ["Saraswathi", 54, 49, 14, 2],
  ["Radha", 50, 45, 13, 2], ["Geetha", 46, 41, 12, 1], ["Divya", 3, 30, 100, 100], ["Priya", 3, 27, 90, 90],
  ["Deepa", 2, 25, 82, 82], ["Meera", 2, 23, 75, 75], ["Anjali", 2, 21, 69, 69], ["Sneha", 2, 19, 63, 63],
  ["Aparna", 2, 18, 59, 59], ["Swathi", 2, 16, 54, 54], ["Nithya", 2, 15, 50, 50], ["Revathi", 1, 14, 46, 46],
  ["Shalini", 1, 13, 43, 43], ["Vidya", 1, 12, 40, 40], ["Lavanya", 1, 11, 37, 37], ["Sindhu", 1, 10, 34, 34],
  ["Keerthi", 1, 10, 32, 32], ["Ramya", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const southIndianMen: readonly GivenRow[] = [
  ["Krishna", 100, 90, 25, 3], ["Mohan", 90, 81, 23, 3], ["Raman", 82, 74, 21, 2], ["Venkatesh", 75, 68, 19, 2],
  ["Ravi", 69, 62, 17, 2], ["Gopal", 63, 57, 16, 2], ["Murali", 59, 53, 15, 2], ["Srinivas", 54, 49, 14, 2],
  ["Chandra", 50, 45, 13, 2], ["Narayan", 46, 41, 12, 1], ["Arun", 3, 30, 100, 100], ["Vinod", 3, 27, 90, 90],
  ["Karthik", 2, 25, 82, 82], ["Praveen", 2, 23, 75, 75], ["Suresh", 2, 21, 69, 69], ["Vivek", 2, 19, 63, 63],
  ["Anand", 2, 18, 59, 59], ["Sanjay", 2, 16, 54, 54], ["Kiran", 2, 15, 50, 50], ["Harish", 1, 14, 46, 46],
  ["Naveen", 1, 13, 43, 43], ["Ajay", 1, 12, 40, 40], ["Manoj", 1, 11, 37, 37], ["Ashwin", 1, 10, 34, 34],
  ["Sriram", 1, 10, 32, 32], ["Pranav", 1, 9, 29, 29],
];

// biome-ignore format: many names a line
const sriLankanWomen: readonly GivenRow[] = [
  ["Kumari", 100, 90, 25, 3], ["Chandrika", 90, 81, 23, 3], ["Malini", 82, 74, 21, 2], ["Padma", 75, 68, 19, 2],
  ["Ranjani", 69, 62, 17, 2], ["Swarna", 63, 57, 16, 2], ["Nirmala", 59, 53, 15, 2], ["Indrani", 54, 49, 14, 2],
  ["Dilani", 3, 30, 100, 100], ["Nadeesha", 3, 27, 90, 90], ["Chamari", 2, 25, 82, 82], ["Thilini", 2, 23, 75, 75],
  ["Sanduni", 2, 21, 69, 69], ["Hashini", 2, 19, 63, 63], ["Iresha", 2, 18, 59, 59], ["Shanika", 2, 16, 54, 54],
  ["Anusha", 2, 15, 50, 50], ["Dilini", 1, 14, 46, 46], ["Sachini", 1, 13, 43, 43], ["Ishara", 1, 12, 40, 40],
];

// biome-ignore format: many names a line
const sriLankanMen: readonly GivenRow[] = [
  ["Sunil", 100, 90, 25, 3], ["Ranjith", 90, 81, 23, 3], ["Nimal", 82, 74, 21, 2], ["Ananda", 75, 68, 19, 2],
  ["Upali", 69, 62, 17, 2], ["Lalith", 63, 57, 16, 2], ["Sarath", 59, 53, 15, 2], ["Gamini", 54, 49, 14, 2],
  ["Nuwan", 3, 30, 100, 100], ["Chaminda", 3, 27, 90, 90], ["Ruwan", 2, 25, 82, 82], ["Dinesh", 2, 23, 75, 75],
  ["Kasun", 2, 21, 69, 69], ["Chathura", 2, 19, 63, 63], ["Lahiru", 2, 18, 59, 59], ["Sanjeewa", 2, 16, 54, 54],
  ["Tharindu", 2, 15, 50, 50], ["Isuru", 1, 14, 46, 46], ["Roshan", 1, 13, 43, 43], ["Dilshan", 1, 12, 40, 40],
];

// biome-ignore format: many names a line
const italianWomen: readonly GivenRow[] = [
  ["Maria", 100, 90, 25, 3], ["Rosa", 90, 81, 22, 3], ["Giuseppina", 82, 74, 20, 2], ["Angela", 75, 68, 19, 2],
  ["Anna", 69, 62, 17, 2], ["Carmela", 63, 57, 16, 2], ["Teresa", 59, 53, 15, 2], ["Lucia", 54, 49, 14, 2],
  ["Concetta", 50, 45, 12, 2], ["Franca", 46, 41, 12, 1], ["Giovanna", 43, 39, 11, 1], ["Silvana", 40, 36, 10, 1],
  ["Antonietta", 37, 33, 9, 1], ["Lina", 34, 31, 8, 1], ["Rita", 32, 29, 8, 1], ["Domenica", 29, 26, 7, 1],
  ["Daniela", 3, 30, 100, 100], ["Lisa", 3, 27, 90, 90], ["Melissa", 2, 25, 82, 82], ["Natalie", 2, 22, 75, 75],
  ["Claudia", 2, 21, 69, 69], ["Stephanie", 2, 19, 63, 63], ["Sonia", 2, 18, 59, 59], ["Sara", 2, 16, 54, 54],
  ["Julia", 2, 15, 50, 50], ["Christina", 1, 14, 46, 46], ["Amanda", 1, 13, 43, 43], ["Isabella", 1, 12, 40, 40],
  ["Olivia", 1, 11, 37, 37], ["Gabriella", 1, 10, 34, 34], ["Alessia", 1, 10, 32, 32], ["Bianca", 1, 9, 29, 29],
  ["Chiara", 1, 8, 27, 27], ["Adriana", 1, 8, 25, 25], ["Laura", 1, 7, 24, 24], ["Michelle", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const italianMen: readonly GivenRow[] = [
  ["Giuseppe", 100, 90, 25, 3], ["Antonio", 90, 81, 22, 3], ["Domenico", 82, 74, 20, 2],
  ["Salvatore", 75, 68, 19, 2], ["Francesco", 69, 62, 17, 2], ["Giovanni", 63, 57, 16, 2],
  ["Vincenzo", 59, 53, 15, 2], ["Frank", 54, 49, 25, 25], ["Tony", 50, 45, 12, 2], ["Joe", 46, 41, 12, 1],
  ["Rocco", 43, 39, 11, 1], ["Carmelo", 40, 36, 10, 1], ["Mario", 37, 33, 9, 1], ["Pasquale", 34, 31, 8, 1],
  ["Sam", 32, 29, 8, 1], ["Nick", 29, 26, 7, 1], ["Anthony", 3, 30, 100, 100], ["Daniel", 3, 27, 90, 90],
  ["Michael", 2, 25, 82, 82], ["Joseph", 2, 22, 75, 75], ["Marco", 2, 21, 69, 69], ["Adrian", 2, 19, 63, 63],
  ["Robert", 2, 18, 59, 59], ["Paul", 2, 16, 54, 54], ["Luca", 2, 15, 50, 50], ["David", 1, 14, 46, 46],
  ["Dominic", 1, 13, 43, 43], ["Christian", 1, 12, 40, 40], ["Julian", 1, 11, 37, 37], ["Alessandro", 1, 10, 34, 34],
  ["Matthew", 1, 10, 32, 32], ["Marcus", 1, 9, 29, 29], ["Stefano", 1, 8, 27, 27], ["Vincent", 1, 7, 24, 24],
  ["Nicholas", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const greekWomen: readonly GivenRow[] = [
  ["Maria", 100, 90, 100, 100], ["Eleni", 90, 81, 63, 63], ["Helen", 82, 74, 90, 90], ["Georgia", 75, 68, 82, 82],
  ["Vasiliki", 69, 62, 17, 2], ["Sofia", 63, 57, 16, 2], ["Anastasia", 59, 53, 54, 54], ["Despina", 54, 49, 14, 2],
  ["Stavroula", 50, 45, 12, 2], ["Dimitra", 46, 41, 43, 43], ["Kathy", 43, 39, 11, 1], ["Voula", 40, 36, 10, 1],
  ["Toula", 37, 33, 9, 1], ["Angela", 34, 31, 8, 1], ["Athena", 32, 29, 8, 1], ["Sophia", 2, 22, 75, 75],
  ["Christina", 2, 21, 69, 69], ["Stephanie", 2, 18, 59, 59], ["Joanna", 2, 15, 50, 50], ["Kristina", 1, 14, 46, 46],
  ["Effie", 1, 12, 40, 40], ["Katerina", 1, 11, 37, 37], ["Zoe", 1, 10, 34, 34], ["Alexandra", 1, 10, 32, 32],
  ["Irene", 1, 9, 29, 29], ["Nicole", 1, 8, 27, 27], ["Vicky", 1, 8, 25, 25],
];

// biome-ignore format: many names a line
const greekMen: readonly GivenRow[] = [
  ["George", 100, 90, 100, 100], ["Nick", 90, 81, 37, 37], ["John", 82, 74, 59, 59], ["Con", 75, 68, 69, 69],
  ["Peter", 69, 62, 82, 82], ["Bill", 63, 57, 16, 2], ["Theo", 59, 53, 43, 43], ["Dimitrios", 54, 49, 14, 2],
  ["Jim", 50, 45, 40, 40], ["Konstantinos", 46, 41, 12, 1], ["Spiros", 43, 39, 11, 1], ["Steve", 40, 36, 10, 1],
  ["Arthur", 37, 33, 9, 1], ["Tom", 34, 31, 8, 1], ["Angelo", 32, 29, 29, 29], ["Stavros", 29, 26, 7, 1],
  ["Nicholas", 3, 27, 90, 90], ["Chris", 2, 22, 75, 75], ["Dimitri", 2, 19, 63, 63], ["James", 2, 16, 54, 54],
  ["Michael", 2, 15, 50, 50], ["Alexander", 1, 14, 46, 46], ["Andrew", 1, 10, 34, 34], ["Evan", 1, 10, 32, 32],
  ["Anthony", 1, 8, 27, 27], ["Emmanuel", 1, 8, 25, 25], ["Stefan", 1, 7, 24, 24], ["Yianni", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const arabicWomen: readonly GivenRow[] = [
  ["Fatima", 100, 90, 100, 100], ["Mona", 90, 81, 22, 3], ["Samira", 82, 74, 20, 2], ["Salma", 75, 68, 19, 2],
  ["Nadia", 69, 62, 17, 2], ["Hanan", 63, 57, 16, 2], ["Samia", 59, 53, 15, 2], ["Wafa", 54, 49, 14, 2],
  ["Huda", 50, 45, 12, 2], ["Georgette", 46, 41, 12, 1], ["Therese", 43, 39, 11, 1], ["Souad", 40, 36, 10, 1],
  ["Amal", 37, 33, 9, 1], ["Layla", 34, 31, 40, 40], ["Sarah", 3, 27, 90, 90], ["Nadine", 2, 25, 82, 82],
  ["Rania", 2, 22, 75, 75], ["Yasmin", 2, 21, 69, 69], ["Mariam", 2, 19, 63, 63], ["Zeinab", 2, 18, 59, 59],
  ["Aisha", 2, 16, 54, 54], ["Amira", 2, 15, 50, 50], ["Lara", 1, 14, 46, 46], ["Jasmine", 1, 13, 43, 43],
  ["Maya", 1, 11, 37, 37], ["Aaliyah", 1, 10, 34, 34], ["Dina", 1, 10, 32, 32], ["Hiba", 1, 9, 29, 29],
  ["Noor", 1, 8, 27, 27], ["Zahra", 1, 8, 25, 25],
];

// biome-ignore format: many names a line
const arabicMen: readonly GivenRow[] = [
  ["Mohammed", 100, 90, 100, 100], ["Ahmad", 90, 81, 22, 3], ["Joseph", 82, 74, 50, 50], ["Elias", 75, 68, 37, 37],
  ["George", 69, 62, 17, 2], ["Tony", 63, 57, 16, 2], ["Hassan", 59, 53, 69, 69], ["Ali", 54, 49, 90, 90],
  ["Khaled", 50, 45, 40, 40], ["Youssef", 46, 41, 29, 29], ["Michel", 43, 39, 11, 1], ["Samir", 40, 36, 10, 1],
  ["Nabil", 37, 33, 9, 1], ["Mahmoud", 34, 31, 8, 1], ["Charbel", 32, 29, 59, 59], ["Ahmed", 2, 25, 82, 82],
  ["Omar", 2, 22, 75, 75], ["Ibrahim", 2, 19, 63, 63], ["Adam", 2, 16, 54, 54], ["Bilal", 1, 14, 46, 46],
  ["Mustafa", 1, 13, 43, 43], ["Hussein", 1, 10, 34, 34], ["Zac", 1, 10, 32, 32], ["Daniel", 1, 8, 27, 27],
  ["Jad", 1, 8, 25, 25], ["Anthony", 1, 7, 24, 24], ["Zakaria", 1, 7, 22, 22],
];

// biome-ignore format: many names a line
const filipinoWomen: readonly GivenRow[] = [
  ["Maria", 100, 90, 82, 82], ["Teresita", 90, 81, 22, 3], ["Rosario", 82, 74, 20, 2], ["Corazon", 75, 68, 19, 2],
  ["Lourdes", 69, 62, 17, 2], ["Marilou", 63, 57, 16, 2], ["Josephine", 59, 53, 15, 2], ["Cristina", 54, 49, 14, 2],
  ["Evelyn", 50, 45, 12, 2], ["Gloria", 46, 41, 12, 1], ["Rowena", 43, 39, 11, 1], ["Angela", 3, 30, 100, 100],
  ["Michelle", 3, 27, 90, 90], ["Christine", 2, 22, 75, 75], ["Nicole", 2, 21, 69, 69], ["Jasmine", 2, 19, 63, 63],
  ["Angelica", 2, 18, 59, 59], ["Kristine", 2, 16, 54, 54], ["Joy", 2, 15, 50, 50], ["Grace", 1, 14, 46, 46],
  ["Camille", 1, 13, 43, 43], ["Bianca", 1, 12, 40, 40], ["Patricia", 1, 11, 37, 37], ["Janelle", 1, 10, 34, 34],
  ["Clarisse", 1, 10, 32, 32],
];

// biome-ignore format: many names a line
const filipinoMen: readonly GivenRow[] = [
  ["Antonio", 100, 90, 25, 3], ["Jose", 90, 81, 22, 3], ["Ramon", 82, 74, 20, 2], ["Eduardo", 75, 68, 19, 2],
  ["Rolando", 69, 62, 17, 2], ["Roberto", 63, 57, 16, 2], ["Ernesto", 59, 53, 15, 2], ["Ricardo", 54, 49, 14, 2],
  ["Danilo", 50, 45, 12, 2], ["Rodolfo", 46, 41, 12, 1], ["Romeo", 43, 39, 11, 1], ["Mark", 3, 30, 100, 100],
  ["John", 3, 27, 90, 90], ["Michael", 2, 25, 82, 82], ["Christian", 2, 22, 75, 75], ["Paolo", 2, 21, 69, 69],
  ["Joshua", 2, 19, 63, 63], ["Miguel", 2, 18, 59, 59], ["Ryan", 2, 16, 54, 54], ["Gabriel", 2, 15, 50, 50],
  ["Kevin", 1, 14, 46, 46], ["Carlo", 1, 13, 43, 43], ["Francis", 1, 12, 40, 40], ["Jerome", 1, 11, 37, 37],
  ["Patrick", 1, 10, 34, 34], ["Aaron", 1, 10, 32, 32],
];

// biome-ignore format: many names a line
const australianFamilies: readonly FamilyRow[] = [
  ["Smith", 1000], ["Jones", 683], ["Williams", 546], ["Brown", 467], ["Wilson", 413], ["Taylor", 373],
  ["Johnson", 343], ["White", 319], ["Martin", 299], ["Anderson", 282], ["Thompson", 267], ["Walker", 255],
  ["Thomas", 244], ["Harris", 234], ["King", 226], ["Ryan", 218], ["Robinson", 211], ["Kelly", 204], ["Lewis", 198],
  ["Davis", 193], ["Wright", 187], ["Campbell", 183], ["Roberts", 178], ["Mitchell", 174], ["Turner", 170],
  ["Hall", 167], ["Young", 163], ["Green", 160], ["Edwards", 157], ["Clark", 154], ["Wood", 151], ["Evans", 149],
  ["Phillips", 146], ["Stewart", 144], ["Scott", 142], ["Baker", 139], ["Moore", 137], ["Jackson", 135],
  ["Hill", 133], ["Murphy", 131], ["Watson", 130], ["Allen", 128], ["Cooper", 126], ["Bell", 125], ["Ward", 123],
  ["Clarke", 122], ["Harrison", 120], ["Morris", 119], ["Murray", 118], ["Davies", 116], ["Hughes", 115],
  ["Cook", 114], ["Adams", 113], ["Rogers", 111], ["McDonald", 110], ["Parker", 109], ["James", 108],
  ["Bennett", 107], ["Miller", 106], ["Collins", 105], ["Lee", 104], ["Robertson", 103], ["Morgan", 102],
  ["Richardson", 102], ["Gray", 101], ["Marshall", 100], ["Carter", 99], ["Graham", 98], ["Hunt", 97],
  ["Simpson", 97], ["Reid", 96], ["Kennedy", 95], ["O'Brien", 94], ["Russell", 94], ["Hamilton", 93], ["Walsh", 92],
  ["Fraser", 92], ["Webb", 91], ["Butler", 90], ["Matthews", 90], ["Fisher", 89], ["Palmer", 89], ["Mills", 88],
  ["Mason", 87], ["Elliott", 87], ["Burns", 86], ["Barnes", 86], ["Foster", 85], ["West", 85], ["Shaw", 84],
  ["Ross", 84], ["Henderson", 83], ["Stevens", 83], ["Black", 82], ["Burke", 82], ["Hunter", 81], ["Ferguson", 81],
  ["Gibson", 80], ["Grant", 80], ["Wallace", 79], ["Kerr", 79], ["Sullivan", 79], ["Armstrong", 78],
  ["Johnston", 78], ["Cameron", 77], ["Ellis", 77], ["Price", 77], ["McKenzie", 76], ["O'Connor", 76],
  ["Jenkins", 75], ["Barker", 75], ["Dixon", 75], ["Porter", 74], ["Howard", 74], ["Lawrence", 74],
  ["Griffiths", 73], ["Andrews", 73], ["Wells", 73], ["Byrne", 72], ["Thomson", 72], ["Cox", 72], ["Carroll", 71],
  ["Crawford", 71], ["Dunn", 71], ["Hart", 70], ["Pearson", 70], ["Hayes", 70], ["Harvey", 69], ["Lynch", 69],
  ["McCarthy", 69], ["Rose", 68], ["Chapman", 68], ["Owen", 68], ["Knight", 68], ["Holmes", 67], ["Stone", 67],
  ["Peters", 67], ["Reynolds", 67], ["Rowe", 66], ["Francis", 66], ["Bailey", 66], ["Powell", 66], ["Dawson", 65],
  ["Ford", 65], ["Nicholson", 65], ["Todd", 65], ["Tucker", 64], ["Williamson", 64], ["Boyd", 64], ["Stephens", 64],
  ["Duncan", 63], ["Hudson", 63], ["Gordon", 63], ["McLean", 63], ["Day", 62], ["Gardner", 62], ["Doyle", 62],
  ["Fox", 62], ["Webster", 62], ["Lane", 61], ["Sutherland", 61], ["Chambers", 61], ["Nelson", 61], ["Freeman", 61],
  ["Douglas", 60], ["Warren", 60], ["Carr", 60], ["Saunders", 60], ["Watts", 60], ["McGrath", 59], ["Morrison", 59],
  ["Barrett", 59], ["Payne", 59], ["Bourke", 59], ["Newman", 58], ["Brooks", 58], ["Cole", 58], ["Hogan", 58],
  ["Wade", 58], ["Daly", 57], ["Quinn", 57], ["Sutton", 57], ["Perry", 57], ["Pearce", 57], ["Nolan", 57],
  ["Cross", 56], ["Farrell", 56], ["Steele", 56], ["Bryant", 56], ["Fletcher", 56], ["Bishop", 56], ["Hawkins", 55],
  ["Maher", 55], ["Fleming", 55], ["McGregor", 55], ["Cunningham", 55], ["Jensen", 55], ["Hansen", 55],
  ["Schmidt", 54], ["Muller", 54], ["Schulz", 54], ["Schneider", 54], ["Becker", 54], ["Hoffmann", 54],
  ["Fischer", 54], ["Klein", 53], ["Lang", 53], ["Wagner", 53], ["Zimmermann", 53], ["Noonan", 53], ["Whelan", 53],
  ["Brennan", 53], ["O'Neill", 52], ["Fitzgerald", 52], ["Fitzpatrick", 52], ["Moloney", 52], ["Hickey", 52],
  ["Casey", 52], ["Connolly", 52], ["Donnelly", 51], ["Gleeson", 51], ["Sheehan", 51], ["Kavanagh", 51],
  ["Flynn", 51], ["Egan", 51], ["Cahill", 51], ["Barry", 51], ["Dwyer", 50], ["Keogh", 50], ["Healy", 50],
  ["Kirby", 50], ["Kenny", 50], ["Lawson", 50], ["Lawler", 50], ["Leahy", 50], ["Mackay", 50], ["Madden", 49],
  ["Macdonald", 49], ["McKay", 49], ["McMahon", 49], ["McPherson", 49], ["McIntosh", 49], ["McNamara", 49],
  ["Munro", 49], ["Neal", 49], ["Norris", 48], ["Oliver", 48], ["Osborne", 48], ["Page", 48], ["Parsons", 48],
  ["Paterson", 48], ["Potter", 48], ["Pratt", 48], ["Pritchard", 48], ["Read", 47], ["Richards", 47], ["Riley", 47],
  ["Robson", 47], ["Rowland", 47], ["Sanders", 47], ["Sharp", 47], ["Shepherd", 47], ["Short", 47], ["Sinclair", 47],
  ["Skinner", 46], ["Slater", 46], ["Spencer", 46], ["Stafford", 46], ["Stanley", 46], ["Stokes", 46],
  ["Stuart", 46], ["Swan", 46], ["Sweeney", 46], ["Talbot", 46], ["Tait", 46], ["Tate", 45], ["Tilley", 45],
  ["Townsend", 45], ["Tully", 45], ["Turnbull", 45], ["Vaughan", 45], ["Vincent", 45], ["Walters", 45],
  ["Walton", 45], ["Waters", 45], ["Weston", 45], ["Wheeler", 44], ["Whitehead", 44], ["Whiting", 44],
  ["Wilkinson", 44], ["Willis", 44], ["Winter", 44], ["Woods", 44], ["Woodward", 44], ["Wyatt", 44], ["Yates", 44],
  ["York", 44], ["Hewitt", 44], ["Hooper", 43], ["Hopkins", 43], ["Hutchinson", 43], ["Irvine", 43], ["Jacobs", 43],
  ["Jarvis", 43], ["Jennings", 43], ["Keating", 43], ["Kemp", 43], ["Lambert", 43], ["Langley", 43], ["Larkin", 43],
  ["Lloyd", 43], ["Lucas", 42], ["Lowe", 42], ["Manning", 42], ["Marsh", 42], ["May", 42], ["McCormack", 42],
  ["McKinnon", 42], ["Middleton", 42], ["Millar", 42], ["Milne", 42], ["Morton", 42], ["Moss", 42], ["Nash", 42],
  ["Newton", 42], ["Nicholls", 41], ["O'Keefe", 41], ["O'Reilly", 41], ["O'Sullivan", 41], ["Bond", 41],
  ["Bowen", 41], ["Bradley", 41], ["Briggs", 41], ["Burgess", 41], ["Burton", 41], ["Byrnes", 41], ["Coleman", 41],
  ["Coombes", 41], ["Costello", 41], ["Curtis", 41], ["Dale", 40], ["Dean", 40], ["Drew", 40], ["Eaton", 40],
  ["Finch", 40], ["Forbes", 40], ["Forster", 40], ["Frost", 40], ["Gilbert", 40], ["Giles", 40], ["Goodwin", 40],
  ["Gould", 40], ["Gregory", 40], ["Hancock", 40], ["Harding", 40], ["Harper", 40], ["Hay", 39], ["Heath", 39],
  ["Henry", 39], ["Higgins", 39], ["Hobbs", 39], ["Hodge", 39], ["Holland", 39], ["Holt", 39], ["Horne", 39],
  ["Abbott", 60], ["Alexander", 60], ["Allan", 60], ["Arnold", 60], ["Atkinson", 59], ["Austin", 59], ["Baldwin", 59],
  ["Ball", 59], ["Barnett", 59], ["Bates", 59], ["Baxter", 59], ["Beattie", 58], ["Berry", 58], ["Blair", 58],
  ["Blake", 58], ["Bolton", 58], ["Booth", 58], ["Boyle", 58], ["Brady", 58], ["Buckley", 57], ["Callaghan", 57],
  ["Carey", 57], ["Cassidy", 57], ["Christie", 57], ["Clements", 57], ["Connell", 57], ["Conway", 56], ["Craig", 56],
  ["Crowe", 56], ["Cullen", 56], ["Cummings", 56], ["Dalton", 56], ["Davey", 56], ["Davidson", 55], ["Delaney", 55],
  ["Dempsey", 55], ["Dickson", 55], ["Doherty", 55], ["Donovan", 55], ["Dowling", 55], ["Duffy", 55], ["Field", 54],
  ["Foley", 54], ["Fowler", 54], ["French", 54], ["Fuller", 54], ["Gallagher", 54], ["Gardiner", 54], ["George", 53],
  ["Gibbs", 53], ["Gill", 53], ["Glover", 53], ["Greenwood", 53], ["Griffin", 53], ["Hammond", 53], ["Hardy", 52],
  ["Hartley", 52], ["Hicks", 52], ["Horton", 52], ["Houston", 52], ["Howe", 52], ["Irwin", 52], ["Jordan", 52],
  ["Joyce", 51], ["Kane", 51], ["Keane", 51], ["Kelleher", 51], ["Kent", 51], ["Leonard", 51], ["Little", 51],
  ["Long", 50], ["Lyons", 50], ["Mackenzie", 50], ["Malone", 50], ["Mann", 50], ["Maxwell", 50], ["McDermott", 50],
  ["McGuire", 49], ["McIntyre", 49], ["McKenna", 49], ["McLeod", 49], ["McMillan", 49], ["Meyer", 49], ["Miles", 49],
  ["Montgomery", 49], ["Moran", 48], ["Muir", 48], ["Mullins", 48], ["Murdoch", 48], ["Nixon", 48], ["Norman", 48],
  ["Norton", 48], ["O'Connell", 47], ["O'Donnell", 47], ["Patterson", 47], ["Perkins", 47], ["Pollard", 47],
  ["Poole", 47], ["Power", 47], ["Preston", 46], ["Purcell", 46], ["Randall", 46], ["Reeves", 46], ["Regan", 46],
  ["Rhodes", 46], ["Schultz", 46], ["Sheridan", 46], ["Simmons", 45], ["Stevenson", 45], ["Thornton", 45],
  ["Tyler", 45], ["Underwood", 45], ["Warner", 45], ["Kruger", 45], ["Lehmann", 44], ["Noske", 44], ["Pfeiffer", 44],
  ["Weber", 44], ["Zwar", 44], ["Ainsworth", 44], ["Barlow", 44], ["Beaumont", 43], ["Birch", 43], ["Bradshaw", 43],
  ["Carmody", 43], ["Cleary", 43], ["Coates", 43], ["Considine", 43], ["Corcoran", 43], ["Coyle", 42], ["Cronin", 42],
  ["Devine", 42], ["Dillon", 42], ["English", 42], ["Fahey", 42], ["Fielding", 42], ["Gorman", 41], ["Hanlon", 41],
  ["Hanrahan", 41], ["Heffernan", 41], ["Hennessy", 41], ["Kearney", 41], ["Lacey", 41], ["Madigan", 40],
  ["Mahoney", 40], ["McAuliffe", 40], ["McInnes", 40], ["McNeill", 40], ["Mulcahy", 40], ["Neville", 40],
  ["Rafferty", 40], ["Ritchie", 39], ["Rooney", 39], ["Scully", 39], ["Shields", 39], ["Slattery", 39], ["Tierney", 39],
  ["Toohey", 39], ["Treloar", 38], ["Trewin", 38], ["Whitty", 38],
];

// biome-ignore format: many names a line
const chineseFamilies: readonly FamilyRow[] = [
  ["Chen", 1000], ["Wang", 683], ["Li", 546], ["Zhang", 467], ["Liu", 413], ["Wong", 373], ["Lee", 343],
  ["Huang", 319], ["Chan", 299], ["Lin", 282], ["Yang", 267], ["Wu", 255], ["Zhao", 244], ["Zhou", 234], ["Xu", 226],
  ["Tan", 218], ["Lim", 211], ["Ng", 204], ["Lau", 198], ["Leung", 193], ["Zhu", 187], ["Sun", 183], ["Cheung", 178],
  ["Ho", 174], ["Ma", 170], ["Guo", 167], ["Lam", 163], ["Yu", 160], ["Tang", 157], ["Gao", 154],
];

// biome-ignore format: many names a line
const vietnameseFamilies: readonly FamilyRow[] = [
  ["Nguyen", 1000], ["Tran", 574], ["Le", 415], ["Pham", 330], ["Huynh", 276], ["Vo", 238], ["Truong", 211],
  ["Phan", 189], ["Dang", 172], ["Bui", 158], ["Do", 147], ["Ngo", 137], ["Ly", 128], ["Ho", 121], ["Duong", 115],
  ["Lam", 109], ["Vu", 104], ["Dinh", 99],
];

// biome-ignore format: many names a line
const indianFamilies: readonly FamilyRow[] = [
  ["Sharma", 1000], ["Patel", 683], ["Kumar", 546], ["Singh", 467], ["Gupta", 413], ["Shah", 373], ["Verma", 343],
  ["Mehta", 319], ["Joshi", 299], ["Kapoor", 282], ["Bhatt", 267], ["Desai", 255], ["Malhotra", 244], ["Agarwal", 234],
  ["Arora", 226], ["Khanna", 218], ["Jain", 211], ["Chauhan", 204], ["Trivedi", 198], ["Mishra", 193],
];

// biome-ignore format: many names a line
const punjabiFamilies: readonly FamilyRow[] = [
  ["Singh", 1000], ["Gill", 683], ["Sandhu", 546], ["Sidhu", 467], ["Dhillon", 413], ["Grewal", 373], ["Brar", 343],
  ["Dhaliwal", 319], ["Mann", 299], ["Bains", 282], ["Randhawa", 267], ["Virk", 255], ["Cheema", 244], ["Sohal", 234],
];

// biome-ignore format: many names a line
const southIndianFamilies: readonly FamilyRow[] = [
  ["Nair", 1000], ["Reddy", 683], ["Rao", 546], ["Menon", 467], ["Iyer", 413], ["Krishnan", 373], ["Pillai", 343],
  ["Raman", 319], ["Narayanan", 299], ["Subramaniam", 282], ["Krishnamurthy", 267], ["Shetty", 255],
];

// biome-ignore format: many names a line
const sriLankanFamilies: readonly FamilyRow[] = [
  ["Perera", 1000], ["Fernando", 683], ["Silva", 546], ["De Silva", 467], ["Jayawardena", 413], ["Bandara", 373],
  ["Dissanayake", 343], ["Gunawardena", 319], ["Wickramasinghe", 299], ["Ratnayake", 282], ["Herath", 267],
  ["Senanayake", 255],
];

// biome-ignore format: many names a line
const italianFamilies: readonly FamilyRow[] = [
  ["Rossi", 1000], ["Russo", 683], ["Romano", 546], ["Ferrari", 467], ["Marino", 413], ["Greco", 373],
  ["Caruso", 343], ["Bruno", 319], ["De Luca", 299], ["Costa", 282], ["Santoro", 267], ["Conti", 255],
  ["Esposito", 244], ["Bianchi", 234], ["Lombardo", 226], ["Moretti", 218], ["Rizzo", 211], ["Barbaro", 204],
  ["Sergi", 198], ["Pellegrino", 193], ["D'Angelo", 187], ["Catalano", 183], ["Carbone", 178], ["Ferraro", 174],
  ["Messina", 170], ["Leone", 167], ["Basile", 163], ["Grasso", 160], ["Parisi", 157], ["Mancini", 154],
  ["Vitale", 151], ["Napoli", 149], ["Gatto", 146], ["Martino", 144], ["Fazio", 142], ["Furfaro", 139],
  ["Pizzi", 137], ["Tassone", 135], ["Zappia", 133], ["Morabito", 131],
];

// biome-ignore format: many names a line
const greekFamilies: readonly FamilyRow[] = [
  ["Papadopoulos", 1000], ["Georgiou", 683], ["Nicolaou", 546], ["Pappas", 467], ["Christodoulou", 413],
  ["Constantinou", 373], ["Karagiannis", 343], ["Dimopoulos", 319], ["Andreou", 299], ["Ioannou", 282],
  ["Vlahos", 267], ["Antoniou", 255], ["Kotsis", 244], ["Economou", 234], ["Angelopoulos", 226], ["Papas", 218],
  ["Katsaros", 211], ["Kyriakou", 204], ["Anastasiou", 198], ["Mavros", 193], ["Alexopoulos", 187],
  ["Stathopoulos", 183], ["Makris", 178], ["Panagopoulos", 174], ["Hatzis", 170], ["Karras", 167],
  ["Michailidis", 163], ["Poulos", 160], ["Spanos", 157],
];

// biome-ignore format: many names a line
const arabicFamilies: readonly FamilyRow[] = [
  ["Haddad", 1000], ["Khoury", 683], ["Hassan", 546], ["Ahmed", 467], ["Ali", 413], ["Hussein", 373],
  ["Mansour", 343], ["Saad", 319], ["Elias", 299], ["Chahine", 282], ["Nassif", 267], ["Ibrahim", 255],
  ["Moussa", 244], ["Saleh", 234], ["Hanna", 226], ["Sleiman", 218], ["Hamdan", 211], ["Tannous", 204],
  ["Azzi", 198], ["Issa", 193], ["Abbas", 187], ["Awad", 183], ["Fayad", 178], ["Rahme", 174], ["Taleb", 170],
  ["Dib", 167], ["Younes", 163], ["Mourad", 160], ["Harb", 157], ["Zreika", 154],
];

// biome-ignore format: many names a line
const filipinoFamilies: readonly FamilyRow[] = [
  ["Santos", 1000], ["Reyes", 683], ["Cruz", 546], ["Garcia", 467], ["Ramos", 413], ["Mendoza", 373],
  ["Bautista", 343], ["Flores", 319], ["Gonzales", 299], ["Villanueva", 282], ["Fernandez", 267], ["Castillo", 255],
  ["Aquino", 244], ["Rivera", 234], ["Torres", 226], ["Navarro", 218], ["Mercado", 211], ["Domingo", 204],
  ["Salvador", 198], ["Pascual", 193],
];

function community(women: readonly GivenRow[], men: readonly GivenRow[], families: readonly FamilyRow[]): Community {
  return {
    women: givenNames(women, latinMail),
    men: givenNames(men, latinMail),
    families: familyNames(families, latinMail),
  };
}

const communities: readonly Community[] = [
  community(female, male, australianFamilies),
  community(chineseWomen, chineseMen, chineseFamilies),
  community(vietnameseWomen, vietnameseMen, vietnameseFamilies),
  community(indianWomen, indianMen, indianFamilies),
  community(punjabiWomen, punjabiMen, punjabiFamilies),
  community(southIndianWomen, southIndianMen, southIndianFamilies),
  community(sriLankanWomen, sriLankanMen, sriLankanFamilies),
  community(italianWomen, italianMen, italianFamilies),
  community(greekWomen, greekMen, greekFamilies),
  community(arabicWomen, arabicMen, arabicFamilies),
  community(filipinoWomen, filipinoMen, filipinoFamilies),
];

/** Shares in the order of `communities`: estimates after the ancestries of the census of 2021. */
function mix(older: readonly number[], younger: readonly number[]): Mix {
  const table = (shares: readonly number[]): Weighted<Community> =>
    mixed(communities.map((people, index) => [people, shares[index] ?? 0] as const));
  return [table(older), table(younger)];
}

const greaterCities = mix([800, 45, 15, 10, 5, 4, 3, 60, 28, 20, 10], [680, 90, 28, 34, 22, 15, 9, 45, 20, 40, 17]);
const regions = mix([955, 5, 1, 2, 1, 1, 0, 25, 5, 2, 3], [915, 15, 4, 10, 8, 5, 2, 20, 5, 6, 10]);
