/** Records a violation of a field. */
export type Refuse = (field: string, message: string) => undefined;

/** `us, uk or ca`. */
export function oneOf(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
