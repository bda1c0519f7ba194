/**
 * Lints the OpenAPI document that the service serves, in both versions, by Redocly's recommended rules. Warnings count as
 * errors. Needs no network: telemetry and the check for updates are off.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIdentityService } from "../src/library/generator.ts";
import { type OpenapiVersion, openapiDocument } from "./openapi/document.ts";

const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 1, day: 1 }) });

const directory = mkdtempSync(join(tmpdir(), "identikit-openapi-"));
const write = (version: OpenapiVersion): string => {
  const file = join(directory, `openapi-${version}.json`);
  writeFileSync(file, JSON.stringify(openapiDocument(service, version), null, 2));
  return file;
};

try {
  // recommended-strict: the rules of `recommended`, each of them an error.
  const { status, error } = spawnSync(
    "redocly",
    ["lint", "--extends=recommended-strict", write("3.1.1"), write("3.0.4")],
    {
      stdio: "inherit",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  if (error !== undefined) throw error;
  process.exitCode = status ?? 1;
} finally {
  rmSync(directory, { recursive: true });
}
