import { type AliasTable, aliasTable } from "../random/alias-table.ts";
import { sum } from "../random/weighted.ts";
import { perKey } from "../text/memo.ts";
import { passes, type Quarter, type Settlement } from "./conditions.ts";
import type { Condition, Grammar, Line, List, Odds, Pattern, Piece, Rule, Words } from "./grammar.ts";

/** The lines of a pattern that hold at an address, and the end of the share of each. */
export interface Choices {
  readonly kind: "choices";
  readonly lines: readonly OpenLine[];
  readonly ends: readonly number[];
}

/** A line with the rules of its slots as they are at the address. */
export interface OpenLine {
  readonly pieces: readonly OpenPiece[];
  readonly latin: Line["latin"];
}

export type OpenPiece = Exclude<Piece, { readonly kind: "rule" }> | Choices | Sampler;

/** The words of a list that hold at an address. */
export interface Sampler extends AliasTable {
  readonly kind: "words";
  readonly words: Words;
  readonly rows: readonly number[];
}

/** `1` for a test that the address passes, its `at` for a list; else nothing. */
type Answers = readonly string[];

/** Finds the lines of an address. Addresses with the same answers to what a rule asks share them. */
export function settingsOf(grammar: Grammar): (place: Settlement, area: Quarter) => Choices {
  const questions = questionsOf(grammar);
  const rows = new Map([...questions.keys()].map((name, row) => [name, row]));
  const counting = answersThatCount(grammar);
  const opened = new Map<string, Choices | Sampler>();
  const open = (answers: Answers): Choices => {
    const answerTo = (name: string): string => answers[rows.get(name) ?? -1] ?? "";
    const openedOnce = (name: string): Choices | Sampler => {
      const key = `${name} ${counting(name).map(answerTo)}`;
      const rule = opened.get(key) ?? setting.opened(name);
      opened.set(key, rule);
      return rule;
    };
    const setting = new Setting(grammar, answerTo, openedOnce);
    const street = openedOnce("street");
    if (street.kind === "words") throw new RangeError("street is a list");
    return street;
  };
  const known = new Map<string, Choices>();
  const found = new WeakMap<Quarter, { readonly place: Settlement; readonly lines: Choices }>();
  return (place, area) => {
    const before = found.get(area);
    if (before?.place === place) return before.lines;
    const keys = keysOf(place, area);
    const answers = [...questions.values()].map((ask) => ask(place, area, keys));
    const signature = answers.join("\n");
    const lines = known.get(signature) ?? open(answers);
    known.set(signature, lines);
    found.set(area, { place, lines });
    return lines;
  };
}

/** Questions by the text of a test or the name of a list with a column `at`; `keys` are what that may hold. */
function questionsOf({ tests, rules }: Grammar) {
  const questions = new Map<string, (place: Settlement, area: Quarter, keys: readonly string[]) => string>();
  for (const [text, test] of tests) {
    if (test.kind !== "rule" && test.kind !== "sum")
      questions.set(text, (place, area) => (passes(test, place, area) ? "1" : ""));
  }
  for (const rule of rules.values()) {
    if (rule.kind !== "list" || !rule.places.keys().some((at) => at !== "")) continue;
    const { name, places } = rule;
    questions.set(name, (_place, _area, keys) => places.get(keys.find((key) => places.has(key)) ?? "") ?? "");
  }
  return questions;
}

/** What the column `at` may hold for an address, the most precise first. */
function keysOf({ city, code, stateAbbreviation }: Settlement, area: Quarter): readonly string[] {
  return [
    area.code,
    `${city} ${area.code}`,
    `${city} ${area.code.slice(0, 3)}`,
    `${code} ${area.locality}`,
    `${city}, ${stateAbbreviation}`,
    city,
  ];
}

/** The questions that decide the lines of a rule, of its slots and its conditions. */
function answersThatCount({ rules, tests }: Grammar): (name: string) => readonly string[] {
  const ofCondition = (where: Condition): readonly string[] =>
    where.flatMap(({ text }) => {
      const test = tests.get(text);
      if (test?.kind === "sum") return counting(test.list);
      return test?.kind === "rule" ? test.rules.flatMap(([name]) => counting(name)) : [text];
    });
  const counting = perKey((name): readonly string[] => {
    const rule = rules.get(name);
    if (rule === undefined) return [];
    if (rule.kind === "list")
      return [name, ...[...rule.groups.values()].flat().flatMap(({ where }) => ofCondition(where))];
    const own = rule.lines.flatMap(({ odds, where, pieces }) => [
      ...ofCondition(where),
      ...("list" in odds ? counting(odds.list) : []),
      ...pieces.flatMap((piece) => (piece.kind === "rule" ? counting(piece.name) : [])),
    ]);
    return [...new Set(own)];
  });
  return counting;
}

class Setting {
  readonly #grammar: Grammar;
  readonly #answerTo: (question: string) => string;
  readonly #open: (name: string) => Choices | Sampler;
  readonly #truth = new Map<string, boolean>();

  constructor(grammar: Grammar, answerTo: (question: string) => string, open: (name: string) => Choices | Sampler) {
    this.#grammar = grammar;
    this.#answerTo = answerTo;
    this.#open = open;
  }

  opened(name: string): Choices | Sampler {
    const rule = this.#rule(name);
    return rule.kind === "list" ? this.#samplerOf(rule) : this.#choicesOf(rule);
  }

  #rule(name: string): Rule {
    const rule = this.#grammar.rules.get(name);
    if (rule === undefined) throw new RangeError(`streets.tsv has no rule ${name}`);
    return rule;
  }

  #choicesOf({ name, lines }: Pattern): Choices {
    const here = lines.filter(({ where }) => this.#holds(where));
    const weights = here.map(({ odds }) => {
      if (odds.kind === "weight") return odds.weight;
      return odds.kind === "sum" ? this.#sumOf(odds.list) : 0;
    });
    const total = sum(weights);
    // Shares of what is left, one line after the other; weights divide the rest.
    let left = 1;
    const shares = here.map(({ odds }) => {
      const share = left * this.#shareOf(odds);
      left -= share;
      return share;
    });
    const rest = total > 0 ? left / total : 0;
    const used = here
      .map((line, at) => ({ line, share: (shares[at] ?? 0) + rest * (weights[at] ?? 0) }))
      .filter(({ share }) => share > 0);
    let end = 0;
    const ends = used.map(({ share }) => (end += share));
    if (!(end > 0.999)) throw new RangeError(`the lines of ${name} have shares of ${end}`);
    return { kind: "choices", lines: used.map(({ line }) => this.#lineOf(line)), ends };
  }

  #lineOf({ pieces, latin }: Line): OpenLine {
    return { pieces: pieces.map((piece) => (piece.kind === "rule" ? this.#open(piece.name) : piece)), latin };
  }

  #shareOf(odds: Odds): number {
    if (odds.kind === "percent") return this.#sumOf(odds.list) / 100;
    return odds.kind === "share" ? odds.share : 0;
  }

  #sumOf(name: string): number {
    const list = this.#rule(name);
    if (list.kind === "pattern") throw new RangeError(`${name} is no list`);
    return this.#rowsOf(list).reduce((sum, row) => sum + (list.words.weights[row] ?? 0), 0);
  }

  #samplerOf(list: List): Sampler {
    const { words, name } = list;
    const rows = this.#rowsOf(list);
    if (rows.length === 0) throw new RangeError(`no line of ${name} holds`);
    return { kind: "words", words, rows, ...aliasTable(rows.map((row) => words.weights[row] ?? 1)) };
  }

  #rowsOf({ name, groups }: List): readonly number[] {
    const here = groups.get(this.#answerTo(name)) ?? [];
    return here.flatMap(({ where, rows }) => (this.#holds(where) ? rows : []));
  }

  #holds(where: Condition): boolean {
    return where.every(({ text, isNegated }) => this.#isTrue(text) !== isNegated);
  }

  #isTrue(text: string): boolean {
    const known = this.#truth.get(text) ?? this.#test(text);
    this.#truth.set(text, known);
    return known;
  }

  #test(text: string): boolean {
    const test = this.#grammar.tests.get(text);
    if (test?.kind === "sum") return this.#sumOf(test.list) < test.limit === test.below;
    if (test?.kind !== "rule") return this.#answerTo(text) === "1";
    return test.rules.some(([name, line]) => {
      const rule = this.#rule(name);
      if (rule.kind === "pattern") return rule.lines.some(({ where }) => this.#holds(where));
      const rows = this.#rowsOf(rule);
      return line === undefined ? rows.length > 0 : rows.some((row) => rule.words.texts[row] === line);
    });
  }
}
