import { createRequire } from "node:module";
import type { LocaleDefinition } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../text/memo.ts";
import { MissingFakerError } from "./missing-faker.ts";

type FakerModule = typeof import("@faker-js/faker");

const require = createRequire(import.meta.url);

/** Loads faker, which takes 70 ms; by `require`, because people are drawn synchronously. Throws MissingFakerError. */
export function loadFaker(): FakerModule {
  return orMissing(() => require("@faker-js/faker"));
}

/** The words of a locale with those of its fallbacks; loading them takes some 20 ms and 9 MiB. Throws MissingFakerError. */
const definitionsOf = perKey((locale: string): LocaleDefinition => {
  const { faker }: FakerModule = orMissing(() => require(`@faker-js/faker/locale/${locale}`));
  return faker.rawDefinitions;
});

/** The words of the language that is written in a state of a country: faker names locales as `en_US` and `de`. */
export function wordsOf({ language, stateLanguages }: Country, state: string): LocaleDefinition {
  return definitionsOf((stateLanguages?.[state] ?? language).replace("-", "_"));
}

function orMissing<Module>(load: () => Module): Module {
  try {
    return load();
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "MODULE_NOT_FOUND") {
      throw new MissingFakerError({ cause });
    }
    throw cause;
  }
}
