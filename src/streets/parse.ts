import type { Table, Tables } from "../tables/table.ts";
import { testOf } from "./conditions.ts";
import type {
  Condition,
  Grammar,
  GrammarRow,
  Line,
  List,
  Odds,
  Piece,
  RowsWhere,
  Rule,
  Spread,
  Term,
  Test,
  WordRows,
  Words,
} from "./grammar.ts";

export function grammarOf(tables: Tables): Grammar {
  const table = tables("streets");
  const texts = (of: Table, column: string): readonly string[] => (of.has(column) ? of.texts(column) : []);
  const numbers = (of: Table, column: string): readonly number[] => (of.has(column) ? of.numbers(column) : []);
  const [odds, where, text, latin] = ["odds", "where", "text", "latin"].map((column) => texts(table, column));
  const rows = table.texts("rule").map((rule, row) => ({
    rule,
    odds: odds?.[row] ?? "",
    where: where?.[row] ?? "",
    text: text?.[row] ?? "",
    latin: latin?.[row] ?? "",
  }));
  const names = tables("street-names");
  return parseGrammar(rows, {
    rules: names.texts("rule"),
    at: texts(names, "at"),
    where: texts(names, "where"),
    words: {
      texts: names.texts("text"),
      latin: texts(names, "latin"),
      weights: names.numbers("weight"),
      first: numbers(names, "first"),
      last: numbers(names, "last"),
      to: texts(names, "to"),
    },
  });
}

/** Parses the tables. Throws RangeError for a slot, condition or odds that do not exist. */
function parseGrammar(rows: readonly GrammarRow[], names: WordRows): Grammar {
  const tests = new Map<string, Test>();
  const conditions = new Map<string, Condition>();
  const conditionOf = (where: string): Condition => {
    const known = conditions.get(where);
    if (known !== undefined) return known;
    const terms = where === "" ? [] : where.split(", ").map(termOf);
    for (const { text } of terms) tests.set(text, testOf(text));
    conditions.set(where, terms);
    return terms;
  };
  const rules = new Map<string, Rule>();
  for (const [name, lines] of Map.groupBy(rows, ({ rule }) => rule)) {
    const parsed = lines.map(({ odds, where, text, latin }) => ({
      odds: oddsOf(odds),
      where: conditionOf(where),
      pieces: piecesOf(text),
      latin: latin === "" ? undefined : orderOf(text, latin),
    }));
    const isPattern = parsed.some(({ pieces, odds }) => odds.kind !== "weight" || pieces.some(isSlot));
    rules.set(name, isPattern ? { kind: "pattern", name, lines: parsed } : listOf(name, lines, conditionOf));
  }
  const byRule = Map.groupBy(names.rules.keys(), (row) => names.rules[row] ?? "");
  for (const [name, list] of byRule) {
    if (rules.has(name)) throw new RangeError(`${name} is a rule of both tables`);
    rules.set(name, { kind: "list", name, words: names.words, ...groupsOf(list, names, conditionOf) });
  }
  const grammar = { rules, tests };
  check(grammar);
  return grammar;
}

function listOf(name: string, lines: readonly GrammarRow[], conditionOf: (where: string) => Condition): List {
  const words: Words = {
    texts: lines.map(({ text }) => text),
    latin: lines.map(({ latin }) => latin),
    weights: lines.map(({ odds }) => (odds === "" ? 1 : Number(odds))),
    first: [],
    last: [],
    to: [],
  };
  const rows = { at: [], where: lines.map(({ where }) => where), words };
  return { kind: "list", name, words, ...groupsOf([...lines.keys()], rows, conditionOf) };
}

function groupsOf(
  rows: readonly number[],
  { at, where, words }: Pick<WordRows, "at" | "where" | "words">,
  conditionOf: (where: string) => Condition,
): Pick<List, "places" | "groups"> {
  const columns = [where, words.texts, words.weights, words.first, words.last];
  const known = new Map<string, string>();
  const places = new Map<string, string>();
  const groups = new Map<string, readonly RowsWhere[]>();
  for (const [place, some] of Map.groupBy(rows, (row) => at[row] ?? "")) {
    const content = place === "" ? "" : some.map((row) => columns.map((column) => column[row])).join();
    const same = place === "" ? undefined : known.get(content);
    places.set(place, same ?? place);
    if (same !== undefined) continue;
    known.set(content, place);
    const byCondition = Map.groupBy(some, (row) => where[row] ?? "");
    groups.set(
      place,
      [...byCondition].map(([text, group]) => ({ where: conditionOf(text), rows: group })),
    );
  }
  return { places, groups };
}

function oddsOf(text: string): Odds {
  const [, list, percent = ""] = text.match(/^([a-z][a-z-]*)(%?)$/) ?? [];
  if (list !== undefined) return { kind: percent === "" ? "sum" : "percent", list };
  if (text.endsWith("%")) return { kind: "share", share: Number(text.slice(0, -1)) / 100 };
  return { kind: "weight", weight: text === "" ? 1 : Number(text) };
}

function termOf(text: string): Term {
  return text.startsWith("!") ? { text: text.slice(1), isNegated: true } : { text, isNegated: false };
}

const isSlot = ({ kind }: Piece): boolean => kind !== "text";

function check({ rules, tests }: Grammar): void {
  const known = (name: string): void => {
    if (!rules.has(name)) throw new RangeError(`streets.tsv has no rule ${JSON.stringify(name)}`);
  };
  known("street");
  for (const test of tests.values()) {
    if (test.kind === "rule") for (const [name] of test.rules) known(name);
    if (test.kind === "sum") known(test.list);
  }
  for (const rule of rules.values()) {
    if (rule.kind === "list") continue;
    for (const { odds, pieces } of rule.lines) {
      if ("list" in odds) known(odds.list);
      for (const piece of pieces) if (piece.kind === "rule") known(piece.name);
    }
  }
}

const spreads: Readonly<Record<string, Spread>> = {
  "..": "even",
  "~": "low",
  "~~": "lower",
  "~~~": "lowest",
  "": "even",
};

function piecesOf(text: string): readonly Piece[] {
  return partsOf(text).map((part) => (part.startsWith("{") ? slotOf(part.slice(1, -1)) : { kind: "text", text: part }));
}

/** The texts and slots of a line in Latin letters, each slot by its place in `text`. */
function orderOf(text: string, latin: string): Line["latin"] {
  const parts = partsOf(text);
  const taken = new Set<number>();
  return partsOf(latin).map((part) => {
    if (!part.startsWith("{")) return part;
    const at = parts.findIndex((other, place) => other === part && !taken.has(place));
    if (at === -1) throw new RangeError(`${text} has no ${part}`);
    taken.add(at);
    return at;
  });
}

function partsOf(text: string): readonly string[] {
  return text.split(/(\{[^}]*\})/).filter((part) => part !== "");
}

function slotOf(text: string): Piece {
  if (text === "numbers") return { kind: text };
  if (/^locality(?: |$)/.test(text)) return { kind: "locality", cuts: text.split(" ").slice(1) };
  const house = text.match(/^#(~{0,3})(\d*)$/);
  if (house !== null) {
    const [, between = "", least = ""] = house;
    return { kind: "house", spread: spreads[between] ?? "even", least: Number(least) };
  }
  if (/^\+\d+$/.test(text)) return { kind: "next", more: Number(text) };
  const [, first, between = "", last, step, ordinal] = text.match(/^(\d+)(\.\.|~{1,3})(\d+)(?:\/(\d+))?( th)?$/) ?? [];
  if (first === undefined) return { kind: "rule", name: text };
  const width = first.startsWith("0") ? first.length : 0;
  return {
    kind: "number",
    first: Number(first),
    last: Number(last),
    step: Number(step ?? 1),
    width,
    spread: spreads[between] ?? "even",
    isOrdinal: ordinal !== undefined,
  };
}
