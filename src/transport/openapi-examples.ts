import { Refusal } from "../service/refusal.ts";
import type { IdentityService } from "../service/service.ts";
import type { Json, JsonObject } from "./openapi-schema.ts";

/** What every example is drawn with, so that the document is the same wherever and whenever it is made. */
const replay = { seed: "openapi", reference_date: "2026-01-01" } as const;

/** A body that is wrong in three ways. */
const faulty = { country: "germany", min_age: 17 } as const;

/** Requests and answers under the same names: what the service itself answers to each. */
export interface Examples {
  readonly requests: JsonObject;
  readonly answers: JsonObject;
  readonly earlierRequests: JsonObject;
  readonly earlierAnswers: JsonObject;
  /** The problem that answers the faulty request. */
  readonly refusal: JsonObject;
}

/** Examples of every country, made by the generator. */
export function createExamples(service: IdentityService): Examples {
  const requests: Record<string, JsonObject> = {
    least: { summary: "As little as can be said", value: { gender: "random" } },
    ages: {
      summary: "A woman of Japan in her thirties",
      value: { gender: "female", country: "jp", min_age: 30, max_age: 39, ...replay },
    },
  };
  const answers: Record<string, JsonObject> = {};
  for (const [index, { code, name }] of service.countries().entries()) {
    const value = { gender: index % 2 === 0 ? "female" : "male", country: code, ...replay };
    requests[code] = { summary: name, value };
    answers[code] = { summary: name, value: person(service, value) };
  }
  const { photo_url: _, ...earlier } = person(service, { gender: "female", ...replay });
  return {
    requests,
    answers,
    earlierRequests: {
      female: { summary: "A woman", value: { gender: "female" } },
      male: { summary: "A man", value: { gender: "male" } },
    },
    earlierAnswers: { female: { summary: "A woman", value: earlier } },
    refusal: refusal(service),
  };
}

function person(service: IdentityService, fields: JsonObject): JsonObject {
  // The record is plain JSON; an interface without an index signature does not show it.
  return service.generate(fields).identity as unknown as JsonObject;
}

function refusal(service: IdentityService): JsonObject {
  try {
    service.generate(faulty);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors: Json = error.violations.map(({ field, message }) => ({ field, message }));
    return { detail: error.message, errors };
  }
  throw new Error("the faulty example was taken");
}
