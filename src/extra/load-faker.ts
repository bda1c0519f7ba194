import { createRequire } from "node:module";
import type { Faker } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../text/memo.ts";
import { MissingFakerError } from "./missing-faker.ts";

type FakerModule = Pick<typeof import("@faker-js/faker"), "faker">;

const require = createRequire(import.meta.url);

/** Throws MissingFakerError where faker is not installed. By `require`, because people are drawn synchronously. */
export function requireFaker(): void {
  orMissing(() => require.resolve("@faker-js/faker"));
}

/** The faker of a locale, with the words of its fallbacks; loading one takes some 45 ms, and all of them 0.3 s. */
const fakerOf = perKey((locale: string): Faker => {
  const { faker }: FakerModule = orMissing(() => require(`@faker-js/faker/locale/${locale}`));
  return faker;
});

/**
 * A new faker of the language that is written in a state of a country, which reads its chance from `next`, 0 to 1. Throws
 * MissingFakerError.
 */
export function createFaker({ language, stateLanguages }: Country, state: string, next: () => number): Faker {
  // Names of locales are `en_US` and `de`.
  const faker = fakerOf((stateLanguages?.[state] ?? language).replace("-", "_"));
  // cast: an instance is one of its class, which has its own module with all locales
  const { constructor: Class } = faker as Faker & { readonly constructor: typeof Faker };
  // A seed is ignored: the person's stream determines the values.
  return new Class({ locale: faker.rawDefinitions, randomizer: { next, seed: () => undefined } });
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
