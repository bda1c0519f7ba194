import type { Field } from "./field.ts";

/**
 * The value that a text stands for, as options, queries and links have it. A text that stands for none is returned as it
 * is, for the reader to refuse.
 */
export function fromText(field: Field, text: string): unknown {
  switch (field.kind) {
    case "whole":
      // Decimal digits alone: Number() also reads 1e2, 0x10 and spaces.
      return /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : text;
    case "flag":
      return text === "true" ? true : text === "false" ? false : text;
    case "words":
      return text.split(",");
    default:
      return text;
  }
}
