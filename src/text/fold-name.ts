import { undecomposed } from "./latin.ts";

const spellings: Readonly<Record<string, string>> = { ...undecomposed, ё: "е" };

/**
 * A name without regard to case, accents, width, hyphens, dots, apostrophes and spaces: `St. Louis`, `st louis` and `ＳＴ
 * ＬＯＵＩＳ` are one. The voiced marks of kana and й stay, because they are other letters.
 */
export function foldName(name: string): string {
  return (
    name
      .replaceAll("&", " and ")
      // Apostrophes and dashes that are letters or symbols in Unicode, and format characters.
      .replace(/[\u02b9-\u02bf`´−\p{Cf}]/gu, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[ßæœøđðłþıё]/g, (letter) => spellings[letter] ?? "")
      .replace(/[\u00c0-\u024f\u1e00-\u1eff]+/g, (letters) => letters.normalize("NFD").replace(/\p{M}/gu, ""))
      .replace(/[\s\p{P}]/gu, "")
  );
}
