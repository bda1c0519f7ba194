import { create, toJson } from "@bufbuild/protobuf";
import {
  GenderSchema,
  IdentitySchema,
  type Rule,
  RuleKind,
  type RuleResult as RuleResultMessage,
  RuleResultSchema,
  RuleSchema,
  Verdict,
  type VerifyIdentityRequest,
  type VerifyIdentityResponse,
  VerifyIdentityResponseSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import type { Given } from "../../schema/read.ts";
import { personRequest } from "../../schema/request.ts";
import type { RuleInfo } from "../../service/verification.ts";
import type { RuleResult, Verification } from "../../verify/verify.ts";
import { wordOf } from "./fields-reader.ts";
import { checkFields } from "./request-fields.ts";

/** A message with a record as the fields that the service reads. */
export function verificationFields(request: VerifyIdentityRequest): Given {
  const { identity } = request;
  return { ...checkFields(request), ...(identity === undefined ? {} : { identity: recordOf(identity) }) };
}

const genderOf = wordOf(GenderSchema, personRequest.gender);

/**
 * A record under its published names. Messages that are not set are left out; in those that are, proto3 does not tell 0
 * from a number that was not set, and a height of 5 ft 0 in has one. Empty texts count as missing for the verifier.
 */
function recordOf(identity: NonNullable<VerifyIdentityRequest["identity"]>): object {
  const record = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true });
  // cast: the JSON form of a message is an object
  return { ...(record as object), gender: genderOf(identity.gender) };
}

const ruleKinds: Readonly<Record<RuleResult["kind"], RuleKind>> = {
  form: RuleKind.FORM,
  coherence: RuleKind.COHERENCE,
  safety: RuleKind.SAFETY,
};

const verdicts: Readonly<Record<RuleResult["verdict"], Verdict>> = {
  pass: Verdict.PASS,
  fail: Verdict.FAIL,
  not_applicable: Verdict.NOT_APPLICABLE,
};

export function verificationMessage({ coherent, results }: Verification): VerifyIdentityResponse {
  return create(VerifyIdentityResponseSchema, { coherent, results: results.map(resultMessage) });
}

export function ruleMessage({ rule, kind, fields, what, source, can_be_violated }: RuleInfo): Rule {
  return create(RuleSchema, {
    rule,
    kind: ruleKinds[kind],
    fields: [...fields],
    what,
    source,
    canBeViolated: can_be_violated,
  });
}

function resultMessage({ rule, kind, fields, verdict, message }: RuleResult): RuleResultMessage {
  return create(RuleResultSchema, {
    rule,
    kind: ruleKinds[kind],
    fields: [...fields],
    verdict: verdicts[verdict],
    message,
  });
}
