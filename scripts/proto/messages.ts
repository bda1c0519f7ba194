import { countries } from "../../src/countries/index.ts";
import { extraNames } from "../../src/extra/methods.ts";
import { breakableHouseholdRules } from "../../src/household/broken.ts";
import { batchLimits, householdCount, recordLimit } from "../../src/schema/bounds.ts";
import { whole } from "../../src/schema/field.ts";
import {
  householdRequest,
  personRequest,
  placesRequest,
  requiredOf,
  rulesRequest,
  verifyRequest,
} from "../../src/schema/request.ts";
import { breakableRules } from "../../src/verify/violate.ts";
import type { Message, RequestFields } from "./rules.ts";

/** The fields of a message, and the names of those that must be there. */
interface RequestMessage {
  readonly fields: RequestFields;
  readonly required: readonly string[];
}

const message: Message = { kind: "message" };
const batchCount = whole("", 1, batchLimits.count);

const person = {
  ...personRequest,
  extra: { ...personRequest.extra, names: extraNames },
  violate: { ...personRequest.violate, names: ["any", ...new Set(countries.flatMap(breakableRules))] },
};

/** The first member of a household: without a gender the seed decides, and rules of households can be broken. */
const firstMember = { ...person, violate: { ...householdRequest.violate, names: breakableHouseholdRules } };

/** The fields of a household that are not those of its first member. */
const household = Object.fromEntries(Object.entries(householdRequest).filter(([name]) => !Object.hasOwn(person, name)));

/** The messages that ask for something, by their names. */
export const requests: Readonly<Record<string, RequestMessage>> = {
  GenerateIdentityRequest: { fields: person, required: requiredOf.person },
  BatchGenerateIdentitiesRequest: {
    fields: { template: message, count: batchCount },
    required: ["template", "count"],
  },
  StreamIdentitiesRequest: { fields: { template: message }, required: ["template"] },
  ListPlacesRequest: { fields: placesRequest, required: requiredOf.country },
  VerifyIdentityRequest: {
    fields: { identity: message, ...verifyRequest },
    required: ["identity", ...requiredOf.country],
  },
  VerifyIdentitiesRequest: { fields: { requests: { kind: "messages", min: 1, max: recordLimit } }, required: [] },
  ListRulesRequest: { fields: rulesRequest, required: [] },
  GenerateHouseholdRequest: {
    fields: { template: { ...message, fields: firstMember }, ...household },
    required: [],
  },
  BatchGenerateHouseholdsRequest: {
    fields: { count: batchCount, first_index: whole("", 0, householdCount - 1) },
    required: ["count"],
  },
  StreamHouseholdsRequest: {
    fields: { count: whole("", 0, householdCount), first_index: whole("", 0, householdCount) },
    required: [],
  },
};
