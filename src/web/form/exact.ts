import { byId } from "../dom/element.ts";
import { type Control, readAll } from "./controls.ts";

/** The part of the form with the fields for exactly this person. */
interface ExactPart {
  readonly details: HTMLDetailsElement;
  /** Shows how many of its fields are set, and opens it for them where there is room. */
  show(): void;
}

export function createExactPart(all: readonly Control[]): ExactPart {
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
