import type { Line, Piece, Spread } from "./grammar.ts";

const spreads: Readonly<Record<string, Spread>> = {
  "..": "even",
  "~": "low",
  "~~": "lower",
  "~~~": "lowest",
  "": "even",
};

/** The pieces of a text with slots in braces. */
export function piecesOf(text: string): readonly Piece[] {
  return partsOf(text).map((part) => (part.startsWith("{") ? slotOf(part.slice(1, -1)) : { kind: "text", text: part }));
}

/** The texts and slots of a line in Latin letters, each slot by its place in `text`. */
export function orderOf(text: string, latin: string): Line["latin"] {
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

/** Texts and slots in braces. */
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
