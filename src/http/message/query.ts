import type { Shape } from "../../schema/field.ts";
import { meantFields, SUGGESTED, suggestion } from "../../schema/meant.ts";
import { fromText, type Given } from "../../schema/read.ts";
import { allOrRefusal } from "../../service/refusal.ts";
import type { Context } from "./context.ts";

/** The parameters of a query as fields of a request, lists as repeated ones. Throws a Refusal for any other. */
export function queryOf({ query }: Pick<Context, "query">, shape: Shape): Given {
  const parameters = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return allOrRefusal((refuse) => {
    const given: Record<string, unknown> = {};
    let unknown = 0;
    for (const [name, values] of parameters) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field === undefined) {
        const meant = suggestion(meantFields(shape, name, unknown++ < SUGGESTED));
        refuse(name, `is not a parameter of this path${meant}`, "UNKNOWN_FIELD");
      } else if (values.length > 1 && field.kind !== "words") refuse(name, "must be given once", "DUPLICATE_FIELD");
      else given[name] = fromText(field, values.map(([, text]) => text).join(","));
    }
    return given;
  });
}

/** Throws a Refusal if there are parameters. */
export function requireNoQuery(context: Context): void {
  if (context.query !== "") queryOf(context, {});
}
