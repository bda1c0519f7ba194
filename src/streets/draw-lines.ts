import type { Rows } from "../columns/rows.ts";
import { slotValueAt } from "../random/alias-table.ts";
import type { PackedText } from "../tables/packed-text.ts";
import type { Column } from "../tables/workspace.ts";
import { LinePieces } from "./line-pieces.ts";
import { spread } from "./numbers.ts";
import { choiceSize, HOME, pieceKind, spreads, wordRecord } from "./packed-lines.ts";

/** What streets depend on: places in memory of the lines of the address, of its locality, and of its city. */
export interface Addresses {
  readonly lines: Column;
  readonly locality: Column;
  readonly city: Column;
  readonly cityLength: Column;
  /** The first and the last number of the area, in the upper and the lower half. */
  readonly numbers: Column;
  /** What stands in place of a road that is called after its own town; undefined where names are not compared. */
  readonly home: PackedText | undefined;
}

/** Writes the street lines of rows; `set` gets the place and the length of each. */
export function writeStreets(
  rows: Rows,
  addresses: Addresses,
  set: (row: number, at: number, length: number) => void,
): void {
  const line = new Line(rows, addresses);
  for (let k = rows.from; k < rows.to; k++) {
    const at = rows.people.space.end;
    set(k, at, line.write(k));
  }
}

/** Draws the line of a row again; returns what is chosen, in order: lines, numbers, words or `HOME`. */
export function choicesOf(rows: Rows, addresses: Addresses, row: number): readonly number[] {
  const { space } = rows.people;
  const { end } = space;
  const chosen: number[] = [];
  new Line(rows, addresses, chosen).write(row);
  space.end = end;
  return chosen;
}

const TWO_16 = 2 ** 16;
const TWO_32 = 2 ** 32;

/** The line of one row after another: its pieces are chosen first, because a house number may stand before its street. */
class Line {
  readonly #rows: Rows;
  readonly #addresses: Addresses;
  readonly #pieces: LinePieces;
  readonly #chosen: number[] | undefined;
  #row = 0;
  /** Where in the shares of the lines to choose from: what is left of the first word of the stream. */
  #share = 0;
  #position = 0;
  #number = 0;
  #firstHouse = 1;
  #lastHouse = 1;
  /** The piece of the house number, the word that selects it, and how. */
  #house = -1;
  #houseWord = 0;
  #houseSpread = 0;
  #houseLeast = 0;
  /** Where the house number is among what was chosen. */
  #houseAt = 0;

  constructor(rows: Rows, addresses: Addresses, chosen?: number[]) {
    this.#rows = rows;
    this.#addresses = addresses;
    this.#chosen = chosen;
    this.#pieces = new LinePieces(rows.people.space);
  }

  write(row: number): number {
    this.#row = row;
    this.#pieces.clear();
    this.#position = 0;
    this.#number = 0;
    this.#firstHouse = 1;
    this.#lastHouse = 1;
    this.#house = -1;
    this.#share = this.#next() / TWO_32;
    this.#choose(this.#addresses.lines[row] ?? 0);
    if (this.#house >= 0) {
      const kind = spreads[this.#houseSpread] ?? "even";
      const number = spread(this.#houseWord, this.#firstHouse, this.#lastHouse, kind, this.#houseLeast || undefined);
      this.#pieces.setNumber(this.#house, number);
      if (this.#chosen !== undefined) this.#chosen[this.#houseAt] = number;
    }
    return this.#pieces.write();
  }

  #next(): number {
    return (this.#rows.word(this.#position++)[this.#row] ?? 0) >>> 0;
  }

  #choose(choices: number): void {
    const { ints, doubles } = this.#rows.people.space.memory;
    const last = choices + 2 + choiceSize * ((ints[choices] ?? 1) - 1);
    let choice = choices + 2;
    let start = 0;
    while (choice < last && this.#share >= (doubles[choice / 2] ?? 1)) {
      start = doubles[choice / 2] ?? 1;
      choice += choiceSize;
    }
    this.#share = (this.#share - start) / ((doubles[choice / 2] ?? 1) - start);
    this.#chosen?.push((choice - choices - 2) / choiceSize);
    const line = ints[choice + 2] ?? 0;
    const end = line + (ints[line] ?? 0);
    for (let piece = line + 1; piece <= end; piece++) this.#fill(ints[piece] ?? 0);
  }

  #fill(piece: number): void {
    const { ints } = this.#rows.people.space.memory;
    const { locality, numbers } = this.#addresses;
    switch (ints[piece]) {
      case pieceKind.text:
        this.#pieces.text(ints[piece + 1] ?? 0, ints[piece + 2] ?? 0);
        break;
      case pieceKind.locality: {
        const text = (locality[this.#row] ?? 0) + 2 * (ints[piece + 1] ?? 0);
        this.#pieces.text(ints[text] ?? 0, ints[text + 1] ?? 0);
        break;
      }
      case pieceKind.numbers: {
        const range = numbers[this.#row] ?? 0;
        this.#add(spread(this.#next(), range >>> 16, range & (TWO_16 - 1), "even"));
        break;
      }
      case pieceKind.next:
        this.#add(this.#number + (ints[piece + 1] ?? 0));
        break;
      case pieceKind.number: {
        const steps = spread(this.#next(), 0, ints[piece + 2] ?? 0, spreads[ints[piece + 5] ?? 0] ?? "even");
        this.#number = (ints[piece + 1] ?? 0) + (ints[piece + 3] ?? 1) * steps;
        this.#add(this.#number, ints[piece + 4] ?? 0, ints[piece + 6] === 1);
        break;
      }
      case pieceKind.house:
        this.#house = this.#pieces.count;
        this.#houseWord = this.#next();
        this.#houseSpread = ints[piece + 1] ?? 0;
        this.#houseLeast = ints[piece + 2] ?? 0;
        this.#houseAt = this.#chosen?.length ?? 0;
        this.#add(0);
        break;
      case pieceKind.choices:
        this.#choose(ints[piece + 1] ?? 0);
        break;
      default:
        this.#word(ints[piece + 1] ?? 0, ints[piece + 2] ?? 0);
        break;
    }
  }

  #add(number: number, width = 0, isOrdinal = false): void {
    this.#chosen?.push(number);
    this.#pieces.number(number, width, isOrdinal);
  }

  /** A word of a list, which may be a street with house numbers. */
  #word(slots: number, size: number): void {
    const { ints } = this.#rows.people.space.memory;
    const word = slotValueAt(ints, slots, size, this.#next());
    if ((ints[word + wordRecord.last] ?? 0) > 0) {
      this.#firstHouse = ints[word + wordRecord.first] ?? 1;
      this.#lastHouse = ints[word + wordRecord.last] ?? 1;
    }
    const { home } = this.#addresses;
    const isHome = home !== undefined && this.#leadsHome(word);
    this.#chosen?.push(isHome ? HOME : (ints[word + wordRecord.row] ?? 0));
    if (isHome) this.#pieces.text(home.at, home.length);
    else this.#pieces.text(4 * (word + wordRecord.size), ints[word + wordRecord.length] ?? 0);
  }

  /** Whether a road is called after the town to which it leads: `Oxford Road`, which is no street within Oxford. */
  #leadsHome(word: number): boolean {
    const { ints, bytes } = this.#rows.people.space.memory;
    const city = this.#addresses.city[this.#row] ?? 0;
    const to = ints[word + wordRecord.to] ?? 0;
    // Equal texts are in one place.
    if (to !== 0) return to === city;
    const size = (this.#addresses.cityLength[this.#row] ?? 0) & (TWO_16 - 1);
    const street = 4 * (word + wordRecord.size);
    const rest = ((ints[word + wordRecord.length] ?? 0) & (TWO_16 - 1)) - size - 1;
    if (rest < 0) return false;
    if (bytes[street + size] === SPACE && isAt(bytes, city, size, street)) return true;
    return bytes[street + rest] === SPACE && isAt(bytes, city, size, street + rest + 1);
  }
}

const SPACE = 32;

function isAt(bytes: Uint8Array, text: number, size: number, at: number): boolean {
  for (let byte = 0; byte < size; byte++) if (bytes[text + byte] !== bytes[at + byte]) return false;
  return true;
}
