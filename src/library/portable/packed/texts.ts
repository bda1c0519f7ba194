import type { SymbolCode } from "./alphabet.ts";
import { type BitCoder, join, Mixer } from "./mixer.ts";

/** The most characters that a text can share with the one before. */
const LONGEST = 31;

/** How a column of texts is coded. */
export interface TextColumn {
  readonly length: number;
  readonly code: SymbolCode;
  /** The code of how many characters are shared; its symbols are the numbers. */
  readonly shared: SymbolCode;
  /** A key of each row: rows of one key often have equal texts; `above`: the text of the row above. */
  readonly keys?: readonly string[] | "above" | undefined;
}

/** The symbols of a text. */
type Text = ArrayLike<number>;

const nothing: Text = [];

/**
 * Codes a column of texts: how many characters each shares with the one before, and the others in the context of the
 * characters before them, of the text above and of the last text of the same key.
 */
export function codeTexts(coder: BitCoder, column: TextColumn, given: readonly Text[] = []): readonly string[] {
  const { length, keys } = column;
  const texts = new TextCoder(coder, column);
  if (keys === undefined) return Array.from({ length }, (_, row) => texts.code(nothing, given[row]));
  const same = new Mixer(coder, 2, 12);
  const lastOf = new Map<string, { readonly text: Text; readonly cell: string }>();
  const cells: string[] = [];
  let [above, hits] = ["", 0];
  for (let row = 0; row < length; row++) {
    const known = given[row];
    const key = (keys === "above" ? above : keys[row]) ?? "";
    const last = lastOf.get(key);
    let isSame = 0;
    if (last !== undefined) {
      same.contexts[0] = hits & 3;
      same.contexts[1] = join(hits & 255, last.cell === above ? 1 : 0);
      same.select(0);
      isSame = same.code(1, known !== undefined && isEqual(last.text, known) ? 1 : 0);
      hits = hits * 2 + isSame;
    }
    if (last !== undefined && isSame === 1) {
      texts.repeat(last.text);
      above = last.cell;
    } else {
      above = texts.code(last?.text ?? nothing, known);
      lastOf.set(key, { text: texts.last(), cell: above });
    }
    cells.push(above);
  }
  return cells;
}

/** Codes one text after another. */
class TextCoder {
  readonly #column: TextColumn;
  readonly #lengths: Mixer;
  readonly #letters: Mixer;
  /** The text above, whose beginning becomes that of the next one. */
  #above = new Int32Array(64);
  #aboveLength = 0;
  #next = new Int32Array(64);
  #before = 0;

  constructor(coder: BitCoder, column: TextColumn) {
    this.#column = column;
    this.#lengths = new Mixer(coder, 3, 12);
    this.#letters = new Mixer(coder, column.keys === undefined ? 5 : 6, 18);
  }

  /** The symbols of the last text. */
  last(): Text {
    return this.#above.slice(0, this.#aboveLength);
  }

  /** Makes a known text the last one. */
  repeat(text: Text): void {
    while (this.#above.length < text.length) this.#grow();
    this.#above.set(text);
    this.#aboveLength = text.length;
  }

  /** Codes a text, which may be like `last`. */
  code(last: Text, known: Text | undefined): string {
    const { code, shared } = this.#column;
    const { contexts } = this.#lengths;
    contexts[0] = Math.min(this.#aboveLength, LONGEST);
    contexts[1] = join(this.#before, 1);
    contexts[2] = join(this.#before, this.#aboveLength);
    const above = this.#above;
    const from = shared.codeNumber(this.#lengths, known && sharedLength(above, this.#aboveLength, known));
    this.#before = from;
    let cell = "";
    let whole = 0;
    let agrees = 1;
    for (let at = 0; at < from; at++) {
      const symbol = above[at] ?? 0;
      this.#next[at] = symbol;
      whole = join(whole, symbol);
      if (last[at] !== symbol) agrees = 0;
      cell += code.symbols[symbol];
    }
    for (let at = from; ; at++) {
      const symbol = this.#symbol(at, from, whole, agrees === 1 ? (last[at] ?? -1) : -2, known);
      if (symbol === code.end) {
        this.#aboveLength = at;
        break;
      }
      if (last[at] !== symbol) agrees = 0;
      whole = join(whole, symbol);
      cell += code.symbols[symbol];
      if (at >= this.#next.length) this.#grow();
      this.#next[at] = symbol;
    }
    [this.#above, this.#next] = [this.#next, this.#above];
    return cell;
  }

  #symbol(at: number, from: number, whole: number, expected: number, known: Text | undefined): number {
    const { contexts } = this.#letters;
    const next = this.#next;
    const one = at > 0 ? (next[at - 1] ?? 0) : -1;
    const pair = join(one, at > 1 ? (next[at - 2] ?? 0) : -1);
    const over = at < this.#aboveLength ? (this.#above[at] ?? 0) : -1;
    contexts[0] = one;
    contexts[1] = join(join(one, over), at === from ? 1 : 0);
    contexts[2] = pair;
    contexts[3] = join(pair, at > 2 ? (next[at - 3] ?? 0) : -1);
    contexts[4] = join(whole, at === from ? 2 : 3);
    if (contexts.length > 5) contexts[5] = join(expected, Math.min(at, 5));
    return this.#column.code.code(this.#letters, known?.[at]);
  }

  #grow(): void {
    this.#above = twice(this.#above);
    this.#next = twice(this.#next);
  }
}

function twice(symbols: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(symbols.length * 2);
  longer.set(symbols);
  return longer;
}

function isEqual(one: Text, other: Text): boolean {
  return one.length === other.length && sharedLength(one, one.length, other, one.length) === one.length;
}

/** How many symbols two texts have in common at their beginning, up to `most`. */
export function sharedLength<Symbol>(
  one: ArrayLike<Symbol>,
  length: number,
  other: ArrayLike<Symbol>,
  most = LONGEST,
): number {
  let shared = 0;
  while (shared < most && shared < length && shared < other.length && one[shared] === other[shared]) shared++;
  return shared;
}
