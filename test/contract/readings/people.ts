import { createIdentityService } from "../../../src/library/generator.ts";
import type { Identity } from "../../../src/person/identity.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });

/** People with details, of as many seeds. */
export function people(count: number, fields: Readonly<Record<string, unknown>>): readonly Identity[] {
  return Array.from(
    { length: count },
    (_, at) => service.generate({ gender: "random", details: true, seed: `reader ${at}`, ...fields }).identity,
  );
}

/** People with details, of one seed: many in little time. */
export function crowd(count: number, fields: Readonly<Record<string, unknown>>): readonly Identity[] {
  const template = { gender: "random", details: true, seed: "reader", ...fields };
  const range = { firstIndex: 0, count: 1_000 * Math.ceil(count / 1_000) };
  return [...service.stream(template, range).draw(range)];
}

/** The lines of a person's envelope. */
export function envelopeOf({ details }: Identity): readonly string[] {
  return details?.envelope ?? [];
}
