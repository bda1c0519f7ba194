// Jest's jsdom has neither TextEncoder nor TextDecoder, and texts here are short.

/** The first byte before 1, 2 or 3 others. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];

/** Writes a well-formed text as UTF-8; the place behind its last byte. */
export function writeUtf8(bytes: Uint8Array, at: number, text: string): number {
  let end = at;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes[end++] = code;
    else {
      const rest = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
      bytes[end++] = (LEADS[rest] ?? 0) | (code >> (6 * rest));
      for (let left = rest - 1; left >= 0; left--) bytes[end++] = 0x80 | ((code >> (6 * left)) & 0x3f);
    }
  }
  return end;
}

export function writeAscii(bytes: Uint8Array, at: number, text: string): number {
  for (let place = 0; place < text.length; place++) bytes[at + place] = text.charCodeAt(place);
  return at + text.length;
}

/** A well-formed text as UTF-8. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  return bytes.slice(0, writeUtf8(bytes, 0, text));
}

export function readUtf8(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; ) {
    const first = bytes[at++] ?? 0;
    const rest = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = rest === 0 ? first : first & (0x3f >> rest);
    for (let left = rest; left > 0; left--) code = (code << 6) | ((bytes[at++] ?? 0) & 0x3f);
    text += String.fromCodePoint(code);
  }
  return text;
}

/** Compares well-formed texts by their UTF-8 bytes. `<` compares UTF-16 units, where surrogates are before U+E000. */
export function orderOfTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit === otherUnit) continue;
    const isSurrogate = (unit & 0xf800) === 0xd800;
    return isSurrogate === ((otherUnit & 0xf800) === 0xd800) || Math.max(unit, otherUnit) < 0xe000
      ? unit - otherUnit
      : otherUnit - unit;
  }
  return one.length - other.length;
}
