import { byId } from "../dom/element.ts";
import type { Violation } from "../request/failure.ts";
import { countryNumber, type Query } from "../request/fields.ts";
import { defaultQuery } from "../request/query.ts";
import { controlsOf, readAll } from "./controls.ts";
import { createExactPart } from "./exact.ts";
import { offerRules, type Suggestions, suggestCities } from "./suggestions.ts";

/** The form that makes the requests. */
interface Form {
  read(): Query;
  write(query: Query): void;
  /** Shows the seed of the person drawn, which is not an input for the next one. */
  setSeed(seed: string): void;
  /** Marks exactly the fields with violations and focuses the first; returns whether there is one. */
  markInvalid(violations: readonly Violation[]): boolean;
  enable(enabled: boolean): void;
}

/** Where the form fills the screen. */
const phones = matchMedia("(max-width: 40rem)");

/** `onDraw` is called when a person is requested: from a fresh seed, or from the seed in the form. */
export function createForm(onDraw: (freshSeed: boolean) => void, { client, loadRules }: Suggestions): Form {
  const form = byId("query-form", HTMLFormElement);
  const seed = byId("seed", HTMLInputElement);
  const drawButton = byId("draw", HTMLButtonElement);
  const drawAgainButton = byId("draw-again", HTMLButtonElement);
  const countryName = byId("country-name", HTMLOutputElement);
  collapseOnPhones(byId("advanced", HTMLDetailsElement));
  const controls = controlsOf(form);
  const exact = createExactPart(controls);
  const read = (): Query => ({ ...defaultQuery, ...readAll(controls) });
  const country = () => countryNumber(read().country ?? "");
  suggestCities(country, client);
  const updateRules = offerRules(exact.details, country, loadRules);

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
  // These are chosen with one press; what is typed waits for the button.
  form.addEventListener("change", ({ target }) => {
    const isChoice = target instanceof HTMLInputElement && ["country", "gender"].includes(target.name);
    if (isChoice && !drawButton.disabled && form.reportValidity()) onDraw(!seedTyped || seed.value === "");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.reportValidity()) return;
    onDraw(!seedTyped || seed.value === "");
    if (phones.matches) byId("person", HTMLElement).scrollIntoView();
  });
  drawAgainButton.addEventListener("click", () => {
    if (form.reportValidity()) onDraw(seed.value === "");
  });

  return {
    setSeed,
    read,
    write(query) {
      const values = new Map(Object.entries(query));
      for (const { name, write } of controls) write(values.get(name));
      exact.show();
      updateRules();
      setSeed(query.seed ?? "");
    },
    markInvalid(violations) {
      const invalid = controls.flatMap(({ name, input }) => {
        // Radio buttons have only valid values.
        if (input instanceof RadioNodeList) return [];
        const messages = violations.filter(({ field }) => field === name).map(({ message }) => withCaptions(message));
        const error = byId(`${input.id}-error`, HTMLElement);
        error.textContent = messages.length === 0 ? "" : `${error.dataset.caption} ${messages.join(", and ")}.`;
        input.setAttribute("aria-invalid", String(messages.length > 0));
        return messages.length > 0 ? [input] : [];
      });
      for (const input of invalid) {
        const part = input.closest("details");
        if (part !== null) part.open = true;
      }
      // Not after following a link: the focus moves only for those who used the form.
      if (form.contains(document.activeElement)) form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
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
  const update = (): void => {
    details.open = !phones.matches;
  };
  phones.addEventListener("change", update);
  update();
  details.classList.add("ready");
}
