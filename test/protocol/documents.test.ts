import { describe, expect, it } from "vitest";
import { deadLinksOf } from "../links-of-service.ts";
import { serve } from "./serve.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("the documents of the service", () => {
  it("link to what the service sends, and to headings that are there, as Markdown and as pages", async () => {
    const { url } = await serve();
    const { dead, seen } = await deadLinksOf(url);
    expect(dead).toEqual([]);
    const documents = ["README.md", "library.md", "command-line.md", "engines.md", "rules.md", "schema.md", "docs"];
    expect(seen).toEqual(expect.arrayContaining(documents.map((name) => `${url}/${name}`)));
  });

  it("are pages for browsers and Markdown for all others, which caches tell apart", async () => {
    const { url } = await serve();
    for (const path of ["/library.md", "/llms.txt", "/rules.md"]) {
      const page = await fetch(url + path, { headers: { accept: BROWSER } });
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(page.headers.get("vary")).toBe("Accept, Accept-Encoding");
      const html = await page.text();
      expect(html).toMatch(/^<!doctype html>[\s\S]*<h1 id="[\w-]+">/);
      for (const accept of ["*/*", "text/markdown", "text/plain, text/html;q=0.5"]) {
        const text = await fetch(url + path, { headers: { accept } });
        expect(text.headers.get("content-type"), accept).toBe("text/plain; charset=utf-8");
        expect(text.headers.get("etag")).not.toBe(page.headers.get("etag"));
        expect((await text.text()).startsWith("# "), accept).toBe(true);
      }
    }
  });

  it("have no address of their pages but that of the document", async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/library.md.html`)).status).toBe(404);
  });
});
