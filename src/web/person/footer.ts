import type { GenerateIdentityResponse } from "../../gen/identity/v1/identity_pb.ts";
import { copyButton } from "../dom/copy.ts";
import { element } from "../dom/element.ts";

/** The seed, day and data version that draw this person again. */
export function footer({ seed, referenceDate, dataVersion }: GenerateIdentityResponse, get: string): HTMLElement {
  const entry = (label: string, text: string): HTMLElement =>
    element("div", {}, element("dt", { class: "label" }, label), element("dd", { class: "mono" }, text));
  return element(
    "footer",
    {},
    element("dl", {}, entry("Seed", seed), entry("As of", referenceDate), entry("Data", dataVersion)),
    element(
      "p",
      { class: "links" },
      element("a", { href: get }, "GET"),
      copyButton("GET address of this person", () => get, "Copy GET"),
      copyButton("link to this person", () => location.href, "Copy link"),
    ),
  );
}
