import { relations } from "../../../household/member.ts";
import { householdLimit, recordLimit } from "../../../schema/bounds.ts";
import { verifyExample } from "../../../schema/examples.ts";
import { requiredOf, verifyRequest } from "../../../schema/request.ts";
import { extensible, integer, type JsonObject, list, object, ref, requestObject, string } from "./json-schema.ts";
import { fieldsOf } from "./request-schemas.ts";

const fields = list("Paths of the fields that the rule reads.", string("Path of a field."));
const rule = string("Stable name of the rule, such as national_id.check_digit.");
const kind = extensible(
  "Form: would systems of the country take the value. Coherence: do fields agree. Safety: can it belong to a real person.",
  ["form", "coherence", "safety"],
);

const memberId = (description: string): JsonObject =>
  integer(description, { minimum: 0, maximum: householdLimit, example: 1 });
const livesHere = { type: "boolean", description: "Whether the member lives at the address of the household." };

/** Requests and responses of the verifier. */
export const verifySchemas: JsonObject = {
  VerifyRequest: requestObject(
    "A record with its country.",
    { identity: ref("schemas", "RecordToVerify"), ...fieldsOf(verifyRequest, verifyExample) },
    ["identity", ...requiredOf.country],
  ),
  VerifyBatchRequest: requestObject(
    "Several records.",
    {
      requests: list("The records.", ref("schemas", "VerifyRequest"), { minItems: 1, maxItems: recordLimit }),
    },
    ["requests"],
  ),
  VerifyHouseholdRequest: requestObject(
    "The members of a household, whose relations are checked.",
    {
      members: list("The members.", ref("schemas", "MemberToVerify"), { minItems: 1, maxItems: householdLimit }),
    },
    ["members"],
  ),
  MemberToVerify: requestObject(
    "One person of a household as others describe it.",
    {
      id: memberId("Number of the member within the household."),
      identity: ref("schemas", "RecordToVerify"),
      relation: string("Relation to the first member, as in Member.", { example: relations[0] }),
      parents: list("Ids of the parents who are members.", memberId("Id of a member."), { maxItems: 2, example: [] }),
      partner: { ...memberId("Id of the partner, 0 if there is none."), example: 0 },
      lives_here: { ...livesHere, example: true },
    },
    ["id", "identity"],
  ),
  VerifyBatchResponse: object("Several verifications.", {
    responses: list("One for each record, in their order.", ref("schemas", "Verification")),
  }),
  Verification: object(
    "One result for each rule of the country, or of a household.",
    {
      coherent: { type: "boolean", description: "Whether no rule of form or coherence failed." },
      results: list("The results.", ref("schemas", "RuleResult")),
      ignored: list(
        "Paths of what the record has besides the fields of a record, up to 20; left out if there are none.",
        string("Path."),
      ),
    },
    ["coherent", "results"],
  ),
  RuleResult: object("The outcome of one rule.", {
    rule,
    kind,
    fields,
    verdict: extensible("The outcome.", ["pass", "fail", "not_applicable"]),
    message: string("What was found and what would be right, or why the rule does not apply; empty for a pass."),
  }),
  Rules: object("All rules.", { rules: list("The rules.", ref("schemas", "Rule")) }),
  Rule: object("One rule of a record.", {
    rule,
    kind,
    fields,
    what: string("What must be true."),
    source: string("Authority or publication."),
    can_be_violated: { type: "boolean", description: "Whether a request may ask for it to be broken." },
  }),
};
