import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";

/** The members of a manifest that these tests read. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** Schemas of the Kubernetes kinds, by apiVersion. */
export const models: Readonly<Record<string, object>> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "batch/v1": batch,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
};

/** A class whose instances validate themselves: throws if they are invalid. */
export type Model = (new (data: unknown) => object) & { readonly prototype: { validate(this: unknown): void } };

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
