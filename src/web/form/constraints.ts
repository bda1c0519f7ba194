import { byId } from "../dom/element.ts";
import {
  bloodTypes,
  type Constraints,
  cardBrands,
  countConstraints,
  namesIn,
  noConstraints,
  phoneRanges,
  scripts,
} from "../request/constraints.ts";

/** A field of the form, and how the messages about it begin. */
export interface FormField {
  /** Its published name. */
  readonly name: string;
  readonly caption: string;
  readonly input: HTMLInputElement | HTMLSelectElement;
  /** The part of the form that must be open to see it. */
  readonly within: HTMLDetailsElement | undefined;
}

/** The part of the form with the constraints. */
export interface ConstraintsForm {
  readonly details: HTMLDetailsElement;
  readonly fields: readonly FormField[];
  read(): Constraints;
  write(constraints: Constraints): void;
}

export function createConstraintsForm(): ConstraintsForm {
  const details = byId("exact", HTMLDetailsElement);
  const count = byId("exact-count", HTMLOutputElement);
  const text = (id: string): HTMLInputElement => byId(id, HTMLInputElement);
  const choice = (id: string): HTMLSelectElement => byId(id, HTMLSelectElement);
  const texts = {
    state: text("state"),
    city: text("city"),
    postalCode: text("postal-code"),
    bornFrom: text("born-from"),
    bornTo: text("born-to"),
  };
  const choices = {
    cardBrand: choice("card-brand"),
    bloodType: choice("blood-type"),
    phoneRange: choice("phone-range"),
    script: choice("script"),
  };
  const extra = text("extra");
  const parts = text("details");
  const violate = choice("violate");
  const field = (name: string, caption: string, input: FormField["input"]): FormField => ({
    name,
    caption,
    input,
    within: details,
  });

  const read = (): Constraints => ({
    state: texts.state.value.trim(),
    city: texts.city.value.trim(),
    postalCode: texts.postalCode.value.trim(),
    bornFrom: texts.bornFrom.value,
    bornTo: texts.bornTo.value,
    cardBrand: oneOf(cardBrands, choices.cardBrand.value),
    bloodType: oneOf(bloodTypes, choices.bloodType.value),
    phoneRange: oneOf(phoneRanges, choices.phoneRange.value),
    script: oneOf(scripts, choices.script.value),
    details: parts.checked,
    extra: namesIn(extra.value),
    violate: namesIn(violate.value),
  });
  const updateCount = (): void => {
    const set = countConstraints(read());
    count.value = set === 0 ? "" : `${set} set`;
  };
  const write = (constraints: Constraints): void => {
    for (const key of ["state", "city", "postalCode", "bornFrom", "bornTo"] as const) {
      texts[key].value = constraints[key];
    }
    for (const key of ["cardBrand", "bloodType", "phoneRange", "script"] as const) {
      choices[key].value = constraints[key];
    }
    parts.checked = constraints.details;
    extra.value = constraints.extra.join(", ");
    choose(violate, constraints.violate.join(","));
    updateCount();
  };

  details.addEventListener("input", updateCount);
  byId("exact-clear", HTMLButtonElement).addEventListener("click", () => write(noConstraints));

  return {
    details,
    read,
    write(constraints) {
      write(constraints);
      if (countConstraints(constraints) > 0 && !matchMedia("(max-width: 40rem)").matches) details.open = true;
    },
    fields: [
      field("city", "The city", texts.city),
      field("state", "The state", texts.state),
      field("postal_code", "The postcode", texts.postalCode),
      field("born_from", "“Born from”", texts.bornFrom),
      field("born_to", "“Born to”", texts.bornTo),
      field("card_brand", "The brand", choices.cardBrand),
      field("blood_type", "The blood group", choices.bloodType),
      field("phone_range", "The phone range", choices.phoneRange),
      field("script", "The script", choices.script),
      field("extra", "The list", extra),
      field("details", "This", parts),
      field("violate", "The choice", violate),
    ],
  };
}

/** Selects a value, which is added if it is not among the options: a link may have what the list lacks. */
export function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) {
    select.append(new Option(value.replaceAll(",", ", "), value));
  }
  select.value = value;
}

function oneOf<T extends string>(values: readonly T[], given: string): T | "" {
  return values.find((value) => value === given) ?? "";
}
