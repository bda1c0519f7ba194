import type { CountryInfo } from "../../service/countries.ts";
import type { Limits } from "./headers.ts";
import { enumeration, integer, type JsonObject, object, ref, string } from "./json-schema.ts";
import { recordSchemas } from "./record-schemas.ts";
import { requestSchemas } from "./request-schemas.ts";
import { householdSchemas, placeSchemas, verifySchemas } from "./verify-schemas.ts";

/** All schemas of the document by name. */
export function schemas(countries: readonly CountryInfo[], limits: Limits): JsonObject {
  return {
    ...requestSchemas(),
    ...recordSchemas(countries),
    ...verifySchemas(),
    ...householdSchemas,
    ...placeSchemas,
    ...problemSchemas(limits),
    Serving: object("The service accepts calls.", { status: { const: "serving" } }),
    Unready: object("The service is stopping, or overload is near.", {
      status: enumeration("Why it should be sent no more calls.", ["draining", "busy"]),
    }),
  };
}

/** RFC 9457 problem details, with the extension members of this service. */
function problemSchemas({ policy }: Limits): JsonObject {
  const list = (description: string, items: JsonObject): JsonObject => ({
    type: "array",
    description,
    minItems: 1,
    items,
  });
  const properties = {
    type: string("Problem type; `about:blank` if it has no meaning beyond the status.", undefined, {
      format: "uri-reference",
    }),
    title: string("Reason phrase of the status."),
    status: integer("Status of the response.", 400, 599),
    detail: string("What is wrong, as a sentence."),
    errors: list("Every invalid field.", ref("schemas", "Violation")),
  };
  const violatedPolicies = list("The exceeded policies, as named in RateLimit-Policy.", string("Name of the policy."));
  return {
    Problem: object(
      "An error (RFC 9457).",
      policy === undefined ? properties : { ...properties, "violated-policies": violatedPolicies },
      ["type", "title", "status", "detail"],
    ),
    Violation: object("One invalid field.", {
      field: { type: "string", description: "Name of the field; empty if the body as a whole is invalid." },
      message: string("What the field must be."),
    }),
  };
}
