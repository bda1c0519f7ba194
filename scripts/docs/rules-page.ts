import { countries } from "../../src/countries/index.ts";
import { breakableHouseholdRules } from "../../src/household/broken.ts";
import { householdRules } from "../../src/household/rules.ts";
import type { Rule } from "../../src/verify/rule.ts";
import { rulesOf, sharedRules } from "../../src/verify/rules.ts";
import { breakableRules } from "../../src/verify/violate.ts";
import { code, table } from "./markdown.ts";

/** The document of the rules: what ListRules returns, and what follows where a rule is broken on purpose. */
export function rulesPage(): string {
  const shared = new Set(sharedRules.map(({ name }) => name));
  const [first] = countries;
  return [
    "# The rules of a record",
    "",
    "What `POST /verify`, `VerifyIdentity`, `identikit verify` and the tests of this project check; `GET /rules?country=de` and",
    "`ListRules` return the same. *Form*: would systems of the country take the value. *Coherence*: do fields agree.",
    "*Safety*: can it belong to a real person. Form and coherence hold for real data too; safety is what fails there.",
    "",
    "Nothing that is sent is stored or logged. Do not send the data of real people.",
    "",
    "`violate` draws the same person with a rule broken; rules in the last column may fail with it, because they read the",
    "field that is changed. Rules of safety cannot be broken: a broken value stays in its safe range.",
    "",
    "## In every country",
    "",
    ...rows(sharedRules, first === undefined ? [] : breakableRules(first)),
    "",
    "## Households",
    "",
    "Of the field `members`, as `POST /household` answers it.",
    "",
    ...table(
      ["Rule", "Kind", "What must be true", "Source", "Can be broken"],
      householdRules.map(({ name, kind, what, source }) => [
        code(name),
        kind,
        what,
        source,
        breakableHouseholdRules.some((breakable) => breakable === name) ? "yes" : "no",
      ]),
    ),
    ...countries.flatMap((country) => [
      "",
      `## ${country.name}`,
      "",
      ...rows(
        rulesOf(country).filter(({ name }) => !shared.has(name)),
        breakableRules(country),
      ),
    ]),
    "",
  ].join("\n");
}

function rows(rules: readonly Rule[], breakable: readonly string[]): readonly string[] {
  return table(
    ["Rule", "Kind", "Fields", "What must be true", "Source", "Can be broken", "What may fail with it"],
    rules.map(({ name, kind, fields, what, source, break: mutation }) => [
      code(name),
      kind,
      fields.map(code).join(" "),
      what,
      source,
      breakable.includes(name) ? "yes" : "no",
      breakable.includes(name) ? (mutation?.follows ?? []).map(code).join(" ") : "",
    ]),
  );
}
