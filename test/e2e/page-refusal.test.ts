import { describe, expect, it } from "vitest";
import { post, serve } from "../protocol/serve.ts";
import { open, shoot, visitServed } from "./browser.ts";
import { nameOn, press } from "./page-person.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("the page after an error", needs(CHROMIUM), () => {
  it("shows the calls left, and counts down when there are none", async () => {
    const { page, advance } = await visitServed("/", { controlClock: true }, { RATE_LIMIT: "3" });
    await page.getByText("1 of 3 calls left").waitFor();
    await press(page, "Draw a new person");
    const name = await nameOn(page);
    const button = page.getByRole("button", { name: "Draw a new person" });
    await button.click();
    await page.getByRole("alert").getByText("The rate limit of this address is exhausted.").waitFor();
    const timer = page.getByRole("timer");
    expect(await timer.textContent()).toMatch(/^It resets in (?:5\d|60) s\.$/);
    expect(await button.isDisabled()).toBe(true);
    await shoot(page, "refused", false);
    await page.clock.runFor(45_000);
    expect(await timer.textContent()).toMatch(/^It resets in (?:\d|1[0-5]) s\.$/);
    expect(await nameOn(page)).toBe(name);
    await page.clock.runFor(15_000);
    await button.and(page.locator(":enabled")).waitFor();
    expect(await page.locator("#error-banner").isVisible()).toBe(false);
    advance(60_000);
    await press(page, "Draw a new person");
    expect(await nameOn(page)).not.toBe(name);
  });

  it("counts down over gRPC-Web too", async () => {
    const { page } = await visitServed("/?protocol=grpc-web", {}, { RATE_LIMIT: "2" });
    await page.getByRole("button", { name: "Draw people" }).click();
    await page
      .getByRole("timer")
      .getByText(/^It resets in \d+ s\.$/)
      .waitFor();
    expect(await page.getByRole("button", { name: "Draw people" }).isDisabled()).toBe(true);
  });

  it("draws the first person after the countdown if the limit was exhausted before", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "2" });
    for (const gender of ["male", "female"]) await post(`${url}/generate`, { gender });
    const { page } = await open(url, { controlClock: true });
    await page.getByRole("timer").getByText("It resets in").waitFor();
    expect(await page.locator(".drawn").count()).toBe(0);
    advance(60_000);
    await page.clock.runFor(60_000);
    await page.locator(".drawn").waitFor();
  });

  it("shows the service's message at the invalid field", async () => {
    const { page } = await visitServed();
    await page.getByRole("spinbutton", { name: "from" }).fill("50");
    await page.getByRole("spinbutton", { name: "to" }).fill("40");
    await page.getByRole("button", { name: "Draw a new person" }).click();
    await page.getByText("“To” must not be less than “from” (50).", { exact: true }).waitFor();
    const invalid = page.getByRole("spinbutton", { name: "to" });
    expect(await invalid.getAttribute("aria-invalid")).toBe("true");
    expect(await invalid.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  });

  it("names every invalid parameter of a link and draws no person", async () => {
    const { url } = await serve();
    const { page } = await open(`${url}/?country=xx&gender=none&min_age=old`);
    const alert = page.getByRole("alert");
    await alert.getByText("The link's country must be one of us, ").waitFor();
    expect(await alert.textContent()).toContain("The link's gender must be one of male, female, random.");
    expect(await alert.textContent()).toContain("The link's min_age must be a whole number.");
    await page.getByRole("heading", { name: "No person yet" }).waitFor();
  });

  it("says that the service cannot be reached, and keeps the person shown", async () => {
    const { page } = await visitServed(`/?seed=gone`);
    const name = await nameOn(page);
    await page.route("**/identity.v1.IdentityService/**", (route) => route.abort());
    await page.getByRole("button", { name: "Draw a new person" }).click();
    await page.getByRole("alert").getByText("The service cannot be reached. Try again in a moment.").waitFor();
    expect(await nameOn(page)).toBe(name);
    await page.unroute("**/identity.v1.IdentityService/**");
    await press(page, "Draw a new person");
    expect(await page.locator("#error-banner").isVisible()).toBe(false);
  });

  it("removes the table when a person of another seed is drawn", async () => {
    const { page } = await visitServed(`/?seed=table`);
    await page.getByRole("button", { name: "Draw people" }).click();
    await page.locator("tbody tr").last().waitFor();
    await press(page, "Draw again");
    expect(await page.locator("tbody tr").count()).toBe(20);
    await press(page, "Draw a new person");
    expect(await page.locator("tbody tr").count()).toBe(0);
    expect(await page.getByRole("button", { name: "CSV" }).isDisabled()).toBe(true);
  });

  it("hides the rate limit where there is none", async () => {
    const { page } = await visitServed("/", {}, { RATE_LIMIT: "0" });
    expect(await page.locator("#rate-limit").isVisible()).toBe(false);
  });

  it("shows initials where the avatar cannot be loaded", async () => {
    const { url } = await serve();
    const { page } = await open("about:blank");
    await page.route("**/avatar/**", (route) => route.abort());
    await page.goto(`${url}/?seed=face&country=us&gender=male`);
    await page.locator("#person .avatar.initials").waitFor();
    expect(await page.locator("#person .avatar").textContent()).toMatch(/^[A-Z]{2}$/);
  });
});
