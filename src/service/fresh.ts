/**
 * Makes texts of so many random bytes each. `fill` puts chance into bytes; it is asked for many texts at once, because
 * asking the system for each would cost as much as drawing a person does.
 */
export function freshTexts(fill: (bytes: Buffer) => void, size: number, encoding: "base64url" | "hex"): () => string {
  const pool = Buffer.alloc(size * 512);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      fill(pool);
      used = 0;
    }
    used += size;
    return pool.toString(encoding, used - size, used);
  };
}
