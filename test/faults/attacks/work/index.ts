import { ServerReflectionRequestSchema } from "../../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import {
  BatchGenerateHouseholdsRequestSchema,
  Country,
  Gender,
  GenerateIdentityRequestSchema,
  ListPlacesRequestSchema,
  VerifyIdentitiesRequestSchema,
} from "../../../../src/gen/identity/v1/identity_pb.ts";
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

const symbol = "identity.v1.IdentityService";
/** 500 requests on each of 100 streams: 2.2 MB. */
const reflections = Array.from({ length: 500 }, () => ({
  messageRequest: { case: "fileContainingSymbol", value: symbol } as const,
}));
const reflection = everyDuplex(
  "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
  ServerReflectionRequestSchema,
  reflections,
);

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
    { name: "calls outside the limit on 4 x 100 streams", atOnce: 400, connections: 4, expected: /^(?:200|204|404)$/ },
    [
      onStreams("GET /healthz", "/healthz"),
      onStreams("unknown paths", "/unknown"),
      onStreams("preflights", "/generate", "OPTIONS", {
        origin: "http://localhost",
        "access-control-request-method": "POST",
      }),
    ],
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
  ]),
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
