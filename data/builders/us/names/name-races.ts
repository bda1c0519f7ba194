import { unitedStates as rowsOf } from "../../source-rows.ts";
import type { Names, Sex } from "./births.ts";

const races = ["white", "black", "asian", "hispanic"] as const;
type Race = (typeof races)[number];
type Shares = Readonly<Record<Race, number>>;

/** Shares of the races among the adults of 2010, who hold the counted names, and among those born about 2000. */
const adults: Shares = { white: 0.66, black: 0.12, asian: 0.05, hispanic: 0.16 };
const young: Shares = { white: 0.57, black: 0.14, asian: 0.04, hispanic: 0.22 };

/** Births of the holders of the counted names: their bands, by first year. */
const HOLDERS = { from: 1955, to: 1980 };

/** Names that are so much a race's own that later births are taken to be as the holders. */
const OWN = 0.75;

/**
 * How much commoner Spanish names are among all Hispanics than among those born in the country, whose births are
 * counted: an estimate.
 */
const IMMIGRANTS = { before: 2.5, since: 1.6 };

/** Names of both sexes whose counted holders are mostly of the other sex and of another race. */
const ofOneSex: Readonly<Record<Sex, ReadonlySet<string>>> = {
  f: new Set(["Angel", "Jaime", "Jan", "Marion", "Noel"]),
  m: new Set(["Jan", "Ana", "Carmen"]),
};

/** Names that look like those that African Americans coined in the 1970s to 1990s. */
const coined: Readonly<Record<Sex, RegExp>> = {
  f: /^(?:La(?=[dkqstw][aeiou])|Sha(?=[dkqtw])|Ta(?=[mnkw][eiy])|Tye|Qua|Jani|Jakay|Jame[is]|Keya|Keyo|Za[nrm]i)|(?:isha|esha|eisha|eka|eika|iqua|quita|onda|trice|trina|nique|niyah|keia|keisha|shae|tavia)$/,
  m: /^(?:De(?=[aijmoqsv][aehijou]n?)|Da(?=[jqrsv][aehou])|Ja(?=[bhkmqrv][aeiou]r?)|Ke(?=[an]dr|on|sh|v[io])|La(?=[kmqrtv][aeor])|Ra(?=[hks][aehou])|Ty(?=[kqrs])|Qu|Tre(?=[mv])|Dont|Mar(?=[kqv]))|(?:quan|quez|quavious|tavious|vion|vonte|onte|ante|shawn|shaun|rell|rius|tavius|marion)$/,
};

/** How much more often people of a race who were born in a band bear a name than people at large do. */
export type RaceRatios = (name: string, race: Race, band: number) => number;

/**
 * By the holders of mortgages of each name (Tzioumis 2018), weighted so that the races have their shares of all adults.
 * A name that has come into fashion since has other bearers: for its later births own estimates count.
 */
export function raceRatios(sex: Sex, names: Names, bands: readonly number[]): RaceRatios {
  const counted = countedShares(names);
  const estimated = estimates(sex);
  const first = bands.indexOf(HOLDERS.from);
  const last = bands.indexOf(HOLDERS.to);
  return (name, race, band) => {
    const estimate = estimated.get(name);
    if (estimate === none) return 0;
    const shares = ofOneSex[sex].has(name) ? undefined : counted.get(name);
    const expected = (estimate ?? guess(sex, name))[race] / young[race];
    const ofImmigrants = race === "hispanic" && (shares ?? estimate ?? adults).hispanic > OWN;
    const factor = !ofImmigrants ? 1 : band <= last ? IMMIGRANTS.before : IMMIGRANTS.since;
    if (shares === undefined) return factor * expected;
    const frequencies = names.get(name) ?? [];
    const held = frequencies.slice(first, last + 1).reduce((sum, each) => sum + each, 0) / (last + 1 - first);
    const isOwn = races.some((each) => each !== "white" && shares[each] > OWN);
    const weight = band <= last || isOwn ? 1 : Math.min(1, held / (frequencies[band] || 1));
    return factor * ((weight * shares[race]) / adults[race] + (1 - weight) * expected);
  };
}

/** A name that is left out of all races: a misspelling, or one that communities have of their own. */
const none: Shares = { white: 0, black: 0, asian: 0, hispanic: 0 };

function guess(sex: Sex, name: string): Shares {
  if (coined[sex].test(name)) return { white: 0.15, black: 0.78, asian: 0.01, hispanic: 0.06 };
  return { white: 0.63, black: 0.12, asian: 0.03, hispanic: 0.2 };
}

/** Own estimates; what they leave is divided among the other races by their shares of the young. */
function estimates(sex: Sex): ReadonlyMap<string, Shares> {
  const given = new Map<string, Partial<Record<Race, number>>>();
  const estimated = new Map<string, Shares>();
  for (const row of rowsOf("names/given-race-estimates")) {
    if (row("sex") !== sex) continue;
    const race = races.find((each) => each === row("race"));
    if (race === undefined) estimated.set(row("name"), none);
    else given.set(row("name"), { ...given.get(row("name")), [race]: Number(row("share")) });
  }
  for (const [name, shares] of given) {
    const others = races.filter((race) => shares[race] === undefined);
    const left = 1 - races.reduce((sum, race) => sum + (shares[race] ?? 0), 0);
    const sum = others.reduce((all, race) => all + young[race], 0);
    estimated.set(
      name,
      shareOf((race) => shares[race] ?? (left * young[race]) / sum),
    );
  }
  return estimated;
}

/** The races of each counted name's bearers; among the bearers of all of them they have their shares of adults. */
function countedShares(names: Names): ReadonlyMap<string, Shares> {
  const counted = new Map(
    rowsOf("names/given-name-race").map((row) => [row("name"), shareOf((race) => Number(row(race)))] as const),
  );
  const sums = { white: 0, black: 0, asian: 0, hispanic: 0 };
  let people = 0;
  for (const [name, frequencies] of names) {
    const shares = counted.get(name);
    if (shares === undefined) continue;
    const born = frequencies.reduce((sum, frequency) => sum + frequency, 0);
    people += born;
    for (const race of races) sums[race] += born * shares[race];
  }
  return new Map(
    [...counted].map(([name, shares]) => {
      const weighted = shareOf((race) => (shares[race] * adults[race] * people) / sums[race]);
      const sum = races.reduce((all, race) => all + weighted[race], 0);
      return [name, shareOf((race) => weighted[race] / sum)];
    }),
  );
}

function shareOf(of: (race: Race) => number): Shares {
  return { white: of("white"), black: of("black"), asian: of("asian"), hispanic: of("hispanic") };
}
