import {
  CountryInfoSchema,
  type CountryInfo as CountryMessage,
  type Member,
  MemberSchema,
  type Place,
  PlaceSchema,
  type Rule,
  RuleSchema,
  type VerifyIdentityResponse,
  VerifyIdentityResponseSchema,
} from "../gen/identity/v1/identity_pb.ts";
import type { MemberRecord } from "../household/member.ts";
import type { CountryInfo } from "../service/countries.ts";
import type { PlaceInfo } from "../service/places.ts";
import type { Capacity } from "../service/price.ts";
import type { RuleInfo } from "../service/verification.ts";
import type { Verification } from "../verify/verify.ts";
import { messageWriter } from "./message-writer.ts";

/** What the service gives, as the messages of the schema. */
export const memberMessage: (member: MemberRecord) => Member = messageWriter(MemberSchema);
export const placeMessage: (place: PlaceInfo) => Place = messageWriter(PlaceSchema);
export const ruleMessage: (rule: RuleInfo) => Rule = messageWriter(RuleSchema);
export const verificationMessage: (verification: Verification) => VerifyIdentityResponse =
  messageWriter(VerifyIdentityResponseSchema);

const country = messageWriter(CountryInfoSchema);

/** One country with how many values of each field its people have. */
export function countryMessage({ code, name, fields }: CountryInfo, capacity: Capacity): CountryMessage {
  const counted = fields.map((info) => ({ ...info, distinct: capacity[info.field] }));
  return country({ country: code, code, name, fields: counted });
}
