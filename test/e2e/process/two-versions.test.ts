import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Code, createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { beforeAll, describe, expect, it } from "vitest";
import { Country, Gender, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { dataVersion } from "../../../src/person/field.ts";
import { answerOf, post } from "../../protocol/serve.ts";
import { needs } from "../programs.ts";
import { type Balancer, startNginx } from "./nginx.ts";
import { endAfterAll, npmStart, type OnEnd, start } from "./run-server.ts";

const NEXT = "2099.1";

/** The command of a copy of the service with another data version, which is removed at the end. */
function withOtherData(onEnd: OnEnd): readonly string[] {
  const program = npmStart.at(-1) ?? expect.fail();
  const copy = join(dirname(program), "next.cjs");
  const text = readFileSync(program, "utf8");
  const found = `dataVersion = "${dataVersion}"`;
  expect(text.split(found)).toHaveLength(2);
  onEnd(() => rm(copy));
  writeFileSync(copy, text.replace(found, `dataVersion = "${NEXT}"`));
  return [...npmStart.slice(0, -1), copy];
}

const fixed = { gender: "female", country: "jp", seed: "demo", reference_date: "2026-01-01" };

describe("two versions of the data behind nginx", needs("nginx"), () => {
  let balancer: Balancer;
  const urls: string[] = [];
  const onEnd = endAfterAll();
  beforeAll(async () => {
    const env = { RATE_LIMIT: "0", TRUSTED_PROXIES: "127.0.0.1" };
    const old = await start(env, { onEnd });
    const next = await start(env, { onEnd, command: withOtherData(onEnd) });
    urls.push(old.url, next.url);
    balancer = await startNginx([old.port, next.port, next.port], onEnd);
  });

  it("are named by /healthz of each", async () => {
    const named = await Promise.all(urls.map(async (url) => (await fetch(`${url}/healthz`)).json()));
    expect(named).toMatchObject([{ data_version: dataVersion }, { data_version: NEXT }]);
  });

  it("draw two people from one seed, each with its version", async () => {
    const people = new Map<string, Set<string>>();
    for (let call = 0; call < 20; call++) {
      const response = await post(`${balancer.url}/generate`, fixed);
      const version = response.headers.get("identity-data-version") ?? "";
      people.set(version, (people.get(version) ?? new Set()).add((await answerOf(response)).national_id));
    }
    expect([...people.keys()].sort()).toEqual([dataVersion, NEXT]);
    const [one = new Set(), other = new Set()] = people.values();
    expect([one.size, other.size]).toEqual([1, 1]);
    expect(one).not.toEqual(other);
  });

  it("answer a client that names one with that one's person or with a refusal that names the other", async () => {
    const ids = new Set<string>();
    let refusals = 0;
    for (let call = 0; call < 20; call++) {
      const response = await post(`${balancer.url}/generate`, { ...fixed, data_version: dataVersion });
      const answer = await answerOf(response);
      if (response.status === 200) ids.add(answer.national_id);
      else {
        refusals++;
        const message = `must be ${NEXT}, the only one that this service has`;
        expect(answer).toMatchObject({
          status: 400,
          errors: [{ field: "data_version", message, reason: "UNKNOWN_VALUE" }],
        });
      }
    }
    expect(ids.size).toBe(1);
    expect(refusals).toBeGreaterThan(0);
  });

  it("refuse it on RPC likewise, which a client may repeat until it reaches the version that it names", async () => {
    const client = createClient(IdentityService, createGrpcTransport({ baseUrl: balancer.http2Url }));
    const request = { gender: Gender.FEMALE, country: Country.JP, seed: "demo", referenceDate: "2026-01-01" };
    const call = () =>
      client.generateIdentity({ ...request, dataVersion: NEXT }).then(
        ({ dataVersion: drawn }) => drawn,
        (error) => error,
      );
    const answers = await Promise.all(Array.from({ length: 20 }, call));
    const refused = answers.filter((answer) => typeof answer !== "string");
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set([NEXT]));
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused) {
      expect(error).toMatchObject({ code: Code.InvalidArgument });
      expect(error.rawMessage).toContain(`data_version must be ${dataVersion}`);
    }
  });
});
