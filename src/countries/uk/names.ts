import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { mixed, sample, type Weighted } from "../../random/weighted.ts";
import type { Bearer, PersonName, Sex } from "../country.ts";
import { latinMail } from "../shared/latin.ts";
import { loadTables } from "../shared/load-tables.ts";
import { joined, type NameEntry, type NameTable, otherForms, sampleName } from "../shared/name-table.ts";
import { familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { once, perPlace } from "../shared/tables.ts";
import { familyForm } from "./family-forms.ts";

/** People whose given and family names go together. */
interface Community {
  readonly women: () => NamesByYear;
  readonly men: () => NamesByYear;
  readonly families: (sex: Sex) => NameTable;
  /** The probability of a family name of the table rather than an English one. */
  readonly own: number;
  /** Whether some of them join two family names with a hyphen. */
  readonly joins: boolean;
}

/** Who lives in a place, of those born before 1975 and of those born later. */
interface Mix {
  readonly older: Weighted<Community>;
  readonly younger: Weighted<Community>;
}

/**
 * Given name, family name; both from the same community, which is sampled by place and birth cohort. Two or three in a
 * hundred bear a double-barrelled family name, all of them in the British communities.
 */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const { older, younger } = mixOf(place);
  const community = sample(rng, cohort < 1975 ? older : younger);
  const { women, men, joins } = community;
  let family = familyName(rng, community, sex);
  if (joins && chance(rng, birth.year < 1975 ? 0.017 : 0.037)) {
    family = joined(family, familyName(rng, community, sex));
  }
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

function familyName(rng: Rng, { families, own }: Community, sex: Sex): NameEntry {
  return sampleName(rng, own === 1 || chance(rng, own) ? families(sex) : english());
}

/** The communities whose given names are British. */
const british = new Set(["english", "welsh", "scottish", "ulster", "irish"]);

/** The form for e-mail addresses; most names are plain letters, which need no normalisation. */
function mail(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name.toLowerCase() : latinMail(name);
}

const tables = loadTables("uk");
const givenTable = once(() => tables("given-names"));
const familyTable = once(() => tables("family-names"));
const english = once(() => familyNamesOf(familyTable(), "english", mail));

function communityOf(name: string, own: number): Community {
  const given = (sex: "f" | "m") => once(() => givenNamesOf(givenTable(), name, sex, mail));
  const joins = british.has(name);
  if (joins) {
    const all = name === "english" ? english : once(() => familyNamesOf(familyTable(), name, mail));
    return { women: given("f"), men: given("m"), families: () => all(), own, joins };
  }
  const forms = (sex: Sex) =>
    once(() => {
      const all = familyNamesOf(familyTable(), name, mail);
      const texts = all.texts.filter((_, at) => at % 2 === 0).map((family) => familyForm(name, family, sex));
      return otherForms(all, texts, mail);
    });
  const female = forms("female");
  const male = forms("male");
  return { women: given("f"), men: given("m"), families: (sex) => (sex === "female" ? female() : male()), own, joins };
}

/** The share of the people of a community who bear a name of its own table, whose weights are in 100,000. */
function ownShares(): ReadonlyMap<string, number> {
  const communities = familyTable().texts("community");
  const shares = new Map<string, number>();
  familyTable()
    .numbers("weight")
    .forEach((weight, row) => {
      const name = communities[row] ?? "";
      shares.set(name, (shares.get(name) ?? 0) + weight / 100_000);
    });
  return new Map([...shares].map(([name, share]) => [name, share > 0.98 ? 1 : share]));
}

/** The mix of every postcode area and part of the kingdom that the table holds. */
const mixes = once((): ReadonlyMap<string, Mix> => {
  const table = tables("communities");
  const [places, kinds, names] = [table.texts("place"), table.texts("kind"), table.texts("community")];
  const shares = table.numbers("share");
  const own = ownShares();
  const communities = new Map([...new Set(names)].map((name) => [name, communityOf(name, own.get(name) ?? 1)]));
  const rows = Map.groupBy(places.keys(), (row) => `${places[row]} ${kinds[row]}`);
  const mixOf = (place: string, kind: string): Weighted<Community> =>
    mixed(
      (rows.get(`${place} ${kind}`) ?? []).flatMap((row) => {
        const community = communities.get(names[row] ?? "");
        return community === undefined ? [] : [[community, shares[row] ?? 0] as const];
      }),
    );
  return new Map(
    [...new Set(places)].map((place) => [place, { older: mixOf(place, "older"), younger: mixOf(place, "younger") }]),
  );
});

/** The mix of a place's people: that of its postcode area, or else of its nation. */
const mixOf = perPlace((place): Mix => {
  const area = /^[A-Z]+/.exec(place.areas[0]?.code ?? "")?.[0] ?? "";
  const mix = mixes().get(area) ?? mixes().get(place.stateAbbreviation);
  if (mix === undefined) throw new RangeError(`communities.tsv lacks ${place.stateAbbreviation}`);
  return mix;
});
