import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { countries } from "../src/countries/index.ts";
import type { PageCountry } from "../src/web/page-country.ts";

/** Every country as the page shows it, in the published order. */
const pageCountries: readonly PageCountry[] = countries.map(({ code, name, language, stateLanguages }) => ({
  code,
  name,
  language,
  ...(stateLanguages === undefined ? {} : { stateLanguages }),
  flag: dataUrl(new URL(`../src/countries/${code}/flag.svg`, import.meta.url)),
}));

/** Lets the page import the list as `identikit:countries`, without the tables of the countries. */
export const countriesModule: Plugin = {
  name: "identikit:countries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^identikit:countries$/ }, ({ path }) => ({ path, namespace: "identikit" }));
    onLoad({ filter: /./, namespace: "identikit" }, () => ({
      contents: `export const countries = ${JSON.stringify(pageCountries)};`,
    }));
  },
};

/**
 * The choices of the form. They are part of the document rather than made by its script, so that nothing moves when the
 * script has loaded, however many there are.
 */
export function countryChoices(): string {
  const anyFlag = dataUrl(new URL("../src/web/icons/any-country.svg", import.meta.url));
  return [
    choice({ code: "", name: "Any", flag: anyFlag }, "Any"),
    ...pageCountries.map((country) => choice(country, country.code.toUpperCase())),
  ].join("\n");
}

function choice({ code, name, flag }: Pick<PageCountry, "code" | "name" | "flag">, shortName: string): string {
  const checked = code === "" ? " checked" : "";
  return `<label title="${name}"><input type="radio" name="country" value="${code}"${checked} /><span>
<img class="flag" src="${flag}" alt="" width="24" height="16" />
<span class="long">${name}</span><span class="short" aria-hidden="true">${shortName}</span>
</span></label>`;
}

function dataUrl(svg: URL): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(svg, "utf8").trim())}`;
}
