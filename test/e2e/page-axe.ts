import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** What is checked; by default the whole page by all rules. */
interface Part {
  readonly rules?: readonly string[];
  /** A selector of CSS. */
  readonly within?: string;
}

/** The rules of axe whose outcome depends on colours. */
export const colours: Part = { rules: ["color-contrast", "link-in-text-block"] };

/**
 * Violations of axe's rules. The pages have no frames and only violations are looked at: with these options axe takes
 * 0.6 instead of 2.3 seconds.
 */
export async function violationsOn(page: Page, { rules, within }: Part = {}): Promise<AxeResults["violations"]> {
  // The contrast may be too low during a transition.
  await page.evaluate(
    "Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])))",
  );
  // Sending and compiling its 0.5 MB takes 0.1 seconds, and is needed once for each page.
  const isThere = await page.evaluate<boolean>("'axe' in window");
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules !== undefined && { runOnly: [...rules] }) });
  if (within !== undefined) axe.include(within);
  return (await axe.analyze()).violations;
}

/** Expects no violation of axe's rules. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  const violations = await violationsOn(page, part);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
