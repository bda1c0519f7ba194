/** Letters that Unicode does not decompose, and their usual spelling without them. */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  þ: "th",
  ð: "d",
  ı: "i",
};

/**
 * A name in Latin script as it may stand in an e-mail address: lower case, diacritics dropped, apostrophes, dots and
 * spaces removed, inner hyphens kept. `José María` becomes `josemaria`, `O'Brien` becomes `obrien`.
 */
export function latinMail(name: string): string {
  // Most names are plain letters; the rest takes ten times as long.
  if (/^[A-Za-z]+$/.test(name)) return name.toLowerCase();
  return name
    .toLowerCase()
    .replace(/[ßæœøđłþðı]/g, (letter) => undecomposed[letter] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9-]/g, "");
}
