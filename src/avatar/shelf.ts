/** What was used last, bounded in number and in bytes. */
export interface Shelf {
  get(key: string): Uint8Array | undefined;
  /** Puts it in front; what was not used for longest goes. */
  put(key: string, item: Uint8Array): void;
}

/** An empty shelf. What is larger than `maxBytes` is not kept. */
export function createShelf(maxItems: number, maxBytes: number): Shelf {
  // A Map keeps the order in which its keys came: the first is the one not used for longest.
  const items = new Map<string, Uint8Array>();
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= items.get(key)?.byteLength ?? 0;
    items.delete(key);
  };

  return {
    get(key) {
      const item = items.get(key);
      if (item === undefined) return undefined;
      items.delete(key);
      items.set(key, item);
      return item;
    },
    put(key, item) {
      remove(key);
      items.set(key, item);
      bytes += item.byteLength;
      for (const oldest of items.keys()) {
        if (items.size <= maxItems && bytes <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
