import { expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { post, serve, today } from "../serve.ts";

it("a verification is the JSON of its results, byte for byte, alone and among others", async () => {
  const service = createIdentityService({ newSeed: () => "fresh", today: () => today });
  const { url, bugs } = await serve();
  const { identity } = service.generate({ gender: "female", country: "de", seed: "verified", details: true });
  const records = [identity, { ...identity, blood_type: "C+", 'with "quotes"\ud800': 1 }, { name: "Anna Schmidt" }];
  const requests = records.map((record) => ({ country: "de", identity: record }));
  const expected = requests.map((request) => JSON.stringify(service.verify(request)));
  for (const [at, request] of requests.entries()) {
    expect(await (await post(`${url}/verify`, request)).text()).toBe(expected[at]);
  }
  expect(await (await post(`${url}/verify/batch`, { requests })).text()).toBe(`{"responses":[${expected.join()}]}`);
  expect(bugs).toEqual([]);
});
