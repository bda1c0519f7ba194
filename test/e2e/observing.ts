import type { Observer } from "../../src/observe/observer.ts";

/** An observer of these events alone. */
export function observing(events: Partial<Observer>): Observer {
  return { called() {}, answered() {}, drew() {}, ...events };
}
