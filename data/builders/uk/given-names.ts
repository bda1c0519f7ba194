import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { added, givenNameTable, type Shares, scaled, totalOf, where, type Years } from "../frequencies.ts";
import { cohorts, counted, estimated, ranked, type Sex, telling } from "./given-sources.ts";

/** Names that several communities share, which therefore show none. */
const everyones = new Set(
  "Adam Alesha Alisha Amber Daniel Hannah Jasmine Joseph Laila Leila Nadia Sara Sarah Yasmin Zara".split(" "),
);

/** Given names by community, sex and birth years. */
export function givenNames(): Tsv {
  return givenNameTable(communities, 12);
}

function communities(sex: Sex): ReadonlyMap<string, Years> {
  const english = englishYears(sex);
  const isHome = isEnglishIn(sex);
  const later = (nation: "SCT" | "NIR", decade: string): Shares =>
    scaled(where(counted(nation, sex, decade), isHome), 1);
  const mixedWith = (community: string, share: number): Years =>
    english.map(([year, shares]) => [
      year,
      added(scaled(shares, 1 - share), scaled(estimated(community, sex, cohortOf(year)), share)),
    ]);
  const until = (years: Years, last: number): Years => years.filter(([year]) => year <= last);
  const irish = new Set(cohorts.flatMap((cohort) => [...estimated("irish", sex, cohort).keys()]));
  const northern = (["1990", "2000", "2010"] as const).map((decade) => later("NIR", decade));
  const ulster = northern.map((shares) =>
    scaled(
      where(shares, (name) => !irish.has(name)),
      1,
    ),
  );
  const catholic = northern.map((shares) => added(scaled(shares, 0.65), scaled(estimated("irish", sex, "1995"), 0.35)));
  return new Map<string, Years>([
    ["english", english],
    ["welsh", welshYears(sex, english)],
    [
      "scottish",
      [
        ...until(mixedWith("scottish", 0.5), 1964),
        [1976, later("SCT", "1970")],
        [1984, later("SCT", "1980")],
        [1995, later("SCT", "1990")],
        [2005, later("SCT", "2000")],
        [2015, later("SCT", "2010")],
      ],
    ],
    ["ulster", [...until(english, 1984), ...at([1998, 2005, 2015], ulster)]],
    ["irish", [...until(mixedWith("irish", 0.5), 1984), ...at([1998, 2005, 2015], catholic)]],
    ["pakistani", asianYears("pakistani", sex)],
    ...[
      "african",
      "arab",
      "bangladeshi",
      "chinese",
      "hindu",
      "italian",
      "nepali",
      "polish",
      "portuguese",
      "romanian",
      "sikh",
      "sri-lankan",
      "turkish",
    ].map((community): [string, Years] => [
      community,
      cohorts.map((cohort) => [cohortYear[cohort], estimated(community, sex, cohort)]),
    ]),
  ]);
}

/** The middle of each cohort of the own estimates. */
const cohortYear = { "1936": 1945, "1955": 1965, "1975": 1985, "1995": 2000 } as const;

function cohortOf(year: number): (typeof cohorts)[number] {
  return year < 1955 ? "1936" : year < 1975 ? "1955" : year < 1995 ? "1975" : "1995";
}

function at(years: readonly number[], shares: readonly Shares[]): Years {
  return years.map((year, index) => [year, shares[index] ?? new Map()]);
}

/** Whether a name tells of no community from abroad, whose names are counted with the others. */
function isEnglishIn(sex: Sex): (name: string) => boolean {
  const foreign = new Set(["pakistani", "bangladeshi", "skip"].flatMap((origin) => [...telling(origin, sex)]));
  return (name) => everyones.has(name) || !foreign.has(name);
}

/** The first 95 names by rank, further names from the own estimates, and the counts from 1996 on. */
function englishYears(sex: Sex): Years {
  const welsh = telling("welsh", sex);
  const isEnglish = isEnglishIn(sex);
  const scottish = new Set(cohorts.flatMap((cohort) => [...estimated("scottish", sex, cohort).keys()]));
  const old = (["1934", "1944", "1954", "1964", "1974", "1984", "1994"] as const).map((year) => {
    const head = where(ranked(sex, year), isEnglish);
    const known = [estimated("english", sex, cohortOf(Number(year)))];
    if (Number(year) >= 1974) {
      const births = counted("SCT", sex, year === "1974" ? "1970" : year === "1984" ? "1980" : "1990");
      known.push(
        scaled(
          where(births, (name) => isEnglish(name) && !scottish.has(name)),
          2,
        ),
      );
    }
    const tail = where(known.reduce(added), (name) => !head.has(name) && isEnglish(name) && !welsh.has(name));
    return [Number(year), added(head, scaled(tail, Math.min(1 - totalOf(head), 0.18)))] as const;
  });
  const births = (["1990", "2000", "2010"] as const).map((decade) => {
    const shares = where(counted("EAW", sex, decade), isEnglish);
    const own = welshAlone(shares, welsh);
    // Wales has a twentieth of the births, and nearly all of the Welsh names.
    return scaled(new Map([...shares].map(([name, count]) => [name, own.has(name) ? count * 0.1 : count])), 1);
  });
  return [...old.map(([year, shares]) => [year, scaled(shares, 1)] as const), ...at([1998, 2005, 2015], births)];
}

/** As in England, with the names of the Welsh language. */
function welshYears(sex: Sex, english: Years): Years {
  const welsh = telling("welsh", sex);
  const decades: Readonly<Record<number, string>> = { 1998: "1990", 2005: "2000", 2015: "2010" };
  return english.map(([year, shares]) => {
    const decade = decades[year];
    const own =
      decade === undefined ? estimated("welsh", sex, cohortOf(year)) : welshAlone(counted("EAW", sex, decade), welsh);
    return [year, added(scaled(shares, 0.83), scaled(own, 0.17))];
  });
}

/** The Welsh names that are too rare to have spread over England, as Owen and Megan have. */
function welshAlone(births: Shares, welsh: ReadonlySet<string>): Shares {
  const limit = 0.002 * totalOf(births);
  return new Map([...births].filter(([name, count]) => welsh.has(name) && count < limit));
}

/** Own estimates until 1985, then the counts of England and Wales of the names that show the community. */
function asianYears(community: string, sex: Sex): Years {
  const names = telling(community, sex);
  const births = (["1990", "2000", "2010"] as const).map((decade) =>
    scaled(
      where(counted("EAW", sex, decade), (name) => names.has(name) && !everyones.has(name)),
      1,
    ),
  );
  return [
    ...cohorts.slice(0, 3).map((cohort) => [cohortYear[cohort], estimated(community, sex, cohort)] as const),
    ...at([1998, 2005, 2015], births),
  ];
}
