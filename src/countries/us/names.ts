import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { sampleName } from "../shared/name-table.ts";
import { once } from "../shared/tables.ts";
import { communitiesOf } from "./communities.ts";
import { placeMap, tables } from "./places.ts";

const communities = once(() => communitiesOf(tables, placeMap().regionOf));

/** Given name, family name: `Jennifer Johnson`. The community is sampled by its share of the people of the city, county or state. */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const { families, women, men } = sample(rng, communities()(place));
  const family = sampleName(rng, families());
  const given = sampleName(rng, (sex === "female" ? women : men)().of(birth.year));
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}
