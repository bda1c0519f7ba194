import type { Identity, Rule } from "../../gen/identity/v1/identity_pb.ts";

/** The rules that are broken on purpose and read the field at `path`, or a part of it. */
export type Broken = (path: string) => readonly string[];

/** Without the rules of the country, only the field of a rule's own name is found, such as `dob` of `dob.age`. */
export function brokenFields({ violated }: Identity, rules: readonly Rule[]): Broken {
  const broken = violated.map((name) => {
    const [group = ""] = name.split(".");
    const fields = rules.find(({ rule }) => rule === name)?.fields ?? [group];
    // The page shows the abbreviation beside the state's name.
    return {
      name,
      fields: fields.map((field) => (field === "address.state_abbreviation" ? "address.state_name" : field)),
    };
  });
  return (path) =>
    broken
      .filter(({ fields }) => fields.some((field) => isWithin(field, path) || isWithin(path, field)))
      .map(({ name }) => name);
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}
