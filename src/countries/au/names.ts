import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { type NameTable, otherForms, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perPlace } from "../shared/tables.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  readonly families: (sex: Sex) => NameTable;
  /** The share of those born before 1975 and later whose given names are those of most Australians. */
  readonly assimilated: readonly [older: number, younger: number];
}

/** Who lives in a place, of those born before 1975 and of those born later. */
interface Mix {
  readonly older: Weighted<Community>;
  readonly younger: Weighted<Community>;
}

/** Given name, family name; both from the same community, which is sampled by place and birth cohort. */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const { older, younger } = mixOf(place);
  const isOlder = birth.year < 1975;
  const community = sample(rng, cohort < 1975 ? older : younger);
  const family = sampleName(rng, community.families(sex));
  const { women, men } = chance(rng, community.assimilated[isOlder ? 0 : 1]) ? anglo() : community;
  const given = sampleName(rng, (sex === "female" ? women() : men()).of(birth.year));
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

const tables = loadTables("au");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));

function communityOf(name: string): Community {
  const given = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), name, sex, mail));
  const men = once(() => familyNamesOf(familyTable(), name, mail));
  // Sikh women bear Kaur where their brothers bear Singh.
  const women =
    name === "punjabi"
      ? once(() => {
          const texts = men().texts.filter((_, at) => at % 2 === 0);
          return otherForms(
            men(),
            texts.map((family) => (family === "Singh" ? "Kaur" : family)),
            mail,
          );
        })
      : men;
  return {
    women: given("f"),
    men: given("m"),
    families: (sex) => (sex === "female" ? women() : men()),
    assimilated: assimilated[name] ?? [0, 0],
  };
}

const anglo = once(() => communityOf("anglo"));

/** Of these communities many bear the given names of most Australians: own estimates. */
const assimilated: Readonly<Record<string, readonly [older: number, younger: number]>> = {
  balkan: [0.1, 0.4],
  european: [0.75, 0.95],
  greek: [0.1, 0.3],
  italian: [0.15, 0.5],
  pacific: [0.1, 0.15],
};

/** The form for e-mail addresses; most names are plain letters, which need no normalisation. */
function mail(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name.toLowerCase() : latinMail(name);
}

/** The mix of every neighbourhood, big city and state. */
const mixes = once((): ReadonlyMap<string, Mix> => {
  const table = tables("communities");
  const [places, kinds, names] = [table.texts("place"), table.texts("kind"), table.texts("community")];
  const shares = table.numbers("share");
  const communities = new Map(
    [...new Set(names)].map((name) => [name, name === "anglo" ? anglo() : communityOf(name)] as const),
  );
  const rows = Map.groupBy(places.keys(), (row) => `${places[row]} ${kinds[row]}`);
  const mix = (place: string, kind: string): Weighted<Community> =>
    mixed(
      (rows.get(`${place} ${kind}`) ?? []).flatMap((row) => {
        const community = communities.get(names[row] ?? "");
        return community === undefined ? [] : [[community, shares[row] ?? 0] as const];
      }),
    );
  return new Map(
    [...new Set(places)].map((place) => [place, { older: mix(place, "older"), younger: mix(place, "younger") }]),
  );
});

/** The neighbourhood or big city by postal code. */
const neighbourhoods = once((): ReadonlyMap<string, string> => {
  const table = tables("neighbourhoods");
  const places = table.texts("place");
  return new Map(table.texts("postal_code").map((code, row) => [code, places[row] ?? ""]));
});

/** The mix of a place's people: that of its neighbourhood, or else of its state. */
const mixOf = perPlace((place): Mix => {
  const mix = mixes().get(neighbourhoods().get(place.areas[0]?.code ?? "") ?? place.stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${place.stateAbbreviation}`);
  return mix;
});
