import { Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import type { Json, JsonObject } from "./json-schema.ts";

/** Every example has this seed and date, so that the document is the same on every run. */
const replay = { seed: "openapi", reference_date: "2026-01-01" } as const;

/** A request with three invalid fields. */
const invalidRequest = { country: "germany", min_age: 17 } as const;

/** Requests of an operation, and the service's own responses, under the same names. */
export interface Examples {
  readonly requests: JsonObject;
  readonly responses: JsonObject;
}

/** Examples of the current form, one of them for each country. */
export function currentExamples(service: IdentityService): Examples {
  const requests: Record<string, JsonObject> = {
    minimal: { summary: "The required field only", value: { gender: "random" } },
    ages: {
      summary: "A Japanese woman aged 30 to 39",
      value: { gender: "female", country: "jp", min_age: 30, max_age: 39, ...replay },
    },
  };
  const responses: Record<string, JsonObject> = {};
  for (const [index, { code, name }] of service.countries().entries()) {
    const value = { gender: index % 2 === 0 ? "female" : "male", country: code, ...replay };
    requests[code] = { summary: name, value };
    responses[code] = { summary: name, value: person(service, value) };
  }
  return { requests, responses };
}

/** Examples of the earlier form. */
export function earlierExamples(service: IdentityService): Examples {
  const { photo_url: _, ...value } = person(service, { gender: "female", ...replay });
  return {
    requests: {
      female: { summary: "A woman", value: { gender: "female" } },
      male: { summary: "A man", value: { gender: "male" } },
    },
    responses: { female: { summary: "A woman", value } },
  };
}

function person(service: IdentityService, fields: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(service.generate(fields).identity));
}

/** Detail and errors of the problem that answers an invalid request. */
export function badRequestExample(service: IdentityService): JsonObject {
  try {
    service.generate(invalidRequest);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors: Json = error.violations.map(({ field, message }) => ({ field, message }));
    return { detail: error.message, errors };
  }
  throw new Error("the service accepted the invalid example");
}
