import { vector } from "./element.ts";

const SIZE = 400;
const STEPS = 300;

/**
 * A guilloche, the line work of banknotes, that belongs to one seed: whoever draws the same person again sees the same
 * rosette.
 */
export function rosette(seed: string): SVGSVGElement {
  const chance = chanceOf(seed);
  const between = (low: number, high: number): number => low + Math.floor(chance() * (high - low + 1));

  const rings = [
    { radius: 62, swing: between(16, 30), petals: between(5, 9), curves: 8 },
    { radius: 112, swing: between(18, 32), petals: between(7, 13), curves: 9 },
    { radius: 162, swing: between(14, 26), petals: between(9, 18), curves: 8 },
  ];
  const ripple = between(2, 4);
  const paths = rings.flatMap(({ radius, swing, petals, curves }) =>
    Array.from({ length: curves }, (_, curve) => {
      const shift = (curve / curves) * 2 * Math.PI;
      const points = Array.from({ length: STEPS }, (_, step) => {
        const angle = (step / STEPS) * 2 * Math.PI;
        const distance = radius + swing * Math.sin(petals * angle + shift) * (0.72 + 0.28 * Math.cos(ripple * angle));
        return `${point(distance * Math.cos(angle))} ${point(distance * Math.sin(angle))}`;
      });
      return vector("path", { d: `M${points.join("L")}Z` });
    }),
  );

  const iris = vector(
    "linearGradient",
    { id: "iris", gradientUnits: "userSpaceOnUse", x1: 90, y1: 70, x2: 310, y2: 350 },
    ...["0", ".5", "1"].map((offset, index) => vector("stop", { offset, class: `iris-${index + 1}` })),
  );
  return vector(
    "svg",
    { class: "rosette", viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    vector("defs", {}, iris),
    vector("g", { fill: "none", stroke: "url(#iris)" }, ...paths),
  );
}

function point(distance: number): string {
  return (SIZE / 2 + distance).toFixed(1);
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a, then xorshift. Decoration; people are drawn by the service. */
function chanceOf(text: string): () => number {
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
