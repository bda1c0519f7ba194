import { copyButton } from "./copy.ts";
import { element } from "./element.ts";

/** A scrollable text below a title and a button that copies it; `name` completes the button's label `Copy …`. */
export function sourceBlock(text: HTMLElement, name: string, title: string): HTMLElement {
  return element(
    "div",
    { class: "source-block" },
    element(
      "div",
      { class: "source-header" },
      element("p", { class: "label" }, title),
      copyButton(name, () => text.textContent ?? "", "Copy"),
    ),
    text,
  );
}
