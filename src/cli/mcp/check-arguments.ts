import { RequestError } from "../../library/request-error.ts";
import type { Arguments, Tool } from "./tools.ts";

/** The limits that tools have besides those of the service, in the keywords of JSON Schema. */
interface Limits {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Refuses arguments that the service would not: counts that are too large for an agent, and unknown names. */
export function checkArguments({ inputSchema: { properties, required = [] } }: Tool, args: Arguments): void {
  const unknown = Object.keys(args).filter((field) => !(field in properties));
  const missing = required.filter((field) => args[field] === undefined);
  const violations = [
    ...unknown.map((field) => ({ field, message: "is not an argument of this tool" })),
    ...missing.map((field) => ({ field, message: "is required" })),
    ...Object.entries(properties).flatMap(([field, limits]) => outOf(limits, field, args[field])),
  ];
  if (violations.length > 0) throw new RequestError(violations);
}

function outOf({ type, minimum = 0, maximum = 0, minItems = 0, maxItems = 0 }: Limits, field: string, value: unknown) {
  if (value === undefined) return [];
  if (type === "integer" && !(Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum)) {
    return [{ field, message: `must be a whole number from ${minimum} to ${maximum}` }];
  }
  if (type === "array" && !(Array.isArray(value) && value.length >= minItems && value.length <= maxItems)) {
    return [{ field, message: `must be a list of ${minItems} to ${maxItems}` }];
  }
  return [];
}
