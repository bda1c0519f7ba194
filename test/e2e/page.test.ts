import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf, post, serve } from "../protocol/serve.ts";
import { CHROMIUM, launch, open, shoot, visit } from "./browser.ts";
import { serveElsewhere } from "./elsewhere.ts";
import { present } from "./programs.ts";

const nameOn = (page: Page): Promise<string | null> => page.locator("#person-name").textContent();
const jsonOn = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator("#view-json-panel pre").textContent()) ?? "");

/** Presses, and waits for the person that comes of it. */
async function press(page: Page, button: string): Promise<void> {
  const before = await page.locator(".drawn > header").elementHandle();
  await page.getByRole("button", { name: button, exact: true }).click();
  await before?.waitForElementState("hidden");
}

describe.skipIf(!present(CHROMIUM))("the page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it("draws a person by itself, and asks nobody but the service", async () => {
    const { url, bugs } = await serve();
    const { page, complaints, requests, calls } = await visit(browser, url);
    const { searchParams } = new URL(page.url());
    const response = await post(`${url}/generate`, {
      gender: "random",
      seed: searchParams.get("seed"),
      reference_date: searchParams.get("reference_date"),
    });
    expect(await jsonOn(page)).toEqual(await response.json());
    expect(new Set(calls)).toEqual(new Set(["application/json"]));
    expect(requests.filter((request) => !request.startsWith(`${url}/`) && !request.startsWith("data:"))).toEqual([]);
    expect([complaints, bugs]).toEqual([[], []]);
  });

  it("shows all twelve fields with where they come from", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?country=de&gender=female&seed=ada`);
    const person = await answerOf(await post(`${url}/generate`, { gender: "female", country: "de", seed: "ada" }));
    const text = (await page.locator("#person").innerText()).replaceAll(/\s+/g, " ");
    for (const value of [
      person.name,
      person.address.street,
      person.address.city,
      person.address.state_name,
      person.address.state_abbreviation,
      person.address.zip,
      person.address.country,
      person.blood_type,
      person.credit_card.cvv,
      person.credit_card.expiry,
      person.credit_card.provider_bank,
      person.dob.date,
      person.dob.zodiac,
      person.email,
      person.national_id,
      person.phone,
      `Woman, ${person.dob.age}`,
      `${person.height.cm} cm ${person.height.feet}′ ${person.height.inches}″`,
      `${person.weight.kg} kg ${person.weight.lbs} lb`,
    ]) {
      expect(text).toContain(value);
    }
    expect(text.replaceAll(" ", "")).toContain(person.credit_card.number);
    expect(await page.locator("#person .portrait img").getAttribute("src")).toBe(person.photo_url);
    const labels = await page.locator("#person .columns dt, #person .marks > .label").allInnerTexts();
    expect(labels.length).toBe(19);
    for (const label of labels) expect(label).toMatch(/(real|invented|reserved|never issued|test)/);
    expect(await page.locator("#person-name").getAttribute("lang")).toBe("de");
  });

  it("draws a Japanese woman over gRPC-Web, and streams twenty of them", async () => {
    const { url } = await serve();
    const { page, calls, complaints } = await visit(browser, url);
    calls.length = 0;
    await page.getByRole("radio", { name: "Japan" }).check({ force: true });
    await page.getByRole("radio", { name: "Woman" }).check({ force: true });
    await page.getByRole("radio", { name: "gRPC-Web" }).check({ force: true });
    await press(page, "Someone new");
    await page.getByRole("button", { name: "Draw twenty" }).click();
    await page.getByRole("button", { name: "CSV" }).and(page.locator(":enabled")).waitFor();
    expect(calls).toEqual(["application/grpc-web+proto", "application/grpc-web+proto"]);
    expect(await jsonOn(page)).toMatchObject({ gender: "female", address: { country: "Japan" } });
    expect(await page.locator("#person-name").getAttribute("lang")).toBe("ja");
    expect(await page.locator("tbody tr").count()).toBe(20);
    expect(await page.locator("tbody th span").first().textContent()).toBe(await nameOn(page));
    expect(complaints).toEqual([]);
  });

  it("shows the same person to whoever gets the link", async () => {
    const { url } = await serve();
    const one = await visit(browser, `${url}/?country=cn&min_age=30&max_age=40`);
    await press(one.page, "Someone new");
    const other = await visit(browser, one.page.url());
    expect(await jsonOn(other.page)).toEqual(await jsonOn(one.page));
    expect(other.page.url()).toBe(one.page.url());
    expect(await other.page.getByLabel("from").inputValue()).toBe("30");
    expect(new URL(one.page.url()).searchParams.get("reference_date")).toBe("2026-11-20");
  });

  it("draws again from a seed, and goes back to who was there before", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=first&country=us`);
    const first = await nameOn(page);
    await page.getByLabel("Seed").fill("second");
    await press(page, "Draw from this seed");
    const second = await nameOn(page);
    await press(page, "Draw again");
    expect(await nameOn(page)).toBe(second);
    await press(page, "Someone new");
    expect(await nameOn(page)).not.toBe(second);
    for (let step = 0; step < 3; step++) await page.goBack();
    await page.waitForFunction((name) => document.getElementById("person-name")?.textContent === name, first);
    expect(await page.getByLabel("Seed").inputValue()).toBe("first");
  });

  it("tells what is left, and counts down where nothing is", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "3", RATE_WINDOW_SECONDS: "2" });
    const { page } = await visit(browser, url);
    await page.getByText("1 of 3 calls left").waitFor();
    await press(page, "Someone new");
    const name = await nameOn(page);
    const button = page.getByRole("button", { name: "Someone new" });
    await button.click();
    await page.getByRole("alert").getByText("The allowance of this address is used up.").waitFor();
    await page.getByRole("timer").getByText("It renews in 2 s.").waitFor();
    expect(await button.isDisabled()).toBe(true);
    await shoot(page, "refused");
    await page.getByRole("timer").getByText("It renews in 1 s.").waitFor();
    expect(await nameOn(page)).toBe(name);
    await button.and(page.locator(":enabled")).waitFor();
    expect(await page.locator("#notice").isVisible()).toBe(false);
    advance(2_000);
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

  it("shows the service's words at the field that is at fault", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, url);
    await page.getByLabel("from").fill("50");
    await page.getByLabel("to", { exact: true }).fill("40");
    await page.getByRole("button", { name: "Someone new" }).click();
    await page.getByText("It must not be less than min_age (50).", { exact: true }).waitFor();
    expect(await page.getByLabel("to", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  });

  it("says what is wrong with a link instead of guessing", async () => {
    const { url } = await serve();
    const { page } = await open(browser, `${url}/?country=xx&gender=none&min_age=old`);
    const said = page.getByRole("alert");
    await said.getByText("The link's country is none of the eleven.").waitFor();
    expect(await said.textContent()).toContain("The link's gender must be one of random, female, male.");
    expect(await said.textContent()).toContain("The link's min_age must be a whole number.");
  });

  it("saves twenty people as CSV and as JSON", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=save&country=mx`);
    await page.getByRole("button", { name: "Draw twenty" }).click();
    const saved = async (button: string): Promise<[string, string]> => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: button, exact: true }).last().click(),
      ]);
      return [download.suggestedFilename(), readFileSync(await download.path(), "utf8")];
    };
    const [csvName, csv] = await saved("CSV");
    const [jsonName, json] = await saved("JSON");
    expect([csvName, jsonName]).toEqual(["identikit-save.csv", "identikit-save.json"]);
    const lines = csv.split("\r\n");
    expect(lines.length).toBe(22);
    expect(lines[0]).toMatch(/^address\.city,address\.country,.*,weight\.kg,weight\.lbs$/);
    // A Mexican street line has a comma, and so stands in quotes.
    expect(lines[1]).toMatch(/,"[^"]+, [^"]+",/);
    const people: unknown = JSON.parse(json);
    expect(people).toHaveLength(20);
    const first = await post(`${url}/generate`, { gender: "random", country: "mx", seed: "save" });
    expect(Array.isArray(people) && people[0]).toEqual(await first.json());
  });

  it("offers a curl line that gives this very person", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=${encodeURIComponent(`it's "quoted" $HOME \\ 名`)}&country=jp`);
    const line = await page.locator("#code-curl-panel pre").textContent();
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toEqual(await jsonOn(page));
  });

  it("is worked by keyboard alone", async () => {
    const { url } = await serve();
    const { page } = await visit(browser, `${url}/?seed=keys`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the person");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("person");
    const badge = page.getByRole("button", { name: /where the name comes from/ });
    await page.getByRole("button", { name: "Copy the name" }).focus();
    await page.keyboard.press("Tab");
    expect(await badge.getAttribute("aria-expanded")).toBe("true");
    await page.getByText("Source").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await badge.getAttribute("aria-expanded")).toBe("false");
    await page.getByRole("tab", { name: "curl", exact: true }).focus();
    for (const [key, tab] of [
      ["ArrowRight", "buf curl"],
      ["End", "TypeScript"],
      ["ArrowRight", "curl"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.getByRole("tab", { name: tab, exact: true }).getAttribute("aria-selected")).toBe("true");
    }
  });

  it("copies a field, the JSON and the link", async () => {
    const { url } = await serve();
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page } = await visit(browser, `${url}/?seed=copy`, { permissions });
    const copied = async (button: string): Promise<string> => {
      await page.getByRole("button", { name: button, exact: true }).click({ force: true });
      await page.locator(".copy.done").last().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied("Copy the name")).toBe(await nameOn(page));
    expect(await copied("Copy the number")).toMatch(/^\d{16}$/);
    expect(await copied("Copy link")).toBe(page.url());
    await page.getByRole("tab", { name: "JSON" }).click();
    expect(JSON.parse(await copied("Copy JSON"))).toEqual(await jsonOn(page));
  });

  it("puts initials where the picture cannot be had", async () => {
    const { url } = await serve();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route("**/avatar/**", (route) => route.abort());
    await page.goto(`${url}/?seed=face&country=us&gender=male`);
    await page.locator("#person .portrait.missing").waitFor();
    expect(await page.locator("#person .portrait").innerText()).toMatch(/^[A-Z]{2}$/);
    await context.close();
  });

  it("works from the page of another origin", async () => {
    const { url } = await serve();
    const { page, complaints } = await open(browser, await serveElsewhere(url));
    const answer = JSON.parse((await page.locator("output").textContent()) ?? "");
    const { name } = await answerOf(await post(`${url}/generate`, { gender: "female", seed: "elsewhere" }));
    expect(answer).toEqual({
      plain: name,
      headers: ['"default";r=99;t=60', "elsewhere"],
      connect: name,
      connectStream: 3,
      grpcWeb: name,
      grpcWebStream: 3,
    });
    expect(complaints).toEqual([]);
  });

  describe.each(["light", "dark"] as const)("in the %s", (colorScheme) => {
    it.each([
      ["wide", 1440, 900, "jp"],
      ["narrow", 360, 780, "mx"],
    ] as const)("has nothing that axe finds, %s", async (size, width, height, country) => {
      const { url } = await serve();
      const viewport = { width, height };
      const { page } = await visit(browser, `${url}/?seed=axe&country=${country}`, { colorScheme, viewport });
      await shoot(page, `${size}-${colorScheme}-first`, false);
      await page.getByRole("button", { name: "Draw twenty" }).click();
      await page.locator("tbody tr").last().waitFor();
      await page.getByRole("button", { name: /where the phone comes from/ }).click();
      await shoot(page, `${size}-${colorScheme}`);
      for (const tab of [undefined, "JSON", "TypeScript"]) {
        if (tab !== undefined) await page.getByRole("tab", { name: tab }).click();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
});
