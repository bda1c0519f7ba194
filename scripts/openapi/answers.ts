import {
  householdExample,
  personExample,
  placesExample,
  rulesExample,
  tableExample,
  verifyExample,
} from "../../src/schema/examples.ts";
import type { Json, JsonObject } from "../../src/schema/json-schema.ts";
import { Refusal } from "../../src/service/refusal.ts";
import type { IdentityService } from "../../src/service/service.ts";
import { isObject } from "./fill.ts";

/** With these the answer to a request is the same on every day. */
const replay = { seed: "openapi", reference_date: "2026-01-01" } as const;

/** Examples of requests that the text does not have itself, and the answers that are none to an example by POST. */
export function exampleValues(service: IdentityService) {
  const { violate: _, ...coherent } = personExample;
  const { photo_url: __, ...earlier } = recordOf(service, { gender: "female", ...replay });
  const countries = service.countries().map(({ code, name }, index) => {
    const value = { gender: index % 2 === 0 ? "female" : "male", country: code, ...replay };
    return [code, { summary: name, value }];
  });
  return {
    examples: {
      person: personExample,
      household: householdExample,
      countries: Object.fromEntries(countries),
      coherent: { ...verifyExample, identity: recordOf(service, coherent) },
      couple: published(service.household({ country: "de", kind: "couple", ...replay }).members),
    },
    answers: {
      person: recordOf(service, personExample),
      earlier,
      people: peopleOf(service),
      places: published(service.places(placesExample).map((place) => place())),
      rules: published(service.rules(rulesExample)),
      refusal: refusalOf(() => service.generate({ country: "germany", min_age: 17 })),
    },
  };
}

/** The service's answers to the examples of the requests of a path; those called `minimal` get another each time. */
export function answersTo(requestsOf: (path: string) => JsonObject, service: IdentityService): JsonObject {
  const answers = (path: string, answer: (fields: JsonObject) => object): JsonObject => {
    const answered = Object.entries(requestsOf(path)).flatMap(([name, example]) =>
      name !== "minimal" && isObject(example) && isObject(example.value)
        ? [[name, { ...example, value: published(answer(example.value)) }]]
        : [],
    );
    return Object.fromEntries(answered);
  };
  return {
    generate: answers("/generate", (fields) => service.generate(fields).identity),
    household: answers("/household", (fields) => ({ members: service.household(fields).members })),
    verify: answers("/verify", service.verify),
    verifyBatch: answers("/verify/batch", (fields) => ({
      responses: service.verifyAll(fields).map((check) => check()),
    })),
    verifyHousehold: answers("/verify/household", service.verifyHousehold),
  };
}

function recordOf(service: IdentityService, fields: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(service.generate(fields).identity));
}

/** The people of the parameters' examples, which ask for the columns of every record. */
function peopleOf(service: IdentityService): Json {
  const { count, first_index: firstIndex } = tableExample;
  const people = [...service.stream(personExample, { count, firstIndex }).draw({ count, firstIndex })];
  return published(people.map(({ details: _d, extra: _e, violated: _v, ...columns }) => columns));
}

/** Detail and errors of the problem that answers a refused request. */
function refusalOf(call: () => unknown): JsonObject {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { detail: error.message, errors: error.violations.map((violation) => ({ ...violation })) };
  }
  throw new Error("the service accepted the invalid example");
}

/** A value as it is sent. */
function published(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
