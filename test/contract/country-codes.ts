import { Country } from "../../src/gen/identity/v1/identity_pb.ts";

/** The published codes, in the order of the schema's enum. */
export const countryCodes: readonly string[] = Object.entries(Country)
  .filter(([, number]) => number !== Country.UNSPECIFIED)
  .map(([name]) => name.toLowerCase());

/** The codes as error messages name them: `us, uk, … or ru`. */
export const anyCountryCode = `${countryCodes.slice(0, -1).join(", ")} or ${countryCodes.at(-1)}`;
