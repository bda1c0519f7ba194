import { fromJson, type JsonObject } from "@bufbuild/protobuf";
import { createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import {
  Country,
  GenerateIdentityRequestSchema,
  HouseholdKind,
  type Identity,
  IdentitySchema,
  IdentityService,
  Relation,
  RuleKind,
  Verdict,
} from "../../../src/gen/identity/v1/identity_pb.ts";
import { callOf } from "../../golden/refusals/rpc.ts";
import { matrix } from "../matrix/transport-matrix.ts";
import { post, serve } from "../serve.ts";
import { objectOf, objectsOf } from "./plain.ts";

const clients = (url: string) =>
  matrix.map(
    ([protocol, http, transport]) =>
      [`${protocol} over HTTP/${http}`, createClient(IdentityService, transport(url))] as const,
  );

/** A record in plain JSON as the message that it is on the other protocols. */
function messageOf(record: JsonObject): Identity {
  return fromJson(IdentitySchema, { ...record, gender: `GENDER_${String(record.gender).toUpperCase()}` });
}

/** A request in plain JSON, and as the message. */
function asked(plain: JsonObject) {
  const [, fields] = callOf({ of: "people", fields: plain }) ?? [];
  // cast: the message in JSON.
  return { plain, message: fromJson(GenerateIdentityRequestSchema, fields as JsonObject) };
}

const constrained = asked({
  gender: "female",
  country: "de",
  seed: "transports",
  city: "koln",
  born_from: "1980-01-01",
  born_to: "1989-12-31",
  card_brand: "Visa",
  blood_type: "O-",
  phone_range: "never_issued",
  details: true,
  extra: ["company.name", "color.human"],
  script: "latin",
});

const broken = asked({
  gender: "random",
  country: "jp",
  seed: "transports",
  state: "13",
  postal_code: "1",
  violate: ["dob.zodiac"],
});

it.each([
  ["constraints, details, extras and Latin letters", constrained],
  ["a place and a rule to break", broken],
])("every transport answers the same person for %s", async (_what, { plain, message }) => {
  const { url } = await serve();
  const response = await post(`${url}/generate`, plain);
  expect(response.status).toBe(200);
  const person = messageOf(await objectOf(response));
  for (const [transport, client] of clients(url)) {
    expect((await client.generateIdentity(message)).identity, transport).toEqual(person);
    const { identities } = await client.batchGenerateIdentities({ template: message, count: 2 });
    expect(identities[0], transport).toEqual(person);
    const [chunk] = await Array.fromAsync(client.streamIdentities({ template: message, count: 2 }));
    expect(chunk?.identities, transport).toEqual(identities);
  }
});

it("a constrained person is as asked for", async () => {
  const { url } = await serve();
  const person = messageOf(await objectOf(await post(`${url}/generate`, constrained.plain)));
  expect(person.address?.city).toBe("Koeln");
  expect(person.dob?.date).toMatch(/^198\d-/);
  expect(person.bloodType).toBe("O-");
  expect(person.creditCard?.providerBank).toBe("Visa");
  expect(person.details?.countryCode).toBe("DE");
  expect(Object.keys(person.extra).sort()).toEqual(["color.human", "company.name"]);
  const other = messageOf(await objectOf(await post(`${url}/generate`, broken.plain)));
  expect(other.violated).toEqual(["dob.zodiac"]);
  expect(other.address?.stateAbbreviation).toBe("13");
});

it("every transport answers the same household, alone, in batches and in streams", async () => {
  const { url } = await serve();
  const plain = { country: "mx", seed: "transports", kind: "family", size: 4, index: 3 };
  const household = { template: { country: Country.MX, seed: "transports" }, kind: HouseholdKind.FAMILY, size: 4 };
  const members = objectsOf((await objectOf(await post(`${url}/household`, plain))).members);
  expect(members).toHaveLength(4);
  const expected = members.map((member) => ({
    id: member.id,
    identity: messageOf(objectsOf([member.identity])[0] ?? {}),
    relation: Relation[String(member.relation).toUpperCase() as keyof typeof Relation],
    parents: member.parents,
    partner: member.partner,
    livesHere: member.lives_here,
  }));
  for (const [transport, client] of clients(url)) {
    const single = await client.generateHousehold({ ...household, index: 3 });
    expect(single.members, transport).toMatchObject(expected);
    const batch = await client.batchGenerateHouseholds({ template: household, count: 2, firstIndex: 3 });
    expect(batch.households[0]?.members, transport).toEqual(single.members);
    expect([batch.households.length, batch.firstIndex]).toEqual([2, 3]);
    const chunks = await Array.fromAsync(client.streamHouseholds({ template: household, count: 2, firstIndex: 3 }));
    expect(chunks.flatMap(({ households }) => households)).toEqual(batch.households);
  }
});

it("every transport answers the same verification of the same record", async () => {
  const { url } = await serve();
  const record = await objectOf(await post(`${url}/generate`, { ...broken.plain, details: true }));
  const check = { identity: record, country: "jp", reference_date: "2026-11-20" };
  const plain = await objectOf(await post(`${url}/verify`, check));
  expect(plain.coherent).toBe(false);
  const results = objectsOf(plain.results);
  const expected = results.map(({ kind, verdict, ...result }) => ({
    ...result,
    kind: RuleKind[String(kind).toUpperCase() as keyof typeof RuleKind],
    verdict: Verdict[String(verdict).toUpperCase() as keyof typeof Verdict],
  }));
  expect(results.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule)).toEqual(["dob.zodiac"]);
  const several = await objectOf(await post(`${url}/verify/batch`, { requests: [check, check] }));
  expect(several.responses).toEqual([plain, plain]);
  const request = { identity: messageOf(record), country: Country.JP, referenceDate: "2026-11-20" };
  for (const [transport, client] of clients(url)) {
    const single = await client.verifyIdentity(request);
    expect(single, transport).toMatchObject({ coherent: false, results: expected });
    expect((await client.verifyIdentities({ requests: [request, request] })).responses, transport).toEqual([
      single,
      single,
    ]);
  }
});

it("every transport lists the same places and rules, and how many values there are", async () => {
  const { url } = await serve();
  const plainPlaces = await objectOf(await fetch(`${url}/places?country=de&query=munch&limit=3`));
  const plainRules = objectsOf((await objectOf(await fetch(`${url}/rules?country=de`))).rules);
  for (const [transport, client] of clients(url)) {
    const places = await Array.fromAsync(client.listPlaces({ country: Country.DE, query: "munch", limit: 3 }));
    expect(
      places.map(({ name, latinName, state, postalCodes, inhabitants }) => ({
        name,
        latin_name: latinName,
        state,
        postal_codes: postalCodes,
        inhabitants,
      })),
      transport,
    ).toEqual(plainPlaces.places);
    const { rules } = await client.listRules({ country: Country.DE });
    expect(rules.map(({ rule, canBeViolated }) => [rule, canBeViolated])).toEqual(
      plainRules.map((rule) => [rule.rule, rule.can_be_violated]),
    );
    const { countries } = await client.listCountries({});
    const german = countries.find(({ code }) => code === "de")?.fields ?? [];
    expect(german.find(({ field }) => field === "email")?.distinct, transport).toBe(2n ** 32n);
    expect(german.find(({ field }) => field === "national_id")?.distinct, transport).toBeGreaterThan(1_000_000n);
  }
});
