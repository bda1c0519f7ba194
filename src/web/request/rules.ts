import type { Country, Rule } from "../../gen/identity/v1/identity_pb.ts";
import type { ServiceClient } from "./client.ts";

/** The rules of a country; for the unspecified one, those of all; none if loading fails. */
export type LoadRules = (country: Country) => Promise<readonly Rule[]>;

export function createRuleLoader(client: () => ServiceClient): LoadRules {
  const loaded = new Map<Country, readonly Rule[]>();
  return async (country) => {
    const known = loaded.get(country);
    if (known !== undefined) return known;
    const response = await client()
      .listRules({ country })
      .catch(() => undefined);
    if (response === undefined) return [];
    // Without a country, the service marks as breakable what can be broken for every country.
    loaded.set(country, response.rules);
    return response.rules;
  };
}
