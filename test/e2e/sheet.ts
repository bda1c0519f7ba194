import type { Page } from "playwright-core";

/** The name on the sheet. */
export async function nameOn(page: Page): Promise<string> {
  return (await page.locator("#person-name").textContent()) ?? "";
}

/** The person in the JSON view, whether or not it is shown. */
export async function jsonOn(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator("#view-json-panel pre").textContent()) ?? "");
}

/** Presses a button, and waits for the person that comes of it. */
export async function press(page: Page, button: string): Promise<void> {
  const before = await page.locator(".drawn > header").elementHandle();
  await page.getByRole("button", { name: button, exact: true }).click();
  await before?.waitForElementState("hidden");
}
