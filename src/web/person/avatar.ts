import type { Identity } from "../../gen/identity/v1/identity_pb.ts";
import { element } from "../dom/element.ts";
import { baseUrl } from "../request/base-url.ts";

/** The image of a person, `size` CSS pixels wide; initials if it fails to load. */
export function avatar(identity: Identity, size: number): HTMLElement {
  const frame = element("span", { class: "avatar" });
  const image = element("img", {
    src: baseUrl + identity.photoUrl,
    alt: `Drawn portrait of ${identity.name}`,
    width: size,
    height: size,
    loading: size < 64 ? "lazy" : undefined,
  });
  image.addEventListener("error", () => {
    frame.classList.add("initials");
    frame.replaceChildren(element("span", { "aria-hidden": "true" }, initials(identity.name)));
  });
  frame.append(image);
  return frame;
}

export function savedPicture({ photoUrl, name }: Identity, format: string, ending: string): HTMLElement {
  const file = `${name}.${format.toLowerCase()}`;
  const attributes = {
    href: baseUrl + photoUrl + ending,
    download: file,
    "aria-label": `Save the picture as ${format}`,
  };
  return element("a", { class: "saved-picture", ...attributes }, format);
}

function initials(name: string): string {
  const parts = name.split(/[\s-]+/u).filter((part) => part !== "");
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => [...(part ?? "")][0] ?? "").join("");
}
