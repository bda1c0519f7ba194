import type { Given } from "../schema/read.ts";
import type { Layout } from "./format.ts";

/** What draws the same table again; the request has its seed and reference date. */
export function originOf(
  source: string,
  request: Given,
  dataVersion: string,
  slice: { readonly firstIndex: number; readonly count: number },
): Layout["origin"] {
  return {
    seed: String(request.seed),
    reference_date: String(request.reference_date),
    data_version: dataVersion,
    source,
    request: JSON.stringify(request),
    first_index: String(slice.firstIndex),
    count: String(slice.count),
  };
}
