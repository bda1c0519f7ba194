import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import { type Bearer, ofSex, type PersonName } from "../country.ts";
import { sampleName } from "../shared/name-table.ts";
import { once } from "../shared/tables.ts";
import { feminine } from "./family-name.ts";
import { Peoples } from "./peoples.ts";

const peoples = once(() => new Peoples());

/**
 * `Смирнова Анна Сергеевна`: family name, given name, patronymic; the first and the last in the bearer's gender.
 * The people is sampled by the federal subject, and the father, 20 to 38 years older, bears a name of his own cohort.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const people = sample(rng, peoples().of(place.stateAbbreviation));
  const masculine = sampleName(rng, people.families());
  const family = sex === "female" ? feminine(masculine) : masculine;
  const given = sampleName(rng, people.given(sex).of(birth.year));
  const father = birth.year - (int(rng, 20, 29) + int(rng, 0, 9));
  const patronymic = ofSex(sample(rng, people.fathers(father)), sex);
  return {
    full: `${family.text} ${given.text} ${patronymic}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}
