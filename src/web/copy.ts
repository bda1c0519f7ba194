import { element } from "./element.ts";

/** Puts text on the clipboard. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers keep the clipboard from pages that come over plain HTTP from another machine, or that may not use it.
    copyBySelection(text);
  }
}

/** A button that copies what `text` gives at that moment, and says so. A caption must begin like `Copy` and the name. */
export function copyButton(name: string, text: () => string, caption?: string): HTMLButtonElement {
  const worded = caption === undefined ? "" : " worded";
  const button = element(
    "button",
    { type: "button", class: `copy${worded}`, "aria-label": `Copy ${name}` },
    element("span", { class: "glyph", "aria-hidden": "true" }),
    ...(caption === undefined ? [] : [caption]),
  );
  button.addEventListener("click", async () => {
    await copy(text());
    button.classList.add("done");
    announce(`Copied ${name}.`);
    setTimeout(() => button.classList.remove("done"), 1_400);
  });
  return button;
}

/** Tells screen readers what a sighted person sees happen. */
export function announce(sentence: string): void {
  const status = document.getElementById("status");
  if (status !== null) status.textContent = sentence;
}

function copyBySelection(text: string): void {
  const area = element("textarea", { class: "quiet", readonly: true });
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
