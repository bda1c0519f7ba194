import type { Field } from "../../schema/field.ts";
import { type Query, queryFields, queryOf, type Value } from "../request/fields.ts";
import { readText } from "../request/query.ts";

/** What a field is set with; radio buttons are a list. */
type Input = HTMLInputElement | HTMLSelectElement | RadioNodeList;

/** A field of the query in the form. */
export interface Control {
  /** Its published name. */
  readonly name: string;
  readonly input: Input;
  /** Undefined if it is not set. */
  read(): Value | undefined;
  write(value: Value | undefined): void;
}

/** The controls of all fields, which the build has put into the form. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return Object.entries(queryFields).map(([name, field]) => controlOf(form, name, field));
}

/** The fields that are set. */
export function readAll(controls: readonly Control[]): Query {
  return queryOf(Object.fromEntries(controls.map(({ name, read }) => [name, read()])));
}

/** Selects a value, which is added if it is not among the options: a link may have what the list lacks. */
export function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) {
    select.append(new Option(value.replaceAll(",", ", "), value));
  }
  select.value = value;
}

function controlOf(form: HTMLFormElement, name: string, field: Field): Control {
  const input = inputOf(form, name);
  if (input instanceof HTMLInputElement && field.kind === "flag") {
    return {
      name,
      input,
      read: () => input.checked,
      write: (value) => {
        input.checked = value === true;
      },
    };
  }
  const keepsSpaces = field.kind === "text" && field.mayBe === "spaces";
  return {
    name,
    input,
    read: () => readText(field, keepsSpaces ? input.value : input.value.trim()),
    write: (value = "") => {
      if (input instanceof HTMLSelectElement) choose(input, String(value));
      else input.value = typeof value === "object" ? value.join(", ") : String(value);
    },
  };
}

/** Radio buttons by their name, and other controls by their id. */
function inputOf(form: HTMLFormElement, name: string): Input {
  const found = form.elements.namedItem(name.replaceAll("_", "-"));
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof RadioNodeList) {
    return found;
  }
  throw new Error(`The form has no control for ${name}.`);
}
