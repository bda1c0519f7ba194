import type { Area, Place } from "../../country.ts";
import type { Test } from "./grammar.ts";

/** What a condition asks of an address. */
export function testOf(text: string): Test {
  const [word = "", ...rest] = text.split(" ");
  const several = rest.join(" ").split("|");
  if (word === "in") return { kind: "city", names: new Set(several) };
  if (word === "code") return { kind: "code", beginnings: several };
  if (text === "numbers") return { kind: "numbers" };
  if (word === "locality") return { kind: "locality", form: formOf(rest.length === 0 ? ["?*"] : several) };
  const [, comparison, limit] = text.match(/^(<|>=)(\d+)$/) ?? [];
  if (comparison !== undefined) return { kind: "population", below: comparison === "<", limit: Number(limit) };
  const names = text.split("|");
  if (names.every((name) => /^[A-Z0-9]+$/.test(name))) return { kind: "state", names: new Set(names) };
  return {
    kind: "rule",
    rules: names.map((name) => {
      const [rule = "", line] = name.split(":");
      return [rule, line];
    }),
  };
}

/** `*` stands for any text, `?` for one character. */
function formOf(forms: readonly string[]): RegExp {
  const patterns = forms.map((form) =>
    form.replace(/[.+^$(){}[\]\\]/g, "\\$&").replace(/[*?]/g, (mark) => (mark === "*" ? ".*" : ".")),
  );
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
}

/** Whether an address passes a test; one of a rule is answered by `Setting`. */
export function passes(test: Test, { stateAbbreviation, city, population }: Place, area: Area): boolean {
  switch (test.kind) {
    case "state":
      return test.names.has(stateAbbreviation);
    case "city":
      return test.names.has(city);
    case "code":
      return test.beginnings.some((beginning) => area.code.startsWith(beginning));
    case "population":
      return population < test.limit === test.below;
    case "locality":
      return test.form.test(area.locality);
    case "numbers":
      return (area.numbers ?? "") !== "";
    case "rule":
      return false;
  }
}
