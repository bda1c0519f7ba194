export type { MemberRecord } from "../household/member.ts";
export type { IdentityDetails, NamePart, NameParts } from "../person/details.ts";
export { dataVersion } from "../person/field.ts";
export type { Address, CreditCard, DateOfBirth, Height, Identity, Weight } from "../person/identity.ts";
export type { FaultReason } from "../schema/fault.ts";
export type { CountryInfo, FieldInfo } from "../service/countries.ts";
export type { PlaceInfo } from "../service/places.ts";
export type { Violation } from "../service/refusal.ts";
export type { RuleInfo } from "../service/verification.ts";
export type { RuleResult, Verification } from "../verify/verify.ts";
export { type Household, type Households, household, households } from "./households.ts";
export { countries, places, rules, verify } from "./lists.ts";
export { type People, people, person } from "./people.ts";
export type {
  Constraints,
  CountryCode,
  HouseholdRequest,
  HouseholdsRequest,
  PeopleRequest,
  PersonRequest,
  PlacesRequest,
  VerifyRequest,
} from "./request.ts";
export { RequestError } from "./request-error.ts";
export type { Replay } from "./sequence.ts";
