import { byId } from "../dom/element.ts";
import type { Violation } from "../request/failure.ts";
import { countryNumber, defaultQuery, genders, protocols, type Query } from "../request/query.ts";
import { createConstraintsForm, type FormField } from "./constraints.ts";
import { offerRules, type Suggestions, suggestCities } from "./suggestions.ts";

/** The form that makes the requests. */
export interface Form {
  read(): Query;
  write(query: Query): void;
  /** Shows the seed of the person drawn, which is not an input for the next one. */
  setSeed(seed: string): void;
  /** Marks exactly the fields with violations and focuses the first; returns whether there is one. */
  markInvalid(violations: readonly Violation[]): boolean;
  enable(enabled: boolean): void;
}

/** `onDraw` is called when a person is requested: from a fresh seed, or from the seed in the form. */
export function createForm(onDraw: (freshSeed: boolean) => void, { client, loadRules }: Suggestions): Form {
  const form = byId("query-form", HTMLFormElement);
  const seed = byId("seed", HTMLInputElement);
  const minAge = byId("min-age", HTMLInputElement);
  const maxAge = byId("max-age", HTMLInputElement);
  const referenceDate = byId("reference-date", HTMLInputElement);
  const drawButton = byId("draw", HTMLButtonElement);
  const drawAgainButton = byId("draw-again", HTMLButtonElement);
  const countryName = byId("country-name", HTMLOutputElement);
  const advanced = byId("advanced", HTMLDetailsElement);
  collapseOnPhones(advanced);
  const constraints = createConstraintsForm();
  const country = () => countryNumber(checkedValue(form, "country"));
  suggestCities(country, client);
  const updateRules = offerRules(constraints.details, country, loadRules);
  const fields: readonly FormField[] = [
    { name: "min_age", caption: "“From”", input: minAge, within: undefined },
    { name: "max_age", caption: "“To”", input: maxAge, within: undefined },
    ...constraints.fields,
    { name: "seed", caption: "The seed", input: seed, within: advanced },
    { name: "reference_date", caption: "The date", input: referenceDate, within: advanced },
  ];

  /** Whether the seed was typed by the user; the next person is then drawn from it. */
  let seedTyped = false;
  const updateCaptions = (): void => {
    drawButton.textContent = seedTyped && seed.value !== "" ? "Draw from this seed" : "Draw a new person";
    const country = form.querySelector<HTMLInputElement>("input[name=country]:checked");
    countryName.value = country?.labels?.[0]?.title ?? "";
  };
  const setSeed = (value: string): void => {
    seed.value = value;
    seedTyped = false;
    updateCaptions();
  };
  form.addEventListener("input", ({ target }) => {
    if (target === seed) seedTyped = true;
    if (target instanceof HTMLInputElement && target.name === "country") updateRules();
    updateCaptions();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.reportValidity()) onDraw(!seedTyped || seed.value === "");
  });
  drawAgainButton.addEventListener("click", () => {
    if (form.reportValidity()) onDraw(seed.value === "");
  });

  return {
    setSeed,
    read: () => ({
      ...constraints.read(),
      gender: genders.find((gender) => gender === checkedValue(form, "gender")) ?? defaultQuery.gender,
      country: checkedValue(form, "country"),
      minAge: numberIn(minAge),
      maxAge: numberIn(maxAge),
      seed: seed.value,
      referenceDate: referenceDate.value,
      protocol: protocols.find((protocol) => protocol === checkedValue(form, "protocol")) ?? defaultQuery.protocol,
    }),
    write(query) {
      check(form, "gender", query.gender);
      check(form, "country", query.country);
      check(form, "protocol", query.protocol);
      minAge.value = String(query.minAge ?? "");
      maxAge.value = String(query.maxAge ?? "");
      referenceDate.value = query.referenceDate;
      constraints.write(query);
      updateRules();
      setSeed(query.seed);
    },
    markInvalid(violations) {
      const invalid = fields.filter(({ name, caption, input }) => {
        const messages = violations.filter(({ field }) => field === name).map(({ message }) => withCaptions(message));
        byId(`${input.id}-error`, HTMLElement).textContent =
          messages.length === 0 ? "" : `${caption} ${messages.join(", and ")}.`;
        input.setAttribute("aria-invalid", String(messages.length > 0));
        return messages.length > 0;
      });
      for (const { within } of invalid) if (within !== undefined) within.open = true;
      // Not after following a link: the focus moves only for those who used the form.
      if (form.contains(document.activeElement)) invalid[0]?.input.focus();
      return invalid.length > 0;
    },
    enable(enabled) {
      drawButton.disabled = !enabled;
      drawAgainButton.disabled = !enabled;
    },
  };
}

/** The service's message with the form's captions for field names. */
function withCaptions(message: string): string {
  return message.replaceAll("min_age", "“from”").replaceAll("max_age", "“to”");
}

/** Keeps the person within the first screen of a phone. */
function collapseOnPhones(details: HTMLDetailsElement): void {
  const phone = matchMedia("(max-width: 40rem)");
  const update = (): void => {
    details.open = !phone.matches;
  };
  phone.addEventListener("change", update);
  update();
  details.classList.add("ready");
}

/** The value of the checked radio button of that name. */
function checkedValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

function check(form: HTMLFormElement, name: string, value: string): void {
  const group = form.elements.namedItem(name);
  if (group instanceof RadioNodeList) group.value = value;
}

function numberIn(input: HTMLInputElement): number | undefined {
  return input.value === "" ? undefined : input.valueAsNumber;
}
