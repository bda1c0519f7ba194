import type { Shape } from "../../schema/field.ts";
import { meantFields, suggestion } from "../../schema/meant.ts";
import { fromText, type Given } from "../../schema/read.ts";
import { allOrRefusal } from "../../service/refusal.ts";
import type { Context } from "./context.ts";

/** The parameters of a query as fields of a request, lists as repeated ones. Throws a Refusal for any other. */
export function queryOf({ query }: Pick<Context, "query">, shape: Shape): Given {
  const parameters = new URLSearchParams(query);
  return allOrRefusal((refuse) => {
    const given: Record<string, unknown> = {};
    for (const name of new Set(parameters.keys())) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const texts = parameters.getAll(name);
      const text = texts.join(",");
      if (field === undefined)
        refuse(name, `is not a parameter of this path${suggestion(meantFields(shape, name))}`, "UNKNOWN_FIELD");
      else if (texts.length > 1 && field.kind !== "words") refuse(name, "must be given once", "DUPLICATE_FIELD");
      else given[name] = fromText(field, text);
    }
    return given;
  });
}

/** Throws a Refusal if there are parameters. */
export function requireNoQuery(context: Context): void {
  if (context.query !== "") queryOf(context, {});
}
