import { Code, ConnectError } from "@connectrpc/connect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Country, createIdentikitClient, Gender } from "../../../src/library/client/client.ts";
import { people } from "../../../src/library/index.ts";
import { type Served, startIdentikit } from "../../../src/library/testing/testing.ts";

const replay = { seed: "client", reference_date: "2026-01-01" };
const template = {
  gender: Gender.RANDOM,
  country: Country.UK,
  seed: replay.seed,
  referenceDate: replay.reference_date,
};

let tight: Served;
beforeAll(async () => {
  tight = await startIdentikit({ rateLimit: 2, rateWindowSeconds: 1 });
});
afterAll(() => tight.close());

describe("the client", () => {
  it("resumes a stream that the rate limit ended, and retries calls that it refused", async () => {
    const client = createIdentikitClient({ baseUrl: tight.url });
    const names: string[] = [];
    for await (const { name } of client.people({ template, count: 350, firstIndex: 7 })) names.push(name);
    const expected = people({ ...replay, country: "uk", count: 350, first_index: 7 });
    expect(names).toEqual(Array.from(expected, ({ name }) => name));
    const answers = await Promise.all([0, 1, 2].map(() => client.generateIdentity(template)));
    expect(new Set(answers.map(({ identity }) => identity?.name)).size).toBe(1);
  });

  it("keeps the seed that the service drew for the first answer", async () => {
    const client = createIdentikitClient({ baseUrl: tight.url });
    const emails = new Set<string>();
    const request = { template: { gender: Gender.FEMALE, country: Country.DE }, count: 250 };
    for await (const { email } of client.people(request)) emails.add(email);
    expect(emails.size).toBe(250);
  });

  it("throws after its last retry, and throws other errors at once", async () => {
    const client = createIdentikitClient({ baseUrl: tight.url, retries: 0 });
    const outcomes = await Promise.allSettled([0, 1, 2].map(() => client.generateIdentity(template)));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(reasons.map((reason) => ConnectError.from(reason).code)).toContain(Code.ResourceExhausted);
    const wrong = createIdentikitClient({ baseUrl: tight.url }).generateIdentity({ gender: Gender.UNSPECIFIED });
    await expect(wrong).rejects.toMatchObject({ code: Code.InvalidArgument });
  });

  it("stops waiting when it is aborted", async () => {
    const client = createIdentikitClient({ baseUrl: tight.url });
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      let count = 0;
      for await (const _person of client.people({ template }, { signal: stop.signal })) {
        if (++count === 150) stop.abort();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: Code.Canceled });
  });
});
