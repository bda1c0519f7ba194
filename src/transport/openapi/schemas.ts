import type { CountryInfo } from "../../service/countries.ts";
import { enumSchemas } from "./enums.ts";
import type { JsonObject } from "./json-schema.ts";
import { listSchemas } from "./list-schemas.ts";
import { looseRecordSchemas, recordSchemas } from "./record-schemas.ts";
import { requestSchemas } from "./request-schemas.ts";
import { verifySchemas } from "./verify-schemas.ts";

/** All schemas of the document by name; `example` is a record. */
export function schemas(countries: readonly CountryInfo[], example: JsonObject): JsonObject {
  return {
    ...enumSchemas(),
    ...requestSchemas(),
    ...recordSchemas(countries, example),
    ...looseRecordSchemas(example),
    ...verifySchemas,
    ...listSchemas,
  };
}
