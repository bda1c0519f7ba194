import { identity } from "../../src/schema/record.ts";
import { type Declaration, declaredIn } from "./declarations.ts";
import { requests } from "./messages.ts";
import { withoutRules } from "./without-rules.ts";

/** Fields by their published names; a part has fields of its own, in a message of its own. */
interface Fields {
  readonly [name: string]: { readonly kind?: string; readonly fields?: Fields };
}

/** The fields of `src/schema` by the messages that declare them. */
const published: Fields = { ...requests, Identity: identity };

/** One sentence about the first field of `src/schema` that a proto does not declare; undefined if it declares all. */
export function missingField(proto: string, messages: Fields = published): string | undefined {
  const declared = declaredIn(withoutRules(proto)).fields;
  const found = Object.entries(messages).map(([message, { fields }]) => missingIn(message, fields ?? {}, declared));
  return found.find((sentence) => sentence !== undefined);
}

function missingIn(message: string, fields: Fields, declared: readonly Declaration[]): string | undefined {
  const own = declared.filter((declaration) => declaration.message === message);
  for (const [name, { fields: inner }] of Object.entries(fields)) {
    const declaration = own.find((one) => one.name === name);
    if (declaration === undefined) {
      const next = 1 + Math.max(0, ...own.map(({ number }) => number));
      return `identity.proto lacks ${name}, a field of src/schema: declare it in ${message} with the number ${next}.`;
    }
    const missing = inner === undefined ? undefined : missingIn(declaration.type, inner, declared);
    if (missing !== undefined) return missing;
  }
  return undefined;
}
