/** FNV-1a, 32 bits: the hash of no units. */
export const noHash = 0x811c9dc5;

/** FNV-1a of one unit more, a byte or a UTF-16 code unit. */
export function hashed(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Whether a text falls within a share of all texts, 0 to 1: a choice that depends on the text alone. */
export function chanceOf(text: string, share: number): boolean {
  return placeOf(text) < share;
}

export function placeOf(text: string): number {
  let hash = noHash;
  for (let at = 0; at < text.length; at++) hash = hashed(hash, text.charCodeAt(at));
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
