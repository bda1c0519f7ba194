import type { Input } from "./field.ts";
import type {
  householdRequest,
  personRequest,
  placesRequest,
  rulesRequest,
  tableRequest,
  verifyRequest,
} from "./request.ts";

const replay = { seed: "demo", reference_date: "2026-01-01" } as const;

/** Values for each field of a request of one person, which fit each other. */
export const personExample = {
  gender: "female",
  country: "jp",
  ...replay,
  min_age: 30,
  max_age: 59,
  state: "Kyoto",
  city: "Kyoto",
  postal_code: "60",
  born_from: "1970-01-01",
  born_to: "1994-12-31",
  card_brand: "JCB",
  blood_type: "A+",
  phone_range: "reserved",
  violate: ["dob.zodiac"],
  details: true,
  extra: ["company.name"],
  script: "latin",
} as const satisfies Input<typeof personRequest>;

export const tableExample = {
  count: 3,
  first_index: 0,
  columns: "name,email=mail,dob.date=born,address",
} as const satisfies Input<typeof tableRequest>;

export const householdExample = {
  ...personExample,
  kind: "family",
  violate: ["household.address"],
  size: 4,
  index: 0,
} as const satisfies Input<typeof householdRequest>;

export const verifyExample = { country: "jp", reference_date: replay.reference_date } as const satisfies Input<
  typeof verifyRequest
>;

export const placesExample = { country: "de", query: "münch", state: "BY", limit: 2 } as const satisfies Input<
  typeof placesRequest
>;

export const rulesExample = { country: "de" } as const satisfies Input<typeof rulesRequest>;
