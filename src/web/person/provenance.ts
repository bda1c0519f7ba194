import { type FieldInfo, Provenance } from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";

const provenances: ReadonlyMap<Provenance, { readonly name: string; readonly meaning: string }> = new Map([
  [Provenance.REAL, { name: "real", meaning: "A real value, such as a town and its postal code." }],
  [
    Provenance.INVENTED,
    { name: "invented", meaning: "Made up from realistic parts. A match with a real value is a coincidence." },
  ],
  [
    Provenance.RESERVED,
    { name: "reserved", meaning: "From a range that its authority reserves for fiction or cannot assign." },
  ],
  [Provenance.NEVER_ISSUED, { name: "never issued", meaning: "From a range that its authority never issues." }],
  [Provenance.TEST, { name: "test", meaning: "From a range published for tests." }],
]);

export function showLegend(list: HTMLElement): void {
  for (const { name, meaning } of provenances.values()) {
    const badge = element("span", { class: `badge ${markerClass(name)}` }, name);
    list.append(element("div", {}, element("dt", {}, badge), element("dd", {}, meaning)));
  }
}

/** Makes the badge of the field at `path`. Hovering, focusing or pressing it shows rule and source. */
type CreateBadge = (label: string, path: string, info: FieldInfo) => HTMLElement;

/** Badges of which at most one is open. */
export function createBadges(): CreateBadge {
  let closeOpen = (): void => {};
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeOpen();
  });

  return (label, path, info) => {
    const { badge, button, panel } = badgeElements(label, path, info);
    let pinned = false;
    const close = (): void => {
      pinned = false;
      panel.hidden = true;
      button.setAttribute("aria-expanded", "false");
    };
    const open = (): void => {
      if (!panel.hidden) return;
      closeOpen();
      closeOpen = close;
      panel.hidden = false;
      button.setAttribute("aria-expanded", "true");
      keepInside(panel);
    };
    // WCAG 2.2, 1.4.13: shown content can be hovered, persists, and is dismissed with Escape.
    badge.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") open();
    });
    badge.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse" && !pinned) close();
    });
    button.addEventListener("focus", () => {
      if (button.matches(":focus-visible")) open();
    });
    badge.addEventListener("focusout", close);
    button.addEventListener("click", () => {
      if (pinned) return close();
      open();
      pinned = true;
    });
    return badge;
  };
}

function badgeElements(label: string, path: string, { provenance, rule, source }: FieldInfo) {
  const name = provenances.get(provenance)?.name ?? "unknown";
  const id = `provenance-${path}`;
  const button = element(
    "button",
    { type: "button", class: `badge ${markerClass(name)}`, "aria-expanded": "false", "aria-controls": id },
    name,
    element("span", { class: "visually-hidden" }, `: where the ${label} comes from`),
  );
  const panel = element(
    "span",
    { id, class: "provenance-panel", hidden: true },
    element("span", {}, rule),
    element("span", { class: "source" }, element("b", {}, "Source "), source),
  );
  return { badge: element("span", { class: "provenance" }, button, panel), button, panel };
}

function markerClass(name: string): string {
  return `provenance-${name.replace(" ", "-")}`;
}

/** Distance from the edges in CSS pixels. */
const MARGIN = 12;

/** Moves a panel that would overflow its article or the window. */
function keepInside(panel: HTMLElement): void {
  panel.style.removeProperty("left");
  const article = panel.closest("article")?.getBoundingClientRect();
  const { left, right } = panel.getBoundingClientRect();
  const limit = Math.min(article?.right ?? right, document.documentElement.clientWidth) - MARGIN;
  panel.style.setProperty("left", `${Math.max(Math.min(0, limit - right), MARGIN - left)}px`);
}
