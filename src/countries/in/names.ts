import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import { type Bearer, type BySex, ofSex, type PersonName, type Sex } from "../country.ts";
import { byPlace } from "../shared/by-place.ts";
import { latinMail } from "../shared/latin.ts";
import {
  familyNames,
  type GivenNames,
  type GivenRow,
  givenName,
  givenNames,
  type NameTable,
  otherForms,
  sampleName,
} from "../shared/name-table.ts";

/** People who share their names: by language, religion or region. */
interface Community {
  /** Three tables of the same weights, so that one word of the stream gives a man Singh and his sister Kaur. */
  readonly families: Readonly<Record<Sex | "younger", NameTable>>;
  readonly given: BySex<GivenNames>;
}

/**
 * A family name and how common it is; some have another form for women (`Singh`, `Kaur`), and yet another for the women
 * of whom few are called Devi any more (`Ram`, `Devi`, `Kumari`).
 */
type FamilyPair = readonly [name: string, weight: number, feminine?: string, younger?: string];

/**
 * Given name, family name: `Ananya Banerjee`. The community is sampled by its share of the town or else of the state, so
 * that the family name fits the language spoken there. Where people have a father's name or a clan's name instead of a
 * family name, that one stands last; in the south it is often its initial alone: `Priya S`, `Vishnu K R`.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { families, given: names } = sample(rng, communitiesOf(place));
  const family = sampleName(rng, families[sex === "female" && birth.year >= 1985 ? "younger" : sex]);
  const given = givenName(rng, ofSex(names, sex), birth.year);
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

function community(families: readonly FamilyPair[], given: BySex<GivenNames>): Community {
  const male = familyNames(
    families.map(([name, weight]) => [name, weight]),
    latinMail,
  );
  const isOneForm = families.every(([, , feminine]) => feminine === undefined);
  if (isOneForm) return { families: { male, female: male, younger: male }, given };
  const female = otherForms(
    male,
    families.map(([name, , feminine = name]) => feminine),
    latinMail,
  );
  const younger = otherForms(
    male,
    families.map(([name, , feminine = name, later = feminine]) => later),
    latinMail,
  );
  return { families: { male, female, younger }, given };
}

function bySex(women: readonly GivenRow[], men: readonly GivenRow[]): BySex<GivenNames> {
  return { female: givenNames(women, latinMail), male: givenNames(men, latinMail) };
}

/** Names parted by commas in the cohort that gave them most, its commonest first; a few are given before and after. */
function byCohort(...cohorts: readonly [string, string, string, string]): readonly GivenRow[] {
  return cohorts.flatMap((names, cohort) =>
    names.split(", ").map((name, rank): GivenRow => {
      const weight = (at: number): number =>
        Math.round((at === cohort ? 15_000 : Math.abs(at - cohort) === 1 ? 1_200 : 0) / (15 + rank));
      return [name, weight(0), weight(1), weight(2), weight(3)];
    }),
  );
}

/** Communities with their percent of the people. */
type Shares = readonly (readonly [community: Community, percent: number])[];

// Given names: born before 1955, to 1974, to 1994, later.

// biome-ignore format: a long table
const northWomen: readonly GivenRow[] = [
  ["Kamla", 900, 80, 0, 0], ["Shanti", 1000, 75, 0, 0], ["Savitri", 882, 71, 0, 0], ["Sushila", 833, 67, 0, 0], ["Pushpa", 789, 63, 0, 0],
  ["Saroj", 750, 60, 0, 0], ["Urmila", 714, 57, 0, 0], ["Usha", 682, 55, 0, 0], ["Sharda", 652, 52, 0, 0], ["Vimla", 625, 50, 0, 0],
  ["Kusum", 600, 48, 0, 0], ["Indira", 577, 46, 0, 0], ["Sarla", 556, 44, 0, 0], ["Nirmala", 536, 43, 0, 0], ["Leela", 517, 41, 0, 0],
  ["Ramkali", 500, 40, 0, 0], ["Prema", 484, 39, 0, 0], ["Krishna", 850, 200, 0, 0], ["Bimla", 455, 36, 0, 0], ["Shakuntala", 441, 35, 0, 0],
  ["Satya", 429, 34, 0, 0], ["Raj", 417, 33, 0, 0], ["Kaushalya", 405, 32, 0, 0], ["Sumitra", 395, 32, 0, 0], ["Maya", 385, 31, 0, 0],
  ["Lakshmi", 375, 30, 0, 0], ["Rajrani", 366, 29, 0, 0], ["Santosh", 900, 420, 0, 0], ["Phoolwati", 349, 28, 0, 0], ["Durga", 341, 27, 0, 0],
  ["Chandra", 333, 27, 0, 0], ["Tara", 326, 26, 0, 0], ["Bhagwati", 319, 26, 0, 0], ["Gayatri", 312, 25, 0, 0], ["Ganga", 306, 24, 0, 0],
  ["Rameshwari", 300, 24, 0, 0], ["Parvati", 294, 24, 0, 0], ["Kailash", 288, 23, 0, 0], ["Sheela", 283, 23, 0, 0], ["Prakash", 278, 22, 0, 0],
  ["Sudha", 273, 22, 0, 0], ["Om", 268, 21, 0, 0], ["Vidya", 263, 21, 0, 0], ["Brij", 259, 21, 0, 0], ["Hemlata", 254, 20, 0, 0],
  ["Champa", 250, 20, 0, 0], ["Munni", 246, 254, 20, 0], ["Shyama", 242, 19, 0, 0], ["Pramila", 238, 19, 0, 0], ["Lajwanti", 234, 19, 0, 0],
  ["Kanta", 231, 18, 0, 0], ["Snehlata", 227, 18, 0, 0], ["Chameli", 224, 18, 0, 0], ["Jamuna", 221, 18, 0, 0], ["Sunita", 80, 1300, 80, 0],
  ["Anita", 75, 900, 75, 0], ["Rekha", 71, 882, 227, 18], ["Geeta", 67, 833, 67, 0], ["Seema", 63, 789, 250, 20], ["Sangeeta", 60, 750, 60, 0],
  ["Manju", 57, 714, 57, 0], ["Asha", 55, 682, 55, 0], ["Kiran", 52, 652, 52, 0], ["Poonam", 50, 625, 50, 0], ["Mamta", 48, 600, 349, 28],
  ["Neelam", 46, 577, 46, 0], ["Babita", 44, 556, 44, 0], ["Kavita", 43, 536, 288, 23], ["Renu", 41, 517, 41, 0], ["Alka", 40, 500, 40, 0],
  ["Vandana", 39, 484, 306, 24], ["Madhu", 38, 469, 38, 0], ["Anju", 36, 455, 36, 0], ["Shashi", 35, 441, 35, 0], ["Rajni", 34, 429, 312, 25],
  ["Veena", 33, 417, 33, 0], ["Archana", 32, 405, 32, 0], ["Kalpana", 32, 395, 32, 0], ["Sarita", 31, 385, 31, 0], ["Rita", 30, 375, 30, 0],
  ["Sadhana", 29, 366, 29, 0], ["Lata", 29, 357, 29, 0], ["Neeta", 28, 349, 28, 0], ["Beena", 27, 341, 27, 0], ["Veera", 27, 333, 27, 0],
  ["Indu", 26, 326, 26, 0], ["Shobha", 26, 319, 26, 0], ["Aruna", 25, 312, 25, 0], ["Meenakshi", 24, 306, 24, 0], ["Mridula", 24, 300, 24, 0],
  ["Abha", 24, 294, 24, 0], ["Nirupama", 23, 288, 23, 0], ["Ranjana", 23, 283, 23, 0], ["Rashmi", 22, 278, 224, 18], ["Bharti", 22, 273, 22, 0],
  ["Bindu", 21, 268, 21, 0], ["Uma", 21, 263, 21, 0], ["Kanchan", 21, 259, 21, 0], ["Malti", 20, 250, 20, 0], ["Sandhya", 20, 246, 20, 0],
  ["Meera", 19, 242, 19, 0], ["Suman", 19, 238, 19, 0], ["Anuradha", 19, 234, 19, 0], ["Vibha", 18, 231, 18, 0], ["Suneeta", 18, 227, 18, 0],
  ["Reena", 18, 224, 18, 0], ["Manjula", 18, 221, 18, 0], ["Ritu", 17, 217, 789, 63], ["Sushma", 17, 214, 17, 0], ["Pooja", 0, 80, 1300, 520],
  ["Priyanka", 0, 75, 900, 75], ["Neha", 0, 71, 850, 480], ["Jyoti", 0, 67, 833, 380], ["Priya", 0, 60, 700, 560], ["Swati", 0, 57, 714, 57],
  ["Shweta", 0, 55, 682, 55], ["Preeti", 0, 52, 652, 52], ["Nidhi", 0, 50, 625, 50], ["Deepika", 0, 48, 600, 48], ["Arti", 0, 46, 577, 46],
  ["Pinky", 0, 44, 556, 44], ["Rachna", 0, 43, 536, 43], ["Monika", 0, 41, 517, 41], ["Sapna", 0, 40, 500, 40], ["Kajal", 0, 39, 484, 460],
  ["Anjali", 0, 38, 469, 1000], ["Richa", 0, 36, 455, 36], ["Nisha", 0, 35, 441, 420], ["Shalini", 0, 34, 429, 34], ["Shikha", 0, 33, 417, 33],
  ["Sonia", 0, 32, 405, 32], ["Ruchi", 0, 32, 395, 32], ["Garima", 0, 31, 385, 31], ["Divya", 0, 30, 375, 420], ["Sonam", 0, 29, 366, 29],
  ["Ankita", 0, 29, 357, 29], ["Anupama", 0, 27, 341, 27], ["Manisha", 0, 27, 333, 27], ["Pallavi", 0, 26, 326, 26], ["Sakshi", 0, 26, 319, 720],
  ["Megha", 0, 24, 300, 24], ["Komal", 0, 24, 294, 400], ["Shilpi", 0, 23, 283, 23], ["Surbhi", 0, 22, 278, 22], ["Payal", 0, 22, 273, 22],
  ["Sweta", 0, 21, 268, 21], ["Namrata", 0, 21, 263, 21], ["Sarika", 0, 21, 259, 21], ["Himani", 0, 20, 254, 20], ["Bhawna", 0, 20, 246, 20],
  ["Rinki", 0, 19, 242, 19], ["Geetanjali", 0, 19, 238, 19], ["Chanchal", 0, 19, 234, 19], ["Amrita", 0, 18, 231, 18], ["Smriti", 0, 18, 221, 18],
  ["Aarti", 0, 17, 217, 17], ["Parul", 0, 17, 214, 17], ["Isha", 0, 17, 211, 17], ["Prachi", 0, 17, 208, 17], ["Juhi", 0, 16, 205, 16],
  ["Ananya", 0, 0, 80, 560], ["Anushka", 0, 0, 75, 520], ["Khushi", 0, 0, 71, 930], ["Muskan", 0, 0, 67, 880], ["Shreya", 0, 0, 63, 600],
  ["Riya", 0, 0, 60, 780], ["Aditi", 0, 0, 57, 480], ["Ishita", 0, 0, 55, 682], ["Kritika", 0, 0, 50, 625], ["Nandini", 0, 0, 48, 520],
  ["Simran", 0, 0, 46, 640], ["Shruti", 0, 0, 44, 556], ["Tanya", 0, 0, 43, 536], ["Vanshika", 0, 0, 41, 517], ["Kashish", 0, 0, 40, 500],
  ["Aarohi", 0, 0, 39, 160], ["Diya", 0, 0, 38, 300], ["Shivani", 0, 0, 300, 760], ["Mansi", 0, 0, 34, 429], ["Sneha", 0, 0, 33, 520],
  ["Palak", 0, 0, 32, 405], ["Tanisha", 0, 0, 32, 395], ["Janhvi", 0, 0, 31, 385], ["Kirti", 0, 0, 30, 375], ["Radhika", 0, 0, 29, 366],
  ["Vaishnavi", 0, 0, 29, 357], ["Mahima", 0, 0, 28, 349], ["Suhani", 0, 0, 27, 341], ["Navya", 0, 0, 27, 180], ["Saumya", 0, 0, 26, 326],
  ["Pari", 0, 0, 26, 120], ["Aastha", 0, 0, 25, 312], ["Ishika", 0, 0, 24, 306], ["Anvi", 0, 0, 24, 60], ["Shambhavi", 0, 0, 24, 294],
  ["Aakriti", 0, 0, 23, 288], ["Yashika", 0, 0, 23, 283], ["Srishti", 0, 0, 22, 278], ["Vidhi", 0, 0, 22, 273], ["Kavya", 0, 0, 21, 268],
  ["Niharika", 0, 0, 21, 263], ["Harshita", 0, 0, 21, 259], ["Prerna", 0, 0, 20, 254], ["Shagun", 0, 0, 20, 250], ["Nikita", 0, 0, 20, 246],
  ["Tanu", 0, 0, 19, 242], ["Roshni", 0, 0, 19, 238], ["Apoorva", 0, 0, 19, 234], ["Swara", 0, 0, 18, 60], ["Avni", 0, 0, 18, 160],
  ["Charu", 0, 0, 18, 224], ["Sanya", 0, 0, 18, 221], ["Kriti", 0, 0, 17, 217], ["Deepanshi", 0, 0, 17, 214], ["Bhumika", 0, 0, 17, 211],
  ["Ayushi", 0, 0, 17, 208], ["Gauri", 0, 0, 16, 205], ["Aparna", 0, 0, 16, 203], ["Jaya", 0, 0, 16, 200], ["Tannu", 0, 0, 0, 240],
];

// biome-ignore format: a long table
const northMen: readonly GivenRow[] = [
  ["Ramesh", 900, 520, 24, 0], ["Suresh", 938, 75, 0, 0], ["Mahendra", 882, 71, 0, 0], ["Surendra", 833, 67, 0, 0], ["Shyam", 789, 63, 0, 0],
  ["Kailash", 750, 60, 0, 0], ["Jagdish", 950, 57, 0, 0], ["Om", 1000, 55, 18, 227], ["Mohan", 652, 52, 0, 0], ["Harish", 625, 50, 0, 0],
  ["Prem", 600, 48, 0, 0], ["Gopal", 577, 46, 0, 0], ["Hari", 930, 44, 0, 0], ["Rajendra", 536, 43, 0, 0], ["Narendra", 517, 41, 0, 0],
  ["Krishna", 500, 40, 43, 420], ["Shiv", 484, 39, 0, 0], ["Raghuvir", 469, 38, 0, 0], ["Brij", 455, 36, 0, 0], ["Devendra", 441, 35, 0, 0],
  ["Bhagwan", 429, 34, 0, 0], ["Satish", 417, 33, 0, 0], ["Jagannath", 405, 32, 0, 0], ["Omprakash", 395, 32, 0, 0], ["Virendra", 385, 31, 0, 0],
  ["Chandra", 375, 30, 0, 0], ["Dharam", 366, 29, 0, 0], ["Kishan", 357, 29, 0, 0], ["Lakshman", 349, 28, 0, 0], ["Shankar", 341, 27, 0, 0],
  ["Raghunath", 333, 27, 0, 0], ["Kanhaiya", 326, 26, 0, 0], ["Govind", 319, 26, 0, 0], ["Banwari", 312, 25, 0, 0], ["Ramswaroop", 306, 24, 0, 0],
  ["Radheshyam", 300, 24, 0, 0], ["Babu", 294, 24, 0, 0], ["Munna", 288, 23, 0, 0], ["Sohan", 283, 23, 0, 0], ["Madan", 278, 22, 0, 0],
  ["Kedar", 273, 22, 0, 0], ["Vishnu", 268, 21, 0, 0], ["Kishori", 263, 21, 0, 0], ["Ramavtar", 259, 21, 0, 0], ["Kashi", 254, 20, 0, 0],
  ["Girdhari", 250, 20, 0, 0], ["Dwarka", 246, 20, 0, 0], ["Bishan", 242, 19, 0, 0], ["Mangal", 238, 19, 0, 0], ["Ghanshyam", 234, 19, 0, 0],
  ["Hukam", 231, 18, 0, 0], ["Naresh", 227, 441, 35, 0], ["Bhola", 224, 18, 0, 0], ["Baldev", 221, 18, 0, 0], ["Rajesh", 80, 1000, 80, 0],
  ["Sanjay", 75, 938, 75, 0], ["Anil", 71, 882, 71, 0], ["Sunil", 67, 833, 67, 0], ["Ashok", 63, 789, 63, 0], ["Rakesh", 60, 750, 208, 17],
  ["Vinod", 57, 714, 57, 0], ["Manoj", 55, 682, 405, 32], ["Mukesh", 52, 652, 52, 0], ["Vijay", 50, 625, 50, 0], ["Ajay", 48, 600, 441, 35],
  ["Dinesh", 46, 577, 46, 0], ["Pramod", 44, 556, 44, 0], ["Arun", 43, 536, 43, 0], ["Pradeep", 41, 517, 41, 0], ["Rajeev", 40, 500, 40, 0],
  ["Mahesh", 39, 484, 39, 0], ["Santosh", 38, 469, 38, 0], ["Sushil", 36, 455, 36, 0], ["Umesh", 34, 429, 34, 0], ["Pawan", 33, 417, 33, 0],
  ["Raj", 32, 405, 32, 0], ["Ravindra", 32, 395, 32, 0], ["Arvind", 31, 385, 227, 18], ["Sanjeev", 30, 375, 30, 0], ["Ravi", 29, 366, 517, 41],
  ["Subhash", 29, 357, 29, 0], ["Awadhesh", 28, 349, 28, 0], ["Kamlesh", 27, 341, 27, 0], ["Yogesh", 27, 333, 27, 0], ["Dilip", 26, 326, 26, 0],
  ["Lalit", 26, 319, 26, 0], ["Rajkumar", 25, 312, 25, 0], ["Jitendra", 24, 300, 24, 0], ["Pankaj", 24, 294, 455, 36], ["Akhilesh", 23, 288, 23, 0],
  ["Vivek", 23, 283, 625, 260], ["Alok", 22, 278, 22, 0], ["Anand", 22, 273, 22, 0], ["Brijesh", 21, 268, 21, 0], ["Krishan", 21, 263, 21, 0],
  ["Upendra", 21, 259, 21, 0], ["Bharat", 20, 254, 20, 0], ["Sudhir", 20, 250, 20, 0], ["Shailendra", 20, 246, 20, 0], ["Kuldeep", 19, 242, 19, 0],
  ["Mithilesh", 19, 238, 19, 0], ["Satyendra", 19, 234, 19, 0], ["Rameshwar", 18, 231, 18, 0], ["Bhupendra", 18, 227, 18, 0],
  ["Vipin", 18, 224, 18, 0], ["Deepak", 18, 221, 882, 300], ["Atul", 17, 217, 17, 0], ["Hemant", 17, 214, 17, 0], ["Sharad", 17, 211, 17, 0],
  ["Yashpal", 17, 208, 17, 0], ["Amit", 0, 80, 1000, 80], ["Rahul", 0, 75, 1000, 560], ["Vikas", 0, 67, 833, 280], ["Sandeep", 0, 63, 789, 63],
  ["Ankit", 0, 60, 750, 380], ["Gaurav", 0, 57, 714, 57], ["Manish", 0, 55, 682, 55], ["Rohit", 0, 52, 800, 560], ["Saurabh", 0, 48, 600, 260],
  ["Sachin", 0, 46, 577, 300], ["Abhishek", 0, 44, 556, 480], ["Nitin", 0, 43, 536, 43], ["Vishal", 0, 40, 500, 420], ["Sumit", 0, 39, 484, 300],
  ["Sonu", 0, 38, 469, 38], ["Mohit", 0, 34, 429, 320], ["Ashish", 0, 33, 417, 33], ["Dharmendra", 0, 32, 395, 32], ["Vikram", 0, 31, 385, 31],
  ["Kapil", 0, 30, 375, 30], ["Anuj", 0, 29, 366, 29], ["Praveen", 0, 29, 357, 29], ["Prashant", 0, 28, 349, 28], ["Vinay", 0, 27, 341, 27],
  ["Amrendra", 0, 27, 333, 27], ["Rajat", 0, 26, 326, 26], ["Himanshu", 0, 26, 319, 395], ["Varun", 0, 25, 312, 25], ["Kunal", 0, 24, 306, 211],
  ["Naveen", 0, 24, 300, 24], ["Tarun", 0, 24, 294, 24], ["Anurag", 0, 23, 288, 23], ["Siddharth", 0, 23, 283, 23], ["Puneet", 0, 22, 278, 22],
  ["Nishant", 0, 22, 273, 22], ["Lokesh", 0, 21, 268, 21], ["Arjun", 0, 21, 263, 420], ["Neeraj", 0, 21, 259, 21], ["Shailesh", 0, 20, 254, 20],
  ["Gagan", 0, 20, 250, 20], ["Mayank", 0, 20, 246, 263], ["Ritesh", 0, 19, 242, 19], ["Manu", 0, 19, 238, 19], ["Jitender", 0, 19, 234, 19],
  ["Chandan", 0, 18, 231, 18], ["Navneet", 0, 18, 224, 18], ["Rohan", 0, 18, 221, 682], ["Hitesh", 0, 17, 217, 17], ["Anshul", 0, 17, 214, 17],
  ["Kamal", 0, 17, 211, 17], ["Aman", 0, 0, 80, 1000], ["Aryan", 0, 0, 75, 938], ["Aditya", 0, 0, 71, 882], ["Ayush", 0, 0, 63, 760],
  ["Harsh", 0, 0, 60, 750], ["Shivam", 0, 0, 57, 860], ["Yash", 0, 0, 52, 652], ["Karan", 0, 0, 50, 625], ["Ansh", 0, 0, 48, 600],
  ["Aarav", 0, 0, 46, 240], ["Kartik", 0, 0, 44, 556], ["Priyanshu", 0, 0, 41, 517], ["Ujjwal", 0, 0, 40, 500], ["Dev", 0, 0, 39, 484],
  ["Nikhil", 0, 0, 38, 469], ["Ishaan", 0, 0, 36, 180], ["Satyam", 0, 0, 35, 441], ["Sahil", 0, 0, 34, 429], ["Lakshya", 0, 0, 33, 417],
  ["Ritik", 0, 0, 32, 405], ["Utkarsh", 0, 0, 31, 385], ["Pranav", 0, 0, 30, 375], ["Abhay", 0, 0, 29, 366], ["Vansh", 0, 0, 29, 357],
  ["Tushar", 0, 0, 28, 349], ["Shubham", 0, 0, 300, 560], ["Akash", 0, 0, 27, 440], ["Vaibhav", 0, 0, 26, 326], ["Divyansh", 0, 0, 26, 319],
  ["Naman", 0, 0, 25, 312], ["Raghav", 0, 0, 24, 306], ["Kushagra", 0, 0, 24, 300], ["Piyush", 0, 0, 24, 294], ["Anshuman", 0, 0, 23, 288],
  ["Rudra", 0, 0, 23, 110], ["Atharv", 0, 0, 22, 140], ["Vedant", 0, 0, 22, 273], ["Prince", 0, 0, 21, 420], ["Dhruv", 0, 0, 21, 180],
  ["Shaurya", 0, 0, 20, 140], ["Manas", 0, 0, 20, 250], ["Anmol", 0, 0, 20, 246], ["Samarth", 0, 0, 19, 242], ["Ujjawal", 0, 0, 19, 238],
  ["Vishesh", 0, 0, 19, 234], ["Adarsh", 0, 0, 18, 231], ["Sarthak", 0, 0, 18, 224], ["Arnav", 0, 0, 18, 221], ["Ishan", 0, 0, 17, 217],
  ["Parth", 0, 0, 17, 214], ["Siddhant", 0, 0, 17, 208], ["Aryaman", 0, 0, 16, 205], ["Vihaan", 0, 0, 16, 50],
];

// biome-ignore format: a long table
const gujaratiWomen: readonly GivenRow[] = [
  ["Kanta", 1000, 80, 0, 0], ["Hansa", 938, 75, 0, 0], ["Manjula", 882, 71, 0, 0], ["Shanta", 833, 67, 0, 0], ["Savita", 789, 63, 0, 0],
  ["Jaya", 750, 60, 0, 0], ["Pushpa", 714, 57, 0, 0], ["Kokila", 682, 55, 0, 0], ["Lilavati", 652, 52, 0, 0], ["Sharda", 625, 50, 0, 0],
  ["Sarla", 600, 48, 0, 0], ["Ramila", 577, 46, 0, 0], ["Jasoda", 556, 44, 0, 0], ["Champa", 536, 43, 0, 0], ["Madhukanta", 517, 41, 0, 0],
  ["Nirmala", 500, 40, 0, 0], ["Saroj", 484, 39, 0, 0], ["Kusum", 469, 38, 0, 0], ["Ila", 455, 714, 57, 0], ["Vasanti", 441, 35, 0, 0],
  ["Ranjan", 429, 469, 38, 0], ["Urmila", 417, 33, 0, 0], ["Maniben", 405, 32, 0, 0], ["Chandrika", 395, 32, 0, 0], ["Taraben", 385, 31, 0, 0],
  ["Hira", 375, 30, 0, 0], ["Dahiben", 366, 29, 0, 0], ["Gauri", 357, 29, 0, 0], ["Bhanumati", 349, 28, 0, 0], ["Indumati", 341, 27, 0, 0],
  ["Rukshmani", 333, 27, 0, 0], ["Kamla", 326, 26, 0, 0], ["Rasila", 319, 26, 0, 0], ["Prabha", 312, 25, 0, 0], ["Sushila", 306, 24, 0, 0],
  ["Shardaben", 300, 24, 0, 0], ["Mangala", 294, 24, 0, 0], ["Dhanlaxmi", 288, 23, 0, 0], ["Bharti", 80, 1000, 80, 0], ["Hasmita", 75, 938, 75, 0],
  ["Daksha", 71, 882, 71, 0], ["Jyotsna", 67, 833, 67, 0], ["Varsha", 63, 789, 63, 0], ["Nayna", 60, 750, 60, 0], ["Meena", 55, 682, 55, 0],
  ["Kalpana", 52, 652, 52, 0], ["Rekha", 50, 625, 50, 0], ["Smita", 48, 600, 48, 0], ["Hina", 46, 577, 46, 0], ["Bhavna", 44, 556, 44, 0],
  ["Gita", 43, 536, 43, 0], ["Rita", 41, 517, 41, 0], ["Pallavi", 40, 500, 40, 0], ["Sangita", 39, 484, 39, 0], ["Jayshree", 36, 455, 36, 0],
  ["Nita", 35, 441, 35, 0], ["Sonal", 34, 429, 34, 0], ["Alka", 33, 417, 33, 0], ["Jagruti", 32, 405, 32, 0], ["Trupti", 32, 395, 32, 0],
  ["Purnima", 31, 385, 31, 0], ["Mita", 30, 375, 30, 0], ["Mina", 29, 366, 29, 0], ["Asmita", 29, 357, 29, 0], ["Rupal", 28, 349, 469, 38],
  ["Falguni", 27, 341, 27, 0], ["Harsha", 27, 333, 27, 0], ["Kailash", 26, 326, 26, 0], ["Surekha", 26, 319, 26, 0], ["Nilam", 25, 312, 25, 0],
  ["Naina", 24, 306, 24, 0], ["Bina", 24, 300, 24, 0], ["Kirti", 24, 294, 24, 0], ["Manisha", 23, 288, 23, 0], ["Hetal", 0, 80, 1000, 80],
  ["Kinjal", 0, 75, 938, 75], ["Komal", 0, 71, 882, 71], ["Bhumika", 0, 67, 833, 67], ["Pooja", 0, 63, 789, 63], ["Jigna", 0, 60, 750, 60],
  ["Krupa", 0, 57, 714, 57], ["Dipti", 0, 55, 682, 55], ["Payal", 0, 52, 652, 52], ["Nisha", 0, 50, 625, 50], ["Sejal", 0, 48, 600, 48],
  ["Bhavika", 0, 46, 577, 46], ["Ami", 0, 44, 556, 44], ["Heena", 0, 43, 536, 43], ["Urvi", 0, 41, 517, 41], ["Chaitali", 0, 40, 500, 40],
  ["Darshana", 0, 39, 484, 39], ["Mittal", 0, 36, 455, 36], ["Shital", 0, 35, 441, 35], ["Vaishali", 0, 34, 429, 34], ["Swati", 0, 33, 417, 33],
  ["Dhara", 0, 32, 405, 32], ["Ekta", 0, 32, 395, 32], ["Megha", 0, 31, 385, 31], ["Nidhi", 0, 30, 375, 600], ["Avani", 0, 29, 366, 29],
  ["Reshma", 0, 29, 357, 29], ["Tejal", 0, 28, 349, 28], ["Foram", 0, 27, 341, 27], ["Mansi", 0, 27, 333, 294], ["Sheetal", 0, 26, 326, 26],
  ["Krishna", 0, 26, 319, 326], ["Shivani", 0, 25, 312, 25], ["Riddhi", 0, 24, 306, 24], ["Kruti", 0, 24, 300, 24], ["Monika", 0, 24, 294, 24],
  ["Ankita", 0, 23, 288, 23], ["Krisha", 0, 0, 80, 1000], ["Dhruvi", 0, 0, 75, 938], ["Riya", 0, 0, 71, 882], ["Jhanvi", 0, 0, 67, 833],
  ["Priyanshi", 0, 0, 63, 789], ["Hetvi", 0, 0, 60, 750], ["Aarvi", 0, 0, 57, 714], ["Diya", 0, 0, 55, 682], ["Mahi", 0, 0, 52, 652],
  ["Khushi", 0, 0, 50, 625], ["Yashvi", 0, 0, 46, 577], ["Janki", 0, 0, 44, 556], ["Drashti", 0, 0, 43, 536], ["Khyati", 0, 0, 41, 517],
  ["Vidhi", 0, 0, 40, 500], ["Kavya", 0, 0, 39, 484], ["Ishita", 0, 0, 38, 469], ["Zeel", 0, 0, 36, 455], ["Bansari", 0, 0, 35, 441],
  ["Jiya", 0, 0, 34, 429], ["Aesha", 0, 0, 33, 417], ["Nandini", 0, 0, 32, 405], ["Pari", 0, 0, 32, 395], ["Charmi", 0, 0, 31, 385],
  ["Heer", 0, 0, 30, 375], ["Prisha", 0, 0, 29, 366], ["Hiya", 0, 0, 29, 357], ["Vrunda", 0, 0, 28, 349], ["Dhwani", 0, 0, 27, 341],
  ["Tithi", 0, 0, 27, 333], ["Ananya", 0, 0, 26, 319], ["Kashvi", 0, 0, 25, 312], ["Shreya", 0, 0, 24, 306], ["Palak", 0, 0, 24, 300],
  ["Devanshi", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const gujaratiMen: readonly GivenRow[] = [
  ["Ramesh", 1000, 80, 0, 0], ["Kanti", 938, 75, 0, 0], ["Natwar", 882, 71, 0, 0], ["Jayanti", 833, 67, 0, 0], ["Manilal", 789, 63, 0, 0],
  ["Chandrakant", 750, 60, 0, 0], ["Kantilal", 714, 57, 0, 0], ["Ramanbhai", 682, 55, 0, 0], ["Mohan", 652, 52, 0, 0], ["Babubhai", 625, 50, 0, 0],
  ["Natvarlal", 600, 48, 0, 0], ["Chhagan", 577, 46, 0, 0], ["Jashwant", 556, 44, 0, 0], ["Vinod", 536, 43, 0, 0], ["Rasik", 517, 41, 0, 0],
  ["Ratilal", 500, 40, 0, 0], ["Arvind", 484, 39, 0, 0], ["Jamnadas", 469, 38, 0, 0], ["Harilal", 455, 36, 0, 0], ["Shantilal", 441, 35, 0, 0],
  ["Nagin", 429, 34, 0, 0], ["Pravin", 417, 33, 0, 0], ["Ambalal", 405, 32, 0, 0], ["Champak", 395, 32, 0, 0], ["Dahyabhai", 385, 31, 0, 0],
  ["Navin", 375, 30, 0, 0], ["Purshottam", 366, 29, 0, 0], ["Vallabh", 357, 29, 0, 0], ["Jivan", 349, 28, 0, 0], ["Gordhan", 341, 27, 0, 0],
  ["Keshav", 333, 27, 0, 0], ["Maganlal", 326, 26, 0, 0], ["Popat", 319, 26, 0, 0], ["Dhirubhai", 312, 25, 0, 0], ["Mansukh", 306, 24, 0, 0],
  ["Amrutlal", 300, 24, 0, 0], ["Kanubhai", 294, 24, 0, 0], ["Bharat", 80, 1000, 80, 0], ["Dilip", 75, 938, 75, 0], ["Mukesh", 71, 882, 71, 0],
  ["Jayesh", 67, 833, 67, 0], ["Kirit", 63, 789, 63, 0], ["Ashok", 60, 750, 60, 0], ["Rajesh", 57, 714, 57, 0], ["Hasmukh", 55, 682, 55, 0],
  ["Mahesh", 52, 652, 52, 0], ["Nilesh", 50, 625, 50, 0], ["Haresh", 48, 600, 48, 0], ["Kiran", 46, 577, 46, 0], ["Pankaj", 44, 556, 44, 0],
  ["Prakash", 43, 536, 43, 0], ["Dinesh", 41, 517, 41, 0], ["Ketan", 40, 500, 714, 57], ["Sanjay", 39, 484, 39, 0], ["Bipin", 38, 469, 38, 0],
  ["Hemant", 36, 455, 36, 0], ["Jitendra", 35, 441, 35, 0], ["Yogesh", 34, 429, 34, 0], ["Girish", 33, 417, 33, 0], ["Paresh", 32, 405, 32, 0],
  ["Atul", 32, 395, 32, 0], ["Sunil", 31, 385, 31, 0], ["Harshad", 30, 375, 30, 0], ["Suresh", 29, 366, 29, 0], ["Upendra", 29, 357, 29, 0],
  ["Bhupendra", 28, 349, 28, 0], ["Vipul", 27, 341, 27, 0], ["Ajay", 27, 333, 27, 0], ["Deepak", 26, 326, 26, 0], ["Narendra", 26, 319, 26, 0],
  ["Manoj", 25, 312, 25, 0], ["Anil", 24, 306, 24, 0], ["Jagdish", 24, 300, 24, 0], ["Naresh", 24, 294, 24, 0], ["Shailesh", 23, 288, 23, 0],
  ["Chirag", 0, 80, 1000, 80], ["Hardik", 0, 75, 938, 75], ["Jignesh", 0, 71, 882, 71], ["Hitesh", 0, 67, 833, 67], ["Bhavesh", 0, 63, 789, 63],
  ["Mehul", 0, 60, 750, 60], ["Amit", 0, 55, 682, 55], ["Vishal", 0, 52, 652, 52], ["Nirav", 0, 50, 625, 50], ["Kunal", 0, 48, 600, 48],
  ["Ankit", 0, 46, 577, 46], ["Parth", 0, 44, 556, 44], ["Dhaval", 0, 43, 536, 43], ["Tejas", 0, 41, 517, 41], ["Jigar", 0, 40, 500, 40],
  ["Pratik", 0, 39, 484, 39], ["Chintan", 0, 38, 469, 38], ["Ronak", 0, 36, 455, 36], ["Alpesh", 0, 35, 441, 35], ["Kalpesh", 0, 34, 429, 34],
  ["Mitesh", 0, 33, 417, 33], ["Nikunj", 0, 32, 405, 32], ["Viral", 0, 32, 395, 32], ["Bhavin", 0, 31, 385, 31], ["Kaushal", 0, 30, 375, 30],
  ["Rakesh", 0, 29, 366, 29], ["Sagar", 0, 29, 357, 29], ["Samir", 0, 28, 349, 28], ["Dharmesh", 0, 27, 341, 27], ["Kartik", 0, 27, 333, 27],
  ["Darshan", 0, 26, 326, 26], ["Niraj", 0, 26, 319, 26], ["Ravi", 0, 25, 312, 25], ["Gaurang", 0, 24, 306, 24], ["Vivek", 0, 24, 300, 24],
  ["Tushar", 0, 24, 294, 24], ["Rahul", 0, 23, 288, 23], ["Dhruv", 0, 0, 80, 1000], ["Harsh", 0, 0, 75, 938], ["Yash", 0, 0, 71, 882],
  ["Krish", 0, 0, 67, 833], ["Meet", 0, 0, 63, 789], ["Jay", 0, 0, 60, 750], ["Smit", 0, 0, 57, 714], ["Dev", 0, 0, 55, 682], ["Om", 0, 0, 52, 652],
  ["Aarav", 0, 0, 50, 150], ["Vivaan", 0, 0, 48, 90], ["Neel", 0, 0, 46, 577], ["Kavya", 0, 0, 44, 556], ["Heet", 0, 0, 43, 536],
  ["Manan", 0, 0, 41, 517], ["Jenil", 0, 0, 40, 500], ["Rudra", 0, 0, 39, 484], ["Aryan", 0, 0, 38, 469], ["Het", 0, 0, 36, 200],
  ["Vraj", 0, 0, 35, 441], ["Prince", 0, 0, 34, 429], ["Mihir", 0, 0, 33, 417], ["Darsh", 0, 0, 32, 405], ["Shlok", 0, 0, 32, 200],
  ["Devarsh", 0, 0, 31, 150], ["Tirth", 0, 0, 30, 375], ["Kush", 0, 0, 29, 366], ["Ansh", 0, 0, 29, 357], ["Karan", 0, 0, 28, 349],
  ["Mann", 0, 0, 27, 341], ["Vatsal", 0, 0, 27, 333], ["Raj", 0, 0, 26, 326], ["Aditya", 0, 0, 26, 319], ["Bhavya", 0, 0, 25, 312],
  ["Nisarg", 0, 0, 24, 306], ["Utsav", 0, 0, 24, 300], ["Rishi", 0, 0, 24, 294], ["Pranav", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const marathiWomen: readonly GivenRow[] = [
  ["Kamal", 1000, 80, 0, 0], ["Shanta", 938, 75, 0, 0], ["Sushila", 882, 71, 0, 0], ["Indira", 833, 67, 0, 0], ["Suman", 789, 63, 0, 0],
  ["Vimal", 750, 60, 0, 0], ["Kusum", 714, 57, 0, 0], ["Sulochana", 682, 55, 0, 0], ["Shakuntala", 652, 52, 0, 0], ["Mangala", 625, 50, 0, 0],
  ["Leela", 600, 48, 0, 0], ["Sindhu", 577, 46, 0, 0], ["Tarabai", 556, 44, 0, 0], ["Anusaya", 536, 43, 0, 0], ["Sharada", 517, 41, 0, 0],
  ["Shobha", 500, 600, 48, 0], ["Pramila", 484, 39, 0, 0], ["Malati", 469, 38, 0, 0], ["Vatsala", 455, 36, 0, 0], ["Sumati", 441, 35, 0, 0],
  ["Laxmi", 429, 34, 0, 0], ["Parvati", 417, 33, 0, 0], ["Kalavati", 405, 32, 0, 0], ["Prabhavati", 395, 32, 0, 0], ["Rukmini", 385, 31, 0, 0],
  ["Yashoda", 375, 30, 0, 0], ["Subhadra", 366, 29, 0, 0], ["Hirabai", 357, 29, 0, 0], ["Nalini", 349, 28, 0, 0], ["Snehlata", 341, 27, 0, 0],
  ["Padma", 333, 27, 0, 0], ["Pushpa", 326, 26, 0, 0], ["Janabai", 319, 26, 0, 0], ["Ratna", 312, 25, 0, 0], ["Chandrakala", 306, 24, 0, 0],
  ["Vijaya", 300, 24, 0, 0], ["Usha", 294, 24, 0, 0], ["Godavari", 288, 23, 0, 0], ["Sunanda", 80, 1000, 80, 0], ["Sangita", 75, 938, 75, 0],
  ["Vaishali", 71, 882, 556, 44], ["Surekha", 67, 833, 67, 0], ["Rekha", 63, 789, 63, 0], ["Mangal", 60, 750, 60, 0], ["Sunita", 57, 714, 57, 0],
  ["Kalpana", 55, 682, 55, 0], ["Alka", 52, 652, 52, 0], ["Jayashree", 50, 625, 50, 0], ["Manisha", 46, 577, 625, 50], ["Vandana", 44, 556, 44, 0],
  ["Anjali", 43, 536, 43, 0], ["Nanda", 41, 517, 41, 0], ["Varsha", 40, 500, 40, 0], ["Vidya", 39, 484, 39, 0], ["Lata", 38, 469, 38, 0],
  ["Sadhana", 36, 455, 36, 0], ["Ujwala", 35, 441, 35, 0], ["Jyoti", 34, 429, 319, 26], ["Meena", 33, 417, 33, 0], ["Pratibha", 32, 405, 32, 0],
  ["Archana", 32, 395, 536, 43], ["Smita", 31, 385, 31, 0], ["Medha", 30, 375, 30, 0], ["Chhaya", 29, 366, 29, 0], ["Bharati", 29, 357, 29, 0],
  ["Rajani", 28, 349, 28, 0], ["Savita", 27, 341, 27, 0], ["Sujata", 27, 333, 27, 0], ["Madhuri", 26, 326, 429, 34], ["Sheela", 26, 319, 26, 0],
  ["Nirmala", 25, 312, 25, 0], ["Anita", 24, 306, 24, 0], ["Rohini", 24, 300, 312, 25], ["Aruna", 24, 294, 24, 0], ["Swati", 23, 288, 1000, 80],
  ["Priyanka", 0, 75, 938, 75], ["Ashwini", 0, 71, 882, 71], ["Pooja", 0, 67, 833, 67], ["Snehal", 0, 63, 789, 63], ["Shital", 0, 60, 750, 60],
  ["Rupali", 0, 57, 714, 57], ["Deepali", 0, 55, 682, 55], ["Sonali", 0, 52, 652, 52], ["Poonam", 0, 48, 600, 48], ["Amruta", 0, 46, 577, 46],
  ["Supriya", 0, 41, 517, 41], ["Tejaswini", 0, 40, 500, 40], ["Pallavi", 0, 39, 484, 39], ["Kavita", 0, 38, 469, 38], ["Sarika", 0, 36, 455, 36],
  ["Trupti", 0, 35, 441, 35], ["Prajakta", 0, 33, 417, 33], ["Ketaki", 0, 32, 405, 32], ["Rutuja", 0, 32, 395, 938], ["Sayali", 0, 31, 385, 31],
  ["Gauri", 0, 30, 375, 30], ["Nilima", 0, 29, 366, 29], ["Shraddha", 0, 29, 357, 29], ["Monali", 0, 28, 349, 28], ["Komal", 0, 27, 341, 27],
  ["Vrushali", 0, 27, 333, 27], ["Mrunal", 0, 26, 326, 26], ["Aparna", 0, 24, 306, 24], ["Dipali", 0, 24, 300, 24], ["Kirti", 0, 24, 294, 24],
  ["Namrata", 0, 23, 288, 23], ["Sakshi", 0, 0, 80, 1000], ["Vaishnavi", 0, 0, 71, 882], ["Shruti", 0, 0, 67, 833], ["Sanika", 0, 0, 63, 789],
  ["Gayatri", 0, 0, 60, 750], ["Pranjal", 0, 0, 57, 714], ["Aarya", 0, 0, 55, 682], ["Srushti", 0, 0, 52, 652], ["Anushka", 0, 0, 50, 625],
  ["Sharvari", 0, 0, 48, 600], ["Isha", 0, 0, 46, 577], ["Samruddhi", 0, 0, 44, 556], ["Shreya", 0, 0, 43, 536], ["Siddhi", 0, 0, 41, 517],
  ["Dnyaneshwari", 0, 0, 40, 500], ["Mrunmayee", 0, 0, 39, 484], ["Tanvi", 0, 0, 38, 469], ["Riddhi", 0, 0, 36, 455], ["Ananya", 0, 0, 35, 441],
  ["Janhavi", 0, 0, 34, 429], ["Saee", 0, 0, 33, 417], ["Swara", 0, 0, 32, 405], ["Arohi", 0, 0, 32, 395], ["Vedika", 0, 0, 31, 385],
  ["Ovi", 0, 0, 30, 375], ["Mugdha", 0, 0, 29, 366], ["Neha", 0, 0, 29, 357], ["Akanksha", 0, 0, 28, 349], ["Sanskruti", 0, 0, 27, 341],
  ["Purva", 0, 0, 27, 333], ["Divya", 0, 0, 26, 326], ["Ishwari", 0, 0, 26, 319], ["Tanishka", 0, 0, 25, 312], ["Gargi", 0, 0, 24, 306],
  ["Rujuta", 0, 0, 24, 300], ["Manasi", 0, 0, 24, 294], ["Aditi", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const marathiMen: readonly GivenRow[] = [
  ["Vasant", 1000, 80, 0, 0], ["Shankar", 938, 75, 0, 0], ["Dattatray", 882, 71, 0, 0], ["Ramchandra", 833, 67, 0, 0], ["Pandurang", 789, 63, 0, 0],
  ["Vitthal", 750, 60, 0, 0], ["Narayan", 714, 57, 0, 0], ["Balkrishna", 682, 55, 0, 0], ["Madhukar", 652, 52, 0, 0], ["Sadashiv", 625, 50, 0, 0],
  ["Prabhakar", 600, 48, 0, 0], ["Shivaji", 577, 46, 0, 0], ["Bhaskar", 556, 44, 0, 0], ["Dnyaneshwar", 536, 43, 0, 0], ["Anant", 517, 41, 0, 0],
  ["Sudhakar", 500, 40, 0, 0], ["Manohar", 484, 39, 0, 0], ["Ganpat", 469, 38, 0, 0], ["Raghunath", 455, 36, 0, 0], ["Vishnu", 441, 35, 0, 0],
  ["Keshav", 429, 34, 0, 0], ["Govind", 417, 33, 0, 0], ["Eknath", 405, 32, 0, 0], ["Tukaram", 395, 32, 0, 0], ["Gajanan", 385, 31, 0, 0],
  ["Yashwant", 375, 30, 0, 0], ["Arvind", 366, 29, 0, 0], ["Vinayak", 357, 29, 0, 0], ["Shriram", 349, 28, 0, 0], ["Baban", 341, 27, 0, 0],
  ["Laxman", 333, 27, 0, 0], ["Shantaram", 326, 26, 0, 0], ["Murlidhar", 319, 26, 0, 0], ["Damodar", 312, 25, 0, 0], ["Dinkar", 306, 24, 0, 0],
  ["Bapu", 300, 24, 0, 0], ["Nivrutti", 294, 24, 0, 0], ["Namdev", 288, 23, 0, 0], ["Sanjay", 80, 1000, 80, 0], ["Sunil", 75, 938, 75, 0],
  ["Rajendra", 71, 882, 71, 0], ["Anil", 67, 833, 67, 0], ["Ashok", 63, 789, 63, 0], ["Vijay", 60, 750, 60, 0], ["Suresh", 57, 714, 57, 0],
  ["Dilip", 55, 682, 55, 0], ["Prakash", 52, 652, 52, 0], ["Balasaheb", 50, 625, 50, 0], ["Ramesh", 48, 600, 48, 0], ["Ravindra", 46, 577, 46, 0],
  ["Vilas", 44, 556, 44, 0], ["Kiran", 43, 536, 405, 32], ["Shrikant", 41, 517, 41, 0], ["Pradeep", 40, 500, 40, 0], ["Subhash", 39, 484, 39, 0],
  ["Avinash", 38, 469, 38, 0], ["Milind", 36, 455, 36, 0], ["Deepak", 35, 441, 35, 0], ["Satish", 34, 429, 34, 0], ["Chandrakant", 33, 417, 33, 0],
  ["Bhausaheb", 32, 405, 32, 0], ["Sudhir", 32, 395, 32, 0], ["Mahesh", 31, 385, 395, 32], ["Dattatraya", 30, 375, 30, 0], ["Uday", 29, 366, 29, 0],
  ["Sharad", 29, 357, 29, 0], ["Hemant", 28, 349, 357, 29], ["Ramdas", 27, 341, 27, 0], ["Jayant", 27, 333, 27, 0], ["Popat", 26, 326, 26, 0],
  ["Shashikant", 26, 319, 26, 0], ["Mohan", 25, 312, 25, 0], ["Uttam", 24, 306, 24, 0], ["Rajesh", 24, 300, 24, 0], ["Vasudev", 24, 294, 24, 0],
  ["Mukund", 23, 288, 23, 0], ["Sachin", 0, 80, 1000, 80], ["Amol", 0, 75, 938, 75], ["Prashant", 0, 71, 882, 71], ["Sandip", 0, 67, 833, 67],
  ["Nilesh", 0, 63, 789, 63], ["Yogesh", 0, 60, 750, 60], ["Ganesh", 0, 57, 714, 57], ["Santosh", 0, 55, 682, 55], ["Rahul", 0, 52, 652, 52],
  ["Vishal", 0, 50, 625, 50], ["Swapnil", 0, 48, 600, 48], ["Amit", 0, 46, 577, 46], ["Sagar", 0, 44, 556, 44], ["Pravin", 0, 43, 536, 43],
  ["Abhijit", 0, 41, 517, 41], ["Rohit", 0, 40, 500, 40], ["Nitin", 0, 39, 484, 39], ["Tushar", 0, 38, 469, 38], ["Akshay", 0, 36, 455, 36],
  ["Vaibhav", 0, 35, 441, 35], ["Mangesh", 0, 34, 429, 34], ["Ajit", 0, 33, 417, 33], ["Vikas", 0, 31, 385, 31], ["Amar", 0, 30, 375, 30],
  ["Sameer", 0, 29, 366, 29], ["Rohan", 0, 28, 349, 682], ["Suraj", 0, 27, 341, 27], ["Pankaj", 0, 27, 333, 27], ["Kedar", 0, 26, 326, 26],
  ["Shailesh", 0, 26, 319, 26], ["Onkar", 0, 25, 312, 25], ["Kunal", 0, 24, 306, 24], ["Umesh", 0, 24, 300, 24], ["Pratik", 0, 24, 294, 750],
  ["Bhushan", 0, 23, 288, 23], ["Omkar", 0, 0, 80, 1000], ["Aditya", 0, 0, 75, 938], ["Prathamesh", 0, 0, 71, 882], ["Atharva", 0, 0, 67, 833],
  ["Yash", 0, 0, 63, 789], ["Shubham", 0, 0, 57, 714], ["Tejas", 0, 0, 52, 652], ["Saurabh", 0, 0, 50, 625], ["Aniket", 0, 0, 48, 600],
  ["Rushikesh", 0, 0, 46, 577], ["Vedant", 0, 0, 44, 556], ["Soham", 0, 0, 43, 536], ["Sarthak", 0, 0, 41, 517], ["Harshad", 0, 0, 40, 500],
  ["Arnav", 0, 0, 39, 484], ["Mayur", 0, 0, 38, 469], ["Aarav", 0, 0, 36, 120], ["Chinmay", 0, 0, 35, 441], ["Kaustubh", 0, 0, 34, 429],
  ["Pranav", 0, 0, 33, 417], ["Shreyas", 0, 0, 32, 405], ["Swaraj", 0, 0, 32, 395], ["Shantanu", 0, 0, 31, 385], ["Parth", 0, 0, 30, 375],
  ["Siddhesh", 0, 0, 29, 366], ["Ayush", 0, 0, 29, 357], ["Rudra", 0, 0, 28, 110], ["Viraj", 0, 0, 27, 200], ["Samarth", 0, 0, 27, 333],
  ["Sahil", 0, 0, 26, 326], ["Ruturaj", 0, 0, 26, 319], ["Tanmay", 0, 0, 25, 312], ["Ishaan", 0, 0, 24, 140], ["Sanket", 0, 0, 24, 300],
  ["Akash", 0, 0, 24, 294], ["Abhishek", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const bengaliWomen: readonly GivenRow[] = [
  ["Kalpana", 1000, 80, 0, 0], ["Namita", 938, 75, 0, 0], ["Anima", 882, 71, 0, 0], ["Arati", 833, 67, 0, 0], ["Bina", 789, 63, 0, 0],
  ["Gita", 750, 60, 0, 0], ["Chhaya", 714, 57, 0, 0], ["Minati", 682, 55, 0, 0], ["Pratima", 652, 52, 0, 0], ["Sandhya", 625, 50, 0, 0],
  ["Bela", 600, 48, 0, 0], ["Renuka", 577, 46, 0, 0], ["Shefali", 556, 44, 0, 0], ["Sabita", 536, 43, 0, 0], ["Gouri", 517, 41, 0, 0],
  ["Basanti", 500, 40, 0, 0], ["Sadhana", 484, 39, 0, 0], ["Maya", 469, 38, 0, 0], ["Anjali", 455, 36, 0, 0], ["Usha", 441, 35, 0, 0],
  ["Puspa", 429, 34, 0, 0], ["Nilima", 417, 33, 0, 0], ["Sumitra", 405, 32, 0, 0], ["Ila", 395, 32, 0, 0], ["Sushama", 385, 31, 0, 0],
  ["Purnima", 375, 30, 0, 0], ["Shanti", 366, 29, 0, 0], ["Manju", 357, 29, 0, 0], ["Lakshmi", 349, 28, 0, 0], ["Durga", 341, 27, 0, 0],
  ["Tarulata", 333, 27, 0, 0], ["Karuna", 326, 26, 0, 0], ["Nirmala", 319, 26, 0, 0], ["Parul", 312, 25, 0, 0], ["Bani", 306, 24, 0, 0],
  ["Hasi", 300, 24, 0, 0], ["Jharna", 294, 24, 0, 0], ["Amita", 288, 23, 0, 0], ["Kakali", 80, 1000, 80, 0], ["Mitali", 75, 938, 75, 0],
  ["Soma", 71, 882, 71, 0], ["Rina", 67, 833, 67, 0], ["Rita", 63, 789, 63, 0], ["Ratna", 60, 750, 60, 0], ["Tapati", 57, 714, 57, 0],
  ["Swapna", 55, 682, 55, 0], ["Krishna", 52, 652, 52, 0], ["Mala", 50, 625, 50, 0], ["Sikha", 48, 600, 48, 0], ["Supriya", 46, 577, 46, 0],
  ["Sima", 44, 556, 44, 0], ["Madhabi", 43, 536, 43, 0], ["Sharmila", 41, 517, 41, 0], ["Jayasree", 40, 500, 40, 0], ["Mousumi", 39, 484, 1000, 80],
  ["Chandana", 38, 469, 38, 0], ["Ruma", 36, 455, 36, 0], ["Aparna", 35, 441, 35, 0], ["Sutapa", 34, 429, 34, 0], ["Nandita", 33, 417, 33, 0],
  ["Susmita", 32, 405, 32, 0], ["Shukla", 32, 395, 32, 0], ["Papiya", 31, 385, 31, 0], ["Anuradha", 30, 375, 30, 0], ["Bulu", 29, 366, 29, 0],
  ["Tapasi", 29, 357, 29, 0], ["Sumita", 28, 349, 28, 0], ["Sanchita", 27, 341, 27, 0], ["Indrani", 27, 333, 27, 0], ["Rekha", 26, 326, 26, 0],
  ["Dipali", 26, 319, 26, 0], ["Keya", 25, 312, 25, 0], ["Chaitali", 24, 306, 24, 0], ["Kabita", 24, 300, 24, 0], ["Sarbani", 24, 294, 24, 0],
  ["Uma", 23, 288, 23, 0], ["Moumita", 0, 75, 938, 75], ["Sudipta", 0, 71, 882, 71], ["Paramita", 0, 67, 833, 67], ["Suparna", 0, 63, 789, 63],
  ["Piyali", 0, 60, 750, 60], ["Sharmistha", 0, 57, 714, 57], ["Tanusree", 0, 55, 682, 55], ["Debjani", 0, 52, 652, 52], ["Payel", 0, 50, 625, 50],
  ["Rimpa", 0, 48, 600, 48], ["Sangita", 0, 46, 577, 46], ["Sanchari", 0, 44, 556, 44], ["Ananya", 0, 43, 536, 43], ["Rituparna", 0, 41, 517, 41],
  ["Baishakhi", 0, 40, 500, 40], ["Arpita", 0, 39, 484, 319], ["Sayani", 0, 38, 469, 38], ["Priyanka", 0, 36, 455, 36], ["Poulami", 0, 35, 441, 35],
  ["Tanima", 0, 34, 429, 34], ["Madhumita", 0, 33, 417, 33], ["Nabanita", 0, 32, 405, 32], ["Suchismita", 0, 32, 395, 32], ["Jhuma", 0, 31, 385, 31],
  ["Tumpa", 0, 30, 375, 30], ["Barnali", 0, 29, 366, 29], ["Rupa", 0, 29, 357, 29], ["Mithu", 0, 28, 349, 28], ["Paromita", 0, 27, 341, 27],
  ["Anindita", 0, 27, 333, 27], ["Puja", 0, 26, 326, 26], ["Sukanya", 0, 26, 319, 26], ["Dipanwita", 0, 25, 312, 25], ["Rumpa", 0, 24, 306, 24],
  ["Debolina", 0, 24, 300, 24], ["Anwesha", 0, 24, 294, 24], ["Riya", 0, 23, 288, 882], ["Ankita", 0, 0, 80, 1000], ["Sneha", 0, 0, 75, 938],
  ["Srijita", 0, 0, 67, 833], ["Oindrila", 0, 0, 63, 789], ["Sohini", 0, 0, 60, 750], ["Ishita", 0, 0, 57, 714], ["Sreeja", 0, 0, 55, 682],
  ["Ritika", 0, 0, 52, 652], ["Adrija", 0, 0, 50, 625], ["Debasmita", 0, 0, 48, 600], ["Anushka", 0, 0, 46, 577], ["Aishwarya", 0, 0, 44, 556],
  ["Trisha", 0, 0, 43, 536], ["Subhasree", 0, 0, 41, 517], ["Shreya", 0, 0, 40, 500], ["Sampurna", 0, 0, 39, 484], ["Tanisha", 0, 0, 38, 469],
  ["Arunima", 0, 0, 36, 455], ["Tista", 0, 0, 35, 441], ["Rai", 0, 0, 34, 429], ["Aratrika", 0, 0, 33, 417], ["Mehuli", 0, 0, 32, 405],
  ["Bidisha", 0, 0, 32, 395], ["Rimjhim", 0, 0, 31, 385], ["Poushali", 0, 0, 30, 375], ["Soumili", 0, 0, 29, 366], ["Sinjini", 0, 0, 29, 357],
  ["Titas", 0, 0, 28, 349], ["Dipsikha", 0, 0, 27, 341], ["Monami", 0, 0, 27, 333], ["Aheli", 0, 0, 26, 326], ["Sanjana", 0, 0, 25, 312],
  ["Debleena", 0, 0, 24, 306], ["Shrestha", 0, 0, 24, 300], ["Samriddhi", 0, 0, 24, 294], ["Tiyasa", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const bengaliMen: readonly GivenRow[] = [
  ["Gopal", 1000, 80, 0, 0], ["Nirmal", 938, 75, 0, 0], ["Sunil", 882, 71, 0, 0], ["Anil", 833, 67, 0, 0], ["Dilip", 789, 63, 0, 0],
  ["Ranjit", 750, 60, 0, 0], ["Samir", 714, 57, 0, 0], ["Kamal", 682, 55, 0, 0], ["Bimal", 652, 52, 0, 0], ["Shyamal", 625, 50, 0, 0],
  ["Amal", 600, 48, 0, 0], ["Haripada", 577, 46, 0, 0], ["Subodh", 556, 44, 0, 0], ["Ajit", 536, 43, 0, 0], ["Sushil", 517, 41, 0, 0],
  ["Arun", 500, 40, 0, 0], ["Sudhir", 484, 39, 0, 0], ["Nikhil", 469, 38, 0, 0], ["Gour", 455, 36, 0, 0], ["Sukumar", 441, 35, 0, 0],
  ["Manindra", 429, 34, 0, 0], ["Biswanath", 417, 33, 0, 0], ["Kalipada", 405, 32, 0, 0], ["Gobinda", 395, 32, 0, 0], ["Narayan", 385, 31, 0, 0],
  ["Paresh", 375, 30, 0, 0], ["Rabindranath", 366, 29, 0, 0], ["Tarapada", 357, 29, 0, 0], ["Santosh", 349, 28, 0, 0], ["Amar", 341, 27, 0, 0],
  ["Manik", 333, 27, 0, 0], ["Prafulla", 326, 26, 0, 0], ["Dulal", 319, 26, 0, 0], ["Nitai", 312, 25, 0, 0], ["Bholanath", 306, 24, 0, 0],
  ["Ashoke", 300, 24, 0, 0], ["Chittaranjan", 294, 24, 0, 0], ["Pranab", 288, 23, 0, 0], ["Tapan", 80, 1000, 80, 0], ["Swapan", 75, 938, 75, 0],
  ["Ashim", 71, 882, 71, 0], ["Dipak", 67, 833, 67, 0], ["Pradip", 63, 789, 63, 0], ["Subrata", 60, 750, 60, 0], ["Tapas", 57, 714, 57, 0],
  ["Asit", 55, 682, 55, 0], ["Biswajit", 52, 652, 52, 0], ["Goutam", 50, 625, 50, 0], ["Kalyan", 48, 600, 48, 0], ["Partha", 46, 577, 46, 0],
  ["Prabir", 44, 556, 44, 0], ["Sanjib", 43, 536, 43, 0], ["Amitabha", 41, 517, 41, 0], ["Debasish", 40, 500, 40, 0], ["Uttam", 39, 484, 39, 0],
  ["Alok", 38, 469, 38, 0], ["Dipankar", 36, 455, 36, 0], ["Swarup", 35, 441, 35, 0], ["Mrinal", 34, 429, 34, 0], ["Sanjay", 33, 417, 33, 0],
  ["Joydeb", 32, 405, 32, 0], ["Siddhartha", 32, 395, 32, 0], ["Kishore", 31, 385, 31, 0], ["Manas", 30, 375, 30, 0], ["Bikash", 29, 366, 29, 0],
  ["Tarun", 29, 357, 29, 0], ["Barun", 28, 349, 28, 0], ["Sujit", 27, 341, 27, 0], ["Pulak", 27, 333, 27, 0], ["Arup", 26, 326, 26, 0],
  ["Ananda", 26, 319, 26, 0], ["Sukanta", 25, 312, 25, 0], ["Ujjal", 24, 306, 24, 0], ["Somnath", 24, 300, 24, 0], ["Chandan", 24, 294, 24, 0],
  ["Jayanta", 23, 288, 23, 0], ["Arindam", 0, 80, 1000, 80], ["Abhijit", 0, 75, 938, 75], ["Sourav", 0, 71, 882, 71], ["Sumit", 0, 67, 833, 67],
  ["Subhankar", 0, 63, 789, 63], ["Suman", 0, 60, 750, 60], ["Debabrata", 0, 57, 714, 57], ["Anirban", 0, 55, 682, 55], ["Saikat", 0, 52, 652, 52],
  ["Kaushik", 0, 50, 625, 50], ["Soumen", 0, 48, 600, 48], ["Prosenjit", 0, 46, 577, 46], ["Abhishek", 0, 44, 556, 44], ["Rajib", 0, 43, 536, 43],
  ["Indranil", 0, 41, 517, 41], ["Arnab", 0, 40, 500, 40], ["Sandip", 0, 39, 484, 39], ["Soumitra", 0, 38, 469, 38], ["Krishnendu", 0, 36, 455, 36],
  ["Sudip", 0, 35, 441, 35], ["Shubhadeep", 0, 34, 429, 34], ["Subhajit", 0, 33, 417, 33], ["Joy", 0, 32, 405, 32], ["Avik", 0, 32, 395, 32],
  ["Sayantan", 0, 31, 385, 31], ["Tanmoy", 0, 30, 375, 30], ["Amit", 0, 29, 366, 29], ["Pinaki", 0, 29, 357, 29], ["Palash", 0, 28, 349, 28],
  ["Sanjoy", 0, 27, 341, 27], ["Supriyo", 0, 27, 333, 27], ["Snehasish", 0, 26, 326, 26], ["Biplab", 0, 26, 319, 26], ["Surajit", 0, 25, 312, 25],
  ["Rana", 0, 24, 306, 24], ["Mithun", 0, 24, 300, 24], ["Bappa", 0, 24, 294, 24], ["Suvendu", 0, 23, 288, 23], ["Sayan", 0, 0, 80, 1000],
  ["Ritwik", 0, 0, 75, 938], ["Soham", 0, 0, 71, 882], ["Aritra", 0, 0, 67, 833], ["Arka", 0, 0, 63, 789], ["Sohom", 0, 0, 60, 750],
  ["Souvik", 0, 0, 57, 714], ["Rohan", 0, 0, 55, 682], ["Anik", 0, 0, 52, 652], ["Rishav", 0, 0, 50, 625], ["Ayan", 0, 0, 48, 600],
  ["Debayan", 0, 0, 46, 577], ["Subham", 0, 0, 44, 556], ["Aniket", 0, 0, 43, 536], ["Swarnendu", 0, 0, 41, 517], ["Koustav", 0, 0, 40, 500],
  ["Sagnik", 0, 0, 39, 484], ["Srijan", 0, 0, 38, 469], ["Rudra", 0, 0, 36, 455], ["Arghya", 0, 0, 35, 441], ["Debarghya", 0, 0, 34, 429],
  ["Ankan", 0, 0, 33, 417], ["Soumyadeep", 0, 0, 32, 405], ["Agniva", 0, 0, 32, 395], ["Archisman", 0, 0, 31, 385], ["Pratyush", 0, 0, 30, 375],
  ["Shreyan", 0, 0, 29, 366], ["Tuhin", 0, 0, 29, 357], ["Rupam", 0, 0, 28, 349], ["Ishan", 0, 0, 27, 341], ["Abir", 0, 0, 27, 333],
  ["Akash", 0, 0, 26, 326], ["Shirsho", 0, 0, 26, 319], ["Bihan", 0, 0, 25, 312], ["Deep", 0, 0, 24, 306], ["Snehashis", 0, 0, 24, 300],
  ["Rohit", 0, 0, 24, 294], ["Rajdeep", 0, 0, 23, 288],
];

// biome-ignore format: a long table
const assameseWomen: readonly GivenRow[] = [
  ["Labanya", 1000, 80, 0, 0], ["Renu", 938, 75, 0, 0], ["Nirala", 882, 71, 0, 0], ["Saraswati", 833, 67, 0, 0], ["Golapi", 789, 63, 0, 0],
  ["Makhani", 750, 60, 0, 0], ["Hemalata", 714, 57, 0, 0], ["Swarnalata", 682, 55, 0, 0], ["Aikon", 652, 52, 0, 0], ["Jyotsna", 625, 50, 0, 0],
  ["Bhanu", 600, 48, 0, 0], ["Pramila", 577, 46, 0, 0], ["Kunti", 556, 44, 0, 0], ["Puspalata", 536, 43, 0, 0], ["Bimala", 517, 41, 0, 0],
  ["Lily", 500, 40, 0, 0], ["Phuleswari", 484, 39, 0, 0], ["Nirupama", 469, 38, 0, 0], ["Kamala", 455, 36, 0, 0], ["Anupama", 441, 35, 0, 0],
  ["Tarulata", 429, 34, 0, 0], ["Usha", 417, 33, 0, 0], ["Purnima", 405, 32, 0, 0], ["Rupali", 395, 32, 0, 0], ["Aruna", 385, 31, 0, 0],
  ["Ila", 375, 30, 0, 0], ["Rita", 80, 1000, 80, 0], ["Manju", 75, 938, 75, 0], ["Anjali", 71, 882, 71, 0], ["Bornali", 67, 833, 67, 0],
  ["Minu", 63, 789, 63, 0], ["Junu", 60, 750, 60, 0], ["Runu", 57, 714, 57, 0], ["Pranita", 55, 682, 55, 0], ["Anima", 52, 652, 52, 0],
  ["Dipali", 50, 625, 50, 0], ["Jonali", 48, 600, 1000, 80], ["Mamoni", 46, 577, 46, 0], ["Kalpana", 44, 556, 44, 0], ["Nilima", 43, 536, 43, 0],
  ["Bina", 41, 517, 41, 0], ["Ranjita", 40, 500, 40, 0], ["Monju", 39, 484, 39, 0], ["Jyoti", 38, 469, 38, 0], ["Lakhimi", 36, 455, 36, 0],
  ["Sabita", 35, 441, 35, 0], ["Bharati", 34, 429, 34, 0], ["Mridula", 33, 417, 33, 0], ["Rekha", 32, 405, 32, 0], ["Geeta", 32, 395, 32, 0],
  ["Tulika", 31, 385, 31, 0], ["Niru", 30, 375, 30, 0], ["Rimjhim", 0, 75, 938, 75], ["Nabanita", 0, 71, 882, 71], ["Pallabi", 0, 67, 833, 1000],
  ["Mousumi", 0, 63, 789, 63], ["Juri", 0, 60, 750, 60], ["Barnali", 0, 57, 714, 57], ["Himadri", 0, 55, 682, 55], ["Dipika", 0, 52, 652, 52],
  ["Gitanjali", 0, 50, 625, 50], ["Bhanita", 0, 48, 600, 48], ["Manashi", 0, 46, 577, 46], ["Kabita", 0, 44, 556, 44], ["Rashmi", 0, 43, 536, 43],
  ["Priyanka", 0, 41, 517, 41], ["Jyotishmita", 0, 40, 500, 40], ["Mitali", 0, 39, 484, 39], ["Pompi", 0, 38, 469, 38], ["Rupjyoti", 0, 36, 455, 36],
  ["Anamika", 0, 35, 441, 35], ["Nayanmoni", 0, 34, 429, 34], ["Himashree", 0, 33, 417, 33], ["Ruma", 0, 32, 405, 32], ["Dimpi", 0, 32, 395, 32],
  ["Porinita", 0, 31, 385, 31], ["Junmoni", 0, 30, 375, 30], ["Kasturi", 0, 0, 75, 938], ["Himakshi", 0, 0, 71, 882], ["Upasana", 0, 0, 67, 833],
  ["Ankita", 0, 0, 63, 789], ["Nishita", 0, 0, 60, 750], ["Barsha", 0, 0, 57, 714], ["Dikshita", 0, 0, 55, 682], ["Parishmita", 0, 0, 52, 652],
  ["Bhargavi", 0, 0, 50, 625], ["Anindita", 0, 0, 48, 600], ["Prarthana", 0, 0, 46, 577], ["Trishna", 0, 0, 44, 556], ["Jahnabi", 0, 0, 43, 536],
  ["Darshana", 0, 0, 41, 517], ["Hiya", 0, 0, 40, 500], ["Nikita", 0, 0, 39, 484], ["Kritika", 0, 0, 38, 469], ["Kangkana", 0, 0, 36, 455],
  ["Anushka", 0, 0, 35, 441], ["Mayuri", 0, 0, 34, 429], ["Riya", 0, 0, 33, 417], ["Aradhana", 0, 0, 32, 405], ["Bidisha", 0, 0, 32, 395],
  ["Kristi", 0, 0, 31, 385], ["Dhritishmita", 0, 0, 30, 375],
];

// biome-ignore format: a long table
const assameseMen: readonly GivenRow[] = [
  ["Hiteswar", 1000, 80, 0, 0], ["Bhupen", 938, 75, 0, 0], ["Tarun", 882, 71, 0, 0], ["Prafulla", 833, 67, 0, 0], ["Golap", 789, 63, 0, 0],
  ["Dimbeswar", 750, 60, 0, 0], ["Keshab", 714, 57, 0, 0], ["Lakhi", 682, 55, 0, 0], ["Dharmeswar", 652, 52, 0, 0], ["Nagen", 625, 882, 71, 0],
  ["Bishnu", 600, 48, 0, 0], ["Homeswar", 577, 46, 0, 0], ["Biren", 556, 44, 0, 0], ["Mahendra", 536, 43, 0, 0], ["Rajen", 517, 41, 0, 0],
  ["Tileswar", 500, 40, 0, 0], ["Khagen", 484, 39, 0, 0], ["Upen", 469, 38, 0, 0], ["Jogen", 455, 36, 0, 0], ["Padma", 441, 35, 0, 0],
  ["Debeswar", 429, 34, 0, 0], ["Hem", 417, 33, 0, 0], ["Indreswar", 405, 32, 0, 0], ["Kamal", 395, 469, 38, 0], ["Durgeswar", 385, 31, 0, 0],
  ["Nabin", 375, 30, 0, 0], ["Dipak", 80, 1000, 80, 0], ["Pranab", 75, 938, 75, 0], ["Hemanta", 67, 833, 67, 0], ["Pradip", 63, 789, 63, 0],
  ["Dilip", 60, 750, 60, 0], ["Ranjit", 57, 714, 57, 0], ["Jayanta", 55, 682, 55, 0], ["Bhaben", 52, 652, 52, 0], ["Mukul", 50, 625, 50, 0],
  ["Deben", 48, 600, 48, 0], ["Ajit", 46, 577, 46, 0], ["Diganta", 44, 556, 44, 0], ["Bipul", 43, 536, 43, 0], ["Atul", 41, 517, 41, 0],
  ["Prabin", 40, 500, 40, 0], ["Hiren", 39, 484, 39, 0], ["Anil", 36, 455, 36, 0], ["Nripen", 35, 441, 35, 0], ["Dinesh", 34, 429, 34, 0],
  ["Rupam", 33, 417, 33, 0], ["Jiten", 32, 405, 32, 0], ["Utpal", 32, 395, 32, 0], ["Robin", 31, 385, 31, 0], ["Dwipen", 30, 375, 30, 0],
  ["Manash", 0, 80, 1000, 80], ["Pranjal", 0, 75, 938, 75], ["Bhaskar", 0, 71, 882, 71], ["Jyotirmoy", 0, 67, 833, 67],
  ["Dhrubajyoti", 0, 63, 789, 63], ["Mridul", 0, 60, 750, 60], ["Rupjyoti", 0, 57, 714, 57], ["Nayan", 0, 55, 682, 55], ["Anjan", 0, 52, 652, 52],
  ["Himangshu", 0, 50, 625, 50], ["Kaushik", 0, 48, 600, 48], ["Rituraj", 0, 46, 577, 46], ["Papu", 0, 44, 556, 44], ["Hirak", 0, 43, 536, 43],
  ["Prasanta", 0, 41, 517, 41], ["Mrinal", 0, 40, 500, 40], ["Bikash", 0, 39, 484, 39], ["Debajit", 0, 38, 469, 38], ["Chinmoy", 0, 36, 455, 36],
  ["Tridip", 0, 35, 441, 35], ["Pallab", 0, 34, 429, 34], ["Bitupan", 0, 33, 417, 33], ["Gautam", 0, 32, 405, 32], ["Nabajit", 0, 32, 395, 32],
  ["Rajib", 0, 31, 385, 31], ["Partha", 0, 30, 375, 30], ["Rishi", 0, 0, 80, 1000], ["Abhinav", 0, 0, 75, 938], ["Parag", 0, 0, 71, 882],
  ["Dikshant", 0, 0, 67, 833], ["Bishal", 0, 0, 63, 789], ["Dhritiman", 0, 0, 60, 750], ["Himjyoti", 0, 0, 57, 714], ["Kunal", 0, 0, 55, 682],
  ["Arnab", 0, 0, 52, 652], ["Nilotpal", 0, 0, 50, 625], ["Rohan", 0, 0, 48, 600], ["Anurag", 0, 0, 46, 577], ["Kaustav", 0, 0, 44, 556],
  ["Jyotishman", 0, 0, 43, 536], ["Manabendra", 0, 0, 41, 517], ["Hrishikesh", 0, 0, 40, 500], ["Angshuman", 0, 0, 39, 484],
  ["Prastut", 0, 0, 38, 469], ["Nihal", 0, 0, 36, 455], ["Tanmoy", 0, 0, 35, 441], ["Bedanta", 0, 0, 34, 429], ["Aryan", 0, 0, 33, 417],
  ["Debashish", 0, 0, 32, 405], ["Anubhav", 0, 0, 32, 395], ["Chayan", 0, 0, 31, 385], ["Bhargav", 0, 0, 30, 375],
];

// biome-ignore format: a long table
const sikhWomen: readonly GivenRow[] = [
  ["Gurdev", 1000, 80, 0, 0], ["Surjit", 938, 75, 0, 0], ["Harbans", 882, 71, 0, 0], ["Balbir", 833, 67, 0, 0], ["Mohinder", 789, 63, 0, 0],
  ["Jaswant", 750, 60, 0, 0], ["Gurdial", 714, 57, 0, 0], ["Amarjit", 682, 556, 44, 0], ["Harbhajan", 652, 52, 0, 0], ["Pritam", 625, 50, 0, 0],
  ["Joginder", 600, 48, 0, 0], ["Dalip", 577, 46, 0, 0], ["Kartar", 556, 44, 0, 0], ["Gian", 536, 43, 0, 0], ["Surinder", 517, 41, 0, 0],
  ["Mohan", 500, 40, 0, 0], ["Swaran", 484, 39, 0, 0], ["Charan", 469, 38, 0, 0], ["Bachan", 455, 36, 0, 0], ["Gurnam", 441, 35, 0, 0],
  ["Jagir", 429, 34, 0, 0], ["Nasib", 417, 33, 0, 0], ["Tej", 405, 32, 0, 0], ["Harnam", 395, 32, 0, 0], ["Avtar", 385, 31, 0, 0],
  ["Rajinder", 375, 30, 0, 0], ["Gurbachan", 366, 29, 0, 0], ["Darshan", 357, 29, 0, 0], ["Harjinder", 349, 28, 0, 0], ["Bhagwant", 341, 27, 0, 0],
  ["Paramjit", 80, 1000, 80, 0], ["Kulwant", 75, 938, 75, 0], ["Baljit", 71, 882, 71, 0], ["Ranjit", 67, 833, 67, 0], ["Manjit", 63, 789, 63, 0],
  ["Sukhwinder", 60, 750, 60, 0], ["Balwinder", 57, 714, 57, 0], ["Harjit", 55, 682, 55, 0], ["Jasbir", 52, 652, 52, 0], ["Kuldip", 50, 625, 50, 0],
  ["Satwinder", 48, 600, 48, 0], ["Daljit", 46, 577, 46, 0], ["Gurmeet", 43, 536, 43, 0], ["Narinder", 41, 517, 41, 0],
  ["Kulwinder", 40, 500, 40, 0], ["Harvinder", 39, 484, 39, 0], ["Charanjit", 38, 469, 38, 0], ["Rupinder", 36, 455, 429, 34],
  ["Sarabjit", 35, 441, 35, 0], ["Jasvir", 34, 429, 34, 0], ["Karamjit", 33, 417, 33, 0], ["Inderjit", 32, 405, 32, 0],
  ["Rajwinder", 32, 395, 750, 60], ["Parminder", 31, 385, 556, 44], ["Sukhdev", 30, 375, 30, 0], ["Lakhwinder", 29, 366, 29, 0],
  ["Navjot", 29, 357, 29, 0], ["Davinder", 28, 349, 28, 0], ["Tejinder", 27, 341, 27, 0], ["Mandeep", 0, 80, 1000, 80], ["Harpreet", 0, 75, 938, 75],
  ["Manpreet", 0, 71, 882, 71], ["Gurpreet", 0, 67, 833, 67], ["Amandeep", 0, 63, 789, 63], ["Kiran", 0, 57, 714, 57], ["Ramandeep", 0, 55, 682, 55],
  ["Sandeep", 0, 52, 652, 52], ["Simranjit", 0, 50, 625, 50], ["Jaspreet", 0, 48, 600, 48], ["Navdeep", 0, 46, 577, 46],
  ["Gagandeep", 0, 43, 536, 43], ["Sukhpreet", 0, 41, 517, 41], ["Hardeep", 0, 40, 500, 40], ["Kirandeep", 0, 39, 484, 39],
  ["Lovepreet", 0, 38, 469, 38], ["Sarbjit", 0, 36, 455, 36], ["Kamaljit", 0, 35, 441, 35], ["Pawandeep", 0, 33, 417, 33],
  ["Harleen", 0, 32, 405, 789], ["Navneet", 0, 32, 395, 882], ["Prabhjot", 0, 31, 385, 750], ["Veerpal", 0, 30, 375, 30],
  ["Baljinder", 0, 29, 366, 29], ["Jasleen", 0, 29, 357, 938], ["Rajdeep", 0, 28, 349, 28], ["Amrit", 0, 27, 341, 385], ["Simran", 0, 0, 80, 1000],
  ["Anmol", 0, 0, 67, 833], ["Jashanpreet", 0, 0, 57, 714], ["Komalpreet", 0, 0, 55, 682], ["Arshdeep", 0, 0, 52, 652],
  ["Khushpreet", 0, 0, 50, 625], ["Muskan", 0, 0, 48, 600], ["Gurleen", 0, 0, 46, 577], ["Sehajpreet", 0, 0, 44, 556], ["Mehak", 0, 0, 43, 536],
  ["Avneet", 0, 0, 41, 517], ["Jasmine", 0, 0, 40, 500], ["Ravneet", 0, 0, 39, 484], ["Harnoor", 0, 0, 38, 469], ["Ishmeet", 0, 0, 36, 455],
  ["Sukhmani", 0, 0, 35, 441], ["Gursimran", 0, 0, 34, 429], ["Japneet", 0, 0, 33, 417], ["Manreet", 0, 0, 32, 405], ["Kirat", 0, 0, 32, 395],
  ["Tanveer", 0, 0, 30, 375], ["Rajveer", 0, 0, 29, 366], ["Harsimran", 0, 0, 29, 357], ["Damanpreet", 0, 0, 28, 349], ["Noor", 0, 0, 27, 341],
];

// biome-ignore format: a long table
const sikhMen: readonly GivenRow[] = [
  ["Gurdev", 1000, 80, 0, 0], ["Harbans", 938, 75, 0, 0], ["Surjit", 882, 71, 0, 0], ["Mohinder", 833, 67, 0, 0], ["Balbir", 789, 63, 0, 0],
  ["Kartar", 750, 60, 0, 0], ["Gurdial", 714, 57, 0, 0], ["Joginder", 682, 55, 0, 0], ["Sardara", 652, 52, 0, 0], ["Pritam", 625, 50, 0, 0],
  ["Gurnam", 600, 48, 0, 0], ["Jaswant", 577, 46, 0, 0], ["Ajit", 556, 44, 0, 0], ["Karnail", 536, 43, 0, 0], ["Jarnail", 517, 41, 0, 0],
  ["Mukhtiar", 500, 40, 0, 0], ["Darshan", 484, 39, 0, 0], ["Swaran", 469, 38, 0, 0], ["Bachan", 455, 36, 0, 0], ["Malkiat", 441, 35, 0, 0],
  ["Hazara", 429, 34, 0, 0], ["Dalip", 417, 33, 0, 0], ["Santokh", 405, 32, 0, 0], ["Avtar", 395, 32, 0, 0], ["Naranjan", 385, 31, 0, 0],
  ["Gurbachan", 375, 30, 0, 0], ["Nirmal", 366, 500, 40, 0], ["Tarlochan", 357, 29, 0, 0], ["Bhagwan", 349, 28, 0, 0], ["Amrik", 341, 27, 0, 0],
  ["Kulwant", 80, 1000, 80, 0], ["Balwinder", 75, 938, 75, 0], ["Sukhdev", 71, 882, 71, 0], ["Paramjit", 67, 833, 67, 0], ["Manjit", 63, 789, 63, 0],
  ["Gurmeet", 60, 750, 60, 0], ["Jagtar", 57, 714, 57, 0], ["Ranjit", 55, 682, 55, 0], ["Sukhwinder", 52, 652, 52, 0], ["Harjinder", 50, 625, 50, 0],
  ["Jasbir", 48, 600, 48, 0], ["Kuldip", 46, 577, 46, 0], ["Major", 44, 556, 44, 0], ["Baljit", 43, 536, 43, 0], ["Harjit", 41, 517, 41, 0],
  ["Satnam", 39, 484, 39, 0], ["Bhupinder", 38, 469, 38, 0], ["Rajinder", 36, 455, 36, 0], ["Amarjit", 35, 441, 35, 0],
  ["Lakhwinder", 34, 429, 34, 0], ["Resham", 33, 417, 33, 0], ["Jagdev", 32, 405, 32, 0], ["Karamjit", 32, 395, 32, 0], ["Narinder", 31, 385, 31, 0],
  ["Tejinder", 30, 375, 30, 0], ["Daljit", 29, 366, 29, 0], ["Charanjit", 29, 357, 29, 0], ["Inderjit", 28, 349, 28, 0],
  ["Gurcharan", 27, 341, 27, 0], ["Gurpreet", 0, 80, 1000, 80], ["Harpreet", 0, 75, 938, 75], ["Mandeep", 0, 71, 882, 71],
  ["Amandeep", 0, 67, 833, 67], ["Manpreet", 0, 63, 789, 63], ["Sandeep", 0, 60, 750, 60], ["Jagdeep", 0, 57, 714, 57],
  ["Gurwinder", 0, 55, 682, 55], ["Hardeep", 0, 52, 652, 52], ["Jaspreet", 0, 50, 625, 50], ["Parminder", 0, 48, 600, 48],
  ["Kulwinder", 0, 46, 577, 46], ["Gagandeep", 0, 44, 556, 44], ["Satwinder", 0, 43, 536, 43], ["Lakhvir", 0, 41, 517, 41],
  ["Ravinder", 0, 40, 500, 40], ["Rajwinder", 0, 39, 484, 39], ["Navdeep", 0, 38, 469, 38], ["Jatinder", 0, 36, 455, 36],
  ["Sukhjinder", 0, 35, 441, 35], ["Kuldeep", 0, 34, 429, 34], ["Pardeep", 0, 33, 417, 33], ["Varinder", 0, 32, 405, 32],
  ["Harvinder", 0, 32, 395, 32], ["Inderpal", 0, 31, 385, 31], ["Davinder", 0, 30, 375, 30], ["Ramandeep", 0, 29, 366, 29],
  ["Lakhbir", 0, 29, 357, 29], ["Prabhjot", 0, 28, 349, 714], ["Simranjit", 0, 27, 341, 27], ["Arshdeep", 0, 0, 80, 1000],
  ["Jashanpreet", 0, 0, 75, 938], ["Gursimran", 0, 0, 71, 882], ["Lovepreet", 0, 0, 67, 833], ["Anmol", 0, 0, 63, 789], ["Karanvir", 0, 0, 60, 750],
  ["Harmanpreet", 0, 0, 55, 682], ["Gurkirat", 0, 0, 52, 652], ["Jobanpreet", 0, 0, 50, 625], ["Akashdeep", 0, 0, 48, 600],
  ["Sehajpreet", 0, 0, 46, 577], ["Manveer", 0, 0, 44, 556], ["Ranveer", 0, 0, 43, 536], ["Arjan", 0, 0, 41, 517], ["Harnoor", 0, 0, 40, 500],
  ["Gurnoor", 0, 0, 39, 484], ["Sahibjot", 0, 0, 38, 469], ["Dilpreet", 0, 0, 36, 455], ["Navjot", 0, 0, 35, 441], ["Jaskaran", 0, 0, 34, 429],
  ["Abhijot", 0, 0, 33, 417], ["Gurfateh", 0, 0, 32, 405], ["Fateh", 0, 0, 32, 395], ["Rajveer", 0, 0, 31, 385], ["Angad", 0, 0, 30, 375],
  ["Karan", 0, 0, 29, 366], ["Sukhmanpreet", 0, 0, 29, 357], ["Jasraj", 0, 0, 28, 349], ["Tejveer", 0, 0, 27, 341],
];

// biome-ignore format: a long table
const muslimWomen: readonly GivenRow[] = [
  ["Hamida", 1000, 80, 0, 0], ["Zubaida", 938, 75, 0, 0], ["Shakila", 882, 71, 0, 0], ["Noorjahan", 833, 67, 0, 0], ["Khurshid", 789, 63, 0, 0],
  ["Aisha", 750, 60, 0, 0], ["Razia", 714, 57, 0, 0], ["Amina", 682, 55, 0, 0], ["Jamila", 652, 52, 0, 0], ["Hajra", 625, 50, 0, 0],
  ["Zainab", 600, 48, 41, 517], ["Rashida", 577, 46, 0, 0], ["Sakina", 556, 44, 0, 0], ["Anwari", 536, 43, 0, 0], ["Mehrunnisa", 517, 41, 0, 0],
  ["Safia", 500, 40, 0, 0], ["Kulsum", 484, 39, 0, 0], ["Sughra", 469, 38, 0, 0], ["Khadija", 455, 36, 0, 0], ["Zarina", 441, 35, 0, 0],
  ["Saeeda", 429, 34, 0, 0], ["Bilqees", 417, 33, 0, 0], ["Halima", 405, 32, 0, 0], ["Akhtari", 395, 32, 0, 0], ["Nafisa", 385, 31, 0, 0],
  ["Badrunnisa", 375, 30, 0, 0], ["Rehana", 366, 417, 33, 0], ["Hasina", 357, 29, 0, 0], ["Munira", 349, 28, 0, 0], ["Saira", 341, 27, 0, 0],
  ["Salma", 333, 27, 0, 0], ["Shabana", 80, 1000, 80, 0], ["Shahnaz", 75, 938, 75, 0], ["Nasreen", 71, 882, 71, 0], ["Yasmeen", 67, 833, 67, 0],
  ["Rukhsana", 63, 789, 63, 0], ["Shaheen", 60, 750, 60, 0], ["Farida", 57, 714, 57, 0], ["Naseem", 55, 682, 55, 0], ["Rizwana", 52, 652, 52, 0],
  ["Mumtaz", 50, 625, 50, 0], ["Tahira", 48, 600, 48, 0], ["Shamim", 46, 577, 46, 0], ["Sabira", 44, 556, 44, 0], ["Zahida", 43, 536, 43, 0],
  ["Asma", 41, 517, 366, 29], ["Ruksana", 40, 500, 40, 0], ["Nargis", 39, 484, 39, 0], ["Tabassum", 38, 469, 38, 0], ["Shagufta", 36, 455, 36, 0],
  ["Anjum", 35, 441, 35, 0], ["Ishrat", 34, 429, 34, 0], ["Shakeela", 32, 405, 32, 0], ["Nigar", 32, 395, 32, 0], ["Kausar", 31, 385, 31, 0],
  ["Zeenat", 30, 375, 30, 0], ["Gulshan", 29, 366, 29, 0], ["Firdaus", 29, 357, 29, 0], ["Musarrat", 28, 349, 28, 0], ["Afroz", 27, 341, 27, 0],
  ["Shabnam", 0, 80, 1000, 80], ["Rubina", 0, 75, 938, 75], ["Farzana", 0, 71, 882, 71], ["Saima", 0, 67, 833, 67], ["Nazia", 0, 63, 789, 63],
  ["Shazia", 0, 60, 750, 60], ["Afreen", 0, 57, 714, 57], ["Sana", 0, 55, 682, 55], ["Ruhi", 0, 52, 652, 52], ["Tarannum", 0, 50, 625, 50],
  ["Gulnaz", 0, 48, 600, 48], ["Heena", 0, 46, 577, 46], ["Sabiha", 0, 44, 556, 44], ["Uzma", 0, 43, 536, 43], ["Nagma", 0, 41, 517, 41],
  ["Farheen", 0, 40, 500, 40], ["Reshma", 0, 39, 484, 39], ["Samreen", 0, 38, 469, 38], ["Nazneen", 0, 36, 455, 36], ["Arshi", 0, 35, 441, 35],
  ["Saba", 0, 34, 429, 34], ["Rukhsar", 0, 33, 417, 33], ["Shama", 0, 32, 405, 32], ["Nikhat", 0, 32, 395, 32], ["Humera", 0, 31, 385, 31],
  ["Lubna", 0, 30, 375, 30], ["Farah", 0, 29, 357, 29], ["Sadaf", 0, 28, 349, 28], ["Mehjabeen", 0, 27, 341, 27], ["Ayesha", 0, 27, 333, 536],
  ["Zeba", 0, 26, 326, 26], ["Alfiya", 0, 0, 80, 1000], ["Aliya", 0, 0, 75, 938], ["Sania", 0, 0, 71, 882], ["Zoya", 0, 0, 67, 833],
  ["Alisha", 0, 0, 63, 789], ["Mahira", 0, 0, 60, 750], ["Iqra", 0, 0, 57, 714], ["Aafreen", 0, 0, 55, 682], ["Simra", 0, 0, 52, 652],
  ["Muskan", 0, 0, 50, 625], ["Bushra", 0, 0, 48, 600], ["Sidra", 0, 0, 46, 577], ["Aksa", 0, 0, 44, 556], ["Mariyam", 0, 0, 40, 500],
  ["Inaya", 0, 0, 39, 484], ["Fiza", 0, 0, 38, 469], ["Anam", 0, 0, 36, 455], ["Kashish", 0, 0, 35, 441], ["Nida", 0, 0, 34, 429],
  ["Hiba", 0, 0, 33, 417], ["Shifa", 0, 0, 32, 405], ["Rida", 0, 0, 32, 395], ["Maryam", 0, 0, 31, 385], ["Zara", 0, 0, 30, 375],
  ["Areeba", 0, 0, 29, 366], ["Alina", 0, 0, 29, 357], ["Aaliya", 0, 0, 28, 349], ["Falak", 0, 0, 27, 341], ["Tuba", 0, 0, 27, 333],
  ["Sara", 0, 0, 26, 326],
];

// biome-ignore format: a long table
const muslimMen: readonly GivenRow[] = [
  ["Abdul", 1000, 80, 0, 0], ["Habib", 938, 75, 0, 0], ["Mohammad", 882, 71, 0, 0], ["Yusuf", 833, 67, 0, 0], ["Ibrahim", 789, 63, 0, 0],
  ["Hamid", 750, 60, 0, 0], ["Nazir", 714, 57, 0, 0], ["Rafiq", 682, 750, 60, 0], ["Bashir", 652, 52, 0, 0], ["Ismail", 625, 50, 0, 0],
  ["Munir", 600, 48, 0, 0], ["Anwar", 577, 652, 52, 0], ["Aziz", 556, 44, 0, 0], ["Latif", 536, 43, 0, 0], ["Rashid", 517, 41, 0, 0],
  ["Akbar", 500, 40, 0, 0], ["Qasim", 484, 39, 0, 0], ["Iqbal", 469, 938, 75, 0], ["Usman", 455, 36, 0, 0], ["Jamil", 441, 35, 0, 0],
  ["Sattar", 429, 34, 0, 0], ["Zahoor", 417, 33, 0, 0], ["Majid", 405, 32, 0, 0], ["Ghulam", 395, 32, 0, 0], ["Shamsuddin", 385, 31, 0, 0],
  ["Nizamuddin", 375, 30, 0, 0], ["Siraj", 366, 29, 0, 0], ["Yaqub", 357, 29, 0, 0], ["Wahid", 349, 28, 0, 0], ["Kamaluddin", 341, 27, 0, 0],
  ["Mehboob", 333, 27, 0, 0], ["Haroon", 326, 26, 0, 0], ["Mustafa", 319, 26, 0, 0], ["Aslam", 80, 1000, 80, 0], ["Shakeel", 71, 882, 71, 0],
  ["Saleem", 67, 833, 67, 0], ["Javed", 63, 789, 341, 27], ["Nasir", 57, 714, 57, 0], ["Yunus", 55, 682, 55, 0], ["Salim", 50, 625, 50, 0],
  ["Mushtaq", 48, 600, 48, 0], ["Akram", 46, 577, 46, 0], ["Rais", 44, 556, 44, 0], ["Zakir", 43, 536, 43, 0], ["Liaqat", 41, 517, 41, 0],
  ["Firoz", 40, 500, 326, 26], ["Hanif", 39, 484, 39, 0], ["Shamim", 38, 469, 38, 0], ["Naseem", 36, 455, 36, 0], ["Mahmood", 35, 441, 35, 0],
  ["Sajid", 34, 429, 652, 52], ["Riyaz", 33, 417, 33, 0], ["Ayub", 32, 405, 32, 0], ["Nadeem", 32, 395, 484, 39], ["Farooq", 31, 385, 31, 0],
  ["Arif", 30, 375, 750, 60], ["Jamal", 29, 366, 29, 0], ["Ishtiaq", 29, 357, 29, 0], ["Zafar", 27, 341, 27, 0], ["Islam", 27, 333, 27, 0],
  ["Maqsood", 26, 326, 26, 0], ["Khalid", 26, 319, 26, 0], ["Imran", 0, 80, 1000, 80], ["Irfan", 0, 75, 938, 75], ["Asif", 0, 71, 882, 71],
  ["Faisal", 0, 67, 833, 67], ["Shahid", 0, 63, 789, 63], ["Wasim", 0, 57, 714, 57], ["Sameer", 0, 55, 682, 55], ["Naved", 0, 50, 625, 50],
  ["Danish", 0, 48, 600, 48], ["Shadab", 0, 46, 577, 46], ["Aamir", 0, 44, 556, 44], ["Zubair", 0, 43, 536, 43], ["Salman", 0, 41, 517, 41],
  ["Shahnawaz", 0, 40, 500, 40], ["Parvez", 0, 38, 469, 38], ["Tabrez", 0, 36, 455, 36], ["Faizan", 0, 35, 441, 789], ["Mohsin", 0, 34, 429, 34],
  ["Mudassir", 0, 33, 417, 33], ["Sarfaraz", 0, 32, 405, 32], ["Azhar", 0, 32, 395, 32], ["Adil", 0, 31, 385, 31], ["Gulzar", 0, 30, 375, 30],
  ["Tariq", 0, 29, 366, 29], ["Rizwan", 0, 29, 357, 29], ["Afzal", 0, 28, 349, 28], ["Owais", 0, 27, 333, 27], ["Sohail", 0, 26, 319, 26],
  ["Aftab", 0, 25, 312, 25], ["Ayaan", 0, 0, 80, 1000], ["Rehan", 0, 0, 75, 938], ["Zaid", 0, 0, 71, 882], ["Arman", 0, 0, 67, 833],
  ["Saad", 0, 0, 60, 750], ["Farhan", 0, 0, 57, 714], ["Hamza", 0, 0, 55, 682], ["Arshad", 0, 0, 52, 652], ["Sahil", 0, 0, 50, 625],
  ["Aayan", 0, 0, 48, 600], ["Anas", 0, 0, 46, 577], ["Junaid", 0, 0, 44, 556], ["Kaif", 0, 0, 43, 536], ["Shoaib", 0, 0, 41, 517],
  ["Rihan", 0, 0, 40, 500], ["Sufiyan", 0, 0, 39, 484], ["Uzair", 0, 0, 38, 469], ["Huzaifa", 0, 0, 36, 455], ["Azan", 0, 0, 35, 441],
  ["Ayan", 0, 0, 34, 429], ["Yasir", 0, 0, 33, 417], ["Umar", 0, 0, 32, 405], ["Arbaaz", 0, 0, 32, 395], ["Bilal", 0, 0, 31, 385],
  ["Zain", 0, 0, 30, 375], ["Adnan", 0, 0, 29, 366], ["Talha", 0, 0, 29, 357], ["Suhail", 0, 0, 28, 349], ["Amaan", 0, 0, 27, 341],
  ["Aariz", 0, 0, 27, 333], ["Rayyan", 0, 0, 26, 326], ["Musab", 0, 0, 26, 319], ["Ubaid", 0, 0, 25, 312], ["Mohd Salim", 0, 620, 120, 0],
  ["Mohd Rafi", 300, 420, 0, 0], ["Mohd Aslam", 0, 560, 0, 0], ["Mohd Yusuf", 560, 120, 0, 0], ["Mohd Arif", 0, 240, 620, 0],
  ["Mohd Imran", 0, 0, 760, 120], ["Mohd Asif", 0, 0, 640, 160], ["Mohd Shahid", 0, 0, 420, 200], ["Mohd Faizan", 0, 0, 160, 620],
  ["Mohd Zaid", 0, 0, 0, 560], ["Mohd Saif", 0, 0, 120, 520], ["Mohd Kaif", 0, 0, 0, 460], ["Mohd Anas", 0, 0, 0, 420],
  ["Mohd Iqbal", 320, 280, 0, 0],
];

// biome-ignore format: a long table
const bengaliMuslimWomen: readonly GivenRow[] = [
  ["Rabeya", 1000, 80, 0, 0], ["Jahanara", 938, 652, 52, 0], ["Sufia", 882, 71, 0, 0], ["Momena", 833, 67, 0, 0], ["Rokeya", 789, 63, 0, 0],
  ["Khodeja", 750, 60, 0, 0], ["Sakhina", 714, 57, 0, 0], ["Fatema", 682, 55, 0, 0], ["Hasina", 652, 789, 63, 0], ["Jamila", 625, 50, 0, 0],
  ["Maleka", 600, 48, 0, 0], ["Rahima", 577, 46, 0, 0], ["Nurjahan", 556, 44, 0, 0], ["Halima", 536, 43, 0, 0], ["Sahera", 517, 41, 0, 0],
  ["Ayesha", 500, 40, 46, 577], ["Kohinoor", 484, 39, 0, 0], ["Moyna", 469, 38, 0, 0], ["Anwara", 455, 36, 0, 0], ["Aklima", 441, 35, 0, 0],
  ["Zohra", 429, 34, 0, 0], ["Hazera", 417, 33, 0, 0], ["Sabera", 405, 32, 0, 0], ["Mariam", 395, 32, 0, 0], ["Rezia", 385, 31, 0, 0],
  ["Monowara", 375, 30, 0, 0], ["Selina", 80, 1000, 80, 0], ["Nasima", 75, 938, 75, 0], ["Rehena", 71, 882, 71, 0], ["Salma", 67, 833, 67, 0],
  ["Rina", 60, 750, 60, 0], ["Minara", 57, 714, 57, 0], ["Sahida", 55, 682, 55, 0], ["Asma", 50, 625, 50, 0], ["Tahamina", 48, 600, 48, 0],
  ["Parul", 46, 577, 46, 0], ["Rokshana", 44, 556, 44, 0], ["Ruma", 43, 536, 43, 0], ["Sabina", 41, 517, 938, 75], ["Monoara", 40, 500, 40, 0],
  ["Nargis", 39, 484, 39, 0], ["Jesmin", 38, 469, 38, 0], ["Firoja", 36, 455, 36, 0], ["Rasheda", 35, 441, 35, 0], ["Nurun", 34, 429, 34, 0],
  ["Manjura", 33, 417, 33, 0], ["Lutfa", 32, 405, 32, 0], ["Taslima", 32, 395, 32, 0], ["Shirin", 31, 385, 31, 0], ["Ruksana", 30, 375, 500, 40],
  ["Rubina", 0, 80, 1000, 80], ["Tanjila", 0, 71, 882, 71], ["Nasrin", 0, 67, 833, 67], ["Farida", 0, 63, 789, 63], ["Marufa", 0, 60, 750, 60],
  ["Jesmina", 0, 57, 714, 57], ["Sanjida", 0, 55, 682, 55], ["Anjuara", 0, 52, 652, 52], ["Reshma", 0, 50, 625, 50], ["Mousumi", 0, 48, 600, 48],
  ["Mamtaz", 0, 46, 577, 46], ["Shirina", 0, 44, 556, 44], ["Rumana", 0, 43, 536, 43], ["Nilufa", 0, 41, 517, 41], ["Parvin", 0, 39, 484, 39],
  ["Sultana", 0, 38, 469, 38], ["Afroja", 0, 36, 455, 36], ["Moriam", 0, 35, 441, 35], ["Rojina", 0, 34, 429, 34], ["Tuhina", 0, 33, 417, 33],
  ["Yasmin", 0, 32, 405, 32], ["Hasna", 0, 32, 395, 32], ["Lipi", 0, 31, 385, 31], ["Samima", 0, 30, 375, 30], ["Tania", 0, 0, 80, 1000],
  ["Sumaiya", 0, 0, 75, 938], ["Nusrat", 0, 0, 71, 882], ["Afsana", 0, 0, 67, 833], ["Sahana", 0, 0, 63, 789], ["Habiba", 0, 0, 60, 750],
  ["Mehnaz", 0, 0, 57, 714], ["Tasnim", 0, 0, 55, 682], ["Jannat", 0, 0, 52, 652], ["Rifa", 0, 0, 50, 625], ["Farhana", 0, 0, 48, 600],
  ["Sadia", 0, 0, 44, 556], ["Rukaya", 0, 0, 43, 536], ["Nafisa", 0, 0, 41, 517], ["Anisha", 0, 0, 40, 500], ["Israt", 0, 0, 39, 484],
  ["Tamanna", 0, 0, 38, 469], ["Mim", 0, 0, 36, 455], ["Khadija", 0, 0, 35, 441], ["Afrin", 0, 0, 34, 429], ["Sabnam", 0, 0, 33, 417],
  ["Rima", 0, 0, 32, 405], ["Sneha", 0, 0, 32, 395], ["Suhana", 0, 0, 31, 385], ["Muskan", 0, 0, 30, 375],
];

// biome-ignore format: a long table
const bengaliMuslimMen: readonly GivenRow[] = [
  ["Abdur", 1000, 80, 0, 0], ["Motiur", 938, 75, 0, 0], ["Nurul", 882, 71, 0, 0], ["Abul", 833, 67, 0, 0], ["Mofizul", 789, 63, 0, 0],
  ["Sirajul", 750, 60, 0, 0], ["Siddique", 714, 57, 0, 0], ["Samsul", 682, 55, 0, 0], ["Rejaul", 652, 714, 57, 0], ["Golam", 625, 50, 0, 0],
  ["Mozammel", 600, 48, 0, 0], ["Badrul", 577, 46, 0, 0], ["Fazlul", 556, 44, 0, 0], ["Jamal", 536, 43, 0, 0], ["Wahab", 517, 41, 0, 0],
  ["Azizul", 500, 40, 0, 0], ["Kasem", 484, 39, 0, 0], ["Habibur", 469, 38, 0, 0], ["Lutfar", 455, 36, 0, 0], ["Altaf", 441, 35, 0, 0],
  ["Abdus", 429, 34, 0, 0], ["Hasem", 417, 33, 0, 0], ["Sukur", 405, 32, 0, 0], ["Hazrat", 395, 32, 0, 0], ["Osman", 385, 31, 0, 0],
  ["Kurban", 375, 30, 0, 0], ["Rafikul", 80, 1000, 80, 0], ["Nazrul", 75, 938, 75, 0], ["Anowar", 71, 882, 71, 0], ["Saiful", 67, 833, 67, 0],
  ["Jahangir", 63, 789, 63, 0], ["Moniruzzaman", 60, 750, 60, 0], ["Aminul", 55, 682, 55, 0], ["Monirul", 52, 652, 52, 0], ["Jalal", 50, 625, 50, 0],
  ["Selim", 48, 600, 48, 0], ["Mujibur", 46, 577, 46, 0], ["Babul", 44, 556, 44, 0], ["Sahidul", 43, 536, 43, 0], ["Ainul", 41, 517, 41, 0],
  ["Mostafa", 40, 500, 40, 0], ["Aktar", 39, 484, 39, 0], ["Samad", 38, 469, 38, 0], ["Ohidul", 36, 455, 36, 0], ["Abdul", 35, 441, 35, 0],
  ["Mokbul", 34, 429, 34, 0], ["Saidur", 33, 417, 33, 0], ["Tofazzal", 32, 405, 32, 0], ["Yasin", 32, 395, 32, 0], ["Alauddin", 31, 385, 31, 0],
  ["Rahim", 30, 375, 30, 0], ["Ashraful", 0, 80, 1000, 80], ["Sohel", 0, 75, 938, 75], ["Rakibul", 0, 71, 882, 71], ["Mominul", 0, 67, 833, 67],
  ["Samim", 0, 63, 789, 63], ["Jakir", 0, 60, 750, 60], ["Mainul", 0, 57, 714, 57], ["Asraful", 0, 55, 682, 55], ["Sahin", 0, 52, 652, 52],
  ["Mosharraf", 0, 50, 625, 50], ["Imran", 0, 48, 600, 48], ["Habibul", 0, 46, 577, 46], ["Raju", 0, 44, 556, 44], ["Aminur", 0, 43, 536, 43],
  ["Mizanur", 0, 41, 517, 41], ["Milon", 0, 40, 500, 40], ["Tarikul", 0, 39, 484, 39], ["Mehedi", 0, 38, 469, 38], ["Hasibul", 0, 36, 455, 36],
  ["Firoj", 0, 35, 441, 35], ["Saddam", 0, 34, 429, 34], ["Kamrul", 0, 33, 417, 33], ["Najmul", 0, 32, 405, 32], ["Shahidul", 0, 32, 395, 32],
  ["Masud", 0, 31, 385, 31], ["Sabir", 0, 30, 375, 30], ["Sahil", 0, 0, 80, 1000], ["Tanvir", 0, 0, 75, 938], ["Rakib", 0, 0, 71, 882],
  ["Ariful", 0, 0, 67, 833], ["Asif", 0, 0, 63, 789], ["Rohan", 0, 0, 60, 750], ["Tousif", 0, 0, 57, 714], ["Nayeem", 0, 0, 55, 682],
  ["Sakib", 0, 0, 52, 652], ["Arman", 0, 0, 50, 625], ["Mehebub", 0, 0, 48, 600], ["Sajid", 0, 0, 46, 577], ["Rihan", 0, 0, 44, 556],
  ["Shahriar", 0, 0, 43, 536], ["Imtiaz", 0, 0, 41, 517], ["Fardin", 0, 0, 40, 500], ["Nasim", 0, 0, 39, 484], ["Rony", 0, 0, 38, 469],
  ["Arafat", 0, 0, 36, 455], ["Minhaj", 0, 0, 35, 441], ["Ayan", 0, 0, 34, 429], ["Tauhid", 0, 0, 33, 417], ["Aktarul", 0, 0, 32, 405],
  ["Mustakim", 0, 0, 32, 395], ["Junaid", 0, 0, 31, 385], ["Shamim", 0, 0, 30, 375],
];

// biome-ignore format: a long table
const tamilWomen: readonly GivenRow[] = [
  ["Saraswathi", 1000, 80, 0, 0], ["Lakshmi", 938, 75, 0, 0], ["Kamala", 882, 71, 0, 0], ["Rajeswari", 833, 67, 0, 0], ["Pushpam", 789, 63, 0, 0],
  ["Muthulakshmi", 750, 60, 0, 0], ["Janaki", 714, 57, 0, 0], ["Visalakshi", 682, 55, 0, 0], ["Meenakshi", 652, 52, 0, 0],
  ["Kamakshi", 625, 50, 0, 0], ["Parvathi", 600, 48, 0, 0], ["Alamelu", 577, 46, 0, 0], ["Rukmani", 556, 44, 0, 0], ["Pappammal", 536, 43, 0, 0],
  ["Saroja", 517, 41, 0, 0], ["Valliammai", 500, 40, 0, 0], ["Rajammal", 484, 39, 0, 0], ["Mangalam", 469, 38, 0, 0], ["Chellammal", 455, 36, 0, 0],
  ["Sivakami", 441, 35, 0, 0], ["Thangam", 429, 34, 0, 0], ["Vasantha", 417, 33, 0, 0], ["Nagammal", 405, 32, 0, 0], ["Kasthuri", 395, 32, 0, 0],
  ["Seethalakshmi", 385, 31, 0, 0], ["Jayalakshmi", 375, 30, 0, 0], ["Deivanai", 366, 29, 0, 0], ["Valli", 357, 29, 0, 0],
  ["Kannammal", 349, 28, 0, 0], ["Sakunthala", 341, 27, 0, 0], ["Pattammal", 333, 27, 0, 0], ["Leela", 326, 26, 0, 0],
  ["Ranganayaki", 319, 26, 0, 0], ["Angammal", 312, 25, 0, 0], ["Padmavathi", 306, 24, 0, 0], ["Vasanthi", 80, 1000, 80, 0],
  ["Chitra", 75, 938, 75, 0], ["Selvi", 71, 882, 71, 0], ["Malliga", 67, 833, 67, 0], ["Shanthi", 63, 789, 357, 29], ["Usha", 60, 750, 60, 0],
  ["Geetha", 57, 714, 57, 0], ["Uma", 55, 682, 341, 27], ["Jayanthi", 52, 652, 52, 0], ["Kalaiselvi", 50, 625, 50, 0], ["Latha", 48, 600, 48, 0],
  ["Mallika", 46, 577, 46, 0], ["Revathi", 44, 556, 750, 60], ["Bhuvaneswari", 43, 536, 43, 0], ["Vijaya", 41, 517, 41, 0],
  ["Indira", 40, 500, 40, 0], ["Kala", 39, 484, 39, 0], ["Amudha", 38, 469, 38, 0], ["Sumathi", 36, 455, 366, 29], ["Santhi", 35, 441, 35, 0],
  ["Tamilselvi", 34, 429, 34, 0], ["Rani", 33, 417, 33, 0], ["Sundari", 32, 405, 32, 0], ["Kalavathi", 32, 395, 32, 0], ["Parimala", 31, 385, 31, 0],
  ["Sudha", 30, 375, 469, 38], ["Hemalatha", 29, 366, 29, 0], ["Poongodi", 29, 357, 29, 0], ["Mythili", 28, 349, 28, 0], ["Prema", 27, 341, 27, 0],
  ["Renuka", 27, 333, 27, 0], ["Thenmozhi", 26, 326, 26, 0], ["Vimala", 26, 319, 26, 0], ["Radha", 25, 312, 25, 0], ["Jeyanthi", 24, 306, 24, 0],
  ["Priya", 0, 80, 1000, 80], ["Kavitha", 0, 75, 938, 75], ["Sangeetha", 0, 71, 882, 71], ["Divya", 0, 67, 833, 67], ["Deepa", 0, 63, 789, 63],
  ["Gayathri", 0, 57, 714, 57], ["Saranya", 0, 55, 682, 55], ["Sathya", 0, 52, 652, 52], ["Suganya", 0, 50, 625, 50], ["Vidya", 0, 48, 600, 48],
  ["Anitha", 0, 46, 577, 46], ["Bhuvana", 0, 44, 556, 44], ["Vanitha", 0, 43, 536, 43], ["Kalpana", 0, 41, 517, 41], ["Nithya", 0, 40, 500, 40],
  ["Ramya", 0, 39, 484, 341], ["Meena", 0, 36, 455, 36], ["Nandhini", 0, 35, 441, 333], ["Subha", 0, 34, 429, 34], ["Abirami", 0, 33, 417, 33],
  ["Devi", 0, 32, 405, 32], ["Karthika", 0, 32, 395, 32], ["Malathi", 0, 31, 385, 31], ["Preethi", 0, 30, 375, 30], ["Sasikala", 0, 28, 349, 28],
  ["Vijayalakshmi", 0, 27, 333, 27], ["Hema", 0, 26, 326, 26], ["Ponni", 0, 26, 319, 26], ["Sandhya", 0, 25, 312, 25], ["Punitha", 0, 24, 306, 24],
  ["Archana", 0, 24, 300, 24], ["Keerthana", 0, 0, 80, 1000], ["Harini", 0, 0, 75, 938], ["Dharshini", 0, 0, 71, 882], ["Nivetha", 0, 0, 67, 833],
  ["Swetha", 0, 0, 63, 789], ["Janani", 0, 0, 60, 750], ["Varshini", 0, 0, 57, 714], ["Monisha", 0, 0, 55, 682], ["Pavithra", 0, 0, 52, 652],
  ["Sowmya", 0, 0, 50, 625], ["Oviya", 0, 0, 48, 600], ["Akshaya", 0, 0, 46, 577], ["Kaviya", 0, 0, 44, 556], ["Kanmani", 0, 0, 43, 536],
  ["Yazhini", 0, 0, 41, 517], ["Aishwarya", 0, 0, 40, 500], ["Subhashini", 0, 0, 39, 484], ["Sneha", 0, 0, 38, 469], ["Abinaya", 0, 0, 36, 455],
  ["Sharmila", 0, 0, 35, 441], ["Deepika", 0, 0, 34, 429], ["Madhumitha", 0, 0, 33, 417], ["Nila", 0, 0, 32, 405], ["Shruthi", 0, 0, 32, 395],
  ["Preethika", 0, 0, 31, 385], ["Yamini", 0, 0, 30, 375], ["Dhanya", 0, 0, 29, 366], ["Vaishnavi", 0, 0, 29, 357], ["Pooja", 0, 0, 28, 349],
  ["Aarthi", 0, 0, 26, 326], ["Iniya", 0, 0, 26, 319], ["Tamizhini", 0, 0, 25, 312], ["Sruthi", 0, 0, 24, 306],
];

// biome-ignore format: a long table
const tamilMen: readonly GivenRow[] = [
  ["Ramasamy", 1000, 80, 0, 0], ["Govindasamy", 938, 75, 0, 0], ["Palaniappan", 882, 71, 0, 0], ["Muthusamy", 833, 67, 0, 0],
  ["Arumugam", 789, 63, 0, 0], ["Venkatachalam", 750, 60, 0, 0], ["Kuppusamy", 714, 57, 0, 0], ["Kandasamy", 682, 55, 0, 0],
  ["Rangasamy", 652, 52, 0, 0], ["Chinnasamy", 625, 50, 0, 0], ["Kaliappan", 600, 48, 0, 0], ["Sundaram", 577, 46, 0, 0], ["Perumal", 556, 44, 0, 0],
  ["Karuppiah", 536, 43, 0, 0], ["Jayaraman", 517, 41, 0, 0], ["Ganesan", 500, 40, 0, 0], ["Rathinam", 484, 39, 0, 0],
  ["Vaithiyanathan", 469, 38, 0, 0], ["Veerappan", 455, 36, 0, 0], ["Krishnasamy", 441, 35, 0, 0], ["Singaram", 429, 34, 0, 0],
  ["Thangavelu", 417, 33, 0, 0], ["Nagarajan", 405, 32, 0, 0], ["Seetharaman", 395, 32, 0, 0], ["Viswanathan", 385, 31, 0, 0],
  ["Sivalingam", 375, 30, 0, 0], ["Annamalai", 366, 29, 0, 0], ["Chidambaram", 357, 29, 0, 0], ["Dorairaj", 349, 28, 0, 0],
  ["Ponnusamy", 341, 27, 0, 0], ["Sethuraman", 333, 27, 0, 0], ["Sambandam", 326, 26, 0, 0], ["Rengasamy", 319, 26, 0, 0], ["Balu", 312, 25, 0, 0],
  ["Selvaraj", 80, 1000, 80, 0], ["Murugan", 75, 938, 75, 0], ["Ravi", 71, 882, 71, 0], ["Rajendran", 67, 833, 67, 0], ["Kumar", 63, 789, 63, 0],
  ["Mohan", 60, 750, 60, 0], ["Shanmugam", 57, 714, 57, 0], ["Elango", 55, 682, 55, 0], ["Chandran", 52, 652, 52, 0], ["Kannan", 50, 625, 50, 0],
  ["Senthil", 48, 600, 48, 0], ["Mani", 46, 577, 46, 0], ["Sekar", 44, 556, 44, 0], ["Anbazhagan", 43, 536, 43, 0], ["Pandian", 41, 517, 41, 0],
  ["Baskaran", 40, 500, 40, 0], ["Saravanan", 39, 484, 882, 71], ["Balaji", 38, 469, 38, 0], ["Manoharan", 36, 455, 36, 0],
  ["Ilango", 35, 441, 35, 0], ["Ramesh", 34, 429, 34, 0], ["Suresh", 33, 417, 652, 52], ["Sankar", 32, 405, 32, 0], ["Gunasekaran", 32, 395, 32, 0],
  ["Palani", 31, 385, 31, 0], ["Dhanasekaran", 30, 375, 30, 0], ["Jeyaraman", 29, 366, 29, 0], ["Karunakaran", 29, 357, 29, 0],
  ["Gopal", 28, 349, 28, 0], ["Panneerselvam", 27, 341, 27, 0], ["Sivakumar", 27, 333, 455, 36], ["Srinivasan", 26, 326, 26, 0],
  ["Kalaiselvan", 26, 319, 26, 0], ["Anandan", 25, 312, 25, 0], ["Thirumal", 24, 306, 24, 0], ["Karthik", 0, 80, 1000, 80],
  ["Senthilkumar", 0, 75, 938, 75], ["Prabhu", 0, 67, 833, 67], ["Vignesh", 0, 63, 789, 63], ["Arun", 0, 60, 750, 60], ["Sathish", 0, 57, 714, 57],
  ["Dinesh", 0, 55, 682, 833], ["Balamurugan", 0, 50, 625, 50], ["Ramkumar", 0, 48, 600, 48], ["Prakash", 0, 46, 577, 46],
  ["Muthukumar", 0, 44, 556, 44], ["Vijay", 0, 43, 536, 43], ["Manikandan", 0, 41, 517, 41], ["Ashok", 0, 40, 500, 40], ["Rajkumar", 0, 39, 484, 39],
  ["Anand", 0, 38, 469, 38], ["Mahesh", 0, 35, 441, 35], ["Yuvaraj", 0, 34, 429, 34], ["Gopinath", 0, 33, 417, 33], ["Bharathi", 0, 32, 405, 32],
  ["Kamalakannan", 0, 32, 395, 32], ["Aravind", 0, 31, 385, 31], ["Vasanth", 0, 30, 375, 30], ["Venkatesh", 0, 29, 366, 29],
  ["Rajesh", 0, 29, 357, 29], ["Sasikumar", 0, 28, 349, 28], ["Naveen", 0, 27, 341, 341], ["Prasanna", 0, 27, 333, 27],
  ["Elangovan", 0, 26, 326, 26], ["Parthiban", 0, 26, 319, 26], ["Jagadeesh", 0, 25, 312, 25], ["Vinoth", 0, 24, 306, 24], ["Gokul", 0, 24, 300, 24],
  ["Praveen", 0, 0, 80, 1000], ["Hariharan", 0, 0, 75, 938], ["Surya", 0, 0, 71, 882], ["Sanjay", 0, 0, 63, 789], ["Vishnu", 0, 0, 60, 750],
  ["Ajith", 0, 0, 57, 714], ["Harish", 0, 0, 55, 682], ["Kavin", 0, 0, 52, 652], ["Rohith", 0, 0, 50, 625], ["Nithin", 0, 0, 48, 600],
  ["Tharun", 0, 0, 46, 577], ["Mukesh", 0, 0, 44, 556], ["Ragul", 0, 0, 43, 536], ["Adithya", 0, 0, 41, 517], ["Sriram", 0, 0, 40, 500],
  ["Gowtham", 0, 0, 39, 484], ["Hari", 0, 0, 38, 469], ["Santhosh", 0, 0, 36, 455], ["Dhanush", 0, 0, 35, 441], ["Ashwin", 0, 0, 34, 429],
  ["Vishal", 0, 0, 33, 417], ["Jeeva", 0, 0, 32, 405], ["Pranav", 0, 0, 32, 395], ["Kishore", 0, 0, 31, 385], ["Aakash", 0, 0, 30, 375],
  ["Kabilan", 0, 0, 29, 366], ["Sachin", 0, 0, 29, 357], ["Barath", 0, 0, 28, 349], ["Iniyan", 0, 0, 27, 333], ["Tamilarasan", 0, 0, 26, 326],
  ["Yogesh", 0, 0, 26, 319], ["Mithran", 0, 0, 25, 312], ["Sudharsan", 0, 0, 24, 306],
];

// biome-ignore format: a long table
const teluguWomen: readonly GivenRow[] = [
  ["Lakshmi", 1000, 80, 0, 0], ["Saraswathi", 938, 75, 0, 0], ["Anasuya", 882, 71, 0, 0], ["Venkatamma", 833, 67, 0, 0], ["Sarojini", 789, 63, 0, 0],
  ["Sitamma", 750, 60, 0, 0], ["Parvathi", 714, 57, 0, 0], ["Savithri", 682, 55, 0, 0], ["Narasamma", 652, 52, 0, 0], ["Kamala", 625, 50, 0, 0],
  ["Bharathi", 600, 48, 0, 0], ["Pullamma", 577, 46, 0, 0], ["Suseela", 556, 44, 0, 0], ["Varalakshmi", 536, 43, 0, 0], ["Jayamma", 517, 41, 0, 0],
  ["Manikyamma", 500, 40, 0, 0], ["Satyavathi", 484, 39, 0, 0], ["Kausalya", 469, 38, 0, 0], ["Rajeshwari", 455, 36, 0, 0],
  ["Annapurna", 441, 35, 0, 0], ["Seethamma", 429, 34, 0, 0], ["Yellamma", 417, 33, 0, 0], ["Suguna", 405, 32, 0, 0],
  ["Vijayalakshmi", 395, 32, 0, 0], ["Subhadra", 385, 31, 0, 0], ["Balamani", 375, 30, 0, 0], ["Andalu", 366, 29, 0, 0], ["Radhamma", 357, 29, 0, 0],
  ["Rukmini", 349, 28, 0, 0], ["Mallamma", 341, 27, 0, 0], ["Ramulamma", 333, 27, 0, 0], ["Hymavathi", 326, 26, 0, 0], ["Padma", 80, 1000, 80, 0],
  ["Vijaya", 75, 938, 75, 0], ["Lalitha", 71, 882, 71, 0], ["Rama", 67, 833, 67, 0], ["Sujatha", 63, 789, 63, 0], ["Aruna", 60, 750, 60, 0],
  ["Renuka", 57, 714, 57, 0], ["Sunitha", 55, 682, 55, 0], ["Jyothi", 52, 652, 600, 48], ["Nirmala", 50, 625, 50, 0], ["Geetha", 48, 600, 48, 0],
  ["Uma", 46, 577, 46, 0], ["Vani", 44, 556, 44, 0], ["Sridevi", 43, 536, 43, 0], ["Madhavi", 41, 517, 714, 57], ["Bhagyalakshmi", 40, 500, 40, 0],
  ["Laxmi", 39, 484, 39, 0], ["Sandhya", 38, 469, 536, 43], ["Pushpa", 36, 455, 36, 0], ["Shobha", 35, 441, 35, 0], ["Swarupa", 34, 429, 34, 0],
  ["Rajitha", 33, 417, 517, 41], ["Latha", 32, 405, 32, 0], ["Anuradha", 32, 395, 32, 0], ["Kavitha", 31, 385, 750, 60], ["Rani", 30, 375, 30, 0],
  ["Vimala", 29, 366, 29, 0], ["Manjula", 29, 357, 29, 0], ["Bhavani", 28, 349, 28, 0], ["Jayasree", 27, 341, 27, 0], ["Sulochana", 27, 333, 27, 0],
  ["Shailaja", 26, 326, 26, 0], ["Swathi", 0, 80, 1000, 80], ["Sravanthi", 0, 75, 938, 75], ["Sirisha", 0, 71, 882, 71], ["Haritha", 0, 67, 833, 67],
  ["Swapna", 0, 63, 789, 63], ["Lavanya", 0, 55, 682, 55], ["Srilatha", 0, 52, 652, 52], ["Sushma", 0, 50, 625, 50], ["Anusha", 0, 46, 577, 46],
  ["Mounika", 0, 44, 556, 44], ["Mamatha", 0, 40, 500, 40], ["Prasanna", 0, 39, 484, 39], ["Radhika", 0, 38, 469, 38], ["Kalyani", 0, 36, 455, 36],
  ["Sowjanya", 0, 35, 441, 35], ["Divya", 0, 34, 429, 34], ["Anitha", 0, 33, 417, 33], ["Shirisha", 0, 32, 405, 32], ["Deepthi", 0, 32, 395, 32],
  ["Roja", 0, 31, 385, 31], ["Manasa", 0, 30, 375, 652], ["Srivani", 0, 29, 366, 29], ["Sreelatha", 0, 29, 357, 29], ["Archana", 0, 28, 349, 28],
  ["Navya", 0, 27, 341, 27], ["Vasavi", 0, 27, 333, 27], ["Nagamani", 0, 26, 326, 26], ["Sai Priya", 0, 0, 80, 1000], ["Akhila", 0, 0, 75, 938],
  ["Harika", 0, 0, 71, 882], ["Keerthi", 0, 0, 67, 833], ["Bhavya", 0, 0, 63, 789], ["Pravallika", 0, 0, 60, 750], ["Sahithi", 0, 0, 57, 714],
  ["Tejaswini", 0, 0, 55, 682], ["Ramya", 0, 0, 50, 625], ["Likhitha", 0, 0, 48, 600], ["Vaishnavi", 0, 0, 46, 577], ["Shravya", 0, 0, 44, 556],
  ["Sindhu", 0, 0, 43, 536], ["Anjali", 0, 0, 41, 517], ["Meghana", 0, 0, 40, 500], ["Sanjana", 0, 0, 39, 484], ["Deekshitha", 0, 0, 38, 469],
  ["Pranavi", 0, 0, 36, 455], ["Akshitha", 0, 0, 35, 441], ["Hasini", 0, 0, 34, 429], ["Nikhitha", 0, 0, 33, 417], ["Srija", 0, 0, 32, 405],
  ["Sowmya", 0, 0, 32, 395], ["Pooja", 0, 0, 31, 385], ["Sri Vidya", 0, 0, 30, 375], ["Varshitha", 0, 0, 29, 366], ["Aadhya", 0, 0, 29, 357],
  ["Rishitha", 0, 0, 28, 349], ["Sathvika", 0, 0, 27, 341], ["Sneha", 0, 0, 27, 333], ["Tanvi", 0, 0, 26, 326],
];

// biome-ignore format: a long table
const teluguMen: readonly GivenRow[] = [
  ["Venkateswarlu", 1000, 80, 0, 0], ["Narayana", 938, 75, 0, 0], ["Satyanarayana", 882, 71, 0, 0], ["Narasimha", 833, 67, 0, 0],
  ["Ramulu", 789, 63, 0, 0], ["Rajaiah", 750, 60, 0, 0], ["Mallaiah", 714, 57, 0, 0], ["Venkataiah", 682, 55, 0, 0], ["Subba", 652, 52, 0, 0],
  ["Anjaiah", 625, 50, 0, 0], ["Yadagiri", 600, 48, 0, 0], ["Lakshmaiah", 577, 46, 0, 0], ["Ramachandra", 556, 44, 0, 0],
  ["Krishnamurthy", 536, 43, 0, 0], ["Janardhan", 517, 41, 0, 0], ["Komuraiah", 500, 40, 0, 0], ["Pentaiah", 484, 39, 0, 0],
  ["Sambaiah", 469, 38, 0, 0], ["Buchaiah", 455, 36, 0, 0], ["Sitaramaiah", 441, 35, 0, 0], ["Hanumantha", 429, 34, 0, 0],
  ["Laxminarayana", 417, 33, 0, 0], ["Raghava", 405, 32, 0, 0], ["Veeraiah", 395, 32, 0, 0], ["Pullaiah", 385, 31, 0, 0],
  ["Bhoomaiah", 375, 30, 0, 0], ["Balaiah", 366, 29, 0, 0], ["Ananthaiah", 357, 29, 0, 0], ["Seshagiri", 349, 28, 0, 0], ["Ramaiah", 341, 27, 0, 0],
  ["Chandraiah", 333, 27, 0, 0], ["Kistaiah", 326, 26, 0, 0], ["Srinivas", 80, 1000, 80, 0], ["Ramesh", 75, 938, 75, 0],
  ["Venkatesh", 71, 882, 71, 0], ["Ravinder", 67, 833, 67, 0], ["Narsimha", 63, 789, 63, 0], ["Ramana", 60, 750, 60, 0],
  ["Rajender", 57, 714, 57, 0], ["Sudhakar", 55, 682, 55, 0], ["Prasad", 52, 652, 52, 0], ["Mohan", 50, 625, 50, 0], ["Nagaraju", 48, 600, 48, 0],
  ["Ashok", 46, 577, 46, 0], ["Raju", 44, 556, 44, 0], ["Sathyam", 43, 536, 43, 0], ["Laxman", 41, 517, 41, 0], ["Anjaneyulu", 40, 500, 40, 0],
  ["Prabhakar", 39, 484, 39, 0], ["Krishna", 38, 469, 38, 0], ["Yadaiah", 36, 455, 36, 0], ["Satish", 35, 441, 35, 0], ["Sridhar", 34, 429, 34, 0],
  ["Surender", 33, 417, 33, 0], ["Madhusudhan", 32, 405, 32, 0], ["Bhaskar", 32, 395, 32, 0], ["Ranga", 31, 385, 31, 0], ["Shankar", 30, 375, 30, 0],
  ["Mahender", 29, 366, 29, 0], ["Vijay", 29, 357, 29, 0], ["Chandrasekhar", 28, 349, 28, 0], ["Murali", 27, 341, 27, 0],
  ["Upender", 27, 333, 27, 0], ["Venugopal", 26, 326, 26, 0], ["Naresh", 0, 80, 1000, 80], ["Praveen", 0, 75, 938, 75], ["Kiran", 0, 71, 882, 71],
  ["Mahesh", 0, 67, 833, 67], ["Suresh", 0, 63, 789, 63], ["Ravi", 0, 60, 750, 60], ["Sandeep", 0, 57, 714, 57], ["Rajesh", 0, 55, 682, 55],
  ["Ramakrishna", 0, 52, 652, 52], ["Santosh", 0, 50, 625, 50], ["Naveen", 0, 48, 600, 48], ["Srikanth", 0, 46, 577, 46], ["Anil", 0, 44, 556, 44],
  ["Vamshi", 0, 43, 536, 43], ["Kishore", 0, 41, 517, 41], ["Raghu", 0, 40, 500, 40], ["Shiva", 0, 39, 484, 39], ["Harish", 0, 38, 469, 38],
  ["Pavan", 0, 36, 455, 36], ["Ganesh", 0, 35, 441, 35], ["Rakesh", 0, 34, 429, 34], ["Chaitanya", 0, 33, 417, 33], ["Sudheer", 0, 32, 405, 32],
  ["Vinod", 0, 32, 395, 32], ["Sunil", 0, 31, 385, 31], ["Karthik", 0, 30, 375, 30], ["Ajay", 0, 29, 366, 29], ["Nagesh", 0, 29, 357, 29],
  ["Sampath", 0, 28, 349, 28], ["Venu", 0, 27, 341, 27], ["Rajkumar", 0, 27, 333, 27], ["Swamy", 0, 26, 326, 26], ["Sai Kiran", 0, 0, 80, 1000],
  ["Sai Teja", 0, 0, 75, 938], ["Rohith", 0, 0, 71, 882], ["Vamsi", 0, 0, 67, 833], ["Akhil", 0, 0, 63, 789], ["Nithin", 0, 0, 60, 750],
  ["Abhinav", 0, 0, 57, 714], ["Manoj", 0, 0, 55, 682], ["Bhargav", 0, 0, 52, 652], ["Ruthvik", 0, 0, 50, 625], ["Nikhil", 0, 0, 48, 600],
  ["Charan", 0, 0, 46, 577], ["Manikanta", 0, 0, 44, 556], ["Pranay", 0, 0, 43, 536], ["Vishnu", 0, 0, 41, 517], ["Rahul", 0, 0, 40, 500],
  ["Tharun", 0, 0, 39, 484], ["Harsha", 0, 0, 38, 469], ["Sathwik", 0, 0, 36, 455], ["Varun", 0, 0, 35, 441], ["Dheeraj", 0, 0, 34, 429],
  ["Uday", 0, 0, 33, 417], ["Anvesh", 0, 0, 32, 405], ["Goutham", 0, 0, 32, 395], ["Sriram", 0, 0, 31, 385], ["Shashank", 0, 0, 30, 375],
  ["Arjun", 0, 0, 29, 366], ["Bharath", 0, 0, 29, 357], ["Hemanth", 0, 0, 28, 349], ["Yashwanth", 0, 0, 27, 341], ["Karthikeya", 0, 0, 27, 333],
  ["Advaith", 0, 0, 26, 326],
];

// biome-ignore format: a long table
const keralaWomen: readonly GivenRow[] = [
  ["Saraswathy", 1000, 80, 0, 0], ["Bhargavi", 938, 75, 0, 0], ["Kamalakshi", 882, 71, 0, 0], ["Lakshmikutty", 833, 67, 0, 0],
  ["Ammini", 789, 63, 0, 0], ["Radha", 750, 60, 0, 0], ["Sarojini", 714, 57, 0, 0], ["Devaki", 682, 55, 0, 0], ["Kalyani", 652, 52, 0, 0],
  ["Santhakumari", 625, 50, 0, 0], ["Thankamma", 600, 48, 0, 0], ["Savithri", 577, 46, 0, 0], ["Janaki", 556, 44, 0, 0], ["Leela", 536, 43, 0, 0],
  ["Madhavi", 517, 41, 0, 0], ["Omana", 500, 40, 0, 0], ["Padmavathy", 484, 39, 0, 0], ["Sarada", 469, 38, 0, 0], ["Subhadra", 455, 36, 0, 0],
  ["Rajamma", 441, 35, 0, 0], ["Kausalya", 429, 34, 0, 0], ["Meenakshi", 417, 33, 46, 577], ["Vilasini", 405, 32, 0, 0], ["Sathi", 395, 32, 0, 0],
  ["Ponnamma", 385, 31, 0, 0], ["Bharathi", 375, 30, 0, 0], ["Retnamma", 366, 29, 0, 0], ["Vijayamma", 357, 29, 0, 0], ["Gouri", 349, 28, 32, 395],
  ["Narayani", 341, 27, 0, 0], ["Sobhana", 80, 1000, 80, 0], ["Latha", 75, 938, 75, 0], ["Geetha", 71, 882, 71, 0], ["Usha", 67, 833, 67, 0],
  ["Girija", 63, 789, 63, 0], ["Sreedevi", 60, 750, 60, 0], ["Ajitha", 57, 714, 57, 0], ["Prasanna", 55, 682, 55, 0], ["Beena", 52, 652, 52, 0],
  ["Suma", 50, 625, 50, 0], ["Indira", 48, 600, 48, 0], ["Rema", 46, 577, 46, 0], ["Valsala", 44, 556, 44, 0], ["Jayasree", 43, 536, 43, 0],
  ["Sheela", 41, 517, 41, 0], ["Ambika", 40, 500, 40, 0], ["Bindu", 39, 484, 39, 0], ["Lathika", 38, 469, 38, 0], ["Maya", 36, 455, 36, 0],
  ["Mini", 35, 441, 35, 0], ["Sindhu", 34, 429, 34, 0], ["Ratnamma", 33, 417, 33, 0], ["Lekha", 32, 405, 32, 0], ["Rajasree", 32, 395, 32, 0],
  ["Syamala", 31, 385, 31, 0], ["Sudha", 30, 375, 30, 0], ["Anitha", 29, 366, 29, 0], ["Preetha", 29, 357, 29, 0], ["Jaya", 28, 349, 28, 0],
  ["Remani", 27, 341, 27, 0], ["Divya", 0, 80, 1000, 80], ["Sreeja", 0, 75, 938, 75], ["Soumya", 0, 71, 882, 71], ["Athira", 0, 67, 833, 67],
  ["Remya", 0, 63, 789, 63], ["Saritha", 0, 60, 750, 60], ["Dhanya", 0, 57, 714, 57], ["Deepa", 0, 55, 682, 55], ["Sandhya", 0, 52, 652, 52],
  ["Reshmi", 0, 50, 625, 50], ["Sreelakshmi", 0, 48, 600, 536], ["Asha", 0, 46, 577, 46], ["Nisha", 0, 44, 556, 44], ["Vidya", 0, 43, 536, 43],
  ["Anju", 0, 41, 517, 41], ["Parvathy", 0, 40, 500, 40], ["Aswathy", 0, 39, 484, 39], ["Lakshmi", 0, 38, 469, 38], ["Smitha", 0, 36, 455, 36],
  ["Sajitha", 0, 35, 441, 35], ["Sini", 0, 34, 429, 34], ["Jisha", 0, 33, 417, 33], ["Rajani", 0, 32, 405, 32], ["Manju", 0, 32, 395, 32],
  ["Prajitha", 0, 31, 385, 31], ["Neethu", 0, 30, 375, 30], ["Dhanusha", 0, 29, 366, 29], ["Veena", 0, 29, 357, 29], ["Resmi", 0, 28, 349, 28],
  ["Surya", 0, 27, 341, 27], ["Anjana", 0, 0, 80, 1000], ["Gopika", 0, 0, 75, 938], ["Devika", 0, 0, 71, 882], ["Arya", 0, 0, 67, 833],
  ["Nandana", 0, 0, 63, 789], ["Malavika", 0, 0, 60, 750], ["Aparna", 0, 0, 57, 714], ["Athulya", 0, 0, 55, 682], ["Gayathri", 0, 0, 52, 652],
  ["Keerthana", 0, 0, 50, 625], ["Anagha", 0, 0, 48, 600], ["Amrutha", 0, 0, 44, 556], ["Krishnapriya", 0, 0, 41, 517], ["Parvathi", 0, 0, 40, 500],
  ["Ananya", 0, 0, 39, 484], ["Niranjana", 0, 0, 38, 469], ["Vismaya", 0, 0, 36, 455], ["Abhirami", 0, 0, 35, 441], ["Aiswarya", 0, 0, 34, 429],
  ["Nivedya", 0, 0, 33, 417], ["Akhila", 0, 0, 32, 405], ["Avani", 0, 0, 31, 385], ["Diya", 0, 0, 30, 375], ["Ardra", 0, 0, 29, 366],
  ["Swathi", 0, 0, 29, 357], ["Sneha", 0, 0, 28, 349], ["Haritha", 0, 0, 27, 341],
];

// biome-ignore format: a long table
const keralaMen: readonly GivenRow[] = [
  ["Gopalakrishnan", 1000, 80, 0, 0], ["Raghavan", 938, 75, 0, 0], ["Krishnan", 882, 71, 0, 0], ["Balakrishnan", 833, 67, 0, 0],
  ["Narayanan", 789, 63, 0, 0], ["Sukumaran", 750, 60, 0, 0], ["Vasudevan", 714, 57, 0, 0], ["Bhaskaran", 682, 55, 0, 0],
  ["Kunjiraman", 652, 52, 0, 0], ["Madhavan", 625, 50, 0, 0], ["Divakaran", 600, 48, 0, 0], ["Appukuttan", 577, 46, 0, 0],
  ["Prabhakaran", 556, 44, 0, 0], ["Ramachandran", 536, 43, 0, 0], ["Sreedharan", 517, 41, 0, 0], ["Karunakaran", 500, 40, 0, 0],
  ["Chandrasekharan", 484, 39, 0, 0], ["Damodaran", 469, 38, 0, 0], ["Achuthan", 455, 36, 0, 0], ["Kesavan", 441, 35, 0, 0],
  ["Velayudhan", 429, 34, 0, 0], ["Parameswaran", 417, 33, 0, 0], ["Padmanabhan", 405, 32, 0, 0], ["Govindan", 395, 32, 0, 0],
  ["Sivaraman", 385, 31, 0, 0], ["Thankappan", 375, 30, 0, 0], ["Gangadharan", 366, 29, 0, 0], ["Kuttan", 357, 29, 0, 0],
  ["Sankaran", 349, 28, 0, 0], ["Kumaran", 341, 27, 0, 0], ["Rajan", 80, 1000, 80, 0], ["Surendran", 75, 938, 75, 0], ["Mohanan", 71, 882, 71, 0],
  ["Sasidharan", 67, 833, 67, 0], ["Unnikrishnan", 63, 789, 63, 0], ["Sasi", 60, 750, 60, 0], ["Vijayan", 57, 714, 57, 0],
  ["Raveendran", 55, 682, 55, 0], ["Suresh", 52, 652, 52, 0], ["Mohandas", 50, 625, 50, 0], ["Ravi", 48, 600, 48, 0], ["Murali", 46, 577, 46, 0],
  ["Rajendran", 44, 556, 44, 0], ["Pradeep", 43, 536, 43, 0], ["Babu", 41, 517, 41, 0], ["Ramesh", 40, 500, 40, 0], ["Venugopal", 39, 484, 39, 0],
  ["Sathyan", 38, 469, 38, 0], ["Jayan", 36, 455, 36, 0], ["Ajayan", 35, 441, 35, 0], ["Anilkumar", 34, 429, 34, 0],
  ["Radhakrishnan", 33, 417, 33, 0], ["Soman", 32, 405, 32, 0], ["Premkumar", 32, 395, 32, 0], ["Jayachandran", 31, 385, 31, 0],
  ["Shaji", 30, 375, 30, 0], ["Santhosh", 29, 366, 29, 0], ["Prakashan", 29, 357, 29, 0], ["Dileep", 28, 349, 536, 43],
  ["Hariharan", 27, 341, 27, 0], ["Anoop", 0, 80, 1000, 80], ["Rajesh", 0, 75, 938, 75], ["Sreejith", 0, 71, 882, 71], ["Vineeth", 0, 67, 833, 67],
  ["Prasanth", 0, 63, 789, 63], ["Biju", 0, 60, 750, 60], ["Sajith", 0, 57, 714, 57], ["Arun", 0, 55, 682, 55], ["Manoj", 0, 52, 652, 52],
  ["Sandeep", 0, 50, 625, 50], ["Jithin", 0, 48, 600, 48], ["Ratheesh", 0, 46, 577, 46], ["Rakesh", 0, 44, 556, 44], ["Nidhin", 0, 41, 517, 41],
  ["Sarath", 0, 40, 500, 40], ["Ranjith", 0, 39, 484, 39], ["Sudheesh", 0, 38, 469, 38], ["Aneesh", 0, 36, 455, 36], ["Vishnu", 0, 35, 441, 833],
  ["Praveen", 0, 34, 429, 34], ["Renjith", 0, 33, 417, 33], ["Sujith", 0, 32, 405, 32], ["Bineesh", 0, 32, 395, 32], ["Shyam", 0, 31, 385, 31],
  ["Anil", 0, 30, 375, 30], ["Krishnakumar", 0, 29, 366, 29], ["Vipin", 0, 29, 357, 29], ["Jayesh", 0, 28, 349, 28], ["Hari", 0, 27, 341, 27],
  ["Abhijith", 0, 0, 80, 1000], ["Adarsh", 0, 0, 75, 938], ["Akhil", 0, 0, 71, 882], ["Aswin", 0, 0, 63, 789], ["Gokul", 0, 0, 60, 750],
  ["Amal", 0, 0, 57, 714], ["Ananthu", 0, 0, 55, 682], ["Jishnu", 0, 0, 52, 652], ["Abhinav", 0, 0, 50, 625], ["Arjun", 0, 0, 48, 600],
  ["Rahul", 0, 0, 46, 577], ["Sidharth", 0, 0, 44, 556], ["Sreehari", 0, 0, 43, 536], ["Nandu", 0, 0, 41, 517], ["Aravind", 0, 0, 40, 500],
  ["Adithyan", 0, 0, 39, 484], ["Sanjay", 0, 0, 38, 469], ["Devadath", 0, 0, 36, 455], ["Midhun", 0, 0, 35, 441], ["Rohith", 0, 0, 34, 429],
  ["Karthik", 0, 0, 33, 417], ["Vaishakh", 0, 0, 32, 405], ["Athul", 0, 0, 32, 395], ["Navaneeth", 0, 0, 31, 385], ["Yadhu", 0, 0, 30, 375],
  ["Gautham", 0, 0, 29, 366], ["Anandhu", 0, 0, 29, 357], ["Madhav", 0, 0, 28, 349], ["Kiran", 0, 0, 27, 341],
];

// biome-ignore format: a long table
const keralaChristianWomen: readonly GivenRow[] = [
  ["Mariamma", 1000, 80, 0, 0], ["Annamma", 938, 75, 0, 0], ["Aleyamma", 882, 71, 0, 0], ["Eliyamma", 833, 67, 0, 0], ["Rosamma", 789, 63, 0, 0],
  ["Saramma", 750, 60, 0, 0], ["Thresiamma", 714, 57, 0, 0], ["Kunjamma", 682, 55, 0, 0], ["Chinnamma", 652, 52, 0, 0], ["Sosamma", 625, 50, 0, 0],
  ["Rahel", 600, 48, 0, 0], ["Achamma", 577, 46, 0, 0], ["Philomina", 556, 44, 0, 0], ["Aley", 536, 43, 0, 0], ["Mary", 517, 41, 0, 0],
  ["Anna", 500, 40, 80, 1000], ["Brijitha", 484, 39, 0, 0], ["Gracy", 469, 750, 60, 0], ["Thankamma", 455, 36, 0, 0], ["Leelamma", 441, 35, 0, 0],
  ["Molly", 80, 1000, 80, 0], ["Lissy", 75, 938, 75, 0], ["Elsy", 71, 882, 71, 0], ["Susamma", 67, 833, 67, 0], ["Jessy", 63, 789, 63, 0],
  ["Valsamma", 57, 714, 57, 0], ["Shiny", 55, 682, 55, 0], ["Lizy", 52, 652, 52, 0], ["Mercy", 50, 625, 50, 0], ["Aleykutty", 48, 600, 48, 0],
  ["Alice", 46, 577, 46, 0], ["Rosily", 44, 556, 44, 0], ["Mini", 43, 536, 43, 0], ["Suja", 41, 517, 41, 0], ["Beena", 40, 500, 40, 0],
  ["Annie", 39, 484, 39, 0], ["Reena", 38, 469, 38, 0], ["Jancy", 36, 455, 36, 0], ["Lilly", 35, 441, 35, 0], ["Susan", 34, 429, 34, 0],
  ["Celine", 33, 417, 33, 0], ["Daisy", 32, 405, 32, 0], ["Anu", 0, 80, 1000, 80], ["Jincy", 0, 75, 938, 75], ["Sheeba", 0, 71, 882, 71],
  ["Bincy", 0, 67, 833, 67], ["Liji", 0, 63, 789, 63], ["Sherin", 0, 60, 750, 60], ["Simi", 0, 57, 714, 57], ["Tintu", 0, 55, 682, 55],
  ["Jisha", 0, 52, 652, 52], ["Reeja", 0, 50, 625, 50], ["Betty", 0, 48, 600, 48], ["Neethu", 0, 46, 577, 46], ["Soumya", 0, 44, 556, 44],
  ["Smitha", 0, 43, 536, 43], ["Merin", 0, 41, 517, 682], ["Roshni", 0, 40, 500, 40], ["Teena", 0, 39, 484, 39], ["Asha", 0, 38, 469, 38],
  ["Deepa", 0, 36, 455, 36], ["Anju", 0, 35, 441, 35], ["Lincy", 0, 34, 429, 34], ["Divya", 0, 33, 417, 33], ["Rinu", 0, 32, 405, 32],
  ["Maria", 0, 0, 75, 938], ["Ann Mary", 0, 0, 71, 882], ["Rose Mary", 0, 0, 67, 833], ["Angel", 0, 0, 63, 789], ["Sneha", 0, 0, 60, 750],
  ["Aleena", 0, 0, 57, 714], ["Treesa", 0, 0, 52, 652], ["Riya", 0, 0, 50, 625], ["Alphonsa", 0, 0, 48, 600], ["Jeena", 0, 0, 46, 577],
  ["Neha", 0, 0, 44, 556], ["Elizabeth", 0, 0, 43, 536], ["Christina", 0, 0, 41, 517], ["Tessa", 0, 0, 40, 500], ["Anjali", 0, 0, 39, 484],
  ["Alna", 0, 0, 38, 469], ["Aleesha", 0, 0, 36, 455], ["Nimisha", 0, 0, 35, 441], ["Feba", 0, 0, 34, 429], ["Amala", 0, 0, 33, 417],
  ["Sandra", 0, 0, 32, 405], ["Hanna", 0, 0, 32, 395],
];

// biome-ignore format: a long table
const keralaChristianMen: readonly GivenRow[] = [
  ["Chacko", 1000, 80, 0, 0], ["Ouseph", 938, 75, 0, 0], ["Kunjappan", 882, 71, 0, 0], ["Yohannan", 833, 67, 0, 0], ["Pappachan", 789, 63, 0, 0],
  ["Kuriakose", 750, 60, 0, 0], ["Devassia", 714, 57, 0, 0], ["Mathai", 682, 55, 0, 0], ["Thommachan", 652, 52, 0, 0], ["Ittoop", 625, 50, 0, 0],
  ["Paulose", 600, 48, 0, 0], ["Kochukunju", 577, 46, 0, 0], ["Varkey", 556, 44, 0, 0], ["Avarachan", 536, 43, 0, 0], ["Antony", 517, 41, 0, 0],
  ["Kunjumon", 500, 40, 0, 0], ["Lonappan", 484, 39, 0, 0], ["Eapen", 469, 38, 0, 0], ["Pathrose", 455, 36, 0, 0], ["Geevarghese", 441, 35, 0, 0],
  ["Joy", 80, 1000, 80, 0], ["Jose", 75, 938, 75, 0], ["Babu", 71, 882, 71, 0], ["Saju", 67, 833, 67, 0], ["Shaji", 63, 789, 63, 0],
  ["Tomy", 60, 750, 60, 0], ["Jacob", 57, 714, 57, 0], ["Sunny", 55, 682, 55, 0], ["Roy", 52, 652, 52, 0], ["Biju", 50, 625, 50, 0],
  ["Benny", 48, 600, 48, 0], ["Johny", 46, 577, 46, 0], ["Raju", 44, 556, 44, 0], ["Shibu", 43, 536, 43, 0], ["Mathewkutty", 41, 517, 41, 0],
  ["Thankachan", 40, 500, 40, 0], ["Reji", 39, 484, 39, 0], ["Baby", 38, 469, 38, 0], ["Wilson", 36, 455, 36, 0], ["Jaison", 35, 441, 35, 0],
  ["Sabu", 34, 429, 34, 0], ["Binoy", 33, 417, 33, 0], ["Jobin", 0, 80, 1000, 80], ["Bibin", 0, 75, 938, 75], ["Jinu", 0, 71, 882, 71],
  ["Jibin", 0, 67, 833, 67], ["Sijo", 0, 63, 789, 63], ["Lijo", 0, 60, 750, 60], ["Anish", 0, 57, 714, 57], ["Renjith", 0, 55, 682, 55],
  ["Tijo", 0, 52, 652, 52], ["Jomon", 0, 50, 625, 50], ["Shijo", 0, 48, 600, 48], ["Binu", 0, 46, 577, 46], ["Sibi", 0, 44, 556, 44],
  ["Robin", 0, 43, 536, 43], ["Tinu", 0, 41, 517, 41], ["Ajo", 0, 40, 500, 40], ["Nibin", 0, 39, 484, 39], ["Vinod", 0, 38, 469, 38],
  ["Lijin", 0, 36, 455, 36], ["Manoj", 0, 35, 441, 35], ["Dijo", 0, 34, 429, 34], ["Febin", 0, 33, 417, 33], ["Sanju", 0, 32, 405, 32],
  ["Alan", 0, 0, 80, 1000], ["Albin", 0, 0, 75, 938], ["Jerin", 0, 0, 71, 882], ["Joel", 0, 0, 67, 833], ["Akhil", 0, 0, 63, 789],
  ["Edwin", 0, 0, 60, 750], ["Christo", 0, 0, 57, 714], ["Melvin", 0, 0, 55, 682], ["Rohan", 0, 0, 52, 652], ["Ebin", 0, 0, 50, 625],
  ["Abin", 0, 0, 48, 600], ["Nithin", 0, 0, 46, 577], ["Amal", 0, 0, 44, 556], ["Basil", 0, 0, 43, 536], ["Aby", 0, 0, 41, 517],
  ["Kevin", 0, 0, 40, 500], ["Bejoy", 0, 0, 39, 484], ["Godwin", 0, 0, 38, 469], ["Jerry", 0, 0, 36, 455], ["Denny", 0, 0, 35, 441],
  ["Ashwin", 0, 0, 34, 429], ["Sebin", 0, 0, 33, 417], ["Emil", 0, 0, 32, 405],
];

// biome-ignore format: a long table
const keralaMuslimWomen: readonly GivenRow[] = [
  ["Pathumma", 1000, 80, 0, 0], ["Kunjipathu", 938, 75, 0, 0], ["Khadeeja", 882, 71, 0, 0], ["Ayisha", 833, 67, 0, 0], ["Nabeesa", 789, 63, 0, 0],
  ["Mariyam", 750, 60, 0, 0], ["Amina", 714, 57, 0, 0], ["Biyyathu", 682, 55, 0, 0], ["Kadeesa", 652, 52, 0, 0], ["Ayishumma", 625, 50, 0, 0],
  ["Kadiyumma", 600, 48, 0, 0], ["Sainaba", 577, 46, 0, 0], ["Beefathima", 556, 44, 0, 0], ["Pathukutty", 536, 43, 0, 0], ["Nafeesa", 517, 41, 0, 0],
  ["Ummukulsu", 500, 40, 0, 0], ["Safiya", 484, 625, 50, 0], ["Zainaba", 469, 38, 0, 0], ["Rukhiya", 455, 36, 0, 0], ["Subaida", 441, 35, 0, 0],
  ["Ramla", 80, 1000, 80, 0], ["Jameela", 75, 938, 75, 0], ["Suhara", 71, 882, 71, 0], ["Sakeena", 67, 833, 67, 0], ["Asya", 63, 789, 63, 0],
  ["Zubaida", 60, 750, 60, 0], ["Laila", 57, 714, 57, 0], ["Haseena", 55, 682, 682, 55], ["Rasiya", 52, 652, 52, 0], ["Ramlath", 48, 600, 48, 0],
  ["Naseema", 46, 577, 46, 0], ["Shahida", 44, 556, 44, 0], ["Rukkiya", 43, 536, 43, 0], ["Mumtaz", 41, 517, 41, 0], ["Sulaikha", 40, 500, 40, 0],
  ["Khairunnisa", 39, 484, 39, 0], ["Saleena", 38, 469, 38, 0], ["Hafsath", 36, 455, 36, 0], ["Nadeera", 35, 441, 35, 0], ["Bushra", 34, 429, 34, 0],
  ["Suharabi", 33, 417, 33, 0], ["Shamna", 0, 80, 1000, 80], ["Shabna", 0, 75, 938, 75], ["Jaseena", 0, 71, 882, 71], ["Sajna", 0, 67, 833, 67],
  ["Fousiya", 0, 63, 789, 63], ["Shahina", 0, 60, 750, 60], ["Ramsheena", 0, 57, 714, 57], ["Rahmath", 0, 52, 652, 52], ["Sheeba", 0, 50, 625, 50],
  ["Nasiya", 0, 48, 600, 48], ["Sabira", 0, 46, 577, 46], ["Raseena", 0, 44, 556, 44], ["Muneera", 0, 43, 536, 43], ["Shereena", 0, 41, 517, 41],
  ["Hasna", 0, 40, 500, 40], ["Fasila", 0, 39, 484, 39], ["Jumana", 0, 38, 469, 38], ["Ruksana", 0, 36, 455, 36], ["Shanifa", 0, 35, 441, 35],
  ["Farsana", 0, 34, 429, 34], ["Najma", 0, 33, 417, 33], ["Fathima", 0, 0, 80, 1000], ["Aysha", 0, 0, 75, 938], ["Nahla", 0, 0, 71, 882],
  ["Rinsha", 0, 0, 67, 833], ["Hiba", 0, 0, 63, 789], ["Hanna", 0, 0, 60, 750], ["Nafla", 0, 0, 57, 714], ["Shifna", 0, 0, 55, 682],
  ["Fida", 0, 0, 52, 652], ["Jasna", 0, 0, 50, 625], ["Riya", 0, 0, 48, 600], ["Nida", 0, 0, 46, 577], ["Sana", 0, 0, 44, 556],
  ["Liya", 0, 0, 43, 536], ["Shahana", 0, 0, 41, 517], ["Safa", 0, 0, 40, 500], ["Amna", 0, 0, 39, 484], ["Rifa", 0, 0, 38, 469],
  ["Mehrin", 0, 0, 36, 455], ["Nasrin", 0, 0, 35, 441], ["Aamina", 0, 0, 34, 429], ["Minha", 0, 0, 33, 417],
];

// biome-ignore format: a long table
const keralaMuslimMen: readonly GivenRow[] = [
  ["Moideen", 1000, 80, 0, 0], ["Kunhammed", 938, 75, 0, 0], ["Hamza", 882, 71, 0, 0], ["Abdulla", 833, 67, 0, 0], ["Alavi", 789, 63, 0, 0],
  ["Beeran", 750, 60, 0, 0], ["Mammu", 714, 57, 0, 0], ["Kunhalavi", 682, 55, 0, 0], ["Saidali", 652, 52, 0, 0], ["Ahammed", 625, 50, 0, 0],
  ["Pokker", 600, 48, 0, 0], ["Ibrahimkutty", 577, 46, 0, 0], ["Kunhimuhammed", 556, 44, 0, 0], ["Ummer", 536, 556, 44, 0],
  ["Avaran", 517, 41, 0, 0], ["Moosa", 500, 40, 0, 0], ["Marakkar", 484, 39, 0, 0], ["Abubacker", 469, 38, 0, 0], ["Kunjumuhammed", 455, 36, 0, 0],
  ["Soopy", 441, 35, 0, 0], ["Ashraf", 80, 1000, 80, 0], ["Basheer", 75, 938, 75, 0], ["Abdul Nazar", 71, 882, 71, 0],
  ["Abdurahiman", 67, 833, 67, 0], ["Kabeer", 63, 789, 63, 0], ["Saidalavi", 60, 750, 60, 0], ["Majeed", 57, 714, 57, 0], ["Hamsa", 55, 682, 55, 0],
  ["Salim", 52, 652, 52, 0], ["Latheef", 50, 625, 50, 0], ["Rasheed", 48, 600, 48, 0], ["Shamsudheen", 46, 577, 46, 0], ["Siddique", 43, 536, 43, 0],
  ["Nazar", 41, 517, 41, 0], ["Kareem", 40, 500, 40, 0], ["Musthafa", 39, 484, 39, 0], ["Jabbar", 38, 469, 38, 0], ["Shoukath", 36, 455, 36, 0],
  ["Razak", 35, 441, 35, 0], ["Kunhimon", 34, 429, 34, 0], ["Shafeek", 0, 80, 1000, 80], ["Riyas", 0, 75, 938, 75], ["Shameer", 0, 71, 882, 71],
  ["Jaseem", 0, 67, 833, 67], ["Sajeer", 0, 63, 789, 63], ["Anas", 0, 60, 750, 60], ["Noufal", 0, 57, 714, 57], ["Shihab", 0, 55, 682, 55],
  ["Nishad", 0, 52, 652, 52], ["Faisal", 0, 50, 625, 50], ["Shafi", 0, 48, 600, 48], ["Jamsheer", 0, 46, 577, 46], ["Haris", 0, 44, 556, 44],
  ["Muneer", 0, 43, 536, 43], ["Rafeeq", 0, 41, 517, 41], ["Sameer", 0, 40, 500, 40], ["Niyas", 0, 39, 484, 39], ["Firos", 0, 38, 469, 38],
  ["Anwar", 0, 36, 455, 36], ["Nasar", 0, 35, 441, 35], ["Mansoor", 0, 34, 429, 34], ["Jaleel", 0, 33, 417, 33], ["Shibil", 0, 0, 80, 1000],
  ["Ajmal", 0, 0, 75, 938], ["Sinan", 0, 0, 71, 882], ["Rizwan", 0, 0, 67, 833], ["Fayis", 0, 0, 63, 789], ["Adil", 0, 0, 60, 750],
  ["Nihal", 0, 0, 57, 714], ["Shahin", 0, 0, 55, 682], ["Ashiq", 0, 0, 52, 652], ["Ameen", 0, 0, 50, 625], ["Aslam", 0, 0, 48, 600],
  ["Dilshad", 0, 0, 46, 577], ["Favas", 0, 0, 44, 556], ["Irfan", 0, 0, 43, 536], ["Jinan", 0, 0, 41, 517], ["Rafi", 0, 0, 40, 500],
  ["Afsal", 0, 0, 39, 484], ["Salman", 0, 0, 38, 469], ["Shamil", 0, 0, 36, 455], ["Rishad", 0, 0, 35, 441], ["Hashim", 0, 0, 34, 429],
  ["Swalih", 0, 0, 33, 417],
];

// biome-ignore format: a long table
const christianWomen: readonly GivenRow[] = [
  ["Mary", 1000, 80, 0, 0], ["Rose", 938, 75, 0, 0], ["Grace", 882, 71, 0, 0], ["Margaret", 833, 67, 0, 0], ["Agnes", 789, 63, 0, 0],
  ["Elizabeth", 750, 60, 0, 0], ["Lily", 714, 57, 0, 0], ["Martha", 682, 55, 0, 0], ["Teresa", 652, 52, 0, 0], ["Philomena", 625, 50, 0, 0],
  ["Helen", 600, 48, 0, 0], ["Dorothy", 577, 46, 0, 0], ["Cecilia", 556, 44, 0, 0], ["Alice", 536, 43, 0, 0], ["Ruth", 517, 41, 0, 0],
  ["Rebecca", 500, 40, 0, 0], ["Lucy", 484, 39, 0, 0], ["Monica", 469, 38, 0, 0], ["Flora", 455, 36, 0, 0], ["Esther", 441, 35, 0, 0],
  ["Rita", 80, 1000, 80, 0], ["Angela", 75, 938, 75, 0], ["Lydia", 71, 882, 71, 0], ["Shirley", 67, 833, 67, 0], ["Sheila", 63, 789, 63, 0],
  ["Daisy", 60, 750, 60, 0], ["Jennifer", 57, 714, 57, 0], ["Maria", 55, 682, 55, 0], ["Stella", 52, 652, 52, 0], ["Veronica", 50, 625, 50, 0],
  ["Lilian", 48, 600, 48, 0], ["Rachel", 46, 577, 46, 517], ["Evelyn", 44, 556, 44, 0], ["Jacinta", 43, 536, 43, 0], ["Caroline", 41, 517, 41, 0],
  ["Sandra", 40, 500, 40, 0], ["Marina", 39, 484, 39, 0], ["Lorna", 38, 469, 38, 0], ["Anita", 36, 455, 36, 0], ["Christina", 35, 441, 35, 0],
  ["Sharon", 0, 80, 1000, 455], ["Priscilla", 0, 75, 938, 75], ["Melissa", 0, 71, 882, 71], ["Linda", 0, 67, 833, 67], ["Pamela", 0, 63, 789, 63],
  ["Jacqueline", 0, 60, 750, 60], ["Sarah", 0, 57, 714, 625], ["Cynthia", 0, 55, 682, 55], ["Glenda", 0, 52, 652, 52], ["Jessica", 0, 50, 625, 938],
  ["Diana", 0, 48, 600, 48], ["Natasha", 0, 46, 577, 46], ["Michelle", 0, 44, 556, 44], ["Brenda", 0, 43, 536, 43], ["Karen", 0, 41, 517, 41],
  ["Rosy", 0, 40, 500, 40], ["Deborah", 0, 39, 484, 39], ["Vanessa", 0, 38, 469, 500], ["Ruby", 0, 36, 455, 36], ["Susan", 0, 35, 441, 35],
  ["Angel", 0, 0, 80, 1000], ["Naomi", 0, 0, 71, 882], ["Blessing", 0, 0, 67, 833], ["Angelina", 0, 0, 63, 789], ["Melody", 0, 0, 60, 750],
  ["Nicole", 0, 0, 57, 714], ["Hannah", 0, 0, 55, 682], ["Abigail", 0, 0, 52, 652], ["Mercy", 0, 0, 48, 600], ["Joanna", 0, 0, 46, 577],
  ["Stephanie", 0, 0, 44, 556], ["Daphne", 0, 0, 43, 536], ["Eunice", 0, 0, 39, 484], ["Princess", 0, 0, 38, 469], ["Alisha", 0, 0, 35, 441],
];

// biome-ignore format: a long table
const christianMen: readonly GivenRow[] = [
  ["John", 1000, 80, 0, 0], ["Joseph", 938, 75, 0, 0], ["Francis", 882, 71, 0, 0], ["Peter", 833, 1000, 80, 0], ["Paul", 789, 63, 0, 0],
  ["Anthony", 750, 750, 60, 0], ["Thomas", 714, 57, 0, 0], ["George", 682, 55, 0, 0], ["William", 652, 52, 0, 0], ["James", 625, 50, 0, 0],
  ["Albert", 600, 48, 0, 0], ["Stephen", 577, 789, 63, 0], ["Lawrence", 556, 44, 0, 0], ["Robert", 536, 441, 35, 0], ["David", 517, 882, 71, 0],
  ["Michael", 500, 938, 75, 0], ["Charles", 484, 39, 0, 0], ["Dominic", 469, 38, 0, 0], ["Simon", 455, 36, 0, 0], ["Philip", 441, 35, 0, 0],
  ["Daniel", 67, 833, 938, 682], ["Wilson", 57, 714, 57, 0], ["Patrick", 55, 682, 55, 0], ["Edwin", 52, 652, 52, 0], ["Victor", 50, 625, 50, 0],
  ["Samuel", 48, 600, 882, 536], ["Richard", 46, 577, 46, 0], ["Raymond", 44, 556, 44, 0], ["Melvin", 43, 536, 43, 0], ["Vincent", 41, 517, 41, 0],
  ["Henry", 40, 500, 40, 0], ["Roy", 39, 484, 39, 0], ["Alex", 38, 469, 38, 0], ["Clement", 36, 455, 36, 0], ["Kevin", 0, 80, 1000, 80],
  ["Brian", 0, 67, 833, 67], ["Jason", 0, 63, 789, 63], ["Nelson", 0, 60, 750, 60], ["Rohan", 0, 57, 714, 57], ["Collin", 0, 55, 682, 55],
  ["Sunny", 0, 52, 652, 52], ["Benjamin", 0, 50, 625, 50], ["Sandeep", 0, 48, 600, 48], ["Alvin", 0, 46, 577, 46], ["Joel", 0, 44, 556, 833],
  ["Nigel", 0, 43, 536, 43], ["Leon", 0, 41, 517, 41], ["Ronald", 0, 40, 500, 40], ["Savio", 0, 39, 484, 39], ["Denzil", 0, 38, 469, 38],
  ["Elvis", 0, 36, 455, 36], ["Glenn", 0, 35, 441, 35], ["Joshua", 0, 0, 80, 1000], ["Aaron", 0, 0, 75, 938], ["Nathan", 0, 0, 71, 882],
  ["Emmanuel", 0, 0, 63, 789], ["Reuben", 0, 0, 60, 750], ["Ethan", 0, 0, 57, 714], ["Gideon", 0, 0, 52, 652], ["Caleb", 0, 0, 50, 625],
  ["Ryan", 0, 0, 48, 600], ["Jeremiah", 0, 0, 46, 577], ["Mark", 0, 0, 44, 556], ["Elijah", 0, 0, 41, 517], ["Ian", 0, 0, 40, 500],
  ["Jonathan", 0, 0, 39, 484], ["Abraham", 0, 0, 38, 469], ["Lionel", 0, 0, 36, 455], ["Justin", 0, 0, 35, 441],
];

// biome-ignore format: a long table
const mizoWomen: readonly GivenRow[] = [
  ["Thangkhumi", 1000, 80, 0, 0], ["Lalthanzami", 938, 75, 0, 0], ["Hrangthuami", 882, 71, 0, 0], ["Rothangpuii", 833, 67, 0, 0],
  ["Lalhmingliani", 789, 63, 0, 0], ["Zaithangi", 750, 60, 0, 0], ["Biakthangi", 714, 57, 0, 0], ["Lalzami", 682, 55, 0, 0],
  ["Chhingpuii", 652, 52, 0, 0], ["Kapthangi", 625, 50, 0, 0], ["Darthangi", 600, 48, 0, 0], ["Thanzami", 577, 46, 0, 0],
  ["Lalnghingi", 556, 44, 0, 0], ["Vanlalthangi", 536, 43, 0, 0], ["Rualthangi", 517, 41, 0, 0], ["Lalbiakthangi", 500, 40, 0, 0],
  ["Hmingthangi", 484, 39, 0, 0], ["Sangthuami", 469, 38, 0, 0], ["Lalthansangi", 80, 1000, 80, 0], ["Lalrinpuii", 75, 938, 75, 0],
  ["Zothanpuii", 71, 882, 71, 0], ["Lalhmangaihi", 67, 833, 67, 0], ["Vanlalruati", 63, 789, 63, 0], ["Lalnunmawii", 60, 750, 60, 0],
  ["Remthangi", 57, 714, 57, 0], ["Lalthlamuani", 55, 682, 55, 0], ["Lalbiakzuali", 52, 652, 52, 0], ["Ramhlunpuii", 50, 625, 50, 0],
  ["Lalsangzuali", 48, 600, 48, 0], ["Malsawmi", 46, 577, 46, 0], ["Lalrindiki", 44, 556, 44, 0], ["Zonunsangi", 43, 536, 43, 0],
  ["Biakzuali", 41, 517, 41, 0], ["Lalengmawii", 40, 500, 40, 0], ["Zodinpuii", 39, 484, 39, 0], ["Lalmuanpuii", 38, 469, 38, 0],
  ["Lalrinawmi", 0, 80, 1000, 80], ["Vanlalhruaii", 0, 75, 938, 75], ["Lalruatfeli", 0, 71, 882, 71], ["Lalhriatpuii", 0, 67, 833, 67],
  ["Zoramchhani", 0, 63, 789, 63], ["Malsawmtluangi", 0, 60, 750, 60], ["Lalremruati", 0, 57, 714, 57], ["Lalrinmawii", 0, 55, 682, 55],
  ["Zothansangi", 0, 52, 652, 52], ["Lalduhawmi", 0, 50, 625, 50], ["Lalnunpuii", 0, 48, 600, 48], ["Lalchhanhimi", 0, 46, 577, 46],
  ["Laltlanmawii", 0, 44, 556, 44], ["Vanneihtluangi", 0, 43, 536, 43], ["Lalpekhlui", 0, 41, 517, 41], ["Lalmalsawmi", 0, 40, 500, 40],
  ["Ramdinthari", 0, 39, 484, 39], ["Zorinpuii", 0, 38, 469, 38], ["Esther Lalrinpuii", 0, 0, 80, 1000], ["Lalrinhlui", 0, 0, 75, 938],
  ["Malsawmdawngi", 0, 0, 71, 882], ["Lalremsiami", 0, 0, 67, 833], ["Lalhlimpuii", 0, 0, 63, 789], ["Vanlalremruati", 0, 0, 60, 750],
  ["Jessica Lalhmangaihzuali", 0, 0, 57, 714], ["Zomuanpuii", 0, 0, 55, 682], ["Lalruatdiki", 0, 0, 52, 652], ["Rinmawii", 0, 0, 50, 625],
  ["Lalhmachhuani", 0, 0, 48, 600], ["Lalnunsiami", 0, 0, 46, 577], ["Lalrohlui", 0, 0, 44, 556], ["Zohmangaihi", 0, 0, 43, 536],
  ["Lalsiamkimi", 0, 0, 41, 517], ["Lalchhuanmawii", 0, 0, 40, 500], ["Lalawmpuii", 0, 0, 39, 484], ["Hmangaihsangi", 0, 0, 38, 469],
];

// biome-ignore format: a long table
const mizoMen: readonly GivenRow[] = [
  ["Thangliana", 1000, 80, 0, 0], ["Lalthanga", 938, 75, 0, 0], ["Rokunga", 882, 71, 0, 0], ["Hrangliana", 833, 67, 0, 0],
  ["Zoliana", 789, 63, 0, 0], ["Lalbiaka", 750, 60, 0, 0], ["Sangliana", 714, 57, 0, 0], ["Lalkhama", 682, 55, 0, 0],
  ["Chawngthanga", 652, 52, 0, 0], ["Vanlalliana", 625, 50, 0, 0], ["Khuma", 600, 48, 0, 0], ["Darliana", 577, 46, 0, 0],
  ["Biakliana", 556, 44, 0, 0], ["Thanmawia", 536, 43, 0, 0], ["Rosanga", 517, 41, 0, 0], ["Saithanga", 500, 40, 0, 0], ["Lalsawma", 484, 39, 0, 0],
  ["Kapliana", 469, 38, 0, 0], ["Lalthanhawla", 80, 1000, 80, 0], ["Zoramthanga", 75, 938, 75, 0], ["Lalhmingthanga", 71, 882, 71, 0],
  ["Vanlalngaia", 67, 833, 67, 0], ["Lalrinliana", 63, 789, 63, 0], ["Biakthanga", 60, 750, 60, 0], ["Lalzirliana", 57, 714, 57, 0],
  ["Lalsangliana", 55, 682, 55, 0], ["Ramthanga", 52, 652, 52, 0], ["Lalhluna", 50, 625, 50, 0], ["Lianzuala", 48, 600, 48, 0],
  ["Lalmuanpuia", 46, 577, 46, 0], ["Zothankhuma", 44, 556, 44, 0], ["Lalengzama", 43, 536, 43, 0], ["Vanlalzawma", 41, 517, 41, 0],
  ["Laltanpuia", 40, 500, 40, 0], ["Hmingthangliana", 39, 484, 39, 0], ["Rualkhuma", 38, 469, 38, 0], ["Lalrinawma", 0, 80, 1000, 80],
  ["Lalruatkima", 0, 75, 938, 75], ["Malsawma", 0, 71, 882, 71], ["Zodinpuia", 0, 67, 833, 67], ["Lalhriatpuia", 0, 63, 789, 63],
  ["Vanlalhruaia", 0, 60, 750, 60], ["Lalnunmawia", 0, 57, 714, 57], ["Lalramchhana", 0, 55, 682, 55], ["Lalremruata", 0, 52, 652, 52],
  ["Lalduhawma", 0, 50, 625, 50], ["Zothansanga", 0, 48, 600, 48], ["Lalpekhlua", 0, 46, 577, 46], ["Lalchhuanawma", 0, 44, 556, 44],
  ["Zonunmawia", 0, 43, 536, 43], ["Lalthlamuana", 0, 41, 517, 41], ["Lawmsangzuala", 0, 40, 500, 40], ["Rinzuala", 0, 39, 484, 39],
  ["Lalbiakzuala", 0, 38, 469, 38], ["Lalrinzuala", 0, 0, 80, 1000], ["Jeje Lalpekhlua", 0, 0, 75, 938], ["Malsawmtluanga", 0, 0, 71, 882],
  ["Lalremtluanga", 0, 0, 67, 833], ["Lalrempuia", 0, 0, 63, 789], ["Lalmuankima", 0, 0, 60, 750], ["Lalruatfela", 0, 0, 57, 714],
  ["Vanlalremruata", 0, 0, 55, 682], ["Lalnunfela", 0, 0, 52, 652], ["Lalhmangaihsanga", 0, 0, 50, 625], ["Zonunsanga", 0, 0, 48, 600],
  ["Ramdinmawia", 0, 0, 46, 577], ["Lalchhandama", 0, 0, 44, 556], ["Lalawmpuia", 0, 0, 43, 536], ["Isak Vanlalruatfela", 0, 0, 41, 517],
  ["Lalrammawia", 0, 0, 40, 500], ["Lalhlimpuia", 0, 0, 39, 484], ["Zorinsanga", 0, 0, 38, 469],
];

// biome-ignore format: a long table
const khasiWomen: readonly GivenRow[] = [
  ["Biola", 1000, 80, 0, 0], ["Drimsibon", 938, 75, 0, 0], ["Trilian", 882, 71, 0, 0], ["Thrila", 833, 67, 0, 0], ["Plissimai", 789, 63, 0, 0],
  ["Bina", 750, 60, 0, 0], ["Rishot", 714, 57, 0, 0], ["Theilin", 682, 55, 0, 0], ["Sildaris", 652, 52, 0, 0], ["Ritimon", 625, 50, 0, 0],
  ["Krismon", 600, 48, 0, 0], ["Merilin", 577, 46, 0, 0], ["Skola", 556, 44, 0, 0], ["Bantei", 536, 43, 0, 0], ["Hunlin", 517, 41, 0, 0],
  ["Phidalia", 500, 40, 0, 0], ["Daplin", 80, 1000, 80, 0], ["Ibahun", 75, 938, 75, 0], ["Banri", 71, 882, 71, 0], ["Rikynti", 67, 833, 67, 0],
  ["Ibadon", 63, 789, 63, 0], ["Wanda", 60, 750, 60, 0], ["Bandari", 57, 714, 57, 0], ["Batskhem", 55, 682, 55, 0], ["Ainam", 52, 652, 52, 0],
  ["Lasara", 50, 625, 50, 0], ["Phida", 48, 600, 48, 0], ["Larisa", 46, 577, 46, 0], ["Idamon", 44, 556, 44, 0], ["Ribanri", 43, 536, 43, 0],
  ["Pynshngain", 41, 517, 41, 0], ["Rimaia", 40, 500, 40, 0], ["Daphisha", 0, 80, 1000, 80], ["Ibanri", 0, 75, 938, 75],
  ["Balarihun", 0, 71, 882, 71], ["Iarisha", 0, 67, 833, 67], ["Badahunlang", 0, 63, 789, 63], ["Evaphisha", 0, 60, 750, 60],
  ["Dalarisha", 0, 57, 714, 57], ["Larihun", 0, 55, 682, 55], ["Bashisha", 0, 52, 652, 52], ["Ibandalin", 0, 50, 625, 50],
  ["Banisha", 0, 48, 600, 48], ["Wandari", 0, 46, 577, 46], ["Aiphila", 0, 44, 556, 44], ["Mewanhun", 0, 43, 536, 43],
  ["Lapynshisha", 0, 41, 517, 41], ["Dariti", 0, 40, 500, 40], ["Iaishah", 0, 0, 80, 1000], ["Evanisha", 0, 0, 75, 938],
  ["Banrilang", 0, 0, 71, 882], ["Damanbha", 0, 0, 67, 833], ["Ribha", 0, 0, 63, 789], ["Phibanri", 0, 0, 60, 750], ["Meaiti", 0, 0, 57, 714],
  ["Naphisha", 0, 0, 55, 682], ["Kyntiew", 0, 0, 52, 652], ["Ibashisha", 0, 0, 50, 625], ["Darisha", 0, 0, 48, 600], ["Aibanri", 0, 0, 46, 577],
  ["Wanri", 0, 0, 44, 556], ["Ioanis", 0, 0, 43, 536], ["Bahunshisha", 0, 0, 41, 517], ["Larilang", 0, 0, 40, 500],
];

// biome-ignore format: a long table
const khasiMen: readonly GivenRow[] = [
  ["Hoping", 1000, 80, 0, 0], ["Drosingh", 938, 75, 0, 0], ["Trosing", 882, 71, 0, 0], ["Phrin", 833, 67, 0, 0], ["Bires", 789, 63, 0, 0],
  ["Koren", 750, 60, 0, 0], ["Edingson", 714, 57, 0, 0], ["Kynpham", 682, 55, 0, 0], ["Skendro", 652, 52, 0, 0], ["Rishan", 625, 50, 0, 0],
  ["Thwes", 600, 48, 0, 0], ["Jrin", 577, 46, 0, 0], ["Ekalis", 556, 44, 0, 0], ["Trolly", 536, 43, 0, 0], ["Spain", 517, 41, 0, 0],
  ["Wansing", 500, 40, 0, 0], ["Banteilang", 80, 1000, 80, 0], ["Donbok", 75, 938, 75, 0], ["Bindo", 71, 882, 71, 0], ["Pynshai", 67, 833, 67, 0],
  ["Ashborn", 63, 789, 63, 0], ["Lambok", 60, 750, 60, 0], ["Kitbok", 57, 714, 57, 0], ["Wanbok", 55, 682, 55, 0], ["Shanbor", 52, 652, 52, 0],
  ["Teibor", 50, 625, 50, 0], ["Batkupar", 48, 600, 48, 0], ["Shembhalang", 46, 577, 46, 0], ["Kynsai", 44, 556, 44, 0],
  ["Shemphang", 43, 536, 43, 0], ["Mebanker", 41, 517, 41, 0], ["Pynskhem", 40, 500, 40, 0], ["Kyrmenlang", 0, 80, 1000, 80],
  ["Banshanbor", 0, 75, 938, 75], ["Pynshngainlang", 0, 71, 882, 71], ["Shanlang", 0, 67, 833, 67], ["Wanshan", 0, 63, 789, 63],
  ["Aibok", 0, 60, 750, 60], ["Samborlang", 0, 57, 714, 57], ["Embhahlang", 0, 55, 682, 55], ["Kitboklang", 0, 52, 652, 52],
  ["Bankyntiew", 0, 50, 625, 50], ["Rikupar", 0, 48, 600, 48], ["Ribok", 0, 46, 577, 46], ["Lamphrang", 0, 44, 556, 44],
  ["Damebanlang", 0, 43, 536, 43], ["Pynbhalang", 0, 41, 517, 41], ["Hamarbaphrang", 0, 40, 500, 40], ["Banjop", 0, 0, 80, 1000],
  ["Dawanbha", 0, 0, 75, 938], ["Aibanjop", 0, 0, 71, 882], ["Damanbok", 0, 0, 67, 833], ["Iohbor", 0, 0, 63, 789], ["Meban", 0, 0, 60, 750],
  ["Iarapbor", 0, 0, 57, 714], ["Samlang", 0, 0, 55, 682], ["Banpyntip", 0, 0, 52, 652], ["Neilang", 0, 0, 50, 625], ["Pyndap", 0, 0, 48, 600],
  ["Kerlang", 0, 0, 46, 577], ["Banmanbha", 0, 0, 44, 556], ["Kynjai", 0, 0, 43, 536], ["Phrangbok", 0, 0, 41, 517], ["Bantyngshain", 0, 0, 40, 500],
];

// biome-ignore format: a long table
const meiteiWomen: readonly GivenRow[] = [
  ["Ibemhal", 1000, 80, 0, 0], ["Memcha", 938, 75, 0, 0], ["Sakhi", 882, 71, 0, 0], ["Ibeyaima", 833, 67, 0, 0], ["Thambou", 789, 63, 0, 0],
  ["Pishak", 750, 60, 0, 0], ["Ibetombi", 714, 57, 0, 0], ["Tombi", 682, 55, 0, 0], ["Modhubala", 652, 52, 0, 0], ["Sanatombi", 625, 50, 0, 0],
  ["Amusana", 600, 48, 0, 0], ["Thabatombi", 577, 46, 0, 0], ["Kunjarani", 556, 44, 0, 0], ["Leima", 536, 43, 0, 0], ["Mani", 517, 41, 0, 0],
  ["Nungshitombi", 500, 40, 0, 0], ["Angoubi", 484, 39, 0, 0], ["Bimola", 80, 1000, 80, 0], ["Ibemcha", 75, 938, 75, 0],
  ["Kunjabati", 71, 882, 71, 0], ["Ranjita", 67, 833, 67, 0], ["Sumati", 63, 789, 63, 0], ["Memchoubi", 60, 750, 60, 0], ["Chanu", 57, 714, 57, 0],
  ["Romita", 55, 682, 55, 0], ["Bembem", 52, 652, 52, 0], ["Sarojini", 50, 625, 50, 0], ["Ranibala", 48, 600, 48, 0],
  ["Sandhyarani", 46, 577, 46, 0], ["Lilabati", 44, 556, 44, 0], ["Bijaya", 43, 536, 43, 0], ["Premlata", 41, 517, 41, 0],
  ["Ashalata", 40, 500, 40, 0], ["Sanahanbi", 39, 484, 39, 0], ["Ibeton", 38, 469, 38, 0], ["Linthoi", 0, 80, 1000, 80], ["Bijiya", 0, 75, 938, 75],
  ["Pushpa", 0, 71, 882, 71], ["Sunibala", 0, 67, 833, 67], ["Monika", 0, 63, 789, 63], ["Sushila", 0, 60, 750, 60], ["Bidyarani", 0, 57, 714, 57],
  ["Soma", 0, 55, 682, 55], ["Rebika", 0, 52, 652, 52], ["Geetarani", 0, 50, 625, 50], ["Sorojini", 0, 48, 600, 48], ["Anita", 0, 46, 577, 46],
  ["Jibanlata", 0, 44, 556, 44], ["Romila", 0, 43, 536, 43], ["Thoibi", 0, 41, 517, 41], ["Roshini", 0, 40, 500, 40], ["Nirupama", 0, 39, 484, 39],
  ["Sangita", 0, 38, 469, 38], ["Leishna", 0, 0, 80, 1000], ["Nganthoi", 0, 0, 75, 938], ["Linthoingambi", 0, 0, 71, 882], ["Thoinu", 0, 0, 67, 833],
  ["Lanchenbi", 0, 0, 63, 789], ["Yaiphabi", 0, 0, 60, 750], ["Tampha", 0, 0, 57, 714], ["Nongthombi", 0, 0, 55, 682], ["Langlen", 0, 0, 52, 652],
  ["Naobi", 0, 0, 50, 625], ["Chingkhei", 0, 0, 48, 600], ["Khumanthi", 0, 0, 46, 577], ["Sanathoi", 0, 0, 44, 556], ["Malemnganbi", 0, 0, 43, 536],
  ["Roselina", 0, 0, 41, 517], ["Dayarani", 0, 0, 40, 500], ["Purnimashi", 0, 0, 39, 484],
];

// biome-ignore format: a long table
const meiteiMen: readonly GivenRow[] = [
  ["Ibobi", 1000, 80, 0, 0], ["Iboton", 938, 75, 0, 0], ["Ibomcha", 882, 71, 0, 0], ["Tomba", 833, 67, 0, 0], ["Nilamani", 789, 63, 0, 0],
  ["Gourachandra", 750, 60, 0, 0], ["Chaoba", 714, 57, 0, 0], ["Mangi", 682, 55, 0, 0], ["Kunjabihari", 652, 52, 0, 0], ["Ibotombi", 625, 50, 0, 0],
  ["Amubi", 600, 48, 0, 0], ["Thambal", 577, 46, 0, 0], ["Gopal", 556, 44, 0, 0], ["Yaima", 536, 43, 0, 0], ["Tompok", 517, 41, 0, 0],
  ["Khomdon", 500, 40, 0, 0], ["Angou", 484, 39, 0, 0], ["Nabakishore", 469, 38, 0, 0], ["Biren", 80, 1000, 80, 0], ["Ibochouba", 75, 938, 75, 0],
  ["Shyamo", 71, 882, 71, 0], ["Ratan", 67, 833, 67, 0], ["Manihar", 63, 789, 63, 0], ["Tombi", 60, 750, 60, 0], ["Joykumar", 57, 714, 57, 0],
  ["Inaocha", 55, 682, 55, 0], ["Nabachandra", 52, 652, 52, 0], ["Jugindro", 50, 625, 50, 0], ["Ibungo", 48, 600, 48, 0],
  ["Surchandra", 46, 577, 46, 0], ["Sanajaoba", 44, 556, 44, 0], ["Rajen", 43, 536, 43, 0], ["Manglem", 41, 517, 41, 0], ["Loken", 40, 500, 40, 0],
  ["Kumar", 39, 484, 39, 0], ["Brojen", 38, 469, 38, 0], ["Bikram", 0, 80, 1000, 80], ["Sanjit", 0, 75, 938, 75], ["Rameshwor", 0, 71, 882, 71],
  ["Premjit", 0, 67, 833, 67], ["Bobby", 0, 63, 789, 63], ["Somorjit", 0, 60, 750, 60], ["Naoba", 0, 57, 714, 57], ["Ranjan", 0, 55, 682, 55],
  ["Boycha", 0, 52, 652, 52], ["Sanathoi", 0, 50, 625, 50], ["Devan", 0, 48, 600, 48], ["Dinesh", 0, 46, 577, 46], ["Suranjoy", 0, 44, 556, 44],
  ["Rocky", 0, 43, 536, 43], ["Romen", 0, 41, 517, 41], ["Herojit", 0, 40, 500, 40], ["Jotin", 0, 39, 484, 39], ["Brajamani", 0, 38, 469, 38],
  ["Malemnganba", 0, 0, 80, 1000], ["Lanchenba", 0, 0, 75, 938], ["Nongpoknganba", 0, 0, 71, 882], ["Linganba", 0, 0, 67, 833],
  ["Chinglen", 0, 0, 63, 789], ["Yaiphaba", 0, 0, 60, 750], ["Sanatomba", 0, 0, 57, 714], ["Thoiba", 0, 0, 55, 682], ["Langlenba", 0, 0, 52, 652],
  ["Lemba", 0, 0, 50, 625], ["Punshiba", 0, 0, 48, 600], ["Ningthemba", 0, 0, 46, 577], ["Nongthangba", 0, 0, 44, 556], ["Malem", 0, 0, 43, 536],
  ["Kangleingamba", 0, 0, 41, 517], ["Rojit", 0, 0, 40, 500], ["Rohit", 0, 0, 39, 484], ["Naocha", 0, 0, 38, 469],
];

// biome-ignore format: a long table
const nepaliWomen: readonly GivenRow[] = [
  ["Dhan Maya", 1000, 80, 0, 0], ["Man Maya", 938, 75, 0, 0], ["Bishnu", 882, 71, 0, 0], ["Devi", 833, 67, 0, 0], ["Santa", 789, 63, 0, 0],
  ["Chandra Maya", 750, 60, 0, 0], ["Padma", 714, 57, 0, 0], ["Durga", 682, 55, 0, 0], ["Phul Maya", 652, 52, 0, 0], ["Tulasa", 625, 50, 0, 0],
  ["Bhim Maya", 600, 48, 0, 0], ["Harka Maya", 577, 46, 0, 0], ["Bal Kumari", 556, 44, 0, 0], ["Krishna Maya", 536, 43, 0, 0],
  ["Suk Maya", 517, 41, 0, 0], ["Indra Maya", 500, 40, 0, 0], ["Tika", 484, 39, 0, 0], ["Passang Maya", 469, 38, 0, 0], ["Sita", 455, 36, 0, 0],
  ["Goma", 441, 35, 0, 0], ["Sabitri", 80, 1000, 80, 0], ["Mina", 75, 938, 75, 0], ["Kalpana", 71, 882, 71, 0], ["Bimala", 67, 833, 67, 0],
  ["Maya", 63, 789, 63, 0], ["Radhika", 60, 750, 60, 0], ["Devika", 57, 714, 57, 0], ["Tara", 55, 682, 55, 0], ["Kamala", 52, 652, 52, 0],
  ["Purnima", 50, 625, 50, 0], ["Laxmi", 48, 600, 48, 0], ["Januka", 46, 577, 46, 0], ["Manju", 44, 556, 44, 0], ["Deo Maya", 43, 536, 43, 0],
  ["Nirmala", 41, 517, 500, 40], ["Renuka", 40, 500, 40, 0], ["Chandra Kala", 39, 484, 39, 0], ["Shova", 38, 469, 38, 0], ["Hema", 36, 455, 36, 0],
  ["Reshma", 35, 441, 35, 0], ["Sunita", 0, 80, 1000, 80], ["Anju", 0, 75, 938, 75], ["Pramila", 0, 71, 882, 71], ["Bandana", 0, 67, 833, 67],
  ["Sarita", 0, 63, 789, 63], ["Manisha", 0, 60, 750, 60], ["Prativa", 0, 57, 714, 57], ["Yogita", 0, 55, 682, 55], ["Binita", 0, 52, 652, 52],
  ["Roshna", 0, 50, 625, 50], ["Smriti", 0, 48, 600, 48], ["Kabita", 0, 46, 577, 46], ["Puja", 0, 44, 556, 44], ["Sangita", 0, 43, 536, 43],
  ["Samjhana", 0, 41, 517, 41], ["Karuna", 0, 39, 484, 39], ["Deepa", 0, 38, 469, 38], ["Ranjana", 0, 36, 455, 36], ["Anita", 0, 35, 441, 35],
  ["Prerna", 0, 0, 80, 1000], ["Aayusha", 0, 0, 75, 938], ["Anusha", 0, 0, 71, 882], ["Pratiksha", 0, 0, 67, 833], ["Sushmita", 0, 0, 63, 789],
  ["Alisha", 0, 0, 60, 750], ["Nikita", 0, 0, 57, 714], ["Ashmita", 0, 0, 55, 682], ["Susmita", 0, 0, 52, 652], ["Simran", 0, 0, 50, 625],
  ["Binisha", 0, 0, 48, 600], ["Kritika", 0, 0, 46, 577], ["Asmi", 0, 0, 44, 556], ["Roshni", 0, 0, 43, 536], ["Dikshya", 0, 0, 41, 517],
  ["Prashna", 0, 0, 40, 500], ["Sanjana", 0, 0, 39, 484], ["Yangchen", 0, 0, 38, 469], ["Diya", 0, 0, 36, 455], ["Nisha", 0, 0, 35, 441],
];

// biome-ignore format: a long table
const nepaliMen: readonly GivenRow[] = [
  ["Dhan Bahadur", 1000, 80, 0, 0], ["Man Bahadur", 938, 75, 0, 0], ["Bhim Bahadur", 882, 71, 0, 0], ["Chandra Bahadur", 833, 67, 0, 0],
  ["Harka Bahadur", 789, 63, 0, 0], ["Padam", 750, 60, 0, 0], ["Bal Bahadur", 714, 57, 0, 0], ["Tika Ram", 682, 55, 0, 0], ["Birkha", 652, 52, 0, 0],
  ["Lal Bahadur", 625, 50, 0, 0], ["Nar Bahadur", 600, 48, 0, 0], ["Dil Bahadur", 577, 46, 0, 0], ["Krishna", 556, 789, 63, 0],
  ["Ganga Ram", 536, 43, 0, 0], ["Indra Bahadur", 517, 41, 0, 0], ["Jas Bahadur", 500, 40, 0, 0], ["Kharga", 484, 39, 0, 0],
  ["Ran Bahadur", 469, 38, 0, 0], ["Bishnu", 455, 36, 0, 0], ["Tek Bahadur", 441, 35, 0, 0], ["Kumar", 80, 1000, 80, 0], ["Prem", 75, 938, 75, 0],
  ["Ganesh", 71, 882, 71, 0], ["Deepak", 67, 833, 67, 0], ["Rajen", 60, 750, 60, 0], ["Mohan", 57, 714, 57, 0], ["Suren", 55, 682, 55, 0],
  ["Tilak", 52, 652, 52, 0], ["Bhaskar", 50, 625, 50, 0], ["Dhiraj", 48, 600, 48, 0], ["Ashok", 46, 577, 46, 0], ["Prakash", 44, 556, 44, 0],
  ["Santosh", 43, 536, 714, 57], ["Dilip", 41, 517, 41, 0], ["Bijay", 40, 500, 40, 0], ["Arjun", 39, 484, 39, 0], ["Gopal", 38, 469, 38, 0],
  ["Narayan", 36, 455, 36, 0], ["Purna", 35, 441, 35, 0], ["Bikash", 0, 80, 1000, 80], ["Suraj", 0, 75, 938, 75], ["Sanjay", 0, 71, 882, 71],
  ["Roshan", 0, 67, 833, 67], ["Dinesh", 0, 63, 789, 63], ["Pravin", 0, 60, 750, 60], ["Kiran", 0, 55, 682, 55], ["Nabin", 0, 52, 652, 52],
  ["Sandeep", 0, 50, 625, 50], ["Yogesh", 0, 48, 600, 48], ["Ajay", 0, 46, 577, 46], ["Bikram", 0, 44, 556, 44], ["Dipesh", 0, 43, 536, 43],
  ["Ashish", 0, 41, 517, 41], ["Subash", 0, 40, 500, 40], ["Anil", 0, 39, 484, 39], ["Raju", 0, 38, 469, 38], ["Amit", 0, 36, 455, 36],
  ["Milan", 0, 35, 441, 35], ["Bibek", 0, 0, 80, 1000], ["Aayush", 0, 0, 75, 938], ["Prashant", 0, 0, 71, 882], ["Sujan", 0, 0, 67, 833],
  ["Prajwal", 0, 0, 63, 789], ["Nischal", 0, 0, 60, 750], ["Abhishek", 0, 0, 57, 714], ["Bishal", 0, 0, 55, 682], ["Pranay", 0, 0, 52, 652],
  ["Sagar", 0, 0, 50, 625], ["Rohit", 0, 0, 48, 600], ["Saurav", 0, 0, 46, 577], ["Aman", 0, 0, 44, 556], ["Anup", 0, 0, 43, 536],
  ["Sushant", 0, 0, 41, 517], ["Deepesh", 0, 0, 40, 500], ["Utsav", 0, 0, 39, 484], ["Samir", 0, 0, 38, 469], ["Kushal", 0, 0, 36, 455],
  ["Niraj", 0, 0, 35, 441],
];

// biome-ignore format: a long table
const tibetanWomen: readonly GivenRow[] = [
  ["Yangchen", 1000, 80, 52, 652], ["Tsering", 938, 1000, 714, 57], ["Sonam", 882, 882, 500, 40], ["Padma", 833, 938, 517, 41],
  ["Rinchen", 789, 517, 536, 43], ["Diskit", 750, 750, 60, 0], ["Chuskit", 714, 57, 0, 0], ["Tashi", 682, 55, 625, 50],
  ["Kunzes", 652, 652, 67, 833], ["Phuntsog", 625, 484, 39, 0], ["Palmo", 600, 48, 0, 0], ["Deachen", 577, 46, 0, 0], ["Lhamo", 556, 44, 0, 0],
  ["Nawang", 536, 43, 0, 0], ["Namgyal", 517, 41, 0, 0], ["Skalzang", 500, 40, 0, 0], ["Kunzang", 484, 60, 750, 60], ["Ishey", 469, 38, 0, 0],
  ["Yangchan", 67, 833, 67, 0], ["Rigzin", 63, 789, 882, 625], ["Stanzin", 57, 714, 1000, 1000], ["Chhering", 55, 682, 55, 0],
  ["Dechen", 50, 625, 455, 682], ["Lobzang", 48, 600, 48, 0], ["Tsewang", 46, 577, 46, 0], ["Spalzes", 44, 556, 44, 0], ["Dolkar", 43, 536, 43, 0],
  ["Chorol", 40, 500, 484, 39], ["Sherab", 38, 469, 38, 0], ["Yangdol", 36, 455, 36, 0], ["Jigmet", 0, 75, 938, 938], ["Deskyong", 0, 67, 833, 67],
  ["Nilza", 0, 63, 789, 750], ["Choden", 0, 55, 682, 55], ["Thinley", 0, 52, 652, 52], ["Spalzang", 0, 48, 600, 48], ["Yangzom", 0, 46, 577, 46],
  ["Pema", 0, 44, 556, 484], ["Tsomo", 0, 38, 469, 38], ["Thinlay", 0, 0, 71, 882], ["Deldan", 0, 0, 63, 789], ["Tenzin", 0, 0, 57, 714],
  ["Skarma", 0, 0, 48, 600], ["Chimey", 0, 0, 46, 577], ["Nordon", 0, 0, 44, 556], ["Tsetan", 0, 0, 43, 536], ["Lhazin", 0, 0, 41, 517],
  ["Ngawang", 0, 0, 40, 500], ["Kesang", 0, 0, 38, 469], ["Saldon", 0, 0, 36, 455],
];

// biome-ignore format: a long table
const tibetanMen: readonly GivenRow[] = [
  ["Tashi", 1000, 882, 600, 48], ["Sonam", 938, 938, 750, 60], ["Tsering", 882, 1000, 833, 67], ["Phuntsog", 833, 67, 0, 0],
  ["Rinchen", 789, 517, 41, 0], ["Nawang", 750, 682, 55, 0], ["Konchok", 714, 577, 455, 36], ["Lobzang", 682, 625, 682, 55],
  ["Ishey", 652, 52, 0, 0], ["Tundup", 625, 500, 40, 0], ["Dorjay", 600, 48, 0, 0], ["Angchuk", 577, 46, 0, 0], ["Paljor", 556, 44, 0, 0],
  ["Wangchuk", 536, 43, 0, 0], ["Skalzang", 517, 41, 0, 0], ["Chosphel", 500, 41, 517, 41], ["Samphel", 484, 39, 0, 0], ["Gyalson", 469, 38, 0, 0],
  ["Rigzin", 455, 833, 938, 789], ["Tsewang", 63, 789, 714, 57], ["Thupstan", 60, 750, 60, 0], ["Phunchok", 57, 714, 57, 0],
  ["Stanzin", 52, 652, 1000, 1000], ["Chhering", 48, 600, 48, 0], ["Urgain", 44, 556, 44, 0], ["Jigmet", 43, 536, 882, 938],
  ["Motup", 39, 484, 39, 0], ["Punchok", 38, 469, 38, 0], ["Gurmet", 36, 455, 36, 0], ["Thinles", 0, 63, 789, 63], ["Mutup", 0, 52, 652, 52],
  ["Padma", 0, 50, 625, 50], ["Dawa", 0, 46, 577, 46], ["Karma", 0, 44, 556, 600], ["Pintso", 0, 43, 536, 43], ["Namgail", 0, 40, 500, 40],
  ["Otsal", 0, 39, 484, 39], ["Skarma", 0, 38, 469, 38], ["Tenzin", 0, 0, 71, 882], ["Thinlay", 0, 0, 67, 833], ["Mingyur", 0, 0, 60, 750],
  ["Kunzang", 0, 0, 57, 714], ["Nurboo", 0, 0, 55, 682], ["Deldan", 0, 0, 52, 652], ["Tsetan", 0, 0, 50, 625], ["Lundup", 0, 0, 46, 577],
  ["Chospel", 0, 0, 44, 556], ["Rangdol", 0, 0, 43, 536], ["Norphel", 0, 0, 41, 517], ["Kunga", 0, 0, 40, 500], ["Gyurmet", 0, 0, 39, 484],
  ["Ngawang", 0, 0, 38, 469], ["Sherab", 0, 0, 36, 455],
];

// biome-ignore format: a long table
const arunachaliWomen: readonly GivenRow[] = [
  ["Yapi", 1000, 80, 0, 0], ["Yater", 938, 75, 0, 0], ["Yame", 882, 71, 0, 0], ["Yaku", 833, 67, 0, 0], ["Oyi", 789, 63, 0, 0],
  ["Yamang", 750, 60, 0, 0], ["Yalem", 714, 57, 0, 0], ["Yari", 682, 55, 80, 1000], ["Aruni", 652, 52, 0, 0], ["Oter", 625, 50, 0, 0],
  ["Yagung", 600, 48, 0, 0], ["Yaning", 577, 46, 0, 0], ["Yadi", 556, 44, 0, 0], ["Yamin", 536, 43, 0, 0], ["Opi", 517, 41, 0, 0],
  ["Yapung", 80, 1000, 80, 0], ["Otem", 75, 938, 75, 0], ["Yamik", 71, 882, 71, 0], ["Rumi", 67, 833, 67, 0], ["Yagam", 63, 789, 63, 0],
  ["Oyem", 60, 750, 60, 0], ["Yadap", 57, 714, 57, 0], ["Yasum", 55, 682, 55, 0], ["Opet", 52, 652, 52, 0], ["Nyapi", 50, 625, 50, 0],
  ["Yarik", 48, 600, 48, 0], ["Jumde", 46, 577, 46, 0], ["Yayir", 44, 556, 44, 0], ["Oson", 43, 536, 43, 0], ["Yaring", 41, 517, 41, 0],
  ["Nyater", 40, 500, 40, 0], ["Yani", 0, 80, 1000, 80], ["Yanu", 0, 75, 938, 75], ["Minam", 0, 71, 882, 71], ["Oyin", 0, 67, 833, 67],
  ["Yabom", 0, 63, 789, 63], ["Nyayir", 0, 60, 750, 60], ["Jumri", 0, 57, 714, 57], ["Yamum", 0, 55, 682, 55], ["Ruth", 0, 52, 652, 52],
  ["Kenter", 0, 50, 625, 50], ["Oti", 0, 48, 600, 48], ["Yanya", 0, 46, 577, 46], ["Jomnya", 0, 44, 556, 44], ["Yaher", 0, 43, 536, 43],
  ["Omem", 0, 41, 517, 41], ["Yali", 0, 40, 500, 40], ["Nancy", 0, 0, 75, 938], ["Anu", 0, 0, 71, 882], ["Meena", 0, 0, 67, 833],
  ["Jumpi", 0, 0, 63, 789], ["Joya", 0, 0, 60, 750], ["Mercy", 0, 0, 57, 714], ["Yajo", 0, 0, 55, 682], ["Oyam", 0, 0, 52, 652],
  ["Minu", 0, 0, 50, 625], ["Jenny", 0, 0, 48, 600], ["Rinya", 0, 0, 46, 577], ["Yangkey", 0, 0, 44, 556], ["Yaluk", 0, 0, 43, 536],
  ["Anya", 0, 0, 41, 517], ["Miti", 0, 0, 40, 500],
];

// biome-ignore format: a long table
const arunachaliMen: readonly GivenRow[] = [
  ["Tapi", 1000, 80, 0, 0], ["Tana", 938, 75, 0, 0], ["Tagi", 882, 71, 0, 0], ["Tarak", 833, 67, 0, 0], ["Talo", 789, 63, 0, 0],
  ["Kamen", 750, 60, 0, 0], ["Taku", 714, 57, 0, 0], ["Taro", 682, 55, 0, 0], ["Tajom", 652, 52, 0, 0], ["Tako", 625, 50, 0, 0],
  ["Talom", 600, 48, 0, 0], ["Tamar", 577, 46, 0, 0], ["Tater", 556, 44, 0, 0], ["Kento", 536, 43, 0, 0], ["Ojing", 517, 41, 0, 0],
  ["Takar", 500, 40, 0, 0], ["Tapang", 80, 1000, 80, 0], ["Tagang", 75, 938, 75, 0], ["Tashi", 71, 882, 71, 0], ["Talum", 67, 833, 67, 0],
  ["Tarin", 63, 789, 63, 0], ["Tara", 60, 750, 60, 0], ["Obang", 57, 714, 57, 0], ["Kipa", 55, 682, 55, 0], ["Tanyang", 52, 652, 52, 0],
  ["Tadu", 50, 625, 50, 0], ["Lokam", 48, 600, 48, 0], ["Tadap", 46, 577, 46, 0], ["Nyato", 44, 556, 44, 0], ["Tai", 43, 536, 43, 0],
  ["Jarbom", 41, 517, 41, 0], ["Kaling", 40, 500, 40, 0], ["Takam", 0, 80, 1000, 80], ["Byabang", 0, 75, 938, 75], ["Kenjom", 0, 71, 882, 71],
  ["Talik", 0, 67, 833, 67], ["Tanung", 0, 63, 789, 63], ["Tagru", 0, 60, 750, 60], ["Tojum", 0, 57, 714, 57], ["Taluk", 0, 55, 682, 55],
  ["Gyati", 0, 52, 652, 52], ["Tasar", 0, 50, 625, 50], ["Tony", 0, 48, 600, 517], ["Jomin", 0, 46, 577, 46], ["Ninong", 0, 44, 556, 44],
  ["Tamuk", 0, 43, 536, 43], ["Todak", 0, 41, 517, 41], ["Marto", 0, 40, 500, 40], ["Tame", 0, 0, 80, 1000], ["Tachi", 0, 0, 75, 938],
  ["Tanga", 0, 0, 71, 882], ["Rigio", 0, 0, 67, 833], ["Tayi", 0, 0, 63, 789], ["Nyamar", 0, 0, 60, 750], ["Jimmy", 0, 0, 57, 714],
  ["Tamin", 0, 0, 55, 682], ["Robin", 0, 0, 52, 652], ["Domin", 0, 0, 50, 625], ["Tani", 0, 0, 48, 600], ["Kamar", 0, 0, 46, 577],
  ["Tayo", 0, 0, 44, 556], ["Joram", 0, 0, 43, 536], ["Ronald", 0, 0, 40, 500],
];

// biome-ignore format: a long table
const bhutiaWomen: readonly GivenRow[] = [
  ["Chewang", 1000, 80, 0, 0], ["Pema", 938, 833, 938, 714], ["Sonam", 882, 938, 600, 556], ["Passang", 833, 536, 46, 577],
  ["Phurba", 789, 63, 0, 0], ["Tshering", 750, 1000, 882, 625], ["Chuki", 714, 57, 0, 0], ["Lhamu", 682, 55, 0, 0], ["Kesang", 652, 52, 0, 0],
  ["Dechen", 625, 50, 0, 0], ["Nima", 600, 652, 52, 0], ["Ongmu", 577, 46, 0, 0], ["Sangay", 556, 67, 833, 67], ["Dawa", 536, 43, 0, 0],
  ["Tashi", 517, 41, 0, 0], ["Choden", 500, 52, 652, 833], ["Kinzang", 71, 882, 71, 0], ["Doma", 63, 789, 63, 0], ["Lhaden", 60, 750, 60, 0],
  ["Chimi", 57, 714, 57, 0], ["Yangzom", 55, 682, 55, 0], ["Karma", 50, 625, 1000, 938], ["Diki", 48, 600, 682, 789], ["Choki", 46, 577, 46, 0],
  ["Rinzing", 44, 556, 44, 0], ["Dolma", 41, 517, 41, 0], ["Mingma", 40, 500, 40, 0], ["Yangchen", 0, 63, 789, 63], ["Kunzang", 0, 60, 750, 682],
  ["Deki", 0, 57, 714, 652], ["Nim Doma", 0, 50, 625, 50], ["Chungchung", 0, 46, 577, 46], ["Ongkit", 0, 44, 556, 44], ["Pem Lhamu", 0, 43, 536, 43],
  ["Sherap", 0, 41, 517, 41], ["Hissay", 0, 40, 500, 40], ["Tenzing", 0, 0, 80, 1000], ["Yangki", 0, 0, 71, 882], ["Jigmee", 0, 0, 60, 750],
  ["Norkit", 0, 0, 48, 600], ["Lhakit", 0, 0, 43, 536], ["Rinchen", 0, 0, 41, 517], ["Zangmu", 0, 0, 40, 500],
];

// biome-ignore format: a long table
const bhutiaMen: readonly GivenRow[] = [
  ["Tashi", 1000, 833, 600, 789], ["Sonam", 938, 938, 882, 682], ["Passang", 882, 625, 577, 46], ["Nima", 833, 714, 57, 0],
  ["Phurba", 789, 517, 517, 41], ["Dawa", 750, 556, 500, 40], ["Norbu", 714, 57, 0, 0], ["Karma", 682, 882, 1000, 938], ["Tempa", 652, 52, 0, 0],
  ["Chewang", 625, 536, 43, 0], ["Pintso", 600, 48, 0, 0], ["Lhakpa", 577, 46, 0, 0], ["Namgyal", 556, 44, 0, 0], ["Sangay", 536, 43, 0, 0],
  ["Tshering", 517, 1000, 938, 536], ["Palden", 500, 40, 0, 0], ["Pema", 63, 789, 833, 833], ["Mingma", 60, 750, 60, 0], ["Gyatso", 55, 682, 55, 0],
  ["Ugen", 52, 652, 789, 750], ["Kunzang", 48, 600, 57, 714], ["Thendup", 46, 577, 46, 0], ["Rinzing", 40, 500, 40, 0], ["Thinlay", 0, 60, 750, 60],
  ["Tempo", 0, 57, 714, 57], ["Nedup", 0, 55, 682, 55], ["Kunga", 0, 52, 652, 52], ["Norden", 0, 50, 625, 625], ["Samten", 0, 44, 556, 44],
  ["Wangyal", 0, 43, 536, 43], ["Tenzing", 0, 0, 80, 1000], ["Jigme", 0, 0, 71, 882], ["Namgay", 0, 0, 52, 652], ["Kinley", 0, 0, 48, 600],
  ["Chopel", 0, 0, 46, 577], ["Rigzing", 0, 0, 44, 556], ["Phuntsok", 0, 0, 41, 517], ["Samdup", 0, 0, 40, 500],
];

// Christian names of the hills: Garo, Kuki, the Nagas of Manipur and of the east.
const hillWomen = byCohort(
  "Mary, Grace, Elizabeth, Martha, Ruth, Rebecca, Sarah, Lydia, Esther, Hannah, Rachel, Dorothy, Alice, Nora, Margaret, Priscilla",
  "Rita, Veronica, Agnes, Monica, Helen, Jacinta, Rose, Eunice, Mercy, Deborah, Joyce, Stella, Cecilia, Rosaline, Anna, Florence, Christina, Lily",
  "Sharon, Susan, Jennifer, Diana, Jenny, Mercy, Salome, Roselyn, Linda, Nancy, Glory, Becky, Julie, Hellena, Angela, Mimi, Sandra, Bethsheba, Loisa, Jessica",
  "Esther, Jessica, Blessing, Naomi, Priscilla, Angelina, Melody, Joanna, Abigail, Hannah, Grace, Rachel, Mercy, Eunice, Angel, Silvia, Marina, Daisy, Felicia, Chelsea",
);
const hillMen = byCohort(
  "John, Paul, Thomas, David, Samuel, Moses, Jonathan, Peter, Philip, Joseph, Abraham, Simon, Enoch, Stephen, Isaac, Solomon",
  "James, Timothy, Daniel, Benjamin, Robert, Williamson, Purno, Reuben, Elias, Francis, Luke, Silas, Titus, George, Albert, Michael, Nelson, Jacob",
  "Jackson, Wilson, Jimmy, Bobby, Alex, Henry, Johnson, Ricky, Mark, Edwin, Tony, Roger, Gideon, Roy, Ginson, Samson, Stephen, Kennedy, Paul, Calvin",
  "Joshua, Samuel, Joel, Daniel, Caleb, Gideon, Emmanuel, Jeremiah, Aaron, Nathan, Alvin, Kelvin, Jonathan, Isaac, Ezekiel, Elijah, David, Rickson, Justin, Clinton",
);

const tamilChristianWomen = byCohort(
  "Mary, Arockiam, Savariammal, Anthoniammal, Chellathai, Gnanammal, Rosammal, Thangam, Susaimary, Lourdammal, Annammal, Esther, Rathinam, Sornam, Yesammal",
  "Arockia Mary, Sagaya Mary, Jeyaseeli, Stella, Leela, Rosemary, Vasantha, Kamala, Selvarani, Regina, Pushpam, Victoria, Jothi, Amala, Philomina, Santhi, Mercy, Arul Mary",
  "Jenifer, Sheeba, Sahaya Rani, Jeyanthi, Anitha, Amutha, Sophia, Mercy, Jeba, Nirmala, Suganthi, Arul Selvi, Vinothini, Beulah, Shanthi, Jancy, Sharmila, Rexy, Bella, Caroline",
  "Jenifa, Sneha, Angel, Blessy, Abisha, Jerusha, Monisha, Ancy, Jeniffer, Princy, Sherin, Roshini, Evangeline, Shiny, Merlin, Divya, Priya, Aksha, Steffi, Benita",
);
const tamilChristianMen = byCohort(
  "Anthony, Savarimuthu, Arockiasamy, Chinnappan, Gnanaprakasam, Yesudas, Susai, Soosai, Arulappan, Devasagayam, Rayappan, Peter, Swamidoss, Samuel, Thomas",
  "Antony, Xavier, Joseph, Stanley, Arulraj, Wilson, Alphonse, Selvaraj, Jeyakumar, Rajan, Victor, Thangaraj, Chandrabose, Johnson, Jesudasan, Christopher, Edward, Augustine",
  "Arul, Stalin, Antony, Jerome, Britto, Prabhu, Jebastin, Vinoth, Clement, Kingsly, Franklin, Sahaya Raj, Anto, Robinson, Amal, Suresh, Denis, Jegan, Lenin, Godwin",
  "Abin, Ajin, Jerin, Jenish, Joshua, Nithish, Antony, Leo, Allwin, Sam, Jebin, Rohan, Ashwin, Melvin, Jeffrin, Akash, Joel, Benny, Edison, Aldrin",
);

const kashmiriWomen = byCohort(
  "Haleema, Fatima, Zooni, Rahti, Khatija, Sara, Mugli, Azizi, Jana, Taja, Saja, Hajra, Raja, Zeba, Zainab, Freechi, Mehtaba, Jawahira",
  "Hafeeza, Shameema, Haseena, Naseema, Dilshada, Mehbooba, Rafiqa, Raja Begum, Shakeela, Parveena, Taslima, Jameela, Sharifa, Zahida, Gulshan, Mumtaza, Fahmeeda, Mymoona",
  "Shaista, Rubeena, Ulfat, Masrat, Nusrat, Rifat, Shugufta, Tabasum, Saima, Nighat, Yasmeena, Shabnum, Nelofar, Snober, Asmat, Rukhsana, Afroza, Sumaira, Bilkees, Mubeena",
  "Insha, Mehvish, Iqra, Aqsa, Sadaf, Ifra, Mehak, Uzma, Rutba, Humaira, Muskan, Sabreena, Ayesha, Zainab, Bisma, Tabish, Munazah, Arbeena, Suhaila, Nazia",
);
const kashmiriMen = byCohort(
  "Ghulam Mohammad, Ghulam Nabi, Abdul Rehman, Ghulam Hassan, Abdul Gani, Ghulam Rasool, Ghulam Ahmad, Abdul Aziz, Abdul Rashid, Mohammad Sultan, Ali Mohammad, Habibullah, Ghulam Qadir, Abdul Khaliq, Wali Mohammad, Ghulam Mohiuddin",
  "Mohammad Yousuf, Abdul Majeed, Mohammad Ashraf, Nazir Ahmad, Bashir Ahmad, Mushtaq Ahmad, Farooq Ahmad, Mohammad Shafi, Abdul Hamid, Gulzar Ahmad, Manzoor Ahmad, Mohammad Maqbool, Showkat Ahmad, Ghulam Jeelani, Mohammad Ramzan, Fayaz Ahmad, Abdul Qayoom, Zahoor Ahmad",
  "Bilal Ahmad, Javid Ahmad, Mohammad Iqbal, Tariq Ahmad, Imtiyaz Ahmad, Reyaz Ahmad, Shabir Ahmad, Muzaffar Ahmad, Irfan Ahmad, Aijaz Ahmad, Altaf Hussain, Sajad Ahmad, Parvaiz Ahmad, Ishfaq Ahmad, Hilal Ahmad, Mudasir Ahmad, Tanveer Ahmad, Waseem Raja, Firdous Ahmad, Nisar Ahmad",
  "Aqib, Adil Ahmad, Faisal, Suhail Ahmad, Junaid, Danish, Muneeb, Basit, Zubair Ahmad, Owais Ahmad, Burhan, Umar Farooq, Sahil, Shahid, Aamir, Mehran, Rayees Ahmad, Yawar, Ubaid, Haziq",
);

// Shia names of Kargil.
const kargilWomen = byCohort(
  "Zainab, Fatima, Sakina, Khadija, Hajira, Kulsoom, Marziya, Zahra, Kaneez, Halima, Masooma, Ruqaya",
  "Hakima, Zahra, Batool, Masooma, Sakina, Nargis, Amina, Kaneez, Sughra, Tahira, Zakia, Razia",
  "Zainab, Nargis, Kulsum, Archo, Marziya, Shaheeda, Tasleema, Rubina, Hakeema, Farida, Sajida, Nasreen",
  "Zahra, Kaneez, Sakina, Zainab, Masooma, Insiya, Tayyeba, Hajira, Aqeela, Fizza, Narjis, Ruqaya",
);
const kargilMen = byCohort(
  "Ghulam, Baqir, Sadiq, Jaffer, Akbar, Ibrahim, Asgar, Ismail, Murtaza, Haider, Yousuf, Qasim",
  "Asgar, Sadiq, Baqir, Jaffer, Akhtar, Ibrahim, Nasir, Zakir, Mubarak, Iqbal, Murtaza, Anayat",
  "Sajjad, Zakir, Mustafa, Murtaza, Iftikhar, Liyaqat, Nasir, Imtiyaz, Manzoor, Javed, Sadiq, Nisar",
  "Muntazir, Kumail, Hadi, Mujtaba, Murtaza, Sajjad, Mustafa, Haider, Jaffer, Baqir, Shabir, Muzammil",
);

const aoWomen = byCohort(
  "Atula, Alemla, Bendangla, Imlila, Asenla, Tongpangla, Sentila, Temsula, Chubala, Merenla, Tsula",
  "Imnala, Akala, Lanusenla, Asangla, Limala, Nungsangla, Yashila, Talila, Takosenla, Wapangla, Mary",
  "Aienla, Rongsenla, Alongla, Imkongla, Bendangnaro, Aolemla, Moala, Sentirenla, Wabangla, Limasenla, Grace, Esther",
  "Imlisenla, Toshimenla, Aosenla, Longsenla, Tiajungla, Sashimenla, Watisenla, Longkumla, Atsungla, Akumla, Mercy, Esther",
);
const aoMen = byCohort(
  "Imkong, Chubatoshi, Lanu, Tali, Yanger, Imtisunup, Temjen, Tsukti, Mayangnokcha, Kariba",
  "Alemtemshi, Tiameren, Imnatiba, Nungsangtoshi, Bendangtoshi, Lima, Imtiwapang, Alemba, Takatemjen, Chuba",
  "Imlitemsu, Toshimeren, Atsung, Limawapang, Moatoshi, Bendangwati, Imsutoshi, Lanutemsu, Imkongmeren, Temsuwati",
  "Tiayanger, Imlikumzuk, Watitemjen, Sentitoshi, Aokumtoshi, Nungsangyanger, Bendangjungshi, Senkatemjen, Moanungsang, Joshua",
);
const angamiWomen = byCohort(
  "Khrielievi, Neidonuo, Sedevinuo, Vikhonuo, Viketouno, Neibanuo",
  "Kevinuo, Vizonuo, Rokono, Vinuo, Neilhounuo, Kikruneinuo, Mary",
  "Khriezonuo, Medonuo, Neizonuo, Keneizhanuo, Neikehienuo, Akhono, Grace",
  "Kekhrienuo, Vitono, Keneilenuo, Neikuonuo, Khrietuonuo, Ketholenuo, Esther",
);
const angamiMen = byCohort(
  "Vizol, Shurhozelie, Neiphiu, Khriesalie, Zashei, Viketuzo",
  "Neikezhakuo, Kevisekho, Zhaleo, Thepfulhouvi, Medokul, Neivilie, Vikho",
  "Kekhrievilhou, Neilhoulie, Keviletuo, Neichute, Medovi, Kezhasalie, Khrielie",
  "Rokovizo, Khriebeizo, Neilakuo, Vikuotuolie, Keduovilie, Ketouzo, David",
);
const sumiWomen = byCohort(
  "Zevole, Khetoli, Ghonili, Ilheli, Hekhali",
  "Azole, Hetoli, Inaholi, Kivili, Aholi, Mary",
  "Atoli, Azhoni, Viboli, Toholi, Kalivi, Akivili, Grace",
  "Elivi, Mughaholi, Lovitoli, Vikali, Inatoli, Hinoli, Esther",
);
const sumiMen = byCohort(
  "Hokishe, Kihoto, Vamuzo, Hozheto, Sukhai",
  "Hokheto, Kughaho, Shikiho, Kikheto, Hoshito, Nihoto",
  "Vikato, Hukavi, Kiyeto, Mughato, Ghukato, Inavi, Kitoho",
  "Hekato, Tokiho, Nikheto, Aloto, Vikiye, Kughato, Samuel",
);
const lothaWomen = byCohort(
  "Yanbeni, Mhabeni, Renbeni, Libeni, Thungbeni",
  "Nzanbeni, Abeni, Mhonbeni, Yantsubeni, Rose, Orenbeni",
  "Chumbeni, Yanrenbeni, Lilybeni, Mhalo, Ethel, Nchumbeni",
  "Zuchobeni, Renchobeni, Yilobeni, Zubeni, Tsenchibeni, Mercy",
);
const lothaMen = byCohort(
  "Mhathung, Chumdemo, Yankithung, Nsemo, Mhao",
  "Yanthungo, Chumben, Mhonlumo, Thungbemo, Nzanthung, Tsanso",
  "Renthungo, Zuchano, Orenthung, Nchumbemo, Benrithung, Yanpothung",
  "Mhonthung, Chumlamo, Yanrenthung, Zuchamo, Mhabemo, Nathan",
);

// Family names by rough frequency; the second name is what women bear in its stead.

// biome-ignore format: a long table
const uttarPradeshFamilies: readonly FamilyPair[] = [
  ["Singh", 520], ["Yadav", 430], ["Sharma", 400], ["Gupta", 390], ["Verma", 330], ["Kumar", 300, "Devi", "Kumari"], ["Mishra", 280], ["Tiwari", 230],
  ["Pandey", 230], ["Srivastava", 210], ["Shukla", 180], ["Maurya", 150], ["Ram", 150, "Devi", "Kumari"], ["Lal", 130, "Devi", "Kumari"], ["Prasad", 120, "Devi", "Kumari"], ["Tripathi", 150],
  ["Chauhan", 140], ["Saxena", 130], ["Agarwal", 130], ["Dwivedi", 110], ["Rastogi", 31], ["Jaiswal", 30], ["Pal", 30], ["Kashyap", 29],
  ["Rajput", 29], ["Saini", 28], ["Tyagi", 28], ["Dubey", 27], ["Chaturvedi", 27], ["Awasthi", 26], ["Bajpai", 26], ["Dixit", 26], ["Nigam", 25],
  ["Mathur", 25], ["Kushwaha", 25], ["Prajapati", 24], ["Patel", 24], ["Rathore", 24], ["Chaudhary", 23], ["Gautam", 23], ["Jatav", 23],
  ["Vishwakarma", 22], ["Gaur", 22], ["Upadhyay", 22], ["Pathak", 22], ["Varshney", 21], ["Garg", 21], ["Goel", 21], ["Bhardwaj", 21], ["Rai", 20],
  ["Sonkar", 20], ["Nishad", 20], ["Lodhi", 20], ["Mathuria", 20], ["Sengar", 19], ["Bhadauria", 19], ["Solanki", 19], ["Pachauri", 19],
  ["Pandit", 19], ["Kesarwani", 18], ["Bansal", 18], ["Katiyar", 18], ["Sachan", 18], ["Trivedi", 18], ["Bhatnagar", 17], ["Khare", 17],
  ["Asthana", 17],
];

// biome-ignore format: a long table
const delhiFamilies: readonly FamilyPair[] = [
  ["Sharma", 420], ["Gupta", 360], ["Kumar", 360, "Devi", "Kumari"], ["Singh", 360], ["Verma", 220], ["Jain", 140], ["Arora", 140], ["Aggarwal", 140],
  ["Yadav", 130], ["Kapoor", 110], ["Malhotra", 36], ["Khanna", 35], ["Chopra", 35], ["Bhatia", 34], ["Sethi", 33], ["Ahuja", 33], ["Sachdeva", 32],
  ["Batra", 32], ["Mehra", 31], ["Kohli", 31], ["Chawla", 30], ["Gulati", 30], ["Tandon", 29], ["Suri", 29], ["Dhawan", 28], ["Talwar", 28],
  ["Vohra", 27], ["Grover", 27], ["Juneja", 26], ["Wadhwa", 26], ["Taneja", 26], ["Nagpal", 25], ["Kalra", 25], ["Saluja", 25], ["Dua", 24],
  ["Goel", 24], ["Mittal", 24], ["Bansal", 23], ["Garg", 23], ["Goyal", 23], ["Singhal", 22], ["Mishra", 22], ["Jha", 90], ["Pandey", 22],
  ["Thakur", 21], ["Tiwari", 21], ["Rawat", 21], ["Negi", 21], ["Bisht", 20], ["Chauhan", 20], ["Rana", 20], ["Saxena", 20], ["Mathur", 20],
  ["Bhardwaj", 19], ["Kaushik", 19], ["Vashisht", 19], ["Tyagi", 19], ["Dagar", 19], ["Tanwar", 18], ["Tokas", 18], ["Solanki", 18], ["Nanda", 18],
  ["Puri", 18], ["Sood", 17], ["Narang", 17], ["Chadha", 17],
];

// biome-ignore format: a long table
const haryanaFamilies: readonly FamilyPair[] = [
  ["Sharma", 300], ["Kumar", 330, "Devi", "Kumari"], ["Singh", 260], ["Yadav", 200], ["Malik", 150], ["Aggarwal", 130], ["Gupta", 130], ["Verma", 100],
  ["Dahiya", 38], ["Hooda", 37], ["Sangwan", 36], ["Phogat", 35], ["Deswal", 35], ["Kadian", 34], ["Rathee", 33], ["Dhankhar", 33], ["Dalal", 32],
  ["Nain", 32], ["Redhu", 31], ["Punia", 31], ["Beniwal", 30], ["Sheoran", 30], ["Lather", 29], ["Kundu", 29], ["Dhull", 28], ["Mor", 28],
  ["Goyal", 27], ["Bansal", 27], ["Garg", 26], ["Mittal", 26], ["Singla", 26], ["Jindal", 25], ["Saini", 110], ["Kamboj", 25], ["Rohilla", 24],
  ["Khatri", 24], ["Tanwar", 24], ["Chauhan", 23], ["Rana", 23], ["Kaushik", 23], ["Bhardwaj", 22], ["Vats", 22], ["Jangra", 22], ["Panchal", 22],
  ["Arora", 21], ["Sachdeva", 21], ["Batra", 21], ["Chawla", 21], ["Narang", 20], ["Mehta", 20], ["Grover", 20], ["Kalra", 20], ["Gulia", 20],
  ["Gill", 19], ["Sehrawat", 19], ["Balhara", 19], ["Ahlawat", 19], ["Chhikara", 19], ["Tomar", 18],
];

// biome-ignore format: a long table
const punjabiFamilies: readonly FamilyPair[] = [
  ["Sharma", 330], ["Kumar", 420, "Rani"], ["Gupta", 170], ["Verma", 130], ["Aggarwal", 120], ["Arora", 120], ["Singla", 39], ["Goyal", 38],
  ["Bansal", 38], ["Garg", 37], ["Jindal", 36], ["Mittal", 35], ["Khanna", 35], ["Kapoor", 34], ["Chopra", 33], ["Malhotra", 33], ["Mehra", 32],
  ["Sehgal", 32], ["Sood", 31], ["Bhalla", 31], ["Bhatia", 30], ["Sethi", 30], ["Chawla", 29], ["Walia", 29], ["Aulakh", 28], ["Mahajan", 28],
  ["Puri", 27], ["Vij", 27], ["Bedi", 26], ["Sabharwal", 26], ["Bhandari", 26], ["Joshi", 25], ["Jain", 25], ["Lal", 70, "Devi", "Kumari"],
  ["Ram", 60, "Devi", "Kumari"], ["Bhagat", 24], ["Sondhi", 24], ["Thapar", 23], ["Uppal", 23], ["Dhir", 23], ["Wadhawan", 22], ["Nayyar", 22], ["Ahuja", 22],
  ["Kalia", 22], ["Beri", 21], ["Talwar", 21], ["Vohra", 21], ["Kaushal", 21], ["Dhawan", 20], ["Seth", 20],
];

// biome-ignore format: a long table
const sikhFamilies: readonly FamilyPair[] = [
  ["Singh", 3000, "Kaur"], ["Gill", 190], ["Sidhu", 180], ["Grewal", 130], ["Dhillon", 150], ["Sandhu", 170], ["Brar", 120], ["Dhaliwal", 120],
  ["Randhawa", 90], ["Mann", 90], ["Bajwa", 36], ["Cheema", 35], ["Virk", 35], ["Kang", 34], ["Sekhon", 33], ["Bains", 33], ["Aulakh", 32],
  ["Bhullar", 32], ["Deol", 31], ["Johal", 31], ["Saini", 30], ["Sohal", 30], ["Toor", 29], ["Pannu", 29], ["Chahal", 28], ["Uppal", 28],
  ["Hundal", 27], ["Kahlon", 27], ["Rai", 26], ["Atwal", 26], ["Ghuman", 26], ["Sodhi", 25], ["Bedi", 25], ["Kalsi", 25], ["Matharu", 24],
  ["Chawla", 24], ["Ahluwalia", 24], ["Anand", 23], ["Walia", 23], ["Bhatti", 23], ["Maan", 22], ["Buttar", 22], ["Sohi", 22], ["Dhindsa", 22],
  ["Jhajj", 21], ["Khaira", 21], ["Pandher", 21], ["Sran", 21], ["Sangha", 20], ["Purewal", 20],
];

// biome-ignore format: a long table
const himachalFamilies: readonly FamilyPair[] = [
  ["Sharma", 420], ["Thakur", 380], ["Verma", 200], ["Kumar", 260, "Devi", "Kumari"], ["Singh", 120], ["Singh", 70, "Devi", "Kumari"], ["Negi", 150], ["Chauhan", 160],
  ["Rana", 120], ["Chand", 70, "Devi", "Kumari"], ["Ram", 110, "Devi", "Kumari"], ["Katoch", 35], ["Pathania", 35], ["Guleria", 34], ["Jaswal", 33], ["Dogra", 33],
  ["Sood", 32], ["Mahajan", 32], ["Bhardwaj", 31], ["Kaushal", 31], ["Gautam", 30], ["Dhiman", 30], ["Saklani", 29], ["Mehta", 29], ["Kanwar", 28],
  ["Rathore", 28], ["Jamwal", 27], ["Sandhu", 27], ["Walia", 26], ["Awasthi", 26], ["Parmar", 26], ["Dhatwalia", 25], ["Kashyap", 25],
  ["Chandel", 25], ["Panta", 24], ["Justa", 24], ["Bragta", 24], ["Kaundal", 23], ["Vaidya", 23], ["Gupta", 23], ["Katwal", 22], ["Banyal", 22],
  ["Patial", 22], ["Shandil", 22],
];

// biome-ignore format: a long table
const uttarakhandFamilies: readonly FamilyPair[] = [
  ["Rawat", 330], ["Negi", 300], ["Bisht", 300], ["Singh", 130], ["Singh", 110, "Devi", "Kumari"], ["Joshi", 220], ["Sharma", 210], ["Pant", 130],
  ["Bhatt", 130], ["Rana", 130], ["Chauhan", 110], ["Kumar", 160, "Devi", "Kumari"], ["Mehra", 35], ["Nautiyal", 34], ["Semwal", 33], ["Dobhal", 33],
  ["Thapliyal", 32], ["Bahuguna", 32], ["Uniyal", 31], ["Pandey", 90], ["Tiwari", 30], ["Kandpal", 30], ["Pathak", 29], ["Bhandari", 110],
  ["Gusain", 28], ["Rautela", 28], ["Adhikari", 27], ["Kothari", 27], ["Panwar", 26], ["Chamoli", 26], ["Juyal", 26], ["Bhatia", 25],
  ["Dhasmana", 25], ["Naithani", 25], ["Kukreti", 24], ["Bora", 24], ["Karki", 24], ["Mahara", 23], ["Dhami", 23], ["Kholia", 23], ["Saini", 22],
  ["Gupta", 90], ["Verma", 22], ["Aswal", 22], ["Kathait", 21], ["Butola", 21], ["Ghildiyal", 21], ["Barthwal", 21], ["Painuly", 20], ["Sati", 20],
  ["Lohani", 20], ["Upreti", 20], ["Arya", 20], ["Agarwal", 19], ["Tamta", 19],
];

// biome-ignore format: a long table
const rajasthanFamilies: readonly FamilyPair[] = [
  ["Sharma", 360], ["Singh", 300, "Kanwar"], ["Meena", 190], ["Kumar", 220, "Devi", "Kumari"], ["Choudhary", 190], ["Jain", 170], ["Gupta", 130],
  ["Agarwal", 120], ["Verma", 110], ["Rathore", 140], ["Shekhawat", 110], ["Jangid", 35], ["Saini", 110], ["Gurjar", 110], ["Bishnoi", 90],
  ["Jat", 33], ["Soni", 90], ["Rajpurohit", 32], ["Chouhan", 90], ["Bhati", 31], ["Solanki", 30], ["Sisodia", 30], ["Ranawat", 29],
  ["Chundawat", 29], ["Maheshwari", 28], ["Khandelwal", 28], ["Bohra", 27], ["Mathur", 27], ["Vyas", 90], ["Purohit", 26], ["Joshi", 26],
  ["Ojha", 25], ["Acharya", 25], ["Bhandari", 25], ["Kothari", 24], ["Mehta", 24], ["Surana", 24], ["Bothra", 23], ["Sethia", 23], ["Bhansali", 23],
  ["Lodha", 22], ["Singhvi", 22], ["Kumawat", 22], ["Prajapat", 22], ["Suthar", 21], ["Lal", 110, "Devi", "Kumari"], ["Ram", 100, "Devi", "Kumari"], ["Yadav", 21],
  ["Regar", 20], ["Bairwa", 20], ["Mali", 20], ["Sankhla", 20], ["Panwar", 20], ["Rajput", 19], ["Nagar", 19], ["Dadhich", 19], ["Pareek", 19],
  ["Bhargava", 19], ["Godara", 18], ["Beniwal", 18], ["Poonia", 18], ["Dudi", 18], ["Jakhar", 18], ["Sihag", 17], ["Garg", 17], ["Goyal", 17],
  ["Mittal", 17], ["Bansal", 17], ["Kalla", 17], ["Swami", 17], ["Khatik", 16], ["Vaishnav", 16], ["Paliwal", 16], ["Tak", 16],
];

// biome-ignore format: a long table
const jharkhandFamilies: readonly FamilyPair[] = [
  ["Kumar", 560, "Devi", "Kumari"], ["Singh", 280], ["Mahato", 230], ["Prasad", 110], ["Prasad", 60, "Devi", "Kumari"], ["Sharma", 110], ["Gupta", 120],
  ["Pandey", 110], ["Das", 90], ["Mandal", 90], ["Sinha", 110], ["Yadav", 110], ["Sah", 35], ["Mishra", 34], ["Verma", 33], ["Thakur", 33],
  ["Jha", 80], ["Ram", 90, "Devi", "Kumari"], ["Rajak", 31], ["Ravidas", 31], ["Saw", 30, "Devi", "Kumari"], ["Paswan", 30], ["Choudhary", 29], ["Modak", 29],
  ["Dutta", 28], ["Mukherjee", 28], ["Banerjee", 27], ["Roy", 70], ["Agarwal", 26], ["Keshri", 26], ["Barnwal", 26], ["Rawani", 25], ["Mahto", 25],
  ["Bauri", 25], ["Turi", 24], ["Pathak", 24], ["Ojha", 24], ["Tiwary", 23], ["Upadhyay", 23], ["Srivastava", 23], ["Chatterjee", 22],
  ["Sarkar", 22],
];

// biome-ignore format: a long table
const adivasiFamilies: readonly FamilyPair[] = [
  ["Murmu", 160], ["Soren", 150], ["Hembrom", 110], ["Tudu", 110], ["Hansda", 90], ["Marandi", 110], ["Kisku", 39], ["Besra", 38], ["Baskey", 38],
  ["Oraon", 150], ["Munda", 150], ["Kujur", 35], ["Toppo", 35], ["Lakra", 34], ["Ekka", 33], ["Tirkey", 33], ["Minz", 32], ["Kerketta", 32],
  ["Xalxo", 31], ["Bhengra", 31], ["Tigga", 30], ["Horo", 30], ["Kandulna", 29], ["Purty", 29], ["Hansdah", 28], ["Bhagat", 28], ["Beck", 27],
  ["Tete", 27],
];

// biome-ignore format: a long table
const dograFamilies: readonly FamilyPair[] = [
  ["Sharma", 350], ["Singh", 210], ["Singh", 100, "Devi", "Kumari"], ["Kumar", 230, "Devi", "Kumari"], ["Gupta", 190], ["Jamwal", 110], ["Manhas", 90], ["Charak", 38],
  ["Kotwal", 38], ["Slathia", 37], ["Mahajan", 100], ["Verma", 35], ["Raina", 35], ["Koul", 34], ["Bhagat", 33], ["Choudhary", 90], ["Salaria", 32],
  ["Katoch", 32], ["Jasrotia", 31], ["Sambyal", 31], ["Pathania", 30], ["Thakur", 30], ["Dogra", 29], ["Sudan", 29], ["Langeh", 28], ["Bakshi", 28],
  ["Khajuria", 90], ["Padha", 27], ["Magotra", 26], ["Dubey", 26], ["Sawhney", 26], ["Abrol", 25], ["Parihar", 25], ["Balgotra", 25], ["Chib", 24],
  ["Samyal", 24], ["Lal", 24, "Devi", "Kumari"], ["Ram", 23, "Devi", "Kumari"],
];

// biome-ignore format: a long table
const gujaratiFamilies: readonly FamilyPair[] = [
  ["Patel", 620], ["Shah", 300], ["Mehta", 180], ["Solanki", 260], ["Parmar", 260], ["Desai", 160], ["Joshi", 150], ["Trivedi", 130],
  ["Chauhan", 200], ["Rathod", 200], ["Makwana", 150], ["Vaghela", 100], ["Prajapati", 150], ["Panchal", 110], ["Modi", 100], ["Parekh", 33],
  ["Gandhi", 32], ["Bhatt", 120], ["Dave", 120], ["Pandya", 110], ["Jani", 30], ["Vyas", 30], ["Raval", 90], ["Thakkar", 100], ["Soni", 110],
  ["Mistry", 90], ["Gohil", 90], ["Zala", 27], ["Jadeja", 100], ["Vala", 26], ["Rana", 26], ["Barot", 25], ["Amin", 25], ["Doshi", 25],
  ["Sheth", 24], ["Kothari", 24], ["Shukla", 24], ["Upadhyay", 23], ["Acharya", 23], ["Purohit", 23], ["Pathak", 22], ["Bhavsar", 22], ["Darji", 22],
  ["Suthar", 22], ["Limbachiya", 21], ["Kansara", 21], ["Ghanchi", 21], ["Thakor", 170], ["Chaudhari", 20], ["Kapadia", 20], ["Zaveri", 20],
  ["Dalal", 20], ["Merchant", 20], ["Chokshi", 19], ["Vora", 19], ["Kamdar", 19], ["Sanghvi", 19], ["Kotecha", 19], ["Lakhani", 18],
  ["Savaliya", 18], ["Vekariya", 18], ["Dobariya", 18], ["Kakadiya", 18], ["Hirpara", 17], ["Gajera", 17], ["Sojitra", 17], ["Dholakia", 17],
  ["Lathiya", 17], ["Ramani", 17], ["Kachhadiya", 17], ["Bhalodia", 16], ["Sutariya", 16], ["Padhiyar", 16], ["Chavda", 16], ["Dabhi", 16],
  ["Baria", 16], ["Vasava", 16], ["Tandel", 15], ["Naik", 15], ["Contractor", 15], ["Jariwala", 15], ["Daruwala", 15], ["Reshamwala", 15],
  ["Kapasi", 15], ["Buch", 15], ["Vaidya", 14], ["Oza", 14],
];

// biome-ignore format: a long table
const marathiFamilies: readonly FamilyPair[] = [
  ["Patil", 520], ["Jadhav", 320], ["Shinde", 290], ["Pawar", 300], ["Deshmukh", 210], ["Kulkarni", 200], ["Joshi", 180], ["More", 190],
  ["Gaikwad", 200], ["Chavan", 190], ["Kamble", 190], ["Bhosale", 150], ["Kadam", 150], ["Sawant", 130], ["Salunkhe", 33], ["Mane", 130],
  ["Deshpande", 130], ["Kale", 110], ["Thorat", 31], ["Shelar", 31], ["Wagh", 110], ["Nikam", 30], ["Mohite", 29], ["Ghorpade", 29], ["Ingle", 28],
  ["Sonawane", 120], ["Mahajan", 27], ["Chaudhari", 110], ["Gavli", 26], ["Bhoir", 26], ["Mhatre", 110], ["Naik", 25], ["Rane", 25], ["Parab", 25],
  ["Gawde", 24], ["Tawde", 24], ["Dalvi", 24], ["Surve", 23], ["Kokate", 23], ["Gokhale", 23], ["Bapat", 22], ["Apte", 22], ["Phadke", 22],
  ["Limaye", 22], ["Sathe", 21], ["Ranade", 21], ["Paranjape", 21], ["Karve", 21], ["Kelkar", 20], ["Datar", 20], ["Oak", 20], ["Godbole", 20],
  ["Tilak", 20], ["Damle", 19], ["Khare", 19], ["Inamdar", 19], ["Sardesai", 19], ["Jagtap", 90], ["Kolhe", 18], ["Dhumal", 18], ["Bhagat", 18],
  ["Londhe", 18], ["Sable", 18], ["Shirke", 17], ["Yadav", 17], ["Khot", 17], ["Lokhande", 17], ["Waghmare", 110], ["Bansode", 17], ["Gaikawad", 17],
  ["Kharat", 16], ["Landge", 16], ["Lad", 16], ["Mahadik", 16], ["Nimbalkar", 16], ["Zende", 16], ["Raut", 100], ["Dhage", 15], ["Kolte", 15],
  ["Bhalerao", 15], ["Borse", 15], ["Ahire", 15], ["Suryawanshi", 15], ["Deore", 15], ["Khairnar", 14], ["Pagare", 14], ["Rathod", 90],
  ["Thakur", 14], ["Borkar", 14], ["Khandekar", 14], ["Mokashi", 14], ["Barve", 14], ["Dixit", 14], ["Vaidya", 13], ["Purohit", 13], ["Rajput", 13],
  ["Satpute", 13], ["Magar", 13], ["Hande", 13], ["Gholap", 13], ["Kore", 13], ["Gurav", 13], ["Sutar", 13], ["Kumbhar", 12], ["Lohar", 12],
  ["Shete", 12], ["Wani", 12], ["Pol", 12], ["Hiremath", 12], ["Pandit", 12], ["Katkar", 12],
];

// biome-ignore format: a long table
const sindhiFamilies: readonly FamilyPair[] = [
  ["Advani", 45], ["Lalwani", 44], ["Chhabria", 43], ["Hinduja", 42], ["Mirchandani", 41], ["Motwani", 40], ["Hemnani", 39], ["Rupani", 38],
  ["Bhojwani", 38], ["Wadhwani", 37], ["Tolani", 36], ["Nanwani", 35], ["Gidwani", 35], ["Ahuja", 34], ["Punjabi", 33], ["Khemani", 33],
  ["Daswani", 32], ["Raheja", 32], ["Hiranandani", 31], ["Mulchandani", 31], ["Keswani", 30], ["Chandwani", 30], ["Jethwani", 29], ["Makhija", 29],
  ["Vaswani", 28],
];

// biome-ignore format: a long table
const goanFamilies: readonly FamilyPair[] = [
  ["D'Souza", 300], ["Fernandes", 290], ["Pereira", 180], ["D'Mello", 110], ["Rodrigues", 170], ["Lobo", 40], ["Pinto", 110], ["D'Costa", 38],
  ["D'Silva", 90], ["Gonsalves", 37], ["Mascarenhas", 36], ["Noronha", 35], ["Dias", 35], ["Almeida", 34], ["Mendonca", 33], ["Rebello", 33],
  ["Carvalho", 32], ["D'Cunha", 32], ["D'Sa", 31], ["Coutinho", 31], ["Correia", 30], ["Menezes", 30], ["Sequeira", 29], ["Saldanha", 29],
  ["Lopes", 28], ["Braganza", 28], ["Miranda", 27], ["Colaco", 27], ["Vaz", 26], ["Nazareth", 26], ["Tellis", 26], ["Furtado", 25], ["Gomes", 25],
  ["Quadros", 25],
];

// biome-ignore format: a long table
const bengaliFamilies: readonly FamilyPair[] = [
  ["Das", 440], ["Ghosh", 330], ["Banerjee", 260], ["Mukherjee", 250], ["Chatterjee", 220], ["Roy", 280], ["Sarkar", 260], ["Mondal", 320],
  ["Saha", 220], ["Dey", 210], ["Paul", 200], ["Dutta", 210], ["Bose", 140], ["Chakraborty", 210], ["Bhattacharya", 190], ["Sen", 170],
  ["Biswas", 240], ["Ganguly", 110], ["Mitra", 130], ["Majumdar", 110], ["Nandi", 100], ["Kundu", 110], ["Basu", 120], ["Halder", 120], ["Guha", 28],
  ["Sengupta", 28], ["Dasgupta", 27], ["Pal", 130], ["Bhowmick", 26], ["Barman", 100], ["Karmakar", 90], ["Shaw", 25], ["Naskar", 25],
  ["Samanta", 25], ["Maity", 110], ["Jana", 100], ["Bera", 100], ["Manna", 23], ["Pramanik", 23], ["Ghoshal", 23], ["Sanyal", 22], ["Lahiri", 22],
  ["Bagchi", 22], ["Goswami", 22], ["Debnath", 110], ["Nath", 21], ["Sil", 21], ["Dhar", 21], ["Kar", 20], ["Deb", 20], ["Chowdhury", 100],
  ["Adhikari", 20], ["Sinha", 20], ["Mallick", 90], ["Malakar", 19], ["Acharya", 19], ["Patra", 90], ["Pradhan", 19], ["Mahato", 18], ["Bagdi", 18],
  ["Santra", 18], ["Kar Gupta", 18], ["Ray", 18], ["Rakshit", 17], ["Som", 17], ["Pyne", 17], ["Koley", 17], ["Hazra", 17], ["Sardar", 17],
  ["Gayen", 17], ["Singha", 16], ["Bhadra", 16], ["Chanda", 16], ["Panja", 16], ["Dolui", 16], ["Dhara", 16], ["Bag", 16], ["Guchait", 15],
  ["Bhunia", 15], ["Mukhopadhyay", 15], ["Chattopadhyay", 15], ["Bandyopadhyay", 15], ["Gangopadhyay", 15], ["Talukdar", 15], ["Bairagi", 15],
];

// biome-ignore format: a long table
const bengaliMuslimFamilies: readonly FamilyPair[] = [
  ["Mondal", 190], ["Sheikh", 260, "Khatun"], ["Ali", 160, "Bibi"], ["Hossain", 170, "Khatun"], ["Islam", 180, "Begum"], ["Rahaman", 150, "Khatun"],
  ["Khan", 110, "Bibi"], ["Molla", 140], ["Laskar", 38], ["Gazi", 37], ["Sarkar", 36], ["Biswas", 35], ["Haque", 120, "Begum"],
  ["Ahmed", 130, "Begum"], ["Mia", 33, "Begum"], ["Uddin", 33, "Khatun"], ["Sardar", 32], ["Halder", 32], ["Mallick", 31], ["Piyada", 31],
  ["Naskar", 30], ["Middya", 30], ["Baidya", 29], ["Shah", 29], ["Alam", 28, "Begum"], ["Munshi", 28],
];

// biome-ignore format: a long table
const assameseFamilies: readonly FamilyPair[] = [
  ["Das", 230], ["Borah", 220], ["Saikia", 230], ["Gogoi", 250], ["Kalita", 230], ["Sarma", 200], ["Deka", 210], ["Hazarika", 190], ["Baruah", 180],
  ["Bora", 170], ["Nath", 150], ["Dutta", 130], ["Goswami", 120], ["Bhuyan", 120], ["Talukdar", 120], ["Barman", 120], ["Medhi", 110],
  ["Phukan", 100], ["Konwar", 90], ["Chetia", 90], ["Neog", 30], ["Rajbongshi", 30], ["Choudhury", 90], ["Bharali", 29], ["Mahanta", 90],
  ["Pathak", 28], ["Barua", 27], ["Handique", 27], ["Rajkhowa", 26], ["Buragohain", 26], ["Bordoloi", 26], ["Boruah", 25], ["Kakati", 25],
  ["Patowary", 25], ["Thakuria", 24], ["Lahkar", 24], ["Hatibaruah", 24], ["Dihingia", 23], ["Changmai", 23], ["Moran", 23], ["Sonowal", 22],
  ["Pegu", 22], ["Doley", 22], ["Kutum", 22], ["Taye", 21], ["Payeng", 21], ["Deori", 21], ["Tamuli", 21], ["Chutia", 20], ["Borgohain", 20],
  ["Khound", 20], ["Bezbaruah", 20], ["Tahbildar", 20], ["Kataki", 19], ["Bhattacharyya", 19], ["Rabha", 19], ["Hira", 19], ["Mili", 19],
  ["Bayan", 18], ["Bhagawati", 18],
];

// biome-ignore format: a long table
const bodoFamilies: readonly FamilyPair[] = [
  ["Basumatary", 230], ["Brahma", 190], ["Narzary", 130], ["Boro", 190], ["Daimary", 110], ["Mushahary", 90], ["Swargiary", 100], ["Goyary", 38],
  ["Wary", 38], ["Khakhlary", 37], ["Muchahary", 36], ["Islary", 35], ["Owary", 35], ["Hazowary", 34], ["Baglary", 33], ["Ramchiary", 33],
  ["Hajowary", 32],
];

// biome-ignore format: a long table
const muslimFamilies: readonly FamilyPair[] = [
  ["Khan", 420], ["Ansari", 260], ["Ahmad", 180, "Bano"], ["Ali", 190, "Bano"], ["Siddiqui", 150], ["Qureshi", 160], ["Malik", 130], ["Shaikh", 130],
  ["Hussain", 140, "Begum"], ["Khan", 100, "Begum"], ["Alam", 130, "Khatoon"], ["Ahmed", 130, "Begum"], ["Saifi", 90], ["Mansuri", 90],
  ["Idrisi", 33], ["Rizvi", 33], ["Zaidi", 32], ["Naqvi", 32], ["Abbasi", 31], ["Farooqui", 31], ["Usmani", 30], ["Hashmi", 30], ["Baig", 29],
  ["Mirza", 29], ["Pathan", 28], ["Salmani", 28], ["Alvi", 27], ["Raza", 27, "Fatima"], ["Akhtar", 26, "Parveen"], ["Kazmi", 26], ["Jafri", 26],
  ["Chishti", 25], ["Rahman", 25, "Khatoon"], ["Haider", 25, "Zehra"], ["Abidi", 24], ["Warsi", 24], ["Faridi", 24], ["Sabri", 23], ["Shah", 23],
  ["Rangrez", 23], ["Gaddi", 22], ["Hasan", 22, "Bano"],
];

// biome-ignore format: a long table
const westMuslimFamilies: readonly FamilyPair[] = [
  ["Shaikh", 520], ["Khan", 320], ["Pathan", 190], ["Sayyed", 220], ["Qureshi", 130], ["Ansari", 170], ["Patel", 70], ["Mulla", 38], ["Mujawar", 38],
  ["Attar", 37], ["Tamboli", 36], ["Momin", 35], ["Inamdar", 35], ["Kazi", 34], ["Mansuri", 100], ["Memon", 110], ["Vohra", 32], ["Malek", 32],
  ["Bagwan", 31], ["Shah", 31], ["Mirza", 30], ["Baig", 30], ["Kureshi", 29], ["Bepari", 29], ["Nadaf", 28], ["Khatri", 28], ["Diwan", 27],
  ["Desai", 27], ["Multani", 26], ["Saiyed", 26], ["Siddiqui", 26], ["Merchant", 25], ["Dalvi", 25], ["Lakdawala", 25], ["Parkar", 24],
  ["Chaus", 24], ["Kotwal", 24],
];

// biome-ignore format: a long table
const deccaniMuslimFamilies: readonly FamilyPair[] = [
  ["Khan", 320], ["Mohammed", 230, "Begum"], ["Ahmed", 190, "Begum"], ["Syed", 210, "Fatima"], ["Shaik", 200], ["Ali", 170, "Begum"],
  ["Hussain", 130, "Sultana"], ["Baig", 110], ["Pasha", 110, "Begum"], ["Quadri", 37], ["Siddiqui", 36], ["Ansari", 35], ["Qureshi", 35],
  ["Razvi", 34], ["Hashmi", 33], ["Mirza", 33], ["Sharif", 32, "Sultana"], ["Uddin", 32, "Sultana"], ["Khaja", 31, "Begum"], ["Farooqui", 31],
  ["Jaffri", 30], ["Owaisi", 30], ["Moinuddin", 29, "Fatima"], ["Ghori", 29], ["Bin Ali", 28, "Fatima"],
];

// biome-ignore format: a long table
const kashmiriFamilies: readonly FamilyPair[] = [
  ["Bhat", 340], ["Dar", 330], ["Lone", 220], ["Wani", 240], ["Mir", 240], ["Rather", 150], ["Malik", 140], ["Shah", 170], ["Khan", 170],
  ["Sheikh", 140], ["Ganaie", 36], ["Parray", 35], ["Sofi", 90], ["Najar", 33], ["Khanday", 33], ["Tantray", 32], ["Zargar", 32], ["Hajam", 31],
  ["Wagay", 31], ["Sheergojri", 30], ["Mattoo", 30], ["Drabu", 29], ["Kawoosa", 29], ["Bazaz", 28], ["Qadri", 28], ["Kirmani", 27], ["Andrabi", 27],
  ["Geelani", 26], ["Peer", 26], ["Reshi", 26], ["Pandit", 25], ["Beigh", 25], ["Magray", 25], ["Teli", 24], ["Bhatt", 24], ["Masoodi", 24],
  ["Naqash", 23], ["Khuroo", 23], ["Kuchay", 23], ["Chopan", 22], ["Qazi", 22], ["Makhdoomi", 22], ["Yatoo", 22],
];

// biome-ignore format: a long table
const kargilFamilies: readonly FamilyPair[] = [
  ["Ali", 330, "Bano"], ["Hussain", 290, "Fatima"], ["Khan", 120], ["Mehdi", 130, "Zehra"], ["Abbas", 110, "Batool"], ["Hassan", 120, "Bano"],
  ["Raza", 110, "Fatima"], ["Rizvi", 38], ["Akhone", 38], ["Shah", 37], ["Mussavi", 36], ["Wazir", 35], ["Balti", 35], ["Chulichan", 34],
  ["Kazmi", 33], ["Hussaini", 33], ["Sheikh", 32],
];

// biome-ignore format: a long table
const tamilFamilies: readonly FamilyPair[] = [
  ["Subramanian", 170], ["Krishnamoorthy", 110], ["Natarajan", 110], ["Murugesan", 130], ["Selvam", 110], ["Raman", 90], ["Govindarajan", 38],
  ["Venkatesan", 110], ["Kumarasamy", 36], ["Iyer", 70], ["Iyengar", 35], ["Pillai", 60], ["Nadar", 60], ["Mudaliar", 33], ["Chettiar", 32],
  ["Gounder", 60], ["Thevar", 31], ["Naidu", 60], ["Palanisamy", 100], ["Duraisamy", 80], ["Velusamy", 70], ["Krishnan", 100], ["Swaminathan", 28],
  ["Sundaresan", 28], ["Ramachandran", 70], ["Rajagopal", 27], ["Ramalingam", 80], ["Sivasubramanian", 26], ["Muthiah", 26], ["Chelliah", 25],
  ["Sivaraman", 25], ["Sundararajan", 25], ["Narayanan", 24], ["Balasubramanian", 90], ["Padmanabhan", 24], ["Thiagarajan", 23], ["Ramanathan", 70],
  ["Somasundaram", 23], ["Alagappan", 22], ["Meyyappan", 22], ["Nallathambi", 22], ["Periyasamy", 70], ["Marimuthu", 100], ["Pichai", 21],
  ["Karuppasamy", 70], ["Arunachalam", 80], ["Mathivanan", 20], ["Kaliyaperumal", 20], ["Vadivel", 80], ["Velmurugan", 90], ["Thangaraj", 80],
  ["Sakthivel", 90], ["Paramasivam", 80], ["Ponnuswamy", 19], ["Jagannathan", 19], ["Varadarajan", 19], ["Devarajan", 70], ["Gopalakrishnan", 80],
  ["Kuppuraj", 18], ["Loganathan", 80], ["Mayilvaganan", 18], ["Muniandi", 17], ["Muniyappan", 17], ["Munusamy", 90], ["Nagappan", 17],
  ["Nataraj", 17], ["Natesan", 17], ["Pachaiyappan", 17], ["Pandiyan", 70], ["Parasuraman", 16], ["Perumalsamy", 16], ["Rathinasamy", 16],
  ["Sadasivam", 16], ["Sargunam", 16], ["Shanmugasundaram", 16], ["Sivasamy", 15], ["Sivagnanam", 15], ["Subbiah", 80], ["Thangavel", 90],
  ["Thirunavukkarasu", 15], ["Veerasamy", 15], ["Velayutham", 15], ["Vijayakumar", 80], ["Vijayaraghavan", 14], ["Chockalingam", 14],
  ["Elumalai", 80], ["Ezhumalai", 14], ["Ganapathy", 70], ["Gurusamy", 14], ["Kathirvel", 14], ["Ayyappan", 14], ["Ayyanar", 14], ["Angamuthu", 13],
  ["Azhagiri", 13], ["S", 583], ["M", 500], ["R", 458], ["K", 458], ["P", 375], ["A", 333], ["V", 333], ["N", 250], ["G", 208], ["T", 208],
  ["J", 167], ["D", 167], ["C", 125], ["B", 125], ["E", 83], ["L", 42], ["I", 42],
];

// biome-ignore format: a long table
const tamilChristianFamilies: readonly FamilyPair[] = [
  ["Arulraj", 45], ["Xavier", 90], ["Antonysamy", 80], ["Arokiasamy", 90], ["Amalraj", 41], ["Selvaraj", 90], ["Savarimuthu", 39], ["Irudayaraj", 38],
  ["Jebaraj", 38], ["Jeyaraj", 37], ["Gnanaraj", 36], ["Chelladurai", 35], ["Devasahayam", 35], ["Rajamani", 34], ["Thangadurai", 33],
  ["Samuelraj", 33], ["Sebastian", 32], ["Fernando", 32], ["Devadoss", 31], ["Paulraj", 80], ["Jesudoss", 30], ["Gnanamuthu", 30], ["Soosairaj", 29],
  ["Lourdusamy", 29], ["Packiaraj", 28], ["A", 101], ["J", 101], ["S", 75], ["M", 50], ["R", 50], ["X", 25], ["F", 25], ["D", 25], ["P", 25],
];

// biome-ignore format: a long table
const tamilMuslimFamilies: readonly FamilyPair[] = [
  ["Ibrahim", 45], ["Rahman", 44], ["Abdullah", 43], ["Maricar", 42], ["Rowther", 41], ["Mohideen", 90], ["Sulaiman", 39], ["Kader", 38],
  ["Meeran", 38], ["Jamaludeen", 37], ["Sheriff", 36], ["Basha", 80], ["Ansari", 35], ["Farook", 34], ["Sahib", 33], ["Hussain", 33],
  ["Syed Ali", 32], ["Rawther", 32], ["Kadhar", 31], ["Sithik", 31], ["Nainar", 30], ["Nagoor", 30], ["Peer Mohamed", 29],
];

// biome-ignore format: a long table
const teluguFamilies: readonly FamilyPair[] = [
  ["Reddy", 620], ["Rao", 340], ["Goud", 280], ["Kumar", 110, "Kumari"], ["Yadav", 190], ["Chary", 120], ["Sharma", 80], ["Gupta", 70],
  ["Naidu", 60], ["Varma", 37], ["Naik", 100], ["Mudiraj", 100], ["Nayak", 35], ["Pasula", 34], ["Kandula", 33], ["Gundu", 33], ["Nalla", 32],
  ["Boddu", 32], ["Bandaru", 31], ["Kolla", 31], ["Gangula", 30], ["Kondapalli", 30], ["Chinthala", 29], ["Gaddam", 90], ["Thota", 80],
  ["Adepu", 28], ["Bandi", 80], ["Bollam", 27], ["Kommu", 26], ["Konda", 26], ["Yerra", 26], ["Mamidi", 25], ["Vemula", 90], ["Guda", 25],
  ["Dasari", 80], ["Pittala", 24], ["Jakkula", 24], ["Rachakonda", 23], ["Sangani", 23], ["Katta", 23], ["Palle", 22], ["Errolla", 22],
  ["Bathula", 22], ["Kasturi", 22], ["Kothapalli", 21], ["Boga", 21], ["Bonagiri", 21], ["Gajula", 21], ["Enugula", 20], ["Cheruku", 20],
  ["Dubbaka", 20], ["Ganji", 20], ["Gandla", 20], ["Gone", 19], ["Kanukuntla", 19], ["Kalva", 19], ["Kuna", 19], ["Lingampally", 19],
  ["Maddela", 18], ["Macha", 18], ["Myana", 18], ["Nimmala", 18], ["Narla", 18], ["Peddi", 17], ["Pendem", 17], ["Polepally", 17], ["Punna", 17],
  ["Rapolu", 17], ["Ramagiri", 17], ["Sama", 17], ["Sriramoju", 16], ["Sunkari", 16], ["Tadakamalla", 16], ["Thallapally", 16], ["Vangala", 16],
  ["Veldi", 16], ["Velpula", 16], ["Vadla", 15], ["Yellapu", 15], ["Dontula", 15], ["Dumpala", 15], ["Jangam", 15], ["Kadari", 15], ["Kadiyala", 15],
  ["Kanneboina", 15], ["Madishetti", 14], ["Merugu", 14], ["Mittapally", 14], ["Pabba", 14], ["Samala", 14], ["Singireddy", 14], ["Surabhi", 14],
  ["Thummala", 14],
];

// biome-ignore format: a long table
const keralaFamilies: readonly FamilyPair[] = [
  ["Nair", 420], ["Menon", 180], ["Pillai", 230], ["Kumar", 150, "Kumari"], ["Namboothiri", 41], ["Panicker", 130], ["Nambiar", 110], ["Kurup", 120],
  ["Warrier", 38], ["Varma", 80], ["Iyer", 36], ["Marar", 35], ["Pisharody", 35], ["Poduval", 34], ["Unnithan", 33], ["Kartha", 33], ["Kaimal", 32],
  ["Nambisan", 32], ["Raj", 110], ["Das", 110], ["Mohan", 90], ["Chandran", 130], ["Vasudev", 29], ["Gopinath", 80], ["Gopalan", 90], ["Sukumar", 27],
  ["Sivadasan", 80], ["Balan", 90], ["Pushpan", 26], ["Surendranath", 25], ["Viswanathan", 70], ["Sreenivasan", 80], ["Bhaskar", 24], ["Haridas", 80],
  ["Prabhakar", 24], ["Raghunath", 23], ["Sadanandan", 80], ["Gopi", 70], ["Kunjukrishnan", 22], ["Chellappan", 70], ["Sivan", 80],
  ["Ezhuthachan", 22], ["Asari", 21], ["Achari", 21], ["Panikkar", 21], ["Thampi", 21], ["Nampoothiri", 20], ["Raveendranath", 20], ["Somarajan", 20],
  ["Thulasidharan", 20], ["Vijayakumar", 20], ["Sreekumar", 90], ["Rajasekharan", 19], ["Muraleedharan", 19], ["Bhasi", 19], ["Chathukutty", 19],
  ["Rajagopal", 18], ["Jayakumar", 80], ["Dharmarajan", 18], ["Devarajan", 18], ["Natarajan", 17], ["Sahadevan", 70], ["Kuttappan", 17], ["Nanu", 17],
  ["Ponnappan", 17], ["Raghu", 17], ["Purushothaman", 80], ["Aravindakshan", 16], ["Rajappan", 16], ["S", 71], ["K", 71], ["R", 71], ["V", 71],
  ["P", 71], ["M", 71], ["K R", 59], ["P K", 59], ["K S", 59], ["M S", 59], ["V S", 59], ["K K", 59], ["P S", 59], ["S S", 47], ["R S", 47],
  ["A S", 47], ["T K", 47], ["K P", 47], ["C K", 47], ["M K", 47], ["V K", 47], ["N K", 47], ["S R", 47], ["P R", 47], ["K V", 47], ["A K", 47],
  ["B S", 36], ["U S", 36], ["K M", 36], ["P M", 36], ["V V", 36], ["T S", 36], ["J S", 36], ["V R", 36], ["A V", 36], ["P P", 36], ["R K", 36],
  ["G S", 36], ["C S", 36], ["M R", 36], ["T R", 36],
];

// biome-ignore format: a long table
const keralaChristianFamilies: readonly FamilyPair[] = [
  ["Thomas", 260], ["George", 250], ["Mathew", 250], ["Varghese", 210], ["Joseph", 270], ["John", 200], ["Kurian", 130], ["Philip", 120],
  ["Abraham", 150], ["Cherian", 110], ["Paul", 110], ["Sebastian", 110], ["Chandy", 33], ["Kuruvilla", 80], ["Oommen", 32], ["Zachariah", 70],
  ["Ninan", 31], ["Daniel", 100], ["Samuel", 100], ["Alex", 70], ["Francis", 110], ["Xavier", 90], ["Mani", 28], ["Scaria", 80], ["Paulson", 27],
  ["James", 90], ["Davis", 90], ["Augustine", 80], ["Kuruvila", 26], ["Tharakan", 25], ["Koshy", 90], ["Verghese", 24], ["Simon", 70],
  ["Cyriac", 23], ["Punnoose", 23], ["Idicula", 23], ["Markose", 22], ["Chandapilla", 22], ["Mammen", 22], ["Luke", 21], ["Stephen", 70],
  ["Punnen", 21], ["Titus", 21], ["Peter", 70], ["Michael", 60], ["Issac", 80], ["Ulahannan", 20], ["Poulose", 70], ["Kunjachan", 19],
  ["Lukose", 19],
];

// biome-ignore format: a long table
const keralaMuslimFamilies: readonly FamilyPair[] = [
  ["Mohammed", 230], ["Ali", 180], ["Koya", 150], ["Haji", 110], ["Rahman", 150], ["Hassan", 110], ["Hussain", 110], ["Ibrahim", 120],
  ["Kutty", 120], ["Musliyar", 37], ["Thangal", 90], ["Ahmed", 130], ["Salam", 100], ["Aziz", 90], ["Kunhi", 32], ["Hameed", 110], ["Gafoor", 100],
  ["Yousuf", 100], ["Khader", 90], ["Rawther", 60], ["Sahib", 29], ["Usman", 90], ["Moidu", 70], ["Kunju", 70], ["Muhammed", 120], ["Ismail", 90],
  ["Abbas", 70], ["Jamal", 70], ["Salih", 50], ["Sulaiman", 70], ["Nazeer", 70], ["Shereef", 24], ["Mustafa", 24], ["Backer", 60], ["Hakkim", 23],
];

// biome-ignore format: a long table
const lakshadweepFamilies: readonly FamilyPair[] = [
  ["Koya", 230], ["Thangal", 130], ["Kunhi", 110], ["Pookoya", 110], ["Attakoya", 41], ["Kunhikoya", 40], ["Sayed Mohammed", 39],
  ["Cheriyakoya", 38], ["Muthukoya", 38], ["Nallakoya", 37], ["Kidave", 36], ["Mohammed", 110], ["Ali", 80], ["Cheriya Koya", 34], ["Kasmikoya", 33],
  ["Sirajkoya", 33], ["Hamzakoya", 32],
];

// biome-ignore format: a long table
const mizoFamilies: readonly FamilyPair[] = [
  ["Ralte", 180], ["Sailo", 150], ["Hmar", 130], ["Pachuau", 120], ["Fanai", 120], ["Chhakchhuak", 120], ["Hnamte", 110], ["Khiangte", 110],
  ["Colney", 110], ["Renthlei", 80], ["Chawngthu", 80], ["Ngente", 70], ["Tlau", 70], ["Varte", 60], ["Khawlhring", 70], ["Zote", 50], ["Pautu", 50],
  ["Kawlni", 50], ["Bawitlung", 60], ["Vangchhia", 50], ["Hauhnar", 60], ["Tochhawng", 60], ["Chhangte", 80], ["Zadeng", 50], ["Thangluah", 50],
  ["Lalchhuanga", 30], ["Zahau", 40], ["Vanchhawng", 50], ["Hrahsel", 60], ["Punte", 40], ["Rokhum", 60], ["Hauzel", 30], ["Chenkual", 40],
  ["Hmingte", 30], ["Hrangkhawl", 30], ["Khuangthli", 24], ["Lianhna", 23], ["Chhuanga", 23], ["Vuite", 23],
];

// biome-ignore format: a long table
const aoFamilies: readonly FamilyPair[] = [
  ["Ao", 200], ["Jamir", 190], ["Longkumer", 180], ["Imchen", 90], ["Ozukum", 90], ["Pongen", 80], ["Walling", 80], ["Longchar", 80], ["Aier", 80],
  ["Kichu", 60], ["Pongener", 60], ["Tzudir", 60], ["Imsong", 50], ["Changkija", 40],
];

// biome-ignore format: a long table
const angamiFamilies: readonly FamilyPair[] = [
  ["Angami", 150], ["Kire", 70], ["Suokhrie", 60], ["Yhome", 60], ["Solo", 50], ["Pienyu", 40], ["Belho", 40], ["Keditsu", 40], ["Zhasa", 30],
  ["Sekhose", 30], ["Rutsa", 30], ["Kuotsu", 30], ["Chakhesang", 60], ["Tetseo", 30], ["Kapfo", 30], ["Lohe", 25], ["Rhakho", 25], ["Koza", 20],
];

// biome-ignore format: a long table
const sumiFamilies: readonly FamilyPair[] = [
  ["Sema", 120], ["Sumi", 100], ["Swu", 90], ["Zhimomi", 90], ["Achumi", 70], ["Yepthomi", 70], ["Chishi", 70], ["Jimomi", 50], ["Awomi", 50],
  ["Ayemi", 50], ["Kinimi", 40], ["Assumi", 40], ["Shohe", 40], ["Chophi", 40], ["Yeptho", 40], ["Kiba", 30],
];

// biome-ignore format: a long table
const lothaFamilies: readonly FamilyPair[] = [
  ["Lotha", 120], ["Kikon", 120], ["Ezung", 100], ["Odyuo", 70], ["Ngullie", 70], ["Murry", 60], ["Humtsoe", 60], ["Patton", 60], ["Kithan", 60],
  ["Ovung", 60], ["Yanthan", 50], ["Shitiri", 40], ["Mozhui", 40], ["Jami", 40], ["Tungoe", 30], ["Tsanglao", 30],
];

// biome-ignore format: a long table
const easternNagaFamilies: readonly FamilyPair[] = [
  ["Konyak", 130], ["Phom", 90], ["Sangtam", 80], ["Chang", 70], ["Yimchunger", 60], ["Khiamniungan", 50], ["Zeliang", 90], ["Rengma", 70],
  ["Kent", 40], ["Kath", 30], ["Pochury", 30],
];

// biome-ignore format: a long table
const pnarFamilies: readonly FamilyPair[] = [
  ["Dkhar", 90], ["Lamare", 120], ["Lyngdoh", 110], ["Passah", 100], ["Rymbai", 90], ["Suchiang", 110], ["Shylla", 90], ["Bareh", 60], ["Laloo", 60],
  ["Siangshai", 70], ["Sutnga", 60], ["Pohlong", 40], ["Pala", 40], ["Phawa", 40], ["Dhar", 40], ["Langstang", 40], ["Tariang", 50], ["Sumer", 40],
  ["Rymbui", 30],
];

// biome-ignore format: a long table
const marwariFamilies: readonly FamilyPair[] = [
  ["Agarwal", 330], ["Jain", 260], ["Sharma", 120], ["Maheshwari", 90], ["Gupta", 80], ["Bansal", 60], ["Goyal", 60], ["Khandelwal", 50],
  ["Choudhary", 60], ["Soni", 50], ["Mittal", 40], ["Garg", 40], ["Bothra", 30], ["Surana", 30], ["Sethia", 30], ["Bajaj", 30], ["Kedia", 30],
  ["Saraf", 30], ["Poddar", 30], ["Kothari", 30], ["Bhansali", 25], ["Daga", 25], ["Mundhra", 20], ["Goenka", 20], ["Lohia", 20],
  ["Jhunjhunwala", 20], ["Sarda", 20], ["Chhajer", 20], ["Kankaria", 15], ["Dalmia", 15], ["Singhania", 15], ["Purohit", 40], ["Rajpurohit", 40],
  ["Rathi", 25], ["Jhawar", 20], ["Lodha", 20],
];

// biome-ignore format: a long table
const khasiFamilies: readonly FamilyPair[] = [
  ["Lyngdoh", 190], ["Kharkongor", 110], ["Nongrum", 110], ["Syiem", 110], ["Marbaniang", 110], ["Kharbuli", 40], ["Wahlang", 100],
  ["Nongkynrih", 90], ["Mawlong", 90], ["Khongwir", 70], ["Warjri", 90], ["Kharshiing", 90], ["Dkhar", 170], ["Pyngrope", 70], ["Rynjah", 70],
  ["Sohtun", 80], ["Khongsit", 60], ["Kurbah", 80], ["Thabah", 80], ["Diengdoh", 90], ["Kharbangar", 60], ["Khyriem", 80], ["Nongbri", 80],
  ["Rani", 50], ["Ryntathiang", 60], ["Swer", 60], ["Wanniang", 50], ["Khongjee", 50], ["Lamare", 60], ["Pakma", 26], ["Shullai", 70],
  ["Shylla", 70], ["Suting", 60], ["Tariang", 60], ["Mawrie", 60], ["Mylliemngap", 24], ["Sawkmie", 24], ["Blah", 60], ["Kharmawphlang", 23],
  ["Khongthaw", 23], ["Jyrwa", 60], ["Tynsong", 60], ["Iawphniaw", 22], ["Lyngkhoi", 50],
];

// biome-ignore format: a long table
const garoFamilies: readonly FamilyPair[] = [
  ["Sangma", 430], ["Marak", 430], ["Momin", 210], ["Shira", 90], ["Arengh", 41], ["Ch Marak", 40], ["Ch Momin", 39], ["D Sangma", 38],
  ["N Sangma", 38], ["R Marak", 37], ["G Momin", 36], ["M Sangma", 35], ["K Sangma", 35], ["B Marak", 34], ["T Sangma", 33],
];

// biome-ignore format: a long table
const meiteiFamilies: readonly FamilyPair[] = [
  ["Singh", 620, "Devi"], ["Meitei", 130, "Devi"], ["Laishram", 60], ["Thokchom", 60], ["Ningthoujam", 50], ["Khumanthem", 40], ["Oinam", 50],
  ["Moirangthem", 60], ["Yumnam", 60], ["Salam", 40], ["Wahengbam", 40], ["Konsam", 30], ["Takhellambam", 30], ["Keisham", 30], ["Huidrom", 30],
  ["Sorokhaibam", 30], ["Nongmaithem", 40], ["Naorem", 40], ["Elangbam", 30], ["Kshetrimayum", 40], ["Phurailatpam", 20], ["Mutum", 30],
  ["Heisnam", 30], ["Chingangbam", 30], ["Leimapokpam", 20], ["Athokpam", 30], ["Hijam", 30], ["Mayanglambam", 30], ["Irengbam", 30],
  ["Rajkumar", 40, "Rajkumari"], ["Longjam", 30], ["Soibam", 30], ["Angom", 30], ["Ahongsangbam", 20], ["Sharma", 40, "Devi"], ["Sanasam", 20],
  ["Okram", 20], ["Pebam", 20], ["Maibam", 30], ["Loitongbam", 20],
];

// biome-ignore format: a long table
const hillManipurFamilies: readonly FamilyPair[] = [
  ["Haokip", 130], ["Kipgen", 110], ["Khongsai", 90], ["Vaiphei", 80], ["Singson", 70], ["Lhouvum", 50], ["Touthang", 60], ["Zimik", 80],
  ["Shimray", 90], ["Kasar", 60], ["Horam", 50], ["Ngakang", 35], ["Kashung", 60], ["Raikhan", 34], ["Hungyo", 50], ["Mangang", 33], ["Kamei", 70],
  ["Gangmei", 60], ["Gonmei", 50], ["Rongmei", 60], ["Panmei", 40], ["Maring", 50], ["Anal", 40], ["Hmar", 60], ["Guite", 50], ["Tombing", 40],
  ["Paite", 50], ["Samte", 30], ["Sitlhou", 50], ["Lunkim", 26],
];

// biome-ignore format: a long table
const sikkimeseFamilies: readonly FamilyPair[] = [
  ["Bhutia", 520], ["Lepcha", 310], ["Sherpa", 130], ["Tamang", 60], ["Kazi", 20],
];

// biome-ignore format: a long table
const nepaliFamilies: readonly FamilyPair[] = [
  ["Rai", 230], ["Gurung", 190], ["Chettri", 210], ["Sharma", 140], ["Subba", 170], ["Limboo", 120], ["Tamang", 150], ["Pradhan", 120],
  ["Thapa", 150], ["Chhetri", 120], ["Mangar", 70], ["Bhujel", 60], ["Basnett", 70], ["Karki", 60], ["Dahal", 60], ["Adhikari", 60], ["Gautam", 60],
  ["Lama", 90], ["Mukhia", 60], ["Sunar", 50], ["Biswakarma", 70], ["Darjee", 40], ["Khati", 40], ["Ghimirey", 40], ["Koirala", 40],
  ["Bhattarai", 60], ["Rizal", 40], ["Timsina", 30], ["Giri", 30], ["Yonzon", 30], ["Moktan", 30], ["Dewan", 30], ["Sinchury", 20], ["Sewa", 20],
  ["Nepal", 30], ["Pokhrel", 30], ["Siwakoti", 20], ["Baraily", 20], ["Dhungel", 30], ["Katwal", 20],
];

// biome-ignore format: a long table
const ladakhiFamilies: readonly FamilyPair[] = [
  ["Dorjey", 180, "Dolma"], ["Norboo", 210, "Angmo"], ["Wangtak", 90, "Lamo"], ["Angdus", 110, "Angmo"], ["Gyalpo", 60, "Lanzes"],
  ["Gyaltsan", 80, "Zangmo"], ["Morup", 90, "Yangskit"], ["Stobdan", 90, "Chondol"], ["Stobgais", 60, "Chosdon"], ["Tsephel", 50, "Lazes"],
  ["Namtak", 50, "Spaldon"], ["Targais", 60, "Chonzom"], ["Dadul", 40, "Chamba"], ["Smanla", 50, "Putit"], ["Kalon", 20], ["Shakspo", 25],
  ["Lonpo", 20], ["Zangpo", 50, "Zangmo"], ["Chorjor", 40, "Lhadol"], ["Nyantak", 40, "Nyidol"],
];

// biome-ignore format: a long table
const arunachaliFamilies: readonly FamilyPair[] = [
  ["Nabam", 130], ["Techi", 130], ["Taba", 90], ["Toko", 110], ["Bamang", 100], ["Tarh", 90], ["Yukar", 50], ["Gyamar", 70], ["Tage", 90],
  ["Hage", 80], ["Nani", 60], ["Padi", 50], ["Duyu", 50], ["Mihin", 40], ["Bullo", 30], ["Michi", 40], ["Ering", 80], ["Pertin", 80], ["Tayeng", 90],
  ["Moyong", 90], ["Dai", 70], ["Padung", 50], ["Megu", 50], ["Siram", 60], ["Panyang", 60], ["Taki", 40], ["Borang", 80], ["Ete", 80], ["Ori", 50],
  ["Basar", 60], ["Lollen", 50], ["Ngomdir", 60], ["Bagra", 60], ["Angu", 60], ["Karbak", 40], ["Karlo", 30], ["Lego", 60], ["Perme", 60],
  ["Jamoh", 60], ["Darang", 50], ["Tekseng", 30], ["Tali", 60], ["Tok", 30], ["Pul", 30], ["Linggi", 40], ["Mena", 40], ["Wangsu", 40],
  ["Lowang", 40], ["Singpho", 30], ["Chader", 40], ["Dodum", 40], ["Camdir", 30], ["Yomcha", 30], ["Nyodu", 30], ["Kamki", 30], ["Riram", 40],
  ["Tasso", 30],
];

// biome-ignore format: a long table
const tripuriFamilies: readonly FamilyPair[] = [
  ["Debbarma", 620], ["Reang", 260], ["Jamatia", 220], ["Tripura", 150], ["Noatia", 60], ["Kalai", 40], ["Koloi", 40], ["Rupini", 40],
  ["Murasing", 50], ["Uchoi", 25], ["Chakma", 110], ["Mog", 60], ["Darlong", 20], ["Halam", 30],
];

const northGiven = bySex(northWomen, northMen);
const gujaratiGiven = bySex(gujaratiWomen, gujaratiMen);
const marathiGiven = bySex(marathiWomen, marathiMen);
const bengaliGiven = bySex(bengaliWomen, bengaliMen);
const assameseGiven = bySex(assameseWomen, assameseMen);
const sikhGiven = bySex(sikhWomen, sikhMen);
const muslimGiven = bySex(muslimWomen, muslimMen);
const bengaliMuslimGiven = bySex(bengaliMuslimWomen, bengaliMuslimMen);
const tamilGiven = bySex(tamilWomen, tamilMen);
const teluguGiven = bySex(teluguWomen, teluguMen);
const keralaGiven = bySex(keralaWomen, keralaMen);
const keralaChristianGiven = bySex(keralaChristianWomen, keralaChristianMen);
const keralaMuslimGiven = bySex(keralaMuslimWomen, keralaMuslimMen);
const christianGiven = bySex(christianWomen, christianMen);
const mizoGiven = bySex(mizoWomen, mizoMen);
const kargilGiven = bySex(kargilWomen, kargilMen);
const aoGiven = bySex(aoWomen, aoMen);
const angamiGiven = bySex(angamiWomen, angamiMen);
const sumiGiven = bySex(sumiWomen, sumiMen);
const lothaGiven = bySex(lothaWomen, lothaMen);
const hillGiven = bySex(hillWomen, hillMen);
const tamilChristianGiven = bySex(tamilChristianWomen, tamilChristianMen);
const kashmiriGiven = bySex(kashmiriWomen, kashmiriMen);
const khasiGiven = bySex(khasiWomen, khasiMen);
const meiteiGiven = bySex(meiteiWomen, meiteiMen);
const nepaliGiven = bySex(nepaliWomen, nepaliMen);
const tibetanGiven = bySex(tibetanWomen, tibetanMen);
const arunachaliGiven = bySex(arunachaliWomen, arunachaliMen);
const bhutiaGiven = bySex(bhutiaWomen, bhutiaMen);

const uttarPradesh = community(uttarPradeshFamilies, northGiven);
const delhi = community(delhiFamilies, northGiven);
const haryana = community(haryanaFamilies, northGiven);
const punjabi = community(punjabiFamilies, northGiven);
const sikh = community(sikhFamilies, sikhGiven);
const himachal = community(himachalFamilies, northGiven);
const uttarakhand = community(uttarakhandFamilies, northGiven);
const rajasthan = community(rajasthanFamilies, northGiven);
const marwari = community(marwariFamilies, northGiven);
const jharkhand = community(jharkhandFamilies, northGiven);
const adivasi = community(adivasiFamilies, northGiven);
const dogra = community(dograFamilies, northGiven);
const gujarati = community(gujaratiFamilies, gujaratiGiven);
const marathi = community(marathiFamilies, marathiGiven);
const sindhi = community(sindhiFamilies, northGiven);
const goan = community(goanFamilies, christianGiven);
const bengali = community(bengaliFamilies, bengaliGiven);
const bengaliMuslim = community(bengaliMuslimFamilies, bengaliMuslimGiven);
const assamese = community(assameseFamilies, assameseGiven);
const bodo = community(bodoFamilies, assameseGiven);
const muslim = community(muslimFamilies, muslimGiven);
const westMuslim = community(westMuslimFamilies, muslimGiven);
const deccaniMuslim = community(deccaniMuslimFamilies, muslimGiven);
const kashmiri = community(kashmiriFamilies, kashmiriGiven);
const kargil = community(kargilFamilies, kargilGiven);
const tamil = community(tamilFamilies, tamilGiven);
const tamilChristian = community(tamilChristianFamilies, tamilChristianGiven);
const tamilMuslim = community(tamilMuslimFamilies, keralaMuslimGiven);
const telugu = community(teluguFamilies, teluguGiven);
const kerala = community(keralaFamilies, keralaGiven);
const keralaChristian = community(keralaChristianFamilies, keralaChristianGiven);
const keralaMuslim = community(keralaMuslimFamilies, keralaMuslimGiven);
const lakshadweep = community(lakshadweepFamilies, keralaMuslimGiven);
const mizo = community(mizoFamilies, mizoGiven);
const ao = community(aoFamilies, aoGiven);
const angami = community(angamiFamilies, angamiGiven);
const sumi = community(sumiFamilies, sumiGiven);
const lotha = community(lothaFamilies, lothaGiven);
const easternNaga = community(easternNagaFamilies, hillGiven);
const khasi = community(khasiFamilies, khasiGiven);
const pnar = community(pnarFamilies, khasiGiven);
const garo = community(garoFamilies, hillGiven);
const meitei = community(meiteiFamilies, meiteiGiven);
const hillManipur = community(hillManipurFamilies, hillGiven);
const sikkimese = community(sikkimeseFamilies, bhutiaGiven);
const nepali = community(nepaliFamilies, nepaliGiven);
const ladakhi = community(ladakhiFamilies, tibetanGiven);
const arunachali = community(arunachaliFamilies, arunachaliGiven);
const tripuri = community(tripuriFamilies, bengaliGiven);

// Rough shares of townspeople: religion after the census of 2011, language by the same census, newcomers by estimate.
// biome-ignore format: a small table
const states: Readonly<Record<string, Weighted<Community>>> = Object.fromEntries(
  Object.entries<Shares>({
    AN: [[bengali, 30], [tamil, 20], [delhi, 18], [telugu, 12], [kerala, 6], [keralaMuslim, 5], [adivasi, 6], [goan, 3]],
    AR: [[arunachali, 68], [assamese, 9], [nepali, 8], [bengali, 6], [jharkhand, 6], [sikkimese, 3]],
    AS: [[assamese, 62], [bengali, 13], [bengaliMuslim, 15], [bodo, 4], [jharkhand, 3], [marwari, 2], [nepali, 1]],
    CH: [[punjabi, 42], [sikh, 17], [haryana, 16], [himachal, 12], [uttarPradesh, 8], [muslim, 5]],
    DH: [[gujarati, 70], [uttarPradesh, 12], [marathi, 7], [westMuslim, 7], [goan, 4]],
    DL: [[delhi, 76], [muslim, 12], [sikh, 4], [jharkhand, 3], [bengali, 2], [kerala, 1], [tamil, 1], [keralaChristian, 1]],
    GJ: [[gujarati, 80], [westMuslim, 9], [marathi, 3], [uttarPradesh, 4], [marwari, 3], [sindhi, 1]],
    HP: [[himachal, 94], [punjabi, 3], [muslim, 2], [sikh, 1]],
    HR: [[haryana, 88], [muslim, 4], [sikh, 4], [uttarPradesh, 4]],
    JH: [[jharkhand, 70], [bengali, 9], [muslim, 14], [adivasi, 7]],
    JK: [[kashmiri, 98], [dogra, 2]],
    KL: [[kerala, 52], [keralaMuslim, 26], [keralaChristian, 20], [tamil, 2]],
    LA: [[ladakhi, 80], [kargil, 15], [dogra, 5]],
    LD: [[lakshadweep, 97], [kerala, 3]],
    MH: [[marathi, 73], [westMuslim, 12], [gujarati, 3], [marwari, 4], [uttarPradesh, 5], [telugu, 1], [sindhi, 1], [goan, 1]],
    ML: [[khasi, 74], [bengali, 11], [nepali, 6], [jharkhand, 4], [assamese, 3], [muslim, 2]],
    MN: [[meitei, 76], [hillManipur, 19], [nepali, 3], [jharkhand, 2]],
    MZ: [[mizo, 97], [nepali, 2], [bengali, 1]],
    NL: [[ao, 21], [angami, 22], [sumi, 19], [lotha, 12], [easternNaga, 8], [jharkhand, 5], [bengali, 5], [assamese, 4], [nepali, 3], [bengaliMuslim, 1]],
    PB: [[sikh, 57], [punjabi, 38], [muslim, 2], [uttarPradesh, 3]],
    PY: [[tamil, 84], [tamilMuslim, 6], [tamilChristian, 7], [telugu, 2], [kerala, 1]],
    RJ: [[rajasthan, 82], [muslim, 12], [punjabi, 2], [sindhi, 2], [uttarPradesh, 2]],
    SK: [[nepali, 66], [sikkimese, 25], [jharkhand, 5], [marwari, 2], [muslim, 2]],
    TN: [[tamil, 80], [tamilMuslim, 6], [tamilChristian, 7], [telugu, 4], [kerala, 2], [marwari, 1]],
    TR: [[bengali, 75], [tripuri, 20], [bengaliMuslim, 5]],
    TS: [[telugu, 64], [deccaniMuslim, 30], [marathi, 1], [marwari, 3], [tamil, 1], [kerala, 1]],
    UK: [[uttarakhand, 76], [muslim, 13], [uttarPradesh, 7], [sikh, 2], [punjabi, 2]],
    UP: [[uttarPradesh, 74], [muslim, 24], [punjabi, 1], [sikh, 1]],
    WB: [[bengali, 72], [bengaliMuslim, 12], [muslim, 4], [jharkhand, 7], [marwari, 4], [nepali, 1]],
  }).map(([state, shares]) => [state, mixed(shares)]),
);

/** Towns whose people differ much from those of their state. */
// biome-ignore format: a small table
const towns: Readonly<Record<string, Weighted<Community>>> = Object.fromEntries(
  Object.entries<Shares>({
    Mumbai: [[marathi, 42], [westMuslim, 20], [gujarati, 15], [uttarPradesh, 11], [tamil, 2], [kerala, 2], [telugu, 2], [goan, 3], [sindhi, 2], [marwari, 1]],
    "Navi Mumbai": [[marathi, 60], [westMuslim, 9], [gujarati, 7], [uttarPradesh, 11], [tamil, 3], [kerala, 4], [punjabi, 2], [goan, 2], [bengali, 2]],
    Moradabad: [[uttarPradesh, 52], [muslim, 47], [punjabi, 1]],
    Rampur: [[uttarPradesh, 46], [muslim, 50], [sikh, 4]],
    Saharanpur: [[uttarPradesh, 50], [muslim, 46], [punjabi, 4]],
    Aligarh: [[uttarPradesh, 58], [muslim, 42]],
    Noida: [[uttarPradesh, 52], [delhi, 30], [muslim, 11], [bengali, 4], [sikh, 3]],
    Ghaziabad: [[uttarPradesh, 60], [delhi, 24], [muslim, 13], [sikh, 3]],
    Gurugram: [[haryana, 62], [delhi, 26], [muslim, 3], [bengali, 4], [sikh, 3], [kerala, 2]],
    Ajmer: [[rajasthan, 80], [muslim, 12], [sindhi, 8]],
    "Sri Ganganagar": [[rajasthan, 45], [sikh, 25], [punjabi, 28], [muslim, 2]],
    Jammu: [[dogra, 84], [kashmiri, 8], [sikh, 8]],
    Kargil: [[kargil, 84], [ladakhi, 16]],
    Darjeeling: [[nepali, 80], [sikkimese, 9], [bengali, 6], [jharkhand, 3], [muslim, 2]],
    Siliguri: [[bengali, 58], [jharkhand, 18], [nepali, 11], [marwari, 7], [bengaliMuslim, 6]],
    Asansol: [[bengali, 46], [jharkhand, 32], [muslim, 20], [sikh, 2]],
    Silchar: [[bengali, 84], [bengaliMuslim, 13], [assamese, 2], [hillManipur, 1]],
    Kohima: [[angami, 48], [ao, 10], [sumi, 8], [lotha, 8], [easternNaga, 12], [jharkhand, 5], [bengali, 3], [assamese, 3], [nepali, 3]],
    Mokokchung: [[ao, 93], [assamese, 3], [jharkhand, 2], [nepali, 2]],
    Wokha: [[lotha, 93], [assamese, 3], [jharkhand, 2], [nepali, 2]],
    Jowai: [[pnar, 94], [khasi, 3], [bengali, 2], [nepali, 1]],
    Nongstoin: [[khasi, 97], [bengali, 2], [nepali, 1]],
    Tura: [[garo, 82], [bengali, 9], [bengaliMuslim, 5], [nepali, 4]],
    Chennai: [[tamil, 74], [tamilMuslim, 8], [tamilChristian, 8], [telugu, 6], [kerala, 2], [marwari, 2]],
    Nagercoil: [[tamil, 55], [tamilChristian, 35], [tamilMuslim, 6], [kerala, 4]],
    Hosur: [[tamil, 64], [telugu, 22], [tamilMuslim, 11], [tamilChristian, 3]],
    Malappuram: [[keralaMuslim, 70], [kerala, 27], [keralaChristian, 3]],
    Kozhikode: [[kerala, 57], [keralaMuslim, 37], [keralaChristian, 6]],
    Kannur: [[kerala, 55], [keralaMuslim, 35], [keralaChristian, 10]],
    Kottayam: [[keralaChristian, 48], [kerala, 49], [keralaMuslim, 3]],
    Kochi: [[kerala, 44], [keralaChristian, 40], [keralaMuslim, 14], [tamil, 2]],
    Hyderabad: [[telugu, 50], [deccaniMuslim, 43], [marwari, 4], [marathi, 1], [tamil, 1], [kerala, 1]],
  }).map(([town, shares]) => [town, mixed(shares)]),
);
const communitiesOf = byPlace({ ...states, ...towns }, mixed([[delhi, 100]]));
