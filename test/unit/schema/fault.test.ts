import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faultReasons } from "../../../src/schema/fault.ts";

it("reasons are written as google.rpc.BadRequest demands", () => {
  for (const reason of Object.keys(faultReasons)) expect(reason).toMatch(/^[A-Z][A-Z0-9_]{0,61}[A-Z0-9]$/);
});

it("the proto lists all reasons", () => {
  const proto = readFileSync(new URL("../../../proto/identity/v1/identity.proto", import.meta.url), "utf8");
  for (const reason of Object.keys(faultReasons)) expect(proto).toContain(reason);
});
