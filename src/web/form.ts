import { countries, countryOfCode } from "./countries.ts";
import { byId, element } from "./element.ts";
import { flag } from "./flag.ts";
import type { Violation } from "./refusal.ts";
import { anybody, genders, protocols, type Wish } from "./wish.ts";

/** The controls. */
export interface Form {
  read(): Wish;
  write(wish: Wish): void;
  /** Fills in the seed of the person who is shown. */
  settle(seed: string): void;
  /** Shows what is wrong at the field that is at fault, and leads there; gives back what belongs to none. */
  blame(violations: readonly Violation[]): readonly Violation[];
  /** Neither button answers while it is false. */
  enable(enabled: boolean): void;
}

export interface FormEvents {
  /** A person is wanted: of the seed in its field, or of a fresh one. */
  draw(fresh: boolean): void;
}

export function createForm({ draw }: FormEvents): Form {
  const form = byId("wishes", HTMLFormElement);
  const seed = byId("seed", HTMLInputElement);
  const minAge = byId("min-age", HTMLInputElement);
  const maxAge = byId("max-age", HTMLInputElement);
  const referenceDate = byId("reference-date", HTMLInputElement);
  const primary = byId("draw", HTMLButtonElement);
  const again = byId("again", HTMLButtonElement);
  const countryName = byId("country-name", HTMLOutputElement);
  byId("countries", HTMLElement).append(
    countryChoice("", "Any", "Any"),
    ...countries.map(({ code, name }) => countryChoice(code, name, code.toUpperCase())),
  );

  const more = byId("more", HTMLDetailsElement);
  unfoldWhereThereIsRoom(more);

  /** A seed that somebody typed is what they want next; the one of the person shown is not. */
  let typed = false;
  const offer = (): void => {
    primary.textContent = typed && seed.value !== "" ? "Draw from this seed" : "Draw someone new";
    countryName.value = countryOfCode(chosen(form, "country"))?.name ?? "Any";
  };
  form.addEventListener("input", ({ target }) => {
    if (target === seed) typed = true;
    offer();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.reportValidity()) draw(!typed || seed.value === "");
  });
  again.addEventListener("click", () => {
    if (form.reportValidity()) draw(seed.value === "");
  });

  return {
    read: () => ({
      gender: genders.find((gender) => gender === chosen(form, "gender")) ?? anybody.gender,
      country: chosen(form, "country"),
      minAge: numberIn(minAge),
      maxAge: numberIn(maxAge),
      seed: seed.value,
      referenceDate: referenceDate.value,
      protocol: protocols.find((protocol) => protocol === chosen(form, "protocol")) ?? anybody.protocol,
    }),
    write(wish) {
      choose(form, "gender", wish.gender);
      choose(form, "country", wish.country);
      choose(form, "protocol", wish.protocol);
      minAge.value = String(wish.minAge ?? "");
      maxAge.value = String(wish.maxAge ?? "");
      seed.value = wish.seed;
      referenceDate.value = wish.referenceDate;
      typed = false;
      offer();
    },
    settle(drawn) {
      seed.value = drawn;
      typed = false;
      offer();
    },
    blame(violations) {
      const fields = new Map([
        ["min_age", minAge],
        ["max_age", maxAge],
        ["seed", seed],
        ["reference_date", referenceDate],
      ]);
      for (const [name, input] of fields) {
        const said = violations.filter(({ field }) => field === name).map(({ message }) => inWords(message));
        const text = said.length === 0 ? "" : `${captions[name] ?? "It"} ${said.join(", and ")}.`;
        byId(`${input.id}-fault`, HTMLElement).textContent = text;
        input.setAttribute("aria-invalid", String(said.length > 0));
      }
      if (violations.length > 0) more.open = true;
      // Whoever pressed a button of the form is led to what to change; whoever followed a link is left where they are.
      if (form.contains(document.activeElement)) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return violations.filter(({ field }) => !fields.has(field));
    },
    enable(enabled) {
      primary.disabled = !enabled;
      again.disabled = !enabled;
    },
  };
}

/** How a sentence about a field begins. */
const captions: Readonly<Record<string, string>> = {
  min_age: "“From”",
  max_age: "“To”",
  seed: "The seed",
  reference_date: "The day",
};

/** The service's words with the names that the form shows. */
function inWords(message: string): string {
  return message.replaceAll("min_age", "“from”").replaceAll("max_age", "“to”");
}

/** On a phone, what few people change must not push the person out of sight. */
function unfoldWhereThereIsRoom(details: HTMLDetailsElement): void {
  const phone = matchMedia("(max-width: 40rem)");
  const fold = (): void => {
    details.open = !phone.matches;
  };
  phone.addEventListener("change", fold);
  fold();
  details.classList.add("ready");
}

function countryChoice(code: string, name: string, short: string): HTMLElement {
  const face = element(
    "span",
    {},
    flag(code),
    element("span", { class: "long" }, name),
    element("span", { class: "short", "aria-hidden": "true" }, short),
  );
  const input = element("input", { type: "radio", name: "country", value: code, checked: code === "" });
  return element("label", { title: name }, input, face);
}

/** The value of the chosen radio button. */
function chosen(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

function choose(form: HTMLFormElement, name: string, value: string): void {
  const group = form.elements.namedItem(name);
  if (group instanceof RadioNodeList) group.value = value;
}

function numberIn(input: HTMLInputElement): number | undefined {
  return input.value === "" ? undefined : input.valueAsNumber;
}
