import type { Field, Shape } from "../../schema/field.ts";
import { meantFields, SUGGESTED, suggestion } from "../../schema/meant.ts";
import { fromText, type Given } from "../../schema/read.ts";
import { allOrRefusal } from "../../service/refusal.ts";
import type { Context } from "./context.ts";

/** A parameter of a query, decoded. */
export interface Parameter {
  readonly name: string;
  readonly text: string;
  /** Whether its bytes are UTF-8: others are U+FFFD in its text. */
  readonly isUtf8: boolean;
}

export function parametersIn(query: string): readonly Parameter[] {
  return query
    .replace(/^\?/, "")
    .split("&")
    .flatMap((piece) => [...new URLSearchParams(piece)].map(([name, text]) => ({ name, text, isUtf8: isUtf8(piece) })));
}

/** Whether the escapes of a text are those of UTF-8; a percent sign without two digits stands for itself. */
function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, ""));
    return true;
  } catch {
    return false;
  }
}

/** The parameters of a query as fields of a request, empty ones left out. Throws a Refusal for any other. */
export function queryOf({ query }: Pick<Context, "query">, shape: Shape): Given {
  const parameters = Map.groupBy(parametersIn(query), ({ name }) => nameIn(shape, name));
  return allOrRefusal((refuse) => {
    const given: Record<string, unknown> = {};
    let unknown = 0;
    for (const [name, all] of parameters) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const texts = all.map(({ text }) => text).filter((text) => text !== "");
      if (field === undefined) {
        const meant = suggestion(meantFields(shape, name, unknown++ < SUGGESTED));
        refuse(name, `is not a parameter of this path${meant}`, "UNKNOWN_FIELD");
      } else if (!all.every(({ isUtf8 }) => isUtf8)) refuse(name, "must be percent-encoded UTF-8", "INVALID_FORMAT");
      else if (texts.length > 1 && field.kind !== "words") refuse(name, "must be given once", "DUPLICATE_FIELD");
      else if (texts.length > 0) given[name] = fromText(field, textFor(field, texts.join(",")));
    }
    return given;
  });
}

/** `extra` for `extra[]` and `extra[0]`, as some clients write lists. */
function nameIn(shape: Shape, name: string): string {
  const list = name.replace(/\[\d*\]$/, "");
  return Object.hasOwn(shape, list) && shape[list]?.kind === "words" ? list : name;
}

/** What a text stands for that a URL or its client has changed: `O ` for `O+`, and Python's `True`. */
function textFor(field: Field, text: string): string {
  if (field.kind === "flag" && /^(?:true|false)$/i.test(text)) return text.toLowerCase();
  return field.kind === "word" && field.words.some((word) => word.includes("+")) ? text.replaceAll(" ", "+") : text;
}

/** Throws a Refusal if there are parameters. */
export function requireNoQuery(context: Context): void {
  if (context.query !== "") queryOf(context, {});
}
