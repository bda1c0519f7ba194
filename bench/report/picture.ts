import type { Curve, Results, Row } from "../section.ts";
import { svg, text } from "./svg.ts";
import { amount } from "./table.ts";

/** A section with its results. */
export interface Measured extends Results {
  readonly name: string;
  readonly title: string;
}

const WIDTH = 880;
/** Where bars begin, and how long the longest is. */
const BARS = { left: 270, length: 350 } as const;
const ROW = 22;
const GAP = 44;
const CURVE = { width: 400, height: 170 } as const;

/** Sections that compare the service with other programs, shown as bars. */
export const compared: ReadonlySet<string> = new Set([
  "generator",
  "peers",
  "generate",
  "grpc",
  "ghz",
  "connect",
  "grpc-web",
]);

const styles = {
  light:
    ".peer { fill: #9aa5b1 } .own { fill: #0b7285 } .line { fill: none; stroke: #0b7285; stroke-width: 2 } .axis { stroke: #9aa5b1 }",
  dark: ".own { fill: #3bc9db } .line { stroke: #3bc9db }",
};

/** The results as SVG: bars of medians on mixed traffic, and curves. */
export function picture(sections: readonly Measured[]): string {
  let top = 24;
  const parts: string[] = [];
  for (const section of sections.filter(({ name }) => compared.has(name))) {
    parts.push(text(16, top, section.title, "title"));
    const longest = Math.max(...section.rows.map(({ value }) => value.median));
    section.rows.forEach((row, at) => {
      parts.push(bar(row, top + 12 + at * ROW, row.value.median / longest));
    });
    top += section.rows.length * ROW + GAP;
  }
  const curves = sections.flatMap(({ curves = [] }) => curves);
  curves.forEach((curve, at) => {
    parts.push(`<g transform="translate(${16 + at * (CURVE.width + 40)} ${top})">${curveOf(curve)}</g>`);
  });
  if (curves.length > 0) top += CURVE.height + 70;
  return svg({ width: WIDTH, height: top, label: "Measurements of identikit and its peers" }, styles, parts);
}

function bar({ name, unit, value, repeated }: Row, top: number, share: number): string {
  const length = Math.max(1, Math.round(share * BARS.length));
  const again = repeated === undefined ? "" : ` (repeated: ${amount(repeated.value.median)})`;
  const label = `${amount(value.median)} ${unit.replace("/s", " a second")}${again}`;
  return [
    text(BARS.left - 8, top + 14, name, "", "end"),
    `<rect class="${name.startsWith("identikit") ? "own" : "peer"}" x="${BARS.left}" y="${top + 3}" width="${length}" height="15" rx="2"/>`,
    text(BARS.left + length + 6, top + 14, label, "small"),
  ].join("");
}

/** A curve over a logarithmic axis that begins at one. */
function curveOf({ name, grows, unit, points }: Curve): string {
  const right = Math.log10(Math.max(10, ...points.map(([x]) => x)));
  const highest = Math.max(...points.map(([, y]) => y));
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.round((Math.log10(x) / right) * (CURVE.width - 40)) + 20,
    Math.round(CURVE.height - (y / highest) * (CURVE.height - 30)),
  ];
  const places = points.map(place);
  const labels = points.map((point, at) => {
    const [x, y] = places[at] ?? [0, 0];
    return (
      text(x, y - 8, amount(point[1]), "small", "middle") +
      text(x, CURVE.height + 16, short(point[0]), "small", "middle")
    );
  });
  return [
    text(0, 0, name, "title"),
    `<line class="axis" x1="0" x2="${CURVE.width}" y1="${CURVE.height}" y2="${CURVE.height}"/>`,
    `<polyline class="line" points="${places.map((at) => at.join(",")).join(" ")}"/>`,
    ...labels,
    text(0, CURVE.height + 34, `${unit} by ${grows}`, "small"),
  ].join("");
}

function short(number: number): string {
  if (number >= 1e6) return `${number / 1e6}M`;
  return number >= 1e3 ? `${number / 1e3}k` : String(number);
}
