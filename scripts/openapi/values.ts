import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "../../src/app/config.ts";
import { groups } from "../../src/avatar/group.ts";
import { extraNames } from "../../src/extra/methods.ts";
import { breakableHouseholdRules } from "../../src/household/broken.ts";
import { relations } from "../../src/household/member.ts";
import { limits, messageLimits } from "../../src/http/limits.ts";
import { QUOTA_EXCEEDED } from "../../src/http/message/problem.ts";
import { avatarRequest } from "../../src/http/routes/avatar.ts";
import { ORIGIN } from "../../src/http/routes/docs.ts";
import { BODY_BLOCK } from "../../src/limit/meter.ts";
import { requestIdFormat } from "../../src/observe/trace-ids.ts";
import { dataVersion } from "../../src/person/field.ts";
import { ageLimits, householdLimit, recordLimit, verifyLimits } from "../../src/schema/bounds.ts";
import {
  householdExample,
  personExample,
  placesExample,
  rulesExample,
  tableExample,
  verifyExample,
} from "../../src/schema/examples.ts";
import { faultReasons } from "../../src/schema/fault.ts";
import type { JsonObject } from "../../src/schema/json-schema.ts";
import { record } from "../../src/schema/record.ts";
import {
  arrayRequest,
  earlierRequest,
  householdRequest,
  parquetRequest,
  personRequest,
  placesRequest,
  requiredOf,
  rulesRequest,
  tableRequest,
  verifyRequest,
} from "../../src/schema/request.ts";
import { fieldsOf, parametersOf, titledWords, wordsOf } from "./requests.ts";

const { rateLimit, rateWindowSeconds, maxBodyBytes } = readConfig({});

const person = { ...personExample, data_version: dataVersion };
const household = { ...householdExample, data_version: dataVersion };
const table = parametersOf({ ...personRequest, ...tableRequest }, { ...person, ...tableExample });
const columns = Object.keys(record).join(",");

/** Values of proto/openapi.yaml that the code says, by name; those of examples are drawn. */
export const values: JsonObject = {
  origin: ORIGIN,
  license: packageJson.license,
  version: packageJson.version,
  dataVersion,
  // What holds where the service is not configured otherwise: the document is the same whatever the configuration.
  usual: { calls: rateLimit, callsLeft: rateLimit - 1, seconds: rateWindowSeconds, bytes: maxBodyBytes },
  free: { calls: limits.freeCalls, seconds: limits.freeSeconds },
  quotaExceeded: QUOTA_EXCEEDED,
  requestId: requestIdFormat.source,
  age: ageLimits,
  avatarSize: { min: avatarRequest.size.min, max: avatarRequest.size.max },
  bodyBlock: BODY_BLOCK / 1_024,
  recordBytes: messageLimits.recordBytes,
  recordLimit,
  recordCount: recordLimit.toLocaleString("en"),
  householdLimit,
  ignoredLimit: verifyLimits.list,
  relations,
  faultReasons: {
    names: Object.keys(faultReasons),
    about: Object.entries(faultReasons)
      .map(([reason, about]) => `\`${reason}\`: ${about}`)
      .join(" "),
  },
  words: {
    titled: {
      ...titledWords(personRequest),
      ...titledWords(householdRequest),
      ...titledWords(earlierRequest),
      ...titledWords(parquetRequest),
    },
    extra: wordsOf(extraNames),
    householdRule: wordsOf(breakableHouseholdRules),
    avatarGroup: wordsOf(groups),
  },
  required: requiredOf,
  fields: {
    person: fieldsOf(personRequest, person, requiredOf.person, { extra: "ExtraName" }),
    earlier: fieldsOf(earlierRequest, { gender: personExample.gender }, requiredOf.person),
    household: fieldsOf(householdRequest, household, [], { extra: "ExtraName", violate: "HouseholdRule" }),
    verify: fieldsOf(verifyRequest, verifyExample, requiredOf.country),
  },
  parameters: {
    person: parametersOf(personRequest, person),
    array: parametersOf({ ...personRequest, ...arrayRequest }, { ...person, ...tableExample, columns }),
    table,
    // Parquet has no dates that are none, which a rule that is broken may need.
    parquet: parametersOf(
      { ...personRequest, ...parquetRequest },
      { ...person, ...tableExample, compression: "snappy" },
    ).filter(({ name }) => name !== "violate"),
    rules: parametersOf(rulesRequest, rulesExample),
    places: parametersOf(placesRequest, placesExample, requiredOf.country),
    avatar: parametersOf(avatarRequest, { size: 128 }),
  },
};
