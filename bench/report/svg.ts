/** A picture that is readable on light and dark pages; `light` and `dark` add to the styles of texts. */
export function svg(
  { width, height, label }: { readonly width: number; readonly height: number; readonly label: string },
  { light, dark }: { readonly light: string; readonly dark: string },
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    "<style>",
    "text { font: 13px system-ui, sans-serif; fill: #1f2933 } .title { font-weight: 600 } .small { font-size: 11px; fill: #52606d }",
    light,
    `@media (prefers-color-scheme: dark) { text { fill: #e4e7eb } .small { fill: #9aa5b1 } ${dark} }`,
    "</style>",
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}

export function text(x: number, y: number, content: string, style = "", anchor = "start"): string {
  const escaped = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${round(x)}" y="${round(y)}" class="${style}" text-anchor="${anchor}">${escaped}</text>`;
}

/** A coordinate with one decimal. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
