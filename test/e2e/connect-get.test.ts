import { describe, expect, it } from "vitest";
import { answerOf, post, serve } from "../protocol/serve.ts";
import { open } from "./browser.ts";
import { byGet, serveCrossOriginPage } from "./cross-origin-page.ts";
import { observing } from "./observing.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("Connect-Web with useHttpGet in a browser", needs(CHROMIUM), () => {
  it("gets people of another origin without a preflight, and a second time from its own cache", async () => {
    const methods: string[] = [];
    const observer = observing({ answered: ({ method, path }) => void methods.push(`${method} ${path}`) });
    const { url, bugs } = await serve({}, { observer });
    const { page, complaints } = await open(await serveCrossOriginPage(url, byGet));
    const names: readonly string[] = JSON.parse((await page.locator("output").textContent()) ?? "");
    const call = "GET /identity.v1.IdentityService/GenerateIdentity";
    expect(methods).toEqual([call, call]);
    const fields = { gender: "female", seed: "by-get", reference_date: "2026-01-01" };
    const { name } = await answerOf(await post(`${url}/generate`, fields));
    expect(names).toEqual([name, name, name, name]);
    expect([complaints, bugs]).toEqual([[], []]);
  });
});
