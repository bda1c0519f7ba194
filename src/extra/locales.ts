import { createRequire } from "node:module";
import type { LocaleDefinition } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../countries/shared/tables.ts";

/** The part of a faker module that is needed. */
interface LocaleModule {
  readonly faker: { readonly rawDefinitions: LocaleDefinition };
}

const require = createRequire(import.meta.url);

/**
 * The words of a locale with those of its fallbacks. Read when they are first needed, which takes some 20 ms and 9 MiB;
 * by `require`, because people are drawn synchronously.
 */
const definitionsOf = perKey((locale) => {
  const module: LocaleModule = require(`@faker-js/faker/locale/${locale}`);
  return module.faker.rawDefinitions;
});

/** The words of the language that is written in a state of a country: faker names locales as `en_US` and `de`. */
export function wordsOf({ language, stateLanguages }: Country, state: string): LocaleDefinition {
  return definitionsOf((stateLanguages?.[state] ?? language).replace("-", "_"));
}
