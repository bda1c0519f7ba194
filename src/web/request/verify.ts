import type { Country, Identity } from "../../gen/identity/v1/identity_pb.ts";
import type { Verify } from "../person/rules.ts";
import type { ServiceClient } from "./client.ts";
import type { createRuleLoader } from "./rules.ts";

/** Checks people of this day by the rules of their country, which are loaded with the result. */
export function createVerify(
  client: () => ServiceClient,
  loadRules: ReturnType<typeof createRuleLoader>,
  referenceDate: string,
  countryOf: (identity: Identity) => Country,
): Verify {
  return async (identity) => {
    const country = countryOf(identity);
    const [verification, rules] = await Promise.all([
      client().verifyIdentity({ identity, country, referenceDate }),
      loadRules(country),
    ]);
    return { verification, rules };
  };
}
