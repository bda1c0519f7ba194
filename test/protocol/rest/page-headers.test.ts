import { expect, it } from "vitest";
import { serve } from "../serve.ts";

it("the page and the viewer of the OpenAPI document have the same security headers and are revalidated", async () => {
  const { url } = await serve();
  for (const path of ["/", "/docs"]) {
    const { headers } = await fetch(url + path);
    expect(headers.get("content-security-policy")?.split("; "), path).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get("referrer-policy"), path).toBe("no-referrer");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("cache-control"), path).toBe("no-cache");
  }
});
