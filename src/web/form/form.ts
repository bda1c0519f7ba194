import { Country } from "../../gen/identity/v1/identity_pb.ts";
import type { Field } from "../../schema/field.ts";
import { byId, element } from "../dom/element.ts";
import type { ServiceClient } from "../request/client.ts";
import type { Violation } from "../request/failure.ts";
import { countryNumber, type Query, queryFields, queryOf, type Value } from "../request/fields.ts";
import { defaultQuery, readText } from "../request/query.ts";
import type { LoadRules } from "../request/rules.ts";

interface Form {
  read(): Query;
  write(query: Query): void;
  /** Shows the seed of the person drawn, which the next one does not use. */
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

  /** Whether the user typed the seed; the next person is then drawn from it. */
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
  // These are chosen with one press; typed values wait for the button.
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
      // The focus moves only for users of the form, not of a link.
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

/** Keeps the person on a phone's first screen. */
function collapseOnPhones(details: HTMLDetailsElement): void {
  const update = (): void => {
    details.open = !phones.matches;
  };
  phones.addEventListener("change", update);
  update();
  details.classList.add("ready");
}

interface ExactPart {
  readonly details: HTMLDetailsElement;
  /** Shows how many fields are set, and opens it for them where there is room. */
  show(): void;
}

function createExactPart(all: readonly Control[]): ExactPart {
  const details = byId("exact", HTMLDetailsElement);
  const count = byId("exact-count", HTMLOutputElement);
  const controls = all.filter(({ input }) => !(input instanceof RadioNodeList) && details.contains(input));
  const countSet = (): number => {
    const set = Object.keys(readAll(controls)).length;
    count.value = set === 0 ? "" : `${set} set`;
    return set;
  };
  details.addEventListener("input", countSet);
  byId("exact-clear", HTMLButtonElement).addEventListener("click", () => {
    for (const { write } of controls) write(undefined);
    countSet();
  });
  return {
    details,
    show() {
      if (countSet() > 0 && !matchMedia("(max-width: 40rem)").matches) details.open = true;
    },
  };
}

interface Suggestions {
  /** The service in the selected protocol. */
  client(): ServiceClient;
  readonly loadRules: LoadRules;
}

const PLACES = 20;

const PAUSE = 250;

function suggestCities(country: () => Country, client: () => ServiceClient): void {
  const city = byId("city", HTMLInputElement);
  const state = byId("state", HTMLInputElement);
  const list = byId("city-suggestions", HTMLDataListElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();

  const look = async (): Promise<void> => {
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const request = { country: country(), query: city.value.trim(), state: state.value.trim(), limit: PLACES };
    const options: HTMLOptionElement[] = [];
    try {
      for await (const place of client().listPlaces(request, { signal })) {
        const latin = place.latinName === place.name ? "" : ` · ${place.latinName}`;
        options.push(element("option", { value: place.name }, `${place.state}${latin}`));
      }
    } catch {
      // An unknown state or no service: no suggestions.
    }
    if (!signal.aborted) list.replaceChildren(...options);
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    if (country() === Country.UNSPECIFIED) list.replaceChildren();
    else timer = setTimeout(() => void look(), PAUSE);
  };
  city.addEventListener("input", lookSoon);
  city.addEventListener("focus", lookSoon);
}

/** Offers the country's breakable rules. `update` reloads them if the part of the form is open. */
function offerRules(details: HTMLDetailsElement, country: () => Country, loadRules: LoadRules): () => void {
  const select = byId("violate", HTMLSelectElement);
  let shown: Country | undefined;
  const update = async (): Promise<void> => {
    const wanted = country();
    if (!details.open || shown === wanted) return;
    shown = wanted;
    const rules = await loadRules(wanted);
    if (shown !== wanted) return;
    if (rules.length === 0) {
      shown = undefined;
      return;
    }
    const { value } = select;
    const [none, any] = select.options;
    const breakable = rules.filter(({ canBeViolated }) => canBeViolated);
    const options = breakable.map(({ rule, what }) => element("option", { value: rule, title: what }, rule));
    select.replaceChildren(...(none === undefined || any === undefined ? [] : [none, any]), ...options);
    choose(select, value);
  };
  details.addEventListener("toggle", () => void update());
  return () => void update();
}

type Input = HTMLInputElement | HTMLSelectElement | RadioNodeList;

interface Control {
  readonly name: string;
  readonly input: Input;
  read(): Value | undefined;
  write(value: Value | undefined): void;
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return Object.entries(queryFields).map(([name, field]) => controlOf(form, name, field));
}

function readAll(controls: readonly Control[]): Query {
  return queryOf(Object.fromEntries(controls.map(({ name, read }) => [name, read()])));
}

/** Selects a value, and adds a missing option: links may have values that the list lacks. */
function choose(select: HTMLSelectElement, value: string): void {
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
