import type { CountryInfo } from "../service/countries.ts";
import type { PlaceInfo } from "../service/places.ts";
import type { RuleInfo } from "../service/verification.ts";
import type { Verification } from "../verify/verify.ts";
import type { CountryCode, PlacesRequest, VerifyRequest } from "./request.ts";
import { answer, requestOf } from "./request-error.ts";
import { service } from "./service.ts";

/** Lists the countries with the provenance of each field. */
export function countries(): readonly CountryInfo[] {
  return service.countries();
}

/** Lists places that a request may ask for, the most populous first. Throws RequestError. */
export function places(request: PlacesRequest): readonly PlaceInfo[] {
  return answer(() => service.places({ ...requestOf(request, { name: "places" }) })).map((make) => make());
}

/** Lists the rules of a country's records; without a country, those that all share. Throws RequestError. */
export function rules(country?: CountryCode): readonly RuleInfo[] {
  return answer(() => service.rules({ country }));
}

/**
 * Checks a record by every rule of its country. The record has the published shape; fields may be missing, and the rules
 * about them then do not apply. Throws RequestError.
 */
export function verify(record: object, request: VerifyRequest): Verification {
  const { country, reference_date } = requestOf(request, { name: "verify", before: "record, " });
  return answer(() => service.verify({ identity: record, country, reference_date }));
}
