import { create } from "@bufbuild/protobuf";
import {
  type IdentityDetails as IdentityDetailsMessage,
  IdentityDetailsSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import type { IdentityDetails } from "../../identity/details.ts";

/** The details of a person as the message of the schema. */
export function detailsMessage(details: IdentityDetails): IdentityDetailsMessage {
  const { name, envelope, location, card } = details;
  const { second_family: secondFamily, latin_full: latinFull, ...parts } = name;
  return create(IdentityDetailsSchema, {
    name: { ...parts, ...(secondFamily === undefined ? {} : { secondFamily }), latinFull },
    salutation: details.salutation,
    envelope: [...envelope],
    ...(location === undefined ? {} : { location }),
    timeZone: details.time_zone,
    countryCode: details.country_code,
    subdivisionCode: details.subdivision_code,
    phoneE164: details.phone_e164,
    card: {
      numberSpaced: card.number_spaced,
      expiresOn: card.expires_on,
      nameOnCard: card.name_on_card,
      network: card.network,
    },
  });
}
