import { invalidRequest } from "../../service/refusal.ts";

/** Replaces extra/extra.ts in bundles of one country, which lack faker. The constructor throws a Refusal. */
export class Extras {
  constructor() {
    const message = "is not in the bundle of one country; identikit/faker has further values";
    throw invalidRequest([{ field: "extra", message, reason: "UNKNOWN_VALUE" }]);
  }

  of(): Readonly<Record<string, string>> {
    return {};
  }
}
