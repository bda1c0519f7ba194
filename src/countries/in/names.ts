import type { Rng } from "../../random/rng.ts";
import { draw } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { latinMail } from "../latin.ts";
import { familyNames, type GivenRow, givenName, givenNames } from "../name-table.ts";

/** Given name, family name: `Ananya Sharma`. */
export function personName(rng: Rng, { sex, birth }: Bearer): PersonName {
  const family = draw(rng, families);
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

const rows = (old: string, middle: string, adult: string, young: string): GivenRow[] =>
  [old, middle, adult, young].flatMap((names, cohort) =>
    names.split(" ").map((name, rank): GivenRow => {
      const weight = (of: number): number => (of === cohort ? 100 - 3 * rank : 0);
      return [name, weight(0), weight(1), weight(2), weight(3)];
    }),
  );
const women = givenNames(
  rows(
    "Kamala Savitri Sushila Shanti Pushpa Usha Saroj Urmila Sharda Kusum Vimla Indira Sarla Nirmala Leela",
    "Sunita Anita Meena Rekha Seema Geeta Sangeeta Alka Vandana Jyoti Madhu Lata Neeta Shobha Sujata",
    "Priya Neha Pooja Shilpa Deepa Swati Divya Sonal Ritu Aarti Sneha Shweta Payal Megha Nidhi",
    "Ananya Riya Shreya Diya Kavya Isha Aditi Sanjana Anushka Simran Aarushi Shivani Muskan Khushi Anjali",
  ),
  latinMail,
);
const men = givenNames(
  rows(
    "Ramesh Suresh Mohan Krishna Harish Gopal Jagdish Mahendra Surendra Narayan Prem Ram Shyam Kailash Om",
    "Sanjay Rajesh Anil Sunil Vijay Ajay Rakesh Ravi Manoj Mukesh Dilip Ashok Vinod Naresh Pankaj",
    "Amit Rahul Vikram Nikhil Ankit Rohan Vivek Sachin Gaurav Rohit Manish Sandeep Deepak Kunal Arun",
    "Aarav Arjun Aditya Dev Akash Krish Sahil Aryan Karan Varun Ishaan Aman Pranav Yash Dhruv",
  ),
  latinMail,
);
const families = familyNames(
  "Sharma Verma Gupta Singh Kumar Yadav Mishra Patel Shah Mehta Reddy Rao Nair Menon Pillai Iyer Das Ghosh Banerjee Mukherjee Patil Joshi Kulkarni Deshmukh Gill Sidhu Khan Ansari Borah Saikia"
    .split(" ")
    .map((name) => [name, 10] as const),
  latinMail,
);
