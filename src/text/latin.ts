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

/** A name for an e-mail address, without diacritics, dots and spaces: `josemaria` for José María. */
export function latinMail(name: string): string {
  if (/^[A-Za-z]+$/.test(name)) return name.toLowerCase();
  return name
    .toLowerCase()
    .replace(/[ßæœøđłþðı]/g, (letter) => undecomposed[letter] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9-]/g, "");
}
