/** A function whose value is made at the first call and kept. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One value for each key, kept. Keys come from tables, never from requests: none is removed. */
export function perKey<T extends object>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => made.get(key) ?? kept(made, key, make(key));
}

/** One value for each list or other object, made at the first call and kept as long as the object. */
export function perList<List extends object, T extends object | string>(make: (list: List) => T): (list: List) => T {
  const made = new WeakMap<List, T>();
  return (list) => made.get(list) ?? kept(made, list, make(list));
}

function kept<Key, T>(made: { set(key: Key, value: T): unknown }, key: Key, value: T): T {
  made.set(key, value);
  return value;
}
