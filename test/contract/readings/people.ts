import type { Identity } from "../../../src/identity/identity.ts";
import { createIdentityService } from "../../../src/service/service.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

/** People with details, of as many seeds. */
export function people(count: number, fields: Readonly<Record<string, unknown>>): readonly Identity[] {
  return Array.from(
    { length: count },
    (_, at) => service.generate({ gender: "random", details: true, seed: `reader ${at}`, ...fields }).identity,
  );
}

/** The lines of a person's envelope. */
export function envelopeOf({ details }: Identity): readonly string[] {
  return details?.envelope ?? [];
}
