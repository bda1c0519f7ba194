import { element } from "./element.ts";

/** A button that copies the current value of `text`. A caption begins with `Copy` and the name (WCAG 2.5.3). */
export function copyButton(name: string, text: () => string, caption?: string): HTMLButtonElement {
  const button = element(
    "button",
    { type: "button", class: caption === undefined ? "copy" : "copy with-caption", "aria-label": `Copy ${name}` },
    element("span", { class: "icon", "aria-hidden": "true" }),
    ...(caption === undefined ? [] : [caption]),
  );
  button.addEventListener("click", async () => {
    await copy(text());
    button.classList.add("copied");
    announce(`Copied ${name}.`);
    setTimeout(() => button.classList.remove("copied"), 1_400);
  });
  return button;
}

/** Announces a sentence to screen readers. */
export function announce(sentence: string): void {
  const status = document.getElementById("status");
  if (status !== null) status.textContent = sentence;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers deny the clipboard to insecure origins or without permission.
    copyBySelection(text);
  }
}

function copyBySelection(text: string): void {
  const area = element("textarea", { class: "visually-hidden", readonly: true });
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
