import { RequestError } from "../../library/request-error.ts";
import { textOf } from "../../schema/fault.ts";
import type { Shape } from "../../schema/field.ts";
import { type JsonObject, propertiesOf } from "../../schema/json-schema.ts";
import { type Given, givenOf, type Refuse, readerOf } from "../../schema/read.ts";
import type { Violation } from "../../service/refusal.ts";
import { valuesOf } from "./arguments.ts";

export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Record<string, JsonObject>;
  readonly required?: string[];
  readonly additionalProperties?: false;
}

/** A function that an agent may call, with JSON Schemas of its arguments and results. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  /** Throws RequestError where an argument is wrong. */
  call(args: Given): Result;
}

export type Result = Readonly<Record<string, unknown>>;

export interface Description extends Pick<Tool, "name" | "title" | "description"> {
  readonly request?: Shape;
  /** Arguments of the tool itself, bounded for agents. */
  readonly own: Shape;
  /** Arguments of other forms, which `faultsOf` checks. */
  readonly others?: Record<string, JsonObject>;
  readonly required?: string[];
  /** The result; `next_…` is there only if there is more. */
  readonly returns: Record<string, JsonObject>;
  faultsOf?(args: Given): readonly Violation[];
}

/** A tool whose `call` gets its own arguments as read, and the others as they came. */
export function toolOf(
  { request = {}, own, others, required, returns, faultsOf = () => [], ...names }: Description,
  call: (args: Given) => Result,
): Tool {
  const shape = { ...request, ...own };
  return {
    ...names,
    inputSchema: {
      type: "object",
      properties: { ...propertiesOf(shape), ...others },
      ...(required !== undefined && { required }),
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: returns,
      required: Object.keys(returns).filter((name) => !name.startsWith("next_")),
    },
    call: (args) => {
      const values = valuesOf(shape, args);
      return answer(own, values, call, faultsOf(values));
    },
  };
}

/** The result of `call`. Throws a RequestError with all violations, `found` ones first. */
function answer(own: Shape, args: Given, call: (args: Given) => Result, found: readonly Violation[]): Result {
  const violations = [...found];
  const refuse: Refuse = (field, message, reason) => void violations.push({ field, message: textOf(message), reason });
  const read = readerOf(own)(givenOf(own, args), refuse);
  const mine = Object.fromEntries(Object.keys(own).map((name) => [name, read[name]]));
  let result: Result | undefined;
  try {
    result = call({ ...args, ...mine });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    violations.push(...error.violations);
  }
  if (result === undefined || violations.length > 0) throw new RequestError(violations);
  return result;
}

/** Items of one call at most, for an agent to read. */
export const MOST = 100;

/** Bytes of the items of one result, sent both as structured content and as JSON text: below 25 kB with its frame. */
const MOST_BYTES = 23_700;

/** Items that fit one result, and the index of the next, if any. Throws a RequestError if the first does not fit. */
export function page<Item>(
  items: Iterable<Item>,
  from: number,
): { readonly shown: readonly Item[]; readonly next: number | undefined } {
  const shown: Item[] = [];
  let left = MOST_BYTES;
  for (const item of items) {
    const text = JSON.stringify(item);
    left -= Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
    if (left < 0 && shown.length === 0) throw new RequestError([tooLong]);
    if (left < 0) return { shown, next: from + shown.length };
    shown.push(item);
  }
  return { shown, next: undefined };
}

const tooLong: Violation = {
  field: "",
  message: "asks for an item that is too long for one result; ask for fewer extras, a smaller household or no details",
  reason: "OUT_OF_RANGE",
};

export const listOf = (description: string): JsonObject => ({ type: "array", description, items: { type: "object" } });

export const next = (argument: string): JsonObject => ({
  type: "integer",
  description: `There are more: call again with this as ${argument}.`,
});

/** Arguments that the service checks, whatever their types say. */
export const unchecked = <Request>(args: Given): Request => args as Request;
