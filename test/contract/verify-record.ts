import type { CalendarDate } from "../../src/calendar/calendar-date.ts";
import type { Country } from "../../src/countries/country.ts";
import { readRecord } from "../../src/verify/read-record.ts";
import { type Verification, verify as verifyRead } from "../../src/verify/verify.ts";

/**
 * Checks a record whose values may be of any type and length: the service refuses those that its rules do not expect.
 */
export function verify(record: object, country: Country, referenceDate: CalendarDate): Omit<Verification, "ignored"> {
  const { coherent, results } = verifyRead(
    readRecord(record, "identity", () => undefined),
    country,
    referenceDate,
  );
  return { coherent, results };
}
