import { createClient } from "@connectrpc/connect";
import { expect, it } from "vitest";
import { Country, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { start } from "../../e2e/process/run-server.ts";
import { matrix } from "../matrix/transport-matrix.ts";
import { post } from "../serve.ts";

/** In every field of the records, so that a line with any of them is found. */
const secret = "Zyxwvutsrq";

const record = {
  name: `${secret} 1`,
  email: `${secret}@example.com`,
  address: { city: `${secret} 2`, zip: `${secret} 3` },
  dob: { date: `${secret} 4` },
  national_id: `${secret} 5`,
  phone: `${secret} 6`,
  extra: { [secret]: secret },
};

it("a server that logs all it can logs nothing of a record, valid or not", async () => {
  const { process: server, url, exit, err } = await start({ LOG_LEVEL: "debug", RATE_LIMIT: "0" });
  const { national_id: nationalId, ...fields } = record;
  const message = { identity: { ...fields, nationalId }, country: Country.DE };
  const statuses = await Promise.all(
    (
      [
        ["", { country: "de", identity: record }],
        ["/batch", { requests: [{ country: "de", identity: record }] }],
        ["", { country: "de", identity: { ...record, [secret]: secret } }],
        ["", { country: secret, identity: record, [secret]: secret }],
        ["/household", { members: [{ id: 1, identity: record }] }],
        ["", `{"identity": ${secret}`],
      ] as const
    ).map(async ([form, body]) => (await post(`${url}/verify${form}`, body)).status),
  );
  expect(statuses).toEqual([200, 200, 200, 400, 200, 400]);
  await fetch(`${url}/places?country=de&query=${secret}`);
  for (const [, , transport] of matrix) {
    const client = createClient(IdentityService, transport(url));
    await client.verifyIdentity(message);
    await client.verifyIdentities({ requests: [message] });
    await client.verifyIdentity({ identity: message.identity }).catch(() => {});
  }
  server.kill("SIGTERM");
  await exit;
  const paths = err()
    .split("\n")
    .filter((line) => line.includes('"answered"'))
    .map((line) => /"path":"([^"]*)"/.exec(line)?.[1]);
  expect(paths.filter((path) => path?.startsWith("/verify"))).toHaveLength(statuses.length);
  expect(paths).toContain("/places");
  expect(paths.filter((path) => path?.endsWith("VerifyIdentities"))).toHaveLength(matrix.length);
  expect(err()).not.toContain(secret);
});
