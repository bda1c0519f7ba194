import type { Town } from "./gazetteer.ts";

/** Words within a name that are written small: `Fond du Lac`, `Isle of Palms`. */
const small = new Set(["of", "the", "and", "on", "by", "at", "in", "de", "du", "des", "del", "da", "la", "le", "y"]);

/**
 * A town's name as its people write it. The post office has no apostrophes, hyphens or dots and writes `Mc Henry` and
 * `Saint Louis`; where the gazetteer has the same letters, its spelling is used.
 */
export function placeName(postal: string, town: Town | undefined): string {
  if (asPosted.has(postal)) return postal;
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");
  const known = [town?.name, ...spellings].find((name) => name !== undefined && letters(name) === letters(postal));
  // Hawaiian letters between vowels are in few addresses.
  return (known === undefined || known.includes("‘") ? restored(postal) : known)
    .replace(/\bSaint(?= )/g, "St.")
    .replace(/\bSainte(?= )/g, "Ste.");
}

function restored(postal: string): string {
  return postal
    .split(" ")
    .map((word, at) => (at > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(" ")
    .replace(/\bMc ([a-z])/gi, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^O ([A-Z])/, "O'$1")
    .replace(/\bTwp$/, "Township")
    .replace(/-[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^N /, "North ")
    .replace(/^S /, "South ")
    .replace(/^E /, "East ")
    .replace(/^W /, "West ");
}

/** Names that the gazetteer lacks or has without their marks. */
const spellings = [
  "Bois D'Arc",
  "Coeur d'Alene",
  "D'Hanis",
  "Feasterville-Trevose",
  "Ho-Ho-Kus",
  "Land O' Lakes",
  "Mi-Wuk Village",
];

/** Names that the gazetteer spells as their towns do not. */
const asPosted = new Set(["Bala Cynwyd", "Crosslake", "Glen Dale", "La Porte", "Lake View"]);
