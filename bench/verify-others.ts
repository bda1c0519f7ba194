// npx node bench/verify-others.ts [--count 1000] [--write]
// Draws records with other generators, each field by the function that is meant for it, verifies them, and prints the
// rules that they fail in percent of the records to which the rule applies; --write puts the table into docs/command-line.md.
import { parseArgs } from "node:util";
import { createIdentityService } from "../src/library/generator.ts";
import { type Subject, subjects } from "./peers/at-best.ts";
import { rewrite } from "./report/rewrite.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "1000" }, write: { type: "boolean" } } });
const count = Number(values.count);
const referenceDate = "2026-11-23";

const service = createIdentityService({
  newSeed: () => "others",
  today: () => ({ year: 2026, month: 11, day: 23 }),
});

/** A record with its telephone in international form, without an extension: as the generator would be used. */
function published(person: object, country: Subject["country"]): object {
  const { address, phone, ...rest } = { ...Object(person) };
  const digits = String(phone).replace(/x.*$/, "").replace(/\D/g, "");
  const international = country === "us" ? `+1 ${digits.slice(-10)}` : `+${digits}`;
  // Texts that JSON would have.
  return JSON.parse(JSON.stringify({ ...rest, address, phone: international }));
}

/** Of fewer records no percentage is given. */
const FEW = 20;

/** Percent of the records that fail each rule, among those to which it applies. */
function survey(subject: Subject): ReadonlyMap<string, number> {
  const judged = new Map<string, { failed: number; applied: number }>();
  for (let index = 0; index < count; index++) {
    const identity = published(subject.person(), subject.country);
    const { results } = service.verify({ identity, country: subject.country, reference_date: referenceDate });
    for (const { rule, verdict } of results) {
      if (verdict === "not_applicable") continue;
      const tally = judged.get(rule) ?? { failed: 0, applied: 0 };
      tally.applied++;
      if (verdict === "fail") tally.failed++;
      judged.set(rule, tally);
    }
  }
  const enough = [...judged].filter(([, { applied }]) => applied >= FEW);
  return new Map(enough.map(([rule, { failed, applied }]) => [rule, (failed / applied) * 100]));
}

const surveys = subjects.map(survey);
const rules = [...new Set(surveys.flatMap((found) => [...found.keys()]))].filter((rule) =>
  surveys.some((found) => (found.get(rule) ?? 0) > 0),
);
const show = (percent: number | undefined): string =>
  percent === undefined ? "–" : percent > 0 && percent < 0.5 ? "< 1" : String(Math.round(percent));
const table = [
  `| rule | ${subjects.map(({ title }) => title).join(" | ")} |`,
  `|---|${subjects.map(() => "---:").join("|")}|`,
  ...rules.map((rule) => `| \`${rule}\` | ${surveys.map((found) => show(found.get(rule))).join(" | ")} |`),
].join("\n");
console.log(table);

if (values.write === true) {
  rewrite(new URL("../docs/command-line.md", import.meta.url), "node bench/verify-others.ts --write", [table, ""]);
}
