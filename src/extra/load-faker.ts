import { createRequire } from "node:module";
import type { Faker } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../text/memo.ts";
import { MissingFakerError } from "./missing-faker.ts";

type FakerModule = Pick<typeof import("@faker-js/faker"), "faker">;

const require = createRequire(import.meta.url);

/** Throws MissingFakerError where faker is not installed. Synchronous, as people are drawn. */
export function requireFaker(): void {
  orMissing(() => require.resolve("@faker-js/faker"));
}

/** The faker of a locale, with its fallbacks' words; loading all locales is slow. */
const fakerOf = perKey((locale: string): Faker => {
  const { faker }: FakerModule = orMissing(() => require(`@faker-js/faker/locale/${locale}`));
  return faker;
});

/** A new faker of the language of a state, with `next`, 0 to 1, as random source. Throws MissingFakerError. */
export function createFaker({ language, stateLanguages }: Country, state: string, next: () => number): Faker {
  const faker = fakerOf((stateLanguages?.[state] ?? language).replace("-", "_"));
  // cast: an instance has its class; importing that loads all locales.
  const { constructor: Class } = faker as Faker & { readonly constructor: typeof Faker };
  // A seed is ignored: the person's stream determines values.
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
