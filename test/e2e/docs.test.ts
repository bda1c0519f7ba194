import { describe, expect, it } from "vitest";
import { answerOf, serve } from "../protocol/serve.ts";
import { open } from "./browser.ts";
import { violationsOn } from "./page-axe.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("the reference in a browser", needs(CHROMIUM), () => {
  it("shows every operation and the answer to a call within its content policy, from this service alone", async () => {
    const { url, bugs } = await serve();
    const { page, complaints, requests } = await open(`${url}/docs`);
    await page.locator(".opblock").nth(26).waitFor();
    expect(await page.locator(".opblock-summary-path").allTextContents()).toEqual(
      [
        ...["/generate", "/generate", "/people.json", "/people.csv", "/people.tsv"],
        ...["/people.ndjson", "/people.jsonl", "/people.parquet"],
        ...["/v1/generate", "/household", "/verify", "/verify/batch", "/verify/household"],
        ...["/avatar/{group}/{number}", "/rules", "/places", "/healthz", "/identity.proto"],
        ...["/llms.txt", "/command-line.md", "/library.md", "/engines.md", "/", "/extras.html", "/docs"],
        ...["/openapi.json", "/openapi-3.0.json"],
      ].map((path) =>
        // The viewer lets long paths break here.
        expect.stringMatching(new RegExp(`^${path.replace(/[{}.]/g, "\\$&").replaceAll("/", "\u200b?/")}$`)),
      ),
    );
    await page.locator("#operations-identity-generateIdentity .opblock-summary-control").click();
    await page.getByRole("button", { name: "Try it out" }).click();
    const answer = page.waitForResponse(`${url}/generate`);
    await page.getByRole("button", { name: "Execute" }).click();
    expect((await answer).status()).toBe(200);
    await page.locator(".live-responses-table .highlight-code").first().waitFor();
    expect(await page.locator(".live-responses-table").textContent()).toContain("ratelimit");
    expect(complaints).toEqual([]);
    expect(requests.filter((request) => !request.startsWith(url) && !request.startsWith("data:"))).toEqual([]);
    expect(bugs).toEqual([]);
  });

  it("follows the colour scheme of the system; axe finds nothing critical, and enough contrast in both", async () => {
    const { url } = await serve();
    const { page } = await open(`${url}/docs`, { colorScheme: "dark" });
    await page.locator(".opblock").first().waitFor();
    const closed = await violationsOn(page);
    expect(closed.filter(({ impact }) => impact === "critical").map(({ id }) => id)).toEqual([]);
    await page.locator("#operations-identity-generateIdentity .opblock-summary-control").click();
    await page.locator(".highlight-code").first().waitFor();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(colorScheme === "dark" ? "html.dark-mode" : "html:not(.dark-mode)").waitFor();
      const opened = await violationsOn(page, { rules: ["color-contrast"] });
      expect(
        opened.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        colorScheme,
      ).toEqual([]);
    }
  });
});

describe("GET /docs", () => {
  it("loads files of this origin alone, which are revalidated by their ETags", async () => {
    const { url } = await serve();
    const page = await (await fetch(`${url}/docs`)).text();
    const links = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = ""]) => new URL(link, `${url}/docs`));
    const files = links.filter(({ pathname }) => pathname.startsWith("/docs/"));
    expect(files).toHaveLength(4);
    for (const link of links) expect(link.origin).toBe(url);
    for (const { href } of [new URL(`${url}/docs`), ...files]) {
      const response = await fetch(href);
      expect(response.status).toBe(200);
      const policy = response.headers.get("content-security-policy");
      expect(policy).toMatch(/default-src 'none'.*script-src 'self'/);
      expect(policy).not.toContain("unsafe");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const headers = { "if-none-match": response.headers.get("etag") ?? "" };
      expect((await fetch(href, { headers })).status).toBe(304);
      const plain = await fetch(href, { headers: { "accept-encoding": "identity" } });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await plain.text()).toBe(await response.text());
    }
  });

  it("redirects the path with a slash to the one without, and refuses other methods", async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/docs/`)).url).toBe(`${url}/docs`);
    const refused = await fetch(`${url}/docs`, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await answerOf(refused)).detail).toContain("GET");
    expect((await fetch(`${url}/docs/package.json`)).status).toBe(404);
  });
});
