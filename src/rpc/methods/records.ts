import type { HandlerContext, ServiceImpl } from "@connectrpc/connect";
import type {
  CountryInfo,
  IdentityService as Descriptor,
  VerifyIdentitiesRequest,
  VerifyIdentityResponse,
} from "../../gen/identity/v1/identity_pb.ts";
import { messageLimits } from "../../http/limits.ts";
import { invalidRequest, type Refusal } from "../../service/refusal.ts";
import type { IdentityService } from "../../service/service.ts";
import { countryMessage, placeMessage, ruleMessage, verificationMessage } from "../messages.ts";
import { placesFields, rulesFields, verificationFields } from "../request-fields.ts";
import { allowPause, nextTurn } from "./call.ts";

/** Places that are sent before other calls have their turn. */
const placesPerTurn = 100;

/** The methods that check records, and that list what requests may ask for. */
export function recordMethods(
  service: IdentityService,
): Pick<ServiceImpl<typeof Descriptor>, "listCountries" | "listPlaces" | "listRules" | "verifyIdentity"> {
  return {
    async listCountries(_request, context) {
      const countries: CountryInfo[] = [];
      for (const info of service.countries()) {
        // Counting loads the tables of the country.
        await nextTurn(context);
        countries.push(countryMessage(info, service.capacity(info.code)));
      }
      return { countries };
    },

    async *listPlaces(request, context) {
      allowPause(context);
      let sent = 0;
      for (const place of service.places(placesFields(request))) {
        if (sent++ % placesPerTurn === 0) await nextTurn(context);
        yield placeMessage(place());
      }
    },

    listRules: (request) => ({ rules: service.rules(rulesFields(request)).map(ruleMessage) }),

    verifyIdentity: (request) => verificationMessage(service.verify(verificationFields(request))),
  };
}

/** Bytes of a gRPC message that clients of Go, Java, Python, Node and Rust read by default. */
const ANSWER_BYTES = 4_194_304;

/** Bytes of a response within a binary message, rounded up to the longest lengths of a result. */
function bytesOf({ results }: VerifyIdentityResponse): number {
  return results.reduce((sum, { rule, fields, message }) => {
    const names = fields.reduce((length, field) => length + 2 + field.length, 2 + rule.length);
    return sum + 7 + names + (message === "" ? 0 : 3 + Buffer.byteLength(message));
  }, 8);
}

/** Clients would refuse the answer themselves, as RESOURCE_EXHAUSTED, which says neither why nor how many would do. */
function tooManyResults(fit: number): Refusal {
  const message = `have results of more than 4 MB, which clients of gRPC do not read by default; send ${fit} at once`;
  return invalidRequest([{ field: "requests", message, reason: "OUT_OF_RANGE" }]);
}

export function verifyIdentities(service: IdentityService) {
  return async ({ requests }: VerifyIdentitiesRequest, context: HandlerContext) => {
    const checks = service.verifyAll({ requests: requests.map(verificationFields) });
    const responses: VerifyIdentityResponse[] = [];
    let bytes = 0;
    for (const check of checks) {
      if (responses.length % messageLimits.recordsPerTurn === 0) await nextTurn(context);
      const response = verificationMessage(check());
      bytes += bytesOf(response);
      if (bytes > ANSWER_BYTES) throw tooManyResults(responses.length);
      responses.push(response);
    }
    return { responses };
  };
}
