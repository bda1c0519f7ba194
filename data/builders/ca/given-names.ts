import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { added, countsOf, estimatesOf, givenNameTable, scaled, type Years } from "../frequencies.ts";
import { canada as rowsOf } from "../source-rows.ts";

type Sex = "f" | "m";

/** The middle of each cohort of the own estimates. */
const cohorts = { "1936": 1943, "1955": 1965, "1975": 1985, "1995": 2000 } as const;

const own = rowsOf("community-given");
const estimated = estimatesOf(own);
const counted = countsOf(rowsOf("given-counts"), "province");

/** Given names by community, sex and birth years. */
export function givenNames(): Tsv {
  const communities = ["english", ...new Set(own.map((row) => row("community")))];
  return givenNameTable((sex) => communities.map((community) => [community, yearsOf(community, sex)]), 15);
}

function yearsOf(community: string, sex: Sex): Years {
  if (community === "english") return englishYears(sex);
  if (community === "french") return frenchYears(sex);
  return Object.entries(cohorts).map(([cohort, year]) => [year, estimated(community, sex, cohort)]);
}

/**
 * Of Ontario's registrations of Joseph and Marie until 1975, most are the first of several names of Catholics, who are
 * called by another: an estimate.
 */
const baptismal: Readonly<Record<string, number>> = { Joseph: 0.3, Marie: 0.15, Mary: 0.75 };

/** The births of Ontario without names that show another community. */
function englishYears(sex: Sex): Years {
  const skipped = new Set(
    rowsOf("given-skip")
      .filter((row) => row("sex") === sex)
      .map((row) => row("name")),
  );
  return [1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000].map((decade) => {
    const births = [...counted("ON", sex, decade)].filter(([name]) => !skipped.has(name));
    const called = births.map(([name, count]) => [name, count * (decade < 1975 ? (baptismal[name] ?? 1) : 1)] as const);
    return [decade + 5, scaled(new Map(called), 1)] as const;
  });
}

/** Names of the other communities of Québec, whose births the same register counts; a tenth is left to the francophones. */
const others = new Set(
  (
    "Matthew Andrew Joshua Ryan Christopher Nicholas Amanda Ashley Emily Brian Sean Shawn Robert John James George Peter " +
    "Mark Andrea Michelle Rebecca Samantha Tyler Kyle Alexander Joseph Ethan Brittany Lauren Edward Timothy Stephen " +
    "Scott Bradley Connor Cameron Colin Mathew Meghan Meagan Megan Hannah Alison Allison Heidi Lindsay Leah Kate Aidan " +
    "Owen Jack Jake Hailey Madison Erin Mary Jenna Katie Trevor Austin Taylor Mitchell Travis Darren Phillip Sheldon " +
    "Alan Kathryn Deborah Courtney Holly Kelsey Caitlin Ali Omar Ahmed Mohamed Mohammed Mohammad Mohamad Karim Youssef " +
    "Hassan Ibrahim Hamza Amine Mehdi Rayan Aya Malak Fatima Mariam Salma Nour Imane Amina Yassine Ayoub Anas Walid " +
    "Yanis Rania Hiba Jad Zakaria Maryam Meriem Marwa Rami Sami Samy Ahmad Mohamed-Amine Mina Massimo Alessandro " +
    "Giuseppe Francesco Roberto Antonio Giovanni Matteo Alessia Gabriella Isabella Carlos Ricardo Diego Alejandro Jose " +
    "Santiago Esteban Dimitrios Dimitri Abraham Israel Leila Leïla Malika Nada Farah Layla Yasmine Kenza Amir Amira " +
    "Abdullah Younes Bilal Samir Hussein Anis Wassim Saad Ismail Yacine Aisha Hana Dina Dana Mateo Stefan Adriana " +
    "Ibrahima Moustapha Syed Muhammad Abdoulaye Mamadou Fatoumata Aminata"
  ).split(" "),
);

/** Own estimates for those born until 1975, then the births of Québec with their accents. */
function frenchYears(sex: Sex): Years {
  const written = new Map(rowsOf("given-accents").map((row) => [row("name"), row("written")]));
  const births = [1980, 1990, 2000].map((decade) => {
    const shares = new Map<string, number>();
    for (const [name, count] of counted("QC", sex, decade)) {
      const accented = written.get(name) ?? name;
      shares.set(accented, (shares.get(accented) ?? 0) + (others.has(name) ? 0.1 : 1) * count);
    }
    return [decade + 5, scaled(shares, 1)] as const;
  });
  const seventies = added(
    scaled(estimated("french", sex, "1955"), 0.45),
    scaled(estimated("french", sex, "1975"), 0.55),
  );
  return [
    [1944, estimated("french", sex, "1936")],
    [1963, estimated("french", sex, "1955")],
    [1975, seventies],
    ...births,
  ];
}
