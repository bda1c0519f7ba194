/** What `--delimiter` may be: the characters that separate cells, by how they are typed. */
export const delimiters: Readonly<Record<string, string>> = { ",": ",", ";": ";", "|": "|", "\t": "\t", tab: "\t" };
