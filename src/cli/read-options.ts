import type { Batch } from "../service/drawing.ts";
import { Refusal, type Violation } from "../service/refusal.ts";
import type { IdentityService } from "../service/service.ts";
import { type Format, formats } from "./format.ts";
import type { DrawOptions } from "./options.ts";

/** The checked options of `draw`. */
export interface Job {
  readonly batches: Iterable<Batch>;
  readonly firstIndex: number;
  readonly count: number;
  readonly format: Format;
  readonly header: boolean;
}

/** Indexes are unsigned 32-bit numbers. */
const indexes = 2 ** 32;

/** Checks the options of `draw`. Throws a Refusal that names every invalid option. */
export function readOptions(service: IdentityService, options: DrawOptions): Job {
  const violations: Violation[] = [];
  const refuse = (field: string, message: string): void => {
    violations.push({ field, message });
  };
  const count = wholeNumber(options.count);
  if (!(count >= 1 && count <= indexes)) refuse("count", `must be a whole number from 1 to ${indexes}`);
  const firstIndex = wholeNumber(options.firstIndex);
  if (!(firstIndex < indexes)) refuse("first_index", `must be a whole number from 0 to ${indexes - 1}`);
  const format = formats.get(options.format);
  if (format === undefined) refuse("format", `must be ${[...formats.keys()].join(" or ")}`);
  if (!options.header && options.format !== "csv") refuse("no_header", "needs --format csv");

  // Called even after a violation, so that the message names the invalid fields too.
  const range = violations.length === 0 ? { count, firstIndex } : { count: 1, firstIndex: 0 };
  try {
    const batches = service.stream(requestFields(options), range);
    if (format !== undefined && violations.length === 0) {
      return { batches, firstIndex, count, format, header: options.header };
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    violations.push(...error.violations);
  }
  throw new Refusal("invalid_argument", sentence(violations), violations);
}

function requestFields(options: DrawOptions): Record<string, unknown> {
  return {
    gender: options.gender,
    country: options.country,
    seed: options.seed,
    reference_date: options.referenceDate,
    min_age: options.minAge === undefined ? undefined : wholeNumber(options.minAge),
    max_age: options.maxAge === undefined ? undefined : wholeNumber(options.maxAge),
  };
}

/** NaN, which fails every comparison, for all but decimal digits. */
function wholeNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

/** The violations in one sentence, with options for field names: `--min-age must be ...; --gender is required: ...`. */
function sentence(violations: readonly Violation[]): string {
  const texts = violations.map(({ field, message }) => `${optionOf(field)} ${message.replace(fieldNames, optionOf)}`);
  return `${texts.join("; ")}.`;
}

const fieldNames = /\b(?:min_age|max_age|first_index|count)\b/g;

function optionOf(field: string): string {
  return `--${field.replace("template.", "").replaceAll("_", "-")}`;
}
