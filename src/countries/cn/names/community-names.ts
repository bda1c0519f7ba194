import type { Rng } from "../../../random/rng.ts";
import type { PersonName, Sex } from "../../country.ts";
import { loadTables } from "../../shared/load-tables.ts";
import { type NameTable, nameAt, nameTable, sampleName } from "../../shared/name-table.ts";
import { once } from "../../shared/tables.ts";
import { mailOf } from "./mail.ts";

/** Communities in which the father's given name follows one's own. */
const withFathers: ReadonlySet<string> = new Set(["uyghur", "kazakh"]);

/**
 * A name without a family name, in Chinese characters as registers have it: of two parts (`卓玛`), of which either sex may
 * bear the first, or one's own and the father's with a dot between. The part that tells the family, or that comes first,
 * stands in e-mail addresses where others have a family name.
 */
export function nameWithoutFamily(rng: Rng, community: string, sex: Sex): PersonName {
  const letter = sex === "female" ? "f" : "m";
  const isFathers = withFathers.has(community);
  const first = sampleName(rng, tables().get(`${community} ${letter} first`) ?? none(community));
  const others = tables().get(isFathers ? `${community} m first` : `${community} ${letter} second`) ?? none(community);
  let second = sampleName(rng, others);
  while (second.text.charAt(0) === first.text.charAt(0)) second = nameAt(others, rng.next());
  const full = isFathers ? `${first.text}·${second.text}` : first.text + second.text;
  return {
    full,
    given: full,
    family: "",
    maternal: "",
    mailGiven: isFathers ? first.mail : second.mail,
    mailFamily: isFathers ? second.mail : first.mail,
  };
}

/** Whether it is a name of two parts without a family name, such as `卓玛`; a few Han names are written alike. */
export function isNameWithoutFamily(full: string): boolean {
  const parts = partsOfNames();
  for (let at = 1; at < full.length; at++) {
    if (parts.first.has(full.slice(0, at)) && parts.second.has(full.slice(at))) return true;
  }
  return false;
}

const partsOfNames = once(() => {
  const of = (kind: string) =>
    new Set(
      [...tables()]
        .filter(([key]) => key.endsWith(` ${kind}`))
        .flatMap(([, { texts }]) => texts.filter((_, at) => at % 2 === 0)),
    );
  return { first: of("first"), second: of("second") };
});

/**
 * The whole given name of a person of a community that has its own, beside Chinese family names; undefined if it has
 * none.
 */
export function ownGivenNames(community: string, sex: Sex): NameTable | undefined {
  return tables().get(`${community} ${sex === "female" ? "f" : "m"} only`);
}

const tables = once((): ReadonlyMap<string, NameTable> => {
  const table = loadTables("cn")("given-names-of-communities");
  const [communities, sexes, kinds, names, latin] = ["community", "sex", "kind", "name", "latin"].map((column) =>
    table.texts(column),
  );
  const weights = table.numbers("weight");
  const rows = Map.groupBy(weights.keys(), (row) => `${communities?.[row]} ${sexes?.[row]} ${kinds?.[row]}`);
  return new Map(
    [...rows].map(([key, list]) => [
      key,
      nameTable(
        list.map((row) => weights[row] ?? 0),
        list.flatMap((row) => [names?.[row] ?? "", mailOf(latin?.[row] ?? "")]),
      ),
    ]),
  );
});

function none(community: string): never {
  throw new RangeError(`there are no names of ${community}`);
}
