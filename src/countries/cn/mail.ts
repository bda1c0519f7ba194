/** The reading of a name in e-mail addresses and passports: ü is `yu`, as machine-readable Latin lacks it. */
export function mailOf(pinyin: string): string {
  return pinyin.replace(/(?<=[ln])v/g, "yu");
}
