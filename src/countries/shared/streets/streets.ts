import { sampleValue } from "../../../random/alias-table.ts";
import type { Rng } from "../../../random/rng.ts";
import type { Area, Place } from "../../country.ts";
import { once, type Tables } from "../tables.ts";
import { cut } from "./conditions.ts";
import type { Grammar, Spread } from "./grammar.ts";
import { numeral, spread } from "./numbers.ts";
import { grammarOf } from "./parse.ts";
import type { Choices, OpenLine, OpenPiece, Sampler } from "./setting.ts";
import { settingsOf } from "./settings.ts";

/** Street lines of a country. */
export interface Streets {
  /** A street line with its house number, in the country's order and script. */
  readonly street: (rng: Rng, place: Place, area: Area) => string;
  /** The line that `street` draws of the same words, in Latin letters, if the country says how. */
  readonly latinStreet?: (rng: Rng, place: Place, area: Area) => string;
  /** What streets are drawn from by columns. */
  readonly streetLines: () => StreetLines;
}

export interface StreetLines {
  readonly linesOf: (place: Place, area: Area) => Choices;
  /** What stands in place of a road that is called after its own town; undefined where names are not compared. */
  readonly home: string | undefined;
  /** What localities are written without, each once; the first is nothing. */
  readonly cuts: readonly (readonly string[])[];
}

/** Writes a word or a locality in Latin letters where the tables do not say how. */
type Latin = (text: string, place: Place, area: Area) => string;

/** The street lines that the tables `streets` and `street-names` of a country declare; see grammar.ts. */
export function streetsOf(tables: Tables, latin?: Latin): Streets {
  const declared = once((): StreetLines => {
    const grammar = grammarOf(tables);
    return { linesOf: settingsOf(grammar), home: homeOf(grammar), cuts: cutsOf(grammar) };
  });
  const draw = (rng: Rng, place: Place, area: Area): Filled =>
    new Drawing(rng, declared().home, place, area).line(declared().linesOf(place, area));
  const street: Streets["street"] = (rng, place, area) => native(draw(rng, place, area));
  if (latin === undefined) return { street, streetLines: declared };
  return {
    street,
    streetLines: declared,
    latinStreet: (rng, place, area) => latinised(draw(rng, place, area), (text) => latin(text, place, area)),
  };
}

/** What stands in place of a road that is called after its own town; undefined where names are not compared. */
function homeOf({ rules }: Grammar): string | undefined {
  const home = rules.get("home");
  return home?.kind === "list" ? home.words.texts[0] : undefined;
}

/** What the localities of all lines are written without. */
function cutsOf({ rules }: Grammar): readonly (readonly string[])[] {
  const cuts = new Map([["", [] as readonly string[]]]);
  for (const rule of rules.values()) {
    if (rule.kind === "list") continue;
    for (const { pieces } of rule.lines)
      for (const piece of pieces) if (piece.kind === "locality") cuts.set(piece.cuts.join(" "), piece.cuts);
  }
  return [...cuts.values()];
}

/** A line with what fills its slots, in the order of its pieces. */
interface Filled {
  readonly line: OpenLine;
  readonly parts: readonly (Filled | Slot)[];
}

/** A text; `latin` is empty where the tables have none. */
interface Slot {
  text: string;
  readonly latin: string;
}

const same = (text: string): Slot => ({ text, latin: text });

function native({ parts }: Filled): string {
  let text = "";
  for (const part of parts) text += "line" in part ? native(part) : part.text;
  return text;
}

function latinised({ line, parts }: Filled, latin: (text: string) => string): string {
  const texts = parts.map((part) => ("line" in part ? latinised(part, latin) : part.latin || latin(part.text)));
  return (line.latin ?? texts.keys().toArray()).map((part) => (typeof part === "string" ? part : texts[part])).join("");
}

/** One line in the making. */
class Drawing {
  readonly #rng: Rng;
  readonly #home: string | undefined;
  readonly #place: Place;
  readonly #area: Area;
  /** Where in the shares of the lines to choose from: what is left of the first word of the stream. */
  #share: number;
  /** The number before. */
  #number = 0;
  /** House numbers of the street, and the word that chooses one. */
  #first = 1;
  #last = 1;
  #house: { readonly slot: Slot; readonly word: number; readonly spread: Spread; readonly least: number } | undefined;

  constructor(rng: Rng, home: string | undefined, place: Place, area: Area) {
    this.#rng = rng;
    this.#home = home;
    this.#place = place;
    this.#area = area;
    this.#share = rng.next() / TWO_32;
  }

  line(lines: Choices): Filled {
    const filled = this.#grown(lines);
    // The street may stand behind its house number.
    const house = this.#house;
    if (house !== undefined)
      house.slot.text = String(spread(house.word, this.#first, this.#last, house.spread, house.least || undefined));
    return filled;
  }

  #grown({ lines, ends }: Choices): Filled {
    let at = 0;
    while (at < lines.length - 1 && this.#share >= (ends[at] ?? 1)) at++;
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0);
    this.#share = (this.#share - start) / ((ends[at] ?? 1) - start);
    const line = lines[at];
    if (line === undefined) throw new RangeError("no line holds");
    const parts: (Filled | Slot)[] = [];
    for (const piece of line.pieces) parts.push(this.#filled(piece));
    return { line, parts };
  }

  #filled(piece: OpenPiece): Filled | Slot {
    switch (piece.kind) {
      case "text":
        return same(piece.text);
      case "locality":
        return { text: cut(this.#area.locality, piece.cuts), latin: "" };
      case "numbers": {
        const [first = 1, last = first] = (this.#area.numbers ?? "").split("-").map(Number);
        return same(String(spread(this.#rng.next(), first, last, "even")));
      }
      case "next":
        return same(String(this.#number + piece.more));
      case "number": {
        const { first, last, step } = piece;
        const steps = spread(this.#rng.next(), 0, Math.floor((last - first) / step), piece.spread);
        this.#number = first + step * steps;
        return same(numeral(this.#number, piece));
      }
      case "house": {
        const slot = { text: "", latin: "" };
        this.#house = { ...piece, slot, word: this.#rng.next() };
        return slot;
      }
      case "choices":
        return this.#grown(piece);
      case "words":
        return this.#sampled(piece);
    }
  }

  #sampled(sampler: Sampler): Slot {
    const { texts, latin, first, last, to } = sampler.words;
    const row = sampler.rows[sampleValue(sampler, this.#rng.next())] ?? 0;
    const longest = last[row] ?? 0;
    if (longest > 0) {
      this.#first = first[row] || 1;
      this.#last = longest;
    }
    const text = texts[row] ?? "";
    if (this.#home !== undefined && leadsTo(this.#place.city, text, to[row])) return { text: this.#home, latin: "" };
    return { text, latin: latin[row] ?? "" };
  }
}

/** Whether a road is called after the town to which it leads: `Oxford Road`, which is no street within Oxford. */
function leadsTo(city: string, street: string, to = ""): boolean {
  if (to !== "") return to === city;
  const rest = street.length - city.length - 1;
  if (rest < 0) return false;
  return (
    (street.charCodeAt(city.length) === SPACE && street.startsWith(city)) ||
    (street.charCodeAt(rest) === SPACE && street.endsWith(city))
  );
}

const SPACE = 32;

const TWO_32 = 2 ** 32;
