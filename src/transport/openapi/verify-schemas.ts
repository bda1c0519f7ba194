import { relations } from "../../household/member.ts";
import { householdLimit } from "../../schema/bounds.ts";
import { propertiesOf } from "../../schema/json-schema.ts";
import { identity } from "../../schema/record.ts";
import { verifyRequest } from "../../schema/request.ts";
import { enumeration, integer, type JsonObject, object, ref, string } from "./json-schema.ts";

const fields: JsonObject = {
  type: "array",
  description: "Paths of the fields that the rule reads.",
  items: string("Path of a field."),
};
const rule = string("Stable name of the rule, such as national_id.check_digit.");
const kind = enumeration(
  "Form: would systems of the country take the value. Coherence: do fields agree. Safety: can it belong to a real person.",
  ["form", "coherence", "safety"],
);

/** Requests and responses of the verifier. */
export function verifySchemas(): JsonObject {
  const record: JsonObject = {
    ...object(
      "A record of the published shape. Fields may be missing, and values may be wrong; what else it has is ignored.",
      Object.fromEntries(Object.keys(identity.fields).map((field) => [field, { description: "As in Identity." }])),
      [],
    ),
    additionalProperties: true,
  };
  const list = (description: string, items: JsonObject, maxItems: number): JsonObject => ({
    type: "array",
    description,
    maxItems,
    items,
  });
  return {
    VerifyRequest: {
      description: "One record, or up to 1,000 as `requests`, or the members of a household.",
      anyOf: [
        ref("schemas", "RecordToVerify"),
        object("Several records.", { requests: list("The records.", ref("schemas", "RecordToVerify"), 1_000) }),
        object("The members of a household, whose relations are checked.", {
          members: list("The members.", ref("schemas", "Member"), householdLimit),
        }),
      ],
    },
    RecordToVerify: object(
      "A record with its country.",
      {
        identity: record,
        ...propertiesOf(verifyRequest),
      },
      ["identity", "country"],
    ),
    VerifyResponse: {
      description: "The verification of one record, or those of several in their order.",
      anyOf: [
        ref("schemas", "Verification"),
        object("Several records.", { responses: list("One for each record.", ref("schemas", "Verification"), 1_000) }),
      ],
    },
    Verification: object(
      "One result for each rule of the country.",
      {
        coherent: { type: "boolean", description: "Whether no rule of form or coherence failed." },
        results: { type: "array", description: "The results.", items: ref("schemas", "RuleResult") },
        ignored: {
          type: "array",
          description:
            "Paths of what the record has besides the fields of a record, up to 20; left out if there are none.",
          items: string("Path."),
        },
      },
      ["coherent", "results"],
    ),
    RuleResult: object("The outcome of one rule.", {
      rule,
      kind,
      fields,
      verdict: enumeration("The outcome.", ["pass", "fail", "not_applicable"]),
      message: {
        type: "string",
        description: "What was found and what would be right, or why the rule does not apply; empty for a pass.",
      },
    }),
    Rules: object("All rules.", {
      rules: { type: "array", description: "The rules.", items: ref("schemas", "Rule") },
    }),
    Rule: object("One rule of a record.", {
      rule,
      kind,
      fields,
      what: string("What must be true."),
      source: string("Authority or publication."),
      can_be_violated: { type: "boolean", description: "Whether a request may ask for it to be broken." },
    }),
  };
}

export const householdSchemas: JsonObject = {
  Household: object("People who belong together.", {
    members: { type: "array", description: "The members, the first one first.", items: ref("schemas", "Member") },
  }),
  Member: object("One person of a household.", {
    id: integer("Number of the member within the household.", 1, householdLimit),
    identity: ref("schemas", "Identity"),
    relation: enumeration("Relation to the first member.", relations),
    parents: {
      type: "array",
      description: "Ids of the parents who are members.",
      items: integer("Id of a member.", 1, householdLimit),
    },
    partner: integer("Id of the partner, 0 if there is none.", 0, householdLimit),
    lives_here: { type: "boolean", description: "Whether the member lives at the address of the household." },
  }),
};

export const placeSchemas: JsonObject = {
  Places: object("Places, the most populous first.", {
    places: { type: "array", description: "The places.", maxItems: 1_000, items: ref("schemas", "Place") },
  }),
  Place: object("A place that a request may ask for.", {
    name: string("Name in the country's own script."),
    latin_name: string("Name in Latin letters."),
    state: string("Abbreviation of the state."),
    postal_codes: {
      type: "array",
      description: "Postal codes, or their beginnings where codes are completed when a person is generated.",
      items: string("A postal code."),
    },
    inhabitants: integer("Inhabitants.", 0, 50_000_000),
  }),
};
