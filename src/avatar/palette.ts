import { int, pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Texture of hair; a hair style suits some textures only. */
export type Texture = "straight" | "wavy" | "coily";

/** Skin and hair that are found together. */
export interface Complexion {
  readonly skin: readonly Hex[];
  readonly hair: readonly Hex[];
  readonly textures: readonly Texture[];
}

/** From the fairest to the darkest, by the last digit of the avatar's number. */
export const complexions: readonly Complexion[] = [
  { skin: ["#fbdccb", "#f9d5c1"], hair: ["#dcb878", "#c99b5c", "#b4562f", "#a9825a"], textures: ["straight", "wavy"] },
  { skin: ["#f6ceb4", "#f4c8ad"], hair: ["#8a5a36", "#a37346", "#9c4a2a", "#c29a62"], textures: ["straight", "wavy"] },
  { skin: ["#f3c7a5", "#efbf9c"], hair: ["#5b3a26", "#74492e", "#46301f"], textures: ["straight", "wavy"] },
  { skin: ["#f5d2ab", "#f0c79c"], hair: ["#241d1c", "#2e2320", "#3b2a22"], textures: ["straight"] },
  { skin: ["#ecbf92", "#e6b587"], hair: ["#1f1a1a", "#2a2120"], textures: ["straight"] },
  { skin: ["#dfa97c", "#d9a072"], hair: ["#33231b", "#422c20", "#241c1a"], textures: ["straight", "wavy"] },
  { skin: ["#c98d5e", "#c08455"], hair: ["#231b19", "#2e221d"], textures: ["straight", "wavy"] },
  { skin: ["#ad7347", "#a46b41"], hair: ["#1f1817", "#2a1f1b"], textures: ["straight", "wavy", "coily"] },
  { skin: ["#8f5c3b", "#875536"], hair: ["#1c1615", "#261c19"], textures: ["coily", "coily", "wavy"] },
  { skin: ["#714730", "#67402a"], hair: ["#161212", "#1f1816"], textures: ["coily"] },
];

export const greys: readonly Hex[] = ["#9b9a9c", "#adabab", "#8c8a8c", "#b9b4ae"];
export const whites: readonly Hex[] = ["#d8d6d4", "#cfcdcd", "#dedbd6", "#cbc9cb"];

export const backgrounds: readonly Hex[] = [
  "#cfe0f0",
  "#d2e6d3",
  "#f2dcc4",
  "#ecd0d6",
  "#d9d2ec",
  "#c8e3e3",
  "#efe2b9",
  "#dcd8d2",
];

/** Shirts under jackets and cardigans, collars of blouses. */
export const inners: readonly Hex[] = ["#f5f2ec", "#eef1f4", "#f3e9e1", "#e6ebee"];

/** Frames of glasses that stand out from fair and from dark skin. */
export const frames = {
  fair: ["#2f2a33", "#5a4636", "#5d5a60", "#3c4a5c", "#7a5a3a"],
  dark: ["#d2b06a", "#c4c8ce", "#17131a", "#e0cfae"],
} as const satisfies Record<string, readonly Hex[]>;

/** Eyes of people with fair and with dark hair. */
export const irises = {
  fair: ["#3b5570", "#4a6154", "#5a4330"],
  dark: ["#2b1f1b", "#34241d", "#3f2b20"],
} as const satisfies Record<string, readonly Hex[]>;

/** Plain colours of clothes, by age. */
export const garments = {
  young: ["#e2725b", "#3f88c5", "#4aa58a", "#f0b541", "#7a6fc0", "#d9738f", "#59636e", "#e9e4da"],
  adult: ["#34527a", "#6d4c5f", "#3d6b66", "#8a5a44", "#4c5560", "#7c8aa0", "#a8475a", "#56743f"],
  senior: ["#7d8fa6", "#8d7b96", "#7f8f78", "#a08670", "#5c6670", "#b08a8f", "#4f6480", "#93604f"],
} as const satisfies Record<string, readonly Hex[]>;

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  let text = "";
  for (const at of [1, 3, 5]) {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    text += Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  }
  return `#${text}`;
}

/** One of the colours, a little lighter or darker. */
export function shade(rng: Rng, colors: readonly Hex[]): Hex {
  const color = pick(rng, colors);
  const share = int(rng, -40, 40) / 1_000;
  return share < 0 ? mix(color, "#000000", -share) : mix(color, "#ffffff", share);
}
