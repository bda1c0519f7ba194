import type { Declaration } from "./declarations.ts";
import { IGNORE_ZERO, type Rule } from "./rules.ts";

/**
 * The rules of a field as an expression of CEL, which is true where they are followed; `path` is how the message that has
 * the expression names the field. Undefined if there is nothing to say.
 */
export function expressionOf(
  path: string,
  rules: readonly Rule[],
  { type, label }: Declaration,
  enums: ReadonlyMap<string, readonly number[]>,
): string | undefined {
  const tests = rules.filter((rule) => rule !== IGNORE_ZERO).map((rule) => testOf(path, rule, enums.get(type)));
  if (tests.length === 0) return undefined;
  const all = tests.join(" && ");
  const unset = label === "optional" ? `!has(${path})` : rules.includes(IGNORE_ZERO) ? `${path} == ''` : undefined;
  if (unset === undefined) return all;
  return `${unset} || ${tests.length === 1 ? all : `(${all})`}`;
}

function testOf(path: string, { option, value }: Rule, numbers: readonly number[] = []): string {
  switch (option) {
    case "enum.defined_only":
      return `${path} in [${numbers.join(", ")}]`;
    case "string.max_len":
    case "repeated.max_items":
      return `size(${path}) <= ${value}`;
    case "string.pattern":
      return `${path}.matches(r'${value}')`;
    case "string.in":
      return `${path} in ${setOf(value)}`;
    case "repeated.items.string.in":
      return `${path}.all(name, name in ${setOf(value)})`;
    case "int32.gte":
      return `${path} >= ${value}`;
    case "int32.lte":
      return `${path} <= ${value}`;
    default:
      throw new RangeError(`${option} of ${path} has no expression.`);
  }
}

function setOf(value: Rule["value"]): string {
  const texts = Array.isArray(value) ? value : [value];
  return `[${texts.map((text) => `'${text}'`).join(", ")}]`;
}
