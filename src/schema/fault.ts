/** Why a field is refused: `reason` of problem details and of google.rpc.BadRequest. Names may be added. */
export const faultReasons = {
  FIELD_REQUIRED: "The field must be there.",
  UNKNOWN_FIELD: "The request has no field of this name.",
  DUPLICATE_FIELD: "The field is there more than once.",
  INVALID_TYPE: "The value is of another type, such as text in the place of a number.",
  INVALID_FORMAT: "The value is not written as it must be, or the request cannot be parsed.",
  UNKNOWN_VALUE: "The value is none of those that there are.",
  OUT_OF_RANGE: "The number, day, length or count is outside its bounds.",
  CONFLICT: "The value does not fit another field, such as a city that is not in the state.",
} as const;

/** A name of the list of reasons: `FIELD_REQUIRED`, `UNKNOWN_VALUE`, `OUT_OF_RANGE` and others. */
export type FaultReason = keyof typeof faultReasons;

/** A protocol's names for words of a field, such as `COUNTRY_US` for `us`; words without one are left out. */
export type NamesOf = (field: string, ...words: readonly string[]) => readonly string[];

/** What a value must be, without the value sent; a function where it names words of a field. */
export type FaultText = string | ((namesOf: NamesOf) => string);

/** One field at fault. */
export interface Fault {
  readonly field: string;
  readonly message: FaultText;
  readonly reason: FaultReason;
}

const wordsThemselves: NamesOf = (_field, ...words) => words;

/** The text, by default with the words of plain JSON. */
export function textOf(message: FaultText, namesOf: NamesOf = wordsThemselves): string {
  return typeof message === "string" ? message : message(namesOf);
}

/** Why a value is refused that is missing, of another type than `type`, or out of bounds. */
export function reasonOutside(value: unknown, type: "number" | "list"): FaultReason {
  if (value === undefined || value === null) return "FIELD_REQUIRED";
  return (type === "list" ? Array.isArray(value) : typeof value === type) ? "OUT_OF_RANGE" : "INVALID_TYPE";
}
