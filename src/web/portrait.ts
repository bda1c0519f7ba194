import type { Identity } from "../gen/identity/v1/identity_pb.ts";
import { base } from "./base.ts";
import { element } from "./element.ts";

/** The picture of a person; their initials where it cannot be had. */
export function portrait(identity: Identity, size: number): HTMLElement {
  const frame = element("span", { class: "portrait" });
  const picture = element("img", {
    src: base + identity.photoUrl,
    alt: `Drawn portrait of ${identity.name}`,
    width: size,
    height: size,
    loading: size < 64 ? "lazy" : undefined,
  });
  picture.addEventListener("error", () => {
    frame.classList.add("missing");
    frame.replaceChildren(element("span", { "aria-hidden": "true" }, initials(identity.name)));
  });
  frame.append(picture);
  return frame;
}

/** The first letters of the first and last part; of a name without spaces, its first letter. */
export function initials(name: string): string {
  const parts = name.split(/[\s-]+/u).filter((part) => part !== "");
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => [...(part ?? "")][0] ?? "").join("");
}
