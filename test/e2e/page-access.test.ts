import { describe, expect, it } from "vitest";
import { serve } from "../protocol/serve.ts";
import { shoot, visit, visitServed } from "./browser.ts";
import { colours, expectAccessible } from "./page-axe.ts";
import { jsonOn, nameOn } from "./page-person.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("the page", needs(CHROMIUM), () => {
  it("can be used by keyboard alone", async () => {
    const { page, calls } = await visitServed(`/?seed=keys`);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Skip to the person");
    await page.keyboard.press("Enter");
    expect(await page.locator(":focus").getAttribute("id")).toBe("person");
    expect(calls).toHaveLength(2);
    const badge = page.getByRole("button", { name: /where the name comes from/ });
    await page.getByRole("button", { name: "Copy name" }).focus();
    await page.keyboard.press("Tab");
    expect(await badge.getAttribute("aria-expanded")).toBe("true");
    await page.getByText("Source").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await badge.getAttribute("aria-expanded")).toBe("false");
    await page.getByRole("tab", { name: "curl", exact: true }).focus();
    for (const [key, tab] of [
      ["ArrowRight", "buf curl"],
      ["End", "k6"],
      ["ArrowRight", "curl"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.getByRole("tab", { name: tab, exact: true }).getAttribute("aria-selected")).toBe("true");
    }
  });

  it("shifts no layout while it loads", async () => {
    const { page } = await visitServed(`/?seed=still`, { viewport: { width: 390, height: 844 } });
    // The script loads only after the first paint.
    await page.route("**/assets/*.js", async (route) => {
      const painted = `performance.getEntriesByName("first-contentful-paint").length > 0`;
      while (!(await page.evaluate(painted))) await page.waitForTimeout(10);
      await route.continue();
    });
    await page.reload();
    await page.locator(".drawn").waitFor();
    // As text, because Node's types of the observer lack layout shifts.
    const score = await page.evaluate<number>(`new Promise((resolve) => {
      const sum = (list) => list.getEntries().reduce((total, { value }) => total + value, 0);
      new PerformanceObserver((list) => resolve(sum(list))).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100, 0)));
    })`);
    expect(score).toBeLessThan(0.05);
  });

  it("copies a field, the JSON and the link", async () => {
    const { url } = await serve();
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page } = await visit(`${url}/?seed=copy`, { permissions });
    const copied = async (button: string): Promise<string> => {
      await page.getByRole("button", { name: button, exact: true }).click({ force: true });
      await page.locator(".copy.copied").last().waitFor();
      return page.locator("html").evaluate((html) => html.ownerDocument.defaultView?.navigator.clipboard.readText());
    };
    expect(await copied("Copy name")).toBe(await nameOn(page));
    expect(await copied("Copy number")).toMatch(/^\d{16}$/);
    expect(await copied("Copy link to this person")).toBe(page.url());
    await page.getByRole("tab", { name: "JSON" }).click();
    expect(JSON.parse(await copied("Copy JSON"))).toEqual(await jsonOn(page));
  });

  it.each([
    ["wide", 1440, 900, "jp"],
    ["narrow", 360, 780, "mx"],
  ] as const)(
    "has no violation of axe's rules in the light and the dark colour scheme, %s",
    async (size, width, height, country) => {
      const { url } = await serve();
      const viewport = { width, height };
      const { page } = await visit(`${url}/?seed=axe&country=${country}`, { colorScheme: "light", viewport });
      const change = (colorScheme: "light" | "dark"): Promise<void> => page.emulateMedia({ colorScheme });
      const shootBoth = async (name: string, fullPage?: boolean): Promise<void> => {
        for (const colorScheme of ["dark", "light"] as const) {
          await change(colorScheme);
          await shoot(page, `${size}-${colorScheme}${name}`, fullPage);
        }
      };
      await shootBoth("-first", false);
      await page.getByRole("button", { name: "Draw people" }).click();
      await page.locator("tbody tr").last().waitFor();
      await page.getByRole("button", { name: /where the phone comes from/ }).click();
      await shootBoth("");
      await expectAccessible(page);
      // The schemes differ in colours alone.
      await change("dark");
      await expectAccessible(page, colours);
      for (const tab of ["JSON", "TypeScript"]) await page.getByRole("tab", { name: tab }).click();
      const within = "[role=tablist], [role=tabpanel]";
      await expectAccessible(page, { ...colours, within });
      await change("light");
      await expectAccessible(page, { within });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(width);
    },
  );
});
