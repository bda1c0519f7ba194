import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { serve } from "../../protocol/serve.ts";
import { installGo } from "../go.ts";
import { needs } from "../programs.ts";

it("answers grpcurl twenty times in a row, each on a connection of its own", {
  ...needs("go"),
  timeout: 600_000,
}, async () => {
  const bans: string[] = [];
  const { url } = await serve({}, { onBan: (_client, reason) => bans.push(reason) });
  const folder = await installGo("github.com/fullstorydev/grpcurl/cmd/grpcurl@v1.9.3");
  const request = JSON.stringify({ gender: "GENDER_FEMALE", country: "COUNTRY_JP", seed: "grpcurl" });
  const args = ["-plaintext", "-d", request, new URL(url).host, "identity.v1.IdentityService/GenerateIdentity"];
  for (let run = 0; run < 20; run++) {
    const { stdout } = await promisify(execFile)(join(folder, "grpcurl"), args);
    expect(JSON.parse(stdout)).toMatchObject({ seed: "grpcurl", identity: { address: { country: "Japan" } } });
  }
  expect(bans).toEqual([]);
});
