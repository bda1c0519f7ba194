import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, serve } from "../protocol/serve.ts";
import { CHROMIUM, launch, open, shoot, visit } from "./browser.ts";
import { present } from "./programs.ts";
import { nameOn, press } from "./sheet.ts";

describe.skipIf(!present(CHROMIUM))("the page, where something is refused", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it("tells what is left, and counts down where nothing is", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "3", RATE_WINDOW_SECONDS: "4" });
    const { page } = await visit(browser, url);
    await page.getByText("1 of 3 calls left").waitFor();
    await press(page, "Draw someone new");
    const name = await nameOn(page);
    const button = page.getByRole("button", { name: "Draw someone new" });
    await button.click();
    await page.getByRole("alert").getByText("The allowance of this address is used up.").waitFor();
    const timer = page.getByRole("timer");
    expect(await timer.textContent()).toMatch(/^It renews in [1-4] s\.$/);
    expect(await button.isDisabled()).toBe(true);
    await shoot(page, "refused", false);
    await timer.getByText("It renews in 1 s.").waitFor();
    expect(await nameOn(page)).toBe(name);
    await button.and(page.locator(":enabled")).waitFor();
    expect(await page.locator("#notice").isVisible()).toBe(false);
    advance(4_000);
    await press(page, "Draw someone new");
    expect(await nameOn(page)).not.toBe(name);
  });

  it("counts down over gRPC-Web too", async () => {
    const { url } = await serve({ RATE_LIMIT: "2" });
    const { page } = await visit(browser, `${url}/?protocol=grpc-web`);
    await page.getByRole("button", { name: "Draw twenty" }).click();
    await page
      .getByRole("timer")
      .getByText(/^It renews in \d+ s\.$/)
      .waitFor();
    expect(await page.getByRole("button", { name: "Draw twenty" }).isDisabled()).toBe(true);
  });

  it("draws the first person late where the allowance was used up before", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "2", RATE_WINDOW_SECONDS: "3" });
    for (const gender of ["male", "female"]) await post(`${url}/generate`, { gender });
    const { page } = await open(browser, url);
    await page.getByRole("timer").getByText("It renews in").waitFor();
    expect(await page.locator(".drawn").count()).toBe(0);
    advance(3_000);
    await page.locator(".drawn").waitFor();
  });

  it("shows the service's words at the field that is at fault", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, url);
    await page.getByRole("spinbutton", { name: "from" }).fill("50");
    await page.getByRole("spinbutton", { name: "to" }).fill("40");
    await page.getByRole("button", { name: "Draw someone new" }).click();
    await page.getByText("“To” must not be less than “from” (50).", { exact: true }).waitFor();
    const fault = page.getByRole("spinbutton", { name: "to" });
    expect(await fault.getAttribute("aria-invalid")).toBe("true");
    expect(await fault.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  });

  it("says what is wrong with a link instead of guessing", async () => {
    const { url } = await serve();
    const { page } = await open(browser, `${url}/?country=xx&gender=none&min_age=old`);
    const said = page.getByRole("alert");
    await said.getByText("The link's country is none of the eleven.").waitFor();
    expect(await said.textContent()).toContain("The link's gender must be one of random, female, male.");
    expect(await said.textContent()).toContain("The link's min_age must be a whole number.");
    await page.getByRole("heading", { name: "Nobody yet" }).waitFor();
  });

  it("says so where the service is gone, and keeps whom it drew", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=gone`);
    const name = await nameOn(page);
    await page.route("**/identity.v1.IdentityService/**", (route) => route.abort());
    await page.getByRole("button", { name: "Draw someone new" }).click();
    await page.getByRole("alert").getByText("The service cannot be reached. Try again in a moment.").waitFor();
    expect(await nameOn(page)).toBe(name);
    await page.unroute("**/identity.v1.IdentityService/**");
    await press(page, "Draw someone new");
    expect(await page.locator("#notice").isVisible()).toBe(false);
  });

  it("takes the table of another person away", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=table`);
    await page.getByRole("button", { name: "Draw twenty" }).click();
    await page.locator("tbody tr").last().waitFor();
    await press(page, "Draw again");
    expect(await page.locator("tbody tr").count()).toBe(20);
    await press(page, "Draw someone new");
    expect(await page.locator("tbody tr").count()).toBe(0);
    expect(await page.getByRole("button", { name: "CSV" }).isDisabled()).toBe(true);
  });

  it("keeps no place for an allowance where there is no limit", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const { page } = await visit(browser, url);
    expect(await page.locator("#allowance").isVisible()).toBe(false);
  });

  it("puts initials where the picture cannot be had", async () => {
    const { url } = await serve();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route("**/avatar/**", (route) => route.abort());
    await page.goto(`${url}/?seed=face&country=us&gender=male`);
    await page.locator("#person .portrait.missing").waitFor();
    expect(await page.locator("#person .portrait").textContent()).toMatch(/^[A-Z]{2}$/);
    await context.close();
  });
});
