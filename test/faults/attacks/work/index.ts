import { gzipSync } from "node:zlib";
import { HealthCheckRequestSchema } from "../../../../src/gen/grpc/health/v1/health_pb.ts";
import { ServerReflectionRequestSchema } from "../../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import {
  BatchGenerateHouseholdsRequestSchema,
  Country,
  Gender,
  GenerateIdentityRequestSchema,
  ListPlacesRequestSchema,
  VerifyIdentitiesRequestSchema,
} from "../../../../src/gen/identity/v1/identity_pb.ts";
import { envelope, reflectionPath } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";
import { attackOf, type Costly } from "./costly.ts";
import { everyDuplex, everyStream, everyUnary, onStreams, plain, type Sent } from "./protocols.ts";

/** Further values of some 400 bytes together, and names that resemble none, as long as a name may be. */
const longExtra = [
  "commerce.productDescription",
  "food.description",
  "lorem.paragraph",
  "lorem.paragraphs",
  "lorem.lines",
];
const moreExtra = ["lorem.text", "lorem.sentences", "lorem.sentence", "lorem.words", "internet.userAgent"];
const shortExtra = [
  "company.buzzPhrase",
  "company.catchPhrase",
  "hacker.phrase",
  "lorem.slug",
  "lorem.word",
  "company.name",
];
const extra = [...longExtra, ...moreExtra, ...shortExtra];
const misspelt = extra.map((name) => name.padEnd(100, "x"));

/** People that an address may draw in a window, and people of a call that counts as so many more. */
const LIMIT = 100;
/** Requests outside the limit that it may make in a window. */
const FREE = 600;

const template = { gender: Gender.RANDOM, country: Country.RU, details: true, extra };
const households = (count: number): readonly Sent[] =>
  everyUnary("BatchGenerateHouseholds", BatchGenerateHouseholdsRequestSchema, {
    template: { template, size: 8 },
    count,
  });

/** 200 people with extras: more than they say costs (1 + 1 + 16 / 4) x 200 / 100 = 12 calls of 100. */
const WHOLE_BATCHES = 8;

/** Some 2,000 bytes each. */
const record = { name: "Erika Mustermann", email: "e".repeat(1_900) };
const jsonRecords = { requests: Array.from({ length: 1_000 }, () => ({ country: "de", identity: record })) };
const records = Array.from({ length: 1_000 }, () => ({ country: Country.DE, identity: record }));

/** Names that are no fields, and such names in each of 1,000 records: 1.5 MB. */
const unknown = (count: number, prefix = "name"): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 1]));
const unknownRecords = { requests: Array.from({ length: 1_000 }, (_, at) => unknown(90, `name${at}-`)) };

/** A million records without a byte, in 2 MB, on each protocol, and on gRPC in 2 KB. */
const manyEmpty = Buffer.alloc(2_000_000, Buffer.from([10, 0]));
const emptyRecords = everyUnary("VerifyIdentities", VerifyIdentitiesRequestSchema, {}).flatMap(({ endpoint }) => {
  if (endpoint.contentType === "application/json")
    return [{ endpoint, body: Buffer.from(`{"requests":[${"{},".repeat(600_000)}{}]}`) }];
  const whole = { endpoint, body: endpoint.framed ? envelope(manyEmpty) : manyEmpty };
  if (endpoint.name !== "gRPC") return [whole];
  const zipped = { ...endpoint, name: "gRPC compressed", headers: { "grpc-encoding": "gzip" } };
  return [whole, { endpoint: zipped, body: envelope(gzipSync(manyEmpty), 1) }];
});

const symbol = "identity.v1.IdentityService";
/** 500 requests on each of 100 streams: 2.2 MB. */
const reflections = Array.from({ length: 500 }, () => ({
  messageRequest: { case: "fileContainingSymbol", value: symbol } as const,
}));
const reflection = everyDuplex(reflectionPath, ServerReflectionRequestSchema, reflections);

const invalid = /^(?:400|grpc 3|connect (?:200 |400 )invalid_argument)$/;
const success = /^(?:200|grpc 0)$/;

function rows(row: Omit<Costly, "sent">, calls: readonly Sent[]): readonly Attack[] {
  return calls.map((sent) => attackOf({ ...row, sent }));
}

/** One address inside its limit, whose calls cost more than they seem. */
export const costlyCalls: readonly Attack[] = [
  ...rows(
    { name: "ten batches of 1,000 households of 8 with 16 extras at once", atOnce: 10, expected: invalid },
    households(1_000),
  ),
  ...rows(
    { name: "ten batches of 200 people with 16 extras at once", atOnce: 10, expected: success, most: WHOLE_BATCHES },
    households(25),
  ),
  ...rows({ name: "server reflection, 500 requests on each of 100 streams", atOnce: 100, expected: /^$/ }, reflection),
  ...rows(
    {
      name: "calls outside the limit on 4 x 100 streams",
      atOnce: 400,
      connections: 4,
      expected: /^(?:200|204|404|417)$/,
    },
    [
      onStreams("GET /healthz", "/healthz"),
      onStreams("unknown paths", "/unknown"),
      onStreams("preflights", "/generate", "OPTIONS", {
        origin: "http://localhost",
        "access-control-request-method": "POST",
      }),
      onStreams("an unknown Expect", "/healthz", "GET", { expect: "x" }),
    ],
  ),
  ...rows(
    { name: "Health.Check again and again", atOnce: 100, expected: success },
    everyUnary("/grpc.health.v1.Health/Check", HealthCheckRequestSchema, {}),
  ),
  ...rows({ name: "1,000 places on 100 connections", atOnce: 100, expected: invalid, most: 0 }, [
    plain("/places?country=jp&limit=1000"),
    ...everyStream("ListPlaces", ListPlacesRequestSchema, { country: Country.JP, limit: 1_000 }),
  ]),
  ...rows({ name: "100 places on 100 connections", atOnce: 100, expected: success, most: FREE }, [
    plain("/places?country=jp&limit=100"),
    ...everyStream("ListPlaces", ListPlacesRequestSchema, { country: Country.JP, limit: 100 }),
  ]),
  ...rows({ name: "16 misspelt extras of 100 characters", atOnce: 100, expected: invalid, most: 0 }, [
    plain("/generate", { gender: "male", extra: misspelt }),
    ...everyUnary("GenerateIdentity", GenerateIdentityRequestSchema, { gender: Gender.MALE, extra: misspelt }),
  ]),
  ...rows(
    { name: "tables of 1,666 people with details and 16 extras", atOnce: 10, expected: success, most: 1 },
    ["csv", "parquet"].map((format) =>
      plain(`/people.${format}?count=1666&country=ru&details=true&extra=${extra.join(",")}`, undefined, format),
    ),
  ),
  ...rows({ name: "parameters at their limits and beyond", atOnce: 100, expected: invalid, most: 0 }, [
    plain(`/people.csv?count=10000&columns=${"dob=a,".repeat(300)}&extra=${misspelt.join(",")}`),
    plain(`/people.ndjson?count=4294967296&columns=${"name,".repeat(2_000)}`, undefined, "NDJSON"),
    plain(`/generate?${"seed=a&".repeat(1_500)}`, undefined, "GET"),
    plain(`/generate?gender=male&extra=${misspelt.join(",")}`, undefined, "GET, misspelt"),
  ]),
  ...rows({ name: "names of no field", atOnce: 100, expected: invalid, most: 0 }, [
    plain("/generate", unknown(250)),
    plain(`/generate?${Object.keys(unknown(1_500)).join("=1&")}`, undefined, "GET"),
    plain(`/rules?${Object.keys(unknown(1_500)).join("=1&")}`, undefined, "GET of a list"),
  ]),
  ...rows({ name: "1,000 records of 90 names of no field", atOnce: 4, expected: invalid, most: 0 }, [
    plain("/verify/batch", unknownRecords),
    plain("/verify", unknown(90_000), "one record of 90,000"),
  ]),
  ...rows({ name: "a million empty records", atOnce: 4, expected: invalid, most: 0 }, emptyRecords),
  ...rows(
    { name: "1,000 records again and again with five calls left", atOnce: 4, before: LIMIT - 5, expected: /^$/ },
    [
      plain("/verify/batch", jsonRecords),
      ...everyUnary("VerifyIdentities", VerifyIdentitiesRequestSchema, { requests: records }),
    ],
  ),
  ...rows(
    {
      name: "250 calls on 250 connections",
      atOnce: 250,
      connections: 250,
      isWhole: true,
      expected: success,
      most: LIMIT,
    },
    [
      plain("/generate", { gender: "male" }),
      ...everyUnary("GenerateIdentity", GenerateIdentityRequestSchema, { gender: Gender.MALE }),
    ],
  ),
];
