import { expect } from "vitest";
import { countryOf } from "../../../src/countries/index.ts";
import { verify } from "../../contract/verify-record.ts";

export const referenceDate = { year: 2026, month: 11, day: 23 };

export interface Address {
  readonly zip: string;
  readonly city?: string;
  readonly state_abbreviation?: string;
}

/** The rules that addresses fail, each with the addresses. */
export function failures(code: string, addresses: Iterable<Address>): readonly string[] {
  const country = countryOf(code) ?? expect.fail();
  const failed: string[] = [];
  for (const address of addresses) {
    for (const { rule, verdict } of verify({ address }, country, referenceDate).results) {
      if (verdict === "fail") failed.push(`${rule}: ${Object.values(address).join(" ")}`);
    }
  }
  return failed;
}
