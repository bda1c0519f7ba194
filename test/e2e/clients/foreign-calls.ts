import { join } from "node:path";
import { finish, root, start } from "../command-line/run-draw.ts";

export const generate = "identity.v1.IdentityService/GenerateIdentity";

export const template = {
  gender: "GENDER_FEMALE",
  country: "COUNTRY_JP",
  seed: "foreign",
  reference_date: "2026-01-01",
};
export const plain = { gender: "female", country: "jp", seed: "foreign", reference_date: "2026-01-01" };

/** Runs `buf curl` without a schema: all that it knows comes from reflection. */
export const bufCurl = (...args: readonly string[]) =>
  finish(start(join(root, "node_modules/.bin/buf"), ["curl", ...args]));
