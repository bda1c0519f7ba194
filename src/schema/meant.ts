import { editDistance } from "../text/edit-distance.ts";
import { foldName } from "../text/fold-name.ts";
import type { Shape, Word } from "./field.ts";

/** `us, uk or ca`. */
export function oneOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** The word that another text means; undefined if there is none. */
export function meantWord<W extends string>({ words, meant }: Word<W>, given: unknown): W | undefined {
  if (typeof given !== "string") return undefined;
  const text = given.trim().toLowerCase();
  const word = words.find((each) => each.toLowerCase() === text);
  if (word !== undefined || text.length > LONGEST) return word;
  const folded = foldName(text);
  return words.find((each) => each === folded) ?? (Object.hasOwn(meant, folded) ? meant[folded] : undefined);
}

/** Characters of the longest text looked up in `meant`. */
const LONGEST = 100;

/** Letters in which a misspelt name may differ. */
const NEAR = 2;

/** Names of one request for which similar names are looked up, which is slow. */
export const SUGGESTED = 3;

/** The fields that an unknown name means, in their order; `looksAlike`: also one of similar spelling. */
export function meantFields(shape: Shape, given: string, looksAlike = true): readonly string[] {
  const wanted = given
    .slice(0, 40)
    .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
    .replaceAll("-", "_")
    .toLowerCase();
  const names = Object.keys(shape);
  if (names.includes(wanted)) return [wanted];
  const known = names.filter((name) => shape[name]?.alias?.includes(wanted));
  if (known.length > 0) return known;
  const near = looksAlike ? nearestName(names, wanted) : undefined;
  return near === undefined ? [] : [near];
}

/** The name that differs least from a misspelt one, in at most two letters; undefined if there is none. */
export function nearestName(names: readonly string[], wanted: string): string | undefined {
  if (wanted.length <= 2 * NEAR) return undefined;
  const near = names
    .map((name) => ({ name, distance: editDistance(name, wanted) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.name;
}

/** `; uk is probably meant`; empty if nothing is meant. */
export function suggestion(meant: readonly string[]): string {
  if (meant.length === 0) return "";
  return `; ${meant.join(" and ")} ${meant.length === 1 ? "is" : "are"} probably meant`;
}
