// Functions of newer engines for Node 20 and browsers of its time. The build puts them in place of those they are named
// after; globals stay as they are.

export function mapGroupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export function promiseWithResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>["resolve"] = () => {};
  let reject: PromiseWithResolvers<Value>["reject"] = () => {};
  const promise = new Promise<Value>((...functions) => {
    [resolve, reject] = functions;
  });
  return { promise, resolve, reject };
}

export function parseUrl(url: string, base?: string): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null;
}
