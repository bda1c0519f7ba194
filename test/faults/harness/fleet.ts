import type { Limits } from "../../../src/http/limits.ts";
import { type Served, serve } from "../../protocol/serve.ts";

export const generate = "identity.v1.IdentityService/GenerateIdentity";
export const stream = "identity.v1.IdentityService/StreamIdentities";
export const person = { gender: "GENDER_MALE" };

/** A service without a rate limit, and the reasons for which it has banned this machine. */
export async function serveFleet(
  limits: Partial<Limits> = {},
  env: Record<string, string> = {},
): Promise<Served & { readonly bans: readonly string[] }> {
  const bans: string[] = [];
  const served = await serve({ RATE_LIMIT: "0", ...env }, { limits, onBan: (_client, reason) => bans.push(reason) });
  return { ...served, bans };
}
