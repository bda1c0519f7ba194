import { slotValueAt } from "../random/alias-table.ts";
import { writeDecimal, writeNumber } from "../random/decimal.ts";
import type { Rng } from "../random/rng.ts";
import { copyText, type Memory } from "../tables/memory.ts";
import type { PackedText } from "../tables/packer.ts";
import { spread } from "./numbers.ts";
import { choiceSize, HOME, pieceKind, spreads, wordRecord } from "./packed-lines.ts";

/** Where the streets of an address are in memory. */
export interface Address {
  readonly lines: number;
  readonly locality: number;
  /** The first and the last number of the area, in the upper and the lower half. */
  readonly numbers: number;
  readonly city: number;
  readonly cityLength: number;
  /** What stands in place of a road that is called after its own town; undefined where names are not compared. */
  readonly home: PackedText | undefined;
}

/** Integers of a piece: the place of its text or the number, the text's length or the digits, and the kind. */
const PIECE = 3;
const TEXT = 0;
const NUMBER = 1;
const ORDINAL = 2;

const MOST = 64;

const TWO_16 = 2 ** 16;
const TWO_32 = 2 ** 32;

/** One street line after another: what was chosen, and its pieces, as a house number may stand first. */
export class Street {
  readonly #memory: Memory;
  readonly #pieces = new Int32Array(PIECE * MOST);
  #end = 0;
  readonly #chosen = new Int32Array(2 * MOST);
  #choices = 0;
  /** What is left of the first word of the stream, 0 to 1. */
  #share = 0;
  #position = 0;
  #number = 0;
  /** House numbers of the street; the piece of the house number, the word that selects it, and how. */
  #firstHouse = 1;
  #lastHouse = 1;
  #house = -1;
  #houseWord = 0;
  #houseSpread = 0;
  #houseLeast = 0;
  #houseChoice = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Draws the line of an address: the first word of the stream selects the lines, and one each list and number. */
  draw(rng: Rng, address: Address): void {
    this.#end = 0;
    this.#choices = 0;
    this.#position = 0;
    this.#number = 0;
    this.#firstHouse = 1;
    this.#lastHouse = 1;
    this.#house = -1;
    this.#share = this.#next(rng) / TWO_32;
    this.#choose(rng, address, address.lines);
    if (this.#house < 0) return;
    const kind = spreads[this.#houseSpread] ?? "even";
    const number = spread(this.#houseWord, this.#firstHouse, this.#lastHouse, kind, this.#houseLeast || undefined);
    this.#pieces[this.#house] = number;
    this.#chosen[this.#houseChoice] = number;
  }

  /** What was chosen, in order: lines, numbers, words or `HOME`. */
  chosen(): readonly number[] {
    return [...this.#chosen.subarray(0, this.#choices)];
  }

  write(bytes: Uint8Array, view: DataView, at: number): number {
    const pieces = this.#pieces;
    let end = at;
    for (let piece = 0; piece < this.#end; piece += PIECE) {
      const first = pieces[piece]!;
      const second = pieces[piece + 1]!;
      const kind = pieces[piece + 2];
      if (kind === TEXT) {
        end = copyText(this.#memory.view, first, second, view, end);
        continue;
      }
      end = second > 0 ? writeDecimal(bytes, end, first, second) : writeNumber(bytes, end, first);
      if (kind === ORDINAL) {
        const ending = endingOf(first);
        bytes[end++] = ending >>> 8;
        bytes[end++] = ending & 255;
      }
    }
    return end;
  }

  #next(rng: Rng): number {
    return rng.word(this.#position++);
  }

  #choose(rng: Rng, address: Address, choices: number): void {
    const { ints, doubles } = this.#memory;
    const last = choices + 2 + choiceSize * (ints[choices]! - 1);
    let choice = choices + 2;
    let start = 0;
    while (choice < last && this.#share >= doubles[choice / 2]!) {
      start = doubles[choice / 2]!;
      choice += choiceSize;
    }
    this.#share = (this.#share - start) / (doubles[choice / 2]! - start);
    this.#chosen[this.#choices++] = (choice - choices - 2) / choiceSize;
    const line = ints[choice + 2]!;
    const end = line + ints[line]!;
    for (let piece = line + 1; piece <= end; piece++) this.#addPiece(rng, address, ints[piece]!);
  }

  #addPiece(rng: Rng, address: Address, piece: number): void {
    const { ints } = this.#memory;
    switch (ints[piece]) {
      case pieceKind.text:
        this.#add(ints[piece + 1]!, ints[piece + 2]!, TEXT);
        break;
      case pieceKind.locality: {
        const text = address.locality + 2 * ints[piece + 1]!;
        this.#add(ints[text]!, ints[text + 1]!, TEXT);
        break;
      }
      case pieceKind.numbers:
        this.#addNumber(spread(this.#next(rng), address.numbers >>> 16, address.numbers & (TWO_16 - 1), "even"));
        break;
      case pieceKind.next:
        this.#addNumber(this.#number + ints[piece + 1]!);
        break;
      case pieceKind.number: {
        const steps = spread(this.#next(rng), 0, ints[piece + 2]!, spreads[ints[piece + 5]!] ?? "even");
        this.#number = ints[piece + 1]! + ints[piece + 3]! * steps;
        this.#addNumber(this.#number, ints[piece + 4]!, ints[piece + 6] === 1 ? ORDINAL : NUMBER);
        break;
      }
      case pieceKind.house:
        this.#house = this.#end;
        this.#houseWord = this.#next(rng);
        this.#houseSpread = ints[piece + 1]!;
        this.#houseLeast = ints[piece + 2]!;
        this.#houseChoice = this.#choices;
        this.#addNumber(0);
        break;
      case pieceKind.choices:
        this.#choose(rng, address, ints[piece + 1]!);
        break;
      default:
        this.#addWord(rng, address, ints[piece + 1]!, ints[piece + 2]!);
        break;
    }
  }

  #add(first: number, second: number, kind: number): void {
    const at = this.#end;
    this.#pieces[at] = first;
    this.#pieces[at + 1] = second;
    this.#pieces[at + 2] = kind;
    this.#end = at + PIECE;
  }

  #addNumber(number: number, width = 0, kind = NUMBER): void {
    this.#chosen[this.#choices++] = number;
    this.#add(number, width, kind);
  }

  #addWord(rng: Rng, address: Address, slots: number, size: number): void {
    const { ints } = this.#memory;
    const word = slotValueAt(ints, slots, size, this.#next(rng));
    if (ints[word + wordRecord.last]! > 0) {
      this.#firstHouse = ints[word + wordRecord.first]!;
      this.#lastHouse = ints[word + wordRecord.last]!;
    }
    const { home } = address;
    if (home !== undefined && this.#leadsHome(address, word)) {
      this.#chosen[this.#choices++] = HOME;
      this.#add(home.at, home.length, TEXT);
    } else {
      this.#chosen[this.#choices++] = ints[word + wordRecord.row]!;
      this.#add(4 * (word + wordRecord.size), ints[word + wordRecord.length]!, TEXT);
    }
  }

  /** Whether a road is called after the town to which it leads: no Oxford Road within Oxford. */
  #leadsHome({ city, cityLength }: Address, word: number): boolean {
    const { ints, bytes } = this.#memory;
    const to = ints[word + wordRecord.to]!;
    // Equal texts are in one place.
    if (to !== 0) return to === city;
    const street = 4 * (word + wordRecord.size);
    const rest = ints[word + wordRecord.length]! - cityLength - 1;
    if (rest < 0) return false;
    if (bytes[street + cityLength] === SPACE && isAt(bytes, city, cityLength, street)) return true;
    return bytes[street + rest] === SPACE && isAt(bytes, city, cityLength, street + rest + 1);
  }
}

const SPACE = 32;

function isAt(bytes: Uint8Array, text: number, size: number, at: number): boolean {
  for (let byte = 0; byte < size; byte++) if (bytes[text + byte] !== bytes[at + byte]) return false;
  return true;
}

function endingOf(number: number): number {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return last === 1 ? 0x7374 : last === 2 ? 0x6e64 : last === 3 ? 0x7264 : 0x7468;
}
