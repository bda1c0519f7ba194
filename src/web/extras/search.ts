// The search of extras.html: hides rows whose name lacks the text.
import { byId } from "../dom/element.ts";

search(byId("search", HTMLInputElement), byId("found", HTMLOutputElement));

function search(input: HTMLInputElement, found: HTMLOutputElement): void {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      const name = row.cells[0]?.textContent?.toLowerCase() ?? "";
      row.hidden = !words.every((word) => name.includes(word));
    }
    found.value = `${rows.filter(({ hidden }) => !hidden).length} names`;
  });
}
