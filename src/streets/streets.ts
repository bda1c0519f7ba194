import type { Tables } from "../tables/table.ts";
import { once } from "../text/memo.ts";
import { cut, type Quarter, type Settlement } from "./conditions.ts";
import type { Grammar } from "./grammar.ts";
import { numeral } from "./numbers.ts";
import { HOME } from "./packed-lines.ts";
import { grammarOf } from "./parse.ts";
import { type Choices, type OpenPiece, settingsOf } from "./settings.ts";

/** Street lines of a country. */
export interface Streets<P extends Settlement = Settlement, A extends Quarter = Quarter> {
  /** A line in Latin letters by what was chosen when it was drawn (`choicesOf`), if the country says how. */
  readonly latinStreet?: (chosen: readonly number[], place: P, area: A) => string;
  readonly streetLines: () => StreetLines;
}

export interface StreetLines {
  readonly linesOf: (place: Settlement, area: Quarter) => Choices;
  /** What stands in place of a road that is called after its own town; undefined where names are not compared. */
  readonly home: string | undefined;
  /** What localities are written without; the first is nothing. */
  readonly cuts: readonly (readonly string[])[];
}

type Latin<P, A> = (text: string, place: P, area: A) => string;

/** The street lines that the tables `streets` and `street-names` of a country declare; see grammar.ts. */
export function streetsOf<P extends Settlement, A extends Quarter>(tables: Tables, latin?: Latin<P, A>): Streets<P, A> {
  const declared = once((): StreetLines => {
    const grammar = grammarOf(tables);
    return { linesOf: settingsOf(grammar), home: homeOf(grammar), cuts: cutsOf(grammar) };
  });
  if (latin === undefined) return { streetLines: declared };
  return {
    streetLines: declared,
    latinStreet(chosen, place, area) {
      const { linesOf, home = "" } = declared();
      return latinOf(chosen, home, area, (text) => latin(text, place, area))(linesOf(place, area));
    },
  };
}

function homeOf({ rules }: Grammar): string | undefined {
  const home = rules.get("home");
  return home?.kind === "list" ? home.words.texts[0] : undefined;
}

function cutsOf({ rules }: Grammar): readonly (readonly string[])[] {
  const cuts = new Map([["", [] as readonly string[]]]);
  for (const rule of rules.values()) {
    if (rule.kind === "list") continue;
    for (const { pieces } of rule.lines)
      for (const piece of pieces) if (piece.kind === "locality") cuts.set(piece.cuts.join(" "), piece.cuts);
  }
  return [...cuts.values()];
}

function latinOf(chosen: readonly number[], home: string, area: Quarter, latin: (text: string) => string) {
  let at = 0;
  const next = (): number => chosen[at++] ?? 0;
  const written = ({ lines }: Choices): string => {
    const line = lines[next()];
    if (line === undefined) throw new RangeError("no such line was drawn");
    const texts = line.pieces.map(textOf);
    return (line.latin ?? texts.keys().toArray())
      .map((part) => (typeof part === "string" ? part : texts[part]))
      .join("");
  };
  const textOf = (piece: OpenPiece): string => {
    switch (piece.kind) {
      case "text":
        return piece.text;
      case "locality":
        return latin(cut(area.locality, piece.cuts));
      case "number":
        return numeral(next(), piece);
      case "choices":
        return written(piece);
      case "words": {
        const word = next();
        return word === HOME ? latin(home) : piece.words.latin[word] || latin(piece.words.texts[word] ?? "");
      }
      default:
        return String(next());
    }
  };
  return written;
}
