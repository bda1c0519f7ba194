// Calls the service with the client that openapi-generator has made for fetch.
import {
  Configuration,
  Country,
  ExtraName,
  Gender,
  HouseholdKind,
  IdentityApi,
  IdentityToJSON,
  ProblemFromJSON,
  RecordToVerifyFromJSON,
  ResponseError,
} from "./client/index";

const client = new IdentityApi(new Configuration({ basePath: process.argv[2] ?? "" }));
const replay = { seed: "demo", referenceDate: new Date("2026-01-01") };

const person = await client.generateIdentity({
  generateRequest: { gender: Gender.FEMALE, country: Country.JP, extra: [ExtraName.COMPANY_NAME], ...replay },
});
console.log(person.name, person.extra?.["company.name"]);

try {
  await client.generateIdentity({ generateRequest: { gender: Gender.RANDOM, minAge: 40, maxAge: 30 } });
} catch (error) {
  if (!(error instanceof ResponseError)) throw error;
  const problem = ProblemFromJSON(await error.response.json());
  console.log(problem.status, problem.errors?.[0]?.field);
}

const verification = await client.verifyIdentity({
  verifyRequest: {
    identity: RecordToVerifyFromJSON(IdentityToJSON(person)),
    country: Country.JP,
    referenceDate: replay.referenceDate,
  },
});
console.log(verification.coherent);

const household = await client.generateHousehold({
  householdRequest: { country: Country.JP, kind: HouseholdKind.FAMILY, size: 4, ...replay },
});
for (const { relation, identity } of household.members) console.log(relation, identity.name);
