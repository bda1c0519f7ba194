import type { Test } from "./grammar.ts";

export interface Settlement {
  readonly city: string;
  /** The municipal code, else empty. */
  readonly code: string;
  readonly stateAbbreviation: string;
  readonly population: number;
}

/** What they depend on in the area of a postal code. */
export interface Quarter {
  readonly code: string;
  readonly locality: string;
  /** Of the houses there. */
  readonly numbers?: string;
}

export function testOf(text: string): Test {
  const [word = "", ...rest] = text.split(" ");
  const several = rest.join(" ").split("|");
  if (word === "in") return { kind: "city", names: new Set(several) };
  if (word === "code") return { kind: "code", beginnings: several };
  if (text === "numbers") return { kind: "numbers" };
  if (word === "locality") {
    const cuts = rest.filter((part) => isCut(part));
    const forms = rest.filter((part) => !isCut(part)).join(" ");
    return { kind: "locality", cuts, form: formOf(forms === "" ? ["?*"] : forms.split("|")) };
  }
  const [, list = "", comparison, limit] = text.match(/^([a-z-]*)(<|>=)(\d+)$/) ?? [];
  if (comparison !== undefined) {
    const bound = { below: comparison === "<", limit: Number(limit) };
    return list === "" ? { kind: "population", ...bound } : { kind: "sum", list, ...bound };
  }
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
  // A form that begins or ends with any text is not anchored there: to search is faster than to match `.*`.
  const patterns = forms.map((form) =>
    `^${form}$`
      .replace(/[.+(){}[\]\\]/g, "\\$&")
      .replace(/^\^\*|\*\$$/g, "")
      .replace(/[*?]/g, (mark) => (mark === "*" ? ".*" : ".")),
  );
  return new RegExp(patterns.join("|"), "u");
}

const isCut = (part: string): boolean => /^-.|.-$/u.test(part);

/** How many characters stand before the end of a ward or district. */
const WARD = 3;

/** A locality without parts in front (`区-`) or at its end (`-町`), if two characters are left. */
export function cut(locality: string, cuts: readonly string[]): string {
  return cuts.reduce((text, each) => {
    const part = each.replace("-", "");
    if (each.startsWith("-"))
      return text.endsWith(part) && text.length >= part.length + 2 ? text.slice(0, -part.length) : text;
    const at = text.indexOf(part);
    return at >= 1 && at <= WARD && text.length >= at + part.length + 2 ? text.slice(at + part.length) : text;
  }, locality);
}

export function passes(test: Test, { stateAbbreviation, city, population }: Settlement, area: Quarter): boolean {
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
      return test.form.test(cut(area.locality, test.cuts));
    case "numbers":
      return (area.numbers ?? "") !== "";
    case "rule":
    case "sum":
      return false;
  }
}
