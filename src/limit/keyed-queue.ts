/** Values by key, in the order in which they were put last. */
export class KeyedQueue<Value> {
  readonly #values = new Map<string, Value>();
  // The same for good: a Map keeps a gap where something was, and a walk that began anew would cross all of them.
  #walk = this.#values.entries();
  #first: readonly [key: string, value: Value] | undefined;

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Puts a value last, wherever it was before. */
  putLast(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
  }

  delete(key: string): void {
    if (this.#first?.[0] === key) this.#first = undefined;
    this.#values.delete(key);
  }

  /** What has been there longest. */
  first(): readonly [key: string, value: Value] | undefined {
    if (this.#first === undefined) {
      let next = this.#walk.next();
      // Whatever the walk has passed is gone or comes again, so that at its end there is nothing.
      if (next.done) {
        this.#walk = this.#values.entries();
        next = this.#walk.next();
      }
      this.#first = next.value;
    }
    return this.#first;
  }
}
