import {
  householdExample,
  personExample,
  placesExample,
  rulesExample,
  verifyExample,
} from "../../../schema/examples.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { IdentityService } from "../../../service/service.ts";
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

/** What is answered to a request; undefined where that is another each time. */
type Answered = readonly [summary: string, request: JsonObject, answer?: () => object];

function examplesOf(named: Readonly<Record<string, Answered>>): Examples {
  const requests: Record<string, JsonObject> = {};
  const responses: Record<string, JsonObject> = {};
  for (const [name, [summary, value, answer]] of Object.entries(named)) {
    requests[name] = { summary, value };
    if (answer !== undefined) responses[name] = { summary, value: published(answer()) };
  }
  return { requests, responses };
}

/** A value as it is sent. */
function published(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

/** The answer to the request that all fields of a request are examples of. */
export function personOf(service: IdentityService): JsonObject {
  return published(service.generate(personExample).identity);
}

/** Requests of one person, one of them for each country. */
export function currentExamples(service: IdentityService): Examples {
  const request = (summary: string, fields: JsonObject): Answered => [
    summary,
    fields,
    () => service.generate(fields).identity,
  ];
  const ages = { gender: "female", country: "jp", min_age: 30, max_age: 39, ...replay };
  const byCountry = service.countries().map(({ code, name }, index) => {
    return [code, request(name, { gender: index % 2 === 0 ? "female" : "male", country: code, ...replay })];
  });
  return examplesOf({
    minimal: ["The required field only", { gender: "random" }],
    ages: request("A Japanese woman aged 30 to 39", ages),
    all: request("All fields", personExample),
    ...Object.fromEntries(byCountry),
  });
}

/** Requests of one person in the earlier form, which has no seed. */
export function earlierExamples(service: IdentityService): Examples {
  const { photo_url: _, ...value } = published(service.generate({ gender: "female", ...replay }).identity);
  return {
    requests: {
      female: { summary: "A woman", value: { gender: "female" } },
      male: { summary: "A man", value: { gender: "male" } },
    },
    responses: { female: { summary: "A woman", value } },
  };
}

export function householdExamples(service: IdentityService): Examples {
  const household = (summary: string, fields: JsonObject): Answered => [
    summary,
    fields,
    () => ({ members: service.household(fields).members }),
  ];
  return examplesOf({
    minimal: ["Any household of a country", { country: "de" }],
    family: household("A family of four in Mexico", { country: "mx", kind: "family", size: 4, ...replay }),
    all: household("All fields", householdExample),
  });
}

export function verifyExamples(service: IdentityService): Record<"record" | "batch" | "household", Examples> {
  const { violate: _, ...fields } = personExample;
  const coherent = { ...verifyExample, identity: published(service.generate(fields).identity) };
  const wrong = {
    country: "de",
    reference_date: replay.reference_date,
    identity: { national_id: "36 574 261 808", dob: { date: "1990-05-17", age: 38 } },
  };
  const { members: drawn } = service.household({ country: "de", kind: "couple", ...replay });
  const members = published({ members: drawn });
  const batch = { requests: [coherent, wrong] };
  return {
    record: examplesOf({
      coherent: ["A record that agrees with itself", coherent, () => service.verify(coherent)],
      wrong: ["Two fields, which are wrong", wrong, () => service.verify(wrong)],
    }),
    batch: examplesOf({
      two: ["Two records", batch, () => ({ responses: service.verifyAll(batch).map((check) => check()) })],
    }),
    household: examplesOf({ couple: ["A couple", members, () => service.verifyHousehold(members)] }),
  };
}

/** The answers to the parameters that are given as examples. */
export function listExamples(service: IdentityService): Record<"places" | "rules", JsonObject> {
  const example = (value: object): JsonObject => ({ example: { value: published(value) } });
  return {
    places: example({ places: service.places(placesExample).map((place) => place()) }),
    rules: example({ rules: service.rules(rulesExample) }),
  };
}

/** Detail and errors of the problem that answers an invalid request. */
export function badRequestExample(service: IdentityService): JsonObject {
  try {
    service.generate(invalidRequest);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors: Json = error.violations.map((violation) => ({ ...violation }));
    return { detail: error.message, errors };
  }
  throw new Error("the service accepted the invalid example");
}
