import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { countryCodes } from "./country-codes.ts";
import { everyCountry } from "./every-country.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sources = ["src", "test", "bench", "scripts"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:ts|js|json|html|css)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith("src/gen/"));

/** Five of these words in a row, with nothing but punctuation and `Country.` or `COUNTRY_` between them. */
const fiveOf = (words: readonly string[], flags: string): RegExp => {
  const word = `\\b(?:Country\\.|COUNTRY_)?(?:${words.join("|")})\\b`;
  return new RegExp(`(?:${word}[^\\p{L}\\p{N}]{1,8}){4}${word}`, flags);
};
const listOfCodes = fiveOf(countryCodes, "iu");
const listOfNames = fiveOf(
  everyCountry.map(({ name }) => name),
  "u",
);

it("No source lists the countries by hand: src/countries/index.ts and the schema's enum do", () => {
  const listing = sources.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return listOfCodes.test(text) || listOfNames.test(text);
  });
  expect(sources.length).toBeGreaterThan(300);
  expect(listing).toEqual([]);
});

it.each([
  [countryCodes.map((code) => `"${code}"`).join(", "), listOfCodes],
  [countryCodes.map((code) => `Country.${code.toUpperCase()}`).join(",\n  "), listOfCodes],
  [countryCodes.map((code) => `COUNTRY_${code.toUpperCase()}`).join(" | "), listOfCodes],
  [countryCodes.join(" "), listOfCodes],
  [everyCountry.map(({ name }) => `"${name}"`).join(", "), listOfNames],
])("The search finds %s", (text, pattern) => {
  expect(pattern.test(text)).toBe(true);
});
