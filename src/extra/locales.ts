import { createRequire } from "node:module";
import type { LocaleDefinition } from "@faker-js/faker";
import type { Country } from "../countries/country.ts";
import { perKey } from "../countries/shared/tables.ts";

/** The part of a faker module that is needed. */
interface LocaleModule {
  readonly faker: { readonly rawDefinitions: LocaleDefinition };
}

/** The locales of faker by the country's code, and by its code and state where another language is written. */
const locales: Readonly<Record<string, string>> = {
  us: "en_US",
  uk: "en_GB",
  ca: "en_CA",
  "ca QC": "fr_CA",
  au: "en_AU",
  de: "de",
  fr: "fr",
  jp: "ja",
  cn: "zh_CN",
  in: "en_IN",
  mx: "es_MX",
  ru: "ru",
};

const require = createRequire(import.meta.url);

/**
 * The words of a locale with those of its fallbacks. Read when they are first asked for, which takes some 20 ms and 9 MiB;
 * by `require`, because people are drawn without waiting.
 */
const definitionsOf = perKey((locale) => {
  const module: LocaleModule = require(`@faker-js/faker/locale/${locale}`);
  return module.faker.rawDefinitions;
});

/** The words of the language that is written in a state of a country. */
export function wordsOf({ code }: Country, state: string): LocaleDefinition {
  return definitionsOf(locales[`${code} ${state}`] ?? locales[code] ?? "en");
}
