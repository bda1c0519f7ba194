import type { Page } from "playwright-core";

/** The name of the person shown. */
export async function nameOn(page: Page): Promise<string> {
  return (await page.locator("#person-name").textContent()) ?? "";
}

/** The person in the JSON tab, whether or not it is selected. */
export async function jsonOn(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator("#view-json-panel pre").textContent()) ?? "");
}

/** Clicks a button and waits until the page shows another person. */
export async function press(page: Page, button: string): Promise<void> {
  const before = await page.locator(".drawn > header").elementHandle();
  await page.getByRole("button", { name: button, exact: true }).click();
  await before?.waitForElementState("hidden");
}
