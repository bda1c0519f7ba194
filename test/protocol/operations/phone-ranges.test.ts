import { type Client, ConnectError, createClient } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import { BadRequestSchema } from "../../../src/gen/google/rpc/error_details_pb.ts";
import { Country, Gender, IdentityService, PhoneRange } from "../../../src/gen/identity/v1/identity_pb.ts";
import { person } from "../../../src/library/index.ts";
import { matrix } from "../matrix/transport-matrix.ts";
import { post, serve } from "../serve.ts";
import { objectOf, objectsOf } from "./plain.ts";

const asked = { gender: "male", seed: "transports", reference_date: "2026-11-25" } as const;

function clients(url: string): readonly Client<typeof IdentityService>[] {
  return matrix.map(([, , transport]) => createClient(IdentityService, transport(url)));
}

describe.each([
  ["mobile", PhoneRange.MOBILE, "au", Country.AU, /^\+61 491 57\d \d{3}$/],
  ["mobile", PhoneRange.MOBILE, "uk", Country.UK, /^\+44 7700 900\d{3}$/],
  ["mobile", PhoneRange.MOBILE, "us", Country.US, /^\+1 \d{3} 555 01\d\d$/],
  ["valid", PhoneRange.VALID, "uk", Country.UK, /^\+44 (?:\d{2,3} \d{3,4} \d{4}|3069 990\d{3})$/],
  ["valid", PhoneRange.VALID, "ru", Country.RU, /^\+7 \d{3,5} 0/],
] as const)("the telephone range %s", (range, phoneRange, country, place, form) => {
  it(`is the same on every surface for ${country}`, async () => {
    const { url } = await serve();
    const { phone } = await objectOf(await post(`${url}/generate`, { ...asked, country, phone_range: range }));
    expect(phone).toMatch(form);
    expect(person({ ...asked, country, phone_range: range }).phone).toBe(phone);
    const { seed, reference_date: referenceDate } = asked;
    for (const client of clients(url)) {
      const { identity } = await client.generateIdentity({
        gender: Gender.MALE,
        seed,
        referenceDate,
        country: place,
        phoneRange,
      });
      expect(identity?.phone).toBe(phone);
    }
  });
});

it("A telephone range that the country lacks is refused on every transport, with the reason", async () => {
  const { url } = await serve();
  for (const [range, phoneRange] of [
    ["mobile", PhoneRange.MOBILE],
    ["valid", PhoneRange.VALID],
  ] as const) {
    const why = "is not possible for India: India has set aside no";
    const reason = `${range} ${why}`;
    const rpcReason = `PHONE_RANGE_${range.toUpperCase()} ${why}`;
    const response = await post(`${url}/generate`, { ...asked, country: "in", phone_range: range });
    expect(response.status).toBe(400);
    const [error] = objectsOf((await objectOf(response)).errors);
    expect(error).toMatchObject({ field: "phone_range", message: expect.stringContaining(reason) });
    expect(() => person({ ...asked, country: "in", phone_range: range })).toThrow(reason);
    for (const client of clients(url)) {
      const call = client.generateIdentity({ gender: Gender.MALE, country: Country.IN, phoneRange });
      const failure = ConnectError.from(await call.catch((thrown: unknown) => thrown));
      const [violation] = failure.findDetails(BadRequestSchema).flatMap(({ fieldViolations }) => fieldViolations);
      expect(violation).toMatchObject({ field: "phone_range", description: expect.stringContaining(rpcReason) });
    }
  }
});
