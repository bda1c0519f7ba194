import type { Given } from "../../schema/read.ts";
import type { Fixed } from "../http/caching.ts";
import type { Context } from "../http/context.ts";
import { checkLimit } from "../http/rate-limit.ts";

/** An operation that is called by GET, with its fields as parameters; HEAD asks for the header fields of the response. */
export interface Query {
  /** What it throws or rejects with is answered as an error. */
  answer(context: Context): void | Promise<void>;
}

/** Which of the parameters that decide an answer are given. */
export function fixedBy({ seed, reference_date: referenceDate, data_version: dataVersion }: Given): Fixed {
  const isThere = (value: unknown): boolean => value !== undefined;
  return { seed: isThere(seed), referenceDate: isThere(referenceDate), dataVersion: isThere(dataVersion) };
}

/** Returns the call of the query at the path of a GET or HEAD; undefined if there is none. The call runs once it is counted. */
export function createQueryRoute(
  queries: ReadonlyMap<string, Query>,
): (context: Context) => (() => true | Promise<void>) | undefined {
  return (context) => {
    const query = queries.get(context.path);
    if (query === undefined) return undefined;
    context.operation = { name: context.path, protocol: "json" };
    return () => {
      checkLimit(context.meter);
      return query.answer(context) ?? true;
    };
  };
}
