import { int, pick } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";

/** `Hauptstraße 12`: the house number stands last (DIN 5008), sometimes with a letter. */
export function street(rng: Rng): string {
  const name = pick(rng, names);
  const number = int(rng, 1, 160);
  const letter = int(rng, 0, 19);
  return `${name} ${number}${letter < 3 ? "abc"[letter] : ""}`;
}

const names = [
  "Hauptstraße",
  "Schulstraße",
  "Gartenstraße",
  "Bahnhofstraße",
  "Dorfstraße",
  "Bergstraße",
  "Birkenweg",
  "Lindenstraße",
] as const;
