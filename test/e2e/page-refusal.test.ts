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
    await press(page, "Someone new");
    const name = await nameOn(page);
    const button = page.getByRole("button", { name: "Someone new" });
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
    await press(page, "Someone new");
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
    await page.getByRole("button", { name: "Someone new" }).click();
    await page.getByText("It must not be less than min_age (50).", { exact: true }).waitFor();
    expect(await page.getByRole("spinbutton", { name: "to" }).getAttribute("aria-invalid")).toBe("true");
  });

  it("says what is wrong with a link instead of guessing", async () => {
    const { url } = await serve();
    const { page } = await open(browser, `${url}/?country=xx&gender=none&min_age=old`);
    const said = page.getByRole("alert");
    await said.getByText("The link's country is none of the eleven.").waitFor();
    expect(await said.textContent()).toContain("The link's gender must be one of random, female, male.");
    expect(await said.textContent()).toContain("The link's min_age must be a whole number.");
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
