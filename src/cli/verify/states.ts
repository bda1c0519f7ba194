import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";

/** Cached names at most: more than there are states. */
const NAMES = 1_000;

/** Returns a function that adds a state's abbreviation to the values of a record that has only its name. */
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
