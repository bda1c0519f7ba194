/** The reading of a name as e-mail addresses and passports have it: ü is `yu`, because Latin alphabets of machines lack it. */
export function mailOf(pinyin: string): string {
  return pinyin.replace(/(?<=[ln])v/g, "yu");
}
