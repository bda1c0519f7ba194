import { invalidRequest, type Violation } from "../../service/refusal.ts";
import type { Context } from "./context.ts";

/** The parameters of a query, each at most once; a parameter that is not sent is undefined. Throws a Refusal for any other. */
export function queryOf<Name extends string>(
  { query }: Context,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const parameters = new URLSearchParams(query);
  const known: readonly string[] = names;
  const violations: Violation[] = [...new Set(parameters.keys())].flatMap((field) => {
    if (!known.includes(field)) return [{ field, message: "is not a parameter of this path" }];
    return parameters.getAll(field).length > 1 ? [{ field, message: "must be given once" }] : [];
  });
  if (violations.length > 0) throw invalidRequest(violations);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) values[name] = value;
  }
  return values;
}
