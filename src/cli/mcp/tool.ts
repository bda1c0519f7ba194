import { RequestError } from "../../library/request-error.ts";
import { textOf } from "../../schema/fault.ts";
import type { Shape } from "../../schema/field.ts";
import type { JsonObject } from "../../schema/json-schema.ts";
import { type Given, type Refuse, readerOf } from "../../schema/read.ts";
import type { Violation } from "../../service/refusal.ts";

/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Record<string, JsonObject>;
  readonly required?: string[];
  readonly additionalProperties?: false;
}

/** A function that an agent may call, with the JSON Schemas of its arguments and of what it returns. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  /** Throws RequestError where an argument is wrong. */
  call(args: Given): Answer;
}

/** What a tool returns: the result, and a sentence about it for clients that show text alone. */
export interface Answer {
  readonly result: Readonly<Record<string, unknown>>;
  readonly summary: string;
}

/** Items of one call, at most: an agent has to read them. */
export const MOST = 100;

/** Bytes of the items of one result, which with its frame has less than 25 kB; the rest is left for a further call. */
const MOST_BYTES = 24_000;

/** The items that fit one result, and whether more follow. Throws a RequestError where the first alone does not fit. */
export function page<Item>(items: Iterable<Item>): { readonly shown: readonly Item[]; readonly isWhole: boolean } {
  const shown: Item[] = [];
  let left = MOST_BYTES;
  for (const item of items) {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    if (left < 0 && shown.length === 0) throw new RequestError([tooLong]);
    if (left < 0) return { shown, isWhole: false };
    shown.push(item);
  }
  return { shown, isWhole: true };
}

const tooLong: Violation = {
  field: "",
  message: `asks for an item of more than ${MOST_BYTES} bytes; ask for fewer extras, or for a smaller household`,
  reason: "OUT_OF_RANGE",
};

/** The schema of a list of objects. */
export const listOf = (description: string): JsonObject => ({ type: "array", description, items: { type: "object" } });

/** The schema of the index at which the next call goes on. */
export const next = (argument: string): JsonObject => ({
  type: "integer",
  description: `There are more: call again with this as ${argument}.`,
});

/** The service checks the arguments, whatever their types say. */
export const unchecked = <Request>(args: Given): Request => args as Request;

/**
 * What `call` returns for arguments of which the tool's own, which are bounded for agents, are valid. Throws a RequestError
 * with their violations and those of the others.
 */
export function answer<T>(own: Shape, args: Given, call: (args: Given) => T, found: readonly Violation[] = []): T {
  const violations = [...found];
  const refuse: Refuse = (field, message, reason) => void violations.push({ field, message: textOf(message), reason });
  const mine = Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(own, name)));
  const values = readerOf(own)(mine, refuse);
  let result: T | undefined;
  try {
    result = call({ ...args, ...Object.fromEntries(Object.keys(mine).map((name) => [name, values[name]])) });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    violations.push(...error.violations);
  }
  if (result === undefined || violations.length > 0) throw new RequestError(violations);
  return result;
}
