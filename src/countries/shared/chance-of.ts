/** Whether a text falls within a share of all texts, 0 to 1: a choice that depends on the text alone. */
export function chanceOf(text: string, share: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32 < share;
}
