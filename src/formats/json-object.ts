import { Line, type Step } from "./line.ts";

/** The text of a member's value. */
type Value = Omit<Step, "before">;

/**
 * A member of an object of JSON: an object itself, a value that all people have, or a part, whose text begins with what stands
 * before a value and is empty without the value. Rows write texts without quotes.
 */
export type Member =
  | { readonly name: string; readonly members: readonly Member[] }
  | (Value & { readonly name: string; readonly isText: boolean })
  | { readonly name: string; partOf(before: string): Value };

/** A line with an object. `partsOf` writes the members behind these, each after a comma. */
export function objectLine(members: readonly Member[], end: string, partsOf?: Step["textOf"]): Line {
  const steps: Step[] = [];
  const before = addMembers(members, "", steps);
  if (partsOf === undefined) return new Line(steps, `${before}}${end}`);
  // A row has nothing but the fields of every record.
  return new Line([...steps, { before, textOf: partsOf, ofRow: (_row, at) => at }], `}${end}`);
}

/** Adds the steps of an object, and returns what stands between the last of them and the brace that ends it. */
function addMembers(members: readonly Member[], open: string, steps: Step[]): string {
  let before = `${open}{`;
  for (const [at, member] of members.entries()) {
    const name = `${at === 0 ? "" : ","}${JSON.stringify(member.name)}:`;
    if ("members" in member) before = `${addMembers(member.members, before + name, steps)}}`;
    else if ("partOf" in member) {
      steps.push({ ...member.partOf(name), before });
      before = "";
    } else {
      const { isText, textOf, ofRow } = member;
      const quote = isText ? '"' : "";
      const inQuotes: Step["textOf"] = (...person) => textOf(...person).slice(1, -1);
      steps.push({ before: before + name + quote, textOf: isText ? inQuotes : textOf, ofRow });
      before = quote;
    }
  }
  return before;
}
