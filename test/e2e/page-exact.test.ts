import { exec } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { post, serve } from "../protocol/serve.ts";
import { shoot, visit, visitServed } from "./browser.ts";
import { expectAccessible } from "./page-axe.ts";
import { jsonOn, press } from "./page-person.ts";
import { CHROMIUM, needs } from "./programs.ts";

const asked =
  "state=BY&card_brand=Visa&blood_type=A%2B&details=true&extra=company.name&violate=national_id.check_digit";

describe("the page for exactly this person", needs(CHROMIUM), () => {
  it("sends and links the fields that are set, suggests cities, and shows refusals at their fields", async () => {
    const { url, page, complaints } = await visitServed(`/?seed=exact&country=de`);
    await page.getByText("Exactly this person").click();
    await page.getByRole("combobox", { name: "City" }).pressSequentially("Nürn");
    await page.locator("#city-suggestions option[value=Nürnberg]").waitFor({ state: "attached" });
    await page.getByRole("combobox", { name: "City" }).fill("Nürnberg");
    await page.getByRole("combobox", { name: "Card brand" }).selectOption("Mastercard");
    await page.getByRole("textbox", { name: "Further values" }).fill("company.name");
    await press(page, "Draw again");
    const request = { gender: "random", country: "de", city: "Nürnberg", card_brand: "Mastercard" };
    const response = await post(`${url}/generate`, { ...request, extra: "company.name", seed: "exact" });
    expect(await jsonOn(page)).toEqual(await response.json());
    expect([...new URL(page.url()).searchParams.keys()]).toEqual([
      "country",
      "seed",
      "reference_date",
      "city",
      "card_brand",
      "extra",
    ]);
    expect(await page.locator("#exact-count").textContent()).toBe("3 set");

    await page.getByRole("textbox", { name: "State" }).fill("Hessen");
    await page.getByRole("button", { name: "Draw again" }).click();
    await page.getByText("The city lies in BY (Bayern).").waitFor();
    expect(await page.getByRole("combobox", { name: "City" }).getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Clear these fields" }).click();
    await press(page, "Draw again");
    expect(page.url()).not.toContain("city");
    // The refused call is an error of its own on the console.
    expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
  });

  it("shows details, further values and the fields that are broken on purpose", async () => {
    const { url, page } = await visitServed(`/?seed=parts&country=de&${asked}`);
    const record = await post(`${url}/generate`, {
      ...{ gender: "random", country: "de", state: "BY", card_brand: "Visa", blood_type: "A+", seed: "parts" },
      ...{ details: true, extra: "company.name", violate: "national_id.check_digit" },
    });
    const person = JSON.parse(await record.text());
    expect(await jsonOn(page)).toEqual(person);
    const text = (await page.locator("#view-fields-panel").textContent()) ?? "";
    for (const value of [
      person.details.salutation,
      person.details.name.given.native,
      person.details.time_zone,
      person.details.phone_e164,
      person.extra["company.name"],
    ]) {
      expect(text).toContain(value);
    }
    expect(await page.locator(".broken dt").allTextContents()).toEqual([
      expect.stringMatching(/^National id .*broken on purpose$/),
    ]);
    expect(await page.locator("#violate").inputValue()).toBe("national_id.check_digit");
  });

  it("shows a curl command that answers with the person, constraints included", async () => {
    const { page } = await visitServed(`/?seed=code&country=de&${asked}`);
    const line = await page.locator("#code-curl-panel pre").textContent();
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toEqual(await jsonOn(page));
  });

  it("checks the person by the rules of the country when the tab is opened", async () => {
    const { url, page, calls } = await visitServed(`/?seed=rules&country=us`);
    const before = calls.length;
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByText("none fail. The record is coherent.").waitFor();
    expect(calls.length - before).toBe(2);
    expect(await page.locator(".rules h3").allTextContents()).toEqual([
      expect.stringContaining("Form"),
      expect.stringContaining("Coherence"),
      expect.stringContaining("Safety"),
    ]);

    const broken = await visit(`${url}/?seed=rules&country=us&violate=card.luhn`);
    await broken.page.getByRole("tab", { name: "Rules" }).click();
    await broken.page.getByText("1 fails. The record is not coherent.").waitFor();
    expect(await broken.page.locator(".rules li").first().textContent()).toMatch(/^failscard\.luhn.+/);
  });

  it("draws the household of the seed as a tree of generations", async () => {
    const { url, page, complaints } = await visitServed(`/?seed=family&country=mx&violate=card.luhn`);
    await page.getByRole("combobox", { name: "Kind of household" }).selectOption("Family");
    await page.getByRole("button", { name: "Draw household" }).click();
    await page.locator(".member").first().waitFor();
    const response = await post(`${url}/household`, { country: "mx", seed: "family", kind: "family" });
    const { members }: { members: { identity: { name: string } }[] } = JSON.parse(await response.text());
    expect(new Set(await page.locator(".member-name").allTextContents())).toEqual(
      new Set(members.map(({ identity }) => identity.name)),
    );
    expect(await page.locator(".generation[aria-label=Children] .member").count()).toBeGreaterThan(0);
    await page.getByRole("combobox", { name: "Kind of household" }).selectOption("Couple");
    await page.locator(".generation[aria-label=Children]").waitFor({ state: "detached" });
    expect(await page.locator(".couple .member").count()).toBe(2);
    await press(page, "Draw a new person");
    expect(await page.locator("#household-tree").isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["wide", "light", 1440],
    ["narrow", "dark", 360],
  ] as const)("has no violation of axe's rules, %s and %s", async (size, colorScheme, width) => {
    const { url } = await serve();
    const viewport = { width, height: 800 };
    const { page } = await visit(`${url}/?seed=axe&country=de&${asked}`, { colorScheme, viewport });
    if (size === "narrow") await page.getByText("Exactly this person").click();
    await page.getByRole("combobox", { name: "Kind of household" }).selectOption("Generations");
    await page.getByRole("button", { name: "Draw household" }).click();
    await page.locator(".member").first().waitFor();
    await shoot(page, `exact-${size}-${colorScheme}`);
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.locator(".rules li").first().waitFor();
    await shoot(page, `rules-${size}-${colorScheme}`);
    await expectAccessible(page, { within: "[role=tablist], [role=tabpanel]" });
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(width);
  });
});
