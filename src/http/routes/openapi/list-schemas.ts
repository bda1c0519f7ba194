import { relations } from "../../../household/member.ts";
import { faultReasons } from "../../../schema/fault.ts";
import { extensible, integer, type JsonObject, list, object, ref, string } from "./json-schema.ts";

/** What each reason means. */
const reasons = Object.entries(faultReasons)
  .map(([reason, about]) => `\`${reason}\`: ${about}`)
  .join(" ");

/** Households, places, health and errors. */
const versions = {
  version: string("Version of the service."),
  data_version: string("Version of its data, which decides who a seed draws."),
};

export const listSchemas: JsonObject = {
  Household: object("People who belong together.", {
    members: list("The members, the first one first.", ref("schemas", "Member")),
  }),
  Member: object("One person of a household.", {
    id: integer("Number of the member within the household, from 1."),
    identity: ref("schemas", "Identity"),
    relation: extensible("Relation to the first member.", relations),
    parents: list("Ids of the parents who are members.", integer("Id of a member.")),
    partner: integer("Id of the partner, 0 if there is none."),
    lives_here: { type: "boolean", description: "Whether the member lives at the address of the household." },
  }),
  Places: object("Places, the most populous first.", { places: list("The places.", ref("schemas", "Place")) }),
  Place: object("A place that a request may ask for.", {
    name: string("Name in the country's own script."),
    latin_name: string("Name in Latin letters."),
    state: string("Abbreviation of the state."),
    postal_codes: list(
      "Postal codes, or their beginnings where codes are completed when a person is generated.",
      string("A postal code."),
    ),
    inhabitants: integer("Inhabitants."),
  }),
  Serving: object("The service accepts calls.", { status: extensible("Its state.", ["serving"]), ...versions }),
  Unready: object("The service is stopping, or overload is near.", {
    status: extensible("Why it should be sent no more calls.", ["draining", "busy"]),
    ...versions,
  }),
  Problem: object(
    "An error (RFC 9457).",
    {
      type: string("Problem type; `about:blank` if it has no meaning beyond the status.", { format: "uri-reference" }),
      title: string("Reason phrase of the status."),
      status: integer("Status of the response."),
      detail: string("What is wrong, as a sentence."),
      errors: list("Every invalid field.", ref("schemas", "Violation")),
      "violated-policies": list("The exceeded policies, as named in RateLimit-Policy.", string("Name of the policy.")),
    },
    // RFC 9457 section 3.1 requires no member.
    [],
  ),
  Violation: object("One invalid field.", {
    field: string("Name of the field; empty if the body as a whole is invalid."),
    message: string("What the field must be."),
    reason: extensible(`Why it is invalid. ${reasons}`, Object.keys(faultReasons)),
  }),
};
