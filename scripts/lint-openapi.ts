/**
 * Lints the OpenAPI document that the service serves, with and without a rate limit, by Redocly's recommended rules.
 * Warnings count as errors. Needs no network: telemetry and the check for updates are off.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../src/app/config.ts";
import { createIdentityService } from "../src/service/service.ts";
import { openapiDocument } from "../src/transport/openapi/document.ts";

const { rateLimit, rateWindowSeconds, maxBodyBytes } = readConfig({});
const policy = { limit: rateLimit, windowSeconds: rateWindowSeconds };
const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 1, day: 1 }) });

const directory = mkdtempSync(join(tmpdir(), "identikit-openapi-"));
const write = (name: string, limits: Parameters<typeof openapiDocument>[1]): string => {
  const file = join(directory, name);
  writeFileSync(file, JSON.stringify(openapiDocument(service, limits), null, 2));
  return file;
};

try {
  const files = [
    write("limited.json", { policy, maxBodyBytes }),
    write("unlimited.json", { policy: undefined, maxBodyBytes }),
  ];
  // recommended-strict: the rules of `recommended`, each of them an error.
  const { status, error } = spawnSync("redocly", ["lint", "--extends=recommended-strict", ...files], {
    stdio: "inherit",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  if (error !== undefined) throw error;
  process.exitCode = status ?? 1;
} finally {
  rmSync(directory, { recursive: true });
}
