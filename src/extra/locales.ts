import type { LocaleDefinition } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../memo.ts";
import { loadWords } from "./load-faker.ts";

const definitionsOf = perKey(loadWords);

/** The words of the language that is written in a state of a country: faker names locales as `en_US` and `de`. */
export function wordsOf({ language, stateLanguages }: Country, state: string): LocaleDefinition {
  return definitionsOf((stateLanguages?.[state] ?? language).replace("-", "_"));
}
