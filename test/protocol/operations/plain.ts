import type { JsonObject } from "@bufbuild/protobuf";

/** The JSON object of a response. */
export async function objectOf(response: Response): Promise<JsonObject> {
  // cast: the tests assert every field that they read.
  return (await response.json()) as JsonObject;
}

/** The objects of a list in JSON; none if it is not a list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  // cast: likewise.
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}
