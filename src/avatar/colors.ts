import { int, pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";

/** Mixes `share`, 0 to 1, of the second colour into the first; colours are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  const mixed = channels(first).map((a, index) => Math.round(a + ((others[index] ?? a) - a) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** A random colour, slightly lighter or darker. */
export function shade(rng: Rng, colors: readonly string[]): string {
  const color = pick(rng, colors);
  const share = int(rng, -40, 40) / 1_000;
  return share < 0 ? mix(color, "#000000", -share) : mix(color, "#ffffff", share);
}

/** Luma of a colour, 0 to 255 (ITU-R BT.601). */
export function luma(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Red, green and blue, 0 to 255. */
const channels = (color: string): readonly number[] => [...Buffer.from(color.slice(1), "hex")];
