import { KUBERNETES_MODELS } from "./programs.ts";

/** The members of a manifest that these tests read. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** The schema of a kind of Kubernetes. Throws if there is none. */
export async function modelOf({ apiVersion, kind }: Manifest): Promise<Model> {
  const kinds: Readonly<Record<string, Model>> = await import(`${KUBERNETES_MODELS}/${apiVersion}`);
  const model = kinds[kind];
  if (model === undefined) throw new Error(`there is no ${kind} in ${apiVersion}`);
  return model;
}

/** A class whose instances validate themselves: throws if they are invalid. */
type Model = (new (data: unknown) => object) & { readonly prototype: { validate(this: unknown): void } };

/** The data behind proxies that remove each key from `unread` when it is read. */
export function trackReads(data: unknown, path: string, unread: Set<string>): unknown {
  if (typeof data !== "object" || data === null) return data;
  for (const key of Object.keys(data)) unread.add(`${path}/${key}`);
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(data, {
    get(target, key, receiver) {
      unread.delete(`${path}/${String(key)}`);
      if (!inner.has(key)) {
        inner.set(key, trackReads(Reflect.get(target, key, receiver), `${path}/${String(key)}`, unread));
      }
      return inner.get(key);
    },
  });
}
