import type { Page } from "playwright-core";

/** The name of the person shown. */
export async function nameOn(page: Page): Promise<string> {
  return (await page.locator("#person-name").textContent()) ?? "";
}

/** The person in the JSON tab, whether or not it is selected. */
export async function jsonOn(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator("#view-json-panel pre").textContent()) ?? "");
}

/** Chooses a country or a gender, and waits until the page shows the person that is drawn at once. */
export async function choose(page: Page, choice: string): Promise<void> {
  const before = await page.locator(".drawn > header").elementHandle();
  await page.getByRole("radio", { name: choice }).check({ force: true });
  await before?.waitForElementState("hidden");
}

/** Clicks a button and waits until the page shows another person. */
export async function press(page: Page, button: string): Promise<void> {
  const before = await page.locator(".drawn > header").elementHandle();
  await page.getByRole("button", { name: button, exact: true }).click();
  await before?.waitForElementState("hidden");
}
