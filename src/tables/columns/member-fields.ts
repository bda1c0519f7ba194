import type { Field, Kind, Membership, Value } from "./fields.ts";

function of(path: string, kind: Kind, value: (member: Membership) => Value): Field {
  return { path, kind, of: ({ member }) => member && value(member) };
}

/** The place of a person in a household. The parents are ids with a space between them; absent is who has none. */
export const memberFields: readonly Field[] = [
  of("household", "integer", ({ household }) => household),
  of("id", "integer", ({ id }) => id),
  of("relation", "text", ({ relation }) => relation),
  { ...of("parents", "text", ({ parents }) => parents.join(" ") || undefined), isOptional: true },
  { ...of("partner", "integer", ({ partner }) => partner || undefined), isOptional: true },
  of("lives_here", "flag", ({ lives_here }) => lives_here),
];
