import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";

/** Most names that are cached: more than the states of all countries. */
const NAMES = 1_000;

/**
 * Adds the abbreviation of its state to the values of a record of a format that has the names alone, unless they have
 * it or name no state of the country.
 */
export function stateCompleter(service: IdentityService): (values: Map<string, unknown>, country: string) => void {
  const known = new Map<string, string | undefined>();
  const find = (state: string, country: string): string | undefined => {
    try {
      return service.places({ country, state, limit: 1 })[0]?.().state;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  return (values, country) => {
    const name = values.get("address.state_name");
    if (typeof name !== "string" || values.has("address.state_abbreviation")) return;
    const key = `${country} ${name}`;
    if (known.size === NAMES) known.clear();
    if (!known.has(key)) known.set(key, find(name, country));
    const abbreviation = known.get(key);
    if (abbreviation !== undefined) values.set("address.state_abbreviation", abbreviation);
  };
}
