// The search of extras.html: hides the rows whose name does not have what is typed.
const input = document.querySelector<HTMLInputElement>("#search");
const rows = [...document.querySelectorAll<HTMLTableRowElement>("tbody tr")];
const found = document.querySelector<HTMLOutputElement>("#found");

input?.addEventListener("input", () => {
  const words = input.value.toLowerCase().split(/\s+/);
  let count = 0;
  for (const row of rows) {
    const name = row.cells[0]?.textContent?.toLowerCase() ?? "";
    row.hidden = !words.every((word) => name.includes(word));
    if (!row.hidden) count++;
  }
  if (found !== null) found.value = `${count} names`;
});
