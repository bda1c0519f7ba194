import type { Country } from "../../src/countries/country.ts";
import { svg, text } from "../report/svg.ts";
import type { Comparison } from "./comparison.ts";
import { bars, columns, PANEL, points } from "./panels.ts";

const GAP = { x: 60, y: 66 } as const;
const MARGIN = { left: 30, top: 90 } as const;

const titles: Readonly<Record<string, string>> = {
  states: "States",
  "sizes of places": "Inhabitants of the place",
  "family names": "First 50 family names",
  "given names": "First 20 given names of each decade and sex",
  ages: "Ages",
  "body mass": "Body mass index, kg/m²",
  "blood groups": "Blood groups",
  "card brands": "Card brands",
};

const styles = {
  light:
    ".drawn { fill: #0b7285; fill-opacity: 0.65 } .table { fill: none; stroke: #c2410c; stroke-width: 1.5 } .axis { fill: none; stroke: #9aa5b1 }",
  dark: ".drawn { fill: #3bc9db } .table { stroke: #fb923c }",
};

/** What was drawn of a country beside its tables, as SVG. */
export function picture({ name }: Country, people: number, comparisons: readonly Comparison[]): string {
  const rows = Math.ceil(comparisons.length / 2);
  const width = 2 * MARGIN.left + 2 * PANEL.width + GAP.x;
  const height = MARGIN.top + rows * (PANEL.height + GAP.y);
  const title = `${name}: ${people.toLocaleString("en")} people and the tables`;
  const parts = [
    text(MARGIN.left, 30, title, "title"),
    text(
      MARGIN.left,
      50,
      "Bars: drawn; orange: the tables, in brackets. Points: the tables to the right, drawn upwards; labels at the furthest.",
      "small",
    ),
    ...comparisons.map((comparison, at) => {
      const x = MARGIN.left + (at % 2) * (PANEL.width + GAP.x);
      const y = MARGIN.top + Math.floor(at / 2) * (PANEL.height + GAP.y);
      return [
        `<g transform="translate(${x} ${y})">`,
        text(0, -12, titles[comparison.measure] ?? comparison.measure, "title"),
        panel(comparison),
        "</g>",
      ].join("\n");
    }),
  ];
  return svg({ width, height, label: title }, styles, parts);
}

function panel({ measure, shares }: Comparison): string {
  if (measure === "ages") return columns(shares);
  return shares.length > 10 ? points(shares) : bars(shares);
}
