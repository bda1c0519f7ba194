import { type CountryInfo, type FieldInfo, Provenance } from "../gen/identity/v1/identity_pb.ts";
import { element } from "./element.ts";
import { spoken } from "./fields.ts";

/** The word for each provenance, and what it means for whoever uses the value. */
export const kinds: ReadonlyMap<Provenance, { readonly word: string; readonly meaning: string }> = new Map([
  [Provenance.REAL, { word: "real", meaning: "Taken from the world as it is, such as a town and its postal code." }],
  [
    Provenance.INVENTED,
    { word: "invented", meaning: "Made up from realistic parts. That it meets a real value is chance." },
  ],
  [
    Provenance.RESERVED,
    { word: "reserved", meaning: "From a range that its authority keeps free for fiction, or cannot assign." },
  ],
  [
    Provenance.NEVER_ISSUED,
    { word: "never issued", meaning: "From a range that its authority never issues to anybody." },
  ],
  [Provenance.TEST, { word: "test", meaning: "From a range published for tests." }],
]);

/** What the service says of a field, or of the field that it is part of. */
export function fieldInfo(country: CountryInfo | undefined, field: string): FieldInfo | undefined {
  return country?.fields.find((info) => info.field === field || field.startsWith(`${info.field}.`));
}

/** A mark for the provenance of a field, as a class name. */
export function markOf(provenance: Provenance): string {
  return `mark-${(kinds.get(provenance)?.word ?? "unknown").replace(" ", "-")}`;
}

let panels = 0;

/** The provenance as one word; hovering, focusing or pressing it shows the rule and its source. */
export function badge(label: string, { provenance, rule, source }: FieldInfo): HTMLElement {
  const word = kinds.get(provenance)?.word ?? "unknown";
  const id = `provenance-${panels++}`;
  const button = element(
    "button",
    { type: "button", class: `badge ${markOf(provenance)}`, "aria-expanded": "false", "aria-controls": id },
    word,
    element("span", { class: "quiet" }, `: where the ${spoken(label)} comes from`),
  );
  const panel = element(
    "span",
    { id, class: "panel", hidden: true },
    element("span", {}, rule),
    element("span", { class: "source" }, element("b", {}, "Source "), source),
  );
  const holder = element("span", { class: "provenance" }, button, panel);
  disclose(holder, button, panel);
  return holder;
}

/** Closes the panel that is open; there is one at most. */
let close: (() => void) | undefined;

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") close?.();
});

/** WCAG 2.2, 1.4.13: what hovering or focusing shows can be pointed at, stays, and goes with Escape. */
function disclose(holder: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let pinned = false;
  const hide = (): void => {
    pinned = false;
    panel.hidden = true;
    button.setAttribute("aria-expanded", "false");
    if (close === hide) close = undefined;
  };
  const show = (): void => {
    if (close !== hide) close?.();
    close = hide;
    panel.hidden = false;
    button.setAttribute("aria-expanded", "true");
    keepInside(panel);
  };
  holder.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") show();
  });
  holder.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse" && !pinned) hide();
  });
  button.addEventListener("focus", () => {
    if (button.matches(":focus-visible")) show();
  });
  holder.addEventListener("focusout", hide);
  button.addEventListener("click", () => {
    if (pinned) return hide();
    show();
    pinned = true;
  });
}

const EDGE = 12;

/** Moves a panel that would stand outside its sheet; the window is wide enough for every panel. */
function keepInside(panel: HTMLElement): void {
  panel.style.removeProperty("left");
  const sheet = panel.closest("article")?.getBoundingClientRect();
  const { left, right } = panel.getBoundingClientRect();
  const most = Math.min(sheet?.right ?? right, document.documentElement.clientWidth) - EDGE;
  panel.style.setProperty("left", `${Math.max(Math.min(0, most - right), EDGE - left)}px`);
}
