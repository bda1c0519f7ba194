import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { answerOf, post } from "../protocol/serve.ts";
import { visitServed } from "./browser.ts";
import { parseCsv } from "./command-line/csv.ts";
import { choose, jsonOn } from "./page-person.ts";
import { CHROMIUM, needs } from "./programs.ts";

describe("what the page offers besides a person", needs(CHROMIUM), () => {
  it("draws at once when a country or a gender is chosen, with the address of a GET", async () => {
    const { page } = await visitServed();
    await choose(page, "Mexico");
    await choose(page, "Woman");
    const person = await jsonOn(page);
    expect(person).toMatchObject({ gender: "female", address: { country: "Mexico" } });
    const get = (await page.getByRole("link", { name: "GET" }).getAttribute("href")) ?? "";
    expect(new URL(get).pathname).toBe("/generate");
    expect(await (await fetch(get)).json()).toEqual(person);
  });

  it("saves the picture as SVG and PNG", async () => {
    const { page } = await visitServed(`/?seed=picture&country=us`);
    for (const [format, start] of [
      ["SVG", "<svg"],
      ["PNG", "\ufffdPNG"],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: `Save the picture as ${format}` }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
      expect(readFileSync(await download.path(), "utf8").startsWith(start)).toBe(true);
    }
  });

  it("draws a hundred people, and shows and saves the columns that are named", async () => {
    const { page } = await visitServed(`/?seed=columns`);
    await page.getByLabel("How many people").selectOption("100");
    await page.getByLabel("Columns of the table and its files").fill("email, dob");
    await page.getByRole("button", { name: "Draw people" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    const [header, ...rows] = parseCsv(readFileSync(await download.path(), "utf8").slice(1));
    const names = ["email", "dob.age", "dob.date", "dob.day", "dob.month", "dob.zodiac"];
    expect([header, rows.length]).toEqual([names, 100]);
    expect(await page.locator("#many-table thead th").allTextContents()).toEqual(names);
    expect((await page.locator("#many-table tbody tr").first().locator("td").allTextContents()).slice(1)).toEqual(
      rows[0],
    );
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "JSON", exact: true }).click(),
    ]);
    const people: unknown = JSON.parse(readFileSync(await saved.path(), "utf8"));
    const get = (await page.locator("#many-get").getAttribute("href")) ?? "";
    expect(new URL(get).search).toMatch(/^\?count=100&seed=columns&reference_date=[\d-]+&columns=email%2Cdob$/);
    expect(await (await fetch(get)).json()).toEqual(people);
    await page.getByLabel("Columns of the table and its files").fill("name, mail");
    await page.getByLabel("Columns of the table and its files").blur();
    expect(await page.locator("#many-columns-error").textContent()).toBe(
      "No column: mail. Try name, dob.date or address.",
    );
    // Pictures are loaded when their rows come into view.
    expect(await page.locator("tbody .avatar img:not([loading=lazy])").count()).toBe(0);
  });

  it("shows a record that is pasted in field by field, with the rules that it breaks", async () => {
    const { url, page } = await visitServed();
    const record = await answerOf(await post(`${url}/generate`, { country: "de", gender: "female", seed: "ada" }));
    const check = async (text: string): Promise<string> => {
      await page.getByLabel("The record as JSON").fill(text);
      await page.getByRole("button", { name: "Check record" }).click();
      await page.locator("#verify-result > *").first().waitFor();
      return (await page.locator("#verify-result > *").first().textContent()) ?? "";
    };
    const rowOf = (field: string): Locator =>
      page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: field, exact: true }) });
    expect(await check("name: Anna")).toBe("This is no JSON: paste a record as POST /generate answers with it.");
    const zodiac = record.dob.zodiac === "Leo" ? "Virgo" : "Leo";
    await check(JSON.stringify({ ...record, dob: { ...record.dob, zodiac } }));
    const row = rowOf("dob.zodiac");
    await row.waitFor();
    expect(await row.textContent()).toContain(zodiac);
    expect(await row.locator(".fails").count()).toBeGreaterThan(0);
    expect(await rowOf("address.city").textContent()).toContain("passes");
  });

  it("finds further values by parts of their names", async () => {
    const { url, page } = await visitServed();
    await page.goto(`${url}/extras.html`);
    const all = await page.locator("tbody tr:visible").count();
    await page.getByLabel("Search").fill("COMPANY phrase");
    const found = await page.locator("tbody tr:visible th").allTextContents();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all);
    for (const name of found) expect(name).toMatch(/company.*phrase/i);
  });
});
