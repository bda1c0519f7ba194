import { type Field, isLong, type Row } from "./columns/fields.ts";
import { isGroup, type Node } from "./columns/tree.ts";

/** A value of a row as hyparquet-writer takes it: an object for a group, undefined for what a person does not have. */
type ValueReader = (person: Row, index: number) => unknown;

export function valueReader(node: Node): ValueReader {
  if (!isGroup(node)) return leafReader(node.field);
  const members = node.members.map((member) => [member.name, valueReader(member)] as const);
  return (person, index) => {
    const group: Record<string, unknown> = {};
    let isThere = !node.isOptional;
    for (const [name, read] of members) {
      const value = read(person, index);
      group[name] = value;
      isThere ||= value !== undefined;
    }
    return isThere ? group : undefined;
  };
}

const DAY = 86_400_000;

/** Dates are days since 1970. */
function leafReader(field: Field): ValueReader {
  if (field.kind === "date") {
    return (person, index) => {
      const date = field.of(person, index);
      return date === undefined ? undefined : Date.parse(String(date)) / DAY;
    };
  }
  if (!isLong(field)) return field.of;
  return (person, index) => {
    const number = field.of(person, index);
    return number === undefined ? undefined : BigInt(Number(number));
  };
}
