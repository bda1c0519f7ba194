import { copyButton } from "./copy.ts";
import { element } from "./element.ts";

/** A text that scrolls, below a line with what it is and a button that copies it. */
export function framed(text: HTMLElement, what: string, title: string): HTMLElement {
  return element(
    "div",
    { class: "source-text" },
    element(
      "div",
      { class: "bar" },
      element("p", { class: "label" }, title),
      copyButton(what, () => text.textContent ?? "", "Copy"),
    ),
    text,
  );
}
