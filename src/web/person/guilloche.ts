import { svgElement } from "../dom/element.ts";

const SIZE = 400;
const STEPS = 300;

/** A guilloche, the line pattern of banknotes, of a seed. */
export function guilloche(seed: string): SVGSVGElement {
  const random = randomOf(seed);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

  const rings = [
    { radius: 62, amplitude: between(16, 30), petals: between(5, 9), curves: 8 },
    { radius: 112, amplitude: between(18, 32), petals: between(7, 13), curves: 9 },
    { radius: 162, amplitude: between(14, 26), petals: between(9, 18), curves: 8 },
  ];
  const ripples = between(2, 4);
  const paths = rings.flatMap(({ radius, amplitude, petals, curves }) =>
    Array.from({ length: curves }, (_, curve) => {
      const phase = (curve / curves) * 2 * Math.PI;
      const points = Array.from({ length: STEPS }, (_, step) => {
        const angle = (step / STEPS) * 2 * Math.PI;
        const distance =
          radius + amplitude * Math.sin(petals * angle + phase) * (0.72 + 0.28 * Math.cos(ripples * angle));
        return `${coordinate(distance * Math.cos(angle))} ${coordinate(distance * Math.sin(angle))}`;
      });
      return svgElement("path", { d: `M${points.join("L")}Z` });
    }),
  );

  const gradient = svgElement(
    "linearGradient",
    { id: "guilloche-gradient", gradientUnits: "userSpaceOnUse", x1: 90, y1: 70, x2: 310, y2: 350 },
    ...["0", ".5", "1"].map((offset, index) => svgElement("stop", { offset, class: `guilloche-${index + 1}` })),
  );
  return svgElement(
    "svg",
    { class: "guilloche", viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    svgElement("defs", {}, gradient),
    svgElement("g", { fill: "none", stroke: "url(#guilloche-gradient)" }, ...paths),
  );
}

function coordinate(offset: number): string {
  return (SIZE / 2 + offset).toFixed(1);
}

/** Numbers in [0, 1) from a text: FNV-1a seeds xorshift32. For decoration only. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
