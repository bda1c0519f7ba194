import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { answerOf, post, serve } from "../protocol/serve.ts";
import { open, visit, visitServed } from "./browser.ts";
import { parseCsv } from "./command-line/csv.ts";
import { serveCrossOriginPage } from "./cross-origin-page.ts";
import { choose, jsonOn, nameOn, press } from "./page-person.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("the page", needs(CHROMIUM), () => {
  it("draws a person when it loads, with requests to its own service alone", async () => {
    const { url, bugs, page, complaints, requests, calls } = await visitServed();
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

  it("shows all twelve fields with their provenance", async () => {
    const { url, page } = await visitServed(`/?country=de&gender=female&seed=ada`);
    const person = await answerOf(await post(`${url}/generate`, { gender: "female", country: "de", seed: "ada" }));
    const text = ((await page.locator("#person").textContent()) ?? "").replaceAll(/\s+/g, " ");
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
    expect(await page.locator("#person .avatar img").getAttribute("src")).toBe(url + person.photo_url);
    const labels = await page.locator("#person .columns dt, #person .name-fields > .label").allTextContents();
    expect(labels.length).toBe(19);
    for (const label of labels) expect(label).toMatch(/(real|invented|reserved|never issued|test)/);
    expect(await page.locator("#person-name").getAttribute("lang")).toBe("de");
  });

  it("draws a Japanese woman over gRPC-Web, and streams twenty of them", async () => {
    const { page, calls, complaints } = await visitServed();
    await choose(page, "Japan");
    await choose(page, "Woman");
    await page.getByRole("radio", { name: "gRPC-Web" }).check({ force: true });
    calls.length = 0;
    await press(page, "Draw a new person");
    await page.getByRole("button", { name: "Draw people" }).click();
    await page.getByRole("button", { name: "CSV" }).and(page.locator(":enabled")).waitFor();
    expect(calls).toEqual(["application/grpc-web+proto", "application/grpc-web+proto"]);
    expect(await jsonOn(page)).toMatchObject({ gender: "female", address: { country: "Japan" } });
    expect(await page.locator("#person-name").getAttribute("lang")).toBe("ja");
    expect(await page.locator("tbody tr").count()).toBe(20);
    expect(await page.locator("tbody th span").first().textContent()).toBe(await nameOn(page));
    expect(complaints).toEqual([]);
  });

  it("shows the same person on every visit of a link", async () => {
    const { url } = await serve();
    const one = await visit(`${url}/?country=cn&min_age=30&max_age=40`);
    await press(one.page, "Draw a new person");
    const other = await visit(one.page.url());
    expect(await jsonOn(other.page)).toEqual(await jsonOn(one.page));
    expect(other.page.url()).toBe(one.page.url());
    expect(await other.page.getByRole("spinbutton", { name: "from" }).inputValue()).toBe("30");
    expect(new URL(one.page.url()).searchParams.get("reference_date")).toBe("2026-11-20");
  });

  it("draws again from a seed, and shows the earlier people on going back", async () => {
    const { page } = await visitServed(`/?seed=first&country=us`);
    const first = await nameOn(page);
    await page.getByRole("textbox", { name: "Seed" }).fill("second");
    await press(page, "Draw from this seed");
    const second = await nameOn(page);
    await press(page, "Draw again");
    expect(await nameOn(page)).toBe(second);
    await press(page, "Draw a new person");
    expect(await nameOn(page)).not.toBe(second);
    // Drawing the same person again adds no step to the history.
    for (let step = 0; step < 2; step++) await page.goBack();
    await page.getByRole("heading", { name: first, exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "Seed" }).inputValue()).toBe("first");
  });

  it("keeps the selected tab for the next person", async () => {
    const { page } = await visitServed(`/?seed=json`);
    await page.getByRole("tab", { name: "JSON" }).click();
    await press(page, "Draw a new person");
    expect(await page.locator("#view-json-panel").isVisible()).toBe(true);
    expect(await page.locator("#view-fields-panel").isVisible()).toBe(false);
  });

  it("saves twenty people as CSV and as JSON", async () => {
    const { url, page } = await visitServed(`/?seed=save&country=mx`);
    await page.getByRole("button", { name: "Draw people" }).click();
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
    // Excel takes a file without a byte order mark for one of Windows-1252.
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [header, ...rows] = parseCsv(csv.slice(1));
    expect(rows.length).toBe(20);
    expect(header?.slice(0, 2)).toEqual(["address.city", "address.country"]);
    const [name] = rows.map((row) => row[header?.indexOf("name") ?? -1]);
    expect(name).toBe(await nameOn(page));
    const people: unknown = JSON.parse(json);
    expect(people).toHaveLength(20);
    const first = await post(`${url}/generate`, { gender: "random", country: "mx", seed: "save" });
    expect(Array.isArray(people) && people[0]).toEqual(await first.json());
  });

  it("shows a curl command that answers with the person shown", async () => {
    const { page } = await visitServed(`/?seed=${encodeURIComponent(`it's "quoted" $HOME \\ 名`)}&country=jp`);
    const line = await page.locator("#code-curl-panel pre").textContent();
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toEqual(await jsonOn(page));
  });

  it("can be called from pages of other origins", async () => {
    const { url } = await serve();
    const { page, complaints } = await open(await serveCrossOriginPage(url));
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
});
