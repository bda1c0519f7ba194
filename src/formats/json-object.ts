import { Line, type Step } from "./line.ts";

/** The text of a member's value, and the columns that have it. */
type Value<Row> = Pick<Step<Row>, "textOf" | "source">;

/**
 * A member of an object of JSON: an object itself, a value that all people have, or a part, whose text begins with what stands
 * before a value and is empty without the value. The columns have texts without quotes.
 */
export type Member<Row> =
  | { readonly name: string; readonly members: readonly Member<Row>[] }
  | (Value<Row> & { readonly name: string; readonly isText: boolean })
  | { readonly name: string; partOf(before: string): Value<Row> };

/** A line with an object. `partsOf` writes the members behind these, each after a comma. */
export function objectLine<Row>(
  members: readonly Member<Row>[],
  end: string,
  partsOf?: Step<Row>["textOf"],
): Line<Row> {
  const steps: Step<Row>[] = [];
  const before = addMembers(members, "", steps);
  if (partsOf === undefined) return new Line(steps, `${before}}${end}`);
  return new Line([...steps, { before, textOf: partsOf }], `}${end}`);
}

/** Adds the steps of an object, and returns what stands between the last of them and the brace that ends it. */
function addMembers<Row>(members: readonly Member<Row>[], open: string, steps: Step<Row>[]): string {
  let before = `${open}{`;
  for (const [at, member] of members.entries()) {
    const name = `${at === 0 ? "" : ","}${JSON.stringify(member.name)}:`;
    if ("members" in member) before = `${addMembers(member.members, before + name, steps)}}`;
    else if ("partOf" in member) {
      steps.push({ ...member.partOf(name), before });
      before = "";
    } else {
      const { isText, textOf, source } = member;
      const quote = isText ? '"' : "";
      const inQuotes: Step<Row>["textOf"] = (...row) => textOf(...row).slice(1, -1);
      steps.push({ before: before + name + quote, textOf: isText ? inQuotes : textOf, source });
      before = quote;
    }
  }
  return before;
}
