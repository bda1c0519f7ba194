import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { valueAt } from "./input.ts";

/** Most names that are cached: more than the states of all countries. */
const NAMES = 1_000;

/** Adds the abbreviations of states to records of formats that have the names alone. */
export class States {
  readonly #service: IdentityService;
  readonly #known = new Map<string, string | undefined>();

  constructor(service: IdentityService) {
    this.#service = service;
  }

  /** The record with the abbreviation of its state; the record itself where it has one, or names no state of the country. */
  complete(identity: Readonly<Record<string, unknown>>, country: string): Readonly<Record<string, unknown>> {
    const name = valueAt(identity, "address.state_name");
    if (typeof name !== "string" || valueAt(identity, "address.state_abbreviation") !== undefined) return identity;
    const abbreviation = this.#abbreviationOf(name, country);
    if (abbreviation === undefined) return identity;
    return { ...identity, address: { ...Object(identity.address), state_abbreviation: abbreviation } };
  }

  #abbreviationOf(name: string, country: string): string | undefined {
    const key = `${country} ${name}`;
    if (!this.#known.has(key)) {
      if (this.#known.size === NAMES) this.#known.clear();
      this.#known.set(key, this.#find(name, country));
    }
    return this.#known.get(key);
  }

  #find(state: string, country: string): string | undefined {
    try {
      return this.#service.places({ country, state, limit: 1 })[0]?.().state;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}
