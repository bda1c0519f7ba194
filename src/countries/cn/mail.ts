/**
 * The reading of a name in e-mail addresses and passports: ü is `yu`, because machine-readable Latin alphabets lack it.
 */
export function mailOf(pinyin: string): string {
  return pinyin.replace(/(?<=[ln])v/g, "yu");
}
