/** What `--delimiter` may be: the characters that separate cells, by how they are typed. */
const delimiters: Readonly<Record<string, string>> = { ",": ",", ";": ";", "|": "|", "\t": "\t", tab: "\t" };

/** Why another text is refused. */
export const delimiterFault = "must be one of , ; | and tab";

/** The character that `--delimiter` names, by default the comma; undefined if there is none of that name. */
export function delimiterOf(name = ","): string | undefined {
  return Object.hasOwn(delimiters, name) ? delimiters[name] : undefined;
}
