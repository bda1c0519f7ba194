import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { valueAt } from "./input.ts";

/** Most names that are cached: more than the states of all countries. */
const NAMES = 1_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Adds the abbreviation of its state to a record of a format that has the names alone. A record that has it, or names no
 * state of the country, is returned as it is.
 */
export function stateCompleter(service: IdentityService): (identity: Fields, country: string) => Fields {
  const known = new Map<string, string | undefined>();
  const find = (state: string, country: string): string | undefined => {
    try {
      return service.places({ country, state, limit: 1 })[0]?.().state;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  return (identity, country) => {
    const name = valueAt(identity, "address.state_name");
    if (typeof name !== "string" || valueAt(identity, "address.state_abbreviation") !== undefined) return identity;
    const key = `${country} ${name}`;
    if (known.size === NAMES) known.clear();
    if (!known.has(key)) known.set(key, find(name, country));
    const state_abbreviation = known.get(key);
    return state_abbreviation === undefined
      ? identity
      : { ...identity, address: { ...Object(identity.address), state_abbreviation } };
  };
}
