import { type AliasTable, aliasTable } from "../random/alias-table.ts";
import { sum } from "../random/weighted.ts";
import { perKey } from "../text/memo.ts";
import type { Condition, Grammar, Line, List, Odds, Pattern, Piece, Rule, Words } from "./grammar.ts";

/** The lines of a pattern that hold at an address, and the end of the share of each: the last ends at 1. */
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

/** What is asked of an address: `1` for a test that it passes, and for a list its `at` there; else empty. */
export type Facts = ReadonlyMap<string, string>;

/** Opens the pattern of whole lines for addresses of some facts. Rules for which the same facts count are opened once. */
export function openerOf(grammar: Grammar): (facts: Facts) => Choices {
  const facts = factsThatCount(grammar);
  const known = new Map<string, Choices | Sampler>();
  return (here) => {
    const openedOnce = (name: string): Choices | Sampler => {
      const key = `${name} ${facts(name).map((fact) => here.get(fact) ?? "")}`;
      const opened = known.get(key) ?? setting.opened(name);
      known.set(key, opened);
      return opened;
    };
    const setting = new Setting(grammar, here, openedOnce);
    const street = openedOnce("street");
    if (street.kind === "words") throw new RangeError("street is a list");
    return street;
  };
}

/** The facts on which the lines of a rule depend, and those of the rules of their slots and conditions. */
function factsThatCount({ rules, tests }: Grammar): (name: string) => readonly string[] {
  const ofCondition = (where: Condition): readonly string[] =>
    where.flatMap(({ text }) => {
      const test = tests.get(text);
      if (test?.kind === "sum") return facts(test.list);
      return test?.kind === "rule" ? test.rules.flatMap(([name]) => facts(name)) : [text];
    });
  const facts = perKey((name): readonly string[] => {
    const rule = rules.get(name);
    if (rule === undefined) return [];
    if (rule.kind === "list")
      return [name, ...[...rule.groups.values()].flat().flatMap(({ where }) => ofCondition(where))];
    const own = rule.lines.flatMap(({ odds, where, pieces }) => [
      ...ofCondition(where),
      ...("list" in odds ? facts(odds.list) : []),
      ...pieces.flatMap((piece) => (piece.kind === "rule" ? facts(piece.name) : [])),
    ]);
    return [...new Set(own)];
  });
  return facts;
}

/** What a grammar has for addresses of some facts. */
class Setting {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #open: (name: string) => Choices | Sampler;
  readonly #truth = new Map<string, boolean>();

  constructor(grammar: Grammar, facts: Facts, open: (name: string) => Choices | Sampler) {
    this.#grammar = grammar;
    this.#facts = facts;
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
    const here = groups.get(this.#facts.get(name) ?? "") ?? [];
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
    if (test?.kind !== "rule") return this.#facts.get(text) === "1";
    return test.rules.some(([name, line]) => {
      const rule = this.#rule(name);
      if (rule.kind === "pattern") return rule.lines.some(({ where }) => this.#holds(where));
      const rows = this.#rowsOf(rule);
      return line === undefined ? rows.length > 0 : rows.some((row) => rule.words.texts[row] === line);
    });
  }
}
